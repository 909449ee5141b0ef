import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { answerNext, becomesLive, rowOf, SESSION, startAddingBroker, storing } from './support.ts';
import { expect, test } from './test.ts';

const FAILED = "This page couldn't be shown";

const scriptsOf = (file: string): string[] =>
  [...readFileSync(`dist/${file}`, 'utf8').matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(
    ([, script = '']) => script,
  );

/** Scripts that /contact needs but the home page doesn't. */
function scriptsOfContact(): string[] {
  const shared = scriptsOf('index.html');
  return scriptsOf('contact/index.html').filter((script) => !shared.includes(script));
}

const openContact = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'contact form' }).click();

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

test("reloads once when a deploy has removed a page's scripts", async ({ page, noise }) => {
  const scripts = scriptsOfContact();
  expect(scripts.length).toBeGreaterThan(0);
  await page.goto('/');
  await becomesLive(page);
  const loads = countLoads(page);
  // Some hosts answer a missing script with an HTML page and status 200.
  await page.route(
    (url) => scripts.includes(url.pathname),
    (route) =>
      loads() === 0 ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }) : route.fallback(),
  );
  await openContact(page);
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  expect(loads()).toBe(1);
  noise.messages.length = 0;
});

test('shows an error page when one reload does not help', async ({ page, noise }) => {
  const scripts = scriptsOfContact();
  await page.goto('/');
  await becomesLive(page);
  const loads = countLoads(page);
  await page.route(
    (url) => scripts.includes(url.pathname),
    (route) => route.fulfill({ status: 404, body: 'gone' }),
  );
  await openContact(page);
  // After its one reload, the page stays static and says so.
  await expect(page.getByText("Part of this page didn't load")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Load the page again' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /contact/i })).toBeVisible();
  expect(loads()).toBe(1);
  // On a hydrated page, the same failure now shows the error page.
  await page.goto('/');
  await becomesLive(page);
  expect(loads()).toBe(2);
  await openContact(page);
  // Errors are held back for up to 15 seconds in case the browser is leaving the page.
  await expect(page.getByRole('heading', { name: FAILED })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Try again', exact: true })).toBeVisible();
  expect(loads()).toBe(2);
  await page.getByRole('link', { name: 'Home page' }).click();
  await expect(page).toHaveURL('/');
  noise.messages.length = 0;
});

test('shows visited pages while offline, and others once online again', async ({ page, context, noise }) => {
  await page.goto('/');
  await becomesLive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /services/i })).toBeVisible();
  const loads = countLoads(page);
  await context.setOffline(true);
  const refuse = (route: Route) => route.abort('internetdisconnected');
  await context.route('**/*', refuse);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await openContact(page);
  await expect(page.getByRole('heading', { level: 1, name: FAILED })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /services/i })).toBeVisible();
  await openContact(page);
  await expect(page.getByRole('heading', { level: 1, name: FAILED })).toBeVisible();
  expect(loads()).toBe(0);
  // The page retries once the connection is back.
  await context.unroute('**/*', refuse);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /contact/i })).toBeVisible();
  noise.messages.length = 0;
});

test.describe(() => {
  test.use({ storageState: storing(SESSION) });

  test('never reloads over unsaved input when a script is missing', async ({ page, noise }) => {
    await page.goto('/admin-test');
    await page.getByRole('link', { name: /admin/i }).click();
    await page.getByRole('link', { name: 'IB Partners' }).click();
    // After a reload the dashboard doesn't have the code of the page two steps back.
    await page.reload();
    await expect(page.getByRole('table', { name: 'brokers' })).toBeVisible();
    const form = await startAddingBroker(page, 'Typed and not saved');
    const loads = countLoads(page);
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
    const question = answerNext(page, false);
    await page.evaluate(() => {
      history.go(-2);
    });
    expect(await question).toBe('Discard your unsaved changes?');
    await expect(form.getByLabel('Name *')).toHaveValue('Typed and not saved');
    expect(loads()).toBe(0);
    await expect(rowOf(page, 'Typed and not saved')).toHaveCount(0);
    noise.messages.length = 0;
  });
});
