import { expect, it } from 'vitest';
import { accountText } from '@/data/storage/savedAccount';

it.each([
  ['8000', 'EUR', '8000 EUR'],
  ['8000.5', 'EUR', '8000.5 EUR'],
])('stores an account of %s in %s as %s', (size, currency, text) => {
  expect(accountText(size, currency)).toBe(text);
});

it.each([
  ['', 'EUR'],
  ['-8000', 'EUR'],
  ['8,000', 'EUR'],
  ['8000.555', 'EUR'],
  ['1e5', 'EUR'],
  ['8000', 'XXX'],
])('rejects the account “%s” in %s', (size, currency) => {
  expect(accountText(size, currency)).toBeNull();
});
