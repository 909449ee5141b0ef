import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  findActiveBySlug,
  sortPlatforms,
  platformDraftSchema,
  type Platform,
  type PlatformDraft,
} from '@/domain/platform';
import { aPlatform } from '../../support/records';

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

it('sorts missing and invalid positions last', () => {
  const platforms = [
    damaged('missing', undefined),
    saved('b', { sortOrder: 2 }),
    damaged('null', null),
    saved('c', { sortOrder: 2 }),
    damaged('nan', Number.NaN),
    saved('a', { sortOrder: 1 }),
  ];
  expect(idsOf(sortPlatforms(platforms))).toEqual(['a', 'b', 'c', 'missing', 'null', 'nan']);
});

it('returns the first active platform with the same name', () => {
  const platforms = [
    saved('late', { name: 'Meta Trader', sortOrder: 3 }),
    saved('hidden', { name: 'MetaTrader', sortOrder: 1, isActive: false }),
    saved('first', { name: 'METATRADER', sortOrder: 2 }),
  ];
  expect(findActiveBySlug(platforms, 'metatrader')?.id).toBe('first');
  expect(findActiveBySlug(platforms, 'MetaTrader')?.id).toBe('first');
});

it('returns nothing for an unknown or empty slug', () => {
  expect(findActiveBySlug([saved('a', { name: '..' }), saved('b', { name: ' ' })], '..')).toBeUndefined();
  expect(findActiveBySlug([saved('b', { name: ' ' })], '')).toBeUndefined();
});
