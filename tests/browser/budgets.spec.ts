import type { Page } from '@playwright/test';
import { builtPages, measure, summary } from '../../scripts/budgets.mjs';
import { ALIASES, becomesLive, cardHeadings, PUBLIC_ADDRESSES, SAMPLE_BROKERS } from './support.ts';
import { expect, test } from './test.ts';

test('every public page is within its budgets of bytes and requests', () => {
  const pages = builtPages();
  expect(pages.map(({ address }) => address).toSorted()).toEqual(
    [...Object.keys(PUBLIC_ADDRESSES), ...Object.keys(ALIASES)].toSorted(),
  );
  const results = measure(pages);
  console.table(summary(results));
  const over = results.filter(({ figure, limit }) => figure > limit);
  expect(over, 'over budget').toEqual([]);
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

test('a page asks for the scripts its HTML names, at rest for those of moving prices, and for nothing of the admin area', async ({
  page,
}) => {
  const sizeOf = builtPages()[0]?.sizeOf ?? (() => NaN);
  for (const address of ['/', '/education/beginner', '/services', '/contact', '/ib-partners', '/markets']) {
    const html = await (await page.request.get(address)).text();
    const named = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, script]) => script);
    await page.goto(address);
    await hasPricesMoving(page);
    const asked = (await scriptsOf(page)).map((script) => new URL(script).pathname);
    const atRest = asked.filter((script) => !named.includes(script));
    expect(
      named.filter((script) => !asked.includes(script ?? '')),
      address,
    ).toEqual([]);
    expect(
      atRest.filter((script) => !/^\/assets\/(?:Tape|Embed)-/.test(script)),
      address,
    ).toEqual([]);
    expect(atRest, address).toHaveLength(address === '/markets' ? 1 : 2);
    expect(
      atRest.reduce((sum, script) => sum + sizeOf(script), 0),
      address,
    ).toBeLessThan(AT_REST_LIMIT);
    for (const script of asked)
      expect(await (await page.request.get(script)).text(), script).not.toMatch(/Add Broker|PBKDF2/);
  }
});

test('the code of a page comes when the pointer rests on its link, once, and no other', async ({ page }) => {
  await page.goto('/');
  await hasPricesMoving(page);
  const before = await scriptsOf(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'IB Partners' });
  await link.hover();
  await expect.poll(() => scriptsOf(page)).toContainEqual(expect.stringContaining('IbPartnersPage'));
  const fetched = (await scriptsOf(page)).filter((script) => !before.includes(script));
  expect(fetched.filter((script) => /(?:Dashboard|Login|Markets|words)/.test(script))).toEqual([]);
  await link.click();
  await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);
  expect(await scriptsOf(page)).toEqual([...before, ...fetched]);
});

test('a page of words is few enough files for the six connections that HTTP/1.1 has', async ({ page }) => {
  for (const name of ['Free Trading Signals', 'Trading Education', 'Webinar Training']) {
    await page.goto('/');
    await hasPricesMoving(page);
    const before = await scriptsOf(page);
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect((await scriptsOf(page)).length - before.length, name).toBeLessThanOrEqual(6);
  }
});

interface Shift {
  readonly value: number;
  readonly moved: string[];
}

/** Everything that moved on the shown page without anybody's doing. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            (
              list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[]
            ).map(({ value, sources }) => ({
              value,
              moved: sources.map(({ node }) => node?.className ?? ''),
            })),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // An observer with nothing to tell is never called.
        setTimeout(() => {
          resolve([]);
        }, 100);
      }),
  );

for (const width of [390, 1280])
  test(`nothing moves while fonts, scripts and lists come late, ${String(width)} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route(/\.(?:woff2|js)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.fallback();
    });
    for (const address of [
      '/',
      '/markets/forex',
      '/education/beginner',
      '/platforms',
      '/ib-partners',
      '/contact',
    ]) {
      await page.goto(address);
      await becomesLive(page);
      if (address === '/platforms') await expect(cardHeadings(page)).toHaveCount(3);
      if (address === '/ib-partners') await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);
      await page.evaluate(() => document.fonts.ready);
      expect(await shiftsOf(page), address).toEqual([]);
    }
  });
