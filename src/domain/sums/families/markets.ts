import { calc } from '@/domain/calculators/calculation';
import {
  absolute,
  add,
  div,
  exact,
  floorTo,
  mul,
  negate,
  ONE,
  sub,
  type Fraction,
} from '@/domain/numbers/exact';
import { futures } from '@/domain/trading/futures';
import { line, lot, percent, pip, plain, plusAmount, price, usd } from '@/domain/sums/formula';
import {
  contractsAnswer,
  lotsAnswer,
  answerKind,
  level,
  exactList,
  UNITS_PER_LOT,
  PIP_VALUE_PER_LOT,
  exactRange,
  roundDownLots,
  roundUpLots,
  type Levels,
} from '@/domain/sums/level';

/** The contracts in questions, in the order in which they are drawn. */
export const SUM_FUTURES = [
  futures.gold,
  futures.silver,
  futures.wti,
  futures.naturalGas,
  futures.corn,
  futures.copper,
  futures.arabica,
  futures.sugar,
] as const;

const CONTRACTS = exactList(...SUM_FUTURES.keys());

function contractOf(place: Fraction) {
  const { size, tick } = SUM_FUTURES[Number(place.numerator)] ?? SUM_FUTURES[0];
  const ofTick = line('tickValue', [plain(size), '×', usd(tick)], 'USD');
  return { size: exact(size), tick: ofTick.result.value, ofTick };
}

export const futuresTick: Levels = [
  level(answerKind('dollars', 2, 0.005), { contract: CONTRACTS }, ({ contract }) => {
    const { size, tick, ofTick } = contractOf(contract);
    return {
      steps: [ofTick],
      mistakes: { size, tenth: calc(tick, '÷', 10), cent: calc(size, '÷', 100) },
    };
  }),
  level(
    answerKind('dollars', 2, 0.01),
    { contract: CONTRACTS, ticks: exactList(4, 6, 8, 12, 15, 20, 30), contracts: exactList(2, 3, 4, 5) },
    ({ contract, ticks, contracts }) => {
      const { size, tick, ofTick } = contractOf(contract);
      const ofOne = line('oneContract', [ofTick.result, '×', plain(ticks)], 'USD');
      return {
        steps: [ofTick, ofOne, line('allContracts', [ofOne.result, '×', plain(contracts)], 'USD')],
        mistakes: {
          oneContract: ofOne.result.value,
          oneTick: mul(tick, contracts),
          wholePrice: calc(size, '×', ticks, '×', contracts),
        },
      };
    },
  ),
  level(
    contractsAnswer,
    {
      contract: CONTRACTS,
      account: exactRange(20_000, 100_000, 5000),
      percent: exactList(1, 2),
      ticks: exactList(10, 15, 20, 25, 40),
    },
    ({ contract, account, percent: share, ticks }) => {
      const { tick, ofTick } = contractOf(contract);
      const risk = line('risk', [usd(account), '×', percent(share)], 'USD');
      const loss = line('oneContract', [ofTick.result, '×', plain(ticks)], 'USD');
      const money = risk.result.value;
      const whole = (count: Fraction) => floorTo(count, ONE);
      return {
        steps: [risk, ofTick, loss, line('contracts', [risk.result, '÷', loss.result])],
        mistakes: {
          roundedUp: add(whole(div(money, loss.result.value)), ONE),
          oneTick: whole(div(money, tick)),
          wholeAccount: whole(div(account, loss.result.value)),
        },
      };
    },
  ),
];

const NEAR_PRICES = exactList(68.4, 71.2, 74.5, 76.8, 79.1, 82.3);
const PRICE_GAPS = exactList(-1.4, -0.9, -0.6, -0.35, 0.4, 0.55, 0.8, 1.1, 1.6);
const BARRELS = 1000;

export const roll: Levels = [
  level(
    answerKind('dollars', 2, 0.01),
    { near: NEAR_PRICES, gap: PRICE_GAPS, contracts: exactList(1, 2, 3, 5) },
    ({ near, gap, contracts }) => {
      const next = add(near, gap);
      const lower = line('lower', [usd(near), '−', usd(next)], 'USD');
      const barrels = line('barrels', [plain(contracts), '×', plain(BARRELS)]);
      return {
        steps: [lower, barrels, line('allBarrels', [lower.result, '×', barrels.result], 'USD')],
        mistakes: {
          signTurned: calc(gap, '×', BARRELS, '×', contracts),
          oneBarrel: calc(0, '−', gap, '×', contracts),
          wholePrice: calc(next, '×', BARRELS, '×', contracts),
        },
        figures: { next },
      };
    },
  ),
  level(
    answerKind('%', 1, 0.1),
    { near: NEAR_PRICES, gap: PRICE_GAPS, months: exactList(1, 2, 3) },
    ({ near, gap, months }) => {
      const next = add(near, gap);
      const higher = line('higher', [usd(next), '−', usd(near)], 'USD');
      const perYear = line('perYear', [plain(12), '÷', plain(months)]);
      const share = calc(gap, '×', 100, '÷', near);
      return {
        steps: [higher, perYear, line('yearly', [higher.result, '÷', usd(near), '×', perYear.result], '%')],
        mistakes: {
          notYearly: share,
          ofNew: calc(gap, '×', 100, '÷', next, '×', 12, '÷', months),
          timesMonths: mul(share, months),
        },
        figures: { next },
      };
    },
  ),
  level(
    answerKind('dollars a barrel', 2, 0.005),
    { near: NEAR_PRICES, gap: PRICE_GAPS, spot: exactList(-3, -1.5, -0.5, 0.5, 1.5, 3) },
    ({ near, gap, spot }) => {
      const next = add(near, gap);
      const end = line('spotAtEnd', [usd(near), ...plusAmount(usd, spot)], 'USD');
      return {
        steps: [end, line('perBarrel', [end.result, '−', usd(next)], 'USD')],
        mistakes: { spotOnly: spot, added: add(spot, gap), gapOnly: negate(gap) },
        figures: { next },
      };
    },
  ),
];

const POINTS_ANSWER = answerKind('points', 1, 0.06);

export const indexWeights: Levels = [
  level(
    answerKind('%', 1, 0.1),
    {
      a: exactList(20, 30, 45, 60, 80, 120),
      b: exactList(25, 40, 50, 75, 90),
      c: exactList(10, 35, 55, 100),
    },
    ({ a, b, c }) => {
      const all = line('allMembers', [plain(a), '+', plain(b), '+', plain(c)]);
      return {
        steps: [all, line('weight', [plain(a), '÷', all.result], '%')],
        mistakes: {
          equal: calc(100, '÷', 3),
          ofOthers: calc(a, '×', 100, '÷', '(', b, '+', c, ')'),
          share: div(a, all.result.value),
        },
      };
    },
  ),
  level(
    POINTS_ANSWER,
    {
      level: exactList(6800, 7000, 7200, 7500, 8000),
      weight: exactList(2, 3, 4, 5, 6, 8),
      move: exactList(-6, -4, -2.5, 2, 3, 5, 8),
    },
    ({ level: index, weight, move }) => {
      const part = line('memberPoints', [plain(index), '×', percent(weight)]);
      const points = calc(index, '×', weight, '×', move, '÷', 10_000);
      return {
        steps: [part, line('indexMove', [part.result, '×', percent(move)], 'point')],
        mistakes: {
          noWeight: calc(index, '×', move, '÷', 100),
          percentTwice: calc(points, '×', 100),
          signLost: negate(points),
          inPercent: calc(weight, '×', move, '÷', 100),
        },
      };
    },
  ),
  level(
    POINTS_ANSWER,
    { divisor: exactList(0.15, 0.16, 0.2, 0.25), move: exactList(-12, -8, -4.5, 3, 6, 9, 15) },
    ({ divisor, move }) => ({
      steps: [
        line('oneDollar', [usd(1), '÷', plain(divisor)], 'point'),
        line('indexMove', [usd(move), '÷', plain(divisor)], 'point'),
      ],
      mistakes: { times: mul(move, divisor), noDivisor: move, signLost: negate(div(move, divisor)) },
    }),
  ),
];

export const correlated: Levels = [
  level(
    answerKind('%', 2, 0.011),
    {
      account: exactList(5000, 8000, 10_000, 20_000),
      one: exactList(60, 75, 100, 120, 150),
      two: exactList(50, 80, 90, 110, 140),
    },
    ({ account, one, two }) => {
      const both = line('bothStops', [usd(one), '+', usd(two)], 'USD');
      return {
        steps: [both, line('shareOfAccount', [both.result, '÷', usd(account)], '%')],
        mistakes: {
          firstOnly: calc(one, '×', 100, '÷', account),
          average: calc(both.result.value, '×', 50, '÷', account),
          difference: calc(absolute(sub(one, two)), '×', 100, '÷', account),
        },
      };
    },
  ),
  level(
    lotsAnswer,
    {
      account: exactList(5000, 8000, 10_000, 20_000),
      limit: exactList(2, 3),
      one: exactList(40, 60, 75, 90),
      stop: exactRange(20, 60, 5),
    },
    ({ account, limit, one, stop }) => {
      const most = line('limit', [usd(account), '×', percent(limit)], 'USD');
      const left = line('leftOfLimit', [most.result, '−', usd(one)], 'USD');
      const loss = line('lossPerLot', [pip(stop), '×', usd(PIP_VALUE_PER_LOT)], 'USD');
      const lotsFor = (money: Fraction) => div(money, loss.result.value);
      return {
        steps: [most, left, loss, line('lots', [left.result, '÷', loss.result], 'lot')],
        mistakes: {
          wholeLimit: roundDownLots(lotsFor(most.result.value)),
          roundedUp: roundUpLots(lotsFor(left.result.value)),
          half: roundDownLots(lotsFor(calc(most.result.value, '÷', 2))),
        },
      };
    },
  ),
  level(
    answerKind('dollars', 0, 1),
    {
      eur: exactList(0.1, 0.2, 0.3, 0.5),
      price: exactRange(1.05, 1.15, 0.01),
      gbp: exactList(0.1, 0.2, 0.4),
      cable: exactRange(1.22, 1.32, 0.01),
    },
    ({ eur, price: euro, gbp, cable }) => {
      const euros = line('euroDollars', [lot(eur), '×', plain(UNITS_PER_LOT), '×', price(euro)], 'USD');
      const pounds = line('poundDollars', [lot(gbp), '×', plain(UNITS_PER_LOT), '×', price(cable)], 'USD');
      return {
        steps: [euros, pounds, line('allDollars', [euros.result, '+', pounds.result], 'USD')],
        mistakes: {
          units: calc('(', eur, '+', gbp, ')', '×', UNITS_PER_LOT),
          difference: absolute(sub(euros.result.value, pounds.result.value)),
          firstOnly: euros.result.value,
        },
      };
    },
  ),
];
