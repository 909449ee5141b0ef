import { expect, it } from 'vitest';
import { headOf } from '@/data/signals/chain';
import { checkRecord } from '@/data/signals/checkRecord';
import type { JsonObject } from '@/data/storage/json';
import { digest } from '../../../support/digest';
import { sampleEntries } from '../../../support/sampleSignals';

const record: readonly JsonObject[] = sampleEntries;
const builtIn = { length: 51, head: headOf(record), isSample: true };
const MARCH = '2026-03-03T10:00:00.000Z';
const seen = { length: 12, head: String(record[11]?.hash), at: MARCH, isSample: false };

const check = (entries: unknown, fields: object = {}) =>
  checkRecord({
    ask: () => Promise.resolve(JSON.stringify({ app: 'upmark', signals: entries })),
    digest,
    seen: null,
    builtIn,
    ...fields,
  });

it("reports the record's length and when this browser first saw it", async () => {
  expect(await check(record, { seen })).toEqual({
    kind: 'checked',
    chain: { length: 51, broken: null },
    since: MARCH,
    missing: null,
    copy: null,
  });
});

it("finds an invalid entry in the browser's own copy", async () => {
  const waiting = { signal: 17, kind: 'issued' };
  const edited = [...record.with(31, { ...record[31], note: 'Another note.' }), waiting];
  expect(await check(record, { copy: edited })).toMatchObject({
    chain: { broken: null },
    copy: { broken: { place: 32, kind: 'hash' } },
  });
  expect(await check(record, { copy: [...record, waiting] })).toMatchObject({ copy: { broken: null } });
});

it('finds a changed entry and a missing head', async () => {
  const changed = record.with(31, { ...record[31], note: 'Another note.' });
  expect(await check(changed)).toMatchObject({ chain: { broken: { place: 32, kind: 'hash' } } });
  expect(await check(record.slice(0, 50))).toMatchObject({ chain: { broken: null }, missing: 'build' });
  expect(await check(record.slice(0, 5), { seen })).toMatchObject({ missing: { noted: MARCH }, since: '' });
});

it('skips the check when hashing is unavailable', async () => {
  expect(await check(record, { digest: null })).toEqual({ kind: 'insecure' });
});

it('reports a file that failed to load as unreachable', async () => {
  expect(await check(record, { ask: () => Promise.reject(new Error('offline')) })).toEqual({
    kind: 'unreachable',
  });
  expect(await check(record, { ask: () => Promise.resolve('<!doctype html>') })).toEqual({
    kind: 'unreachable',
  });
  expect(await check(undefined)).toEqual({ kind: 'unreachable' });
});
