import { restoreRequestOf } from '@/data/maintenance/backups';
import { parseCatalogueFile } from '@/data/merge/catalogueFile';
import type { NewEntry } from '@/data/signals/record';
import type { JsonObject } from '@/data/storage/json';
import { beforeEach, expect, it, vi } from 'vitest';
import { checkChain } from '@/data/signals/chain';
import { publishedFile } from '../../../support/catalogue';
import { digest } from '../../../support/digest';
import { quotaError, type FailingArea } from '../../../support/environment';
import { anAdministrator, freshFolder } from '../../../support/publishing';
import { sampleEntries } from '../../../support/sampleSignals';
import { seedFile } from '../../../support/seedFile';
import { aNewSignal } from '../../../support/signals';

const BY = 'Test author, analyst';
const NOW = Date.UTC(2026, 10, 22, 12);
const entered = { kind: 'triggered', price: '71.50', by: BY } as const;

type File = { readonly brokers: { name: string }[]; readonly signals: JsonObject[] };

const { platforms, brokers } = seedFile;
const place = freshFolder(publishedFile(2, { platforms, brokers, signals: sampleEntries }));
let clock = NOW;
beforeEach(() => {
  clock = NOW;
});

const file = () => JSON.parse(place.text() ?? '') as File;
/** A browser that visits the site, or the given one after a reload. */
const opened = async (before?: { readonly area: FailingArea }) => {
  const browser = await anAdministrator(place, { now: () => (clock += 1000), area: before?.area });
  await browser.visitSite(place.text());
  return browser;
};

type Browser = Awaited<ReturnType<typeof opened>>;

const statesOf = ({ record }: Browser) =>
  Object.fromEntries(record.read().replay.signals.map(({ number, state }) => [number, state]));

it('warns that this browser could not store what it has published', async () => {
  const { area, record, publish } = await opened();
  await record.append(16, entered);
  place.beforeNextWrite(() => {
    area.failWrites = (key) => (key === 'upm_signals' ? quotaError() : null);
  });
  await expect(publish()).resolves.toMatchObject({
    kind: 'published',
    isApplied: false,
    failure: { kind: 'quota' },
  });
});

it('publishes everything else when two browsers record the same update', async () => {
  const [a, b] = [await opened(), await opened()];
  await a.record.append(16, entered);
  await b.record.append(16, entered);
  await b.record.append(15, { kind: 'closed', reason: 'stop', price: '0.66800', by: BY });
  await b.catalogue.brokers.update('1', { name: 'Renamed' });
  await a.publish();
  await expect(b.publish()).resolves.toMatchObject({ kind: 'published', setAside: 1 });
  expect(statesOf(b)).toMatchObject({ 15: 'closed', 16: 'open' });
  expect(b.record.read().aside).toMatchObject([{ signal: 16, value: { kind: 'triggered', by: BY } }]);
  expect(file().brokers[0]?.name).toBe('Renamed');
  expect(
    file()
      .signals.slice(51)
      .map(({ signal, kind }) => [signal, kind]),
  ).toEqual([
    [16, 'triggered'],
    [15, 'closed'],
  ]);
});

it("reports that others' signals were published, but not this browser's own", async () => {
  const [a, b] = [await opened(), await opened()];
  await a.record.issue([aNewSignal({ instrument: 'GBP/USD' })]);
  await expect(a.publish()).resolves.toMatchObject({ hasOthersChanges: false });
  await b.record.append(16, entered);
  await expect(b.publish()).resolves.toMatchObject({ hasOthersChanges: true });
});

it('writes nothing until new signal numbers are confirmed', async () => {
  const [a, b] = [await opened(), await opened()];
  await a.record.issue([aNewSignal({ instrument: 'GBP/USD' })]);
  await b.record.issue([aNewSignal()]);
  await b.record.append(17, { kind: 'cancelled', note: 'No longer.', by: BY });
  await b.catalogue.brokers.update('1', { name: 'Renamed' });
  await a.publish();
  const [text, stored] = [place.text(), b.area.getItem('upm_signals')];
  const signals = [{ before: 17, now: 18, instrument: 'EUR/USD', by: 'Test author, analyst' }];
  await expect(b.publish()).resolves.toEqual({ kind: 'renumbered', signals });
  expect([place.text(), b.area.getItem('upm_signals')]).toEqual([text, stored]);

  await a.record.issue([aNewSignal({ instrument: 'GBP/USD' })]);
  await a.publish();
  const again = [{ before: 17, now: 19, instrument: 'EUR/USD', by: 'Test author, analyst' }];
  await expect(b.publish({ numbers: signals })).resolves.toEqual({ kind: 'renumbered', signals: again });
  await expect(b.publish({ numbers: again })).resolves.toMatchObject({ kind: 'published' });
  expect(file().signals.slice(51)).toMatchObject([
    { signal: 17, instrument: 'GBP/USD' },
    { signal: 18, instrument: 'GBP/USD' },
    { signal: 19, instrument: 'EUR/USD' },
    { signal: 19, kind: 'cancelled' },
  ]);
  expect(place.text()).not.toContain('formerNumber');
  const actions = b.maintenance.activity.list().map(({ action }) => action);
  expect(actions).toContain('Signal 17, EUR/USD, became signal 19');
});

async function mergeBackup(into: Browser, from: Browser) {
  const { backups } = into.maintenance;
  const file = parseCatalogueFile(JSON.stringify(from.maintenance.backups.file('')));
  await backups.restore(backups.preview(restoreRequestOf(file, 'merge')));
}

it('asks again when another signal would get the confirmed number', async () => {
  const [a, b] = [await opened(), await opened()];
  await b.record.issue([aNewSignal({ instrument: 'GBP/USD' })]);
  await a.record.issue([aNewSignal()]);
  await mergeBackup(b, a);
  const asked = await b.publish();
  expect(asked).toMatchObject({ signals: [{ before: 17, now: 18, instrument: 'EUR/USD' }] });
  await a.publish();
  const numbers = asked.kind === 'renumbered' ? asked.signals : [];
  await expect(b.publish({ numbers })).resolves.toMatchObject({
    kind: 'renumbered',
    signals: [{ before: 17, now: 18, instrument: 'GBP/USD' }],
  });
});

it('logs that somebody else published a signal under a new number', async () => {
  const [a, b] = [await opened(), await opened()];
  await a.record.issue([aNewSignal({ instrument: 'GBP/USD' })]);
  await b.record.issue([aNewSignal()]);
  await mergeBackup(b, a);
  await b.publish({ numbers: [{ before: 17, now: 18, instrument: 'GBP/USD' }] });
  await a.visitSite(place.text());
  expect(a.maintenance.activity.list()[0]?.action).toBe(
    'Signal 17, GBP/USD, was published by somebody else, as signal 18',
  );
});

it.each<[string, Omit<NewEntry, 'by'>, Omit<NewEntry, 'by'>]>([
  [
    'the same target is amended',
    { kind: 'amended', note: 'Nearer.', targets: [{ price: '1.09300', share: 100 }] },
    { kind: 'amended', note: 'Further.', targets: [{ price: '1.10500', share: 100 }] },
  ],
  [
    'the same part is taken',
    { kind: 'partTaken', price: '1.08900', share: 30 },
    { kind: 'partTaken', price: '1.08910', share: 30 },
  ],
])('sets an update aside when %s in another browser first', async (_what, theirs, mine) => {
  const [a, b] = [await opened(), await opened()];
  await a.record.issue([aNewSignal()]);
  if (mine.kind === 'partTaken') await a.record.append(17, { kind: 'triggered', price: '1.08400', by: BY });
  await a.publish();
  await b.visitSite(place.text());
  await a.record.append(17, { ...theirs, by: BY } as NewEntry);
  await b.record.append(17, { ...mine, by: BY } as NewEntry);
  await a.publish();
  const { signals } = file();
  await expect(b.publish()).resolves.toMatchObject({ setAside: 1 });
  expect(file().signals).toEqual(signals);
  const { aside } = b.record.read();
  expect(aside).toMatchObject([{ reason: { kind: 'stale' } }]);
  await b.record.removeAside(aside.map(({ value }) => value));
  await b.record.append(17, { ...mine, by: BY } as NewEntry);
  await expect(b.publish()).resolves.toMatchObject({ kind: 'published', setAside: 0 });
  expect(file().signals.at(-1)).not.toHaveProperty('known');
});

it('sets a closing update aside when another browser moved the stop first', async () => {
  const [a, b] = [await opened(), await opened()];
  const stop = { kind: 'stopMoved', stopLoss: '18500.0', note: 'Up.', by: BY } as const;
  await a.record.append(14, { kind: 'closed', reason: 'stop', price: '18420.0', by: BY });
  await b.record.append(14, stop);
  const before = place.text();
  await b.publish();
  const after = place.text();
  place.put(before);
  place.beforeNextWrite(() => {
    place.put(after);
  });
  await a.publish();
  expect(file().signals.slice(51)).toMatchObject([stop]);
  expect(a.record.read().aside).toMatchObject([{ reason: { kind: 'stale' } }]);
});

it('records and publishes an update that follows one dated in the future', async () => {
  const fast = await opened();
  clock += 400 * 86_400_000;
  await fast.record.issue([aNewSignal({ validUntil: '2029-01-01T20:00:00.000Z' })]);
  await fast.publish();
  clock = NOW + 60_000;
  const other = await opened();
  await other.record.append(16, entered);
  await expect(other.publish()).resolves.toMatchObject({ kind: 'published', setAside: 0 });
  expect((await checkChain(file().signals, digest)).broken).toBeNull();
});

it('prevents taking back an update during its publication', async () => {
  const browser = await opened();
  await browser.record.issue([aNewSignal()]);
  let taking: Promise<unknown> | undefined;
  place.beforeNextWrite(() => {
    taking = browser.record.takeBack(17);
    taking.catch(() => undefined);
  });
  await browser.publish();
  await expect(taking).rejects.toMatchObject({ problem: { code: 'alreadyPublished', signal: 17 } });
  expect(browser.record.read().sealed).toEqual(file().signals);
});

it("restores signals that the browser has only displayed, when the host's file is older", async () => {
  const [publishing, other] = [await opened(), await opened()];
  const old = place.text();
  await publishing.record.issue([aNewSignal()]);
  await publishing.publish();
  const { signals } = file();
  await opened(other);
  place.put(old);
  const again = await opened(other);
  await again.catalogue.brokers.update('1', { name: 'Renamed' });
  await again.publish();
  expect(file().signals).toEqual(signals);
  expect(file().brokers[0]?.name).toBe('Renamed');
});

it('writes nothing when the browser cannot restore the signals it has seen', async () => {
  const [publishing, other] = [await opened(), await opened()];
  const old = place.text();
  await publishing.record.issue([aNewSignal()]);
  await publishing.publish();
  await opened(other);
  other.area.removeItem('upm_signals');
  place.put(old);
  const again = await opened(other);
  await again.record.issue([aNewSignal()]);
  await expect(again.publish()).rejects.toMatchObject({ reason: 'missing' });
  expect(place.text()).toBe(old);
});

it('reuses the previous seals when an older file is replaced', async () => {
  const browser = await opened();
  const old = place.text();
  await browser.record.issue([aNewSignal()]);
  await browser.publish();
  const { signals } = file();
  place.put(old);
  const again = await opened(browser);
  expect(again.record.read()).toMatchObject({
    waiting: [],
    syncState: { kind: 'behind', shown: 51, held: 52 },
  });
  await again.publish();
  expect(file().signals).toEqual(signals);
});

it('sets aside updates to samples that another administrator has removed', async () => {
  const [owner, other] = [await opened(), await opened()];
  await other.record.append(16, entered);
  await owner.record.beginOwnRecord();
  await owner.publish();
  await other.visitSite(place.text());
  expect(other.record.read()).toMatchObject({ sealed: [], syncState: { kind: 'same' } });
  await other.catalogue.brokers.update('1', { name: 'Renamed' });
  await expect(other.publish()).resolves.toMatchObject({ kind: 'published', setAside: 1 });
  expect(file().signals).toEqual([]);
});

it('reports that the samples are back because somebody published a signal after them', async () => {
  const [owner, other] = [await opened(), await opened()];
  await owner.record.beginOwnRecord();
  await other.record.issue([aNewSignal()]);
  await other.publish();
  await expect(owner.publish()).resolves.toMatchObject({ kind: 'unchanged', hasSamplesBack: true });
  expect(owner.record.read().replay.signals).toHaveLength(17);
  expect(owner.maintenance.activity.list()[0]?.action).toBe(
    'The sample signals are back, because somebody published a signal after them',
  );
  await expect(owner.publish()).resolves.toMatchObject({ kind: 'unchanged', hasSamplesBack: false });
});

it('logs on the next visit that the samples are back', async () => {
  const [owner, other] = [await opened(), await opened()];
  await owner.record.beginOwnRecord();
  await other.record.issue([aNewSignal()]);
  await other.publish();
  await owner.visitSite(place.text());
  await owner.publish();
  expect(owner.maintenance.activity.list().map(({ action }) => action)).toContain(
    'The sample signals are back, because somebody published a signal after them',
  );
});

it('does not restore removed samples from an older file', async () => {
  const [owner, other] = [await opened(), await opened()];
  const old = place.text();
  await owner.record.beginOwnRecord();
  await owner.publish();
  await other.visitSite(place.text());
  place.put(old);
  await (await opened(other)).publish();
  expect(file().signals).toEqual([]);
});

it('detects a publication from another tab of the same browser', async () => {
  const first = await opened();
  let hear = () => undefined as unknown;
  const { area, environment } = first;
  const second = await anAdministrator(place, {
    area,
    lock: environment.lock,
    now: environment.now,
    watch: (_key, onChange) => {
      hear = onChange;
      return () => undefined;
    },
  });
  await second.visitSite(place.text());
  second.maintenance.watchPublications();
  await first.record.issue([aNewSignal()]);
  await first.catalogue.brokers.update('1', { name: 'Renamed' });
  await first.publish();
  await expect(second.record.takeBack(17)).rejects.toMatchObject({
    problem: { code: 'alreadyPublished', signal: 17 },
  });
  second.siteGives(place.text());
  hear();
  await vi.waitFor(() => {
    const { brokers, signals } = second.publication.unpublished();
    expect([brokers, signals]).toMatchObject([{ changed: 0 }, { added: 0, removed: 0 }]);
  });
  expect(second.record.read()).toMatchObject({ waiting: [], syncState: { kind: 'same' } });
});
