import type { BrowserContext, Page } from '@playwright/test';
import {
  openTab,
  SAMPLE_BROKERS,
  saveButton,
  SECOND_BROKER,
  SESSION,
  storedBroker,
  storedNames,
  storedRecords,
  storing,
} from './support.ts';
import { expect, test } from './test.ts';

test.use({ storageState: storing(SESSION) });

/** A tab that has chosen a backup of the present lists and one more broker, and one with the list of brokers. */
async function choosingABackup(context: BrowserContext) {
  const [page, other] = [await context.newPage(), await context.newPage()];
  await openTab(other, 'platforms');
  await expect.poll(async () => (await storedNames(other, 'upm_platforms')).length).toBe(3);
  await openTab(other, 'brokers');
  await expect.poll(() => storedNames(other, 'upm_brokers')).toEqual(SAMPLE_BROKERS);
  const backup = {
    app: 'upmark',
    schema: 1,
    exportedAt: '2026-01-01T00:00:00.000Z',
    platforms: await storedRecords(other, 'upm_platforms'),
    brokers: [
      ...(await storedRecords(other, 'upm_brokers')),
      storedBroker('99', { name: 'From The Backup' }),
    ],
  };
  await page.goto('/admin?tab=system');
  await page.getByLabel('Backup file').setInputFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(backup)),
  });
  await expect(brokersRow(page)).toHaveAccessibleName('Brokers 1 0 0 5');
  return { page, other };
}

const brokersRow = (page: Page) =>
  page.getByRole('table', { name: 'What restoring would change' }).getByRole('row', { name: /^Brokers/ });

/** Another tab that holds the list of brokers until it is told to let go of it. */
async function holdBrokers(context: BrowserContext) {
  const holder = await context.newPage();
  await holder.goto('/favicon.svg');
  await holder.evaluate(
    () =>
      new Promise<void>((resolve) => {
        void navigator.locks.request('upm_brokers', () => {
          resolve();
          return new Promise(() => undefined);
        });
      }),
  );
  return {
    /** How many writes wait for the list. */
    waiting: () =>
      holder.evaluate(async () => {
        const { pending = [] } = await navigator.locks.query();
        return pending.filter(({ name }) => name === 'upm_brokers').length;
      }),
    release: () => holder.close(),
  };
}

const restoreButton = (page: Page) => page.getByRole('button', { name: 'Restore this backup' });

test('B04: an edit that is being saved while Restore is pressed is not written over unseen; a restore can be undone', async ({
  context,
}) => {
  const { page, other } = await choosingABackup(context);
  await other.getByRole('button', { name: `Edit ${SECOND_BROKER}` }).click();
  const form = other.getByRole('dialog', { name: 'Edit Broker' });
  await form.getByLabel('Spreads *').fill('edited meanwhile');
  // Both wait for the list, the edit first, so that it is written after Restore was pressed and before it restores.
  const list = await holdBrokers(context);
  await saveButton(form).click();
  await expect.poll(list.waiting).toBe(1);
  await restoreButton(page).click();
  await expect.poll(list.waiting).toBe(2);
  await list.release();
  await expect(page.getByText(/^Nothing was restored: the lists have been changed meanwhile/)).toBeVisible();
  await expect(brokersRow(page)).toHaveAccessibleName('Brokers 1 1 0 4');
  const edited = await storedRecords(page, 'upm_brokers');
  expect(edited[1]).toMatchObject({ spreads: 'edited meanwhile' });
  expect(edited.map(({ name }) => name)).toEqual(SAMPLE_BROKERS);

  await restoreButton(page).click();
  await expect(
    page.getByText('Backup restored. Platforms: no change. Brokers: 1 added, 1 changed.'),
  ).toBeVisible();
  expect(await storedNames(page, 'upm_brokers')).toEqual([...SAMPLE_BROKERS, 'From The Backup']);
  // The offer outlives a look at another tab of the dashboard.
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('link', { name: 'System' }).click();
  await page.getByRole('button', { name: 'Undo restoring “backup.json”' }).click();
  await expect(page.getByText(/^The lists are as they were before\./)).toBeVisible();
  expect(await storedRecords(page, 'upm_brokers')).toEqual(edited);
});
