import { describe, expect, it } from 'vitest';
import { parseCatalogueFile, catalogueFile } from '@/data/merge/catalogueFile';
import { parsePublishedCatalogue } from '@/data/catalogue/publishedCatalogue';
import { checkChain } from '@/data/signals/chain';
import type { NewEntry } from '@/data/signals/record';
import type { JsonObject } from '@/data/storage/json';
import type { Environment } from '@/data/storage/environment';
import { anAdminArea, publishedFile } from '../../../support/catalogue';
import { digest } from '../../../support/digest';
import { anAdministrator, aFolder } from '../../../support/publishing';
import { aBroker } from '../../../support/records';
import { sampleEntries } from '../../../support/sampleSignals';
import { aSignalDraft, aNewSignal } from '../../../support/signals';

const NOW = Date.UTC(2026, 10, 22, 12);

/** A browser of an administrator at a site that was built with the samples. */
function anArea(overrides: Partial<Environment> = {}) {
  const clock = { now: NOW };
  const area = anAdminArea(
    {},
    { now: () => clock.now, watch: () => () => undefined, ...overrides },
    null,
    sampleEntries,
  );
  const visit = async (text: string | null) => {
    area.publish(text);
    await area.seeds.refresh();
  };
  const stored = () => JSON.parse(area.area.getItem('upm_signals') ?? 'null') as JsonObject[] | null;
  return { ...area, clock, visit, stored, shown: () => area.catalogue.signals.read() };
}

const cancelled: NewEntry = { kind: 'cancelled', by: 'Test author, analyst', note: 'No longer.' };
const signalsOf = (text: string) => parsePublishedCatalogue(text).signals ?? [];

describe('S42: a publication', () => {
  it('seals what waits and carries the whole record', async () => {
    const mine = anArea();
    await mine.catalogue.signals.issue([aNewSignal()]);
    expect(mine.maintenance.publication.unpublished().signals).toMatchObject({ added: 1, unchanged: 51 });
    mine.clock.now += 60_000;
    const { text } = await mine.maintenance.publication.next();
    expect(signalsOf(text)).toHaveLength(52);
    expect(signalsOf(text)[51]).toMatchObject({
      id: '52',
      signal: 17,
      publishedAt: '2026-11-22T12:01:00.000Z',
    });
    expect((await checkChain(signalsOf(text), digest)).broken).toBeNull();

    const visitor = anArea();
    await visitor.visit(text);
    expect(visitor.shown().replay.signals).toHaveLength(17);
    await mine.visit(text);
    expect(mine.shown().waiting).toEqual([]);
    expect(mine.maintenance.publication.unpublished().signals).toMatchObject({ added: 0, unchanged: 52 });
  });

  it('carries the record also for somebody who changed nothing of it', async () => {
    const mine = anArea();
    await mine.catalogue.brokers.add(aBroker({ name: 'Another' }));
    expect(signalsOf((await mine.maintenance.publication.next()).text)).toEqual(sampleEntries);
    expect(mine.stored()).toBeNull();
  });

  it('S16: gives the same entries the same hashes until a file is in its place', async () => {
    const mine = anArea();
    await mine.catalogue.signals.issue([aNewSignal()]);
    const first = (await mine.maintenance.publication.next()).text;
    mine.clock.now += 3_600_000;
    await mine.catalogue.signals.append(17, cancelled);
    const second = (await mine.maintenance.publication.next()).text;
    expect(signalsOf(second).slice(0, 52)).toEqual(signalsOf(first));
    expect(signalsOf(second)).toHaveLength(53);
  });

  it('S40: holds no draft', async () => {
    const mine = anArea();
    await mine.catalogue.signalDrafts.add(aSignalDraft({ name: 'A secret idea' }));
    expect((await mine.maintenance.publication.next()).text).not.toContain('A secret idea');
  });

  it('leaves out an update that no longer fits, and carries all else', async () => {
    const [first, second] = [anArea(), anArea()];
    second.clock.now += 5000;
    await first.catalogue.signals.append(16, cancelled);
    await second.catalogue.signals.append(16, { ...cancelled, note: 'Here, too.' });
    await second.catalogue.brokers.add(aBroker({ name: 'Another' }));
    const { text } = await first.maintenance.publication.next();
    await second.visit(text);
    const file = await second.maintenance.publication.next();
    expect(file.setAside).toBe(1);
    expect(signalsOf(file.text)).toEqual(signalsOf(text));
    expect(file.text).toContain('Another');
    expect(second.maintenance.backups.present().signals).toHaveLength(53);
  });

  it('S20: puts the number 17 of a second administrator behind the first, with its events', async () => {
    const [first, second] = [anArea(), anArea()];
    second.clock.now += 5000;
    await first.catalogue.signals.issue([aNewSignal()]);
    await second.catalogue.signals.issue([aNewSignal({ instrument: 'GBP/USD' })]);
    await second.catalogue.signals.append(17, cancelled);
    await second.visit((await first.maintenance.publication.next()).text);
    const numbers = [{ before: 17, now: 18 }];
    await expect(second.maintenance.publication.next()).rejects.toMatchObject({ signals: numbers });
    const entries = signalsOf((await second.maintenance.publication.next(undefined, numbers)).text);
    expect(entries.slice(51).map(({ signal, kind }) => [signal, kind])).toEqual([
      [17, 'issued'],
      [18, 'issued'],
      [18, 'cancelled'],
    ]);
  });

  it('is refused over plain http where something waits, and works where nothing does', async () => {
    const plain = anArea({ digest: null });
    await expect(plain.maintenance.publication.next()).resolves.toMatchObject({ onSite: 'told' });
    await plain.catalogue.signals.issue([aNewSignal()]);
    await expect(plain.maintenance.publication.next()).rejects.toThrow(
      'Nothing was published: this page was opened without encryption (http), where the browser computes no check sums. Open the dashboard over https.',
    );
  });
});

it('S16: publishing to a host merges with what stands there, and seals anew after a refused write', async () => {
  const folder = await aFolder();
  const [first, second] = [await anAdministrator(folder), await anAdministrator(folder, { now: () => NOW })];
  await first.catalogue.signals.issue([aNewSignal({ validUntil: '2026-12-24T20:00:00.000Z' })]);
  await second.catalogue.signals.issue([aNewSignal({ instrument: 'GBP/USD' })]);
  folder.beforeNextWrite(() => undefined);
  await expect(first.publish()).resolves.toMatchObject({ kind: 'published' });
  const numbers = [{ before: 1, now: 2 }];
  await expect(second.publish()).resolves.toEqual({ kind: 'renumbered', signals: numbers });
  await expect(second.publish({ numbers })).resolves.toMatchObject({ kind: 'published' });
  const entries = signalsOf(folder.text() ?? '');
  expect(entries.map(({ signal, instrument }) => [signal, instrument])).toEqual([
    [1, 'EUR/USD'],
    [2, 'GBP/USD'],
  ]);
  expect((await checkChain(entries, digest)).broken).toBeNull();
  await folder.close();
});

describe('S17, S18: older files and browsers', () => {
  it('S17: a file without signals empties no record, and the next publication brings it back', async () => {
    const mine = anArea();
    await mine.catalogue.signals.issue([aNewSignal()]);
    const { text } = await mine.maintenance.publication.next();
    await mine.visit(text);
    await mine.catalogue.signals.append(17, cancelled);
    const { signals: _signals, ...older } = JSON.parse(publishedFile(9, {})) as JsonObject;
    await mine.visit(JSON.stringify(older));
    expect(mine.shown().replay.signals).toHaveLength(17);
    expect(signalsOf((await mine.maintenance.publication.next()).text)).toHaveLength(53);
  });

  it('S18: a backup without signals touches neither drafts nor record', async () => {
    const mine = anArea();
    await mine.catalogue.signals.issue([aNewSignal()]);
    await mine.catalogue.signalDrafts.add(aSignalDraft());
    const before = mine.stored();
    const old = parseCatalogueFile(
      JSON.stringify({ app: 'upmark', schema: 1, exportedAt: '', platforms: [], brokers: [] }),
    );
    await mine.maintenance.backups.restore(mine.maintenance.backups.preview(old));
    expect(mine.stored()).toEqual(before);
    expect(await mine.catalogue.signalDrafts.list()).toHaveLength(1);
    expect(await mine.catalogue.brokers.list()).toEqual([]);
  });
});

describe('S44: backup and restore', () => {
  it('brings drafts and waiting entries into an empty browser, and leaves what is published', async () => {
    const mine = anArea();
    await mine.catalogue.signals.issue([aNewSignal()]);
    await mine.catalogue.signalDrafts.add(aSignalDraft({ name: 'Half an idea' }));
    const text = JSON.stringify(catalogueFile(mine.maintenance.backups.present(), ''));

    const empty = anArea();
    const { backups } = empty.maintenance;
    const { app: _app, schema: _schema, exportedAt: _at, ...lists } = parseCatalogueFile(text);
    const preview = backups.preview(lists);
    expect(preview.comparison.signals).toMatchObject({ added: 1, unchanged: 51 });
    expect(preview.comparison.signalDrafts).toMatchObject({ added: 1 });
    await backups.restore(preview);
    expect(empty.shown().sealed).toEqual(sampleEntries);
    expect(empty.shown().waiting).toHaveLength(1);
    expect((await empty.catalogue.signalDrafts.list()).map(({ name }) => name)).toEqual(['Half an idea']);
    expect(backups.preview(lists).comparison.signals).toMatchObject({ added: 0 });
  });

  it('leaves out the signals of another record, and says so', async () => {
    const other = anArea();
    await other.catalogue.signals.beginOwnRecord();
    await other.catalogue.signals.issue([aNewSignal()]);
    const { signals = [] } = parsePublishedCatalogue((await other.maintenance.publication.next()).text);
    const mine = anArea();
    const preview = mine.maintenance.backups.preview({ ...mine.maintenance.backups.present(), signals });
    expect(preview.isForeignRecord).toBe(true);
    await mine.maintenance.backups.restore(preview);
    expect(mine.stored()).toBeNull();
  });

  it('restores everything or nothing where the storage is full', async () => {
    const mine = anArea();
    await mine.catalogue.signals.issue([aNewSignal()]);
    const lists = mine.maintenance.backups.present();
    const empty = anArea();
    const preview = empty.maintenance.backups.preview({ ...lists, brokers: [{ id: '9', name: 'Other' }] });
    empty.area.failWrites = (key) =>
      key === 'upm_signals' ? new DOMException('full', 'QuotaExceededError') : null;
    const before = empty.area.getItem('upm_brokers');
    await expect(empty.maintenance.backups.restore(preview)).rejects.toMatchObject({ name: 'StorageError' });
    expect(empty.area.getItem('upm_brokers')).toBe(before);
    expect(empty.stored()).toBeNull();
  });
});

describe('S27: the record never gets shorter', () => {
  it('by clearing the cache', async () => {
    const mine = anArea();
    await mine.catalogue.signals.issue([aNewSignal()]);
    await mine.catalogue.signalDrafts.add(aSignalDraft());
    const before = mine.stored();
    mine.maintenance.cache.clear();
    expect(mine.stored()).toEqual(before);
    expect(await mine.catalogue.signalDrafts.list()).toHaveLength(1);
  });

  it('by a damaged text, which is kept aside with the next entry', async () => {
    const mine = anArea();
    mine.area.setItem('upm_signals', '{"no": "list"}');
    expect(mine.maintenance.quarantine.list()).toEqual([
      { key: 'upm_signals', characters: 14, isKeptAside: false },
    ]);
    expect(mine.shown().replay.signals).toHaveLength(16);
    await mine.catalogue.signals.append(16, cancelled);
    expect(mine.area.getItem('upm_signals.corrupt')).toBe('{"no": "list"}');
    expect(mine.stored()).toHaveLength(52);
  });

  it('by going back to an older publication', async () => {
    const mine = anArea();
    await mine.catalogue.signals.issue([aNewSignal()]);
    const { text } = await mine.maintenance.publication.next();
    await mine.visit(text);
    const older = parseCatalogueFile(publishedFile(1, { signals: sampleEntries }));
    await mine.maintenance.backups.restore(mine.maintenance.backups.preview(older));
    expect(mine.shown().replay.signals).toHaveLength(17);
    expect(signalsOf((await mine.maintenance.publication.next()).text)).toHaveLength(52);
  });
});

describe('the activity log', () => {
  it('tells of signals and drafts', async () => {
    const { catalogue, logged, clock } = anArea();
    const draft = await catalogue.signalDrafts.add(aSignalDraft({ name: 'Euro' }));
    await catalogue.signals.issue([aNewSignal()]);
    clock.now += 1;
    await catalogue.signals.append(17, cancelled);
    await catalogue.signals.takeBack(17);
    await catalogue.signalDrafts.removeMany([draft.id]);
    expect(await logged()).toEqual([
      'Deleted the signal draft “Euro”',
      'Taken back: Cancelled signal 17',
      'Cancelled signal 17',
      'Issued signal 17',
      'Added the signal draft “Euro”',
    ]);
  });
});
