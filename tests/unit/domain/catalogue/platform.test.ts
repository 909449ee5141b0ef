import { expect, it } from 'vitest';
import { findActiveBySlug, type Platform, type PlatformDraft } from '@/domain/catalogue/platform';
import { aPlatform } from '../../../support/records';

const saved = (id: string, fields: Partial<PlatformDraft> = {}): Platform => ({
  ...aPlatform(fields),
  id,
  createdAt: '',
  updatedAt: '',
});

it('returns the first active platform whose name matches the slug', () => {
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
