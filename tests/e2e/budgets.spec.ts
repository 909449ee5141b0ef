import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { builtPages, overBudget } from '../../scripts/budgets.mjs';
import {
  ALIASES,
  becomesLive,
  cardHeadings,
  facesAreDrawn,
  knowsOfNoWebinar,
  SAMPLE_BROKERS,
  SAMPLE_PLATFORMS,
  shiftsOf,
} from './support.ts';
import { publicAddresses, signalAddresses, unlistedAddresses } from '../support/owner.ts';
import { SITE } from './servers.ts';
import { expect, test } from './test.ts';

test.describe('of every public page', () => {
  const pages = () => builtPages();

  test('L46: bytes and requests are within their budgets', () => {
    expect(
      pages()
        .map(({ address }) => address)
        .toSorted(),
    ).toEqual(
      [...publicAddresses, ...unlistedAddresses, ...Object.keys(ALIASES), ...signalAddresses].toSorted(),
    );
    expect(overBudget(pages())).toEqual([]);
  });

  test('no script that the HTML names is of the admin area', () => {
    const named = new Set(pages().flatMap(({ scripts }) => scripts));
    expect(named.size).toBeGreaterThan(50);
    for (const script of named)
      expect(readFileSync(`dist${script}`, 'utf8'), script).not.toMatch(/Add Broker|PBKDF2/);
  });

  test('a page of words is few enough files for the six connections that HTTP/1.1 has, beside those of the home page', () => {
    const scriptsAt = (address: string) => pages().find((page) => page.address === address)?.scripts ?? [];
    const here = scriptsAt('/');
    for (const address of [
      '/services/signals',
      '/services/education',
      '/services/webinar',
      '/markets/forex',
      '/about',
    ]) {
      const further = scriptsAt(address).filter((script) => !here.includes(script));
      expect(further, address).not.toEqual([]);
      expect(further.length, address).toBeLessThanOrEqual(6);
    }
  });
});

/** The addresses of all scripts of the site's own that a page has asked for. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(location.origin) && name.endsWith('.js')),
  );

const hasPricesMoving = (page: Page) => expect(page.getByTitle('Moving prices by TradingView')).toBeVisible();

/** What the code of moving prices may weigh beside what the HTML names, Brotli in kB. */
const AT_REST_LIMIT = 2;

/**
 * The code of sections that behave or are drawn, which comes after the page, and what it may weigh: with the record of
 * signals, and with the times of the webinars, which every page asks for.
 */
const ISLANDS =
  /^\/assets\/(?:NewestSection|BoardSection|newestInBrowser|WebinarsSection|NextWebinarSection|SizeInPips|watchInBrowser|SessionClock|EmbeddedCalculator|BrokerBrowser|TradeChartFigure|MarkedChartFigure|SessionsFigure|FigureView|CourseStart|LessonsDone)-/;
const ISLANDS_LIMIT = 26;
/** The home page shows each service at work; what that takes comes behind its first paint, and nothing waits for it. */
const ISLANDS_LIMIT_HOME = 40;

/** The scripts that islands among these are made of: their own, and what those import. */
function islandsAmong(scripts: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (script: string) => {
    if (found.has(script)) return;
    found.add(script);
    const code = readFileSync(`dist${script}`, 'utf8');
    for (const [, name = ''] of code.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      visit(`/assets/${name}`);
  };
  for (const script of scripts) if (ISLANDS.test(script)) visit(script);
  return scripts.filter((script) => found.has(script));
}

test('a page asks for the scripts its HTML names, then for its islands and moving prices, and for nothing of the admin area', async ({
  page,
}) => {
  const sizeOf = builtPages()[0]?.sizeOf ?? (() => NaN);
  for (const address of ['/', '/education/beginner', '/markets']) {
    const html = await (await page.request.get(address)).text();
    const named = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, script]) => script);
    await page.goto(address);
    await hasPricesMoving(page);
    const asked = (await scriptsOf(page)).map((script) => new URL(script).pathname);
    const later = asked.filter((script) => !named.includes(script));
    const weightOf = (scripts: readonly string[]) => scripts.reduce((sum, script) => sum + sizeOf(script), 0);
    const islands = islandsAmong(later);
    expect(weightOf(islands), address).toBeLessThan(address === '/' ? ISLANDS_LIMIT_HOME : ISLANDS_LIMIT);
    const atRest = later.filter((script) => !islands.includes(script));
    expect(
      named.filter((script) => !asked.includes(script ?? '')),
      address,
    ).toEqual([]);
    // The code of the strip, that of the provider's frames, which the markets page names itself, and the choice of
    // the look.
    expect(atRest.length, address).toBeLessThanOrEqual(3);
    expect(weightOf(atRest), address).toBeLessThan(AT_REST_LIMIT);
    for (const script of asked)
      expect(await (await page.request.get(script)).text(), script).not.toMatch(/Add Broker|PBKDF2/);
  }
});

/** The addresses of the scripts that the HTML of a page names: what a step to the page waits for. */
async function namedBy(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address)).text();
  return [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, script = '']) => SITE + script);
}

test('the code of a page comes when the pointer rests on its link, once, and no other', async ({ page }) => {
  await page.goto('/');
  await hasPricesMoving(page);
  // What loads by itself comes in no fixed order.
  await page.waitForLoadState('networkidle');
  const before = await scriptsOf(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'IB Partners' });
  await link.hover();
  const wanted = (await namedBy(page, '/ib-partners')).filter((script) => !before.includes(script));
  expect(wanted).not.toEqual([]);
  const fetched = async () => {
    const scripts = (await scriptsOf(page)).filter((script) => !before.includes(script));
    const unnamed = scripts
      .filter((script) => !wanted.includes(script))
      .map((script) => new URL(script).pathname);
    const islands = islandsAmong(unnamed);
    return scripts.filter((script) => !islands.includes(new URL(script).pathname)).toSorted();
  };
  await expect.poll(fetched).toEqual(wanted.toSorted());
  await link.click();
  await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);
  expect(await fetched()).toEqual(wanted.toSorted());
});

test('what comes apart stays as it was built until its code is there, whatever else becomes known', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-01-01T12:00:00Z'));
  await page.addInitScript(() => {
    // The provider's frames have no storage.
    if (window.self !== window.top) return;
    // The session of a customer is read from storage, and every part of a page may ask for it.
    localStorage.setItem('token', 'customer-token');
    const counted = { fewest: Infinity };
    Object.assign(globalThis, { counted });
    document.addEventListener('DOMContentLoaded', () => {
      const main = document.querySelector('main');
      if (!main) return;
      const count = () => {
        counted.fewest = Math.min(counted.fewest, main.querySelectorAll(':not(noscript *)').length);
      };
      count();
      new MutationObserver(count).observe(main, { subtree: true, childList: true });
    });
  });
  let letCome: () => void = () => undefined;
  let come = Promise.resolve();
  let html = '';
  await page.route(
    ({ pathname }) => ISLANDS.test(pathname) && !pathname.includes('InBrowser-') && !html.includes(pathname),
    async (route) => {
      await come;
      await route.fallback();
    },
  );
  for (const address of ['/', '/services/signals']) {
    come = new Promise((resolve) => {
      letCome = resolve;
    });
    html = await (await page.request.get(address)).text();
    const lists = page.waitForResponse('/catalogue.json');
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await becomesLive(page);
    await lists;
    letCome();
    await knowsOfNoWebinar(page);
    const built = await page.evaluate(
      (text) =>
        new DOMParser().parseFromString(text, 'text/html').querySelectorAll('main :not(noscript *)').length,
      html,
    );
    const fewest = await page.evaluate(
      () => (globalThis as unknown as { counted: { fewest: number } }).counted.fewest,
    );
    expect(fewest, address).toBe(built);
  }
});

/** Pages whose words, parts and lists come in different ways, shared out between the two widths. */
const LATE = [
  { width: 390, addresses: ['/', '/markets/forex', '/ib-partners'] },
  { width: 1280, addresses: ['/', '/education/beginner', '/platforms'] },
];

for (const { width, addresses } of LATE)
  test(`nothing moves while fonts, scripts and lists come late, ${String(width)} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route(/\.(?:woff2|js)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.fallback();
    });
    for (const address of addresses) {
      await page.goto(address);
      await becomesLive(page);
      if (address === '/platforms') await expect(cardHeadings(page)).toHaveText(SAMPLE_PLATFORMS);
      if (address === '/ib-partners') await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);
      await facesAreDrawn(page);
      expect(await shiftsOf(page), address).toEqual([]);
    }
  });

for (const { width, addresses } of [
  { width: 390, addresses: ['/', '/education/beginner/margin'] },
  { width: 1280, addresses: ['/services/signals'] },
])
  test(`nothing moves at ${String(width)} px while a page is still being read`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    // They are not waited for, and the line is left to the page.
    await page.route(/\.(?:woff2|js)$/, () => undefined);
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput: 40_000,
      uploadThroughput: 40_000,
    });
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      expect.soft(await shiftsOf(page), address).toEqual([]);
    }
  });
