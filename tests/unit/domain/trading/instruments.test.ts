import { expect, it } from 'vitest';
import { isQuotedInOrder } from '@/domain/numbers/currency';
import { INSTRUMENTS, instrumentByName, type Instrument } from '@/domain/trading/instruments';
import { chartedInstruments as charted } from '@/content/chartInstruments';

const named = (name: string): Instrument => {
  const instrument = instrumentByName(name);
  if (instrument === undefined) throw new Error(`No instrument ${name}`);
  return instrument;
};

it.each([
  ['EUR/USD', 5, '0.0001', '100000', 'USD'],
  ['USD/JPY', 3, '0.01', '100000', 'JPY'],
  ['Gold', 2, '0.01', '100', 'USD'],
  ['Silver', 3, '0.01', '5000', 'USD'],
  ['Oil (WTI)', 2, '0.01', '1000', 'USD'],
  ['S&P 500', 1, '1', '1', 'USD'],
  ['Germany 40', 1, '1', '1', 'EUR'],
  ['UK 100', 1, '1', '1', 'GBP'],
  ['ETH/USD', 2, '1', '1', 'USD'],
  ['Shares in dollars', 2, '0.01', '1', 'USD'],
])(
  'defines %s: decimal places %i, step %s, contract size %s, quote currency %s',
  (name, decimals, step, size, quote) => {
    expect(named(name)).toMatchObject({ decimals, step, contractSize: size, quote });
  },
);

it('lists every pair in the base/quote order of trading platforms', () => {
  for (const { base, quote } of INSTRUMENTS.filter(({ market }) => market === 'forex')) {
    expect(base !== undefined && isQuotedInOrder(base, quote)).toBe(true);
  }
  expect(isQuotedInOrder('USD', 'GBP')).toBe(false);
});

it('covers every instrument that has a chart', () => {
  for (const { name } of Object.values(charted).flat()) expect(named(name).name).toBe(name);
});
