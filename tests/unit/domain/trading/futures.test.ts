import { expect, it } from 'vitest';
import { futures } from '@/domain/trading/futures';
import { pipValue } from '@/domain/calculators/tradeArithmetic';

it('calculates the tick values that the exchanges publish', () => {
  const worth = Object.values(futures).map(({ name, size, tick }) => [name, pipValue(size, tick)]);
  expect(Object.fromEntries(worth)).toEqual({
    Gold: 10,
    Silver: 25,
    Platinum: 5,
    Copper: 12.5,
    'WTI crude oil': 10,
    'Natural gas': 10,
    Corn: 12.5,
    Wheat: 12.5,
    Soybeans: 12.5,
    'Arabica coffee': 18.75,
    'Robusta coffee': 10,
    Cocoa: 10,
    'Raw sugar': 11.2,
    Cotton: 5,
  });
});
