import { expect, it } from 'vitest';
import { typedPrice } from '@/site/charts/typedPrice';

const below = { from: 103_870, side: 'below' } as const;

it('echoes a converted distance with its price', () => {
  expect(typedPrice('EUR/USD', '400 points', below)).toEqual({
    price: 103_470,
    echo: '400 points: 40 pips, at 1.03470.',
    problem: '',
  });
  expect(typedPrice('Gold', '$4', { from: 240_000, side: 'above' })).toMatchObject({
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
] as const)('asks about %s: %s', (name, typed, from, problem) => {
  expect(typedPrice(name, typed, { from, side: 'below' })).toEqual({ price: null, echo: '', problem });
});
