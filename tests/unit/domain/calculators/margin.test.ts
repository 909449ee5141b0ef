import { expect, it } from 'vitest';
import { exact, toFixed, type Fraction } from '@/domain/numbers/exact';
import type { Currency } from '@/domain/numbers/currency';
import { margin, type MarginInput, type Side } from '@/domain/calculators/margin';
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

it.each(VECTORS)('computes the margin for %o as %s', (given, expected) => {
  const { result, lines } = successOf(margin(input(given)));
  expect(toFixed(result.margin, 2)).toBe(expected);
  expect(lines.every(recomputes)).toBe(true);
});

const linesOf = (given: Case) => successOf(margin(input(given))).lines.map((line) => lineText(line));

it.each([
  ['long', 'stopOutLong: 150.000 × 1 lot × 100000 ÷ ( 1 lot × 100000 + 3333.335 USD ) = 145.161'],
  ['short', 'stopOutShort: 150.000 × 1 lot × 100000 ÷ ( 1 lot × 100000 − 3333.335 USD ) = 155.172'],
] as const)(
  'calculates the stop-out price of a %s position when the account is in the base currency',
  (side, last) => {
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
  },
);

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

it.each([
  ['903.33', []],
  ['903.32', ['marginAboveAccount']],
])('returns the warnings about a margin of 903.33 on an account of %s: %j', (account, warnings) => {
  expect(successOf(margin(input({ account }))).warnings).toEqual(warnings);
});
