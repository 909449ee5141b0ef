import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { becomesLive, PUBLIC_ADDRESSES, SESSION, startAddingBroker, storing } from '../e2e/support.ts';
import { test } from '../e2e/test.ts';
import { allPages } from '../../src/content/lessonPages.ts';
import { seededBrokers, signalAddresses } from '../support/owner.ts';
import { lessonWithTerm } from '../support/terms.ts';
import { BEFORE, FOLDER } from './overviews.ts';

const WIDTHS = [390, 768, 1280];
const THEMES = ['dark', 'light'] as const;

/** Takes a screenshot and keeps the previous one for comparison. */
async function shoot(page: Page, name: string, isWholePage: boolean) {
  const file = path.join(FOLDER, name);
  if (existsSync(file)) {
    mkdirSync(BEFORE, { recursive: true });
    renameSync(file, path.join(BEFORE, name));
  }
  await page.screenshot({ path: file, fullPage: isWholePage });
}

/** Takes one screenshot per width and theme. @param isWholePage false for the viewport only */
async function take(page: Page, name: string, isWholePage = true, widths = WIDTHS) {
  for (const look of THEMES) {
    await page.emulateMedia({ colorScheme: look });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForTimeout(300);
      await shoot(page, `${name}-${look}-${String(width)}.png`, isWholePage);
    }
  }
}

const nameOf = (address: string) => `page${address.replaceAll('/', '_')}`;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Fixes the time, so that runs differ only by code changes.
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-24T14:20:00Z');
});

for (const address of Object.keys(PUBLIC_ADDRESSES))
  test(`captures the page at ${address}`, async ({ page }) => {
    await page.goto(address);
    await becomesLive(page);
    await page.waitForTimeout(900);
    await take(page, nameOf(address));
  });

test('captures the 404 page', async ({ page, noise }) => {
  await page.goto('/nowhere');
  await becomesLive(page);
  await take(page, 'page_not-found');
  noise.messages.length = 0;
});

test('captures the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/');
  await becomesLive(page);
  await page.locator('header summary').first().click();
  await take(page, 'state_menu', false, [390]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.locator('header nav summary').first().click();
  await take(page, 'state_menu', false, [1280]);
});

test('captures a lesson with an answered question', async ({ page }) => {
  await page.goto(lessonWithTerm.address);
  await becomesLive(page);
  const question = page
    .locator('form')
    .filter({ has: page.getByRole('radio') })
    .first();
  await question.getByRole('radio').first().check();
  await question.getByRole('button', { name: 'Check', exact: true }).click();
  await question.getByRole('status').filter({ hasText: /\w/ }).waitFor();
  await take(page, 'state_lesson-answered');
});

test('captures a submitted quiz', async ({ page }) => {
  const quiz = allPages.find(({ view, path: at }) => view === 'templates/QuizPage' && !at.includes(':'));
  await page.goto(quiz?.path ?? '/');
  await becomesLive(page);
  await page.getByRole('button', { name: 'Check my answers', exact: true }).click();
  await page.getByRole('button', { name: 'Check anyway' }).click();
  await page.getByRole('heading', { name: /^0 of/ }).waitFor();
  await take(page, 'state_quiz-result');
});

test('captures the search dialog over a page', async ({ page }) => {
  await page.goto('/markets/forex');
  await becomesLive(page);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('searchbox', { name: 'A word or a question' }).fill('stop');
  await page
    .getByRole('dialog', { name: 'Search this site' })
    .getByRole('status')
    .filter({ hasText: /results$/ })
    .waitFor();
  await take(page, 'state_search', false);
});

test('captures a comparison of brokers', async ({ page }) => {
  const three = seededBrokers.filter(({ isActive }) => isActive).slice(0, 3);
  await page.goto(
    `/ib-partners/compare?${new URLSearchParams([...three.map(({ id }) => ['broker', id]), ['end', '']]).toString()}`,
  );
  await page.getByRole('columnheader').last().waitFor();
  await take(page, 'state_comparison');
});

for (const address of signalAddresses.slice(0, 4))
  test(`captures the signal at ${address}`, async ({ page }) => {
    await page.goto(address);
    await becomesLive(page);
    await take(page, nameOf(address));
  });

test.describe('empty lists', () => {
  test.use({ storageState: storing({ ...SESSION, upm_brokers: '[]', upm_platforms: '[]' }) });

  for (const address of ['/ib-partners', '/platforms', '/admin?tab=brokers'])
    test(`captures the empty list at ${address}`, async ({ page }) => {
      await page.goto(address);
      await page.getByRole('heading', { name: /^No (?:brokers|platforms)/i }).waitFor();
      await take(page, `state_empty${address.replaceAll(/\W/g, '_')}`);
    });
});

test('captures the login page after a failed login', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
  await take(page, 'state_login-refused');
});

test.describe('the admin area', () => {
  test.use({ storageState: storing(SESSION) });

  for (const tab of ['overview', 'brokers', 'platforms', 'webinars', 'signals', 'analytics', 'system'])
    test(`captures the ${tab} tab of the dashboard`, async ({ page }) => {
      await page.goto(`/admin?tab=${tab}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(1200);
      await take(page, `admin_${tab}`);
    });

  test('captures the broker form with errors', async ({ page }) => {
    await page.goto('/admin?tab=brokers');
    await page.getByRole('table', { name: 'brokers' }).waitFor();
    const form = await startAddingBroker(page, '');
    await form.getByRole('button', { name: 'Add Broker' }).click();
    await take(page, 'state_form-with-errors', false);
  });
});
