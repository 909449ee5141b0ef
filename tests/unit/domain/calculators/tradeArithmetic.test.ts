import { expect, it } from 'vitest';
import {
  breakEvenPercent,
  distanceInSteps,
  marginFor,
  pipValue,
  profit,
  rewardToRisk,
  riseToRecover,
  riskAmount,
  unitsForRisk,
} from '@/domain/calculators/tradeArithmetic';

it('recovers from a fall of 20 percent with a rise of 25 percent', () => {
  expect(riseToRecover(20)).toBe(25);
});

it('sizes a position to the exact unit', () => {
  expect(unitsForRisk(100, 1.084 - 1.08)).toBe(25_000);
  expect(unitsForRisk(29, 1.1 - 1.099)).toBe(29_000);
  expect(unitsForRisk(100, 45 * 0.0001) * 0.0045).toBeCloseTo(100, 9);
});

it('calculates pips, money and ratios as the worked examples do', () => {
  expect(distanceInSteps(1.084, 1.08, 0.0001)).toBe(40);
  expect(distanceInSteps(1.08502, 1.08514, 0.0001)).toBe(1.2);
  expect(distanceInSteps(151.2, 150.4, 0.01)).toBe(80);
  expect(pipValue(25_000, 0.0001)).toBe(2.5);
  expect(profit(1.084, 1.08, 25_000)).toBe(-100);
  expect(profit(1.084, 1.08, -25_000)).toBe(100);
  expect(riskAmount(10_000, 0.29)).toBe(29);
  expect(rewardToRisk(1.084, 1.08, 1.092)).toBe(2);
  expect(marginFor(108_400, 500)).toBe(216.8);
  expect(breakEvenPercent(1.5)).toBe(40);
});
