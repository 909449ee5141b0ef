import { div, exact, mul, ONE, type Fraction } from '@/domain/numbers/exact';
import { sumExpression, amountInFull, calc } from '@/domain/calculators/calculation';
import { given, line, lot, percent, pip, plain, price, usd } from '@/domain/sums/formula';
import {
  lotsAnswer,
  answerKind,
  level,
  exactList,
  UNITS_PER_LOT,
  PIP_SIZE,
  PIP_VALUE_PER_LOT,
  exactRange,
  roundDownLots,
  roundUpLots,
  type Levels,
  type Solution,
} from '@/domain/sums/level';

const LOTS = exactList(0.01, 0.02, 0.03, 0.05, 0.08, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1, 1.5, 2, 3);
const YEN_PIP = exact('0.01');

/** The steps from one pip to its value for a position, in the price's currency. */
function pipSteps(lots: Fraction, size: Fraction, currency: string) {
  const units = line('units', [lot(lots), '×', plain(UNITS_PER_LOT)]);
  const inQuote = line('inQuote', [units.result, '×', plain(size)], currency);
  return { steps: [given('pip', pip(ONE), plain(size)), units, inQuote], worth: inQuote.result };
}

export const pipValue: Levels = [
  level(answerKind('dollars', 2, 0.005), { lots: LOTS }, ({ lots }) => ({
    steps: pipSteps(lots, PIP_SIZE, 'USD').steps,
    mistakes: { oneLot: exact(PIP_VALUE_PER_LOT), points: lots, tenfold: calc(lots, '×', 100) },
  })),
  level(
    answerKind('dollars', 2, 0.01),
    { lots: LOTS, price: exactRange(132, 158, 0.5) },
    ({ lots, price: yen }) => {
      const { steps, worth } = pipSteps(lots, YEN_PIP, 'JPY');
      return {
        steps: [...steps, line('inAccount', [worth, '÷', amountInFull(yen, 2)], 'USD')],
        mistakes: {
          inYen: worth.value,
          otherPairs: calc(lots, '×', PIP_VALUE_PER_LOT),
          fourthDecimal: calc(lots, '×', PIP_VALUE_PER_LOT, '÷', yen),
        },
      };
    },
  ),
  level(
    answerKind('euros', 2, 0.01),
    { lots: LOTS, rate: exactRange(1.04, 1.18, 0.01) },
    ({ lots, rate }) => {
      const { steps, worth } = pipSteps(lots, PIP_SIZE, 'USD');
      return {
        steps: [...steps, line('inAccount', [worth, '÷', price(rate)], 'EUR')],
        mistakes: {
          inDollars: worth.value,
          wrongWay: mul(worth.value, rate),
          tenfold: calc(worth.value, '×', 10, '÷', rate),
        },
      };
    },
  ),
];

function solveSize(account: Fraction, share: Fraction, stop: Fraction, cost?: Fraction): Solution {
  const distance = cost === undefined ? stop : calc(stop, '+', cost);
  const risk = line('risk', [usd(account), '×', percent(share)], 'USD');
  const withCost = cost === undefined ? [] : [line('distance', [pip(stop), '+', pip(cost)], 'pip')];
  const loss = line('lossPerLot', [pip(distance), '×', usd(PIP_VALUE_PER_LOT)], 'USD');
  const exactLots = div(risk.result.value, loss.result.value);
  return {
    steps: [risk, ...withCost, loss, line('lots', [risk.result, '÷', loss.result], 'lot')],
    mistakes: {
      roundedUp: roundUpLots(exactLots),
      hundredfold: calc(roundDownLots(exactLots), '×', 100),
      points: roundDownLots(calc(exactLots, '÷', 10)),
      accountForRisk: roundDownLots(calc(account, '÷', '(', stop, '×', PIP_VALUE_PER_LOT, ')')),
      ...(cost !== undefined && { noSpread: roundDownLots(lotsFor(account, share, stop)) }),
    },
  };
}

const lotsFor = (account: Fraction, share: Fraction, stop: Fraction): Fraction =>
  calc(account, '×', share, '÷', 100, '÷', '(', stop, '×', PIP_VALUE_PER_LOT, ')');

const SIZE_CHOICES = {
  account: exactRange(2000, 25_000, 500),
  percent: exactList(0.5, 1, 1.5, 2),
  stop: exactRange(15, 80, 5),
};

export const positionSize: Levels = [
  level(lotsAnswer, SIZE_CHOICES, ({ account, percent: share, stop }) => solveSize(account, share, stop)),
  level(
    lotsAnswer,
    { ...SIZE_CHOICES, cost: exactList(0.8, 1, 1.2, 1.5, 2, 2.5) },
    ({ account, percent: share, stop, cost }) => solveSize(account, share, stop, cost),
  ),
  level(
    lotsAnswer,
    { account: exactRange(5000, 30_000, 1000), percent: exactList(1, 1.5, 2), stop: exactRange(5, 25, 1) },
    ({ account, percent: share, stop }) => {
      const risk = line('risk', [usd(account), '×', percent(share)], 'USD');
      const loss = line('lossPerLot', [usd(stop), '×', plain(100)], 'USD');
      const exactLots = div(risk.result.value, loss.result.value);
      return {
        steps: [risk, loss, line('lots', [risk.result, '÷', loss.result], 'lot')],
        mistakes: {
          oneOunce: roundDownLots(calc(exactLots, '×', 100)),
          roundedUp: roundUpLots(exactLots),
          forexPip: roundDownLots(lotsFor(account, share, stop)),
        },
      };
    },
  ),
];

const TRIPLE_CHARGE_NIGHTS = 3;
const WEDNESDAY = 2;
const FRIDAY = 4;
const CHARGE_ANSWER = answerKind('dollars', 2, 0.02);

export const overnight: Levels = [
  level(
    CHARGE_ANSWER,
    { value: exactRange(10_000, 120_000, 5000), rate: exactList(1.5, 2, 2.5, 3, 4, 4.5, 5) },
    ({ value, rate }) => {
      const year = line('year', [usd(value), '×', percent(rate)], 'USD');
      return {
        steps: [year, line('night', [year.result, '÷', plain(365)], 'USD')],
        mistakes: {
          year: year.result.value,
          month: calc(value, '×', rate, '÷', 1200),
          percentMissed: calc(value, '×', rate, '÷', 365),
        },
      };
    },
  ),
  level(
    CHARGE_ANSWER,
    {
      night: exactList(0.75, 1.2, 1.4, 2.1, 3.25, 4.8),
      first: exactList(0, 1, 2),
      length: exactList(1, 2, 3, 4),
    },
    ({ night, first, length }) => {
      const bought = Number(first.numerator);
      const sold = Math.min(FRIDAY, bought + Number(length.numerator));
      const passed = Array.from({ length: sold - bought }, (_, index) =>
        plain(bought + index === WEDNESDAY ? TRIPLE_CHARGE_NIGHTS : 1),
      );
      const nights = line('nights', sumExpression(passed));
      return {
        steps: [nights, line('charge', [nights.result, '×', usd(night)], 'USD')],
        mistakes: {
          eachOnce: calc(passed.length, '×', night),
          daysNotNights: calc(passed.length + 1, '×', night),
          wholeWeek: calc(7, '×', night),
        },
        figures: { sold: exact(sold) },
      };
    },
  ),
  level(
    CHARGE_ANSWER,
    {
      lots: exactList(0.1, 0.2, 0.3, 0.5, 1),
      points: exactList(2.5, 4, 6.5, 7.5, 9),
      nights: exactList(3, 5, 7, 10),
    },
    ({ lots, points, nights }) => {
      const night = line('night', [lot(lots), '×', plain(points), '×', usd(1)], 'USD');
      return {
        steps: [night, line('charge', [night.result, '×', plain(nights)], 'USD')],
        mistakes: {
          asPips: calc(lots, '×', points, '×', nights, '×', 10),
          oneNight: night.result.value,
          noLots: mul(points, nights),
        },
      };
    },
  ),
];
