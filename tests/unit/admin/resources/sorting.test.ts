import { expect, it } from 'vitest';
import { nextSort } from '@/admin/resources/sorting';

it('sorts up, down, then by hand on each press of a header', () => {
  const up = nextSort(null, 'name');
  const down = nextSort(up, 'name');
  expect([up, down, nextSort(down, 'name')]).toEqual([
    { column: 'name', isDescending: false },
    { column: 'name', isDescending: true },
    null,
  ]);
  expect(nextSort(down, 'rating')).toEqual({ column: 'rating', isDescending: false });
});
