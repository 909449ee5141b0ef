import { expect, it } from 'vitest';
import { readEnteredAmount } from '@/site/features/journal/enteredAmount';

it.for([
  ['1,000', 2, 'USD', 100_000],
  ['1.000,50', 2, 'EUR', 100_050],
  ['5,000', 0, 'JPY', 5000],
  ['250 pln', 2, 'PLN', 25_000],
  ['0,5', 2, '%', 50],
  ['0.125', 8, 'BTC', 12_500_000],
  ['', 2, 'USD', null],
] as const)(
  'reads the amount %s in a field with %i decimal places and unit %s',
  ([typed, places, unit, amount]) => {
    expect(readEnteredAmount(typed, 'Risk', places, unit)).toMatchObject({ amount, problem: '' });
  },
);

it.for([
  ['a comma that may be either mark', '1,000', 3, 'KWD'],
  ['another currency', '£100', 2, 'USD'],
  ['an amount too large to store', '999999999', 8, 'BTC'],
  ['more than the whole balance', '1.000', 2, '%'],
  ['a currency without an amount', '$', 2, 'USD'],
  ['zero', '0', 2, 'USD'],
] as const)('explains why it cannot read %s', ([, typed, places, unit]) => {
  const { amount, problem } = readEnteredAmount(typed, 'Risk', places, unit);
  expect(amount).toBeNull();
  expect(problem).not.toBe('');
});
