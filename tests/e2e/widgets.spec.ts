import type { Locator, Page } from '@playwright/test';
import { chartGroups } from '../../src/content/charts.ts';
import { becomesLive, shiftsOf, storing } from './support.ts';
import { expect, test } from './test.ts';

const FRAME = 'iframe';

const ticker = (page: Page) => page.getByRole('region', { name: 'Market ticker' });
const tape = (page: Page) => ticker(page).locator(FRAME);
const charts = (page: Page) => page.locator('iframe[src*="/embed-widget/advanced-chart/"]');

async function settingsOf(frame: Locator): Promise<Record<string, unknown>> {
  const src = (await frame.getAttribute('src')) ?? '';
  return JSON.parse(decodeURIComponent(new URL(src).hash.slice(1))) as Record<string, unknown>;
}

/** Whether every widget on screen has finished loading or is waiting for a click. */
const nothingSeenIsLoading = () =>
  [...document.querySelectorAll('[role="group"]')].every((box) => {
    const { top, bottom } = box.getBoundingClientRect();
    return bottom <= 0 || top >= innerHeight || !box.textContent.includes('Loading…');
  });

/** Whether every widget on screen has loaded. */
const everythingSeenIsThere = () =>
  [...document.querySelectorAll('[role="group"]')].every((box) => {
    const { top, bottom } = box.getBoundingClientRect();
    return bottom <= 0 || top >= innerHeight || box.querySelector('button, p') === null;
  });

/** The app's idle timeout is two seconds. */
const LONGER_THAN_IDLE = 2500;

/** Scrolls through the page and calls `look` at each stop once the widgets on screen have loaded. */
async function scrollThrough<T>(page: Page, look: () => Promise<T>): Promise<T[]> {
  const found: T[] = [];
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: innerHeight * 0.7,
  }));
  for (let y = 0; y < height; y += step) {
    await page.evaluate((top) => {
      globalThis.scrollTo(0, top);
    }, y);
    await page.waitForFunction(nothingSeenIsLoading);
    found.push(await look());
  }
  return found;
}

test('keeps one ticker across navigation and lets visitors hide it', async ({ page, askedOfProvider }) => {
  await page.goto('/');
  await expect(tape(page)).toBeVisible();
  const { symbols, ...settings } = await settingsOf(tape(page));
  expect(symbols).toHaveLength(10);
  expect(settings).toMatchObject({ colorTheme: 'dark', isTransparent: true });
  await expect(tape(page)).toHaveAttribute('tabindex', '-1');
  await expect(tape(page)).toHaveAttribute('title', 'Moving prices by TradingView');
  await expect(ticker(page).getByRole('link', { name: 'TradingView' })).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await ticker(page).boundingBox())?.height).toBe(36);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  const before = await tape(page).elementHandle();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Platforms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/platforms/i);
  expect(await tape(page).evaluate((frame, old) => frame === old, before)).toBe(true);
  await expect(tape(page)).toHaveCount(1);

  await ticker(page).getByRole('button', { name: 'Hide moving prices' }).click();
  await expect(tape(page)).toHaveCount(0);
  await expect(ticker(page).getByRole('listitem').first()).toBeVisible();
  askedOfProvider.length = 0;
  await page.clock.install();
  await page.reload();
  await becomesLive(page);
  await expect(ticker(page).getByRole('button', { name: 'Show moving prices' })).toBeEnabled();
  await page.clock.runFor(LONGER_THAN_IDLE);
  expect(askedOfProvider).toEqual([]);
  await ticker(page).getByRole('button', { name: 'Show moving prices' }).click();
  await expect(tape(page)).toBeVisible();
});

test('keeps at most six charts loaded and two loading', async ({ page }) => {
  let loading = 0;
  let most = 0;
  await page.route(/embed-widget\/advanced-chart/, async (route) => {
    loading += 1;
    most = Math.max(most, loading);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await route.fallback();
    loading -= 1;
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/markets');
  await expect(tape(page)).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  const seen = new Map<string, Record<string, unknown>>();
  const stops = await scrollThrough(page, async () => {
    await page.waitForFunction(everythingSeenIsThere);
    for (const frame of await charts(page).all()) {
      const settings = await settingsOf(frame);
      seen.set(String(settings.symbol), settings);
    }
    const titles = await page
      .locator(FRAME)
      .evaluateAll((frames) => frames.map((frame) => frame.getAttribute('title')));
    return { alive: await charts(page).count(), repeated: titles.length - new Set(titles).size };
  });
  expect(Math.max(...stops.map(({ alive }) => alive))).toBeLessThanOrEqual(6);
  expect(Math.max(...stops.map(({ repeated }) => repeated)), 'frames with the title of another').toBe(0);
  expect(most).toBe(2);
  expect([...seen.keys()].toSorted()).toEqual(
    chartGroups.flatMap(({ instruments }) => instruments.map(({ symbol }) => symbol)).toSorted(),
  );
  expect(chartGroups.map(({ instruments }) => instruments.length)).toEqual([6, 5, 5]);
  for (const settings of seen.values()) expect(settings.interval).toBe('240');
  for (const { heading, instruments } of chartGroups)
    await expect(page.getByRole('region', { name: heading }).getByRole('listitem')).toHaveCount(
      instruments.length,
    );
});

test('loads a chart that was waiting just below the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/markets');
  await becomesLive(page);
  // This chart is alone in its row, so no other one comes near the viewport at the same time.
  const last = page.getByRole('group', {
    name: `${chartGroups[1]?.instruments.at(-1)?.name ?? ''} 4-hour chart`,
  });
  const bringTo = (top: number) =>
    last.evaluate((box, wanted) => {
      globalThis.scrollBy(0, box.getBoundingClientRect().top - wanted);
    }, top);
  await bringTo(1100);
  await expect(charts(page)).toHaveCount(6);
  await page.waitForFunction(everythingSeenIsThere);
  await expect(last.locator(FRAME)).toHaveCount(0);
  await bringTo(600);
  await expect(last.locator(FRAME)).toBeVisible();
  await expect(charts(page)).toHaveCount(6);
});

test.describe(() => {
  test.use({ storageState: storing({ upm_widgets_consent: 'refused' }) });

  test('sends no requests to the provider while consent is refused', async ({ page, askedOfProvider }) => {
    await page.goto('/markets');
    await becomesLive(page);
    const before = await page.evaluate(() => document.documentElement.scrollHeight);
    await scrollThrough(page, () => Promise.resolve());
    expect(askedOfProvider).toEqual([]);
    await expect(page.getByRole('button', { name: /^Load live charts/ })).toHaveCount(18);
    await page.getByRole('button', { name: 'Load live charts, beginning with Economic calendar' }).click();
    await expect(page.getByTitle('Economic calendar by TradingView')).toBeVisible();
    await expect(tape(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
    await page.reload();
    await expect(tape(page)).toBeVisible();
    await page.getByRole('button', { name: 'Turn live charts off' }).click();
    await expect(page.locator(FRAME)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Turn live charts on' })).toBeVisible();
  });
});

test('leaks no frames or listeners over many pages', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { nodes: value('Nodes'), listeners: value('JSEventListeners'), heap: value('JSHeapUsedSize') };
  };
  const visit = async (name: string) => {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  };
  const round = async () => {
    await visit('Markets');
    await visit('Platforms');
    await visit('Home');
  };
  await page.goto('/');
  await expect(tape(page)).toBeVisible();
  for (let turn = 0; turn < 2; turn += 1) await round();
  await expect(page.locator(FRAME)).toHaveCount(1);
  const before = await measure();
  for (let turn = 0; turn < 3; turn += 1) await round();
  await expect(page.locator(FRAME)).toHaveCount(1);
  // Garbage from one page is collected a few pages later, but a real leak grows every round.
  await expect(async () => {
    await round();
    const after = await measure();
    expect(after.nodes).toBeLessThan(before.nodes * 1.05);
    expect(after.listeners).toBeLessThan(before.listeners * 1.05);
    expect(after.heap - before.heap).toBeLessThan(2_000_000);
  }).toPass();
});
