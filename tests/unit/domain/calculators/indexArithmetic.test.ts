import { expect, it } from 'vitest';
import { divisorAfter, grownTo, indexLevel, weightPercent } from '@/domain/calculators/indexArithmetic';

it('divides the sum of the members by the divisor', () => {
  expect(indexLevel([600, 300, 300], 12)).toBe(100);
  expect(indexLevel([0.1, 0.2], 0.003)).toBe(100);
});

it('adjusts the divisor to keep the index level when the members change', () => {
  expect(divisorAfter(3, 300, 240)).toBe(2.4);
  expect(indexLevel([240], divisorAfter(3, 300, 240))).toBe(100);
});

it('calculates the weight of one member as a percentage', () => {
  expect(weightPercent(30, [30, 50, 40])).toBe(25);
});

it('compounds the growth of each year', () => {
  expect(grownTo(1_000, 10, 2)).toBe(1_210);
  expect(grownTo(1_000, 10, 0)).toBe(1_000);
  expect(grownTo(200, -50, 3)).toBe(25);
});
