import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { SECOND_SITE, SITE } from './servers.ts';
import { becomesLive } from './support.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

/** Messages about scripts, pages and charts that aren't stored and so fail without a network. */
const LOST = /^Failed to load resource|ChunkLoadError|^Error thrown by|^no-response/;

test.afterEach(({ noise }) => {
  const kept = noise.messages.filter((text) => !LOST.test(text));
  noise.messages.splice(0, Infinity, ...kept);
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page for the first time, and waits until everything is stored. */
async function visitFirst(page: Page, address: string) {
  await page.goto(address);
  await expect(heading(page)).toBeVisible();
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const stored = (await caches.keys()).filter((name) => name.startsWith('upmark '));
    const counts = await Promise.all(
      stored.map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    return active?.state === 'activated' && counts.length === 2 && counts.every((count) => count > 0);
  });
}

/**
 * Serves a site at its own origin, which can be closed. Playwright's offline mode doesn't reach the service
 * workers of all versions of Chromium.
 */
async function serveCopy(site: string) {
  const { origin, pathname } = new URL(site);
  const server = createServer((asked, answer) => {
    const { method, headers, url = '' } = asked;
    const passed = request(new URL(url, origin), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    site: `http://localhost:${String((server.address() as AddressInfo).port)}${pathname.replace(/\/$/, '')}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function expectHeadings(page: Page, site: string, headings: Readonly<Record<string, string>>) {
  for (const [address, text] of Object.entries(headings)) {
    await page.goto(`${site}${address}`);
    await expect(heading(page), address).toHaveText(text);
  }
}

test('shows the course, practice, tools and visited pages without a network', async ({ page }) => {
  const { site, close } = await serveCopy(SITE);
  await visitFirst(page, `${site}/platforms`);
  const opened = await heading(page).innerText();
  close();
  await expectHeadings(page, site, {
    '/education/beginner': 'Beginner course',
    '/education/beginner/the-pip': 'Counting a move in pips',
    '/practice/charts/1': 'Chart 1',
    '/practice/account': 'Practice account',
    '/tools/margin': 'Margin and stop-out',
    '/platforms': opened,
    '/markets/forex': 'No network',
  });
  await expect(page.getByText("Part of this page didn't load")).toHaveCount(0);
  await expect(page.goto(`${site}/admin`)).rejects.toThrow('ERR_CONNECTION_REFUSED');
});

test('reads a statement into the journal without a network', async ({ page }) => {
  const { site, close } = await serveCopy(SITE);
  await visitFirst(page, `${site}/journal`);
  close();
  await page.reload();
  await becomesLive(page);
  await page
    .getByLabel('Choose a statement')
    .setInputFiles('tests/unit/domain/journal/statements/02-mt4-detailed.htm');
  await page.getByRole('button', { name: 'Save in this browser' }).click();
  await expect(page.getByText('Net result of 5 trades')).toBeVisible();
});

test('works without a network when hosted in a folder', async ({ page }) => {
  const { site, close } = await serveCopy(SECOND_SITE);
  await visitFirst(page, `${site}/`);
  close();
  await expectHeadings(page, site, { '/practice/sums': 'Sum trainer' });
});

test("shows the new build's page on the next load, while an old page stays open", async ({
  context,
  page,
}) => {
  await visitFirst(page, '/tools');
  const other = await context.newPage();
  await context.route('**/tools/margin', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<title>', '<title>New: ') });
  });
  await other.goto('/tools/margin');
  await expect(heading(other)).toHaveText('Margin and stop-out');
  const served = await other.evaluate(async () =>
    (await (await fetch('/tools/margin')).text()).includes('New: '),
  );
  expect(served).toBe(true);
  await page.getByRole('link', { name: 'Margin' }).first().click();
  await expect(heading(page)).toHaveText('Margin and stop-out');
});

test("recovers after the site's storage has been cleared", async ({ page }) => {
  const { site, close } = await serveCopy(SITE);
  await visitFirst(page, `${site}/practice`);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await (await navigator.serviceWorker.ready).unregister();
  });
  await visitFirst(page, `${site}/practice`);
  close();
  await expectHeadings(page, site, { '/practice/one-trade': 'One trade, sum by sum' });
});
