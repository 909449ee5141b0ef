import { describe, expect, it } from 'vitest';
import { anchorWords, chainWords, fingerprintText } from '@/domain/signals/checkWords';

const HEAD = '77e15e56b5ab4ec95a4f6a09239f5f96057e5d9774eae49bdc590a698f19543e';
const WARNING =
  'Something in this record was changed after it was made. Please tell us, and do not rely on the figures.';

describe('a fingerprint', () => {
  it.each([
    [HEAD, '77e1 5e56 b5ab 4ec9'],
    ['77E15E56B5AB4EC95A4F', '77E1 5E56 B5AB 4EC9'],
    ['77e15e56', '77e1 5e56'],
    ['77e15e', '77e1 5e'],
    ['77e', '77e'],
    ['77e15e56…19543e', '77e15e56…19543e'],
    ['…77e15e56', '…77e15e56'],
    ['no fingerprint', 'no fingerprint'],
    ['', ''],
  ])('%s is shown as “%s”', (head, shown) => {
    expect(fingerprintText(head)).toBe(shown);
  });
});

describe('the check of a record says', () => {
  const whole = { length: 51, head: HEAD, newest: '2026-11-20T09:34:00.000Z', broken: null };
  const WHOLE =
    '51 entries, unbroken; the newest of 20 November 2026, 09:34 UTC. Fingerprint 77e1 5e56 b5ab 4ec9.';

  it('that it is unbroken, how long it is and what to compare', () => {
    expect(chainWords(whole, '')).toBe(WHOLE);
  });

  it('that nothing was changed since the visit at which it was noted', () => {
    expect(chainWords(whole, '2026-03-03T10:00:00.000Z')).toBe(
      `${WHOLE} Nothing was changed since your visit of 3 March 2026.`,
    );
  });

  it('that there is nothing in it', () => {
    expect(chainWords({ ...whole, length: 0 }, '2026-03-03T10:00:00.000Z')).toBe('The record is empty.');
  });

  it.each([
    ['form', 'it is no entry, or holds something that not everyone reads alike'],
    ['place', 'it is not the one that was written after the entry before it'],
    ['hash', 'its text and its check sum differ'],
    ['time', 'its times are not in order'],
  ] as const)('which entry does not fit by its %s', (kind, why) => {
    expect(chainWords({ ...whole, broken: { place: 32, kind } }, '')).toBe(
      `Entry 32 does not fit: ${why}. ${WARNING}`,
    );
  });

  it('which rule an entry does not keep', () => {
    const sentence = 'Signal 4 is closed. Only a typing error in it can still be corrected.';
    expect(chainWords({ ...whole, broken: { place: 32, kind: 'rule', sentence } }, '')).toBe(
      `Entry 32 does not fit: the rules of the record do not allow it. ${sentence} Please tell us, and do not rely on the figures.`,
    );
    expect(chainWords({ ...whole, broken: { place: 32, kind: 'rule' } }, '')).toBe(
      'Entry 32 does not fit: the rules of the record do not allow it. Please tell us, and do not rely on the figures.',
    );
  });
});

it('a fingerprint kept outside the site is held by the record, or it is not and asks to be told of', () => {
  expect([true, false].map(anchorWords)).toEqual([
    'The record holds it at its place.',
    'The record does not hold it at its place. Please tell us, and do not rely on the figures.',
  ]);
});
