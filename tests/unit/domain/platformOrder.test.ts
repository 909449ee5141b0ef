import { expect, it } from 'vitest';
import { type Platform, type PlatformDraft } from '@/domain/platform';
import { nextSortOrder, placesInOrder } from '@/domain/platformOrder';
import { aPlatform } from '../../support/records';

const saved = (id: string, fields: Partial<PlatformDraft> = {}): Platform => ({
  ...aPlatform(fields),
  id,
  createdAt: '',
  updatedAt: '',
});

it('returns the position after the highest', () => {
  expect(nextSortOrder([saved('a', { sortOrder: 4 }), saved('b', { sortOrder: 2 })])).toBe(5);
  expect(nextSortOrder([])).toBe(1);
});

it('numbers the given platforms first, then the others', () => {
  const platforms = ['a', 'b', 'c', 'd'].map((id, index) => saved(id, { sortOrder: index }));
  const places = placesInOrder(platforms, ['c', 'unknown', 'a', 'c']);
  expect([...places]).toEqual([
    ['c', 1],
    ['a', 2],
    ['b', 3],
    ['d', 4],
  ]);
});
