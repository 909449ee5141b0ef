import path from 'node:path';
import type { Page } from '@playwright/test';
import { becomesLive, SESSION, storing } from '../e2e/support.ts';
import { test } from '../e2e/test.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../docs/pictures');

/** Takes a screenshot of the viewport, small enough to commit. */
const take = (page: Page, name: string) =>
  page.screenshot({ path: path.join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 80 });

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

test('captures the home page', async ({ page }) => {
  await page.goto('/');
  await becomesLive(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(900);
  await take(page, 'home');
});

test.describe('the admin area', () => {
  test.use({ storageState: storing(SESSION) });

  test('captures the dashboard', async ({ page }) => {
    await page.goto('/admin?tab=brokers');
    await page.getByRole('table', { name: 'brokers' }).waitFor();
    await take(page, 'dashboard');
  });
});
