import type { Locator, Page } from '@playwright/test';
import { decimal } from '../../src/content/format.ts';
import type { LessonContent, LessonSection, QuizContent } from '../../src/content/lesson.ts';
import { cutParts, openLesson, pagesOf, printOn } from './learnt.ts';
import { PHONE, withoutFrames } from './screens.ts';
import { expect, test } from './test.ts';

type Kind = 'accountWalk' | 'replay';
type SectionOf<K extends Kind> = Extract<LessonSection, { readonly kind: K }>;

const lessons = await pagesOf<LessonContent>('LessonPage');

/** The first section of a kind, and the lesson that it is in. */
function first<K extends Kind>(kind: K) {
  for (const { address, words } of lessons)
    for (const section of words.sections)
      if (section.kind === kind) return { address, section: section as SectionOf<K> };
  throw new Error(`No lesson has a section of the kind ${kind}.`);
}

const walk = first('accountWalk');
const replay = first('replay');

const partOf = (page: Page, heading: string): Locator =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });

/** How wide the page is, which a phone should not have to move from side to side. */
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test.use({ storageState: withoutFrames, viewport: PHONE });

test.describe('an account from price to price', () => {
  const { address, section } = walk;
  const { heading, steps, decimals } = section;
  const told = (index: number) => steps[index]?.comment ?? '';
  const button = (page: Page, name: string) => partOf(page, heading).getByRole('button', { name });

  test('goes to its end and back within 390 px, its buttons stay where they are, and all of it is printed', async ({
    page,
  }) => {
    await openLesson(page, address);
    const part = partOf(page, heading);
    const [next, before] = [button(page, 'Next price'), button(page, 'Price before')];
    await expect(next).toBeEnabled();
    await expect(before).toBeDisabled();
    const topIn = async () => {
      const [own, whole] = await Promise.all([next.boundingBox(), part.boundingBox()]);
      return Math.round((own?.y ?? NaN) - (whole?.y ?? NaN));
    };
    const top = await topIn();
    for (const index of steps.keys()) {
      await expect(part.getByRole('status')).toHaveText(told(index));
      await expect(part.locator('[aria-current=step] th')).toHaveText(
        decimal(steps[index]?.price ?? 0, decimals),
      );
      expect(await topIn(), told(index)).toBe(top);
      expect(await width(page), told(index)).toBeLessThanOrEqual(PHONE.width);
      if (index < steps.length - 1) await next.click();
    }
    await expect(next).toBeDisabled();
    await before.click();
    await expect(part.getByRole('status')).toHaveText(told(steps.length - 2));

    await printOn(page);
    for (const { comment } of steps)
      await expect(part.getByRole('listitem').filter({ hasText: comment })).toBeVisible();
    await expect(part.getByRole('button')).toHaveCount(0);
    expect(await cutParts(page)).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('has every step in words', async ({ page }) => {
      await page.goto(address);
      const part = partOf(page, heading);
      for (const { comment } of steps)
        await expect(part.getByRole('listitem').filter({ hasText: comment })).toBeVisible();
      await expect(part.getByRole('row')).toHaveCount(steps.length + 1);
      await expect(part.getByRole('button')).toHaveCount(0);
      expect(await width(page)).toBeLessThanOrEqual(PHONE.width);
    });
  });
});

test.describe('a decision before the rest is seen', () => {
  const { address, section } = replay;
  const { heading, chart, choices, shownAtFirst, whatHappened } = section;
  const choice = choices[1] ?? choices[0];
  const candles = (page: Page) => partOf(page, heading).getByRole('img').locator('g > rect');
  const button = (page: Page, name: string) => partOf(page, heading).getByRole('button', { name });

  test('is taken, seen through and taken anew by keyboard alone, within 390 px, and printed', async ({
    page,
  }) => {
    await openLesson(page, address);
    const part = partOf(page, heading);
    const { keyboard } = page;
    await expect(button(page, 'Decide')).toBeEnabled();
    await button(page, 'Decide').press('Enter');
    await expect(part.getByRole('status')).toHaveText('Decide first: the rest comes after that.');
    const option = part.getByRole('radio', { name: choice?.text ?? '', exact: true });
    await option.focus();
    await keyboard.press('Space');
    await expect(option).toBeChecked();
    await keyboard.press('Tab');
    await expect(button(page, 'Decide')).toBeFocused();
    await keyboard.press('Enter');
    await expect(part.getByRole('status')).toHaveText(choice?.comment ?? '');
    for (let shown = shownAtFirst; shown < chart.candles.length; shown += 1) {
      await expect(candles(page)).toHaveCount(shown);
      await expect(button(page, 'Next candle')).toBeFocused();
      await keyboard.press('Enter');
    }
    await expect(part.getByRole('status')).toContainText(whatHappened);
    expect(await width(page)).toBeLessThanOrEqual(PHONE.width);
    await expect(button(page, 'Again')).toBeFocused();
    await keyboard.press('Enter');
    await expect(part.locator('legend')).toBeFocused();
    await expect(candles(page)).toHaveCount(shownAtFirst);
    await expect(part.getByRole('radio', { checked: true })).toHaveCount(0);

    await printOn(page);
    await expect(part.getByText(whatHappened)).toBeVisible();
    for (const { comment } of choices) await expect(part.getByText(comment)).toBeVisible();
    await expect(part.getByRole('button')).toHaveCount(0);
    expect(await cutParts(page)).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('says what happened behind a disclosure', async ({ page }) => {
      await page.goto(address);
      const part = partOf(page, heading);
      await expect(part.getByText(whatHappened)).toBeHidden();
      await part.locator('summary').click();
      await expect(part.getByText(whatHappened)).toBeVisible();
      await expect(part.locator('button:not(:disabled)')).toHaveCount(0);
      expect(await width(page)).toBeLessThanOrEqual(PHONE.width);
    });
  });
});

test('a question about points of a chart has its letters in the drawing, large enough on a phone', async ({
  page,
}) => {
  const quizzes = await pagesOf<QuizContent>('QuizPage');
  const found = quizzes
    .flatMap(({ address, words }) => words.questions.map((question) => ({ address, question })))
    .find(({ question }) => question.kind === 'chartPoint');
  if (found?.question.kind !== 'chartPoint') throw new Error('No quiz asks for a point of a chart.');
  await page.goto(found.address);
  const chart = page.getByRole('img', { name: /./ }).and(page.locator('main figure svg')).first();
  for (const index of found.question.points.keys()) {
    const letter = chart.locator('text').filter({ hasText: String.fromCodePoint(65 + index), visible: true });
    await expect(letter).toHaveCount(1);
    expect((await letter.boundingBox())?.height).toBeGreaterThan(11);
  }
});
