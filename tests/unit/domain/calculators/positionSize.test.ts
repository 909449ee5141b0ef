import fc from 'fast-check';
import { expect, it } from 'vitest';
import { add, compare, exact, toFixed, fraction, type Fraction } from '@/domain/numbers/exact';
import { CURRENCIES, moneyDecimals, type Currency } from '@/domain/numbers/currency';
import { INSTRUMENTS } from '@/domain/trading/instruments';
import { contractOf, type Contract } from '@/domain/calculators/contract';
import { positionRateQuestion } from '@/domain/calculators/conversion';
import { positionSize, arePartsWhole, type PositionSizeInput } from '@/domain/calculators/positionSize';
import { numRuns } from '../../../support/properties';
import { recomputes } from '../../../support/formula';
import { contractFor, successOf } from '../../../support/calculators';

interface Case {
  readonly instrument: string;
  readonly account: readonly [string | null, Currency];
  readonly percent?: string;
  readonly prices: readonly [entry: string, stop: string];
  readonly targets?: readonly string[];
  readonly cost?: string;
  readonly rate?: string;
  readonly leverage?: string;
  readonly lotSize?: string;
  readonly lotStep?: string;
}

const input = (given: Case): PositionSizeInput => ({
  contract: {
    ...contractFor(given.instrument),
    ...(given.lotSize === undefined ? {} : { size: exact(given.lotSize) }),
    ...(given.lotStep === undefined ? {} : { lotStep: exact(given.lotStep) }),
  },
  currency: given.account[1],
  account: given.account[0] === null ? null : exact(given.account[0]),
  percent: exact(given.percent ?? '1'),
  entry: exact(given.prices[0]),
  stop: exact(given.prices[1]),
  targets: (given.targets ?? []).map((target) => exact(target)),
  cost: exact(given.cost ?? '0'),
  rate: given.rate === undefined ? null : exact(given.rate),
  leverage: given.leverage === undefined ? null : exact(given.leverage),
  retailLeverage: exact(30),
});

const lotDecimals = ({ lotStep }: Contract) => String(lotStep.denominator).length - 1;

/** The result on one line, rounded as in the vectors. */
function inWords(given: Case): string {
  const asked = input(given);
  const { result } = successOf(positionSize(asked));
  const money = moneyDecimals(asked.currency);
  const share = ` = ${toFixed(result.realPercent, 2)}%`;
  if (result.lots === null) return `none; ${toFixed(result.realRisk, money)}${share}`;
  const lots = toFixed(result.lots, lotDecimals(asked.contract));
  return `${lots} lots; ${toFixed(result.riskPerLot, money)} a lot; ${toFixed(result.realRisk, money)}${share}`;
}

const typed: Case = { instrument: 'EUR/USD', account: ['10000', 'USD'], prices: ['1.08400', '1.08000'] };
const POUND = { instrument: 'GBP/USD', prices: ['1.27050', '1.27650'], rate: '1.0800' } as const;
const YEN = { instrument: 'USD/JPY', prices: ['151.200', '150.400'] } as const;
const CROSS = { instrument: 'GBP/JPY', prices: ['190.500', '189.700'], rate: '162.00' } as const;

it.each<[Partial<Case>, string]>([
  [{}, '0.25 lots; 400.00 a lot; 100.00 = 1.00%'],
  [{ ...POUND, account: ['10000', 'EUR'] }, '0.18 lots; 555.56 a lot; 100.00 = 1.00%'],
  [{ ...YEN, account: ['5000', 'USD'], percent: '2' }, '0.18 lots; 531.91 a lot; 95.74 = 1.91%'],
  [{ ...CROSS, account: ['8000', 'EUR'], percent: '1.5' }, '0.24 lots; 493.83 a lot; 118.52 = 1.48%'],
  [{ account: ['1000000', 'JPY'], rate: '151.20' }, '0.16 lots; 60480 a lot; 9677 = 0.97%'],
  [{ instrument: 'Gold', prices: ['2322.00', '2306.00'] }, '0.06 lots; 1600.00 a lot; 96.00 = 0.96%'],
  [{ instrument: 'S&P 500', prices: ['5192.0', '5168.0'] }, '4.1 lots; 24.00 a lot; 98.40 = 0.98%'],
  [{ account: ['200', 'USD'] }, 'none; 4.00 = 2.00%'],
  [{ prices: ['1.10000', '1.09900'], percent: '0.29' }, '0.29 lots; 100.00 a lot; 29.00 = 0.29%'],
  [{ cost: '0.00010' }, '0.24 lots; 410.00 a lot; 98.40 = 0.98%'],
])('sizes a position exactly: %o', (given, expected) => {
  expect(inWords({ ...typed, ...given })).toBe(expected);
});

const problemsOf = (given: Partial<Case>) => {
  const calculation = positionSize(input({ ...typed, ...given }));
  return calculation.ok ? [] : calculation.problems.map(({ field, problem }) => `${field} ${problem}`);
};

it.each([
  [{ prices: ['1.08400', '1.08400'] }, ['stop atEntry']],
  [{ account: ['0', 'USD'] }, ['account notPositive']],
  [{ account: [null, 'USD'] }, ['account missing']],
  [{ percent: '0' }, ['percent notPositive']],
  [{ percent: '101' }, ['percent tooLarge']],
  [{ prices: ['0', '1'] }, ['entry notPositive']],
  [{ account: ['10000', 'GBP'] }, ['rate missing']],
  [{ leverage: '0' }, ['leverage notPositive']],
  [{ targets: ['1.08300'] }, ['targets wrongSide']],
  [{ targets: ['1.09200', '1.08800'] }, ['targets wrongSide']],
  [{ lotSize: '0' }, ['size notPositive']],
] as const)('identifies the problem with %j', (given, problems) => {
  expect(problemsOf(given as Partial<Case>)).toEqual(problems);
});

it.each([
  [{ ...typed, targets: ['1.09200'] }, '200.00'],
  [{ ...typed, targets: ['1.08800', '1.09600'] }, '200.00'],
  [{ ...typed, targets: ['1.09200'], cost: '0.00010' }, '189.60'],
  // Converted from yen at the price of the target.
  [{ ...YEN, account: ['5000', 'USD'], percent: '2', targets: ['152.000'] }, '94.74'],
] as const)('adds up the gains on equal parts closed at each target of %j', (given, gain) => {
  const { result, lines } = successOf(positionSize(input(given as Case)));
  expect(result.gain && toFixed(result.gain, 2)).toBe(gain);
  const ofTargets = lines.filter(({ name }) => name === 'target');
  expect(ofTargets).toHaveLength(given.targets.length);
  for (const line of ofTargets) expect(recomputes(line)).toBe(true);
});

it.each([
  [{ leverage: '30' }, '903.33'],
  // In the base currency the margin doesn't depend on the price.
  [{ ...YEN, account: ['5000', 'USD'], percent: '2', leverage: '30' }, '600.00'],
] as const)('computes the margin for %j', (given, expected) => {
  const { margin } = successOf(positionSize(input({ ...typed, ...given }))).result;
  expect(margin && toFixed(margin, 2)).toBe(expected);
});

it("requires a rate only when neither currency of the instrument is the account's", () => {
  const asked = (name: string, currency: Currency) => {
    const question = positionRateQuestion(contractFor(name), currency);
    return question === null ? null : `1 ${question.first} = ? ${question.second}`;
  };
  expect(asked('EUR/USD', 'USD')).toBeNull();
  expect(asked('USD/JPY', 'USD')).toBeNull();
  expect(asked('GBP/USD', 'EUR')).toBe('1 EUR = ? USD');
  expect(asked('EUR/GBP', 'USD')).toBe('1 GBP = ? USD');
  expect(asked('GBP/JPY', 'EUR')).toBe('1 EUR = ? JPY');
  expect(asked('Germany 40', 'USD')).toBe('1 EUR = ? USD');
});

it('marks parts that are a whole number of lot steps', () => {
  const parts = (lots: string) =>
    arePartsWhole(exact(lots), [exact(50), exact(30), exact(20)], contractFor('EUR/USD'));
  expect(parts('0.10')).toEqual([true, true, true]);
  expect(parts('0.01')).toEqual([false, false, false]);
  expect(parts('0.02')).toEqual([true, false, false]);
});

const decimalUpTo = (units: number, decimals: number) =>
  fc.integer({ min: 1, max: units }).map((value) => fraction(BigInt(value), 10n ** BigInt(decimals)));
const anyInput = fc
  .record({
    instrument: fc.constantFrom(...INSTRUMENTS),
    currency: fc.constantFrom(...CURRENCIES),
    account: decimalUpTo(10 ** 9, 2),
    percent: decimalUpTo(1000, 2),
    entry: fc.integer({ min: 2000, max: 10 ** 7 }),
    distance: fc.integer({ min: 1, max: 1500 }),
    side: fc.constantFrom(1, -1),
    cost: fc.integer({ min: 0, max: 30 }),
    rate: decimalUpTo(3 * 10 ** 6, 4),
    withLeverage: fc.boolean(),
    targets: fc.integer({ min: 0, max: 3 }),
  })
  .map((given): PositionSizeInput => {
    const contract = contractOf(given.instrument);
    const price = (units: number) => fraction(BigInt(units), 10n ** BigInt(contract.decimals));
    return {
      contract,
      currency: given.currency,
      account: given.account,
      percent: given.percent,
      entry: price(given.entry),
      stop: price(given.entry + given.side * given.distance),
      targets: Array.from({ length: given.targets }, (_, index) =>
        price(given.entry - given.side * 10 * (index + 1)),
      ),
      cost: price(given.cost),
      rate: given.rate,
      leverage: given.withLeverage ? exact(30) : null,
      retailLeverage: exact(20),
    };
  });
const risked = ({ account, percent }: PositionSizeInput): Fraction =>
  account === null
    ? exact(0)
    : fraction(account.numerator * percent.numerator, account.denominator * percent.denominator * 100n);

it('finds the largest size within the requested risk, if there is one, for any input', () => {
  fc.assert(
    fc.property(anyInput, (asked) => {
      const { result } = successOf(positionSize(asked));
      const { lotStep, smallestLot } = asked.contract;
      const perStep = fraction(
        result.riskPerLot.numerator * lotStep.numerator,
        result.riskPerLot.denominator * lotStep.denominator,
      );
      if (result.lots === null) {
        expect(compare(result.realRisk, risked(asked))).toBe(1);
      } else {
        expect(compare(result.lots, smallestLot)).toBeGreaterThanOrEqual(0);
        expect(compare(result.realRisk, risked(asked))).toBeLessThanOrEqual(0);
        expect(compare(add(result.realRisk, perStep), risked(asked))).toBe(1);
      }
    }),
    { numRuns },
  );
});

it('recalculates any line from its displayed numbers', () => {
  fc.assert(
    fc.property(anyInput, (asked) => {
      for (const line of successOf(positionSize(asked)).lines) {
        expect([line.name, recomputes(line)]).toEqual([line.name, true]);
      }
    }),
    { numRuns },
  );
});
