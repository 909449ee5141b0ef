import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PRACTICE_NAMES } from '@/domain/practice/marketSpecs';
import { readEnteredPrice } from '@/site/charts/enteredPrice';
import { numRuns } from '../../../support/properties';

const below = { from: 103_870, side: 'below' } as const;

it('echoes a converted distance with its price', () => {
  expect(readEnteredPrice('EUR/USD', '400 points', below)).toEqual({
    price: 103_470,
    echo: '400 points: 40 pips, at 1.03470.',
    problem: '',
  });
  expect(readEnteredPrice('Gold', '$4', { from: 240_000, side: 'above' })).toMatchObject({
    price: 240_400,
    echo: '$4: 400 cents, at 2,404.00.',
  });
});

it.each([
  ['USD/JPY', '40', 145_000, '40 is far from the price. Do you mean 40 pips or the price 40.000?'],
  ['Gold', '40', 240_000, '40 is far from the price. Do you mean 40 cents, 4,000 cents or the price 40.00?'],
  [
    'EUR/USD',
    '40 ticks',
    103_870,
    '“40 ticks” can mean different things here. Do you mean 4 pips or 40 pips?',
  ],
  ['EUR/USD', '40p', 103_870, 'Enter a price such as 1.03870, or a distance such as 40 pips.'],
] as const)('explains, for %s, why it cannot read the price “%s”', (name, typed, from, problem) => {
  expect(readEnteredPrice(name, typed, { from, side: 'below' })).toEqual({ price: null, echo: '', problem });
});

it('reads any number in any unit or explains why not', () => {
  const numbers = fc.double({ min: 0, max: 1e9, noNaN: true });
  const units = fc.constantFrom(
    '',
    ' pips',
    ' points',
    ' ticks',
    ' cents',
    ' dollars',
    '$',
    ' yen',
    'k',
    '%',
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...PRACTICE_NAMES),
      numbers,
      fc.nat(6),
      units,
      fc.integer({ min: 1, max: 10 ** 6 }),
      (name, number, decimals, unit, from) => {
        const { price, problem } = readEnteredPrice(name, `${number.toFixed(decimals)}${unit}`, {
          from,
          side: 'below',
        });
        if (price === null) expect(problem).not.toBe('');
        else expect(price > 0 && Number.isSafeInteger(price)).toBe(true);
      },
    ),
    { numRuns },
  );
});
