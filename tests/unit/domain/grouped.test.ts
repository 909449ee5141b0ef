import { expect, it } from 'vitest';
import { exact } from '@/domain/exact';
import { grouped } from '@/domain/grouped';
import { shown } from '@/domain/numberText';

it.each([
  ['0', '0'],
  ['999', '999'],
  ['1000', '1,000'],
  ['12345', '12,345'],
  ['123456', '123,456'],
  ['1234567', '1,234,567'],
  ['1234567.8901', '1,234,567.8901'],
  ['0.123456', '0.123456'],
  ['-1234.5', '−1,234.5'],
  ['-100', '−100'],
  ['-0.50', '−0.50'],
])('%s is written %s', (text, written) => {
  expect(grouped(text)).toBe(written);
});

it.each([
  [10_000, 2, '10,000.00'],
  [-0.5, 2, '−0.50'],
  [1234.5, 0, '1,235'],
  [0, 1, '0.0'],
])('%d with %d decimals is shown as %s', (value, decimals, words) => {
  expect(shown(exact(value), decimals)).toBe(words);
});
