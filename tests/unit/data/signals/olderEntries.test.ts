import { expect, it } from 'vitest';
import { UNKNOWN_SEED } from '@/data/catalogue/seeds';
import { checkChain } from '@/data/signals/chain';
import { createSignalRecord } from '@/data/signals/record';
import type { JsonObject } from '@/data/storage/json';
import type { ListRecord } from '@/domain/merge/versions';
import { digest } from '../../../support/digest';
import { anEnvironment } from '../../../support/environment';
import { sampleEntries } from '../../../support/sampleSignals';
import storages from './olderEntries.json';

/*
 * `olderEntries.json` holds what a browser stored after the samples, as written in November 2026 by the last version of
 * the site whose entries had no names: a downloaded entry, its correction, an ending, and a new signal. `after` is the
 * same after receiving another browser's record, `site`, which moved a stop and issued signal 17.
 */

const entriesIn = (text: string) => JSON.parse(text) as readonly JsonObject[];
const site: readonly JsonObject[] = [...sampleEntries, ...entriesIn(storages.site)];

function aBrowserWith({ stored, seen }: (typeof storages)['before' | 'after'], published = site) {
  const { environment } = anEnvironment({ now: () => Date.UTC(2026, 10, 22, 13) });
  environment.store.write('upm_signals', JSON.stringify([...sampleEntries, ...entriesIn(stored)]));
  environment.store.write('upm_signals_seed', seen);
  const records = published as readonly ListRecord[];
  return createSignalRecord(environment, { ...UNKNOWN_SEED, revision: 1, records });
}

const summaryOf = (entries: readonly JsonObject[]) =>
  entries.map(({ kind, signal }) => [kind, signal].join(' '));

const numbers = [{ before: 17, now: 18, instrument: 'EUR/USD' }];

it("keeps the signals shown by an older version when the site hasn't changed", () => {
  const { waiting, aside } = aBrowserWith(storages.before, sampleEntries).read();
  expect(summaryOf(waiting)).toEqual([
    'triggered 16',
    'corrected 16',
    'closed 14',
    'issued 17',
    'triggered 17',
  ]);
  expect(aside).toEqual([]);
});

it.each([
  ["before it adopts the site's record", storages.before, []],
  ["after it has adopted the site's record", storages.after, ['closed 18']],
])('publishes every entry from an older version that fits the record, %s', async (_when, storage, more) => {
  const record = aBrowserWith(storage);
  const { waiting, aside } = record.read();
  expect(summaryOf(waiting)).toEqual(['triggered 16', 'issued 18', 'triggered 18', ...more]);
  expect(aside).toMatchObject([
    { value: { kind: 'corrected' }, reason: { kind: 'rule' } },
    { value: { kind: 'closed' }, reason: { kind: 'stale' } },
  ]);
  await expect(record.prepare(digest)).rejects.toMatchObject({ signals: numbers });
  const { entries, setAside, republished } = await record.prepare(digest, { numbers });
  expect([setAside, republished]).toEqual([1, 1]);
  expect((await checkChain(entries, digest)).broken).toBeNull();
  const corrected = entries.findLast(({ kind }) => kind === 'corrected');
  expect(entries.find(({ id }) => id === corrected?.entry)).toMatchObject({ kind: 'triggered', signal: 16 });
  const keys = new Set(entries.flatMap((entry) => Object.keys(entry)));
  for (const key of ['known', 'formerTime', 'formerNumber', 'target']) expect(keys).not.toContain(key);
});
