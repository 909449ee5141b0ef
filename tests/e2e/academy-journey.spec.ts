import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { allPages } from '../../src/content/lessonPages.ts';
import { numberedLessons } from '../../src/content/lessonPlace.ts';
import type { LessonContent, QuizContent } from '../../src/content/lesson.ts';
import {
  beforeQuiz,
  beginner,
  first,
  isMarked,
  isOpen,
  KEY,
  markButton,
  marksOf,
  open,
  quiz,
  wayOn,
} from './course.ts';
import { withoutFrames } from './screens.ts';
import { SITE } from './servers.ts';
import { storedText, watchViolations } from './support.ts';
import { expect, test } from './test.ts';

async function wordsAt<Words>(address: string): Promise<Words> {
  const info = allPages.find(({ path }) => path === address);
  const module = (await import(`../../src/content/pages/${info?.content ?? ''}.ts`)) as { page: Words };
  return module.page;
}

const question = (await wordsAt<LessonContent>(first.to)).checks.find(({ kind }) => kind === 'singleChoice');
if (question?.kind !== 'singleChoice') throw new Error('The first lesson has no question with one answer.');
const right = question.options.find(({ isCorrect }) => isCorrect);
const wrong = question.options.find(({ isCorrect }) => !isCorrect);
const quizQuestions = (await wordsAt<QuizContent>(quiz.to)).questions.length;

const counted = numberedLessons(beginner.modules).map(({ id }) => id);
const countOf = (words: string) =>
  `${String(beforeQuiz.filter(({ id }) => counted.includes(id)).length)} of ${String(counted.length)} ${words}`;

async function focusOn(target: Locator) {
  await expect(target).toBeEnabled();
  await target.focus();
  await expect(target).toBeFocused();
}

async function press(target: Locator) {
  await focusOn(target);
  await target.page().keyboard.press('Enter');
}

async function pick(option: Locator) {
  await focusOn(option);
  await option.page().keyboard.press('Space');
  await expect(option).toBeChecked();
}

async function learns(page: Page) {
  await open(page, '/');
  await press(page.getByRole('link', { name: /^Before you start/ }).first());
  await expect(page).toHaveURL(first.to);
  const check = page.locator('form').filter({ hasText: question?.prompt ?? '' });
  await pick(check.getByRole('radio', { name: wrong?.text ?? '', exact: true }));
  await press(check.getByRole('button', { name: 'Check' }));
  await expect(check.getByRole('status').first()).toContainText(`Not yet. ${wrong?.feedback ?? ''}`);
  await pick(check.getByRole('radio', { name: right?.text ?? '', exact: true }));
  await press(check.getByRole('button', { name: 'Check' }));
  await expect(check.getByRole('status').first()).toContainText('Correct.');
  await press(page.locator('summary', { hasText: 'Your note on this lesson' }));
  await focusOn(page.getByRole('textbox', { name: 'Your note on this lesson' }));
  await page.keyboard.type('<b>ask</b> is higher');
  await expect.poll(() => storedText(page, KEY)).toContain('is higher');
}

/**
 * Closes the browser and returns its storage, with every lesson before the quiz done except the first and
 * last.
 */
async function leave(context: BrowserContext) {
  const state = await context.storageState();
  await context.close();
  for (const item of state.origins.flatMap(({ localStorage }) => localStorage))
    if (item.name === KEY)
      item.value = JSON.stringify({
        ...(JSON.parse(item.value) as object),
        marks: marksOf(beforeQuiz.slice(1, -1)),
      });
  return state;
}

async function marksAsDone(page: Page) {
  await isOpen(page);
  await press(markButton(page));
  await isMarked(page);
}

async function returnsAndFinishesTheModule(page: Page) {
  await open(page, '/');
  await expect(wayOn(page)).toHaveText(`Continue: ${first.label}`);
  await press(wayOn(page));
  await expect(page.getByText('last answer correct')).toBeVisible();
  await marksAsDone(page);
  await open(page, beginner.to);
  await expect(wayOn(page)).toHaveText(`Continue: ${beforeQuiz.at(-1)?.label ?? ''}`);
  await press(wayOn(page));
  await marksAsDone(page);
  await press(page.getByRole('navigation', { name: 'Lessons in order' }).locator('[rel=next]'));
  await expect(page).toHaveURL(quiz.to);
  await press(page.getByRole('button', { name: 'Check my answers', exact: true }));
  await press(page.getByRole('button', { name: 'Check anyway' }));
  await expect(page.getByRole('heading', { name: `0 of ${String(quizQuestions)}` })).toBeFocused();
  await expect(page.getByText(/^Best so far: /)).toBeVisible();
}

async function exportsTo(page: Page, file: string) {
  await open(page, '/education/progress');
  await expect(page.getByText(countOf('lessons done.'))).toBeVisible();
  const saving = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Export everything' }));
  await (await saving).saveAs(file);
}

async function importsFrom(page: Page, file: string) {
  await open(page, '/education/progress');
  const choosing = page.waitForEvent('filechooser');
  await press(page.getByLabel('Import a file'));
  await (await choosing).setFiles(file);
  const added = `Progress: adds ${String(beforeQuiz.length)} lessons, 1 answer, 1 quiz result and 1 note, removes nothing.`;
  await expect(page.getByText(added)).toBeVisible();
  await press(page.getByRole('button', { name: 'Import it', exact: true }));
  await expect(page.getByText(countOf('lessons done.'))).toBeVisible();
}

async function printsTheRecord(page: Page) {
  const printed = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        globalThis.print = () => {
          resolve(true);
        };
      }),
  );
  const course = beginner.label.toLowerCase();
  await press(page.getByRole('link', { name: `Record of completion for the ${course}` }));
  await expect(page).toHaveURL('/education/record?course=beginner');
  const sheet = page.getByRole('region', { name: 'The sheet' });
  await expect(sheet).toContainText(countOf('lessons'));
  await focusOn(page.getByRole('textbox', { name: /^Your name/ }));
  await page.keyboard.type('Ada');
  await expect(sheet).toContainText('Ada');
  await press(page.getByRole('button', { name: 'Print this sheet' }));
  expect(await printed).toBe(true);
}

async function nextVisit(browser: Browser, storageState: Awaited<ReturnType<typeof leave>>) {
  const context = await browser.newContext({ baseURL: SITE, storageState, acceptDownloads: true });
  const page = await context.newPage();
  return { context, page, violations: await watchViolations(page) };
}

test.use({ storageState: withoutFrames });

test('takes a keyboard user from the first lesson to the completion record', async ({
  browser,
  page,
  context,
}) => {
  const file = test.info().outputPath('progress.json');
  const violations = await watchViolations(page);
  await test.step('answers a question and keeps a note', () => learns(page));

  const later = await nextVisit(browser, await leave(context));
  await test.step('continues on the next visit and finishes a module', () =>
    returnsAndFinishesTheModule(later.page));
  await test.step('exports the progress', () => exportsTo(later.page, file));
  const exported = await storedText(later.page, KEY);
  await later.context.close();

  const fresh = await nextVisit(browser, withoutFrames);
  await test.step('imports the progress in another browser', () => importsFrom(fresh.page, file));
  expect(await storedText(fresh.page, KEY)).toBe(exported);
  await test.step('prints the record', () => printsTheRecord(fresh.page));
  await fresh.context.close();
  expect([...violations, ...later.violations, ...fresh.violations]).toEqual([]);
});
