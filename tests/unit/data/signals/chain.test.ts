import { expect, it } from 'vitest';
import {
  checkChain,
  containsHead,
  hashOf,
  headOf,
  isSampleRecord,
  isSealable,
  seal,
  withoutSeal,
} from '@/data/signals/chain';
import { parseJson, type JsonObject } from '@/data/storage/json';
import { digest } from '../../../support/digest';
import { anEvent, anIssued, onDay } from '../../../support/signals';

const ZEROS = '0'.repeat(64);

const H4: JsonObject = {
  id: '1',
  signal: 1,
  kind: 'issued',
  at: '2026-01-12T08:05:00.000Z',
  createdAt: '2026-01-12T08:05:00.000Z',
  publishedAt: '2026-01-12T08:09:00.000Z',
  instrument: 'EUR/USD',
  side: 'long',
  entryFrom: '1.08400',
  entryTo: '1.08400',
  stopLoss: '1.08000',
  targets: [{ price: '1.09200', share: 100 }],
  previous: ZEROS,
};

const h5 = (previous: string): JsonObject => ({
  id: '2',
  signal: 1,
  kind: 'triggered',
  at: '2026-01-12T08:05:00.000Z',
  createdAt: '2026-01-12T08:05:00.000Z',
  publishedAt: '2026-01-12T08:09:00.000Z',
  price: '1.08400',
  previous,
});

it.each([
  ['H1', '{}', '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a'],
  [
    'H2',
    '{"b":"1.10","a":[3,1,2],"10":"ten","9":"nine","B":true,"é":null}',
    'a0b4d8e8afff1e162d5961cfe2989245d7e1172a6d8c3da89f2a40e10c71bb5f',
  ],
  [
    'H3',
    String.raw`{"text":"Größe € 😀 \"q\" \\ \/ \u0001\n\t\u2028","n":[100,0,-1]}`,
    'e802a780ec8b66bc85157f67c5c29e9b0b33e994d312596f3f36ef6e23529815',
  ],
])('computes the published example hash: %s', async (_id, json, hash) => {
  expect(await hashOf(parseJson(json) as JsonObject, digest)).toBe(hash);
});

it("includes the previous entry's hash in each hash", async () => {
  const first = await hashOf(H4, digest);
  expect(first).toBe('d85c6c8c1febca25fa78d9fe60ba33f9b6e7d979f286953ab8af4419db4a3ce7');
  expect(await hashOf(h5(first), digest)).toBe(
    '89c5011af9ddc829e08868dab6d1f4a9d42bf74ae9d6f490c1af347a1b6c82b5',
  );
  const other = await hashOf({ ...H4, stopLoss: '1.07900' }, digest);
  expect(other).toBe('b1266107169ba0e5f95a4dfcdd38e3cb9e95c53589ecc2f09d62cc28dd921830');
  expect(await hashOf(h5(other), digest)).toBe(
    'a30523019e509c977891f278356b622bedf3993e17814c8b37a6051999e720dc',
  );
});

it('hashes unknown fields but not the hash itself', async () => {
  const hash = await hashOf(H4, digest);
  expect(await hashOf({ ...H4, later: 'x' }, digest)).not.toBe(hash);
  expect(await hashOf({ ...H4, hash }, digest)).toBe(hash);
});

const LIFE: readonly JsonObject[] = [
  anIssued(),
  anEvent('triggered', onDay(1), { price: '1.08400' }),
  anEvent('stopMoved', onDay(2), { stopLoss: '1.08400', note: 'To the entry.' }),
  anEvent('closed', onDay(3), { price: '1.08400', reason: 'stop' }),
];

async function sealedRecord(entries: readonly JsonObject[] = LIFE): Promise<JsonObject[]> {
  const record: JsonObject[] = [];
  for (const entry of entries)
    record.push(...(await seal([entry], record, String(entry.publishedAt), digest)));
  return record;
}

const brokenIn = async (entries: readonly unknown[]) => (await checkChain(entries, digest)).broken;

it('seals entries into an unbroken chain', async () => {
  const first = await seal(LIFE.slice(0, 2), [], onDay(2), digest);
  const second = await seal(LIFE.slice(2), first, onDay(3), digest);
  const record = [...first, ...second];
  expect(record.map(({ id, publishedAt }) => [id, publishedAt])).toEqual([
    ['1', onDay(2)],
    ['2', onDay(2)],
    ['3', onDay(3)],
    ['4', onDay(3)],
  ]);
  expect(record[0]?.previous).toBe(ZEROS);
  expect(await checkChain(record, digest)).toEqual({ length: 4, broken: null });
});

it('gives entries new hashes when they are resealed later', async () => {
  const first = await seal(LIFE, [], onDay(3), digest);
  const again = await seal(first, [], onDay(3), digest);
  const later = await seal(first, [], onDay(4), digest);
  expect(again).toEqual(first);
  expect(headOf(later)).not.toBe(headOf(first));
  expect(later.map(withoutSeal)).toEqual(first.map(withoutSeal));
});

it('detects an entry that was changed, removed or linked to the wrong predecessor', async () => {
  const record = await sealedRecord();
  expect(await brokenIn(record.with(1, { ...record[1], price: '1.08401' }))).toEqual({
    place: 2,
    kind: 'hash',
  });
  expect(await brokenIn(record.toSpliced(1, 1))).toEqual({ place: 2, kind: 'place' });
  const other = { ...record[2], previous: ZEROS };
  const relinked = record.with(2, { ...other, hash: await hashOf(other, digest) });
  expect(await brokenIn(relinked)).toEqual({ place: 3, kind: 'place' });
});

it.each<[string, JsonObject]>([
  ['published before the previous entry', { publishedAt: onDay(0) }],
  ['entered before it happened', { at: onDay(1, 10) }],
  ['without a time', { at: 'yesterday' }],
])('detects an entry %s even though its hash matches', async (_what, fields) => {
  const [first = {}, second = {}] = await sealedRecord();
  const other = { ...second, ...fields };
  const record = [first, { ...other, hash: await hashOf(other, digest) }];
  expect((await brokenIn(record))?.place).toBe(2);
  expect(['time', 'rule']).toContain((await brokenIn(record))?.kind);
});

it.each<[string, JsonObject]>([
  ['entered before it happened', { at: onDay(1, 10) }],
  ['published before the previous entry', { at: onDay(-9), createdAt: onDay(-9), publishedAt: onDay(-9) }],
])('detects an entry of an unknown kind that was %s', async (_what, fields) => {
  const [first = {}] = await sealedRecord();
  const next = { ...anEvent('hedged', onDay(1)), id: '2', previous: first.hash, ...fields };
  expect(await brokenIn([first, { ...next, hash: await hashOf(next, digest) }])).toEqual({
    place: 2,
    kind: 'time',
  });
});

it('finds an entry that breaks the rules', async () => {
  const wider = anEvent('stopMoved', onDay(2), { stopLoss: '1.07900', note: 'Room.' });
  const record = await sealedRecord([...LIFE.slice(0, 2), wider]);
  expect(await brokenIn(record)).toMatchObject({
    place: 3,
    kind: 'rule',
    problem: { code: 'stopMovedAway' },
  });
});

it('finds an entry with an unpaired surrogate', async () => {
  const record = await sealedRecord();
  expect(await brokenIn(record.with(0, { ...record[0], note: '\ud83d' }))).toEqual({
    place: 1,
    kind: 'form',
  });
  expect(await brokenIn([null, ...record])).toEqual({ place: 1, kind: 'form' });
});

it('detects that a truncated record has lost its known head', async () => {
  const record = await sealedRecord();
  const noted = { length: 4, head: headOf(record) };
  expect(containsHead(record, noted)).toBe(true);
  expect(containsHead(record.slice(0, 3), noted)).toBe(false);
  expect(containsHead(record, { length: 0, head: ZEROS })).toBe(true);
});

it('detects that a rewritten record has lost its known head', async () => {
  const noted = { length: 4, head: headOf(await sealedRecord()) };
  const rebuilt = await sealedRecord(LIFE.with(0, anIssued({ reason: 'Another reason than it was then.' })));
  expect(await brokenIn(rebuilt)).toBeNull();
  expect(containsHead(rebuilt, noted)).toBe(false);
});

it('recognises a record that contains only samples', () => {
  const sample = anIssued({ sample: true });
  expect(isSampleRecord([sample, anEvent('cancelled', onDay(1))])).toBe(true);
  expect(isSampleRecord([sample, anIssued({ signal: 2 })])).toBe(false);
  expect(isSampleRecord([])).toBe(false);
});

it.each([
  ['a whole number', { a: 9007199254740991 }, true],
  ['a string with surrogate pairs', { a: 'Größe € 😀' }, true],
  ['null, true and nested lists', { a: [null, true, { b: [] }] }, true],
  ['a fraction', { a: 1.1 }, false],
  ['an unsafe integer', { a: [9007199254740992] }, false],
  ['a lone surrogate', { a: { b: 'x\ud83d' } }, false],
  ['a lone surrogate in a list', { a: ['\ude00'] }, false],
  ['a non-ASCII key', { é: 1 }, false],
])('decides whether %s can be sealed', (_what, value, verdict) => {
  expect(isSealable(value)).toBe(verdict);
});
