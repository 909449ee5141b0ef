import { expect, it } from 'vitest';
import { headOf, seal, withoutSeal, type RecordHead } from '@/data/signals/chain';
import { UNKNOWN_SEED } from '@/data/catalogue/seeds';
import { mergeRecord, readRecord } from '@/data/signals/mergeRecord';
import { createSignalRecord } from '@/data/signals/record';
import type { ListRecord } from '@/domain/merge/versions';
import type { JsonObject } from '@/data/storage/json';
import { anEnvironment } from '../../../support/environment';
import { digest } from '../../../support/digest';
import { sampleEntries } from '../../../support/sampleSignals';
import { anEvent, anIssued, onDay } from '../../../support/signals';

/** The 51 sample entries; the site may show fewer of them. */
const record: readonly JsonObject[] = sampleEntries;
const older = record.slice(0, 49);
/** An update to one sample, and the issue of another */
const [first = {}, second = {}] = record.slice(49);

const NOW = Date.UTC(2027, 11, 1);
function merge(
  stored: readonly unknown[] | null,
  published: readonly JsonObject[],
  noted: RecordHead | null,
  side?: 'mine' | 'theirs',
) {
  const held = readRecord(stored, noted);
  const { syncState, ...merged } = mergeRecord(held, published, NOW);
  if (side === undefined || syncState.kind !== 'apart') return { ...merged, syncState };
  return mergeRecord(held, published, NOW, { fork: syncState.fork, side });
}

/** What a backup would add to these published (`sealed`) and pending (`waiting`) entries. */
function restored(sealed: readonly JsonObject[], waiting: readonly JsonObject[], backup: readonly unknown[]) {
  const { environment } = anEnvironment({ now: () => NOW });
  environment.store.write('upm_signals', JSON.stringify([...sealed, ...waiting]));
  const records = sealed as readonly ListRecord[];
  const site = { ...UNKNOWN_SEED, revision: 1, records };
  return createSignalRecord(environment, site).planRestore(backup);
}

const seen = (length: number) => ({ length, head: headOf(record.slice(0, length)) });

const TIME = '2026-11-23T00:00:00.000Z';
const entered = anEvent('triggered', TIME, { signal: 16, price: '71.50' });
const moved = anEvent('stopMoved', TIME, { signal: 14, stopLoss: '18500.0', note: 'Up.' });

/** The samples, continued with these entries. */
const recordWith = async (...entries: readonly JsonObject[]) => [
  ...record,
  ...(await seal(entries, record, TIME, digest)),
];

/** A record that differs from the samples from entry 50 onwards. */
const other = async () => [
  ...older,
  ...(await seal(
    [anEvent('cancelled', '2026-11-21T12:00:00.000Z', { signal: 16, note: 'No longer.' })],
    older,
    '2026-11-23T00:00:00.000Z',
    digest,
  )),
];

it("shows the site's record when nothing else is stored", () => {
  const same = { sealed: record, waiting: [], syncState: { kind: 'same' } };
  expect(merge(null, record, null)).toMatchObject(same);
  expect(merge(record, record, seen(51))).toMatchObject(same);
  expect(merge(older, record, seen(49))).toMatchObject(same);
});

it('keeps the longer record when the site shows a shorter one', () => {
  expect(merge(record, older, seen(51))).toMatchObject({
    sealed: record,
    waiting: [],
    syncState: { kind: 'behind', shown: 49, held: 51 },
  });
  expect(merge(record, older, seen(50))).toMatchObject({
    sealed: record.slice(0, 50),
    waiting: record.slice(50),
    syncState: { kind: 'behind', shown: 49, held: 50 },
  });
});

it('keeps the seals of a downloaded file that is not yet published', () => {
  const waiting = { sealed: older, waiting: record.slice(49), syncState: { kind: 'same' } };
  expect(merge(record, older, seen(49))).toMatchObject(waiting);
  expect(merge(record, older, null)).toMatchObject(waiting);
});

it("drops a download's seals when the site has continued without it", async () => {
  const site = await other();
  expect(merge(record, site, seen(49))).toMatchObject({
    sealed: site,
    waiting: [withoutSeal(first)],
    syncState: { kind: 'same' },
  });
});

it("restores this browser's record, with the seals of its download", async () => {
  const { sealed, waiting } = merge(record, await other(), seen(50), 'mine');
  expect(sealed).toEqual(record.slice(0, 50));
  expect(waiting[0]).toEqual(record[50]);
});

it('sets a downloaded closing update aside when the site has moved the stop', async () => {
  const stoppedOut = anEvent('closed', TIME, { signal: 14, price: '18420.0', reason: 'stop' });
  const [mine, site] = [await recordWith(stoppedOut), await recordWith(moved)];
  expect(merge(mine, site, seen(51))).toMatchObject({
    waiting: [],
    aside: [{ value: { kind: 'closed' }, reason: { kind: 'stale' } }],
  });
});

it("shows only the site's record until the fork is resolved", async () => {
  const site = await other();
  expect(merge(record, site, seen(51))).toMatchObject({
    sealed: site,
    waiting: [withoutSeal(first)],
    aside: [],
    next: 16,
    syncState: { kind: 'apart', fork: { place: 50 } },
  });
});

it('sets a correction aside when the update it corrects must be published again', async () => {
  const corrected = anEvent('corrected', TIME, { signal: 16, entry: '52', price: '71.60' });
  const [mine, site] = [await recordWith(entered, corrected), await recordWith(moved)];
  expect(merge(mine, site, { length: 53, head: headOf(mine) })).toMatchObject({
    waiting: [{ kind: 'triggered' }],
    aside: [{ value: { kind: 'corrected' }, reason: { kind: 'rule' } }],
  });
});

/** An unpublished correction to the fill of signal 16, and a record in which that update has another id. */
async function aMovedUpdate() {
  const corrected = anEvent('corrected', onDay(315), {
    signal: 16,
    entry: '52',
    price: '71.60',
    note: 'A slip.',
  });
  return {
    mine: [...(await recordWith(entered)), corrected],
    withMove: await recordWith(moved),
    both: await recordWith(moved, entered),
  };
}

it('sets a correction aside until the update it corrects is published', async () => {
  const { mine, withMove, both } = await aMovedUpdate();
  const merged = merge(mine, withMove, seen(51));
  expect(merged).toMatchObject({
    waiting: [{ kind: 'triggered' }],
    aside: [{ value: { kind: 'corrected', entry: '' }, reason: { kind: 'rule' } }],
  });
  const stored = [...both, ...merged.aside.map(({ value }) => value)];
  expect(merge(stored, both, seen(51))).toMatchObject({
    waiting: [{ kind: 'corrected', entry: '53' }],
    aside: [],
  });
});

it('keeps a published correction attached to its update when both are published again', async () => {
  const { mine, both } = await aMovedUpdate();
  const published = [
    ...mine.slice(0, 52),
    ...(await seal(mine.slice(52), mine.slice(0, 52), onDay(316), digest)),
  ];
  expect(merge(published, both, seen(51))).toMatchObject({
    waiting: [{ kind: 'corrected', entry: '53' }],
    aside: [],
  });
});

it("keeps a fork's correction of an update that both sides have", async () => {
  const withMove = await recordWith(moved);
  const correction = anEvent('corrected', onDay(315), {
    signal: 15,
    entry: '50',
    price: '0.66250',
    note: 'A slip.',
  });
  const fork = [...record, ...(await seal([correction], record, onDay(316), digest))];
  const noted = { length: 52, head: headOf(withMove) };
  expect(merge(withMove, fork, noted, 'mine')).toMatchObject({
    sealed: withMove,
    waiting: [{ kind: 'corrected', entry: '50' }],
    aside: [],
  });
});

it('reattaches a restored correction to its update when the id has changed', async () => {
  const { mine, both } = await aMovedUpdate();
  expect(restored(both, [], mine)?.added).toMatchObject([{ kind: 'corrected', entry: '53' }]);
});

const issued = anIssued({ signal: 17, createdAt: onDay(314) });
const broken = anIssued({ signal: 17, stopLoss: '2.00000', createdAt: onDay(314) });
const closed = anEvent('cancelled', onDay(315), { signal: 17, note: 'No.' });
const reached = anEvent('triggered', onDay(315), { signal: 17, price: '1.08400' });
const partTaken = (at: string, known: readonly string[]) =>
  anEvent('partTaken', at, { signal: 17, price: '1.09200', share: 30, known });
const withWaiting = (...waiting: readonly JsonObject[]) => merge([...record, ...waiting], record, null);

it('sets an update aside together with later updates to its signal', () => {
  const other = anIssued({ signal: 18, createdAt: onDay(316) });
  const { waiting, aside, next } = withWaiting(broken, closed, other);
  expect(waiting).toMatchObject([{ signal: 17, createdAt: onDay(316) }]);
  expect(aside).toMatchObject([
    { value: broken, reason: { kind: 'rule' } },
    { value: closed, reason: { kind: 'behind' } },
  ]);
  expect(next).toBe(18);
});

it.each<[string, JsonObject, string]>([
  ['is of an unknown kind', { ...closed, signal: 16, kind: 'hedged' }, 'unknown'],
  ['contains a lone surrogate', { ...closed, signal: 16, note: '\ud83d' }, 'broken'],
  ['was made in the future', { ...closed, signal: 16, createdAt: '2030-01-01T00:00:00.000Z' }, 'clock'],
])('sets an update aside when it %s', (_what, entry, reason) => {
  expect(withWaiting(entry).aside).toMatchObject([{ reason: { kind: reason } }]);
});

it('accepts an update from a clock that is up to a minute ahead', () => {
  const asideAfter = (ms: number) =>
    withWaiting({ ...closed, signal: 16, createdAt: new Date(NOW + ms).toISOString() }).aside;
  expect(asideAfter(60_000)).toEqual([]);
  expect(asideAfter(60_001)).toMatchObject([{ reason: { kind: 'clock' } }]);
});

it.each<[string, JsonObject[], number]>([
  ['stop at an unsealed update', [first, withoutSeal(second)], 1],
  ['are misplaced', [second], 0],
  ['follow another hash', [{ ...first, previous: 'f'.repeat(64) }], 0],
])('keeps only the valid seals in a download when they %s', (_what, waiting, kept) => {
  expect(readRecord([...older, ...waiting], null).chain).toHaveLength(49 + kept);
});

it('adds nothing from a backup with a shorter record', () => {
  const added = (sealed: readonly JsonObject[], backup: readonly JsonObject[]) =>
    restored(sealed, [], backup)?.added;
  expect(added(record, older)).toEqual([]);
  expect(added(older, record)).toEqual(record.slice(49));
  expect(added(record, record)).toEqual([]);
});

it("restores a backup's pending updates after its other updates were published again", async () => {
  const sealed = await recordWith(moved, entered);
  const backup = [...(await recordWith(entered)), withoutSeal(issued)];
  expect(restored(sealed, [], backup)?.added).toMatchObject([withoutSeal(issued)]);
});

it("leaves out a backup's partial close that repeats one recorded locally", async () => {
  const sealed = await recordWith({ ...issued, validUntil: onDay(318) }, reached);
  const known = [onDay(314), onDay(315)];
  const [mine, theirs] = [partTaken(onDay(316, 9), known), partTaken(onDay(316, 10), known)];
  const { added, leftOut } = restored(sealed, [mine], [...sealed, theirs]) ?? {};
  expect(added).toEqual([]);
  expect(leftOut).toMatchObject([{ value: { at: onDay(316, 10) }, reason: { kind: 'stale' } }]);
});

it('restores published updates that a later record left out', async () => {
  const [sealed, backup] = [await recordWith(moved), await recordWith(entered)];
  const added = restored(sealed, [], backup)?.added;
  expect(added).toMatchObject([{ kind: 'triggered', signal: 16 }]);
  expect(added?.[0]).not.toHaveProperty('hash');
});

it('rejects a backup of a different record', async () => {
  const backup = await seal([anIssued({ signal: 1, createdAt: onDay(314) })], [], onDay(315), digest);
  expect(restored(record, [], backup)).toBeNull();
});
