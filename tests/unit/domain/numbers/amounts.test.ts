import { expect, it } from 'vitest';
import { amountIn, isLeverageAbove, leverageIn } from '@/domain/numbers/amounts';

it.each([
  ['from 1 000 dollars', 1000],
  ['from €49.50', 49.5],
  ['1.000 €', 1000],
  ['€ 2.500,50', 2500.5],
  ['5k', 5000],
  ['$2M', 2_000_000],
  ['5 keys', 5],
  ['5 or 10', null],
  ['-1', null],
  ['', null],
])('reads the amount in "%s" as %j', (text, amount) => {
  expect(amountIn(text)).toBe(amount);
});

it.each([
  ['up to 1:500', 500],
  ['1:30 retail, 1:500 professional', 30],
  ['500x', 500],
  ['500:1', 500],
  ['up to 1,000 : 1', 1000],
  ['on request', null],
  ['', null],
])('reads the leverage in "%s" as %j', (text, times) => {
  expect(leverageIn(text)).toBe(times);
});

it.each([
  ['up to 1:500', true],
  ['1:30', false],
  ['500:1', true],
  ['on request', false],
])('compares the leverage "%s" with the retail cap: %s', (leverage, isAbove) => {
  expect(isLeverageAbove(leverage, 30)).toBe(isAbove);
});
