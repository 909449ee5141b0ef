import { expect, it } from 'vitest';
import { isoTime, nextNumericId, uniqueId } from '@/domain/catalogue/entity';

it('increments an id until it is free', () => {
  expect(uniqueId(7, new Set(['7', '8']))).toBe('9');
});

it('ignores ids that are not safe integers', () => {
  expect(nextNumericId(['abc', '9007199254740993', '-3', '1.5', '1e9', ' 8', '', '4'])).toBe(5);
});

it.each([
  [Number.NaN, '1970-01-01T00:00:00.000Z'],
  [1e20, '+275760-09-13T00:00:00.000Z'],
])('returns a valid time when the clock reads %d', (reading, time) => {
  expect(isoTime(reading)).toBe(time);
});
