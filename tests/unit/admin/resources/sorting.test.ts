import { describe, expect, it } from 'vitest';
import { nextSort } from '@/admin/resources/sorting';
import { amountIn, leverageIn } from '@/domain/amounts';
import { sortedBy, type SortKey } from '@/domain/sortedBy';

const sorted = (keys: readonly SortKey[], isDescending = false) => sortedBy(keys, (key) => key, isDescending);

describe('sortedBy', () => {
  it.each([
    [
      [10, 9, 100],
      [9, 10, 100],
      [100, 10, 9],
    ],
    [
      ['beta', 'Alpha', 'alpha 10', 'alpha 9'],
      ['Alpha', 'alpha 9', 'alpha 10', 'beta'],
      ['beta', 'alpha 10', 'alpha 9', 'Alpha'],
    ],
    [
      [null, 2, null, 1],
      [1, 2, null, null],
      [2, 1, null, null],
    ],
  ])('puts %j in order, both ways', (keys, ascending, descending) => {
    expect(sorted(keys)).toEqual(ascending);
    expect(sorted(keys, true)).toEqual(descending);
  });

  it('keeps equal records in their order, both ways, and the given list as it is', () => {
    const records = ['b1', 'a1', 'a2', 'b2'];
    const letter = (record: string) => record.charAt(0);
    expect(sortedBy(records, letter, false)).toEqual(['a1', 'a2', 'b1', 'b2']);
    expect(sortedBy(records, letter, true)).toEqual(['b1', 'b2', 'a1', 'a2']);
    expect(records).toEqual(['b1', 'a1', 'a2', 'b2']);
  });
});

it('a header sorts up, then down, then gives the own order back; another header starts anew', () => {
  const up = nextSort(null, 'name');
  const down = nextSort(up, 'name');
  expect([up, down, nextSort(down, 'name')]).toEqual([
    { column: 'name', isDescending: false },
    { column: 'name', isDescending: true },
    null,
  ]);
  expect(nextSort(down, 'rating')).toEqual({ column: 'rating', isDescending: false });
});

it.each([
  ['$100', 100],
  ['1,000', 1000],
  ['$ 2 500', 2500],
  ['from €49.50', 49.5],
  ['none', null],
  ['', null],
])('the amount in %j is %j', (text, amount) => {
  expect(amountIn(text)).toBe(amount);
});

it.each([
  ['up to 1:500', 500],
  ['1 : 30', 30],
  ['1:30 retail, 1:500 professional', 30],
  ['500x', 500],
  ['on request', null],
])('the leverage in %j is %j', (text, times) => {
  expect(leverageIn(text)).toBe(times);
});
