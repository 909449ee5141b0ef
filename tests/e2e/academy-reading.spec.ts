import type { Locator, Page } from '@playwright/test';
import type { LessonContent, Question, QuizContent } from '../../src/content/lesson.ts';
import { choicesOf } from '../../src/content/questionChoices.ts';
import { cutParts, openLesson, pagesOf, printOn, type Learnt } from './learnt.ts';
import { PHONE, withoutFrames } from './screens.ts';
import { becomesLive } from './support.ts';
import { expect, test } from './test.ts';

const lessons = await pagesOf<LessonContent>('LessonPage');
const [lesson] = lessons;
const [quiz] = await pagesOf<QuizContent>('QuizPage');
if (!lesson || !quiz) throw new Error('There is no lesson, or no quiz.');

const partOf = (page: Page, { prompt }: Question) => page.locator('form').filter({ hasText: prompt });
const checkButton = (part: Locator) => part.getByRole('button', { name: 'Check', exact: true });

const questionsOf = ({ words }: Learnt<LessonContent | QuizContent>): readonly Question[] =>
  'checks' in words ? words.checks : [...words.questions, ...words.review];

test.use({ storageState: withoutFrames });

test('prints the answers of a quiz on sheets of their own', async ({ page }) => {
  await page.goto(quiz.address);
  await becomesLive(page);
  await printOn(page);
  const last = page.locator('fieldset').last();
  const answers = page.getByText('Answers and reasons');
  const [lastBox, answersBox] = [await last.boundingBox(), await answers.boundingBox()];
  expect(answersBox?.y).toBeGreaterThan((lastBox?.y ?? 0) + (lastBox?.height ?? 0));
  for (const { explanation } of questionsOf(quiz))
    expect((await page.getByText(explanation).boundingBox())?.y).toBeGreaterThan(answersBox?.y ?? 0);
  await expect(page.locator('details').filter({ has: answers })).toHaveCSS('break-before', 'page');
  // Chromium lays what follows a grid over cards that it has moved to the next sheet.
  const grids = await last.evaluate((question) => {
    const around = (element: Element | null | undefined): Element[] =>
      element ? [element, ...around(element.parentElement)] : [];
    return around(question.closest('li'))
      .filter((element) => getComputedStyle(element).display === 'grid')
      .map((element) => element.className);
  });
  expect(grids).toEqual([]);
});

test('prints lessons and quizzes whole, without buttons', async ({ page }) => {
  await printOn(page);
  for (const one of [lesson, quiz]) {
    await page.goto(one.address);
    await becomesLive(page);
    for (const { explanation } of questionsOf(one))
      await expect(page.getByText(explanation).first()).toBeVisible();
    if ('checks' in one.words) {
      const { solution, mistakes } = one.words.exercise;
      for (const { why } of mistakes) await expect(page.getByText(why).first()).toBeVisible();
      const first = typeof solution === 'string' ? solution : (solution[0]?.value ?? '');
      await expect(page.getByRole('main').getByText(first, { exact: true }).last()).toBeVisible();
    }
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(await cutParts(page)).toEqual([]);
  }
});

const kindsIn = ({ words }: Learnt<LessonContent>) => new Set(words.checks.map(({ kind }) => kind));

/** One question of each kind, on as few lessons as can be: those that ask in the most ways come first. */
const oneOfEachKind = new Map<Question['kind'], { readonly address: string; readonly question: Question }>();
for (const { address, words } of lessons.toSorted((one, other) => kindsIn(other).size - kindsIn(one).size))
  for (const question of words.checks)
    if (!oneOfEachKind.has(question.kind)) oneOfEachKind.set(question.kind, { address, question });

async function answerRightly(part: Locator, question: Question) {
  if (question.kind === 'numeric') {
    await part.getByRole('textbox').tap();
    await part.getByRole('textbox').fill(question.answerText);
    return;
  }
  if (question.kind === 'ordering') {
    const steps = part.locator('fieldset li');
    for (const [target, { text }] of question.steps.entries())
      while (!(await steps.nth(target).innerText()).startsWith(text))
        await part.getByRole('button', { name: `Move up: ${text}`, exact: true }).tap();
    return;
  }
  const role = question.kind === 'multipleChoice' ? 'checkbox' : 'radio';
  for (const { text, isCorrect } of choicesOf(question))
    if (isCorrect)
      await part.getByRole(role, { name: text, exact: true }).locator('xpath=ancestor::label').tap();
}

test.describe(() => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('answers questions of every kind by touch', async ({ page }) => {
    const heights = (target: Locator) =>
      target.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
    for (const { address, question } of oneOfEachKind.values()) {
      if (!page.url().endsWith(address)) await openLesson(page, address);
      const part = partOf(page, question);
      await answerRightly(part, question);
      await checkButton(part).tap();
      await expect(part.getByRole('status').last()).toContainText('Correct.');
      await expect(checkButton(part)).toBeFocused();
      for (const height of await heights(part.locator('label'))) expect(height).toBeGreaterThanOrEqual(44);
      for (const height of await heights(part.locator('button'))) expect(height).toBeGreaterThanOrEqual(24);
      await part.getByRole('button', { name: 'Again', exact: true }).tap();
      await expect(part.locator('legend')).toBeFocused();
    }
  });
});

const withWayBack = lessons.find(({ words }) => words.exercise.mistakes.some((one) => one.lesson));

test('returns to the same place of a lesson with the same picks', async ({ page }) => {
  if (!withWayBack) throw new Error('No exercise refers to another lesson.');
  const { address, words } = withWayBack;
  const choice = words.checks.find(({ kind }) => kind === 'singleChoice');
  if (!choice) throw new Error(`${address} has no question with one answer.`);
  await page.setViewportSize(PHONE);
  await openLesson(page, address);
  const heading = page.getByRole('heading', { level: 1 });
  const option = page.getByRole('group', { name: choice.prompt }).getByRole('radio').nth(1);
  await option.check();

  const steps = await page.evaluate(() => history.length);
  await page.getByRole('navigation', { name: 'Lessons in order' }).locator('[rel=next]').click();
  await expect(heading).not.toHaveText(words.heading);
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  await page.goBack();
  await expect(heading).toHaveText(words.heading);
  await expect(option).toBeChecked();

  const disclosure = page
    .locator('main article details')
    .filter({ has: page.locator('a[href*="/education/"]') })
    .first();
  await disclosure.locator('summary').click();
  const way = disclosure.locator('a[href*="/education/"]').first();
  await way.scrollIntoViewIfNeeded();
  const place = async () => Math.round((await way.boundingBox())?.y ?? NaN);
  const before = await place();
  await way.click();
  await expect(heading).not.toHaveText(words.heading);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(heading).toHaveText(words.heading);
  await expect(option).toBeChecked();
  await expect(way).toBeInViewport();
  await expect.poll(place).toBe(before);
});
