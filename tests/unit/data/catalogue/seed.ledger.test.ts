import { expect, it } from 'vitest';
import { ledgerOf, readLedger, relationTo, type Seed, type SeedLedger } from '@/data/catalogue/seed';

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

it('compares files without ancestors by revision', () => {
  expect(relationTo(taken, aSeed({ revision: 3 }))).toBe('later');
  expect(relationTo(taken, aSeed({ revision: 1, publication: C }))).toBe('older');
  expect(relationTo(taken, aSeed({ publication: C }))).toBe('later');
  expect(relationTo(taken, aSeed({ publication: B }))).toBe('same');
  expect(relationTo(taken, aSeed({ publication: A }))).toBe('same');
  expect(relationTo(ledgerOf(aSeed({ publication: B })), aSeed({ publication: B }))).toBe('same');
});

it('compares files by their ancestors when they list any', () => {
  const latest = ledgerOf(aSeed({ revision: 4, publication: B, ancestors: [A] }));
  const publish = (publication: string, ancestors: readonly string[], revision = 4) =>
    relationTo(latest, aSeed({ revision, publication, ancestors }));
  expect(publish(C, [B, A])).toBe('later');
  expect(publish(B, [A])).toBe('same');
  expect(publish(C, [A])).toBe('fork');
  expect(publish(C, [], 9)).toBe('fork');
  expect(publish(A, [], 3)).toBe('older');
});

it('treats a file as later when its revision was raised by hand', () => {
  const latest = ledgerOf(aSeed({ revision: 4, publication: B, ancestors: [A] }));
  expect(relationTo(latest, aSeed({ revision: 5, publication: B, ancestors: [A] }))).toBe('later');
  expect(relationTo(latest, aSeed({ revision: 5, publication: A, ancestors: [] }))).toBe('later');
});
