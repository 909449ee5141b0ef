import { expect, it } from 'vitest';
import { amountIn, isAboveRetailCap, leverageIn } from '@/domain/amounts';

it.each([
  ['$1,000', 1000],
  ['from 1 000 dollars', 1000],
  ['250', 250],
  ['$ 2 500', 2500],
  ['from €49.50', 49.5],
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
  ['1 : 30', 30],
  ['1:30 retail, 1:500 professional', 30],
  ['500x', 500],
  ['1:1,000', 1000],
  ['1:2.5', 2.5],
  ['500:1', 500],
  ['up to 1,000 : 1', 1000],
  ['500', 500],
  ['up to 400 times', 400],
  ['on request', null],
  ['', null],
])('the leverage in "%s" is %j', (text, times) => {
  expect(leverageIn(text)).toBe(times);
});

it.each([
  ['up to 1:500', true],
  ['1:31', true],
  ['1:30', false],
  ['1:30.5', true],
  ['1:1,000', true],
  ['500:1', true],
  ['30:1', false],
  ['up to 1:20', false],
  ['', false],
  ['on request', false],
])('a leverage of "%s" is above what retail clients may get: %s', (leverage, isAbove) => {
  expect(isAboveRetailCap(leverage)).toBe(isAbove);
});
