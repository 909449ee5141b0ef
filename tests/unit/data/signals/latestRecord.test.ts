import { expect, it } from 'vitest';
import { headOf } from '@/data/signals/chain';
import { readLatestRecord } from '@/data/signals/latestRecord';
import { createShownRecord } from '@/data/signals/shownRecord';
import type { JsonObject } from '@/data/storage/json';
import { replayRecord } from '@/domain/signals/replay';
import { anEnvironment, createFailingArea } from '../../../support/environment';
import { sampleEntries, sampleSignals } from '../../../support/sampleSignals';
import { anEvent, anIssued } from '../../../support/signals';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');

/** The site was built with the first 49 sample entries. */
const built = sampleEntries.slice(0, 49);
const builtIn = { entries: built, head: { length: built.length, head: headOf(built), isSample: true } };

const fileWith = (signals: unknown) =>
  JSON.stringify({ app: 'upmark', schema: 1, revision: 3, platforms: [], brokers: [], signals });

function aVisit(signals: readonly JsonObject[] | undefined | 'offline', stored: Record<string, string> = {}) {
  const area = createFailingArea();
  const { environment, reported } = anEnvironment({ area });
  for (const [key, text] of Object.entries(stored)) area.setItem(key, text);
  const read = () =>
    readLatestRecord({
      ask: () =>
        signals === 'offline' ? Promise.reject(new Error('offline')) : Promise.resolve(fileWith(signals)),
      store: environment.store,
      now: () => NOW,
      report: environment.report,
      builtIn,
    });
  return { read, area, reported };
}

it('offers new updates and counts them', async () => {
  const state = await aVisit(sampleEntries).read();
  expect(state).toMatchObject({ status: 'loaded', offered: 2, alarm: null });
  expect(state.latest).toHaveLength(16);
  expect(await aVisit(built).read()).toEqual({ status: 'loaded', alarm: null });
});

it('remembers the head of the record it has shown', async () => {
  const { read, area } = aVisit(sampleEntries);
  await read();
  expect(area.getItem('upm_signals')).toBeNull();
  expect(JSON.parse(area.getItem('upm_signals_seed') ?? '')).toEqual({
    length: 51,
    head: headOf(sampleEntries),
    at: '2026-11-22T12:00:00.000Z',
    isSample: true,
  });
});

it('warns when previously seen updates are missing', async () => {
  const real = { length: 12, head: 'a'.repeat(64), at: '2026-03-03T10:00:00.000Z', isSample: false };
  const { read, area } = aVisit(sampleEntries, { upm_signals_seed: JSON.stringify(real) });
  expect(await read()).toMatchObject({ alarm: { noted: real.at } });
  expect(JSON.parse(area.getItem('upm_signals_seed') ?? '')).toEqual(real);
  expect(await aVisit(sampleEntries.slice(0, 40)).read()).toMatchObject({ alarm: 'build' });
});

it('shows the built-in record when the file has no signals', async () => {
  expect(await aVisit(undefined).read()).toEqual({ status: 'loaded' });
  expect(await aVisit('offline').read()).toEqual({ status: 'unreachable' });
});

it('shows pending updates after the published ones', async () => {
  const waiting = anEvent('cancelled', '2026-11-21T10:00:00.000Z', {
    signal: 16,
    publishedAt: undefined,
    note: 'Withdrawn.',
  });
  const { read } = aVisit(sampleEntries, { upm_signals: JSON.stringify([...sampleEntries, waiting]) });
  const { latest, offered } = await read();
  expect(offered).toBe(3);
  expect(latest?.[15]?.state).toBe('cancelled');
});

const waiting = { ...anIssued({ signal: 17 }), publishedAt: undefined };

it('offers pending updates when the site is unreachable', async () => {
  const { read, area, reported } = aVisit('offline', { upm_signals: JSON.stringify([...built, waiting]) });
  expect(await read()).toMatchObject({ status: 'unreachable', offered: 1 });
  expect(area.getItem('upm_signals_seed')).toBeNull();
  expect(reported).toEqual([]);
});

it('ignores an unreadable stored record', async () => {
  expect(await aVisit(built, { upm_signals: '{' }).read()).toEqual({ status: 'loaded', alarm: null });
  const { read, area, reported } = aVisit(built);
  area.failReads = new Error('no');
  expect(await read()).toEqual({ status: 'loaded', alarm: null });
  expect(reported.length).toBeGreaterThan(0);
});

const shown = (ask: Parameters<typeof createShownRecord>[1]) =>
  createShownRecord(() => replayRecord(builtIn.entries).signals, ask);

it('shows the latest record on request', async () => {
  const record = shown(aVisit(sampleEntries).read);
  let changes = 0;
  record.watch(() => (changes += 1));
  await record.load();
  expect(record.read().signals).toBe(record.initial().signals);
  expect(record.read().offered).toBe(2);
  record.show();
  expect(record.read().signals.map(({ state }) => state)).toEqual(sampleSignals.map(({ state }) => state));
  expect(record.read().offered).toBeNull();
  expect(changes).toBe(2);
});

const own = [
  { ...anIssued(), id: '1', hash: 'a'.repeat(64) },
  {
    ...anEvent('cancelled', '2026-01-13T10:00:00.000Z', { note: 'Withdrawn.' }),
    id: '2',
    hash: 'b'.repeat(64),
  },
];

it.each([
  ['begins with other signals', own, {}, 1],
  ['has been emptied', [], {}, 0],
  ['is begun in this browser', built, { upm_signals: JSON.stringify([waiting]) }, 1],
])('shows the record immediately when it %s', async (_how, published, stored, count) => {
  const record = shown(aVisit(published, stored).read);
  await record.load();
  const { signals, latest, offered } = record.read();
  expect(signals).toBe(latest);
  expect(signals.filter(({ issued }) => issued.sample)).toEqual([]);
  expect(signals).toHaveLength(count);
  expect(offered).toBeNull();
});

it('requests the record once and reports a missing response', async () => {
  let asked = 0;
  const record = shown(() => {
    asked += 1;
    return Promise.reject(new Error('no code'));
  });
  await Promise.all([record.load(), record.load()]);
  expect(asked).toBe(1);
  expect(record.read().status).toBe('unreachable');
});
