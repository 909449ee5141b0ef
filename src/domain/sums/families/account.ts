import { div, exact, mul, ONE, sub, type Fraction } from '@/domain/exact';
import { amountInFull, type FormulaLine } from '@/domain/calculators/calculation';
import { calc, given, line, lot, percent, pip, plain, plus, price, usd } from '@/domain/sums/formula';
import {
  inLots,
  inUnit,
  level,
  list,
  LOT,
  PIP,
  PIP_OF_LOT,
  range,
  roundedDown,
  roundedUp,
  type Levels,
  type Worked,
} from '@/domain/sums/level';

const LOTS = list(0.01, 0.02, 0.03, 0.05, 0.08, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1, 1.5, 2, 3);
const YEN_PIP = exact('0.01');

/** The steps from one pip to its value for a position, in the price's currency. */
function pipSteps(lots: Fraction, size: Fraction, currency: string) {
  const units = line('units', [lot(lots), '×', plain(LOT)]);
  const inQuote = line('inQuote', [units.result, '×', plain(size)], currency);
  return { steps: [given('pip', pip(ONE), plain(size)), units, inQuote], worth: inQuote.result };
}

export const pipValue: Levels = [
  level(inUnit('dollars', 2, 0.005), { lots: LOTS }, ({ lots }) => ({
    steps: pipSteps(lots, PIP, 'USD').steps,
    mistakes: { oneLot: exact(PIP_OF_LOT), points: lots, tenfold: calc(lots, '×', 100) },
  })),
  level(inUnit('dollars', 2, 0.01), { lots: LOTS, price: range(132, 158, 0.5) }, ({ lots, price: yen }) => {
    const { steps, worth } = pipSteps(lots, YEN_PIP, 'JPY');
    return {
      steps: [...steps, line('inAccount', [worth, '÷', amountInFull(yen, 2)], 'USD')],
      mistakes: {
        inYen: worth.value,
        otherPairs: calc(lots, '×', PIP_OF_LOT),
        fourthDecimal: calc(lots, '×', PIP_OF_LOT, '÷', yen),
      },
    };
  }),
  level(inUnit('euros', 2, 0.01), { lots: LOTS, rate: range(1.04, 1.18, 0.01) }, ({ lots, rate }) => {
    const { steps, worth } = pipSteps(lots, PIP, 'USD');
    return {
      steps: [...steps, line('inAccount', [worth, '÷', price(rate)], 'EUR')],
      mistakes: {
        inDollars: worth.value,
        wrongWay: mul(worth.value, rate),
        tenfold: calc(worth.value, '×', 10, '÷', rate),
      },
    };
  }),
];

function sized(account: Fraction, share: Fraction, stop: Fraction, cost?: Fraction): Worked {
  const distance = cost === undefined ? stop : calc(stop, '+', cost);
  const risk = line('risk', [usd(account), '×', percent(share)], 'USD');
  const withCost = cost === undefined ? [] : [line('distance', [pip(stop), '+', pip(cost)], 'pip')];
  const loss = line('lossPerLot', [pip(distance), '×', usd(PIP_OF_LOT)], 'USD');
  const exactLots = div(risk.result.value, loss.result.value);
  return {
    steps: [risk, ...withCost, loss, line('lots', [risk.result, '÷', loss.result], 'lot')],
    mistakes: {
      roundedUp: roundedUp(exactLots),
      hundredfold: calc(roundedDown(exactLots), '×', 100),
      points: roundedDown(calc(exactLots, '÷', 10)),
      accountForRisk: roundedDown(calc(account, '÷', '(', stop, '×', PIP_OF_LOT, ')')),
      ...(cost !== undefined && { noSpread: roundedDown(lotsFor(account, share, stop)) }),
    },
  };
}

const lotsFor = (account: Fraction, share: Fraction, stop: Fraction): Fraction =>
  calc(account, '×', share, '÷', 100, '÷', '(', stop, '×', PIP_OF_LOT, ')');

const SIZED = {
  account: range(2000, 25_000, 500),
  percent: list(0.5, 1, 1.5, 2),
  stop: range(15, 80, 5),
};

export const positionSize: Levels = [
  level(inLots, SIZED, ({ account, percent: share, stop }) => sized(account, share, stop)),
  level(
    inLots,
    { ...SIZED, cost: list(0.8, 1, 1.2, 1.5, 2, 2.5) },
    ({ account, percent: share, stop, cost }) => sized(account, share, stop, cost),
  ),
  level(
    inLots,
    { account: range(5000, 30_000, 1000), percent: list(1, 1.5, 2), stop: range(5, 25, 1) },
    ({ account, percent: share, stop }) => {
      const risk = line('risk', [usd(account), '×', percent(share)], 'USD');
      const loss = line('lossPerLot', [usd(stop), '×', plain(100)], 'USD');
      const exactLots = div(risk.result.value, loss.result.value);
      return {
        steps: [risk, loss, line('lots', [risk.result, '÷', loss.result], 'lot')],
        mistakes: {
          oneOunce: roundedDown(calc(exactLots, '×', 100)),
          roundedUp: roundedUp(exactLots),
          forexPip: roundedDown(lotsFor(account, share, stop)),
        },
      };
    },
  ),
];

export const margin: Levels = [
  level(
    inUnit('dollars', 2, 0.02),
    {
      lots: list(0.1, 0.2, 0.3, 0.5, 0.8, 1, 1.5, 2),
      price: range(1.02, 1.3, 0.01),
      leverage: list(20, 30, 50, 100),
    },
    ({ lots, price: rate, leverage }) => {
      const value = line('value', [lot(lots), '×', plain(LOT), '×', price(rate)], 'USD');
      return {
        steps: [value, line('margin', [value.result, '÷', plain(leverage)], 'USD')],
        mistakes: {
          noLeverage: value.result.value,
          noPrice: calc(lots, '×', LOT, '÷', leverage),
          percentage: calc(value.result.value, '×', leverage, '÷', 100),
          oneLot: calc(LOT, '×', rate, '÷', leverage),
        },
      };
    },
  ),
  level(
    inUnit('dollars', 2, 0.02),
    { ounces: list(5, 10, 20, 30, 50), price: range(4000, 4800, 10), leverage: list(10, 20) },
    ({ ounces, price: gold, leverage }) => {
      const value = line('value', [plain(ounces), '×', usd(gold)], 'USD');
      return {
        steps: [value, line('margin', [value.result, '÷', plain(leverage)], 'USD')],
        mistakes: {
          noLeverage: value.result.value,
          asLots: calc(value.result.value, '×', 100, '÷', leverage),
          noSize: div(gold, leverage),
        },
      };
    },
  ),
  level(
    inLots,
    {
      account: range(1000, 10_000, 500),
      price: range(1.02, 1.3, 0.01),
      leverage: list(20, 30, 50),
    },
    ({ account, price: rate, leverage }) => {
      const most = line('mostValue', [usd(account), '×', plain(leverage)], 'USD');
      const ofLot = line('lotValue', [plain(LOT), '×', price(rate)], 'USD');
      return {
        steps: [most, ofLot, line('lots', [most.result, '÷', ofLot.result], 'lot')],
        mistakes: {
          noPrice: roundedDown(calc(account, '×', leverage, '÷', LOT)),
          noLeverage: roundedDown(calc(account, '÷', rate, '÷', LOT)),
          units: calc(account, '×', leverage, '÷', rate),
        },
      };
    },
  ),
];

const HELD = {
  balance: range(2000, 12_000, 500),
  open: range(-900, 900, 50),
  margin: range(400, 2400, 100),
};

const equityLine = (balance: Fraction, open: Fraction): FormulaLine =>
  line('equity', [usd(balance), ...plus(usd, open)], 'USD');

export const marginLevel: Levels = [
  level(inUnit('dollars', 2, 0.01), HELD, ({ balance, open, margin: held }) => {
    const equity = equityLine(balance, open);
    return {
      steps: [equity, line('free', [equity.result, '−', usd(held)], 'USD')],
      mistakes: {
        noOpenResult: sub(balance, held),
        signTurned: calc(balance, '−', open, '−', held),
        marginAdded: calc(balance, '+', open, '+', held),
        equity: equity.result.value,
      },
    };
  }),
  level(inUnit('%', 1, 0.1), HELD, ({ balance, open, margin: held }) => {
    const equity = equityLine(balance, open);
    return {
      steps: [equity, line('level', [equity.result, '÷', usd(held)], '%')],
      mistakes: {
        balanceOnly: calc(balance, '×', 100, '÷', held),
        upsideDown: calc(held, '×', 100, '÷', equity.result.value),
        freeMargin: calc('(', equity.result.value, '−', held, ')', '×', 100, '÷', held),
        signTurned: calc('(', balance, '−', open, ')', '×', 100, '÷', held),
      },
    };
  }),
  level(
    inUnit('pips', 1, 0.1),
    {
      balance: range(1000, 6000, 500),
      lots: list(0.2, 0.3, 0.5, 0.8),
      price: list(1.05, 1.08, 1.1, 1.2),
      leverage: list(20, 30),
    },
    ({ balance, lots, price: rate, leverage }) => {
      const held = line(
        'margin',
        [lot(lots), '×', plain(LOT), '×', price(rate), '÷', plain(leverage)],
        'USD',
      );
      const margined = held.result.value;
      // An account nearly used up by the position is a poor example.
      if (calc(margined, '×', 5, '−', balance, '×', 4).numerator > 0n) return null;
      const ofPip = line('pipValue', [lot(lots), '×', usd(PIP_OF_LOT)], 'USD');
      const pips = calc('(', balance, '−', margined, '÷', 2, ')', '÷', lots);
      return {
        steps: [
          held,
          ofPip,
          line(
            'room',
            ['(', usd(balance), '−', held.result, '×', percent(50), ')', '÷', ofPip.result],
            'pip',
          ),
        ],
        mistakes: {
          wholeMargin: calc('(', balance, '−', margined, ')', '÷', ofPip.result.value),
          wholeBalance: div(balance, ofPip.result.value),
          points: pips,
        },
      };
    },
  ),
];

const CHARGED_TOGETHER = 3;
const WEDNESDAY = 2;
const FRIDAY = 4;
const NIGHT = inUnit('dollars', 2, 0.02);

export const overnight: Levels = [
  level(
    NIGHT,
    { value: range(10_000, 120_000, 5000), rate: list(1.5, 2, 2.5, 3, 4, 4.5, 5) },
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
    NIGHT,
    { night: list(0.75, 1.2, 1.4, 2.1, 3.25, 4.8), first: list(0, 1, 2), length: list(1, 2, 3, 4) },
    ({ night, first, length }) => {
      const bought = Number(first.numerator);
      const sold = Math.min(FRIDAY, bought + Number(length.numerator));
      const passed = Array.from({ length: sold - bought }, (_, index) =>
        plain(bought + index === WEDNESDAY ? CHARGED_TOGETHER : 1),
      );
      const nights = line(
        'nights',
        passed.flatMap((count, index) => (index === 0 ? [count] : (['+', count] as const))),
      );
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
    NIGHT,
    { lots: list(0.1, 0.2, 0.3, 0.5, 1), points: list(2.5, 4, 6.5, 7.5, 9), nights: list(3, 5, 7, 10) },
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
