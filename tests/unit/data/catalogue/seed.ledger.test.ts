import { expect, it } from 'vitest';
import { ledgerOf } from '@/data/catalogue/ledger';
import { relationTo, type Seed } from '@/data/catalogue/seeds';

const A = 'aaaaaaaaaaaaaaaa';
const B = 'bbbbbbbbbbbbbbbb';
const C = 'cccccccccccccccc';

const aSeed = (changes: Partial<Seed> = {}): Seed => ({ revision: 2, records: [], ...changes });

it('remembers the publications that a file includes or replaces', () => {
  const first = ledgerOf(aSeed({ publication: A }));
  const second = ledgerOf(aSeed({ publication: B }), first);
  expect(second.superseded).toEqual([`2:${A}`]);
  const third = ledgerOf(aSeed({ revision: 3, publication: C, ancestors: [`2:${A}`, '1:'] }), second);
  expect(third.superseded).toEqual([`2:${A}`, `2:${B}`]);
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

it('compares files by their ancestors', () => {
  const latest = ledgerOf(aSeed({ revision: 4, publication: B, ancestors: [`3:${A}`, '2:'] }));
  const publish = (revision: number, publication: string, ancestors: readonly string[]) =>
    relationTo(latest, aSeed({ revision, publication, ancestors }));
  expect(publish(5, C, [`4:${B}`, `3:${A}`])).toBe('later');
  expect(publish(3, A, ['2:'])).toBe('older');
  expect(publish(4, B, [`3:${A}`, '2:'])).toBe('same');
  expect(publish(4, C, [`3:${A}`])).toBe('fork');
  expect(publish(9, C, ['2:'])).toBe('fork');
});

it('compares files by revision when their ancestors begin later', () => {
  const latest = ledgerOf(aSeed({ revision: 4, publication: B }));
  expect(relationTo(latest, aSeed({ revision: 7, publication: C, ancestors: [`6:${A}`] }))).toBe('later');
});

it('treats a file as later when its revision was raised by hand', () => {
  const latest = ledgerOf(aSeed({ revision: 4, publication: B, ancestors: [`3:${A}`] }));
  expect(relationTo(latest, aSeed({ revision: 5, publication: B, ancestors: [`3:${A}`] }))).toBe('later');
});

it('treats a hand-edited file without a later publication as a fork', () => {
  const latest = ledgerOf(aSeed({ revision: 4, publication: B, ancestors: [`3:${A}`, '2:'] }));
  expect(relationTo(latest, aSeed({ revision: 5, publication: A, ancestors: ['2:'] }))).toBe('fork');
});
