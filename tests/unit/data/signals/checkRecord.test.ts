import { describe, expect, it } from 'vitest';
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

describe('the check of the published record', () => {
  it('tells its length, its head, the time of the latest update and since when it is known', async () => {
    expect(await check(record, { seen })).toEqual({
      kind: 'checked',
      chain: { length: 51, head: builtIn.head, newest: '2026-11-20T09:34:00.000Z', broken: null },
      entries: record,
      since: MARCH,
      lacks: null,
      copy: null,
    });
  });

  it('tells nothing of a time at which nothing was noted, and reads a file with a mark of its byte order', async () => {
    const ask = () => Promise.resolve(`\ufeff${JSON.stringify({ signals: record })}`);
    expect(await check(record, { ask })).toMatchObject({ chain: { broken: null }, since: '', lacks: null });
    const note = 'A\ufeffB';
    expect(await check([...record, { kind: 'noted', note }])).toMatchObject({
      entries: expect.arrayContaining([{ kind: 'noted', note }]) as unknown,
    });
  });

  it("S19: names the entry that does not fit in this browser's own copy, and leaves the site's record alone", async () => {
    const waiting = { signal: 17, kind: 'issued' };
    const edited = [...record.with(31, { ...record[31], note: 'Another note.' }), waiting];
    expect(await check(record, { copy: edited })).toMatchObject({
      chain: { broken: null },
      copy: { broken: { place: 32, kind: 'hash' } },
    });
    expect(await check(record, { copy: [...record, waiting] })).toMatchObject({ copy: { broken: null } });
  });

  it('S65: names a changed entry, and a head that is missing from a record that was cut off', async () => {
    const changed = record.with(31, { ...record[31], note: 'Another note.' });
    expect(await check(changed)).toMatchObject({ chain: { broken: { place: 32, kind: 'hash' } } });
    expect(await check(record.slice(0, 50))).toMatchObject({ chain: { broken: null }, lacks: 'build' });
    expect(await check(record.slice(0, 5), { seen })).toMatchObject({ lacks: { noted: MARCH }, since: '' });
  });

  it('S68: computes nothing where browsers have no hashes', async () => {
    expect(await check(record, { digest: null })).toEqual({ kind: 'insecure' });
  });

  it('S69: says that the file did not come, not that the record is broken', async () => {
    expect(await check(record, { ask: () => Promise.reject(new Error('offline')) })).toEqual({
      kind: 'unreachable',
    });
    expect(await check(record, { ask: () => Promise.resolve('<!doctype html>') })).toEqual({
      kind: 'unreachable',
    });
    expect(await check(undefined)).toEqual({ kind: 'unreachable' });
  });
});
