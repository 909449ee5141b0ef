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

const press = async (button: Locator) => {
  await button.focus();
  await button.page().keyboard.press('Enter');
};
const click = (button: Locator) => button.click();

const HANDS = [
  ['by mouse', click],
  ['by keyboard', press],
] as const;

test.use({ storageState: withoutFrames, viewport: PHONE });

test.describe('an account from price to price', () => {
  const { address, section } = walk;
  const { heading, steps, decimals } = section;
  const told = (index: number) => steps[index]?.comment ?? '';
  const button = (page: Page, name: string) => partOf(page, heading).getByRole('button', { name });

  for (const [how, use] of HANDS)
    test(`goes to its end and back ${how}, within 390 px`, async ({ page }) => {
      await openLesson(page, address);
      const part = partOf(page, heading);
      const [next, before] = [button(page, 'Next price'), button(page, 'Price before')];
      await expect(next).toBeEnabled();
      await expect(before).toBeDisabled();
      for (const index of steps.keys()) {
        await expect(part.getByRole('status')).toHaveText(told(index));
        await expect(part.locator('[aria-current=step] th')).toHaveText(
          decimal(steps[index]?.price ?? 0, decimals),
        );
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          PHONE.width,
        );
        if (index < steps.length - 1) await use(next);
      }
      await expect(next).toBeDisabled();
      await use(before);
      await expect(part.getByRole('status')).toHaveText(told(steps.length - 2));
    });

  test('keeps the buttons where they are, whatever there is to say', async ({ page }) => {
    await openLesson(page, address);
    const next = button(page, 'Next price');
    await expect(next).toBeEnabled();
    const topIn = async () => {
      const [own, whole] = await Promise.all([next.boundingBox(), partOf(page, heading).boundingBox()]);
      return Math.round((own?.y ?? NaN) - (whole?.y ?? NaN));
    };
    const top = await topIn();
    for (const index of steps.keys()) {
      expect(await topIn(), told(index)).toBe(top);
      if (index < steps.length - 1) await next.click();
    }
  });

  test('has every step in words without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
    const page = await context.newPage();
    await page.goto(address);
    const part = partOf(page, heading);
    for (const { comment } of steps)
      await expect(part.getByRole('listitem').filter({ hasText: comment })).toBeVisible();
    await expect(part.getByRole('row')).toHaveCount(steps.length + 1);
    await expect(part.getByRole('button')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await context.close();
  });

  test('prints its table and every step, nothing cut', async ({ page }) => {
    await openLesson(page, address);
    await printOn(page);
    const part = partOf(page, heading);
    for (const { comment } of steps)
      await expect(part.getByRole('listitem').filter({ hasText: comment })).toBeVisible();
    await expect(part.getByRole('button')).toHaveCount(0);
    expect(await cutParts(page)).toEqual([]);
  });
});

test.describe('a decision before the rest is seen', () => {
  const { address, section } = replay;
  const { heading, chart, choices, shownAtFirst, whatHappened } = section;
  const choice = choices[1] ?? choices[0];
  const candles = (page: Page) => partOf(page, heading).getByRole('img').locator('g > rect');
  const button = (page: Page, name: string) => partOf(page, heading).getByRole('button', { name });

  for (const [how, use] of HANDS)
    test(`is taken, seen through and taken anew ${how}, within 390 px`, async ({ page }) => {
      await openLesson(page, address);
      const part = partOf(page, heading);
      await expect(button(page, 'Decide')).toBeEnabled();
      await use(button(page, 'Decide'));
      await expect(part.getByRole('status')).toHaveText('Decide first: the rest comes after that.');
      const option = part.getByRole('radio', { name: choice?.text ?? '', exact: true });
      if (use === press) {
        await option.focus();
        await page.keyboard.press('Space');
      } else
        await part
          .getByText(choice?.text ?? '', { exact: true })
          .first()
          .click();
      await expect(option).toBeChecked();
      await use(button(page, 'Decide'));
      await expect(part.getByRole('status')).toHaveText(choice?.comment ?? '');
      await expect(candles(page)).toHaveCount(shownAtFirst);
      for (let shown = shownAtFirst + 1; shown <= chart.candles.length; shown += 1) {
        await use(button(page, 'Next candle'));
        await expect(candles(page)).toHaveCount(shown);
      }
      await expect(part.getByRole('status')).toContainText(whatHappened);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        PHONE.width,
      );
      await use(button(page, 'Again'));
      await expect(part.locator('legend')).toBeFocused();
      await expect(candles(page)).toHaveCount(shownAtFirst);
      await expect(part.getByRole('radio', { checked: true })).toHaveCount(0);
    });

  test('leaves the focus on a button through all of it, by keyboard alone', async ({ page }) => {
    await openLesson(page, address);
    const part = partOf(page, heading);
    await expect(button(page, 'Decide')).toBeEnabled();
    await part.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(button(page, 'Decide')).toBeFocused();
    await page.keyboard.press('Enter');
    for (let left = chart.candles.length - shownAtFirst; left > 0; left -= 1) {
      await expect(button(page, 'Next candle')).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(button(page, 'Again')).toBeFocused();
  });

  test('says what happened without scripts, behind a disclosure', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
    const page = await context.newPage();
    await page.goto(address);
    const part = partOf(page, heading);
    await expect(part.getByText(whatHappened)).toBeHidden();
    await part.locator('summary').click();
    await expect(part.getByText(whatHappened)).toBeVisible();
    for (const { comment } of choices) await expect(part.getByText(comment)).toBeVisible();
    await expect(part.locator('button:not(:disabled)')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await context.close();
  });

  test('prints what happened, nothing cut', async ({ page }) => {
    await openLesson(page, address);
    await printOn(page);
    const part = partOf(page, heading);
    await expect(part.getByText(whatHappened)).toBeVisible();
    for (const { comment } of choices) await expect(part.getByText(comment)).toBeVisible();
    await expect(part.getByRole('button')).toHaveCount(0);
    expect(await cutParts(page)).toEqual([]);
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
