import path from 'node:path';
import type { Page } from '@playwright/test';
import { becomesLive, PUBLIC_ADDRESSES, SESSION, startAddingBroker, storing } from '../e2e/support.ts';
import { test } from '../e2e/test.ts';
import { FOLDER } from './writeIndex.ts';

const WIDTHS = [390, 768, 1280];

/** One picture for each width. The state has been reached; a picture of the whole page, or of what the screen shows. */
async function take(page: Page, name: string, isWholePage = true) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(300);
    await page.screenshot({ path: path.join(FOLDER, `${name}-${String(width)}.png`), fullPage: isWholePage });
  }
}

const nameOf = (address: string) => `page${address.replaceAll('/', '_')}`;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of Object.keys(PUBLIC_ADDRESSES))
  test(`page ${address}`, async ({ page }) => {
    await page.goto(address);
    await becomesLive(page);
    await page.waitForTimeout(900);
    await take(page, nameOf(address));
  });

test('page not found', async ({ page, noise }) => {
  await page.goto('/nowhere');
  await becomesLive(page);
  await take(page, 'page_not-found');
  noise.messages.length = 0;
});

test('the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/');
  await becomesLive(page);
  await page.locator('header summary').first().click();
  await page.screenshot({ path: path.join(FOLDER, 'state_menu-390.png') });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.locator('header nav summary').first().click();
  await page.screenshot({ path: path.join(FOLDER, 'state_menu-1280.png') });
});

test.describe('empty lists', () => {
  test.use({ storageState: storing({ ...SESSION, upm_brokers: '[]', upm_platforms: '[]' }) });

  for (const address of ['/ib-partners', '/platforms', '/admin?tab=brokers'])
    test(`empty ${address}`, async ({ page }) => {
      await page.goto(address);
      await page.getByRole('heading', { name: /^No (?:brokers|platforms)/i }).waitFor();
      await take(page, `state_empty${address.replaceAll(/\W/g, '_')}`);
    });
});

test.describe('without the chart provider', () => {
  test.use({ provider: 'blocked', contextOptions: { reducedMotion: 'no-preference' } });

  test('blocked charts', async ({ page, noise }) => {
    await page.goto('/markets');
    await becomesLive(page);
    await page.getByRole('region', { name: 'Major forex pairs' }).scrollIntoViewIfNeeded();
    await page
      .getByRole('button', { name: /^Try again to load/ })
      .first()
      .waitFor();
    await take(page, 'state_charts-blocked', false);
    noise.messages.length = 0;
  });
});

test.describe('charts that wait for consent', () => {
  test.use({ storageState: storing({ upm_widgets_consent: 'refused' }) });

  test('consent', async ({ page }) => {
    await page.goto('/markets');
    await becomesLive(page);
    await page.getByRole('region', { name: 'Major forex pairs' }).scrollIntoViewIfNeeded();
    await take(page, 'state_charts-consent', false);
  });
});

test('the login', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
  await take(page, 'state_login-refused');
});

test.describe('the admin area', () => {
  test.use({ storageState: storing(SESSION) });

  for (const tab of ['overview', 'brokers', 'platforms', 'analytics', 'system'])
    test(`tab ${tab}`, async ({ page }) => {
      await page.goto(`/admin?tab=${tab}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(1200);
      await take(page, `admin_${tab}`);
    });

  test('the form', async ({ page }) => {
    await page.goto('/admin?tab=brokers');
    await page.getByRole('table', { name: 'brokers' }).waitFor();
    const form = await startAddingBroker(page, '');
    await form.getByRole('button', { name: 'Add Broker' }).click();
    await take(page, 'state_form-with-errors', false);
  });

  test('/admin-test', async ({ page }) => {
    await page.goto('/admin-test');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await take(page, 'page_admin-test');
  });
});
