import type { BrowserContext, Page } from '@playwright/test';
import type * as BrokerRepositoryModule from '@/data/maintenance/repositories';
import type * as DelaysModule from '@/data/storage/environment';
import type * as BrowserStore from '@/data/storage/keyValueStore';
import type * as LockModule from '@/data/storage/lock';
import { aBroker } from '../support/records.ts';
import { SOURCES } from './servers.ts';
import {
  cardHeadings,
  FIFTH_BROKER,
  openTab,
  rowOf,
  SAMPLE_BROKERS,
  SECOND_BROKER,
  SESSION,
  store,
  storedBroker,
  storedNames,
  storedRecords,
  storing,
} from './support.ts';
import { expect, test } from './test.ts';

const WITHOUT_SECOND = SAMPLE_BROKERS.filter((name) => name !== SECOND_BROKER);

/** A tab without our app, so that only the test touches storage. */
async function emptyTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // A full Chrome requests /favicon.ico unless the document names an icon.
  const body = '<link rel="icon" href="data:,">';
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/empty');
  return page;
}

test.describe(() => {
  test.use({ baseURL: SOURCES });

  /** Adds brokers, edits the first broker after each addition, and returns the last value of each field. */
  const work = (page: Page, names: readonly string[], fields: readonly string[]) =>
    page.evaluate(
      async ({ drafts, own }) => {
        const load = (address: string) => import(address) as Promise<unknown>;
        const { createBrokerRepository } = (await load(
          '/src/data/maintenance/repositories.ts',
        )) as typeof BrokerRepositoryModule;
        const { browserStore } = (await load('/src/data/storage/keyValueStore.ts')) as typeof BrowserStore;
        const { sleep } = (await load('/src/data/storage/environment.ts')) as typeof DelaysModule;
        const { createLock } = (await load('/src/data/storage/lock.ts')) as typeof LockModule;
        const brokers = createBrokerRepository(
          {
            store: browserStore,
            newPublicationId: () => '0000000000000001',
            digest: null,
            now: () => Date.now(),
            // The real delay, after which this tab has seen the other's writes.
            wait: sleep,
            lock: createLock(navigator.locks),
            persist: () => undefined,
            watch: () => () => undefined,
            report: console.error,
          },
          {
            revision: 1,
            records: [],
            unreadable: [],
            mark: () => '1:',
            list: () => ({ records: [], versions: { seen: {}, floor: {}, records: {}, gone: {} } }),
          },
        );
        const last: Record<string, string> = {};
        for (const [turn, draft] of drafts.entries()) {
          const field = own[turn % own.length] ?? '';
          last[field] = `${field} ${draft.name}`;
          // The other tab saves the same broker while this one is adding.
          await brokers.add(draft);
          await brokers.update('1', { [field]: last[field] });
        }
        return last;
      },
      { drafts: names.map((name) => aBroker({ name })), own: fields },
    );

  test('keeps simultaneous additions and edits from two tabs', async ({ context }) => {
    const [left, right] = [await emptyTab(context), await emptyTab(context)];
    await store(left, { upm_brokers: JSON.stringify([storedBroker('1', { name: 'Edited By Both' })]) });
    const eight = (tab: string) => Array.from({ length: 8 }, (_, index) => `${tab} ${String(index + 1)}`);
    const [byLeft, byRight] = await Promise.all([
      work(left, eight('left'), ['description', 'leverage', 'spreads', 'website']),
      work(right, eight('right'), ['minDeposit', 'logo', 'contactEmail', 'referralLink']),
    ]);
    const [edited, ...added] = await storedRecords(left, 'upm_brokers');
    expect(added.map(({ name }) => String(name)).toSorted()).toEqual(
      [...eight('left'), ...eight('right')].toSorted(),
    );
    expect(edited).toMatchObject({ ...byLeft, ...byRight });
  });
});

test.describe(() => {
  test.use({ storageState: storing(SESSION) });

  // Headless Chromium has no back/forward cache, so the test writes without a `storage` event and dispatches
  // the cache's event itself.
  test('shows changes from other tabs, even on return from the back/forward cache', async ({
    page,
    context,
  }) => {
    const returnFromCache = (shown: Page) =>
      shown.evaluate(() => {
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
    await page.goto('/ib-partners');
    await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);
    await page.evaluate(() => {
      document.title = 'not reloaded';
    });
    const admin = await context.newPage();
    await openTab(admin, 'brokers');
    await test.step('updates the public list without a reload', async () => {
      await admin.getByRole('button', { name: `Deactivate ${SECOND_BROKER}` }).click();
      await expect(cardHeadings(page)).toHaveText(WITHOUT_SECOND);
    });
    await test.step('reads the list again after the back/forward cache', async () => {
      await page.evaluate(
        (text) => {
          localStorage.setItem('upm_brokers', text);
        },
        JSON.stringify([storedBroker('1', { name: 'Changed Meanwhile' })]),
      );
      await returnFromCache(page);
      await expect(cardHeadings(page)).toHaveText(['Changed Meanwhile']);
      await expect(page).toHaveTitle('not reloaded');
    });
    await test.step('reads the session again after the back/forward cache', async () => {
      await admin.evaluate(() => {
        localStorage.removeItem('adminToken');
        localStorage.removeItem('adminData');
      });
      await returnFromCache(admin);
      await expect(admin).toHaveURL('/secure/admin/login');
      await expect(admin.getByRole('table')).toHaveCount(0);
    });
    await test.step('ends the session and shows default records when storage is cleared', async () => {
      await store(page, SESSION);
      await openTab(admin, 'brokers');
      const clearing = await emptyTab(context);
      await clearing.evaluate(() => {
        localStorage.clear();
      });
      await expect(admin).toHaveURL('/secure/admin/login');
      await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);
    });
  });

  test('keeps the list intact when a tab closes during a write', async ({ page, context }) => {
    await openTab(page, 'brokers');
    await expect.poll(() => storedNames(page, 'upm_brokers')).toEqual(SAMPLE_BROKERS);
    const closing = await context.newPage();
    await openTab(closing, 'brokers');
    // Timers in this tab never fire from here on, so the write stays pending.
    await closing.evaluate(() => {
      Object.assign(globalThis, { setTimeout: () => 0 });
    });
    await closing.getByRole('button', { name: `Deactivate ${SECOND_BROKER}` }).click();
    await expect
      .poll(() => closing.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name)))
      .toEqual(['upm_brokers']);
    await closing.close();
    await page.getByRole('button', { name: `Deactivate ${FIFTH_BROKER}` }).click();
    await expect(rowOf(page, FIFTH_BROKER).getByText('Inactive')).toBeVisible();
    const records = await storedRecords(page, 'upm_brokers');
    expect(records.map(({ name }) => name)).toEqual(SAMPLE_BROKERS);
    // The tab closed before its write.
    expect(records[1]).toMatchObject({ isActive: true });
  });
});
