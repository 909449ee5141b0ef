import { expect, it } from 'vitest';
import { orderWithMoved } from '@/domain/listOrder';

const records = ['a', 'b', 'c'].map((id) => ({ id }));

it.each([
  ['c', null, ['c', 'a', 'b']],
  ['a', 'c', ['b', 'c', 'a']],
  ['c', 'a', ['a', 'c', 'b']],
  ['b', 'a', ['a', 'b', 'c']],
])('moves %s directly after %s', (id, behind, expected) => {
  expect(orderWithMoved(records, id, behind)).toEqual(expected);
});

it.each([
  ['unknown', null],
  ['a', 'unknown'],
  ['a', 'a'],
])('leaves the order unchanged for %s after %s', (id, behind) => {
  expect(orderWithMoved(records, id, behind)).toBeUndefined();
});
