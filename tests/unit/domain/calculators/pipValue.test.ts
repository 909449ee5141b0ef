import { expect, it } from 'vitest';
import { exact, toFixed } from '@/domain/numbers/exact';
import { moneyDecimals, type Currency } from '@/domain/numbers/currency';
import { pipValue, type PipValueInput } from '@/domain/calculators/pipValue';
import { recomputes } from '../../../support/formula';
import { contractFor, successOf } from '../../../support/calculators';

const input = (
  instrument: string,
  lots: string | null,
  currency: Currency,
  rate: string | null,
): PipValueInput => ({
  contract: contractFor(instrument),
  currency,
  lots: lots === null ? null : exact(lots),
  rate: rate === null ? null : exact(rate),
});

const VECTORS = [
  ['EUR/USD', '1', 'USD', null, '10.00'],
  ['USD/JPY', '1', 'USD', '150.00', '6.67'],
  ['EUR/GBP', '1', 'USD', '1.2650', '12.65'],
  ['EUR/USD', '0.25', 'EUR', '1.0800', '2.31'],
  ['EUR/USD', '1', 'JPY', '151.20', '1512'],
  ['Oil (WTI)', '1', 'USD', null, '10.00'],
] as const;

it.each(VECTORS)(
  'computes the pip value of %s, %s lots, in %s',
  (instrument, lots, currency, rate, expected) => {
    const { result, lines } = successOf(pipValue(input(instrument, lots, currency, rate)));
    expect(toFixed(result.value, moneyDecimals(currency))).toBe(expected);
    for (const line of lines) expect([line.name, recomputes(line)]).toEqual([line.name, true]);
  },
);

it('identifies invalid input', () => {
  const problems = (lots: string | null, rate: string | null) => {
    const calculation = pipValue(input('USD/JPY', lots, 'EUR', rate));
    return calculation.ok ? [] : calculation.problems.map(({ field, problem }) => `${field} ${problem}`);
  };
  expect(problems(null, null)).toEqual(['lots missing', 'rate missing']);
  expect(problems('0', '0')).toEqual(['lots notPositive', 'rate notPositive']);
  expect(problems('1', '162')).toEqual([]);
});
