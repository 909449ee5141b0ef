import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { DESKTOP, withoutFrames } from './screens.ts';
import { becomesLive, watchViolations } from './support.ts';
import { expect, test } from './test.ts';

test.use({ storageState: withoutFrames, contextOptions: { reducedMotion: 'reduce' } });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search this site' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'A word or a question' });
/** Excludes links in the page's own table of contents. */
const results = (page: Page) => page.locator('ol:not(nav ol)').getByRole('link');
const button = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });

async function openPage(page: Page, address: string) {
  await page.goto(address);
  await becomesLive(page);
}

test('opens the search with the button or a shortcut and returns focus', async ({ page }) => {
  const violations = await watchViolations(page);
  await openPage(page, '/');
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await page.getByRole('main').getByRole('link').first().focus();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();

  // Navigation removes the button that opened the dialog.
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('levrage');
  await expect(results(page).first()).toHaveText('leverage');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/glossary#leverage');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('#leverage')).toBeInViewport();
  await expect(page.locator('#leverage')).toBeFocused();
  await page.locator('#leverage').getByRole('link', { name: 'margin', exact: true }).press('Enter');
  await expect(page).toHaveURL('/glossary#margin');
  await expect(page.locator('#margin')).toBeFocused();
  await expect(page.locator('#margin')).toBeInViewport();
  expect(violations).toEqual([]);
});

test('loads the search on demand without moving its field', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, '/about');
  expect(asked.filter((file) => /search/i.test(file))).toEqual([]);
  for (const size of [DESKTOP, { width: 320, height: 480 }]) {
    await page.setViewportSize(size);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(field(page)).toBeFocused();
    const empty = await field(page).boundingBox();
    await page.keyboard.type('pip');
    await expect(results(page).first()).toBeVisible();
    const full = await field(page).boundingBox();
    expect([full?.x, full?.y], String(size.width)).toEqual([empty?.x, empty?.y]);
    const widths = await dialog(page).evaluate((element) => [element.scrollWidth, element.clientWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
    if (size !== DESKTOP) expect(await violationsOf(page, { within: 'dialog' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  expect(asked).toContain('/search.json');
});
