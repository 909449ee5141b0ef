import { shownBrokers } from '../support/owner.ts';
import { cardHeadings, storedBroker, storing } from './support.ts';
import { expect, test } from './test.ts';

const [, SECOND = ''] = shownBrokers;

const many = Array.from({ length: 60 }, (_, index) =>
  storedBroker(String(index + 1), {
    name: `Broker ${String(index + 1).padStart(2, '0')}`,
    tradingPlatforms: index % 2 === 0 ? ['MT5'] : ['cTrader'],
  }),
);

test.describe('a long list', () => {
  test.use({ storageState: storing({ upm_brokers: JSON.stringify(many) }) });

  test('B12: Back undoes a press and Forward repeats it, and the way back leads to the same place', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/ib-partners');
    await expect(cardHeadings(page)).toHaveCount(24);
    const platform = page.getByRole('checkbox', { name: /^MT5/ });
    await platform.check();
    await expect(page.getByRole('button', { name: 'Show 6 more of 30' })).toBeVisible();
    await page.goBack();
    await expect(platform).not.toBeChecked();
    await page.goForward();
    await expect(platform).toBeChecked();

    await page.getByRole('button', { name: 'Show 6 more of 30' }).click();
    await expect(cardHeadings(page)).toHaveCount(30);
    await cardHeadings(page).last().scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(2000);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await page.goBack();
    await expect(cardHeadings(page)).toHaveCount(30);
    // Clicking the link at the foot of the page scrolled there first.
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(left);
  });
});

test.describe('B20: the tools of the list', () => {
  const TOOLS = /\/assets\/BrokerBrowser-.*\.js$/;

  test('that do not come leave all brokers, say so, and can be asked for again', async ({ page, noise }) => {
    await page.route(TOOLS, (route) => route.abort());
    await page.goto('/ib-partners?platform=mt5');
    await expect(page.getByText('The filters could not be loaded. All brokers are shown.')).toBeVisible();
    await expect(cardHeadings(page)).toHaveText([...shownBrokers]);
    expect(noise.messages.splice(0)).not.toEqual([]);
    await page.unroute(TOOLS);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('searchbox', { name: 'Search brokers' })).toBeVisible();
  });

  test('that come late never let an unfiltered list be seen', async ({ page }) => {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(TOOLS, async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen = new Set<number>();
      Object.assign(globalThis, { seen });
      new MutationObserver(() => seen.add(document.querySelectorAll('main article').length)).observe(
        document,
        {
          subtree: true,
          childList: true,
        },
      );
    });
    const asked = page.waitForRequest(TOOLS);
    await page.goto(`/ib-partners?q=${encodeURIComponent(SECOND)}`);
    await asked;
    await expect.poll(() => page.evaluate(() => localStorage.getItem('upm_brokers'))).not.toBeNull();
    await expect(page.getByText('Loading brokers...')).toBeVisible();
    letGo();
    await expect(cardHeadings(page)).toHaveText([SECOND]);
    const counts = await page.evaluate(() => [...(globalThis as unknown as { seen: Set<number> }).seen]);
    expect(counts.filter((count) => count > 1)).toEqual([]);
  });
});

test.describe('B20: a browser that blocks storage', () => {
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
  });

  test('shows what the address asks for of the built list', async ({ page, noise }) => {
    await page.goto(`/ib-partners?q=${encodeURIComponent(SECOND)}`);
    await expect(cardHeadings(page)).toHaveText([SECOND]);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(cardHeadings(page)).toHaveText([...shownBrokers]);
    expect(noise.messages.splice(0)).toEqual(['localStorage is not available']);
  });
});
