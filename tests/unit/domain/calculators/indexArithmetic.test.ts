import { expect, it } from 'vitest';
import {
  divisorAfterChange,
  valueAfterGrowth,
  indexLevel,
  weightPercent,
} from '@/domain/calculators/indexArithmetic';

it('divides the sum of the members by the divisor', () => {
  expect(indexLevel([600, 300, 300], 12)).toBe(100);
  expect(indexLevel([0.1, 0.2], 0.003)).toBe(100);
});

it('adjusts the divisor to keep the index level when the members change', () => {
  expect(divisorAfterChange(3, 300, 240)).toBe(2.4);
  expect(indexLevel([240], divisorAfterChange(3, 300, 240))).toBe(100);
});

it('calculates the weight of one member as a percentage', () => {
  expect(weightPercent(30, [30, 50, 40])).toBe(25);
});

it('compounds the growth of each year', () => {
  expect(valueAfterGrowth(1_000, 10, 2)).toBe(1_210);
  expect(valueAfterGrowth(1_000, 10, 0)).toBe(1_000);
  expect(valueAfterGrowth(200, -50, 3)).toBe(25);
});
