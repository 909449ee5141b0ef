import { describe, expect, it } from 'vitest';
import { exact, fixed } from '@/domain/exact';
import { moneyDecimals, type Currency } from '@/domain/instruments';
import {
  conversionAt,
  conversionAtPrice,
  NO_CONVERSION,
  type Conversion,
} from '@/domain/calculators/conversion';
import { profitInMoney } from '@/domain/calculators/profit';

const VECTORS: readonly (readonly [
  string,
  'long' | 'short',
  string,
  string,
  string,
  Currency,
  Conversion,
  string,
])[] = [
  ['M1', 'long', '25000', '1.08400', '100@1.08000', 'USD', NO_CONVERSION, '-100.00'],
  [
    'M2',
    'short',
    '18000',
    '1.27050',
    '50@1.26050 50@1.25050',
    'EUR',
    conversionAt('EUR', 'USD', exact('1.0800')),
    '250.00',
  ],
  ['M3', 'long', '18000', '151.220', '100@150.380', 'USD', conversionAtPrice(exact('150.380'), 3), '-100.55'],
  ['M4', 'long', '6', '2322.00', '40@2338.00 30@2362.00 30@2322.00', 'USD', NO_CONVERSION, '110.40'],
  [
    'M5',
    'long',
    '16000',
    '1.08400',
    '100@1.09200',
    'JPY',
    conversionAt('JPY', 'USD', exact('151.20')),
    '19354',
  ],
  [
    'M6',
    'short',
    '1.1',
    '18240.0',
    '100@18320.0',
    'USD',
    conversionAt('USD', 'EUR', exact('1.0800')),
    '-95.04',
  ],
];

describe('profitInMoney', () => {
  it.each(VECTORS)('S10, S74: vector %s', (_, side, units, fill, exits, currency, conversion, expected) => {
    const parts = exits.split(' ').map((part) => {
      const [share = '', price = ''] = part.split('@');
      return { share: exact(share), price: exact(price) };
    });
    const profit = profitInMoney(
      { side, fill: exact(fill), units: exact(units), exits: parts },
      conversion,
      currency,
    );
    expect(fixed(profit, moneyDecimals(currency))).toBe(expected);
  });
});
