import { violationsOf } from './axe.ts';
import { expectAllShown } from './layout.ts';
import { becomesLive } from './support.ts';
import { expect, test } from './test.ts';

const PHONE = { width: 390, height: 844 };

test('shows the sample figures after one tap on a phone, and saves them after two', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/journal');
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await expect(page.getByText('Net result of 48 trades')).toBeInViewport();
  const keep = page.getByRole('button', { name: 'Save in this browser' });
  await expect(keep).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await expectAllShown(page, 'the preview');
  await keep.click();
  await expect(page.getByText('Net result of 48 trades')).toBeInViewport();
  await page.locator('summary').filter({ hasText: 'GBPUSD' }).first().click();
  await expect(page.getByLabel('Remark')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await expectAllShown(page, 'the journal');
  await page.reload();
  await expect(page.getByText('Net result of 48 trades')).toBeVisible();
});

test('contacts no other host while reading a statement', async ({ page, askedOfProvider }) => {
  await page.goto('/journal');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await page.getByRole('button', { name: 'Save in this browser' }).click();
  await expect(page.getByText('Net result of 48 trades')).toBeVisible();
  expect(askedOfProvider).toEqual([]);
});

test("asks on a phone which columns of the visitor's own table to read", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/journal');
  await becomesLive(page);
  const text = 'When,Pair,Side,Result\n2026-03-02,EURUSD,Long,12.50\n';
  await page
    .getByLabel('Choose a statement')
    .setInputFiles({ name: 'own.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page.getByRole('heading', { name: 'own.csv' })).toBeInViewport();
  await page.getByText('More columns').click();
  expect(await violationsOf(page)).toEqual([]);
  await expectAllShown(page, 'the columns');
  await page.getByRole('button', { name: 'Read the table' }).click();
  await expect(page.getByLabel('Closed', { exact: true })).toBeFocused();
});
