import type { Page } from '@playwright/test';
import type { LessonContent, LessonSection, Question, QuizContent } from '../../src/content/lesson.ts';
import { cutParts, pagesOf, printOn, type Learnt } from './learnt.ts';
import { withoutFrames } from './screens.ts';
import { becomesLive } from './support.ts';
import { expect, test } from './test.ts';

const lessons = await pagesOf<LessonContent>('LessonPage');
const [lesson] = lessons;
const [quiz] = await pagesOf<QuizContent>('QuizPage');
if (!lesson || !quiz) throw new Error('There is no lesson, or no quiz.');

const questionsOf = ({ words }: Learnt<LessonContent | QuizContent>): readonly Question[] =>
  'checks' in words ? words.checks : [...words.questions, ...words.review];

/** Sentences that a section reveals step by step on screen, but prints all at once. */
function stepsOf(section: LessonSection): readonly string[] {
  if (section.kind === 'accountWalk') return section.steps.map(({ comment }) => comment);
  if (section.kind === 'replay')
    return [section.whatHappened, ...section.choices.map(({ comment }) => comment)];
  return [];
}

const withSteps = (['accountWalk', 'replay'] as const).flatMap((kind) =>
  lessons.filter(({ words }) => words.sections.some((section) => section.kind === kind)).slice(0, 1),
);

test.use({ storageState: withoutFrames });

/** Expects a quiz's answers on a separate page. */
async function expectAnswersApart(page: Page, printed: Learnt<QuizContent>) {
  const last = page.locator('fieldset').last();
  const answers = page.getByText('Answers and explanations');
  const [lastBox, answersBox] = [await last.boundingBox(), await answers.boundingBox()];
  expect(answersBox?.y).toBeGreaterThan((lastBox?.y ?? 0) + (lastBox?.height ?? 0));
  for (const { explanation } of questionsOf(printed))
    expect((await page.getByText(explanation).boundingBox())?.y).toBeGreaterThan(answersBox?.y ?? 0);
  await expect(page.locator('details').filter({ has: answers })).toHaveCSS('break-before', 'page');
  // If Chromium moves cards of a grid to the next page, it prints what follows the grid on top of them.
  const grids = await last.evaluate((question) => {
    const around = (element: Element | null | undefined): Element[] =>
      element ? [element, ...around(element.parentElement)] : [];
    return around(question.closest('li'))
      .filter((element) => getComputedStyle(element).display === 'grid')
      .map((element) => element.className);
  });
  expect(grids).toEqual([]);
}

/** Expects a lesson or a quiz in full, without buttons. */
async function expectAllPrinted(page: Page, one: Learnt<LessonContent | QuizContent>) {
  for (const { explanation } of questionsOf(one))
    await expect(page.getByText(explanation).first()).toBeVisible();
  for (const step of 'sections' in one.words ? one.words.sections.flatMap(stepsOf) : [])
    await expect(page.getByText(step).filter({ visible: true }), step).not.toHaveCount(0);
  if ('checks' in one.words) {
    const { solution, mistakes } = one.words.exercise;
    for (const { why } of mistakes) await expect(page.getByText(why).first()).toBeVisible();
    const first = typeof solution === 'string' ? solution : (solution[0]?.value ?? '');
    await expect(page.getByRole('main').getByText(first, { exact: true }).last()).toBeVisible();
  }
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await cutParts(page)).toEqual([]);
}

async function open(page: Page, { address }: Learnt<unknown>) {
  await page.goto(address);
  await becomesLive(page);
}

test('lists the lessons next to the text on wide screens, and prints pages in full', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, lesson);
  const list = await page.getByRole('list', { name: 'Lessons in this module' }).boundingBox();
  const text = await page.getByRole('article').boundingBox();
  expect(text?.x).toBeGreaterThanOrEqual((list?.x ?? Infinity) + (list?.width ?? 0));

  await printOn(page);
  await expectAllPrinted(page, lesson);
  for (const one of withSteps) {
    await open(page, one);
    await expectAllPrinted(page, one);
  }
  await open(page, quiz);
  await expectAllPrinted(page, quiz);
  await expectAnswersApart(page, quiz);
});
