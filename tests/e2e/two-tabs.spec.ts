import type { BrowserContext, Page } from '@playwright/test';
import type * as BrowserCatalogue from '@/data/catalogue/browserCatalogue';
import type * as BrokerRepositoryModule from '@/data/catalogue/brokerRepository';
import type * as BrowserStore from '@/data/storage/browserStore';
import type { CatalogueEnvironment } from '@/data/catalogue/environment';
import type * as LockModule from '@/data/storage/lock';
import type { Seed } from '@/data/catalogue/seed';
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
  storedBroker,
  storedNames,
  storedRecords,
  storedText,
  storing,
} from './support.ts';
import { expect, test } from './test.ts';

const WITHOUT_HARBOUR = SAMPLE_BROKERS.filter((name) => name !== SECOND_BROKER);

/** Opens the form of a broker on the brokers tab. */
async function startEditing(page: Page, name: string) {
  await rowOf(page, name).getByRole('button', { name: /^Edit/ }).click();
  return page.getByRole('dialog', { name: 'Edit Broker' });
}

test.describe('the catalogue itself, in two tabs', () => {
  test.use({ baseURL: SOURCES });

  /** A tab on an address without a page of ours, so that only what a test calls touches the storage. */
  async function emptyTab(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    await page.goto('/favicon.svg');
    return page;
  }

  const module = '/src/data/catalogue/browserCatalogue.ts';

  const list = (page: Page) =>
    page.evaluate(async (address) => {
      const { browserCatalogue } = (await import(address)) as typeof BrowserCatalogue;
      return (await browserCatalogue.brokers.list()).map(({ name }) => name);
    }, module);

  const add = (page: Page, name: string) =>
    page.evaluate(
      async ({ address, draft }) => {
        const { browserCatalogue } = (await import(address)) as typeof BrowserCatalogue;
        await browserCatalogue.brokers.add(draft);
      },
      { address: module, draft: aBroker({ name }) },
    );

  const twenty = (tab: string) => Array.from({ length: 20 }, (_, index) => `${tab} ${String(index + 1)}`);

  /** The brokers of a build with this seed, with short delays: does what it is asked, and gives what is then listed. */
  const withSeed = (page: Page, seed: Seed, work: 'change' | 'look' | 'add twenty', tab = '') =>
    page.evaluate(
      async ({ seed, work, drafts, plain }) => {
        const load = (address: string) => import(address) as Promise<unknown>;
        const { createBrokerRepository } = (await load(
          '/src/data/catalogue/brokerRepository.ts',
        )) as typeof BrokerRepositoryModule;
        const { browserStore } = (await load('/src/data/storage/browserStore.ts')) as typeof BrowserStore;
        const { createLock } = (await load('/src/data/storage/lock.ts')) as typeof LockModule;
        const environment: CatalogueEnvironment = {
          store: browserStore,
          newPublicationId: () => '0000000000000001',
          digest: null,
          now: () => Date.now(),
          wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms / 15)),
          lock: createLock(navigator.locks),
          watch: () => () => undefined,
          report: console.error,
        };
        const brokers = createBrokerRepository(environment, seed);
        await brokers.list();
        if (work === 'change') {
          await brokers.update('2', { leverage: '1:20' });
          await brokers.remove('3');
          await brokers.add(plain);
        }
        if (work === 'add twenty') for (const draft of drafts) await brokers.add(draft);
        return (await brokers.list()).map(({ name, leverage }) => `${name} ${leverage}`);
      },
      {
        seed,
        work,
        drafts: twenty(tab).map((name) => aBroker({ name })),
        plain: aBroker({ name: 'Mine', leverage: '1:1' }),
      },
    );

  test('F43: two tabs that add twenty brokers each, one after the other, lose none', async ({ context }) => {
    const [left, right] = [await emptyTab(context), await emptyTab(context)];
    const seed = {
      revision: 1,
      records: SAMPLE_BROKERS.map((name, index) => storedBroker(String(index + 1), { name })),
    };
    await Promise.all([
      withSeed(left, seed, 'add twenty', 'left'),
      withSeed(right, seed, 'add twenty', 'right'),
    ]);
    const names = await storedNames(left, 'upm_brokers');
    expect(names.toSorted()).toEqual([...SAMPLE_BROKERS, ...twenty('left'), ...twenty('right')].toSorted());
  });

  for (const first of ['reads', 'adds']) {
    test(`the first read in one tab and the first add in another both take effect when one ${first} first`, async ({
      context,
    }) => {
      const [reader, adder] = [await emptyTab(context), await emptyTab(context)];
      // The modules are there already, so that the two begin together.
      for (const page of [reader, adder])
        await page.evaluate((address) => import(address) as unknown, module);
      // A list takes 500 ms to read, so a read that begins with an add comes after it was stored.
      if (first === 'reads') await list(reader);
      const reading = list(reader);
      const adding = add(adder, 'New');
      await Promise.all([reading, adding]);
      await list(reader);
      await expect
        .poll(async () => (await storedNames(reader, 'upm_brokers')).toSorted())
        .toEqual([...SAMPLE_BROKERS, 'New'].toSorted());
      expect((await list(adder)).toSorted()).toEqual([...SAMPLE_BROKERS, 'New'].toSorted());
    });
  }

  test('F53: after another tab cleared everything, a change of an old id changes nothing of the defaults', async ({
    context,
  }) => {
    const [stale, other] = [await emptyTab(context), await emptyTab(context)];
    await list(stale);
    await expect.poll(() => storedNames(other, 'upm_brokers')).toEqual(SAMPLE_BROKERS);
    await other.evaluate(() => {
      localStorage.clear();
    });
    const toggled = await stale.evaluate(async (address) => {
      const { browserCatalogue } = (await import(address)) as typeof BrowserCatalogue;
      return browserCatalogue.brokers.toggleActive('1');
    }, module);
    expect(toggled).toBeNull();
    expect(await list(stale)).toEqual(SAMPLE_BROKERS);
    await expect.poll(() => storedNames(other, 'upm_brokers')).toEqual(SAMPLE_BROKERS);
    const records = await storedRecords(other, 'upm_brokers');
    expect(records.every((record) => record.isActive)).toBe(true);
  });

  test('a newer seed reaches a browser that has an older one, and leaves every change of its own', async ({
    context,
  }) => {
    const records = (names: readonly string[]) =>
      names.map((name, index) => storedBroker(String(index + 1), { name, leverage: '1:2' }));
    const older = { revision: 1, records: records(['Untouched', 'Changed', 'Deleted', 'Dropped']) };
    const newer = {
      revision: 2,
      records: [
        ...records(['Untouched, new', 'Changed, new', 'Deleted, new']),
        storedBroker('9', { name: 'Joined', leverage: '1:2' }),
      ],
    };
    const before = await emptyTab(context);
    expect(await withSeed(before, older, 'change')).toEqual([
      'Untouched 1:2',
      'Changed 1:20',
      'Dropped 1:2',
      'Mine 1:1',
    ]);
    await before.close();

    const after = await emptyTab(context);
    const expected = ['Untouched, new 1:2', 'Changed 1:20', 'Joined 1:2', 'Mine 1:1'];
    expect(await withSeed(after, newer, 'look')).toEqual(expected);
    await expect
      .poll(() => storedNames(after, 'upm_brokers'))
      .toEqual(['Untouched, new', 'Changed', 'Joined', 'Mine']);
    // A visitor whose tab still runs the older build does not turn it back.
    expect(await withSeed(after, older, 'look')).toEqual(expected);
    expect(await withSeed(after, newer, 'look')).toEqual(expected);
  });
});

test.describe('administrators in two tabs', () => {
  test.use({ storageState: storing(SESSION) });

  test('F44: a form that was open while another tab added a broker saves its own change only', async ({
    page,
    context,
  }) => {
    await openTab(page, 'brokers');
    const form = await startEditing(page, SECOND_BROKER);
    await form.getByLabel('Leverage *').fill('up to 1:7');
    const other = await context.newPage();
    await openTab(other, 'brokers');
    const adding = await startAddingBroker(other, 'From The Other Tab');
    await saveButton(adding).click();
    await expect(adding).toHaveCount(0);
    // The list behind the form has followed, the form has not been touched.
    await expect.poll(() => namesInTable(page)).toContain('From The Other Tab');
    await expect(form.getByLabel('Leverage *')).toHaveValue('up to 1:7');
    await saveButton(form).click();
    await expect(form).toHaveCount(0);
    const records = await storedRecords(page, 'upm_brokers');
    expect(records.map(({ name }) => name)).toEqual([...SAMPLE_BROKERS, 'From The Other Tab']);
    expect(records[1]).toMatchObject({ leverage: 'up to 1:7' });
  });

  test('F45: of two edits of one field the second is asked about, and the answer stands in both tabs', async ({
    page,
    context,
  }) => {
    await openTab(page, 'brokers');
    const other = await context.newPage();
    await openTab(other, 'brokers');
    const untouched = (await storedRecords(page, 'upm_brokers')).filter(({ id }) => id !== '2');
    const form = await startEditing(page, SECOND_BROKER);
    const otherForm = await startEditing(other, SECOND_BROKER);
    await form.getByLabel('Leverage *').fill('first 1:1');
    await otherForm.getByLabel('Leverage *').fill('last 1:2');
    await saveButton(form).click();
    await expect(form).toHaveCount(0);
    await expect(rowOf(page, SECOND_BROKER)).toContainText('first 1:1');
    await saveButton(otherForm).click();
    await otherForm.getByRole('radio', { name: 'Yours: last 1:2' }).check();
    await saveButton(otherForm).click();
    await expect(otherForm).toHaveCount(0);
    await expect(rowOf(page, SECOND_BROKER)).toContainText('last 1:2');
    const after = await storedRecords(page, 'upm_brokers');
    expect(after.filter(({ id }) => id !== '2')).toEqual(untouched);
    expect(after).toHaveLength(5);
  });

  test('F46: a broker that another tab deleted while it was edited: the form says so and keeps what was typed', async ({
    page,
    context,
    noise,
  }) => {
    await openTab(page, 'brokers');
    const form = await startEditing(page, SECOND_BROKER);
    await form.getByLabel('Description *').fill('Half an hour of typing.');
    const other = await context.newPage();
    await openTab(other, 'brokers');
    other.once('dialog', (question) => void question.accept());
    await rowOf(other, SECOND_BROKER)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect.poll(() => namesInTable(other)).toEqual(WITHOUT_HARBOUR);
    await saveButton(form).click();
    await expect(form.getByRole('alert')).toHaveText(
      'This broker was not saved: it is no longer in the list, as it was deleted or cleared elsewhere. The list has been read again.',
    );
    await expect(form.getByLabel('Description *')).toHaveValue('Half an hour of typing.');
    await expect(saveButton(form)).toBeEnabled();
    await expect.poll(() => namesInTable(page)).toEqual(WITHOUT_HARBOUR);
    expect(await storedNames(page, 'upm_brokers')).toEqual(WITHOUT_HARBOUR);
    expect(noise.messages.splice(0)).toEqual([expect.stringContaining('Broker not found')]);
  });

  test('F51: the public list follows what an administrator does in another tab, without a reload', async ({
    page,
    context,
  }) => {
    await page.goto('/ib-partners');
    await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);
    await page.evaluate(() => {
      document.title = 'not reloaded';
    });
    const admin = await context.newPage();
    await openTab(admin, 'brokers');
    await admin.getByRole('button', { name: `Deactivate ${SECOND_BROKER}` }).click();
    await expect(cardHeadings(page)).toHaveText(WITHOUT_HARBOUR);
    await admin.getByRole('button', { name: `Activate ${SECOND_BROKER}` }).click();
    await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);
    await expect(page).toHaveTitle('not reloaded');
  });

  test('F52: another tab that clears everything ends the session here, and visitors see the defaults', async ({
    page,
    context,
  }) => {
    await openTab(page, 'brokers');
    await page.getByRole('button', { name: `Deactivate ${SECOND_BROKER}` }).click();
    const visitor = await context.newPage();
    await visitor.goto('/ib-partners');
    await expect(cardHeadings(visitor)).toHaveText(WITHOUT_HARBOUR);
    const clearing = await context.newPage();
    await clearing.goto('/favicon.svg');
    await clearing.evaluate(() => {
      localStorage.clear();
    });
    await expect(page).toHaveURL('/secure/admin/login');
    await expect(cardHeadings(visitor)).toHaveText(SAMPLE_BROKERS);
  });

  test('F50: closing a tab in the middle of a write leaves the list whole and free for others', async ({
    page,
    context,
  }) => {
    await openTab(page, 'brokers');
    await expect.poll(() => storedNames(page, 'upm_brokers')).toEqual(SAMPLE_BROKERS);
    const closing = await context.newPage();
    await openTab(closing, 'brokers');
    await closing.getByRole('button', { name: `Deactivate ${SECOND_BROKER}` }).click();
    const held = await closing.evaluate(async () =>
      (await navigator.locks.query()).held?.map(({ name }) => name),
    );
    await closing.close();
    expect(held).toEqual(['upm_brokers']);
    await page.getByRole('button', { name: `Deactivate ${FIFTH_BROKER}` }).click();
    await expect(rowOf(page, FIFTH_BROKER).getByText('Inactive')).toBeVisible();
    const records = await storedRecords(page, 'upm_brokers');
    expect(records.map(({ name }) => name)).toEqual(SAMPLE_BROKERS);
    // Closed before the write: what had been asked for there did not happen at all.
    expect(records.map(({ isActive }) => isActive)).toEqual([true, true, true, true, false]);
  });

  test('F49: while another tab hangs on the list, a save gives up after 5 seconds and keeps the form', async ({
    page,
    context,
    noise,
  }) => {
    await openTab(page, 'brokers');
    const form = await startAddingBroker(page, 'Waiting');
    const hung = await context.newPage();
    await hung.goto('/favicon.svg');
    await expect.poll(() => storedNames(page, 'upm_brokers')).toEqual(SAMPLE_BROKERS);
    await hung.evaluate(
      () =>
        new Promise<void>((resolve) => {
          void navigator.locks.request('upm_brokers', () => {
            resolve();
            return new Promise(() => undefined);
          });
        }),
    );
    await saveButton(form).click();
    await expect(form.getByRole('alert')).toHaveText(
      'This broker was not saved: another tab is still saving. Close other tabs of the admin area or wait a moment, then try again.',
      { timeout: 8000 },
    );
    await expect(form.getByLabel('Name *')).toHaveValue('Waiting');
    expect(noise.messages.splice(0)).toEqual([expect.stringContaining('Failed to save broker to storage')]);
    await hung.close();
    await saveButton(form).click();
    await expect(form).toHaveCount(0);
    expect(await storedNames(page, 'upm_brokers')).toEqual([...SAMPLE_BROKERS, 'Waiting']);
  });

  /*
   * The browser in use never keeps pages for the back button, so its return is told by the event, after a change
   * that fires no event here: a tab's own write.
   */
  test('F54: a page that returns from the back/forward cache reads the list and the session again', async ({
    page,
    context,
  }) => {
    const returnFromCache = (shown: Page) =>
      shown.evaluate(() => {
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
    await page.goto('/ib-partners');
    await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);
    // The built page shows the same cards before the list has been read.
    await expect.poll(() => storedText(page, 'upm_brokers')).not.toBeNull();
    await page.evaluate(
      (text) => {
        localStorage.setItem('upm_brokers', text);
      },
      JSON.stringify([storedBroker('1', { name: 'Changed Meanwhile' })]),
    );
    await returnFromCache(page);
    await expect(cardHeadings(page)).toHaveText(['Changed Meanwhile']);

    const admin = await context.newPage();
    await openTab(admin, 'brokers');
    await admin.evaluate(() => {
      localStorage.removeItem('adminToken');
      localStorage.removeItem('adminData');
    });
    await returnFromCache(admin);
    await expect(admin).toHaveURL('/secure/admin/login');
    await expect(admin.getByRole('table')).toHaveCount(0);
  });
});
