import type { BrowserContext, Page } from '@playwright/test';
import type * as BrokerRepositoryModule from '@/data/catalogue/repositories';
import type * as DelaysModule from '@/data/storage/environment';
import type * as BrowserStore from '@/data/storage/keyValueStore';
import type * as LockModule from '@/data/storage/lock';
import { aBroker } from '../support/records.ts';
import { SOURCES } from './servers.ts';
import {
  cardHeadings,
  FIFTH_BROKER,
  namesInTable,
  openTab,
  rowOf,
  SAMPLE_BROKERS,
  saveButton,
  SECOND_BROKER,
  SESSION,
  startAddingBroker,
  store,
  storedBroker,
  storedNames,
  storedRecords,
  storedText,
  storing,
} from './support.ts';
import { expect, test } from './test.ts';

const WITHOUT_SECOND = SAMPLE_BROKERS.filter((name) => name !== SECOND_BROKER);

/** A tab on an address without a page of ours, so that only what a test calls touches the storage. */
async function emptyTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/favicon.svg');
  return page;
}

test.describe('the catalogue itself, in two tabs', () => {
  test.use({ baseURL: SOURCES });

  /** Adds brokers of these names, and edits a field of the first broker before each; gives the last text of each field. */
  const work = (page: Page, names: readonly string[], fields: readonly string[]) =>
    page.evaluate(
      async ({ drafts, own }) => {
        const load = (address: string) => import(address) as Promise<unknown>;
        const { createBrokerRepository } = (await load(
          '/src/data/catalogue/repositories.ts',
        )) as typeof BrokerRepositoryModule;
        const { browserStore } = (await load('/src/data/storage/keyValueStore.ts')) as typeof BrowserStore;
        const { waitFor } = (await load('/src/data/storage/environment.ts')) as typeof DelaysModule;
        const { createLock } = (await load('/src/data/storage/lock.ts')) as typeof LockModule;
        const brokers = createBrokerRepository(
          {
            store: browserStore,
            newPublicationId: () => '0000000000000001',
            digest: null,
            now: () => Date.now(),
            // No shorter than on the site: by its end the browser has told this tab what the other one wrote.
            wait: waitFor,
            lock: createLock(navigator.locks),
            watch: () => () => undefined,
            report: console.error,
          },
          { revision: 1, records: [] },
        );
        const last: Record<string, string> = {};
        for (const [turn, draft] of drafts.entries()) {
          const field = own[turn % own.length] ?? '';
          last[field] = `${field} ${draft.name}`;
          // Adding takes its time: the other tab saves the same broker meanwhile.
          await brokers.add(draft);
          await brokers.update('1', { [field]: last[field] });
        }
        return last;
      },
      { drafts: names.map((name) => aBroker({ name })), own: fields },
    );

  test('keeps what two tabs add at once and edit in different fields of one broker', async ({ context }) => {
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

test.describe('administrators in two tabs', () => {
  test.use({ storageState: storing(SESSION) });

  /** Opens the form of a broker on the brokers tab. */
  async function startEditing(page: Page, name: string) {
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    return page.getByRole('dialog', { name: 'Edit Broker' });
  }

  test('B02, B03, F44, F45, F46: a form that was open while another tab adds, edits and deletes', async ({
    page,
    context,
    noise,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await openTab(page, 'brokers');
    const form = await startEditing(page, SECOND_BROKER);
    await form.getByLabel('Leverage *').fill('mine 1:7');
    const other = await context.newPage();
    await openTab(other, 'brokers');
    await test.step('F44: the list behind the form follows, the form is not touched', async () => {
      const adding = await startAddingBroker(other, 'From The Other Tab');
      await saveButton(adding).click();
      await expect.poll(() => namesInTable(page)).toEqual([...SAMPLE_BROKERS, 'From The Other Tab']);
      await expect(form.getByLabel('Leverage *')).toHaveValue('mine 1:7');
    });
    await test.step('B03, F45: asks about the field that both changed, and keeps the other field', async () => {
      const otherForm = await startEditing(other, SECOND_BROKER);
      await otherForm.getByLabel('Leverage *').fill('theirs 1:9');
      await otherForm.getByLabel('Spreads *').fill('theirs 3 pips');
      await saveButton(otherForm).click();
      await expect(otherForm).toHaveCount(0);
      await saveButton(form).click();
      const question = form.getByRole('group', { name: 'Leverage' });
      await expect(question.getByRole('radio', { name: 'Yours: mine 1:7' })).toBeFocused();
      expect((await storedRecords(page, 'upm_brokers'))[1]).toMatchObject({ leverage: 'theirs 1:9' });
      // Without an answer nothing is saved: the browser asks for one.
      await saveButton(form).click();
      await expect(question).toBeVisible();
      await question.getByRole('radio', { name: 'Yours: mine 1:7' }).check();
      await saveButton(form).click();
      await expect(form).toHaveCount(0);
      await expect(rowOf(other, SECOND_BROKER)).toContainText('mine 1:7');
      const records = await storedRecords(page, 'upm_brokers');
      expect(records).toHaveLength(SAMPLE_BROKERS.length + 1);
      expect(records[1]).toMatchObject({ leverage: 'mine 1:7', spreads: 'theirs 3 pips' });
    });
    await test.step('B02, F46: says, where it can be seen, that the broker was deleted, and keeps the typing', async () => {
      await startEditing(page, SECOND_BROKER);
      await form.getByLabel('Description *').fill('Half an hour of typing.');
      other.once('dialog', (question) => void question.accept());
      await other.getByRole('button', { name: `Delete ${SECOND_BROKER}` }).click();
      await expect.poll(() => namesInTable(page)).toEqual([...WITHOUT_SECOND, 'From The Other Tab']);
      await form.getByRole('heading').scrollIntoViewIfNeeded();
      await saveButton(form).click();
      const alert = form.getByRole('alert');
      await expect(alert).toHaveText(
        'This broker was not saved: it is no longer in the list, as it was deleted or cleared elsewhere. The list has been read again.',
      );
      await expect(alert).toBeInViewport({ ratio: 1 });
      const isUncovered = await alert.evaluate((element) => {
        const { left: x, top, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + 4, top + height / 2));
      });
      expect(isUncovered).toBe(true);
      await expect(form.getByLabel('Description *')).toHaveValue('Half an hour of typing.');
      expect(noise.messages.splice(0)).toEqual([expect.stringContaining('Broker not found')]);
    });
  });

  /*
   * The browser in use never keeps pages for the back button, so its return is told by the event, after a change
   * that fires no event here: a tab's own write.
   */
  test('F51, F52, F54: visitors and administrators follow what other tabs do, and what was done while they were away', async ({
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
    await test.step('F51: the public list follows what an administrator does, without a reload', async () => {
      await admin.getByRole('button', { name: `Deactivate ${SECOND_BROKER}` }).click();
      await expect(cardHeadings(page)).toHaveText(WITHOUT_SECOND);
    });
    await test.step('F54: a page that returns from the back/forward cache reads the list again', async () => {
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
    await test.step('F54: and the session', async () => {
      await admin.evaluate(() => {
        localStorage.removeItem('adminToken');
        localStorage.removeItem('adminData');
      });
      await returnFromCache(admin);
      await expect(admin).toHaveURL('/secure/admin/login');
      await expect(admin.getByRole('table')).toHaveCount(0);
    });
    await test.step('F52: another tab that clears everything ends the session, and visitors see the defaults', async () => {
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

  test('F49, F50: a tab that closes in the middle of a write lets go of the list, and one that hangs is given up on', async ({
    page,
    context,
    noise,
  }) => {
    await openTab(page, 'brokers');
    await expect.poll(() => storedNames(page, 'upm_brokers')).toEqual(SAMPLE_BROKERS);
    await test.step('F50: closing a tab in the middle of a write leaves the list whole and free', async () => {
      const closing = await context.newPage();
      await openTab(closing, 'brokers');
      // No timer ends in it from here on, so that the write waits for good, however slow the browser.
      await closing.evaluate(() => {
        Object.assign(globalThis, { setTimeout: () => 0 });
      });
      await closing.getByRole('button', { name: `Deactivate ${SECOND_BROKER}` }).click();
      await expect
        .poll(() =>
          closing.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name)),
        )
        .toEqual(['upm_brokers']);
      await closing.close();
      await page.getByRole('button', { name: `Deactivate ${FIFTH_BROKER}` }).click();
      await expect(rowOf(page, FIFTH_BROKER).getByText('Inactive')).toBeVisible();
      const records = await storedRecords(page, 'upm_brokers');
      expect(records.map(({ name }) => name)).toEqual(SAMPLE_BROKERS);
      // Closed before the write: what had been asked for there did not happen at all.
      expect(records[1]).toMatchObject({ isActive: true });
    });
    await test.step('F49: a save gives up after 5 seconds, keeps the form, and works once the list is free', async () => {
      const form = await startAddingBroker(page, 'Waiting');
      const hung = await emptyTab(context);
      await hung.evaluate(
        () =>
          new Promise<void>((resolve) => {
            void navigator.locks.request('upm_brokers', () => {
              resolve();
              return new Promise(() => undefined);
            });
          }),
      );
      const before = await storedText(page, 'upm_brokers');
      await saveButton(form).click();
      await expect(form.getByRole('alert')).toHaveText(
        'This broker was not saved: another tab is still saving. Close other tabs of the admin area or wait a moment, then try again.',
        { timeout: 8000 },
      );
      expect(await storedText(page, 'upm_brokers')).toBe(before);
      await expect(form.getByLabel('Name *')).toHaveValue('Waiting');
      expect(noise.messages.splice(0)).toEqual([expect.stringContaining('Failed to save broker to storage')]);
      await hung.close();
      await saveButton(form).click();
      await expect(form).toHaveCount(0);
      expect(await storedNames(page, 'upm_brokers')).toEqual([...SAMPLE_BROKERS, 'Waiting']);
    });
  });
});
