import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  findActiveBySlug,
  inSortOrder,
  platformDraftSchema,
  type Platform,
  type PlatformDraft,
} from '@/domain/platform';
import { slugOf } from '@/domain/slug';
import { aPlatform } from '../../support/records';
import { anyText, numRuns } from '../../support/properties';

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
