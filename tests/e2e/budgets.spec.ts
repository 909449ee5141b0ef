import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { builtPages, overBudget } from '../../scripts/budgets.mjs';
import { ALIASES, becomesLive, cardHeadings, facesAreDrawn, SAMPLE_BROKERS, shiftsOf } from './support.ts';
import { chartAddresses, publicAddresses, signalAddresses, unlistedAddresses } from '../support/owner.ts';
import { DESKTOP, PHONE } from './screens.ts';
import { expect, test } from './test.ts';

/** Brotli, in kB. */
const SEARCH_FILE_LIMIT = 60;
const ACCOUNT = '/practice/account';
const DASHBOARD = /Add Broker|PBKDF2/;
/** Marks the code of the dashboard, and of the practice account's market, which only the account's page loads. */
const NOT_AT_FIRST = new RegExp(`${DASHBOARD.source}|upmark-market`);

test('keeps public pages within budget and free of dashboard and market code', () => {
  const pages = builtPages();
  expect(pages.map(({ address }) => address).toSorted()).toEqual(
    [
      ...publicAddresses,
      ...unlistedAddresses,
      ...Object.keys(ALIASES),
      ...signalAddresses,
      ...chartAddresses,
    ].toSorted(),
  );
  expect(overBudget(pages)).toEqual([]);
  expect(pages[0]?.sizeOf('search.json')).toBeLessThanOrEqual(SEARCH_FILE_LIMIT);
  const [account, others] = [true, false].map(
    (isAccount) =>
      new Set(pages.flatMap(({ address, scripts }) => ((address === ACCOUNT) === isAccount ? scripts : []))),
  );
  expect(others?.size).toBeGreaterThan(50);
  const sourceOf = (script: string) => readFileSync(`dist${script}`, 'utf8');
  for (const script of others ?? []) expect(sourceOf(script), script).not.toMatch(NOT_AT_FIRST);
  for (const script of account ?? []) expect(sourceOf(script), script).not.toMatch(DASHBOARD);
});

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(location.origin) && name.endsWith('.js')),
  );

/**
 * Limit for scripts loaded after those in the HTML and before any interaction (islands, ticker): Brotli, in
 * kB.
 */
const LATER_LIMIT = 68;

test('loads few additional scripts before any interaction', async ({ page }) => {
  const sizeOf = builtPages()[0]?.sizeOf ?? (() => NaN);
  for (const address of ['/', '/education/beginner', '/services/signals']) {
    const html = await (await page.request.get(address)).text();
    const named = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, script]) => script);
    await page.goto(address);
    await expect(page.locator('main :is(input, select, fieldset, button):disabled')).toHaveCount(0);
    // The ticker loads when the browser is idle, after the islands.
    await expect(page.getByTitle('Moving prices by TradingView')).toBeVisible();
    const asked = (await scriptsOf(page)).map((script) => new URL(script).pathname);
    expect(
      named.filter((script) => !asked.includes(script ?? '')),
      address,
    ).toEqual([]);
    const later = asked.filter((script) => !named.includes(script));
    expect(
      later.reduce((total, script) => total + sizeOf(script), 0),
      address,
    ).toBeLessThan(LATER_LIMIT);
    for (const script of asked)
      expect(await (await page.request.get(script)).text(), script).not.toMatch(NOT_AT_FIRST);
  }
});

test('avoids layout shift when resources and lists arrive late', async ({ page }) => {
  await page.route(/\.(?:woff2|js)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.fallback();
  });
  for (const [size, address] of [
    [PHONE, '/'],
    [PHONE, '/ib-partners'],
    [PHONE, '/practice/charts/1'],
    [DESKTOP, '/practice/charts/1'],
    [DESKTOP, '/ib-partners/method'],
    [DESKTOP, '/markets/forex'],
    [DESKTOP, '/services/signals'],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto(address);
    await becomesLive(page);
    if (address === '/practice/charts/1') await expect(page.getByText('Buy at')).toBeVisible();
    if (address === '/ib-partners') await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);
    await facesAreDrawn(page);
    expect(await shiftsOf(page), address).toEqual([]);
  }
});

test('avoids layout shift while the HTML is arriving', async ({ page }) => {
  // Requests for scripts and fonts never finish, so they don't share the throttled connection.
  await page.route(/\.(?:woff2|js)$/, () => undefined);
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: 40_000,
    uploadThroughput: 40_000,
  });
  for (const [size, address] of [
    [PHONE, '/'],
    [DESKTOP, '/services/signals'],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    expect.soft(await shiftsOf(page), address).toEqual([]);
  }
});
