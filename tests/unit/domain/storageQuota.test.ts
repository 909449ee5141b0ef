import { expect, it } from 'vitest';
import { isNearlyFull } from '@/domain/storageQuota';

it('F30: is nearly full above 4194304 characters, not at them', () => {
  expect(isNearlyFull(4_194_304)).toBe(false);
  expect(isNearlyFull(4_194_305)).toBe(true);
  expect(isNearlyFull(0)).toBe(false);
});
