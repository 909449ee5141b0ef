import { div, sub, type Fraction } from '@/domain/numbers/exact';
import { calc, type FormulaLine } from '@/domain/calculators/calculation';
import { line, lot, percent, plain, plusAmount, price, usd } from '@/domain/sums/formula';
import {
  lotsAnswer,
  answerKind,
  level,
  exactList,
  UNITS_PER_LOT,
  PIP_VALUE_PER_LOT,
  exactRange,
  roundDownLots,
  type Levels,
} from '@/domain/sums/level';

export const margin: Levels = [
  level(
    answerKind('dollars', 2, 0.02),
    {
      lots: exactList(0.1, 0.2, 0.3, 0.5, 0.8, 1, 1.5, 2),
      price: exactRange(1.02, 1.3, 0.01),
      leverage: exactList(20, 30, 50, 100),
    },
    ({ lots, price: rate, leverage }) => {
      const value = line('value', [lot(lots), '×', plain(UNITS_PER_LOT), '×', price(rate)], 'USD');
      return {
        steps: [value, line('margin', [value.result, '÷', plain(leverage)], 'USD')],
        mistakes: {
          noLeverage: value.result.value,
          noPrice: calc(lots, '×', UNITS_PER_LOT, '÷', leverage),
          percentage: calc(value.result.value, '×', leverage, '÷', 100),
          oneLot: calc(UNITS_PER_LOT, '×', rate, '÷', leverage),
        },
      };
    },
  ),
  level(
    answerKind('dollars', 2, 0.02),
    { ounces: exactList(5, 10, 20, 30, 50), price: exactRange(4000, 4800, 10), leverage: exactList(10, 20) },
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
    lotsAnswer,
    {
      account: exactRange(1000, 10_000, 500),
      price: exactRange(1.02, 1.3, 0.01),
      leverage: exactList(20, 30, 50),
    },
    ({ account, price: rate, leverage }) => {
      const most = line('mostValue', [usd(account), '×', plain(leverage)], 'USD');
      const ofLot = line('lotValue', [plain(UNITS_PER_LOT), '×', price(rate)], 'USD');
      return {
        steps: [most, ofLot, line('lots', [most.result, '÷', ofLot.result], 'lot')],
        mistakes: {
          noPrice: roundDownLots(calc(account, '×', leverage, '÷', UNITS_PER_LOT)),
          noLeverage: roundDownLots(calc(account, '÷', rate, '÷', UNITS_PER_LOT)),
          units: calc(account, '×', leverage, '÷', rate),
        },
      };
    },
  ),
];

const POSITION_CHOICES = {
  balance: exactRange(2000, 12_000, 500),
  open: exactRange(-900, 900, 50),
  margin: exactRange(400, 2400, 100),
};

const equityLine = (balance: Fraction, open: Fraction): FormulaLine =>
  line('equity', [usd(balance), ...plusAmount(usd, open)], 'USD');

export const marginLevel: Levels = [
  level(answerKind('dollars', 2, 0.01), POSITION_CHOICES, ({ balance, open, margin: held }) => {
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
  level(answerKind('%', 1, 0.1), POSITION_CHOICES, ({ balance, open, margin: held }) => {
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
    answerKind('pips', 1, 0.1),
    {
      balance: exactRange(1000, 6000, 500),
      lots: exactList(0.2, 0.3, 0.5, 0.8),
      price: exactList(1.05, 1.08, 1.1, 1.2),
      leverage: exactList(20, 30),
    },
    ({ balance, lots, price: rate, leverage }) => {
      const held = line(
        'margin',
        [lot(lots), '×', plain(UNITS_PER_LOT), '×', price(rate), '÷', plain(leverage)],
        'USD',
      );
      const margined = held.result.value;
      // An account nearly used up by the position is a poor example.
      if (calc(margined, '×', 5, '−', balance, '×', 4).numerator > 0n) return null;
      const ofPip = line('pipValue', [lot(lots), '×', usd(PIP_VALUE_PER_LOT)], 'USD');
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
