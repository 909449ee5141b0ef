import { expect, it } from 'vitest';
import { isNewerSeed, ledgerOf, readLedger, type Seed, type SeedLedger } from '@/data/catalogue/seed';

const A = 'aaaaaaaaaaaaaaaa';
const B = 'bbbbbbbbbbbbbbbb';
const C = 'cccccccccccccccc';

const aSeed = (changes: Partial<Seed> = {}): Seed => ({ revision: 2, records: [], ...changes });

it('contains the publication and the hash of each record', () => {
  const ledger = ledgerOf(aSeed({ publication: A, records: [{ id: '1', name: 'One' }] }));
  expect(ledger).toStrictEqual({ revision: 2, publication: A, records: [['1', 'qc7snumidb']] });
});

it('remembers only publications of its own revision', () => {
  const first = ledgerOf(aSeed({ publication: A }));
  const second = ledgerOf(aSeed({ publication: B }), first);
  expect(second.superseded).toEqual([A]);
  const third = ledgerOf(aSeed({ publication: C }), second);
  expect(third.superseded).toEqual([A, B]);
  expect(ledgerOf(aSeed({ publication: A }), third).superseded).toEqual([B, C]);
  expect(ledgerOf(aSeed({ revision: 3, publication: A }), third)).toStrictEqual({
    revision: 3,
    publication: A,
    records: [],
  });
});

const ledger: SeedLedger = { revision: 2, publication: B, superseded: [A], records: [['1', 'x']] };

it('reads back what was written', () => {
  expect(readLedger(JSON.stringify(ledger))).toEqual(ledger);
});

it.each([
  { ...ledger, superseded: [A, 5] },
  { ...ledger, records: [['1', 5]] },
  { ...ledger, records: ['1x'] },
])('ignores a ledger with an invalid part: %j', (value) => {
  expect(readLedger(JSON.stringify(value))).toBeNull();
});

const taken = ledgerOf(aSeed({ publication: B }), ledgerOf(aSeed({ publication: A })));

it('treats a higher revision as new', () => {
  expect(isNewerSeed(aSeed({ revision: 3 }), taken)).toBe(true);
  expect(isNewerSeed(aSeed({ revision: 1, publication: C }), taken)).toBe(false);
});

it('treats another publication of a revision as new only the first time', () => {
  expect(isNewerSeed(aSeed({ publication: C }), taken)).toBe(true);
  expect(isNewerSeed(aSeed({ publication: B }), taken)).toBe(false);
  expect(isNewerSeed(aSeed({ publication: A }), taken)).toBe(false);
  expect(isNewerSeed(aSeed({ publication: B }), ledgerOf(aSeed({ publication: B })))).toBe(false);
});
