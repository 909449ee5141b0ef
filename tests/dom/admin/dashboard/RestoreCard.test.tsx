import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RestoreCard } from '@/admin/dashboard/RestoreCard';
import type { RestoreUndo } from '@/admin/dashboard/restoring';
import { useUndoStack } from '@/admin/resources/useUndoStack';
import { contentsOf } from '../../../support/entities';
import { anAdminArea, publishedFile } from '../../../support/catalogue';
import { takeDownloads } from '../../../support/downloads';
import { aBroker, aPlatform } from '../../../support/records';
import { renderInAdminArea } from '../../../support/render';
import { sampleEntries } from '../../../support/sampleSignals';

function Restore() {
  return <RestoreCard undo={useUndoStack<RestoreUndo>()} lists={null} onChanged={() => Promise.resolve()} />;
}

function show(overrides: Parameters<typeof anAdminArea>[1] = {}) {
  const area = anAdminArea({ brokers: [aBroker({ name: 'Old' })], platforms: [aPlatform()] }, overrides);
  const downloads = takeDownloads();
  const view = renderInAdminArea(area, <Restore />);
  const field = screen.getByLabelText('Backup file');
  const choose = (text: string) =>
    view.user.upload(field, new File([text], 'backup.json', { type: 'application/json' }));
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  const preview = async (text = backup) => {
    await choose(text);
    await screen.findByRole('table');
  };
  const restore = async () => {
    await preview();
    await press('Restore this backup');
  };
  return { ...area, user: view.user, downloads, field, choose, press, preview, restore };
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

it('previews what a backup would change', async () => {
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
  expect(screen.getByText('Newer added')).toBeVisible();
  expect(screen.getByText(/^Entries that this version can't read: 1\./)).toBeVisible();
  expect(notice()).toHaveTextContent('“backup.json” has been read. Nothing has been changed yet.');
  expect(contentsOf(area)).toEqual(before);
});

it('restores the lists, logs the restore and keeps focus', async () => {
  const { field, logged, press, restore, stored } = show();
  await restore();
  await waitFor(() => {
    expect(notice()).toHaveTextContent('Backup restored. Platforms: 1 removed. Brokers: 2 added, 1 changed.');
  });
  expect(stored('upm_brokers').map(({ name }) => name)).toEqual(['New', 'Newer', null]);
  expect(stored('upm_platforms')).toEqual([]);
  expect(await logged()).toEqual(['Restored a backup']);
  expect(noPreview()).toBe(true);
  expect(field).toHaveFocus();
  await press('Dismiss');
  expect(screen.queryByRole('group', { name: 'Undo restoring' })).not.toBeInTheDocument();
});

it('changes nothing when the restore is cancelled', async () => {
  const { area, field, press, preview } = show();
  const before = contentsOf(area);
  await preview();
  await press('Leave everything as it is');
  expect(notice()).toHaveTextContent('Nothing was changed.');
  expect(noPreview()).toBe(true);
  expect(field).toHaveFocus();
  expect(contentsOf(area)).toEqual(before);
});

it('shows no restore button when the backup matches the stored lists', async () => {
  const { choose, stored } = show();
  await choose(publishedFile(1, { brokers: stored('upm_brokers'), platforms: stored('upm_platforms') }));
  expect(await screen.findByText(/^This backup matches the stored data/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore this backup' })).not.toBeInTheDocument();
});

it.each([
  ['not a backup', '{"app":"other"}', /it isn't a complete backup of this site/],
  ['a web page', '<!doctype html>', /it is a web page/],
  ['from a later version', backup.replace('"schema":1', '"schema":2'), /it was made by a later version/],
])('rejects a file that is %s and explains why', async (_what, text, reason) => {
  const { area, choose } = show();
  const before = contentsOf(area);
  await choose(text);
  await waitFor(() => {
    expect(notice()).toHaveTextContent(/^“backup.json” wasn't read, and nothing was changed: /);
  });
  expect(notice()).toHaveTextContent(reason);
  expect(noPreview()).toBe(true);
  expect(contentsOf(area)).toEqual(before);
});

const namesOf = (records: readonly Readonly<Record<string, unknown>>[]) => records.map(({ name }) => name);

it('undoes a restore only once', async () => {
  const { logged, press, restore, stored } = show();
  const before = { brokers: stored('upm_brokers'), platforms: stored('upm_platforms') };
  await restore();
  await screen.findByRole('group', { name: 'Undo restoring' });
  await press('Undo restoring “backup.json”');
  await waitFor(() => {
    expect(notice()).toHaveTextContent(/^The lists are as they were before\./);
  });
  expect(stored('upm_brokers')).toEqual(before.brokers);
  expect(stored('upm_platforms')).toEqual(before.platforms);
  expect(await logged()).toEqual(['Undid restoring a backup', 'Restored a backup']);
  expect(screen.queryByRole('group', { name: 'Undo restoring' })).not.toBeInTheDocument();
});

it('previews an undo when the lists have changed since the restore', async () => {
  const { catalogue, press, restore, stored } = show();
  await restore();
  await screen.findByRole('group', { name: 'Undo restoring' });
  await catalogue.brokers.update('1', { name: 'Edited since' });
  await press('Undo restoring “backup.json”');
  await waitFor(() => {
    expect(notice()).toHaveTextContent(/^Nothing was undone: the lists have changed since/);
  });
  expect(namesOf(stored('upm_brokers'))).toEqual(['Edited since', 'Newer', null]);
  expect(screen.getByRole('row', { name: 'Brokers 0 1 2 0' })).toBeVisible();
  await press('Restore this backup');
  await waitFor(() => {
    expect(namesOf(stored('upm_brokers'))).toEqual(['Old']);
  });
});

/** A backup from a colleague's browser, whose lists have the same base but different changes. */
async function aColleague(
  change: (catalogue: ReturnType<typeof anAdminArea>['catalogue']) => Promise<unknown>,
) {
  const there = anAdminArea();
  await takeSeeds(there);
  await change(there.catalogue);
  return JSON.stringify(there.maintenance.backups.file(''));
}

const takeSeeds = async ({ area, catalogue, environment }: ReturnType<typeof anAdminArea>) => {
  for (const key of ['upm_platforms', 'upm_brokers']) area.removeItem(key);
  await Promise.all([catalogue.platforms.list(), catalogue.brokers.list()]);
  for (const key of ['upm_platforms', 'upm_brokers']) await environment.lock(key, () => Promise.resolve());
};

it("merges a colleague's backup and undoes the merge", async () => {
  const view = show();
  await takeSeeds(view);
  await view.catalogue.brokers.update('1', { leverage: '1:11' });
  await view.choose(
    await aColleague(async ({ brokers }) => {
      await brokers.update('1', { spreads: '9 pips' });
      await brokers.remove('2');
    }),
  );
  await screen.findByRole('table');
  await view.press('Merge this file');
  await waitFor(() => {
    expect(notice()).toHaveTextContent(
      'Changes merged. Platforms: no change. Brokers: 1 changed, 1 removed.',
    );
  });
  expect(view.stored('upm_brokers').map(({ id }) => id)).toEqual(['1', '3', '4', '5']);
  expect(view.stored('upm_brokers')[0]).toMatchObject({ leverage: '1:11', spreads: '9 pips' });
  await view.user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => {
    expect(view.stored('upm_brokers')).toHaveLength(5);
  });
  expect(view.stored('upm_brokers')[0]).toMatchObject({ leverage: '1:11' });
});

it('merges a backup that contains records published after the dashboard was opened', async () => {
  const [view, colleague] = [show(), anAdminArea()];
  await Promise.all([takeSeeds(view), takeSeeds(colleague)]);
  const { id } = await colleague.catalogue.brokers.add(aBroker({ name: 'Added' }));
  const { text } = await colleague.maintenance.publication.next();
  for (const browser of [view, colleague]) browser.publish(text);
  await colleague.maintenance.takeLatest();
  await colleague.catalogue.brokers.update(id, { leverage: '1:31' });
  await view.preview(JSON.stringify(colleague.maintenance.backups.file('')));
  await view.press('Merge this file');
  await waitFor(() => {
    expect(view.stored('upm_brokers').at(-1)).toMatchObject({ name: 'Added', leverage: '1:31' });
  });
});

it('asks which value to keep for a field that both sides changed', async () => {
  const view = show();
  await takeSeeds(view);
  await view.catalogue.brokers.update('1', { leverage: '1:11' });
  await view.logged();
  const before = view.stored('upm_brokers');
  await view.preview(await aColleague(({ brokers }) => brokers.update('1', { leverage: '1:22' })));
  await view.press('Merge this file');
  const question = await screen.findByRole('dialog', {
    name: 'Changed in another tab or by somebody else',
  });
  expect(view.stored('upm_brokers')).toEqual(before);
  await view.user.click(within(question).getByRole('radio', { name: 'In the backup: 1:22' }));
  await view.user.click(within(question).getByRole('button', { name: 'Merge with these choices' }));
  await waitFor(() => {
    expect(view.stored('upm_brokers')[0]).toMatchObject({ leverage: '1:22' });
  });
  // Choices don't carry over to the next backup.
  await view.preview();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('warns that signals from another record are left out', async () => {
  const [first] = sampleEntries;
  const { user } = renderInAdminArea(anAdminArea({}, {}, null, sampleEntries), <Restore />);
  const file = publishedFile(1, { signals: [{ ...first, by: 'Somebody else', hash: 'another' }] });
  await user.upload(screen.getByLabelText('Backup file'), new File([file], 'backup.json'));
  expect(
    await screen.findByText(/^This backup belongs to another record; its signals were left out\. If /),
  ).toBeVisible();
});

const aRecord = () => anAdminArea({}, { now: () => Date.UTC(2026, 10, 22, 12) }, null, sampleEntries);
const BY = 'Test author, analyst';

/** Previews a backup in which signal 16 is cancelled. */
async function previewCancelled(now: ReturnType<typeof anAdminArea>) {
  const before = aRecord();
  await before.catalogue.signals.append(16, { kind: 'cancelled', by: BY, note: 'No longer.' });
  const { user } = renderInAdminArea(now, <Restore />);
  const file = JSON.stringify(before.maintenance.backups.file(''));
  await user.upload(screen.getByLabelText('Backup file'), new File([file], 'backup.json'));
}

it("lists a backup's updates that no longer fit the record", async () => {
  const now = aRecord();
  await now.catalogue.signals.append(16, { kind: 'triggered', by: BY, price: '71.50' });
  await previewCancelled(now);
  expect(
    await screen.findByText(/^Signal 16, cancelled: Signal 16 is open: it has been entered\./),
  ).toBeVisible();
  expect(screen.getByText(/^Everything else in this backup matches/)).toBeVisible();
});

it('lists updates that a backup adds', async () => {
  await previewCancelled(aRecord());
  expect(
    await screen.findByText('Signal 16, cancelled on 22 November 2026, 12:00 GMT, by Test author, analyst'),
  ).toBeVisible();
});
