import type { Locator, Page } from '@playwright/test';
import { someFacts } from '../support/records.ts';
import { violationsOf } from './axe.ts';
import { DESKTOP, PHONE } from './screens.ts';
import { storedBroker, storing } from './support.ts';
import { expect, test } from './test.ts';

const NAMES = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm'] as const;
const IDS = ['a', 'b', 'c', 'd', 'e'] as const;

/** Five brokers with names as long as those of firms are, that differ in their headquarters and in nothing else. */
const stored = NAMES.map((name, index) =>
  storedBroker(IDS[index] ?? '', {
    ...someFacts,
    name: `${name} International Example Brokers`,
    headquarters: `${name}ville`,
  }),
);

test.use({ storageState: storing({ upm_brokers: JSON.stringify(stored) }) });

/** What has the focus: its name, and whether the tray lies over a part of it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const tray = document.querySelector('section[aria-label="Comparison"]');
    if (!element || !tray) return { name: '', isCovered: false, isWithin: true };
    const [own, over] = [element.getBoundingClientRect(), tray.getBoundingClientRect()];
    return {
      name: element.getAttribute('aria-label') ?? element.textContent,
      isCovered: !tray.contains(element) && over.height > 0 && own.bottom > over.top && own.top < over.bottom,
      isWithin: own.left >= 0 && own.right <= innerWidth,
    };
  });

const leftEdges = (cells: Locator) =>
  cells.evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().left)));

/** By how much the page is wider than the window, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('B21: at 320 pixels, four brokers are picked and compared by keyboard alone, and the tray covers no focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/ib-partners');
  await page.getByRole('searchbox', { name: 'Search brokers' }).focus();
  let picked = 0;
  for (let stops = 0; stops < 100; stops += 1) {
    await page.keyboard.press('Tab');
    const { name, ...place } = await focused(page);
    expect(place, name).toEqual({ isCovered: false, isWithin: true });
    if (name === 'Compare 4 brokers') break;
    if (!/^Compare .+ Brokers$/.test(name)) continue;
    await page.keyboard.press('Space');
    picked += 1;
    if (picked <= 4) {
      await expect(page.getByRole('checkbox', { name })).toBeChecked();
      await expect(page.getByRole('region', { name: 'Comparison' }).getByRole('button')).toHaveCount(picked);
    } else {
      await expect(page.getByText('Four at most. Take one away first.')).toBeVisible();
      await expect(page.getByRole('checkbox', { name })).not.toBeChecked();
    }
    await expect(page.getByRole('checkbox', { name })).toBeFocused();
    expect(await focused(page)).toMatchObject({ name, isCovered: false });
  }
  expect(picked).toBe(5);
  expect(await overflow(page)).toBe(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  expect(await overflow(page)).toBe(0);
  const region = page.getByRole('region', { name: 'Comparison' });
  await region.focus();
  await page.keyboard.press('ArrowRight');
  if (await region.evaluate((element) => element.scrollWidth > element.clientWidth))
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('B22: four brokers stand in the order of the address, each figure below the broker it is of, on a phone and a desktop', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const names = NAMES.slice(0, 4).toReversed();
  const ids = IDS.slice(0, 4).toReversed();
  await page.goto(`/ib-partners/compare?${ids.map((id) => `broker=${id}`).join('&')}`);
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveText(names.map((name) => new RegExp(`^${name} `)));
  await expect(page.getByRole('table').locator('caption')).toHaveText(
    /^4 brokers side by side\. Cost of 1 lot EUR\/USD, 1 night\./,
  );
  await expect(page.getByRole('rowheader', { name: /differs$/ })).toHaveText(['Headquarters differs']);

  // Only the table is wider than the window.
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    expect(await overflow(page)).toBe(0);
    const columns = await leftEdges(page.locator('thead th'));
    expect(new Set(columns).size).toBe(4);
    for (const row of await page.locator('tbody tr').all()) {
      const cells = await leftEdges(row.locator('td'));
      if (cells.length > 0) expect(cells).toEqual(columns);
    }
  }
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('checkbox', { name: 'Only rows that differ' }).check();
  await expect(page.getByRole('rowheader')).toHaveText(['Firm', 'Headquarters differs']);
  await expect(page.locator('tbody td')).toHaveText(names.map((name) => `${name}ville`));
});
