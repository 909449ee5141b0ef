import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exact, toFixed, fraction, type Fraction } from '@/domain/exact';
import { CURRENCIES, INSTRUMENTS, type Currency } from '@/domain/instruments';
import { contractOf } from '@/domain/calculators/contract';
import { margin, type MarginInput, type Side } from '@/domain/calculators/margin';
import { numRuns } from '../../../support/properties';
import { lineText, recomputes } from '../../../support/formula';
import { contractFor, successOf } from '../../../support/calculators';

interface Case {
  readonly instrument?: string;
  readonly currency?: Currency;
  readonly side?: Side;
  readonly lots?: string | null;
  readonly price?: string;
  readonly leverage?: string;
  readonly rate?: string;
  readonly account?: string;
  readonly stopOut?: string;
}

const optional = (text: string | undefined): Fraction | null => (text === undefined ? null : exact(text));

const input = (given: Case): MarginInput => ({
  contract: contractFor(given.instrument ?? 'EUR/USD'),
  currency: given.currency ?? 'USD',
  side: given.side ?? 'long',
  lots: given.lots === null ? null : exact(given.lots ?? '0.25'),
  price: exact(given.price ?? '1.08400'),
  leverage: exact(given.leverage ?? '30'),
  rate: optional(given.rate),
  account: optional(given.account),
  stopOutPercent: optional(given.stopOut),
});

const VECTORS: readonly (readonly [Case, string])[] = [
  [{ lots: '0.25', price: '1.08400', leverage: '30' }, '903.33'],
  [{ instrument: 'USD/JPY', lots: '0.18', price: '151.200', leverage: '30' }, '600.00'],
  [{ instrument: 'GBP/USD', currency: 'EUR', lots: '0.18', price: '1.27050', rate: '1.0800' }, '705.83'],
  [{ instrument: 'BTC/USD', lots: '0.06', price: '68400.0', leverage: '2' }, '2052.00'],
  [{ instrument: 'Shares in dollars', lots: '50', price: '42.40', leverage: '5' }, '424.00'],
];

it.each(VECTORS)('computes the margin of %o as %s', (given, expected) => {
  const { result } = successOf(margin(input(given)));
  expect(toFixed(result.margin, 2)).toBe(expected);
});

const linesOf = (given: Case) => successOf(margin(input(given))).lines.map((line) => lineText(line));

it.each([
  ['long', 'stopOutLong: 150.000 × 1 lot × 100000 ÷ ( 1 lot × 100000 + 3333.335 USD ) = 145.161'],
  ['short', 'stopOutShort: 150.000 × 1 lot × 100000 ÷ ( 1 lot × 100000 − 3333.335 USD ) = 155.172'],
] as const)('calculates the stop-out price of a %s position in base currency', (side, last) => {
  const lines = linesOf({
    instrument: 'USD/JPY',
    side,
    lots: '1',
    price: '150.000',
    account: '5000',
    stopOut: '50',
  });
  expect(lines.slice(0, 2)).toEqual([
    'value: 1 lot × 100000 = 100000.00 USD',
    'margin: 1 lot × 100000 ÷ 30 = 3333.33 USD',
  ]);
  expect(lines.at(-1)).toBe(last);
});

it('identifies invalid input', () => {
  const problemsOf = (given: Case) => {
    const calculation = margin(input(given));
    return calculation.ok ? [] : calculation.problems.map(({ field, problem }) => `${field} ${problem}`);
  };
  expect(problemsOf({ lots: null })).toEqual(['lots missing']);
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ leverage: '0', price: '0' })).toEqual(['price notPositive', 'leverage notPositive']);
  expect(problemsOf({ instrument: 'GBP/JPY', currency: 'EUR' })).toEqual(['rate missing']);
  expect(problemsOf({ account: '0', stopOut: '0' })).toEqual([
    'account notPositive',
    'stopOutPercent notPositive',
  ]);
});

const decimalUpTo = (units: number, decimals: number) =>
  fc.integer({ min: 1, max: units }).map((value) => fraction(BigInt(value), 10n ** BigInt(decimals)));
const anyInput = fc
  .record({
    instrument: fc.constantFrom(...INSTRUMENTS),
    currency: fc.constantFrom(...CURRENCIES),
    side: fc.constantFrom<Side>('long', 'short'),
    lots: decimalUpTo(10_000, 2),
    price: fc.integer({ min: 1, max: 10 ** 7 }),
    leverage: fc.integer({ min: 1, max: 1000 }).map(exact),
    rate: decimalUpTo(3 * 10 ** 6, 4),
    account: decimalUpTo(10 ** 9, 2),
    stopOutPercent: fc.integer({ min: 1, max: 120 }).map(exact),
  })
  .map(({ instrument, price, ...given }): MarginInput => {
    const figures = contractOf(instrument);
    return { ...given, contract: figures, price: fraction(BigInt(price), 10n ** BigInt(figures.decimals)) };
  });

it('recalculates any line from its displayed numbers', () => {
  fc.assert(
    fc.property(anyInput, (asked) => {
      for (const line of successOf(margin(asked)).lines) {
        expect([line.name, recomputes(line)]).toEqual([line.name, true]);
      }
    }),
    { numRuns },
  );
});
