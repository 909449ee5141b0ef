import { expect, it } from 'vitest';
import { sortBy, type SortKey } from '@/domain/text/sortBy';

const sorted = (keys: readonly SortKey[], isDescending = false) =>
  sortBy(
    keys.map((key, place) => ({ key, place })),
    ({ key }) => key,
    isDescending,
  );
const keysOf = (keys: readonly SortKey[], isDescending = false) =>
  sorted(keys, isDescending).map(({ key }) => key);

it('sorts numbers numerically', () => {
  expect(keysOf([10, 9, -1, 100])).toEqual([-1, 9, 10, 100]);
  expect(keysOf([10, 9, -1, 100], true)).toEqual([100, 10, 9, -1]);
  expect(keysOf([0.5, 0.25, -2, -10])).toEqual([-10, -2, 0.25, 0.5]);
});

it('sorts text in natural alphabetical order', () => {
  expect(keysOf(['b10', 'B9', 'ä', 'z', 'a'])).toEqual(['ä', 'a', 'B9', 'b10', 'z']);
  expect(keysOf(['b10', 'B9'], true)).toEqual(['b10', 'B9']);
});

it('sorts missing keys last in either direction', () => {
  expect(keysOf([null, 2, null, 1])).toEqual([1, 2, null, null]);
  expect(keysOf([null, 2, null, 1], true)).toEqual([2, 1, null, null]);
});

it.each([false, true])('keeps the order of equal keys, descending: %s', (isDescending) => {
  const places = (keys: readonly SortKey[]) => sorted(keys, isDescending).map(({ place }) => place);
  expect(places([1, 1, 1])).toEqual([0, 1, 2]);
  expect(places(['a', 'A', 'á'])).toEqual([0, 1, 2]);
  expect(places([null, null])).toEqual([0, 1]);
});
