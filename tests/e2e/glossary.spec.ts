import type { Page } from '@playwright/test';
import { glossaryEntries } from '../../src/content/glossary/glossaryEntries.ts';
import { lessonWithTerm } from '../support/terms.ts';
import { violationsOf } from './axe.ts';
import { openLesson } from './learnt.ts';
import { withoutFrames } from './screens.ts';
import { watchViolations } from './support.ts';
import { expect, test } from './test.ts';

const { address: LESSON, term: TERM } = lessonWithTerm;
const definition = glossaryEntries.find(({ name }) => name === TERM);
const HOME_OF_TERM = `/glossary#${definition?.anchor ?? ''}`;

test.use({ storageState: withoutFrames, contextOptions: { reducedMotion: 'reduce' } });

const marked = (page: Page) => page.locator('article').locator(`a[href="${HOME_OF_TERM}"]`).first();
const panel = (page: Page) => page.getByRole('dialog', { name: TERM, exact: true });

test('loads a definition on demand and returns focus', async ({ page }) => {
  const violations = await watchViolations(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/TermPanel|glossary|search/i.test(pathname)) asked.push(pathname);
  });
  await openLesson(page, LESSON);
  expect(asked).toEqual([]);
  await marked(page).click();
  await expect(panel(page)).toContainText(definition?.text ?? 'nothing');
  expect(asked).not.toEqual([]);
  await expect(panel(page)).toBeFocused();
  expect(await violationsOf(page, { within: '[popover]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(marked(page)).toBeFocused();
  await marked(page).click();
  await expect(panel(page)).toBeVisible();
  await marked(page).click();
  await expect(panel(page)).toHaveCount(0);

  await marked(page).press('Enter');
  await expect(panel(page)).toBeFocused();
  await panel(page).getByRole('link', { name: 'More in the glossary' }).click();
  await expect(page).toHaveURL(HOME_OF_TERM);
  await expect(page.locator(`[id="${definition?.anchor ?? ''}"]`)).toBeInViewport();
  expect(violations).toEqual([]);
});

test('shows a definition in the margin, or without covering its term on phones', async ({ page }) => {
  await openLesson(page, LESSON);
  for (const [width, height] of [
    [360, 640],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await marked(page).evaluate((element) => {
      element.scrollIntoView({ block: 'end' });
    });
    await marked(page).click();
    await expect(panel(page)).toBeVisible();
    const [box, word] = [await panel(page).boundingBox(), await marked(page).boundingBox()];
    if (!box || !word) throw new Error('The definition or its word is nowhere.');
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const text = await marked(page).evaluate(
      (element) => element.closest('p, li')?.getBoundingClientRect().right,
    );
    if (width === 1280) expect(box.x).toBeGreaterThan(text ?? Infinity);
    else expect(word.y < box.y + box.height && box.y < word.y + word.height).toBe(false);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
  }
});
