import { expect, it } from 'vitest';
import { exact, toFixed } from '@/domain/numbers/exact';
import { FIRST_INSTRUMENT, instrumentByName, type InstrumentName } from '@/domain/trading/instruments';
import { readPrice } from '@/domain/trading/priceInput';

const PRICES = {
  'EUR/USD': 1.084,
  'USD/JPY': 145,
  Gold: 2400,
  'Oil (WTI)': 75,
  'S&P 500': 5500,
  'BTC/USD': 60_000,
} satisfies Partial<Record<InstrumentName, number>>;
type Name = keyof typeof PRICES;

/** Such as `price 1.08`, `distance 40`, `converted 40`, `unclear 4|40` or `far 40|4000 or 40`. */
function read(typed: string, name: Name): string {
  const reading = readPrice(typed, instrumentByName(name) ?? FIRST_INSTRUMENT, exact(PRICES[name]));
  const text = (value: Parameters<typeof toFixed>[0]) => toFixed(value, 5).replace(/\.?0+$/, '');
  switch (reading.kind) {
    case 'price':
      return `price ${text(reading.price)}`;
    case 'distance':
      return `${reading.isConverted ? 'converted' : 'distance'} ${text(reading.distance)}`;
    case 'unclear':
      return `unclear ${reading.distances.map(text).join('|')}`;
    case 'far':
      return `far ${reading.distances.map(text).join('|')} or ${text(reading.price)}`;
    default:
      return reading.kind;
  }
}

it.each<[string, Name, string]>([
  ['1.0840', 'EUR/USD', 'price 1.084'],
  ['1,084', 'EUR/USD', 'price 1.084'],
  ['$1.0840', 'EUR/USD', 'price 1.084'],
  ['1.0840 USD', 'EUR/USD', 'price 1.084'],
  ['144,5', 'USD/JPY', 'price 144.5'],
  ['2.345,60', 'Gold', 'price 2345.6'],
  ['$2,345', 'Gold', 'price 2345'],
  ['5400', 'S&P 500', 'price 5400'],
  ['60k', 'BTC/USD', 'price 60000'],
  ['40.000', 'USD/JPY', 'price 40'],
])('reads %s for %s as a price', (typed, name, reading) => {
  expect(read(typed, name)).toBe(reading);
});

it.each<[string, Name, string]>([
  ['40 pips', 'EUR/USD', 'distance 40'],
  ['40.5pips', 'EUR/USD', 'distance 40.5'],
  ['.5 pip', 'USD/JPY', 'distance 0.5'],
  ['+40 Pips', 'USD/JPY', 'distance 40'],
  ['40 cents', 'Gold', 'distance 40'],
  ['1,500 cents', 'Gold', 'distance 1500'],
  ['40 points', 'S&P 500', 'distance 40'],
  ['40 pt', 'S&P 500', 'distance 40'],
  ['٤٠ pips', 'EUR/USD', 'distance 40'],
  ['8000 pips', 'EUR/USD', 'distance 8000'],
])('reads %s for %s as a distance without converting it', (typed, name, reading) => {
  expect(read(typed, name)).toBe(reading);
});

it.each<[string, Name, string]>([
  ['400 points', 'EUR/USD', 'converted 40'],
  ['400 points', 'USD/JPY', 'converted 40'],
  ['1 cent', 'EUR/USD', 'converted 100'],
  ['2 yen', 'USD/JPY', 'converted 200'],
  ['¥2', 'USD/JPY', 'converted 200'],
  ['4 dollars', 'Gold', 'converted 400'],
  ['$4', 'Gold', 'converted 400'],
  ['4.50 USD', 'Gold', 'converted 450'],
  ['$1.20', 'Oil (WTI)', 'converted 120'],
  ['$500', 'BTC/USD', 'converted 500'],
])('converts the distance %s for %s', (typed, name, reading) => {
  expect(read(typed, name)).toBe(reading);
});

it.each<[string, Name, string]>([
  ['40', 'USD/JPY', 'far 40 or 40'],
  ['40', 'EUR/USD', 'far 40 or 40'],
  ['0.0040', 'EUR/USD', 'far 40 or 0.004'],
  ['40', 'Gold', 'far 40|4000 or 40'],
  ['40', 'Oil (WTI)', 'far 40 or 40'],
  ['40', 'S&P 500', 'far 40 or 40'],
  ['10.5', 'S&P 500', 'far 10.5 or 10.5'],
  ['5,6', 'S&P 500', 'far 5.6 or 5.6'],
  ['$40', 'EUR/USD', 'far 40 or 40'],
  ['10840', 'EUR/USD', 'far  or 10840'],
  ['0.50', 'Oil (WTI)', 'unclear 50'],
  ['10.00', 'Gold', 'unclear 1000'],
  ['0,400', 'USD/JPY', 'unclear 40'],
  ['40 ticks', 'EUR/USD', 'unclear 4|40'],
  ['80 cents', 'EUR/USD', 'unclear 80|8000'],
  ['40 pips', 'Gold', 'unclear 40|400'],
  ['40 points', 'Gold', 'unclear 40|4000'],
  ['40 pips', 'S&P 500', 'unclear 40|4'],
])('asks what %s for %s means', (typed, name, reading) => {
  expect(read(typed, name)).toBe(reading);
});

it.each<[string, Name]>([
  ['40p', 'EUR/USD'],
  ['-40 pips', 'EUR/USD'],
  ['1%', 'EUR/USD'],
  ['2R', 'EUR/USD'],
  ['€4', 'Gold'],
  ['40 ticks', 'S&P 500'],
  ['40 cents', 'USD/JPY'],
  ['40.55 pips', 'EUR/USD'],
  ['1.084001', 'EUR/USD'],
  ['0', 'EUR/USD'],
])('reads %s for %s as neither a price nor a distance', (typed, name) => {
  expect(read(typed, name)).toBe('unread');
});
