import { expect, it } from 'vitest';
import { entryProblemWords } from '@/content/entryProblemWords';

const close = { code: 'stopNotReached', stop: '1.08000', price: '1.08100', field: 'price' } as const;

it('suggests another reason unless the entry is a correction', () => {
  expect(entryProblemWords(close)).toBe(
    'A stop at 1.08000 does not fill at 1.08100. Choose another reason, or correct the price.',
  );
  expect(entryProblemWords({ ...close, isCorrection: true })).toBe(
    'A stop at 1.08000 does not fill at 1.08100. A correction cannot change why it ended: by the stop, so at 1.08000 or worse.',
  );
});

it.each([
  ['1.0840', '1.08400'],
  ['', '1.00000'],
])('shows how to write the price “%s”', (price, example) => {
  const problem = { code: 'priceFormat', name: 'entryFrom', instrument: 'EUR/USD', decimals: 5 } as const;
  expect(entryProblemWords({ ...problem, price, field: 'entryFrom' })).toBe(
    `Entry: EUR/USD is written with 5 decimals, such as ${example}.`,
  );
});

it.each([
  [1, 'There is 1 candle.'],
  [61, 'There are 61 candles.'],
])('counts %i candles', (count, words) => {
  const problem = { code: 'candleCount', count, min: 12, max: 60, field: 'candles' } as const;
  expect(entryProblemWords(problem)).toBe(`${words} A chart needs 12 to 60, or none.`);
});
