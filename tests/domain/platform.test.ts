import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  findActiveBySlug,
  inSortOrder,
  nextSortOrder,
  platformDraftSchema,
  platformTexts,
  placesInOrder,
  type Platform,
  type PlatformDraft,
} from '@/domain/platform';
import { slugOf } from '@/domain/slug';
import { aPlatform } from '../support/records';
import { anyText, numRuns } from '../support/properties';

const saved = (id: string, fields: Partial<PlatformDraft> = {}): Platform => ({
  ...aPlatform(fields),
  id,
  createdAt: '',
  updatedAt: '',
});
const idsOf = (platforms: readonly Platform[]) => platforms.map(({ id }) => id);
const damaged = (id: string, sortOrder: unknown): Platform => ({
  ...saved(id),
  ...v.parse(platformDraftSchema, { ...aPlatform(), sortOrder }),
});

describe('inSortOrder', () => {
  it('F20: puts missing and damaged places last, and keeps equal ones in stored order', () => {
    const platforms = [
      damaged('missing', undefined),
      saved('b', { sortOrder: 2 }),
      damaged('null', null),
      saved('c', { sortOrder: 2 }),
      damaged('nan', Number.NaN),
      saved('a', { sortOrder: 1 }),
    ];
    expect(idsOf(inSortOrder(platforms))).toEqual(['a', 'b', 'c', 'missing', 'null', 'nan']);
  });

  it('F42: leaves the list it is given alone', () => {
    const platforms = [saved('b', { sortOrder: 2 }), saved('a', { sortOrder: 1 })];
    inSortOrder(platforms);
    expect(idsOf(platforms)).toEqual(['b', 'a']);
  });
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

describe('findActiveBySlug', () => {
  it('takes the first active one in sort order among equal names', () => {
    const platforms = [
      saved('late', { name: 'Meta Trader', sortOrder: 3 }),
      saved('hidden', { name: 'MetaTrader', sortOrder: 1, isActive: false }),
      saved('first', { name: 'METATRADER', sortOrder: 2 }),
    ];
    expect(findActiveBySlug(platforms, 'metatrader')?.id).toBe('first');
    expect(findActiveBySlug(platforms, 'MetaTrader')?.id).toBe('first');
  });

  it('finds nothing for an unknown slug, and no platform without a slug', () => {
    expect(findActiveBySlug([saved('a', { name: '..' }), saved('b', { name: ' ' })], '..')).toBeUndefined();
    expect(findActiveBySlug([saved('b', { name: ' ' })], '')).toBeUndefined();
  });

  it('F78: finds every active platform by the slug its own link carries', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const slug = slugOf(name);
        if (slug !== null) expect(findActiveBySlug([saved('a', { name })], slug)?.id).toBe('a');
      }),
      { numRuns },
    );
  });
});

describe('platformTexts', () => {
  it('are the name and the description, and no feature', () => {
    const platform = aPlatform({ name: 'MetaTrader 5', description: 'Multi-asset', features: ['Hedging'] });
    expect(platformTexts(platform)).toEqual(['MetaTrader 5', 'Multi-asset']);
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
