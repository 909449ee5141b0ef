import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '@/data/catalogue/publishedCatalogue';
import { RestoreCard } from '@/features/admin-dashboard/RestoreCard';
import { contentsOf } from '../../data/entities';
import { anAdminArea, publishedFile } from '../../support/catalogue';
import { takeConsoleMessages } from '../../support/consoleGuard';
import { takeDownloads } from '../../support/downloads';
import { quotaError } from '../../support/environment';
import { aBroker, aPlatform } from '../../support/records';
import { renderInAdminArea } from '../../support/render';

function show() {
  const area = anAdminArea({ brokers: [aBroker({ name: 'Old' })], platforms: [aPlatform()] });
  const downloads = takeDownloads();
  const view = renderInAdminArea(area, <RestoreCard onChanged={() => Promise.resolve()} />);
  const field = screen.getByLabelText('Backup file');
  return {
    ...area,
    downloads,
    field,
    choose: (text: string) =>
      view.user.upload(field, new File([text], 'backup.json', { type: 'application/json' })),
    press: (name: string) => view.user.click(screen.getByRole('button', { name })),
  };
}

const notice = () => screen.getByRole('status');
const noPreview = () => screen.queryByRole('table') === null;

const backup = publishedFile(1, {
  brokers: [
    { ...aBroker({ name: 'New' }), id: '1' },
    { ...aBroker({ name: 'Newer' }), id: '2' },
    { id: '3', name: null },
  ],
});

it('shows what a backup would change, and changes nothing yet', async () => {
  const { area, choose } = show();
  const before = contentsOf(area);
  await choose(backup);
  const rows = within(await screen.findByRole('table', { name: 'What restoring would change' })).getAllByRole(
    'row',
  );
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['', 'Added', 'Changed', 'Removed', 'Same'],
    ['Platforms', '0', '0', '1', '0'],
    ['Brokers', '2', '1', '0', '0'],
  ]);
  expect(screen.getByText(/^Entries in it that this version cannot read: 1\./)).toBeVisible();
  expect(notice()).toHaveTextContent('“backup.json” read. Nothing is changed yet.');
  expect(contentsOf(area)).toEqual(before);
});

it('restores both lists, says so, records it and keeps the focus', async () => {
  const { choose, field, maintenance, press, stored } = show();
  await choose(backup);
  await screen.findByRole('table');
  await press('Restore this backup');
  await waitFor(() => {
    expect(notice()).toHaveTextContent('Backup restored. Platforms: 1 removed. Brokers: 2 added, 1 changed.');
  });
  expect(stored('upm_brokers').map(({ name }) => name)).toEqual(['New', 'Newer', null]);
  expect(stored('upm_platforms')).toEqual([]);
  expect(maintenance.activity.list()[0]?.action).toBe('Restored a backup');
  expect(noPreview()).toBe(true);
  expect(field).toHaveFocus();
});

it('offers the present state as a backup before it is replaced', async () => {
  const { choose, downloads, press, stored } = show();
  await choose(backup);
  await screen.findByRole('table');
  await press('Download the present state first');
  expect(JSON.parse((await downloads[0]?.text()) ?? '')).toMatchObject({ brokers: stored('upm_brokers') });
  expect(notice()).toHaveTextContent('The present state was downloaded as a backup.');
});

it('leaves everything as it is when that is wished, and keeps the focus', async () => {
  const { area, choose, field, press } = show();
  const before = contentsOf(area);
  await choose(backup);
  await screen.findByRole('table');
  await press('Leave everything as it is');
  expect(notice()).toHaveTextContent('Nothing was changed.');
  expect(noPreview()).toBe(true);
  expect(field).toHaveFocus();
  expect(contentsOf(area)).toEqual(before);
});

it('has nothing to restore from a backup of the present state', async () => {
  const { choose, stored } = show();
  await choose(publishedFile(1, { brokers: stored('upm_brokers'), platforms: stored('upm_platforms') }));
  expect(await screen.findByText(/^This backup is the same as what is stored/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore this backup' })).not.toBeInTheDocument();
});

it.each([
  ['no backup', '<!doctype html>', /it is not a complete backup of this site/],
  ['cut off', backup.slice(0, -20), /it is not a complete backup of this site/],
  ['from a later version', backup.replace('"schema":1', '"schema":2'), /it was made by a later version/],
  ['larger than any storage', ' '.repeat(MAX_FILE_BYTES + 1), /it is larger than a browser's storage/],
])('F99: refuses a file that is %s, in plain words, and changes nothing', async (_what, text, reason) => {
  const { area, choose } = show();
  const before = contentsOf(area);
  await choose(text);
  await waitFor(() => {
    expect(notice()).toHaveTextContent(/^“backup.json” was not read, and nothing was changed: /);
  });
  expect(notice()).toHaveTextContent(reason);
  expect(noPreview()).toBe(true);
  expect(contentsOf(area)).toEqual(before);
});

it('F100: says that nothing was changed when the second list does not fit, and keeps the preview', async () => {
  const { area, choose, maintenance, press } = show();
  const before = contentsOf(area);
  area.failWrites = (key) => (key === 'upm_brokers' ? quotaError() : null);
  await choose(backup);
  await screen.findByRole('table');
  await press('Restore this backup');
  await waitFor(() => {
    expect(notice()).toHaveTextContent(
      "Nothing was restored, and nothing was changed: the browser's storage is full.",
    );
  });
  expect(contentsOf(area)).toEqual(before);
  expect(maintenance.activity.list()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Restore this backup' })).toBeEnabled();
  expect(takeConsoleMessages()).toEqual([expect.stringContaining('StorageError')]);
});
