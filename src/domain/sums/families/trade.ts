import { calc, type FormulaLine } from '@/domain/calculators/calculation';
import { recoveryAfter, balanceAfterLosses } from '@/domain/calculators/losingStreak';
import { add, compare, div, exact, mul, ONE, sign, sub, ZERO, type Fraction } from '@/domain/numbers/exact';
import { given, rUnits, line, percent, pip, plain, price, usd } from '@/domain/sums/formula';
import {
  pipsToPrice,
  answerKind,
  level,
  exactList,
  exactRange,
  type Level,
  type Levels,
} from '@/domain/sums/level';

const RATIO_ANSWER = answerKind('to 1', 2, 0.011);
const R_ANSWER = answerKind('R', 2, 0.011);
const PERCENT_ANSWER = answerKind('%', 1, 0.1);

export const spreadShare: Levels = [
  level(
    PERCENT_ANSWER,
    { spread: exactList(0.6, 0.8, 1, 1.2, 1.5, 2, 2.4, 3), stop: exactRange(8, 60, 4) },
    ({ spread, stop }) => ({
      steps: [given('oneR', rUnits(ONE), pip(stop)), line('spreadShare', [pip(spread), '÷', pip(stop)], '%')],
      mistakes: {
        upsideDown: calc(stop, '×', 100, '÷', spread),
        share: div(spread, stop),
        ofBoth: calc(spread, '×', 100, '÷', '(', stop, '+', spread, ')'),
      },
    }),
  ),
  level(
    answerKind('R', 1, 0.1),
    {
      spread: exactList(0.6, 0.8, 1, 1.2, 1.5, 2),
      stop: exactRange(8, 40, 4),
      trades: exactList(10, 20, 25, 50, 100),
    },
    ({ spread, stop, trades }) => {
      const all = line('allSpreads', [pip(spread), '×', plain(trades)], 'pip');
      return {
        steps: [all, given('oneR', rUnits(ONE), pip(stop)), line('inR', [all.result, '÷', pip(stop)], 'R')],
        mistakes: {
          oneTrade: div(spread, stop),
          inPips: all.result.value,
          percent: calc(spread, '×', trades, '×', 100, '÷', stop),
        },
      };
    },
  ),
  level(
    answerKind('pips', 1, 0.1),
    { spread: exactList(0.8, 1, 1.2, 1.5, 2), share: exactList(5, 8, 10, 12.5) },
    ({ spread, share }) => ({
      steps: [
        given('asNumber', percent(share), plain(calc(share, '÷', 100))),
        line('smallestStop', [pip(spread), '÷', plain(calc(share, '÷', 100))], 'pip'),
      ],
      mistakes: {
        times: mul(spread, share),
        noHundred: div(spread, share),
        tenfold: calc(spread, '×', 1000, '÷', share),
      },
    }),
  ),
];

/** The difference between two prices, as a price and in pips. */
const moveLine = (name: string, from: Fraction, to: Fraction): FormulaLine => ({
  name,
  expression: [price(to), '−', price(from)],
  result: price(sub(to, from)),
  also: pip(div(sub(to, from), pipsToPrice(ONE))),
});

/** The distance between two prices, ordered so that it is positive. */
const distanceLine = (name: string, one: Fraction, other: Fraction): FormulaLine =>
  compare(one, other) < 0 ? moveLine(name, one, other) : moveLine(name, other, one);

export const rMultiple: Levels = [
  level(
    R_ANSWER,
    { risk: exactList(40, 50, 60, 75, 80, 90, 120, 150), result: exactRange(-150, 400, 10) },
    ({ risk, result }) =>
      sign(result) === 0
        ? null
        : {
            steps: [given('oneR', rUnits(ONE), usd(risk)), line('inR', [usd(result), '÷', usd(risk)], 'R')],
            mistakes: {
              upsideDown: div(risk, result),
              signLost: calc(0, '−', result, '÷', risk),
              dollars: result,
            },
          },
  ),
  level(
    R_ANSWER,
    { entry: exactRange(1.05, 1.25, 0.01), stop: exactRange(20, 60, 5), exit: exactRange(-60, 150, 10) },
    ({ entry, stop, exit }) => {
      if (sign(exit) === 0) return null;
      const stopPrice = sub(entry, pipsToPrice(stop));
      const exitPrice = add(entry, pipsToPrice(exit));
      return {
        steps: [
          distanceLine('stopDistance', entry, stopPrice),
          moveLine('moved', entry, exitPrice),
          line('inR', [pip(exit), '÷', pip(stop)], 'R'),
        ],
        mistakes: {
          upsideDown: div(stop, exit),
          fromStop: calc('(', exit, '+', stop, ')', '÷', stop),
          signLost: calc(0, '−', exit, '÷', stop),
        },
        figures: { stopPrice, exitPrice },
      };
    },
  ),
  level(
    R_ANSWER,
    {
      stop: exactRange(20, 60, 5),
      first: exactList(1, 1.5, 2),
      rest: exactList(-1, 0, 0.5, 2.5, 3, 4),
      share: exactList(50, 60, 75),
    },
    ({ first, rest, share }) => {
      const left = sub(exact(100), share);
      const one = line('firstPart', [rUnits(first), '×', percent(share)], 'R');
      const two = line('secondPart', [rUnits(rest), '×', percent(left)], 'R');
      return {
        steps: [one, two, line('together', [one.result, '+', two.result], 'R')],
        mistakes: {
          added: add(first, rest),
          equalParts: calc('(', first, '+', rest, ')', '÷', 2),
          firstOnly: one.result.value,
          sharesTurned: calc('(', first, '×', left, '+', rest, '×', share, ')', '÷', 100),
        },
        figures: { left },
      };
    },
  ),
];

/** A plan with its three prices; `way` is 1 for a long position, −1 for a short one. */
const planLevel = (way: 1 | -1): Level =>
  level(
    RATIO_ANSWER,
    { entry: exactRange(1.05, 1.35, 0.005), stop: exactRange(15, 60, 5), target: exactRange(20, 180, 10) },
    ({ entry, stop, target }) => {
      const stopPrice = calc(entry, '−', pipsToPrice(stop), '×', way);
      const targetPrice = calc(entry, '+', pipsToPrice(target), '×', way);
      return {
        steps: [
          distanceLine('stopDistance', entry, stopPrice),
          distanceLine('targetDistance', targetPrice, entry),
          line('ratio', [pip(target), '÷', pip(stop)]),
        ],
        mistakes: {
          upsideDown: div(stop, target),
          fromStop: calc('(', target, '+', stop, ')', '÷', stop),
          ofWhole: calc(target, '÷', '(', target, '+', stop, ')'),
        },
        figures: { stopPrice, targetPrice },
      };
    },
  );

export const rewardRisk: Levels = [
  planLevel(1),
  planLevel(-1),
  level(
    RATIO_ANSWER,
    { spread: exactList(1, 1.5, 2, 3, 4), stop: exactRange(10, 40, 5), target: exactRange(20, 120, 10) },
    ({ spread, stop, target }) => {
      const reward = line('netReward', [pip(target), '−', pip(spread)], 'pip');
      const risk = line('netRisk', [pip(stop), '+', pip(spread)], 'pip');
      return {
        steps: [reward, risk, line('ratio', [reward.result, '÷', risk.result])],
        mistakes: {
          noSpread: div(target, stop),
          onlyTarget: div(reward.result.value, stop),
          onlyStop: div(target, risk.result.value),
          upsideDown: div(risk.result.value, reward.result.value),
        },
      };
    },
  ),
];

const RATIOS = exactList(0.5, 0.8, 1, 1.2, 1.5, 1.8, 2, 2.5, 3, 4);

export const breakEven: Levels = [
  level(PERCENT_ANSWER, { ratio: RATIOS }, ({ ratio }) => {
    const whole = line('lossAndGain', [rUnits(ONE), '+', rUnits(ratio)], 'R');
    return {
      steps: [whole, line('breakEven', [rUnits(ONE), '÷', whole.result], '%')],
      mistakes: {
        losers: calc(100, '×', ratio, '÷', whole.result.value),
        inverse: calc(100, '÷', ratio),
        ratioOnly: calc(ratio, '×', 10),
      },
    };
  }),
  level(PERCENT_ANSWER, { ratio: RATIOS, cost: exactList(0.05, 0.08, 0.1, 0.15, 0.2) }, ({ ratio, cost }) => {
    const loss = line('lossWithCost', [rUnits(ONE), '+', rUnits(cost)], 'R');
    const whole = line('lossAndGain', [rUnits(ONE), '+', rUnits(ratio)], 'R');
    return {
      steps: [loss, whole, line('breakEven', [loss.result, '÷', whole.result], '%')],
      mistakes: {
        noCost: calc(100, '÷', whole.result.value),
        costAdded: calc(100, '÷', whole.result.value, '+', 100, '×', cost),
        onlyGain: calc(100, '÷', '(', whole.result.value, '−', cost, ')'),
      },
    };
  }),
  level(R_ANSWER, { ratio: RATIOS, wins: exactRange(25, 60, 5) }, ({ ratio, wins }) => {
    const losses = sub(exact(100), wins);
    const gained = line('gained', [percent(wins), '×', rUnits(ratio)], 'R');
    const lost = line('lost', [percent(losses), '×', rUnits(ONE)], 'R');
    const perHundred = calc(wins, '×', ratio, '−', losses);
    return {
      steps: [gained, lost, line('expectancy', [gained.result, '−', lost.result], 'R')],
      mistakes: {
        onlyGain: gained.result.value,
        noLosersShare: calc(gained.result.value, '−', 1),
        percent: perHundred,
      },
    };
  }),
];

const HUNDRED = exact(100);
const WHOLE_ACCOUNT = percent(100);

export const drawdown: Levels = [
  level(
    PERCENT_ANSWER,
    { fall: exactList(5, 8, 10, 12, 15, 18, 20, 25, 30, 35, 40, 45, 50, 60, 75) },
    ({ fall }) => {
      const left = line('left', [WHOLE_ACCOUNT, '−', percent(fall)], '%');
      return {
        steps: [left, line('rise', [percent(fall), '÷', left.result], '%')],
        mistakes: {
          same: fall,
          ofBefore: calc(100, '×', fall, '÷', '(', 100, '+', fall, ')'),
          left: left.result.value,
        },
      };
    },
  ),
  level(
    answerKind('dollars', 2, 1),
    {
      account: exactList(5000, 8000, 10_000, 20_000),
      risk: exactList(1, 2, 3, 5, 10),
      losses: exactList(3, 4, 5, 6, 8, 10),
    },
    ({ account, risk, losses }) => {
      const kept = line('keptOfEach', [WHOLE_ACCOUNT, '−', percent(risk)], '%');
      const left = balanceAfterLosses(account, risk, Number(losses.numerator));
      return {
        steps: [
          kept,
          line(
            'leftAfter',
            [usd(account), '×', '(', WHOLE_ACCOUNT, '−', percent(risk), ')', '^', plain(losses)],
            'USD',
          ),
        ],
        mistakes: {
          plain: calc(account, '×', '(', 100, '−', risk, '×', losses, ')', '÷', 100),
          oneOnly: calc(account, '×', kept.result.value, '÷', 100),
          lost: sub(account, left),
        },
      };
    },
  ),
  level(
    PERCENT_ANSWER,
    { risk: exactList(2, 3, 5, 10), losses: exactList(4, 5, 6, 8, 10) },
    ({ risk, losses }) => {
      const kept = ['(', WHOLE_ACCOUNT, '−', percent(risk), ')', '^', plain(losses)] as const;
      const simple = mul(risk, losses);
      return {
        steps: [
          line('left', kept, '%'),
          line('rise', [WHOLE_ACCOUNT, '÷', ...kept, '−', WHOLE_ACCOUNT], '%'),
        ],
        mistakes: {
          same: sub(HUNDRED, balanceAfterLosses(HUNDRED, risk, Number(losses.numerator))),
          plain: simple,
          plainRecovery: compare(simple, HUNDRED) < 0 ? recoveryAfter(simple) : ZERO,
        },
      };
    },
  ),
];
