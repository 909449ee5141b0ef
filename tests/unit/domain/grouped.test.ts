import { expect, it } from 'vitest';
import { exact } from '@/domain/exact';
import { groupDigits } from '@/domain/groupDigits';
import { formatFixed } from '@/domain/numberText';

it.each([
  ['0', '0'],
  ['1000', '1,000'],
  ['1234567', '1,234,567'],
  ['1234567.8901', '1,234,567.8901'],
  ['0.123456', '0.123456'],
  ['-1234.5', '−1,234.5'],
  ['-0.50', '−0.50'],
])('groups %s as %s', (text, written) => {
  expect(groupDigits(text)).toBe(written);
});

it.each([
  [10_000, 2, '10,000.00'],
  [-0.5, 2, '−0.50'],
  [1234.5, 0, '1,235'],
  [0, 1, '0.0'],
])('shows %d with %d decimals as %s', (value, decimals, words) => {
  expect(formatFixed(exact(value), decimals)).toBe(words);
});
