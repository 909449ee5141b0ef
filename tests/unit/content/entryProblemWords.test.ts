import { expect, it } from 'vitest';
import { entryProblemWords } from '@/content/entryProblemWords';

const close = { code: 'stopNotReached', stop: '1.08000', price: '1.08100', field: 'price' } as const;

it('suggests choosing another reason unless the entry is a correction', () => {
  expect(entryProblemWords(close)).toBe(
    "A stop at 1.08000 doesn't fill at 1.08100. Choose another reason, or correct the price.",
  );
  expect(entryProblemWords({ ...close, isCorrection: true })).toBe(
    "A stop at 1.08000 doesn't fill at 1.08100. A correction can't change why it ended. It was closed by the stop, so the price must be 1.08000 or worse.",
  );
});

it.each([
  ['1.0840', 'entryFrom', 'EUR/USD', 5, 'Entry: EUR/USD is written with 5 decimal places, such as 1.08400.'],
  ['x', 'entryFrom', 'Gold', 2, /^Entry: Gold is written with 2 decimal places, such as \d{4}\.00\.$/],
  ['x', 'cost', 'Gold', 2, 'Cost: Gold is written with 2 decimal places, such as 0.10.'],
  ['x', 'entryFrom', 'Copper', 4, 'Entry: Copper is written with 4 decimal places.'],
] as const)(
  'explains the price format when “%s” is entered as %s for %s',
  (price, name, instrument, decimals, words) => {
    const problem = { code: 'priceFormat', name, instrument, decimals, price, field: name } as const;
    const said = entryProblemWords(problem);
    expect(typeof words === 'string' ? said === words : words.test(said), said).toBe(true);
  },
);

it.each([
  [1, 'There is 1 candle.'],
  [61, 'There are 61 candles.'],
])('states how many candles there are: %i', (count, words) => {
  const problem = { code: 'candleCount', count, min: 12, max: 60, field: 'candles' } as const;
  expect(entryProblemWords(problem)).toBe(`${words} Paste 12 to 60, or none.`);
});

it.each([
  ['1.084001', 'Stop loss: 1.084001 has 6 decimal places, and EUR/USD has 5.'],
  ['1,0840012', 'Stop loss: 1,0840012 has 7 decimal places, and EUR/USD has 5.'],
])('states the number of decimal places of %s', (price, words) => {
  const problem = { code: 'priceDecimals', name: 'stopLoss', instrument: 'EUR/USD', decimals: 5 } as const;
  expect(entryProblemWords({ ...problem, price, field: 'stopLoss' })).toBe(words);
});
