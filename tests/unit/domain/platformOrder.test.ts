import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { platformDraftSchema, type Platform, type PlatformDraft } from '@/domain/platform';
import { nextSortOrder, placesInOrder } from '@/domain/platformOrder';
import { aPlatform } from '../../support/records';

const saved = (id: string, fields: Partial<PlatformDraft> = {}): Platform => ({
  ...aPlatform(fields),
  id,
  createdAt: '',
  updatedAt: '',
});
const damaged = (id: string, sortOrder: unknown): Platform => ({
  ...saved(id),
  ...v.parse(platformDraftSchema, { ...aPlatform(), sortOrder }),
});

describe('nextSortOrder', () => {
  it('is one more than the highest place, and 1 for no platforms', () => {
    expect(nextSortOrder([saved('a', { sortOrder: 4 }), saved('b', { sortOrder: 2 })])).toBe(5);
    expect(nextSortOrder([])).toBe(1);
  });

  it('F20: does not count places that were never set', () => {
    expect(nextSortOrder([damaged('a', null), saved('b', { sortOrder: 2 })])).toBe(3);
  });

  it('F36: reads far more platforms than a function takes arguments', () => {
    const platform = saved('a', { sortOrder: 3 });
    expect(nextSortOrder(Array.from({ length: 200_000 }, () => platform))).toBe(4);
  });
});

describe('placesInOrder', () => {
  it('F40: numbers those named first, once each, then the others as they stand', () => {
    const platforms = ['a', 'b', 'c', 'd'].map((id, index) => saved(id, { sortOrder: index }));
    const places = placesInOrder(platforms, ['c', 'unknown', 'a', 'c']);
    expect([...places]).toEqual([
      ['c', 1],
      ['a', 2],
      ['b', 3],
      ['d', 4],
    ]);
  });
});
