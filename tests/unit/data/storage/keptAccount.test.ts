import { expect, it } from 'vitest';
import { accountText } from '@/data/storage/keptAccount';

it.each([
  ['8000', 'EUR', '8000 EUR'],
  ['8000.5', 'EUR', '8000.5 EUR'],
  ['0.25', 'USD', '0.25 USD'],
  ['9999999999999.99', 'JPY', '9999999999999.99 JPY'],
])('keeps %s in %s as %s', (size, currency, text) => {
  expect(accountText(size, currency)).toBe(text);
});

it.each([
  ['', 'EUR'],
  ['-8000', 'EUR'],
  ['+8000', 'EUR'],
  ['8,000', 'EUR'],
  ['8000.', 'EUR'],
  ['.5', 'EUR'],
  ['8000.555', 'EUR'],
  ['8000.x', 'EUR'],
  ['12345678901234', 'EUR'],
  ['1e5', 'EUR'],
  ['8000', ''],
  ['8000', 'E'],
  ['8000', 'eur'],
  ['8000', 'XXX'],
  ['8000', 'EURO'],
  ['8000 EUR 5', 'EUR'],
])('keeps nothing of %s in %s', (size, currency) => {
  expect(accountText(size, currency)).toBeNull();
});
