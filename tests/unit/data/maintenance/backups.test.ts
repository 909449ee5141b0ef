import { expect, it } from 'vitest';
import { partNames } from '@/data/catalogue/lists';
import { restoreRequestOf } from '@/data/maintenance/backups';
import { parseCatalogueFile, type CatalogueFile, type CatalogueLists } from '@/data/merge/catalogueFile';
import { formatJson } from '@/data/storage/json';
import { questionKey } from '@/domain/merge/decide';
import { anAdminArea } from '../../../support/catalogue';
import { quotaError } from '../../../support/environment';
import { aBroker, aPlatform } from '../../../support/records';
import { seedFile } from '../../../support/seedFile';
import { aNewSignal, aSignalDraft } from '../../../support/signals';
import { contentsOf } from '../../../support/entities';

const anArea = () =>
  anAdminArea({ brokers: [aBroker({ name: 'Old' })], platforms: [aPlatform({ name: 'Old' })] });

/** A request to restore a file from an older version of the site */
const restoring = (lists: CatalogueLists) =>
  restoreRequestOf({ app: 'upmark', schema: 1, exportedAt: '', ...lists }, 'restore');

const restoreInto = ({ maintenance }: ReturnType<typeof anAdminArea>, lists: CatalogueLists) =>
  maintenance.backups.restore(maintenance.backups.preview(restoring(lists)));

const backupOf = ({ maintenance }: ReturnType<typeof anAdminArea>): CatalogueFile =>
  parseCatalogueFile(formatJson(maintenance.backups.file('2026-01-01T00:00:00.000Z')));

/** Exports a backup from one area and restores it into another. */
async function carryOver(from: ReturnType<typeof anAdminArea>, to: ReturnType<typeof anAdminArea>) {
  const { backups } = to.maintenance;
  return backups.restore(backups.preview(restoreRequestOf(backupOf(from), 'restore')));
}

const shown = async ({ catalogue }: ReturnType<typeof anAdminArea>) => ({
  platforms: await catalogue.platforms.list(),
  brokers: await catalogue.brokers.list(),
});

const lists: CatalogueLists = {
  platforms: [{ ...aPlatform({ name: 'New' }), id: '7' }],
  brokers: [
    { ...aBroker({ name: 'New' }), id: '1' },
    { ...aBroker({ name: 'Newer' }), id: '8' },
  ],
};

it('contains the lists in stored form', () => {
  const area = anArea();
  const values = [{ id: '1', name: 'Kept', later: { a: 1 } }, null, 5];
  area.area.setItem('upm_brokers', JSON.stringify(values));
  expect(area.maintenance.backups.present().brokers).toEqual(values);
});

it('contains the seed when nothing has ever been stored', () => {
  const area = anArea();
  area.area.removeItem('upm_brokers');
  expect(area.maintenance.backups.present().brokers).toEqual(seedFile.brokers);
});

it('contains no token or session', () => {
  const { area, maintenance } = anArea();
  for (const key of ['token', 'adminToken', 'adminData']) area.setItem(key, 'secret');
  const text = formatJson(maintenance.backups.file('2026-01-01T00:00:00.000Z'));
  expect(text).not.toContain('secret');
  const names = ['app', 'schema', 'exportedAt', ...partNames, 'versions'];
  expect(Object.keys(JSON.parse(text) as object)).toEqual(names);
});

it('includes the published records in place of an unreadable list', () => {
  const { area, maintenance, stored } = anArea();
  area.setItem('upm_brokers', 'damaged');
  area.setItem('upm_signal_drafts', 'damaged');
  const present = maintenance.backups.present();
  expect(present.brokers).toEqual(seedFile.brokers);
  expect(present.platforms).toEqual(stored('upm_platforms'));
  expect(present).not.toHaveProperty('signalDrafts');
});

it('replaces the lists as shown in the preview', async () => {
  const area = anArea();
  const { comparison } = area.maintenance.backups.preview(restoring(lists));
  await restoreInto(area, lists);
  expect(comparison).toMatchObject({
    platforms: { added: 1, changed: 0, removed: 1 },
    brokers: { added: 1, changed: 1, removed: 0 },
  });
  expect(area.stored('upm_platforms')).toEqual(lists.platforms);
  expect(area.stored('upm_brokers')).toEqual(lists.brokers);
});

it('keeps a list that the backup does not contain', async () => {
  const area = anArea();
  const before = area.area.getItem('upm_platforms');
  const older = { brokers: lists.brokers } as unknown as CatalogueLists;
  const { comparison } = area.maintenance.backups.preview(restoring(older));
  expect(comparison.platforms).toMatchObject({ added: 0, changed: 0, removed: 0, unchanged: 1 });
  await restoreInto(area, older);
  expect(area.area.getItem('upm_platforms')).toBe(before);
  expect(area.area.getItem('upm_brokers')).toContain('Newer');
});

it('restores a backup into a browser that has lost its storage', async () => {
  const area = anArea();
  await area.catalogue.brokers.add(aBroker({ name: 'Mine' }));
  const before = await shown(area);
  const emptied = anAdminArea();
  for (const key of Object.keys(contentsOf(emptied.area))) emptied.area.removeItem(key);
  await carryOver(area, emptied);
  await expect(shown(emptied)).resolves.toEqual(before);
});

it.each(['upm_brokers', 'upm_brokers.corrupt'])('changes nothing when writing %s fails', async (failing) => {
  const data = anArea();
  const { area } = data;
  if (failing === 'upm_brokers.corrupt') area.setItem('upm_brokers', 'damaged');
  const before = contentsOf(area);
  area.failWrites = (key) => (key === failing ? quotaError() : null);
  await expect(restoreInto(data, lists)).rejects.toMatchObject({ kind: 'quota', key: failing });
  expect(contentsOf(area)).toEqual(before);
});

it('keeps a copy of damaged data before a restore', async () => {
  const data = anArea();
  const { area } = data;
  area.setItem('upm_brokers', 'damaged');
  await restoreInto(data, lists);
  expect(area.getItem('upm_brokers.corrupt')).toBe('damaged');
  expect(JSON.parse(area.getItem('upm_brokers') ?? '')).toEqual(lists.brokers);
});

it("fails when another tab holds a list's lock too long", async () => {
  const data = anAdminArea({}, { lock: () => Promise.reject(new DOMException('too long', 'TimeoutError')) });
  await expect(restoreInto(data, lists)).rejects.toMatchObject({ kind: 'busy' });
});

it('writes nothing when the lists have changed since the preview', async () => {
  const area = anArea();
  const { backups } = area.maintenance;
  const preview = backups.preview(restoring(lists));
  const added = area.catalogue.brokers.add(aBroker({ name: 'Meanwhile' }));
  const restored = backups.restore(preview);
  await added;
  await expect(restored).rejects.toMatchObject({ name: 'StalePreviewError' });
  expect(area.stored('upm_brokers').map(({ name }) => name)).toEqual(['Old', 'Meanwhile']);
  expect(backups.preview(restoring(lists)).comparison.brokers).toMatchObject({
    changed: 1,
    added: 1,
    removed: 1,
  });
});

it('returns a preview for undoing the restore', async () => {
  const area = anArea();
  const before = { brokers: area.stored('upm_brokers'), platforms: area.stored('upm_platforms') };
  const undo = await restoreInto(area, lists);
  const again = await area.maintenance.backups.restore(undo);
  expect(area.stored('upm_brokers')).toEqual(before.brokers);
  expect(area.stored('upm_platforms')).toEqual(before.platforms);
  await area.catalogue.brokers.toggleActive('1');
  await expect(area.maintenance.backups.restore(again)).rejects.toMatchObject({
    name: 'StalePreviewError',
  });
});

/** Two browsers with the built-in lists. */
async function both() {
  const areas = [anAdminArea(), anAdminArea()] as const;
  for (const area of areas) {
    for (const key of ['upm_platforms', 'upm_brokers']) area.area.removeItem(key);
    await shown(area);
    for (const key of ['upm_platforms', 'upm_brokers'])
      await area.environment.lock(key, () => Promise.resolve());
  }
  return areas;
}

it("previews and then applies a backup's changes", async () => {
  const [here, there] = await both();
  await here.catalogue.platforms.update('1', { name: 'From here' });
  await there.catalogue.brokers.update('1', { name: 'From there' });
  const { backups } = here.maintenance;
  const shownFirst = backups.preview(restoreRequestOf(backupOf(there), 'merge'));
  expect(shownFirst.questions).toEqual([]);
  expect(shownFirst.comparison).toMatchObject({
    brokers: { changed: 1, added: 0, removed: 0 },
    platforms: { changed: 0, added: 0, removed: 0 },
  });
  await backups.restore(shownFirst);
  const { platforms, brokers } = await shown(here);
  expect(platforms[0]).toMatchObject({ id: '1', name: 'From here' });
  expect(brokers[0]).toMatchObject({ id: '1', name: 'From there' });
});

it('asks whose changes to keep before merging a backup', async () => {
  const [here, there] = await both();
  await here.catalogue.brokers.update('1', { name: 'From here' });
  await there.catalogue.brokers.update('1', { name: 'From there' });
  const { backups } = here.maintenance;
  const { questions } = backups.preview(restoreRequestOf(backupOf(there), 'merge'));
  expect(questions).toMatchObject([{ list: 'brokers', id: '1', mine: 'From here', theirs: 'From there' }]);
  const answers = new Map(questions.map((question) => [questionKey(question), 'theirs' as const]));
  await backups.restore(backups.preview(restoreRequestOf(backupOf(there), 'merge', answers)));
  expect(here.stored('upm_brokers')[0]).toMatchObject({ name: 'From there' });
});

it('does not delete a broker that is unreadable in a merged backup', () => {
  const { maintenance } = anArea();
  const backup = maintenance.backups.file('2026-01-01T00:00:00.000Z');
  const damaged = { ...backup, brokers: [{ ...(backup.brokers[0] as object), name: undefined }] };
  const file = parseCatalogueFile(formatJson(damaged));
  expect(maintenance.backups.preview(restoreRequestOf(file, 'merge')).comparison.brokers).toMatchObject({
    removed: 0,
    unchanged: 1,
  });
});

it('keeps a restored list even if an older file on the site contains other values', async () => {
  const [here] = await both();
  const backup = backupOf(here);
  await here.catalogue.brokers.update('1', { name: 'Changed' });
  const later = (await here.maintenance.publication.next()).text;
  const { backups } = here.maintenance;
  await backups.restore(backups.preview(restoreRequestOf(backup, 'restore')));
  here.publish(later);
  await here.seeds.refresh();
  const { brokers } = await shown(here);
  expect(brokers[0]?.name).toBe(seedFile.brokers[0]?.name);
});

it('restores new and edited signal drafts, and both versions of a draft edited on both sides', async () => {
  const [here, there] = await both();
  const draft = (id: string, name: string, day: number) => ({
    ...aSignalDraft(),
    id,
    name,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: `2026-01-0${String(day)}T00:00:00.000Z`,
  });
  const put = ({ area }: ReturnType<typeof anAdminArea>, ...drafts: readonly object[]) => {
    area.setItem('upm_signal_drafts', JSON.stringify(drafts));
  };
  put(
    here,
    draft('1', 'Edited here', 3),
    draft('2', 'Old', 1),
    draft('3', 'Only here', 1),
    draft('5', 'My', 2),
  );
  put(
    there,
    draft('1', 'Old', 1),
    draft('2', 'Edited there', 2),
    draft('4', 'Only there', 1),
    draft('5', 'Your', 3),
  );
  const merged = here.maintenance.backups.preview(restoreRequestOf(backupOf(there), 'merge'));
  await here.maintenance.backups.restore(merged);
  const names = (await here.catalogue.signalDrafts.list()).map(({ name }) => name);
  expect(names).toEqual(['Edited here', 'Edited there', 'Only here', 'My', 'Only there', 'Your']);
});

it('removes restored signal updates when the restore is undone', async () => {
  const [from, to] = [anArea(), anArea()];
  await from.catalogue.signals.issue([aNewSignal()]);
  const undo = await carryOver(from, to);
  const { signals } = to.catalogue;
  expect(signals.read().waiting).toHaveLength(1);
  await signals.append(1, { kind: 'cancelled', by: 'Test author, analyst', note: 'No longer.' });
  // The record has changed, so the preview is shown again before anything is undone.
  const { backups } = to.maintenance;
  await expect(backups.restore(undo)).rejects.toMatchObject({ name: 'StalePreviewError' });
  const again = backups.preview(undo.request);
  expect(again.comparison.signals).toMatchObject({ removed: 2 });
  await backups.restore(again);
  expect(signals.read().waiting).toEqual([]);
});
