import type { Locator, Page } from '@playwright/test';
import { decimal } from '../../src/content/format.ts';
import type { LessonContent, LessonSection } from '../../src/content/lesson.ts';
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

test('walks through an account on a phone and prints every step', async ({ page }) => {
  const { address, section } = walk;
  const { heading, steps, decimals } = section;
  const commentAt = (index: number) => steps[index]?.comment ?? '';
  await openLesson(page, address);
  const part = partOf(page, heading);
  const next = part.getByRole('button', { name: 'Next price' });
  const before = part.getByRole('button', { name: 'Price before' });
  await expect(next).toBeEnabled();
  await expect(before).toBeDisabled();
  const topIn = async () => {
    const [own, whole] = await Promise.all([next.boundingBox(), part.boundingBox()]);
    return Math.round((own?.y ?? NaN) - (whole?.y ?? NaN));
  };
  const top = await topIn();
  for (const index of steps.keys()) {
    await expect(part.getByRole('status')).toHaveText(commentAt(index));
    await expect(part.locator('[aria-current=step] th')).toHaveText(
      decimal(steps[index]?.price ?? 0, decimals),
    );
    expect(await topIn(), commentAt(index)).toBe(top);
    expect(await width(page), commentAt(index)).toBeLessThanOrEqual(PHONE.width);
    if (index < steps.length - 1) await next.click();
  }
  await expect(next).toBeDisabled();
  await before.click();
  await expect(part.getByRole('status')).toHaveText(commentAt(steps.length - 2));

  await printOn(page);
  for (const { comment } of steps)
    await expect(part.getByRole('listitem').filter({ hasText: comment })).toBeVisible();
  await expect(part.getByRole('button')).toHaveCount(0);
  expect(await cutParts(page)).toEqual([]);
});

test('replays a decision by keyboard on a phone and prints it', async ({ page }) => {
  const { address, section } = replay;
  const { heading, chart, choices, shownAtFirst, whatHappened } = section;
  const choice = choices[1] ?? choices[0];
  await openLesson(page, address);
  const part = partOf(page, heading);
  const candles = part.getByRole('img').locator('g > rect');
  const button = (name: string) => part.getByRole('button', { name });
  const { keyboard } = page;
  await expect(button('Decide')).toBeEnabled();
  await button('Decide').press('Enter');
  await expect(part.getByRole('status')).toHaveText('Decide first: the rest comes after that.');
  const option = part.getByRole('radio', { name: choice?.text ?? '', exact: true });
  await option.focus();
  await keyboard.press('Space');
  await expect(option).toBeChecked();
  await keyboard.press('Tab');
  await expect(button('Decide')).toBeFocused();
  await keyboard.press('Enter');
  await expect(part.getByRole('status')).toHaveText(choice?.comment ?? '');
  for (let shown = shownAtFirst; shown < chart.candles.length; shown += 1) {
    await expect(candles).toHaveCount(shown);
    await expect(button('Next candle')).toBeFocused();
    await keyboard.press('Enter');
  }
  await expect(part.getByRole('status')).toContainText(whatHappened);
  expect(await width(page)).toBeLessThanOrEqual(PHONE.width);
  await expect(button('Again')).toBeFocused();
  await keyboard.press('Enter');
  await expect(part.locator('legend')).toBeFocused();
  await expect(candles).toHaveCount(shownAtFirst);
  await expect(part.getByRole('radio', { checked: true })).toHaveCount(0);

  await printOn(page);
  await expect(part.getByText(whatHappened)).toBeVisible();
  for (const { comment } of choices) await expect(part.getByText(comment)).toBeVisible();
  await expect(part.getByRole('button')).toHaveCount(0);
  expect(await cutParts(page)).toEqual([]);
});
