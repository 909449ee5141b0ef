import { expect, it } from 'vitest';
import { amountIn, leverageIn } from '@/domain/amounts';

it.each([
  ['$1,000', 1000],
  ['from 1 000 dollars', 1000],
  ['250', 250],
  ['€12.50', 12.5],
  ['$1,234,567.89', 1_234_567.89],
  ['5 or 10', 5],
  ['$100.', 100],
  ['0', 0],
  ['none', null],
  ['', null],
])('the amount in "%s" is %j', (text, amount) => {
  expect(amountIn(text)).toBe(amount);
});

it.each([
  ['up to 1:500', 500],
  ['1:30', 30],
  ['1: 30', 30],
  ['1:1,000', 1000],
  ['1:2.5', 2.5],
  ['500', 500],
  ['up to 400 times', 400],
  ['on request', null],
  ['', null],
])('the leverage in "%s" is %j', (text, times) => {
  expect(leverageIn(text)).toBe(times);
});
