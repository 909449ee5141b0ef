import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { PHONE } from './screens.ts';
import { becomesLive, boardIsLive, openWithoutScripts, shiftsOf, storing } from './support.ts';
import { expect, test } from './test.ts';

const BOARD = '/services/signals';
const RECORD = `${BOARD}/record`;

async function open(page: Page, address: string) {
  await page.goto(address);
  await becomesLive(page);
}

type Entry = Readonly<Record<string, unknown>>;
const catalogue = JSON.parse(readFileSync('dist/catalogue.json', 'utf8')) as { readonly signals: Entry[] };

/** Cancels a pending sample signal. Its hash is invalid, which no test here checks. */
const cancelled: Entry = {
  id: '52',
  signal: 16,
  kind: 'cancelled',
  at: '2026-11-21T10:00:00.000Z',
  createdAt: '2026-11-21T10:00:00.000Z',
  publishedAt: '2026-11-21T10:04:00.000Z',
  by: 'Test author, analyst',
  note: 'Withdrawn before the entry.',
  previous: String(catalogue.signals.at(-1)?.hash),
  hash: 'b'.repeat(64),
};

/** Distance of each element from the top of the document. */
const placesOf = (page: Page): Promise<string[]> =>
  page.locator('main :is(h2, h3, h4, article, li, p:not([role])), footer').evaluateAll((elements) =>
    elements.map((element) => {
      const top = Math.round(element.getBoundingClientRect().top + scrollY);
      return `${String(top)} ${element.tagName}`;
    }),
  );

/** Positions at widths at which the page reserves different amounts of space for content that appears late. */
async function placesByWidth(page: Page): Promise<Readonly<Record<number, string[]>>> {
  const places: Record<number, string[]> = {};
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    places[width] = await placesOf(page);
  }
  return places;
}

test('avoids layout shift when time-dependent text and new updates appear', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2030-05-01T10:00:00Z'));
  const signals = [...catalogue.signals, cancelled];
  await page.route('**/catalogue.json', (route) => route.fulfill({ json: { ...catalogue, signals } }));
  for (const [address, said] of [
    [`${BOARD}/16`, [/^Expired, not recorded yet/]],
    [BOARD, [/^The latest update is from /, /^No update for \d+ days\.$/, /^Expired, not recorded yet/]],
  ] as const) {
    const letScriptsCome = await openWithoutScripts(page, address);
    const built = await placesByWidth(page);
    expect(built[360]?.length, address).toBeGreaterThan(10);
    const shifts = await shiftsOf(page);
    letScriptsCome();
    await expect(page.getByRole('button', { name: '1 new update: show it' })).toBeVisible();
    for (const words of said) await expect(page.getByText(words).first(), address).toBeVisible();
    expect(await shiftsOf(page), address).toEqual(shifts);
    expect(await placesByWidth(page), address).toEqual(built);
  }
  await expect(page.getByRole('button', { name: 'Never entered 3' })).toBeVisible();
  await page.getByRole('button', { name: '1 new update: show it' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Never entered 4' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 new update is shown.' })).toBeFocused();
});

test.describe(() => {
  const noted = { length: 12, head: 'a'.repeat(64), at: '2026-03-03T10:00:00.000Z', isSample: false };
  test.use({
    storageState: storing({ upm_signals_seed: JSON.stringify(noted), upm_widgets_consent: 'refused' }),
  });

  test('warns about a shortened record without shifting the board', async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, BOARD);
    const built = await placesOf(page);
    letScriptsCome();
    const alarm = page.getByRole('alert');
    await expect(alarm).toContainText('no longer contains everything it did on 3 March 2026');
    await expect(alarm).toBeInViewport();
    expect(await placesOf(page)).toEqual(built);
    await alarm.getByRole('link', { name: 'Check the record' }).click();
    await expect(page).toHaveURL(`${RECORD}#check`);
    await expect(page.getByRole('heading', { name: 'Check it yourself' })).toBeInViewport();
  });
});

// pages.spec.ts checks the board and the record.
test('passes axe on a signal page and with open filters', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, BOARD);
  await boardIsLive(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByLabel('Direction')).toBeVisible();
  expect(await violationsOf(page, { within: 'form[role="search"]' })).toEqual([]);
  await open(page, `${BOARD}/4`);
  expect(await violationsOf(page)).toEqual([]);
});
