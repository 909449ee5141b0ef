import { expect, test } from './test.ts';

test('home', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForTimeout(500);
});
