import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { signalAddresses } from '../support/owner.ts';
import { violationsOf } from './axe.ts';
import { DESKTOP, PHONE } from './screens.ts';
import {
  becomesLive,
  boardIsLive,
  knowsOfNoWebinar,
  openWithoutScripts,
  placesOf,
  storing,
  storedText,
} from './support.ts';
import { expect, test } from './test.ts';

const BOARD = '/services/signals';
const RECORD = `${BOARD}/record`;

const cards = (page: Page) => page.getByRole('article');

async function open(page: Page, address: string) {
  await page.goto(address);
  await becomesLive(page);
}

type Entry = Readonly<Record<string, unknown>>;
const catalogue = JSON.parse(readFileSync('dist/catalogue.json', 'utf8')) as { readonly signals: Entry[] };

/** Answers for the published file with another record. */
const publish = (page: Page, signals: readonly Entry[]) =>
  page.route('**/catalogue.json', (route) => route.fulfill({ json: { ...catalogue, signals } }));

/** A waiting signal of the samples is cancelled: an entry whose seal nobody looks at here. */
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

/** Another signal, issued as signal 16 was. */
const anotherIssued: Entry = {
  ...catalogue.signals.find(({ kind, signal }) => kind === 'issued' && signal === 16),
  at: cancelled.at,
  createdAt: cancelled.createdAt,
  publishedAt: cancelled.publishedAt,
  id: '52',
  signal: 17,
  hash: cancelled.hash,
};

test.describe('the board', () => {
  test('S49: its filters stand in the address, and a copied link shows the same', async ({
    page,
    context,
  }) => {
    await open(page, `${BOARD}?market=forex&state=closed&sort=worst`);
    await expect(cards(page)).toHaveCount(5);
    await expect(cards(page).first()).toContainText('USD/JPY');
    await page.getByLabel('Direction').selectOption('Sell');
    await expect(page).toHaveURL(/side=short/);
    const other = await context.newPage();
    await open(other, page.url());
    await expect(cards(other)).toHaveCount(2);
    await other.reload();
    await expect(cards(other)).toHaveCount(2);
  });

  test('S51: Back from a signal returns to the filtered board', async ({ page }) => {
    await open(page, `${BOARD}?market=forex&state=closed&sort=worst`);
    await page.getByRole('link', { name: /^USD\/JPY, buy ?, signal 3$/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('3: USD/JPY, buy');
    await page.goBack();
    await expect(cards(page)).toHaveCount(5);
    await expect(page).toHaveURL(/market=forex/);
    await expect(page.getByRole('link', { name: /^USD\/JPY, buy ?, signal 3$/ })).toBeInViewport();
  });

  test('S51: Back shows as many signals again as were asked for, where they were left', async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, BOARD);
    const more = page.getByRole('button', { name: 'More signals' });
    await expect(more).toBeDisabled();
    const [built, before] = [await placesOf(page), await more.boundingBox()];
    letScriptsCome();
    await expect(more).toBeEnabled();
    expect(await placesOf(page)).toEqual(built);
    expect(await more.boundingBox()).toEqual(before);
    const first = await cards(page).count();
    await more.click();
    const firstAdded = cards(page).locator('a:focus');
    await expect(firstAdded).toBeInViewport();
    expect(await cards(page).count()).toBeGreaterThan(first);
    const all = await cards(page).count();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/signals\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(cards(page)).toHaveCount(all);
    await expect(page.getByRole('link', { name: /signal 4$/ }).first()).toBeInViewport();
  });

  test('S63: offers a newer record, moves nothing, and shows it when asked', async ({ page }) => {
    await publish(page, [...catalogue.signals, cancelled]);
    for (const address of [RECORD, `${BOARD}/16`, BOARD]) {
      await page.setViewportSize({ ...PHONE, width: 360 });
      const letScriptsCome = await openWithoutScripts(page, address);
      const built = await placesOf(page);
      letScriptsCome();
      await expect(page.getByRole('button', { name: '1 new entry: show it' })).toBeVisible();
      await knowsOfNoWebinar(page);
      expect(await placesOf(page), address).toEqual(built);
    }
    await expect(page.getByText('2 open, 1 waiting, 3 never traded')).toBeVisible();
    await page.getByRole('button', { name: '1 new entry: show it' }).press('Enter');
    await expect(page.getByText('2 open, 0 waiting, 4 never traded')).toBeVisible();
    await expect(page.getByText('1 new entry is shown.')).toBeFocused();
  });

  test('S67: reading stores the head of the record, and nothing else of signals', async ({ page }) => {
    await open(page, BOARD);
    await expect
      .poll(() => storedText(page, 'upm_signals_seed'))
      .toContain(String(catalogue.signals.at(-1)?.hash));
    expect(await storedText(page, 'upm_signals')).toBeNull();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('S47: board, every signal and record read in full, with GMT times', async ({ page }) => {
    await page.goto(BOARD);
    await expect(cards(page)).toHaveCount(12);
    await expect(cards(page).first()).toContainText('GMT');
    await page.goto(`${BOARD}/4`);
    await expect(page.getByRole('img', { name: /Stop loss: 2306.00, then 2322.00/ })).toBeVisible();
    await expect(page.getByText('+1.15R').first()).toBeVisible();
    for (const address of signalAddresses) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { name: 'What happened' }), address).toBeVisible();
      await expect(page.getByRole('heading', { name: 'The plan' }), address).toBeVisible();
      await expect(page.locator('main time').first(), address).toHaveText(/GMT$/);
    }
    await page.goto(RECORD);
    await expect(
      page.getByRole('table', { name: 'Every signal that was published' }).getByRole('row'),
    ).toHaveCount(17);
    await expect(page.getByText('4 won, 6 lost of 10')).toBeVisible();
  });
});

test.describe('a signal', () => {
  test('S77: fills in the calculator, which says where its numbers are from', async ({ page }) => {
    await open(page, `${BOARD}/4`);
    await page.getByRole('link', { name: 'Size this trade' }).click();
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await expect(page.getByRole('main').getByRole('link', { name: /signal 4/i })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Instrument' })).toHaveValue('Gold');
    await expect(field('Entry')).toHaveValue('2322.00');
    await expect(field('Stop loss')).toHaveValue('2306.00');
  });

  test('that only the published file knows is drawn by the page for unknown addresses', async ({
    page,
    noise,
  }) => {
    await publish(page, [...catalogue.signals, anotherIssued]);
    await page.goto(`${BOARD}/17`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('17: Oil (WTI), buy');
    await expect(page.getByRole('link', { name: 'Size this trade' })).toBeVisible();
    await expect(page.getByRole('button', { name: /: show/ })).toHaveCount(0);
    expect(noise.messages.splice(0)).toEqual([expect.stringContaining('404')]);
  });

  test('offers no entries of other signals, which it would not show', async ({ page }) => {
    await publish(page, [...catalogue.signals, anotherIssued]);
    await open(page, `${BOARD}/16`);
    // The way to the next signal comes with the newer record.
    await expect(page.getByRole('link', { name: 'Signal 17' })).toBeVisible();
    await expect(page.getByRole('button', { name: /: show/ })).toHaveCount(0);
  });
});

test.describe('the record', () => {
  test('S64: an unbroken one is found unbroken, and one changed character is named', async ({ page }) => {
    await open(page, RECORD);
    await page.getByRole('button', { name: 'Check the record' }).click();
    await expect(
      page.getByText(/^51 entries, unbroken; the newest of 20 November 2026, 09:34 UTC/),
    ).toBeVisible();
    await publish(page, catalogue.signals.with(31, { ...catalogue.signals[31], note: 'Another note.' }));
    await page.getByRole('button', { name: 'Check the record' }).click();
    await expect(page.getByText(/Entry 32 does not fit: its text and its check sum differ/)).toBeVisible();
  });

  test('S57: none of its pages has an accessibility finding at 390 and 1280 px', async ({ page }) => {
    for (const address of [BOARD, `${BOARD}/4`, RECORD]) {
      await page.setViewportSize(PHONE);
      await open(page, address);
      if (address === BOARD) {
        await boardIsLive(page);
        await page.getByRole('button', { name: 'Filters' }).click();
        await expect(page.getByLabel('Direction')).toBeVisible();
      }
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        expect(await violationsOf(page), `${address} at ${String(size.width)} px`).toEqual([]);
      }
    }
  });

  test('S66: what this browser noted and the record lacks is said without the button', async ({
    browser,
  }) => {
    const noted = { length: 12, head: 'a'.repeat(64), at: '2026-03-03T10:00:00.000Z', isSample: false };
    const context = await browser.newContext({
      storageState: storing({ upm_signals_seed: JSON.stringify(noted), upm_widgets_consent: 'refused' }),
    });
    const page = await context.newPage();
    for (const address of [RECORD, BOARD]) {
      const letScriptsCome = await openWithoutScripts(page, address);
      const built = await placesOf(page);
      letScriptsCome();
      await expect(page.getByRole('alert'), address).toContainText(
        'does not contain what it held on 3 March 2026',
      );
      await expect(page.getByRole('alert'), address).toBeInViewport();
      expect(await placesOf(page), address).toEqual(built);
    }
    await page.getByRole('alert').getByRole('link', { name: 'Check the record' }).click();
    await expect(page.getByRole('heading', { name: 'Check it yourself' })).toBeInViewport();
    await context.close();
  });
});

test('S62: nothing that can only be pressed is printed with a signal, the board or the record', async ({
  page,
}) => {
  await publish(page, [...catalogue.signals, cancelled]);
  for (const address of [RECORD, BOARD, `${BOARD}/16`]) {
    await open(page, address);
    await expect(page.getByRole('button', { name: '1 new entry: show it' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main').getByRole('button').filter({ visible: true }), address).toHaveCount(
      0,
    );
    await expect(page.getByRole('main').getByRole('link', { name: 'Size this trade' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

test('a script in Python finds the fingerprint and the sum of R of the built catalogue', async ({ page }) => {
  test.skip(!hasPython, 'There is no python3 on this machine.');
  const { stdout } = spawnSync('python3', ['scripts/check-record.py', 'dist/catalogue.json'], {
    encoding: 'utf8',
  });
  const [entries = '', results = ''] = stdout.split(/\r?\n/);
  expect(entries).toBe(
    `${String(catalogue.signals.length)} entries, fingerprint ${String(catalogue.signals.at(-1)?.hash)}`,
  );
  await page.goto(RECORD);
  const [, total = ''] = /([+-][\d.]+)R before/.exec(results) ?? [];
  await expect(page.getByText(`${total.replace('-', '−')}R`, { exact: true }).first()).toBeVisible();
});
