import type { BrowserContext, Page } from '@playwright/test';
import type * as BrokerFormModule from '@/admin/resources/brokerForm';
import type * as BrokerRepositoryModule from '@/data/catalogue/brokerRepository';
import type * as BrowserStore from '@/data/storage/browserStore';
import type * as LockModule from '@/data/storage/lock';
import type * as RecordEditModule from '@/domain/recordEdit';
import { SOURCES } from './servers.ts';
import {
  openTab,
  rowOf,
  SAMPLE_BROKERS,
  saveButton,
  SECOND_BROKER,
  SESSION,
  store,
  storedBroker,
  storedNames,
  storedRecords,
  storing,
} from './support.ts';
import { expect, test } from './test.ts';

/** Opens the form of a record on its tab. */
async function startEditing(page: Page, name: string) {
  await rowOf(page, name).getByRole('button', { name: /^Edit/ }).click();
  return page.getByRole('dialog', { name: /^Edit (?:Broker|Platform)$/ });
}

/** Two tabs of one browser, both on a management list that is stored already. */
async function twoTabs(context: BrowserContext, tab: 'brokers' | 'platforms') {
  const [left, right] = [await context.newPage(), await context.newPage()];
  for (const page of [left, right]) await openTab(page, tab);
  await expect.poll(async () => (await storedNames(left, `upm_${tab}`)).length).toBeGreaterThan(0);
  return [left, right] as const;
}

test.describe('a form that was open while another tab changed the same record', () => {
  test.use({ storageState: storing(SESSION) });

  test('B03: saves its own field, and leaves a broker taken down and its other fields as they are by then', async ({
    context,
  }) => {
    const [left, right] = await twoTabs(context, 'brokers');
    const form = await startEditing(left, SECOND_BROKER);
    await form.getByLabel('Spreads *').fill('from 9 pips');
    await right.getByRole('button', { name: `Deactivate ${SECOND_BROKER}` }).click();
    await expect(rowOf(right, SECOND_BROKER).getByText('Inactive')).toBeVisible();
    const other = await startEditing(right, SECOND_BROKER);
    await other.getByLabel('Leverage *').fill('up to 1:9');
    await saveButton(other).click();
    await expect(other).toHaveCount(0);
    await saveButton(form).click();
    await expect(form).toHaveCount(0);
    const [, harbour] = await storedRecords(left, 'upm_brokers');
    expect(harbour).toMatchObject({ isActive: false, leverage: 'up to 1:9', spreads: 'from 9 pips' });
    await expect(rowOf(left, SECOND_BROKER).getByText('Inactive')).toBeVisible();
  });

  test('B03: saves its own device and place of a platform, and none of the others', async ({ context }) => {
    const [left, right] = await twoTabs(context, 'platforms');
    const [before] = await storedRecords(left, 'upm_platforms');
    const form = await startEditing(left, 'MetaTrader 5');
    await form.getByLabel('Web trader').click();
    await right.getByRole('button', { name: 'Move down MetaTrader 5' }).click();
    await expect.poll(async () => (await storedRecords(right, 'upm_platforms'))[0]?.sortOrder).toBe(2);
    const other = await startEditing(right, 'MetaTrader 5');
    await other.getByLabel('iOS').click();
    await saveButton(other).click();
    await expect(other).toHaveCount(0);
    await saveButton(form).click();
    await expect(form).toHaveCount(0);
    const [after] = await storedRecords(left, 'upm_platforms');
    const supported = before?.supported as Record<string, boolean>;
    expect(after).toMatchObject({
      sortOrder: 2,
      supported: { ...supported, webTrader: !supported.webTrader, ios: !supported.ios },
    });
  });

  for (const [choice, spreads] of [
    [/^Yours:/, 'mine 2 pips'],
    [/^Stored now:/, 'theirs 3 pips'],
  ] as const)
    test(`B03: asks with both values where the same field was changed, and keeps ${spreads}`, async ({
      context,
    }) => {
      const [left, right] = await twoTabs(context, 'brokers');
      const form = await startEditing(left, SECOND_BROKER);
      await form.getByLabel('Spreads *').fill('mine 2 pips');
      await form.getByLabel('Leverage *').fill('up to 1:9');
      const other = await startEditing(right, SECOND_BROKER);
      await other.getByLabel('Spreads *').fill('theirs 3 pips');
      await saveButton(other).click();
      await expect(other).toHaveCount(0);
      await saveButton(form).click();

      await expect(form.getByRole('alert')).toContainText('changed elsewhere meanwhile');
      const question = form.getByRole('group', { name: 'Spreads' });
      await expect(question.getByRole('radio', { name: 'Yours: mine 2 pips' })).toBeFocused();
      await expect(question.getByRole('radio', { name: 'Stored now: theirs 3 pips' })).not.toBeChecked();
      expect((await storedRecords(left, 'upm_brokers'))[1]).toMatchObject({ spreads: 'theirs 3 pips' });
      // Without an answer nothing is saved.
      await saveButton(form).click();
      await expect(question).toBeVisible();

      await question.getByRole('radio', { name: choice }).check();
      await expect(form.getByLabel('Spreads *')).toHaveValue(spreads);
      await saveButton(form).click();
      await expect(form).toHaveCount(0);
      expect((await storedRecords(left, 'upm_brokers'))[1]).toMatchObject({ spreads, leverage: 'up to 1:9' });
    });

  test('B03: what was typed before a reload asks as well where the field was changed meanwhile', async ({
    context,
  }) => {
    const [left, right] = await twoTabs(context, 'brokers');
    const form = await startEditing(left, SECOND_BROKER);
    await form.getByLabel('Spreads *').fill('mine 2 pips');
    left.once('dialog', (question) => void question.accept());
    await left.reload();
    const other = await startEditing(right, SECOND_BROKER);
    await other.getByLabel('Spreads *').fill('theirs 3 pips');
    await saveButton(other).click();
    await expect(other).toHaveCount(0);
    await expect(rowOf(left, SECOND_BROKER)).toBeVisible();
    const again = await startEditing(left, SECOND_BROKER);
    await again.getByRole('button', { name: 'Restore' }).click();
    await saveButton(again).click();
    await expect(again.getByRole('radio', { name: 'Stored now: theirs 3 pips' })).toBeVisible();
    expect((await storedRecords(left, 'upm_brokers'))[1]).toMatchObject({ spreads: 'theirs 3 pips' });
  });

  for (const viewport of [
    { width: 1280, height: 640 },
    { width: 390, height: 700 },
  ])
    test(`B02: a failed save is said where it can be seen at ${String(viewport.width)} pixels, whatever part of the form is shown`, async ({
      context,
      noise,
    }) => {
      const [left, right] = await twoTabs(context, 'brokers');
      await left.setViewportSize(viewport);
      const form = await startEditing(left, SECOND_BROKER);
      await form.getByLabel('Name *').fill('Renamed');
      right.once('dialog', (question) => void question.accept());
      await right.getByRole('button', { name: `Delete ${SECOND_BROKER}` }).click();
      await expect(rowOf(right, SECOND_BROKER)).toHaveCount(0);
      await form.getByRole('heading').scrollIntoViewIfNeeded();
      await saveButton(form).click();
      const alert = form.getByRole('alert');
      await expect(alert).toHaveText(/^This broker was not saved: it is no longer in the list/);
      await expect(alert).toBeInViewport({ ratio: 1 });
      const isUncovered = await alert.evaluate((element) => {
        const { left: x, top, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + 4, top + height / 2));
      });
      expect(isUncovered).toBe(true);
      noise.messages.splice(0);
    });

  test('B03: two tabs that edit other fields of one broker time and again lose nothing', async ({
    context,
  }) => {
    const [left, right] = await twoTabs(context, 'brokers');
    const typed: Record<string, string> = {};
    const edit = async (page: Page, labels: readonly string[]) => {
      for (let turn = 1; turn <= 8; turn += 1) {
        const label = labels[Math.floor(Math.random() * labels.length)] ?? '';
        const form = await startEditing(page, SECOND_BROKER);
        typed[label] = `${label} ${String(turn)}`;
        await form.getByLabel(label).fill(typed[label]);
        await saveButton(form).click();
        await expect(form).toHaveCount(0);
      }
    };
    await Promise.all([
      edit(left, ['Leverage *', 'Spreads *', 'Regulation']),
      edit(right, ['Min deposit *', 'Description *']),
    ]);
    const [, harbour] = await storedRecords(left, 'upm_brokers');
    const stored: Record<string, unknown> = {
      'Leverage *': harbour?.leverage,
      'Spreads *': harbour?.spreads,
      'Min deposit *': harbour?.minDeposit,
      'Description *': harbour?.description,
      Regulation: (harbour?.regulation as string[] | undefined)?.join(', '),
    };
    for (const [label, text] of Object.entries(typed)) expect(stored[label], label).toBe(text);
  });
});

test.describe('the forms themselves, in two tabs', () => {
  test.use({ baseURL: SOURCES });

  /** Edits one broker 200 times, each time a random one of these fields; gives what was saved last in each. */
  const editAtRandom = (page: Page, fields: readonly string[]) =>
    page.evaluate(async (own) => {
      const load = (address: string) => import(address) as Promise<unknown>;
      const { createBrokerRepository } = (await load(
        '/src/data/catalogue/brokerRepository.ts',
      )) as typeof BrokerRepositoryModule;
      const { browserStore } = (await load('/src/data/storage/browserStore.ts')) as typeof BrowserStore;
      const { createLock } = (await load('/src/data/storage/lock.ts')) as typeof LockModule;
      const { brokerFromForm, brokerToForm } = (await load(
        '/src/admin/resources/brokerForm.ts',
      )) as typeof BrokerFormModule;
      const { changesByEdit } = (await load('/src/domain/recordEdit.ts')) as typeof RecordEditModule;
      const brokers = createBrokerRepository(
        {
          store: browserStore,
          now: () => Date.now(),
          wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms / 15)),
          lock: createLock(navigator.locks),
          watch: () => () => undefined,
          report: console.error,
          newPublicationId: () => '0000000000000001',
          digest: null,
        },
        { revision: 1, records: [] },
      );
      const last: Record<string, string> = {};
      for (let turn = 1; turn <= 200; turn += 1) {
        const opened = await brokers.get('1');
        if (!opened) throw new Error('The broker has gone.');
        const form = brokerToForm(opened);
        const field = own[Math.floor(Math.random() * own.length)] ?? '';
        last[field] = `${field} ${String(turn)}`;
        // Typing takes its time: the other tab saves meanwhile.
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 40));
        const edit = { opened: form, edited: { ...form, [field]: last[field] } };
        await brokers.update('1', changesByEdit(edit, brokerToForm, brokerFromForm));
      }
      return last;
    }, fields);

  test('B03: 200 random edits in each of two tabs, of other fields of one record, lose nothing', async ({
    context,
  }) => {
    const [left, right] = [await context.newPage(), await context.newPage()];
    // An address without a page of ours, so that only what the test calls touches the storage.
    for (const page of [left, right]) await page.goto('/favicon.svg');
    await store(left, {
      upm_brokers: JSON.stringify([storedBroker('1', { name: SAMPLE_BROKERS[0] ?? '' })]),
    });
    const [byLeft, byRight] = await Promise.all([
      editAtRandom(left, ['description', 'leverage', 'spreads', 'website']),
      editAtRandom(right, ['minDeposit', 'logo', 'contactEmail', 'referralLink']),
    ]);
    expect((await storedRecords(left, 'upm_brokers'))[0]).toMatchObject({ ...byLeft, ...byRight });
  });
});
