import { expect, it } from 'vitest';
import { priceText, parsePriceSteps } from '@/domain/signals/prices';

it.each([
  ['1.08400', 5, 108400],
  ['18420.0', 1, 184200],
  ['42', 0, 42],
  ['0.00', 2, 0],
  ['90071992547409.91', 2, 9007199254740991],
])('converts %s with %i decimal places to %i steps and back', (text, decimals, steps) => {
  expect(parsePriceSteps(text, decimals)).toBe(steps);
  expect(priceText(steps, decimals)).toBe(text);
});

it.each([
  ['1.0840', 5],
  ['01.08400', 5],
  ['-1.08400', 5],
  ['1e5', 0],
  ['', 2],
  ['90071992547409.92', 2],
])('rejects the price “%s” where prices have %i decimal places', (text, decimals) => {
  expect(parsePriceSteps(text, decimals)).toBeNull();
});
