import { expect, it } from 'vitest';
import { nextSort } from '@/admin/resources/sorting';

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
