import { describe, expect, it } from 'vitest';
import { orderWithMoved } from '@/domain/listOrder';

describe('orderWithMoved', () => {
  const records = ['a', 'b', 'c'].map((id) => ({ id }));

  it.each([
    ['c', null, ['c', 'a', 'b']],
    ['a', 'c', ['b', 'c', 'a']],
    ['c', 'a', ['a', 'c', 'b']],
    ['b', 'a', ['a', 'b', 'c']],
  ])('puts %s right behind %s', (id, behind, expected) => {
    expect(orderWithMoved(records, id, behind)).toEqual(expected);
  });

  it.each([
    ['unknown', null],
    ['a', 'unknown'],
    ['a', 'a'],
  ])('gives nothing for %s behind %s', (id, behind) => {
    expect(orderWithMoved(records, id, behind)).toBeUndefined();
  });
});
