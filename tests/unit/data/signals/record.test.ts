import { UNKNOWN_SEED } from '@/data/catalogue/seeds';
import type { ListRecord } from '@/domain/merge/versions';
import { expect, it } from 'vitest';
import { checkChain, headOf, seal } from '@/data/signals/chain';
import type { NewSignalNumber } from '@/data/signals/renumbered';
import { type NewEntry, createSignalRecord } from '@/data/signals/record';
import type { JsonObject } from '@/data/storage/json';
import { writeAll } from '@/data/storage/keyValueStore';
import { digest } from '../../../support/digest';
import { anEnvironment, createFailingArea, quotaError } from '../../../support/environment';
import { sampleEntries } from '../../../support/sampleSignals';
import { aNewSignal, anEvent } from '../../../support/signals';

const KEY = 'upm_signals';
const NOW = Date.UTC(2026, 10, 22, 12);
const SAMPLES: readonly JsonObject[] = sampleEntries;
const BY = 'Test author, analyst';

const entered: NewEntry = { kind: 'triggered', by: BY, price: '1.08400' };

function opened({ site = SAMPLES, area = createFailingArea(), now = NOW } = {}) {
  let clock = now;
  let published = site;
  const { environment, reported } = anEnvironment({ area, now: () => clock });
  const open = () =>
    createSignalRecord(environment, {
      ...UNKNOWN_SEED,
      revision: 1,
      get records() {
        return published as readonly ListRecord[];
      },
    });
  const record = open();
  return {
    record,
    open,
    area,
    lock: environment.lock,
    reported,
    tick: (ms = 60_000) => (clock += ms),
    publish: (entries: readonly JsonObject[]) => (published = entries),
    /** Restores a backup; returns null if it belongs to another record. */
    restore(values: readonly unknown[]) {
      const restored = record.planRestore(values);
      if (restored) writeAll(environment.store, restored.texts);
      return restored?.added.length ?? null;
    },
    stored: () => JSON.parse(area.getItem(KEY) ?? 'null') as JsonObject[] | null,
    /** Creates the file and publishes it. */
    async release(numbers: readonly NewSignalNumber[] = []) {
      const prepared = await record.prepare(digest, { numbers });
      published = prepared.entries;
    },
  };
}

const statesOf = ({ record }: ReturnType<typeof opened>) =>
  Object.fromEntries(record.read().replay.signals.map(({ number, state }) => [number, state]));

it('shows the published record and stores nothing when reading', () => {
  const browser = opened();
  const view = browser.record.read();
  expect([view.sealed.length, view.waiting.length, view.replay.signals.length]).toEqual([51, 0, 16]);
  expect(browser.area.length).toBe(0);
});

it('stores the published record before the first entry', async () => {
  const browser = opened();
  expect(await browser.record.issue([aNewSignal()])).toBe(17);
  expect(browser.stored()?.slice(0, 51)).toEqual(sampleEntries);
  expect(browser.stored()?.[51]).toMatchObject({
    signal: 17,
    kind: 'issued',
    at: '2026-11-22T12:00:00.000Z',
    createdAt: '2026-11-22T12:00:00.000Z',
  });
  expect(browser.stored()?.length).toBe(52);
  expect(statesOf(browser)[17]).toBe('waiting');
});

it.each<[string, (browser: ReturnType<typeof opened>) => Promise<unknown>, object]>([
  [
    'an event its signal does not allow',
    ({ record }) => record.append(1, { kind: 'closed', reason: 'stop', price: '1.08000', by: BY }),
    { code: 'hasEnded', signal: 1, state: 'closed' },
  ],
  [
    'a lone surrogate',
    ({ record }) => record.append(16, { kind: 'cancelled', by: BY, note: '\ud83d' }),
    { code: 'brokenCharacter' },
  ],
  [
    'taking back a published update',
    ({ record }) => record.takeBack(4),
    { code: 'alreadyPublished', signal: 4 },
  ],
])('rejects the operation: %s', async (_what, act, problem) => {
  const browser = opened();
  await expect(act(browser)).rejects.toMatchObject({ problem });
  expect(browser.area.length).toBe(0);
});

it('leaves the record unchanged when a write fails', async () => {
  const browser = opened();
  await browser.record.issue([aNewSignal()]);
  const before = browser.area.getItem(KEY);
  browser.area.failWrites = quotaError();
  await expect(browser.record.takeBack(17)).rejects.toMatchObject({
    name: 'StorageError',
    kind: 'quota',
    message: 'Failed to save signal to storage',
  });
  browser.area.failWrites = null;
  browser.area.ignoreWrites = true;
  await expect(browser.record.takeBack(17)).rejects.toMatchObject({
    kind: 'verify',
    message: 'Signal was not properly saved to storage',
  });
  expect(browser.area.getItem(KEY)).toBe(before);
});

it('takes back pending updates, latest first', async () => {
  const browser = opened();
  await browser.record.issue([aNewSignal({ order: 'market' }), entered]);
  expect((await browser.record.takeBack(17))?.kind).toBe('triggered');
  expect((await browser.record.takeBack(17))?.kind).toBe('issued');
  expect(await browser.record.takeBack(17)).toBeNull();
  expect(browser.stored()).toEqual(sampleEntries);
});

it('refuses to take back an update when there is a later one', async () => {
  const browser = opened();
  await browser.record.issue([aNewSignal({ order: 'market' }), entered]);
  const [shown] = browser.record.read().waiting.slice(-1);
  browser.tick();
  await browser.record.append(17, {
    kind: 'closed',
    reason: 'manual',
    price: '1.08500',
    by: BY,
    note: 'Out.',
  });
  const before = browser.stored();
  await expect(browser.record.takeBack(17, shown)).rejects.toMatchObject({
    problem: { code: 'latestChanged' },
  });
  expect(browser.stored()).toEqual(before);
});

it('keeps the signal when the update to take back is already gone', async () => {
  const browser = opened();
  await browser.record.issue([aNewSignal({ order: 'market' }), entered]);
  const [shown] = browser.record.read().waiting.slice(-1);
  await browser.record.takeBack(17, shown);
  const before = browser.stored();
  expect(await browser.record.takeBack(17, shown)).toBeNull();
  expect(browser.stored()).toEqual(before);
});

it('leaves no gap in the signal numbers when a signal is taken back', async () => {
  const browser = opened();
  await browser.record.issue([aNewSignal()]);
  browser.tick();
  await browser.record.issue([aNewSignal({ instrument: 'EUR/USD', order: 'stop' })]);
  await browser.record.append(18, { ...entered });
  await browser.record.takeBack(17);
  expect(statesOf(browser)[17]).toBe('open');
  expect(statesOf(browser)[18]).toBeUndefined();
  await expect(browser.release()).rejects.toMatchObject({
    signals: [{ before: 18, now: 17, instrument: 'EUR/USD' }],
  });
  await browser.release([{ before: 18, now: 17, instrument: 'EUR/USD' }]);
  expect(browser.record.read().sealed.slice(51)).not.toContainEqual(
    expect.objectContaining({ formerNumber: 18 }),
  );
});

it('gives entries the same hashes when downloaded twice', async () => {
  const browser = opened();
  await browser.record.issue([aNewSignal()]);
  const file = async (keep: boolean) => {
    browser.tick();
    const prepared = await browser.record.prepare(digest, { keep });
    return prepared.entries;
  };
  const refused = await file(false);
  const first = await file(true);
  await browser.record.append(17, { ...entered });
  const second = await file(true);
  expect(headOf(refused)).not.toBe(headOf(first));
  expect(second.slice(0, 52)).toEqual(first);
  expect(second.length).toBe(53);
  const { sealed, waiting } = browser.record.read();
  expect([sealed.length, waiting.length]).toEqual([51, 2]);
});

it('refuses to publish a record with an update that was edited in the file', async () => {
  const edited = SAMPLES.map((entry, index) => (index === 3 ? { ...entry, stopLoss: '1.08500' } : entry));
  const { record } = opened({ site: edited });
  await expect(record.prepare(digest)).rejects.toMatchObject({ reason: 'changed' });
});

it('keeps updates recorded while a file is being prepared', async () => {
  const browser = opened();
  await browser.record.issue([aNewSignal()]);
  browser.tick();
  let isRecorded = false;
  const prepared = await browser.record.prepare(
    async (bytes) => {
      if (!isRecorded) {
        isRecorded = true;
        await browser.record.append(16, { kind: 'cancelled', by: BY, note: 'Meanwhile.' });
      }
      return digest(bytes);
    },
    { keep: true },
  );
  expect(prepared.entries).toHaveLength(52);
  expect(
    browser
      .stored()
      ?.slice(51)
      .map(({ kind, hash }) => [kind, typeof hash]),
  ).toEqual([
    ['issued', 'string'],
    ['cancelled', 'undefined'],
  ]);
});

it("stores no seals when the site's record changes during the download", async () => {
  const browser = opened();
  await browser.record.issue([aNewSignal()]);
  browser.tick();
  const time = '2026-11-22T12:00:30.000Z';
  const theirs = await seal([anEvent('cancelled', time, { signal: 16 })], SAMPLES, time, digest);
  await browser.record.prepare(
    (bytes) => {
      browser.publish([...SAMPLES, ...theirs]);
      return digest(bytes);
    },
    { keep: true },
  );
  expect(browser.stored()?.at(-1)).toMatchObject({ kind: 'issued', signal: 17 });
  expect(browser.stored()?.at(-1)).not.toHaveProperty('hash');
});

it('removes values that are not entries and keeps a copy of the text', async () => {
  const browser = opened();
  browser.area.setItem(KEY, '[null,1,"x",{"id":1}]');
  await browser.record.issue([aNewSignal()]);
  expect(browser.stored()?.slice(52)).toEqual([null, 1, 'x', { id: 1 }]);
  await browser.record.removeAside(browser.record.read().aside.map(({ value }) => value));
  expect(browser.stored()).toHaveLength(52);
  expect(browser.area.getItem(`${KEY}.corrupt`)).toBe('[null,1,"x",{"id":1}]');
});

it('rejects an update that follows one of an unknown kind', async () => {
  const unknown = anEvent('hedged', '2026-11-21T12:00:00.000Z', { signal: 16 });
  const browser = opened({
    site: [...SAMPLES, ...(await seal([unknown], SAMPLES, '2026-11-21T12:30:00.000Z', digest))],
  });
  await expect(browser.record.append(16, { ...entered, price: '71.50' })).rejects.toMatchObject({
    problem: { code: 'laterVersion', signal: 16 },
  });
  await browser.record.append(15, { kind: 'closed', reason: 'stop', price: '0.66800', by: BY });
  await browser.release();
  expect(statesOf(browser)).toMatchObject({ 15: 'closed', 16: 'waiting' });
});

const grown = async () => {
  const browser = opened();
  await browser.record.issue([aNewSignal()]);
  await browser.release();
  browser.tick();
  await browser.record.append(17, { ...entered });
  return browser;
};

/** A browser whose published record has diverged from the site's */
async function onFork() {
  const browser = await grown();
  await browser.record.keepPublished();
  const time = '2026-11-23T00:00:00.000Z';
  const cancelled = anEvent('cancelled', '2026-11-21T12:00:00.000Z', { signal: 16, note: 'No longer.' });
  browser.publish([...SAMPLES, ...(await seal([cancelled], SAMPLES, time, digest))]);
  browser.tick(86_400_000);
  const { syncState } = browser.record.read();
  if (syncState.kind !== 'apart') throw new Error('There is no fork.');
  return { ...browser, fork: syncState.fork };
}

it("shows the site's record until somebody chooses which record to continue", async () => {
  const browser = await onFork();
  expect(browser.fork).toMatchObject({ place: 52, theirs: [expect.stringContaining('cancelled')] });
  expect(statesOf(browser)).toMatchObject({ 16: 'cancelled', 17: 'open' });
  const [held, published] = [browser.stored()?.slice(0, 52), browser.record.read().sealed];
  await browser.record.append(15, { kind: 'closed', reason: 'stop', price: '0.66800', by: BY });
  expect(browser.stored()?.slice(0, 52)).toEqual(held);
  expect(browser.record.read()).toMatchObject({ sealed: published, syncState: { fork: browser.fork } });
  await expect(browser.record.takeBack(17)).resolves.toMatchObject({ kind: 'triggered' });
  await expect(browser.record.takeBack(17)).rejects.toMatchObject({ problem: { code: 'alreadyPublished' } });
  await expect(browser.record.prepare(digest)).rejects.toMatchObject({ fork: browser.fork });
});

it("asks which of two records to continue, even if only the site's contains real signals", async () => {
  const [browser, other] = [opened(), opened()];
  await browser.record.append(16, { kind: 'cancelled', note: 'No longer.', by: BY });
  await browser.release();
  await browser.record.keepPublished();
  await other.record.issue([aNewSignal()]);
  browser.publish((await other.record.prepare(digest)).entries);
  const { syncState } = browser.record.read();
  expect(syncState).toMatchObject({ kind: 'apart', fork: { place: 52 } });
  await browser.record.append(15, { kind: 'closed', reason: 'stop', price: '0.66800', by: BY });
  expect(browser.record.read().syncState).toEqual(syncState);
});

it.each([
  ["continues the site's record", 'theirs', ['cancelled', 'issued', 'triggered']],
  ['restores the record in this browser', 'mine', ['issued', 'cancelled', 'triggered']],
] as const)('keeps all updates when somebody %s', async (_how, side, kinds) => {
  const { record, fork, publish } = await onFork();
  const { entries, republished } = await record.prepare(digest, { fork: { fork, side } });
  expect(entries.slice(51).map(({ kind }) => kind)).toEqual(kinds);
  expect(republished).toBe(1);
  expect((await checkChain(entries, digest)).broken).toBeNull();
  publish(entries);
  expect(record.read()).toMatchObject({ waiting: [], aside: [], syncState: { kind: 'same' } });
});

it('keeps a copy of damaged data before the next write', async () => {
  const browser = opened();
  browser.area.setItem(KEY, '[{"cut');
  expect(browser.record.isCorrupt()).toBe(true);
  expect(browser.record.read().sealed.length).toBe(51);
  await browser.record.issue([aNewSignal()]);
  expect(browser.area.getItem(`${KEY}.corrupt`)).toBe('[{"cut');
  expect(browser.record.isCorrupt()).toBe(false);
});

it('keeps simultaneous updates from two tabs', async () => {
  const browser = opened();
  const tabs = [browser.record, browser.open()];
  const amend = async (tab: number) =>
    tabs[tab]?.append(16, {
      kind: 'amended',
      by: BY,
      note: `Tab ${String(tab)}.`,
      reason: 'Twenty characters or more.',
    });
  await Promise.all(Array.from({ length: 60 }, (_, index) => amend(index % 2)));
  expect(browser.record.read().waiting.length).toBe(60);
  browser.tick();
  await browser.release();
  expect((await checkChain(browser.record.read().sealed, digest)).broken).toBeNull();
});

it('restores pending updates', async () => {
  const browser = opened();
  await browser.record.issue([aNewSignal()]);
  const backup = browser.stored() ?? [];
  const empty = opened();
  expect(empty.restore(backup)).toBe(1);
  expect(empty.stored()).toEqual(backup);
  expect(empty.restore(backup)).toBe(0);
  expect(empty.record.planRestore(backup)).toEqual({ added: [], leftOut: [], texts: [] });
});

it('withdraws a restored update that was sealed for a download', async () => {
  const [browser, other] = [opened(), opened()];
  await browser.record.issue([aNewSignal()]);
  await browser.record.prepare(digest, { keep: true });
  expect(other.restore(browser.stored() ?? [])).toBe(1);
  const added = other.record.read().waiting;
  expect(added).toMatchObject([{ id: '52' }]);
  const { removed, texts } = other.record.planWithdrawal(added);
  writeAll(anEnvironment({ area: other.area }).environment.store, texts);
  expect([removed, other.stored()]).toEqual([1, sampleEntries]);
});

it("skips a backup's updates that no longer fit the record", async () => {
  const browser = opened();
  await browser.record.append(16, { kind: 'cancelled', by: BY, note: 'No longer.' });
  await browser.record.issue([aNewSignal()]);
  const backup = browser.stored() ?? [];
  const other = opened();
  other.tick();
  await other.record.append(16, { kind: 'cancelled', by: BY, note: 'Here, too.' });
  expect(other.restore(backup)).toBe(1);
  expect(other.record.read().waiting.map(({ kind, note }) => note ?? kind)).toEqual(['Here, too.', 'issued']);
});

it("skips a backup's signal that was published under another number", async () => {
  const [mine, theirs] = [opened(), opened()];
  await mine.record.issue([aNewSignal()]);
  await mine.record.append(17, { kind: 'cancelled', by: BY, note: 'No longer.' });
  const backup = mine.stored() ?? [];
  theirs.tick();
  await theirs.record.issue([aNewSignal({ instrument: 'GBP/USD' })]);
  await theirs.release();
  mine.tick(120_000);
  mine.publish(theirs.record.read().sealed);
  await mine.record.takeBack(18);
  await mine.release([{ before: 17, now: 18, instrument: 'EUR/USD' }]);
  // The signal is published, and its unpublished second update follows it instead of going to number 17.
  expect(mine.restore(backup)).toBe(1);
  expect(mine.record.read().waiting).toMatchObject([{ signal: 18, kind: 'cancelled' }]);
  expect(mine.restore(backup)).toBe(0);
});

it('restores a signal whose number is already taken, with its update', async () => {
  const [ann, bob] = [opened(), opened()];
  await ann.record.issue([aNewSignal()]);
  await ann.release();
  await ann.record.append(17, { kind: 'cancelled', by: BY, note: 'Of Ann.' });
  bob.tick();
  await bob.record.issue([aNewSignal({ instrument: 'GBP/USD' })]);
  expect(bob.restore(ann.stored() ?? [])).toBe(2);
  const { signals } = bob.record.read().replay;
  expect(signals.slice(16).map(({ issued, state }) => [issued.instrument, state])).toEqual([
    ['EUR/USD', 'cancelled'],
    ['GBP/USD', 'waiting'],
  ]);
});

it('removes the samples and numbers signals from 1', async () => {
  const browser = opened();
  expect(await browser.record.beginOwnRecord()).toBe(true);
  expect(browser.stored()).toEqual([]);
  expect(browser.record.read().replay.signals).toEqual([]);
  expect(await browser.record.issue([aNewSignal()])).toBe(1);
  browser.tick();
  await browser.record.prepare(digest, { keep: true });
  expect(statesOf(browser)).toEqual({ 1: 'waiting' });
  await browser.release();
  expect(browser.record.read().sealed.map(({ signal, kind }) => [signal, kind])).toEqual([[1, 'issued']]);
});

it('refuses to remove a record with a real signal', async () => {
  const browser = opened();
  await browser.record.issue([aNewSignal()]);
  expect(await browser.record.beginOwnRecord()).toBe(false);
  expect(Object.keys(statesOf(browser)).length).toBe(17);
});
