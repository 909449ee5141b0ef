import type { Page } from '@playwright/test';
import { becomesLive } from './support.ts';
import { expect, test } from './test.ts';

const SIZE = '/tools/position-size';

const results = (page: Page) => page.getByRole('region', { name: 'Result' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Opens a page and waits for its calculators, whose fields are disabled until hydration. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await becomesLive(page);
  await expect(page.locator('main :is(input, select, fieldset):disabled')).toHaveCount(0);
}

test('calculates by keyboard, and shows the result in a new tab and in print', async ({ page, context }) => {
  await open(page, SIZE);
  await field(page, 'Account size').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('20000');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Risk on this trade')).toBeFocused();
  await field(page, 'Stop loss').fill('1.082');
  await expect(results(page)).toContainText('1.00 lots');
  await expect(page).toHaveURL(/\?account=20000&.*&stop=1\.082&end=$/);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(results(other)).toContainText('1.00 lots');
  await expect(field(other, 'Account size')).toHaveValue('20000');
  await other.emulateMedia({ media: 'print' });
  await expect(results(other)).toBeVisible();
  await expect(field(other, 'Account size')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'What you check yourself' })).toBeHidden();
  await expect(other.getByRole('button', { name: 'Print' })).toBeHidden();

  await page.getByRole('button', { name: 'Start again' }).press('Enter');
  await expect(field(page, 'Account size')).toHaveValue('10000');
  await expect(page).toHaveURL(SIZE);
});

test('keeps the result in view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, SIZE);
  await field(page, 'Account size').scrollIntoViewIfNeeded();
  const bar = page.locator('p[aria-hidden="true"]', { hasText: '0.25 lots' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText('If the stop is reached: −100.00 USD');
  await field(page, 'Account size').fill('abc');
  await expect(bar).toHaveCount(0);
});
