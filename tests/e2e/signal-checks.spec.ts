import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import type { NewEntry, SignalRecord } from '@/data/signals/record';
import type * as BrowserStore from '@/data/storage/browserStore';
import type * as LockModule from '@/data/storage/lock';
import type * as RecordModule from '@/data/signals/record';
import { builtPages, measure } from '../../scripts/budgets.mjs';
import { runningSignalAddresses, signalAddresses } from '../support/owner.ts';
import { aNewSignal } from '../support/signals.ts';
import { SITE, SOURCES } from './servers.ts';
import {
  becomesLive,
  boardIsLive,
  knowsOfNoWebinar,
  openWithoutScripts,
  placesOf,
  shiftsOf,
  storedRecords,
} from './support.ts';
import { withoutFrames } from './screens.ts';
import { expect, test } from './test.ts';

const BOARD = '/services/signals';
const RECORD = `${BOARD}/record`;

async function open(page: Page, address: string) {
  await page.goto(address);
  await becomesLive(page);
}

const checkRecord = (page: Page) => page.getByRole('button', { name: 'Check the record' }).click();

test.describe('S38: two tabs that record two hundred events each at once', () => {
  test.use({ baseURL: SOURCES });

  const TIMES = 200;

  /** A tab on an address without a page of ours, so that only what a test calls touches the storage. */
  async function emptyTab(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    await page.goto('/favicon.svg');
    return page;
  }

  /** Issues the signal, or amends it time and again; gives the ids of the record as it would be published. */
  const inTab = (page: Page, issued: NewEntry | null, amendments: readonly NewEntry[]) =>
    page.evaluate(
      async ({ issued, amendments }) => {
        const load = (address: string) => import(address) as Promise<unknown>;
        const { createSignalRecord } = (await load('/src/data/signals/record.ts')) as typeof RecordModule;
        const { browserStore } = (await load('/src/data/storage/browserStore.ts')) as typeof BrowserStore;
        const { createLock } = (await load('/src/data/storage/lock.ts')) as typeof LockModule;
        let clock = Date.UTC(2026, 10, 22, 12);
        const record: SignalRecord = createSignalRecord(
          {
            store: browserStore,
            newPublicationId: () => '0000000000000001',
            digest: null,
            now: () => clock,
            wait: () => Promise.resolve(),
            lock: createLock(navigator.locks),
            watch: () => () => undefined,
            report: console.error,
          },
          () => [],
        );
        if (issued) await record.issue([issued]);
        for (const amendment of amendments) await record.append(1, amendment);
        // Entries that were typed in the same millisecond have got later ones.
        clock += 60_000;
        const prepared = await record.prepare((bytes) => crypto.subtle.digest('SHA-256', bytes));
        return 'entries' in prepared ? prepared.entries.map(({ id }) => id) : prepared.misfit.sentence;
      },
      { issued, amendments },
    );

  const amendments = (tab: string): NewEntry[] =>
    Array.from({ length: TIMES }, (_, index) => ({
      kind: 'amended',
      by: 'Test author, analyst',
      reason: `A reason that is told anew, ${tab} ${String(index + 1)}.`,
      note: 'Told anew.',
    }));

  test('lose none, and their places have no gaps when they are published', async ({ context }) => {
    const [left, right] = [await emptyTab(context), await emptyTab(context)];
    await inTab(left, aNewSignal(), []);
    await Promise.all([inTab(left, null, amendments('left')), inTab(right, null, amendments('right'))]);
    const stored = (await storedRecords(left, 'upm_signals')).slice(1);
    expect(stored.map(({ reason }) => reason).toSorted()).toEqual(
      ['left', 'right'].flatMap((tab) => amendments(tab).map(({ reason }) => reason)).toSorted(),
    );
    expect(await inTab(right, null, [])).toEqual(
      Array.from({ length: 2 * TIMES + 1 }, (_, index) => String(index + 1)),
    );
  });
});

test.describe('S21, S53: what depends on the clock', () => {
  test.use({ storageState: withoutFrames });

  test('stands in no built page of signals', () => {
    const pages = builtPages().filter(({ address }) => address.startsWith(BOARD));
    expect(pages.length).toBeGreaterThan(2);
    for (const { address, html } of pages)
      expect(html.replace(/<script[^]*?<\/script>/g, ''), address).not.toMatch(
        /No entry for|Its time is over|The newest entry is of|for you<\/span>|\b[Tt]oday\b|signal is open now/,
      );
  });

  for (const width of [360, 768, 1280])
    test(`comes after the first render, and moves nothing at ${String(width)} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.clock.setFixedTime(new Date('2030-05-01T10:00:00Z'));
      for (const [address, said] of [
        [BOARD, [/^The newest entry is of /, /^No entry for \d+ days\.$/, /^Its time is over\./]],
        ...runningSignalAddresses.map((address) => [address, [/^(?:No entry for|Its time is over)/]]),
        [`${BOARD}/1`, [/for you$/]],
      ] as [string, RegExp[]][]) {
        const letScriptsCome = await openWithoutScripts(page, address);
        const built = await placesOf(page);
        expect(built.length, address).toBeGreaterThan(10);
        letScriptsCome();
        await becomesLive(page);
        for (const words of said) await expect(page.getByText(words).first(), address).toBeVisible();
        await knowsOfNoWebinar(page);
        expect(await placesOf(page), address).toEqual(built);
        expect(await shiftsOf(page), address).toEqual([]);
      }
    });
});

/**
 * What may come behind the first paint, before anybody acts, Brotli in kB: the newest lists and record, and moving prices; on the
 * board, which stands far down a page of words, its own code and the record, too.
 */
const COMES_LATER: readonly (readonly [address: string, limit: number])[] = [
  [BOARD, 34],
  [`${BOARD}/1`, 9],
  [RECORD, 9],
  ['/tools/position-size', 6],
];

test('S48: pages of signals keep within their budgets of scripts and HTML, and a check asks for 3 kB more', async ({
  page,
}) => {
  const pages = builtPages().filter(({ address }) => /^\/(?:services\/signals|tools)/.test(address));
  for (const { address, what, figure, limit } of measure(pages))
    expect(figure, `${address}: ${what}`).toBeLessThanOrEqual(limit);
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === SITE && pathname.endsWith('.js')) asked.add(pathname);
  });
  const weightOf = (scripts: Iterable<string>) =>
    [...scripts].reduce((sum, script) => sum + (pages[0]?.sizeOf(script) ?? NaN), 0);
  for (const [address, limit] of COMES_LATER) {
    asked.clear();
    await open(page, address);
    await knowsOfNoWebinar(page);
    await page.waitForLoadState('networkidle');
    const named = pages.find((built) => built.address === address)?.scripts ?? [];
    expect(weightOf([...asked].filter((script) => !named.includes(script))), address).toBeLessThan(limit);
  }
  await open(page, RECORD);
  await page.waitForLoadState('networkidle');
  asked.clear();
  await checkRecord(page);
  await expect(page.getByText(/^\d+ entries, unbroken/)).toBeVisible();
  expect(weightOf(asked)).toBeLessThan(3);
});

test('S50: an address with values that it does not know gives the whole board, and stays as it is', async ({
  page,
}) => {
  await open(page, BOARD);
  const whole = await page.getByRole('article').count();
  await open(page, `${BOARD}?market=bonds&state=won&sort=%00&side=up`);
  await expect(page.getByRole('article')).toHaveCount(whole);
  await expect(page).toHaveURL(/\?market=bonds&state=won&sort=%00&side=up$/);
});

test('S52: the count is announced once it rests, not with every key', async ({ page }) => {
  await open(page, BOARD);
  await boardIsLive(page);
  const status = page.getByRole('status').filter({ hasText: /^$/ });
  await expect(status.first()).toBeAttached();
  await page.evaluate(() => {
    const said: string[] = [];
    for (const region of document.querySelectorAll('[role="status"]'))
      new MutationObserver(() => said.push(region.textContent)).observe(region, {
        subtree: true,
        characterData: true,
        childList: true,
      });
    Object.assign(globalThis, { said });
  });
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('gold');
  const said = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
  await expect.poll(said).toEqual([expect.stringMatching(/^\d+ of \d+ signals$/)]);
});

test.describe('S54: in a zone with a half hour', () => {
  test.use({ timezoneId: 'Australia/Adelaide' });

  test('the own times are right on both sides of a change of summer time', async ({ page }) => {
    const own = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Australia/Adelaide',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    });
    for (const address of signalAddresses.filter((_address, index) => index % 5 === 0)) {
      await open(page, address);
      const time = page.locator('main time').first();
      const iso = await time.getAttribute('datetime');
      // The time stands there from the start, the own one comes when the page is live in all its parts.
      await expect(time.locator('xpath=following-sibling::span[1]'), address).toContainText(
        own.format(new Date(String(iso))),
      );
    }
  });
});

test.describe('S62: gains and losses differ without their colours', () => {
  test.use({ storageState: withoutFrames });

  /** How bars and points of gains and losses are painted in the drawings: `gain: filled`. */
  const paints = (page: Page) =>
    page.getByRole('img').evaluateAll((drawings) =>
      drawings.flatMap((drawing) => {
        const probe = drawing.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'rect'));
        probe.style.fill = 'var(--board)';
        const ground = getComputedStyle(probe).fill;
        probe.remove();
        return [...drawing.querySelectorAll('[class*="gain"], [class*="win"], [class*="loss"]')].map(
          (shape) => {
            const side = (shape.getAttribute('class') ?? '').includes('loss') ? 'loss' : 'gain';
            return `${side}: ${getComputedStyle(shape).fill === ground ? 'hollow' : 'filled'}`;
          },
        );
      }),
    );

  for (const [name, media] of [
    ['forced colours', { forcedColors: 'active' }],
    ['print', { media: 'print' }],
  ] as const)
    test(name, async ({ page }) => {
      await open(page, RECORD);
      await page.emulateMedia(media);
      expect(new Set(await paints(page))).toEqual(new Set(['gain: filled', 'loss: hollow']));
      const tables = page.locator('details', { hasText: 'The same as a table' }).getByRole('table');
      if (name === 'print') for (const table of await tables.all()) await expect(table).toBeVisible();
      await open(page, BOARD);
      for (const mark of ['won', 'lost'])
        await expect(page.locator(`[data-outcome="${mark}"] path`).first()).toBeVisible();
      const shapes = await page
        .locator('[data-outcome="won"], [data-outcome="lost"]')
        .evaluateAll((marks) => [
          ...new Set(
            marks.map((mark) =>
              [mark.getAttribute('data-outcome'), mark.querySelector('path')?.getAttribute('d')].join(' '),
            ),
          ),
        ]);
      expect(shapes).toHaveLength(2);
    });
});

test('S68: over plain http the check says why it cannot, and nothing fails', async ({ page }) => {
  const plain = 'http://plain.example';
  // A site of another name, served as the built one is: browsers take localhost for secure.
  await page.route(`${plain}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(plain, SITE) });
    await route.fulfill({ response });
  });
  await open(page, plain + RECORD);
  expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto])).toEqual([false, false]);
  await checkRecord(page);
  await expect(page.getByText(/^This page came without encryption \(http\)/)).toBeVisible();
});

const hasShell = process.platform !== 'win32' && spawnSync('python3', ['--version']).status === 0;

test('S70: the command on the page prints the fingerprint of the page, in full', async ({ page }) => {
  test.skip(!hasShell, 'There is no python3 on this machine.');
  await open(page, RECORD);
  await checkRecord(page);
  const status = page.getByRole('status').filter({ hasText: 'entries, unbroken' });
  const shown = (await status.textContent())?.match(/Fingerprint ([\da-f ]+)\./)?.[1]?.replaceAll(' ', '');
  const command = await page.getByText(/^python3 -c/).textContent();
  const { stdout } = spawnSync(command ?? '', { cwd: 'dist', shell: true, encoding: 'utf8' });
  const { signals } = JSON.parse(readFileSync('dist/catalogue.json', 'utf8')) as {
    signals: readonly { readonly hash: string }[];
  };
  expect(stdout.trim()).toBe(
    `${String(signals.length)} entries, unbroken, fingerprint ${String(signals.at(-1)?.hash)}`,
  );
  expect(signals.at(-1)?.hash).toContain(shown);
});
