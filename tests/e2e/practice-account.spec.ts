import type { Page } from '@playwright/test';
import { structuralViolationsOf } from './axe.ts';
import { expectAllShown, NARROW } from './layout.ts';
import { expect, test } from './test.ts';

test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

async function startAccount(page: Page) {
  await page.goto('/practice/account');
  await page.getByText('Options', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Seed (optional)' }).fill('K7M2Q9');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page.getByRole('slider', { name: 'Candle' })).toBeVisible();
}

test('opens a trade, moves its stop and closes the trade by keyboard while offline', async ({
  page,
  context,
}) => {
  await startAccount(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Buy/ }).press('Enter');
  await page.getByRole('textbox', { name: 'Stop loss (optional)' }).fill('40 pips');
  await page.getByRole('textbox', { name: 'Take profit (optional)' }).fill('80 pips');
  await page.getByRole('button', { name: /^Size for 1%/ }).press('Enter');
  expect(await structuralViolationsOf(page)).toEqual([]);
  await expectAllShown(page, 'the ticket');
  await page.getByRole('button', { name: 'Buy 0.25 EUR/USD at 1.08696' }).press('Enter');
  const stop = page.getByRole('slider', { name: 'Stop 1' });
  await expect(stop).toHaveAttribute('aria-valuetext', '1.08296');
  await stop.press('ArrowUp');
  await stop.press('Enter');
  await expect(page.getByText('1.08306').first()).toBeVisible();
  expect(await structuralViolationsOf(page)).toEqual([]);
  await expectAllShown(page, 'an open trade');
  await page.getByRole('button', { name: 'Change or close trade 1' }).press('Enter');
  await page.getByRole('button', { name: /^Close 0.25 at/ }).press('Enter');
  await expect(page.getByText('There are no open trades or pending orders.')).toBeVisible();
});

test('keeps the Next candle and order buttons visible on a phone', async ({ page }) => {
  await startAccount(page);
  await page.getByRole('slider', { name: 'Candle' }).scrollIntoViewIfNeeded();
  for (const name of ['Next candle', /^Buy/, /^Sell/])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
});

test('keeps a second tab read-only until the first tab closes', async ({ page, context }) => {
  await startAccount(page);
  const second = await context.newPage();
  await second.goto('/practice/account');
  await expect(second.getByText("You're trading in another tab.")).toBeVisible();
  await expect(second.getByRole('button', { name: 'Next candle' })).toBeDisabled();
  await page.getByRole('button', { name: /^Sell/ }).click();
  await page.getByRole('textbox', { name: 'Size in lots' }).fill('0.1');
  await page.getByRole('button', { name: /^Sell 0.10/ }).click();
  await expect(second.getByRole('heading', { name: 'EUR/USD 1: sold 0.10' })).toBeVisible();
  await page.close();
  await second.getByRole('button', { name: 'Next candle' }).click();
  await expect(second.getByText('Week 1, Monday 17:59', { exact: true })).toBeVisible();
});

test('prints the account with its tables but without its controls', async ({ page }) => {
  await startAccount(page);
  await page.getByRole('button', { name: /^Buy/ }).click();
  await page.getByRole('textbox', { name: 'Size in lots' }).fill('0.1');
  await page.getByRole('button', { name: /^Buy 0.10/ }).click();
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  const rows = main.getByRole('row').filter({ visible: true });
  await expect(rows).toHaveCount(23);
  await expect(rows.last()).toHaveText('EUR/USD 1bought 0.101.08696open');
  await expect(main.getByText('Bought 0.10 EUR/USD at 1.08696 (trade 1).').last()).toBeVisible();
  await expect(main.locator('button, input, select').filter({ visible: true })).toHaveCount(0);
});
