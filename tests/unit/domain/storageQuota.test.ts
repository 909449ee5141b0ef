import { expect, it } from 'vitest';
import { isNearlyFull } from '@/domain/storageQuota';

it('warns above 4,194,304 characters', () => {
  expect(isNearlyFull(4_194_304)).toBe(false);
  expect(isNearlyFull(4_194_305)).toBe(true);
  expect(isNearlyFull(0)).toBe(false);
});
