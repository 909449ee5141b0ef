import { expect, it } from 'vitest';
import { parsePublishedCatalogue } from '@/data/catalogue/publishedCatalogue';
import { checkChain } from '@/data/signals/chain';
import { PublishConflictError } from '@/data/publishing/publication';
import { ForkedRecordError } from '@/data/signals/fork';
import type { NewEntry } from '@/data/signals/record';
import type { JsonObject } from '@/data/storage/json';
import type { PublishingDestination } from '@/data/publishing/publishing';
import type { Environment } from '@/data/storage/environment';
import { anAdminArea, publishedFile } from '../../../support/catalogue';
import { digest } from '../../../support/digest';
import { sampleEntries } from '../../../support/sampleSignals';
import { seedFile } from '../../../support/seedFile';
import { aSignalDraft, aNewSignal } from '../../../support/signals';

const HOST: PublishingDestination = {
  address: { kind: 'folder', url: 'https://host.test/catalogue.json', origin: 'https://host.test' },
  fetch: () => Promise.reject(new Error('No request is expected.')),
  exclusive: null,
};
const NOW = Date.UTC(2026, 10, 22, 12);

/** An administrator's browser at a site built with the samples. */
function anArea(overrides: Partial<Environment> = {}, place: PublishingDestination | null = null) {
  const clock = { now: NOW };
  const area = anAdminArea(
    {},
    { now: () => clock.now, watch: () => () => undefined, ...overrides },
    place,
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

it('seals pending entries at the end of the record', async () => {
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

it('omits pending updates from a download when a host can date them', async () => {
  const mine = anArea({}, HOST);
  await mine.catalogue.signals.issue([aNewSignal()]);
  const file = await mine.maintenance.publication.next();
  expect(file.waiting).toBe(1);
  expect(signalsOf(file.text)).toEqual(sampleEntries);
  expect(mine.shown().waiting).toHaveLength(1);
});

/**
 * A browser that has received a published signal, and a file (`fork`) published from an old build without that signal.
 */
async function onFork(place: PublishingDestination | null = HOST) {
  const [ann, cleo, returned] = [anArea(), anArea(), anArea({}, place)];
  await ann.catalogue.signals.issue([aNewSignal({ instrument: 'GBP/USD' })]);
  cleo.clock.now += 60_000;
  await cleo.catalogue.signals.issue([aNewSignal()]);
  await returned.visit((await ann.maintenance.publication.next()).text);
  await returned.catalogue.brokers.list();
  await returned.maintenance.catchUp();
  await returned.environment.lock('upm_brokers', () => Promise.resolve());
  return { ...returned, fork: (await cleo.maintenance.publication.next()).text };
}

it("counts a fork's updates that a download publishes again", async () => {
  const { maintenance, visit, fork } = await onFork(null);
  expect((await maintenance.publication.next()).republished).toBe(0);
  await visit(fork);
  const asked = await maintenance.publication.next().catch((error: unknown) => error);
  if (!(asked instanceof ForkedRecordError)) throw asked;
  expect(asked.fork).toMatchObject({ place: 52 });
  const answers = {
    fork: { fork: asked.fork, side: 'mine' as const },
    numbers: [{ before: 17, now: 18, instrument: 'EUR/USD' }],
  };
  expect((await maintenance.publication.next(answers)).republished).toBe(1);
});

it('counts the updates in a download that another download has replaced', async () => {
  const [ann, bea] = [anArea(), anArea()];
  await ann.catalogue.signals.issue([aNewSignal()]);
  const base = (await ann.maintenance.publication.next()).text;
  await Promise.all([ann.visit(base), bea.visit(base)]);
  ann.clock.now += 60_000;
  await ann.catalogue.signals.issue([aNewSignal({ instrument: 'GBP/USD' })]);
  await ann.maintenance.publication.next();
  bea.clock.now += 120_000;
  await bea.catalogue.signals.append(17, cancelled);
  await ann.visit((await bea.maintenance.publication.next()).text);
  ann.clock.now += 180_000;
  await ann.catalogue.signals.append(18, cancelled);
  const { republished, text } = await ann.maintenance.publication.next();
  expect(republished).toBe(1);
  expect(
    signalsOf(text)
      .map(({ signal, kind }) => [signal, kind])
      .slice(51),
  ).toEqual([
    [17, 'issued'],
    [17, 'cancelled'],
    [18, 'issued'],
    [18, 'cancelled'],
  ]);
  expect(text).not.toContain('formerTime');
});

it('refuses, on a fork, to create a download that would drop published signals', async () => {
  const { maintenance, visit, fork } = await onFork();
  await visit(fork);
  await expect(maintenance.publication.next()).rejects.toMatchObject({ reason: 'fork' });
});

it('refuses to create a download that would drop published updates missing from this browser', async () => {
  const { area, maintenance, visit } = await onFork();
  area.removeItem('upm_signals');
  await visit(publishedFile(1, { signals: sampleEntries }));
  await expect(maintenance.publication.next()).rejects.toMatchObject({ reason: 'missing' });
});

it('creates a file with a higher revision than any earlier download when there is a host', async () => {
  const { maintenance } = anArea({}, HOST);
  const { revision } = await maintenance.publication.next();
  expect((await maintenance.publication.next()).revision).toBe(revision + 1);
});

/** The samples with a different stop loss in the first, as if edited in the file */
const editedEntries = sampleEntries.map((entry, index) =>
  index === 0 ? { ...entry, stopLoss: '1.00000' } : entry,
);
const editedFile = publishedFile(2, { signals: editedEntries });

it('publishes the original of an update that was edited in the file', async () => {
  const mine = anArea();
  await mine.maintenance.catchUp();
  await mine.visit(editedFile);
  expect(await mine.catalogue.signals.edited()).toEqual({ place: 1, isHere: false });
  expect(signalsOf((await mine.maintenance.publication.next()).text)).toEqual(sampleEntries);
});

it('replaces an edited update once the site has the original again', async () => {
  const mine = anArea();
  await mine.visit(editedFile);
  await mine.maintenance.catchUp();
  expect(await mine.catalogue.signals.edited()).toEqual({ place: 1, isHere: true });
  await expect(mine.maintenance.publication.next()).rejects.toMatchObject({ reason: 'changed' });
  await mine.visit(publishedFile(3, { signals: sampleEntries }));
  await mine.maintenance.catchUp();
  expect(mine.stored()).toEqual(sampleEntries);
  expect(await mine.catalogue.signals.edited()).toBeNull();
});

it('keeps published updates that were shown while an open question blocked a download', async () => {
  const site = publishedFile(2, { platforms: seedFile.platforms, signals: sampleEntries });
  const [ann, bea] = [anArea(), anArea()];
  for (const browser of [ann, bea]) {
    for (const key of ['upm_platforms', 'upm_platforms_versions']) browser.area.removeItem(key);
    await browser.visit(site);
    await browser.catalogue.platforms.list();
    await browser.environment.lock('upm_platforms', () => Promise.resolve());
    await browser.catalogue.platforms.update('1', { name: browser === ann ? "Ann's" : "Bea's" });
  }
  await ann.catalogue.signals.issue([aNewSignal()]);
  bea.publish((await ann.maintenance.publication.next()).text);
  await expect(bea.maintenance.publication.next()).rejects.toBeInstanceOf(PublishConflictError);
  expect(bea.shown().sealed).toHaveLength(52);
  await bea.visit(site);
  expect(bea.shown().sealed).toHaveLength(52);
});

it('excludes drafts from publications', async () => {
  const mine = anArea();
  await mine.catalogue.signalDrafts.add(aSignalDraft({ name: 'A secret idea' }));
  expect((await mine.maintenance.publication.next()).text).not.toContain('A secret idea');
});

it('refuses to prepare a file with pending entries over plain HTTP', async () => {
  const plain = anArea({ digest: null });
  await expect(plain.maintenance.publication.next()).resolves.toMatchObject({ onSite: 'loaded' });
  await plain.catalogue.signals.issue([aNewSignal()]);
  await expect(plain.maintenance.publication.next()).rejects.toMatchObject({ reason: 'insecure' });
});

it('keeps the record when a file has no signals', async () => {
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

it('logs actions on signals and drafts', async () => {
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
