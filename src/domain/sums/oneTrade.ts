import { sumExpression, calc } from '@/domain/calculators/calculation';
import {
  absolute,
  add,
  div,
  exact,
  mul,
  negate,
  ONE,
  roundTo,
  sub,
  sum,
  type Fraction,
} from '@/domain/numbers/exact';
import { nightsAfter } from '@/domain/practice/account';
import { DAYS_PER_WEEK } from '@/domain/practice/clock';
import { MARKET_SPECS } from '@/domain/practice/marketSpecs';
import { PRACTICE_SPECS } from '@/domain/practice/specs';
import { seededState, randomStream, type RandomStream } from '@/domain/numbers/randomStream';
import { positionSize } from './families/account';
import { margin, marginLevel } from './families/margin';
import { rMultiple } from './families/trade';
import { rUnits, line, lot, pip, plain, plusAmount, price, usd } from './formula';
import { sumOf, type Sum } from './families';
import {
  pipsToPrice,
  answerKind,
  exactList,
  PIP_SIZE,
  PIP_VALUE_PER_LOT,
  exactRange,
  type Level,
  type Solution,
} from './level';

/** Pairs for which a pip of one lot is worth ten dollars. */
export const TRADED_PAIRS = ['EUR/USD', 'GBP/USD'] as const;

/** The questions in the order in which they are asked. */
export const TRADE_QUESTIONS = [
  'entry',
  'stop',
  'size',
  'oneR',
  'spread',
  'margin',
  'free',
  'overnight',
  'gap',
  'result',
  'inR',
  'journal',
] as const;
export type TradeQuestion = (typeof TRADE_QUESTIONS)[number];

/** One trade from its quote to its journal entry. */
export interface OneTrade {
  /** The numbers that questions mention. Those from earlier answers are rounded as the questions ask. */
  readonly figures: Readonly<Record<string, Fraction>>;
  readonly sums: Readonly<Record<TradeQuestion, Sum>>;
}

const ACCOUNT_SIZE = exact(10_000);
const RISK_PERCENTS = exactList(0.5, 1, 1.5, 2);
const STOP_PIPS = exactRange(20, 80, 5);
const GAP_PIPS = exactRange(8, 60, 1);
const EARLIER_RESULTS = exactList(-1, -0.6, 0.8, 1.4, 2);
const EARLIER_TRADES = 3;
/** In points: the maximum distance from the usual price, and how much wider than usual the spread can be. */
const MAX_DISTANCE_FROM_ANCHOR = 4000;
const SPREAD_WIDTHS = 7;
const POINTS_PER_PIP = 10;
const MAX_DRAWS = 50;
/** The spread after a weekend, as a multiple of the usual one. */
const WEEKEND_SPREAD_FACTOR = 2;

const PRICE_ANSWER = answerKind('dollars', 5, 0.000_001);
const MONEY_ANSWER = answerKind('dollars', 2, 0.02);
const R_ANSWER = answerKind('R', 2, 0.011);

type Answer = (
  name: TradeQuestion,
  kind: Level['answer'],
  worked: Solution | null,
  isSigned?: boolean,
) => Fraction;

function drawOpening({ below }: RandomStream, answer: Answer) {
  const one = (values: readonly Fraction[]) => values[below(values.length)] ?? ONE;
  const pair = below(TRADED_PAIRS.length);
  const instrument = TRADED_PAIRS[pair] ?? TRADED_PAIRS[0];
  const isBuy = below(2) === 0;
  const [ahead, back] = isBuy ? (['+', '−'] as const) : (['−', '+'] as const);
  const { anchor, spread: usual } = MARKET_SPECS[instrument];
  const bid = mul(
    exact(anchor - MAX_DISTANCE_FROM_ANCHOR + below(2 * MAX_DISTANCE_FROM_ANCHOR)),
    div(PIP_SIZE, exact(POINTS_PER_PIP)),
  );
  const spread = div(exact(usual + below(SPREAD_WIDTHS)), exact(POINTS_PER_PIP));
  const ask = add(bid, pipsToPrice(spread));
  const other = isBuy ? bid : ask;
  const [percent, stopPips] = [one(RISK_PERCENTS), one(STOP_PIPS)];

  const entry = answer('entry', PRICE_ANSWER, {
    steps: [line(isBuy ? 'ask' : 'bid', [price(other), ahead, price(pipsToPrice(spread))])],
    mistakes: {
      otherSide: other,
      middle: calc('(', bid, '+', ask, ')', '÷', 2),
      spreadAgain: calc(isBuy ? ask : bid, ahead, pipsToPrice(spread)),
    },
  });
  const distance = line('pipsAsPrice', [pip(stopPips), '×', plain(PIP_SIZE)]);
  const stop = answer('stop', PRICE_ANSWER, {
    steps: [distance, line('stopPrice', [price(entry), back, distance.result])],
    mistakes: {
      wrongSide: calc(entry, ahead, pipsToPrice(stopPips)),
      points: calc(entry, back, pipsToPrice(stopPips), '÷', 10),
      tenfold: calc(entry, back, pipsToPrice(stopPips), '×', 10),
    },
  });
  const [inSize] = positionSize;
  const lots = answer('size', inSize.answer, inSize.work({ account: ACCOUNT_SIZE, percent, stop: stopPips }));
  const ofPip = line('pipValue', [lot(lots), '×', usd(PIP_VALUE_PER_LOT)], 'USD');
  const oneR = answer('oneR', MONEY_ANSWER, {
    steps: [ofPip, line('allPips', [pip(stopPips), '×', ofPip.result], 'USD')],
    mistakes: {
      planned: calc(ACCOUNT_SIZE, '×', percent, '÷', 100),
      spreadAgain: calc('(', stopPips, '+', spread, ')', '×', ofPip.result.value),
      oneLot: calc(stopPips, '×', PIP_VALUE_PER_LOT),
    },
  });
  const cost = answer('spread', MONEY_ANSWER, {
    steps: [ofPip, line('allPips', [pip(spread), '×', ofPip.result], 'USD')],
    mistakes: {
      twice: calc(spread, '×', ofPip.result.value, '×', 2),
      points: calc(spread, '×', ofPip.result.value, '×', 10),
      oneLot: calc(spread, '×', PIP_VALUE_PER_LOT),
    },
  });
  const leverage = exact(PRACTICE_SPECS[instrument].leverage);
  const held = answer('margin', margin[0].answer, margin[0].work({ lots, price: entry, leverage }));
  const open = { balance: ACCOUNT_SIZE, open: negate(cost), margin: held };
  const free = answer('free', marginLevel[0].answer, marginLevel[0].work(open));
  return {
    ...{ instrument, isBuy, ofPip, ahead, back },
    figures: {
      ...{
        pair: exact(pair),
        isSale: exact(isBuy ? 0 : 1),
        account: ACCOUNT_SIZE,
        bid,
        ask,
        percent,
        stopPips,
      },
      ...{ leverage, spread, entry, stop, lots, oneR, cost, margin: held, free },
    },
  };
}

/** Draws the nights until the end of the week, with their cost. */
function drawNights(
  { below }: RandomStream,
  answer: Answer,
  { instrument, isBuy, figures }: ReturnType<typeof drawOpening>,
) {
  const { nightLong, nightShort } = PRACTICE_SPECS[instrument];
  const points = div(exact(isBuy ? nightLong : nightShort), exact(POINTS_PER_PIP));
  const weekday = below(DAYS_PER_WEEK);
  const booked = Array.from({ length: DAYS_PER_WEEK - weekday }, (_, index) =>
    plain(nightsAfter(instrument, weekday + index)),
  );
  const nights = line('nights', sumExpression(booked));
  const night = line('night', [lot(figures.lots), '×', plain(points), '×', usd(1)], 'USD');
  const { value } = night.result;
  const overnight = answer(
    'overnight',
    MONEY_ANSWER,
    {
      steps: [nights, night, line('charge', [nights.result, '×', night.result], 'USD')],
      mistakes: {
        signTurned: calc(0, '−', nights.result.value, '×', value),
        eachOnce: calc(booked.length, '×', value),
        onFriday: calc(booked.length + 2, '×', value),
        daysNotNights: calc('(', nights.result.value, '+', 1, ')', '×', value),
        asPips: calc(nights.result.value, '×', value, '×', 10),
        oneNight: value,
      },
    },
    true,
  );
  return {
    weekday: exact(weekday),
    points: absolute(points),
    isCredit: exact(isBuy ? 0 : 1),
    overnight,
    nightMoney: absolute(overnight),
  };
}

/** Draws the close, after the weekend. */
function drawClose(
  { below }: RandomStream,
  answer: Answer,
  trade: ReturnType<typeof drawOpening>,
  overnight: Fraction,
) {
  const one = (values: readonly Fraction[]) => values[below(values.length)] ?? ONE;
  const { isBuy, ofPip, ahead, back, figures } = trade;
  const { entry, stop, stopPips, oneR, cost } = figures;
  const gap = one(GAP_PIPS);
  const wide = mul(figures.spread, exact(WEEKEND_SPREAD_FACTOR));
  const exit = calc(stop, back, pipsToPrice(gap));
  const farSide = calc(exit, ahead, pipsToPrice(wide));
  const earlier = Array.from({ length: EARLIER_TRADES }, () => one(EARLIER_RESULTS));

  const [high, low] = isBuy ? [entry, exit] : [exit, entry];
  const moved = line('moved', [price(high), '−', price(low)]);
  const pips = line('inPips', [moved.result, '÷', plain(PIP_SIZE)], 'pip');
  const lost = answer('gap', MONEY_ANSWER, {
    steps: [moved, pips, line('allPips', [pips.result, '×', ofPip.result], 'USD')],
    mistakes: {
      atStop: oneR,
      fromStop: mul(gap, ofPip.result.value),
      otherSide: calc('(', stopPips, '+', gap, '−', wide, ')', '×', ofPip.result.value),
      oneLot: calc(pips.result.value, '×', PIP_VALUE_PER_LOT),
    },
  });
  const loss = answer('result', MONEY_ANSWER, {
    steps: [line('together', [usd(lost), ...plusAmount(usd, negate(overnight))], 'USD')],
    mistakes: {
      signTurned: add(lost, overnight),
      spreadAgain: calc(lost, '−', overnight, '+', cost),
      planned: oneR,
    },
  });
  const [byMoney] = rMultiple;
  const inOneR = answer('inR', byMoney.answer, byMoney.work({ risk: oneR, result: negate(loss) }), true);
  const before = sum(earlier);
  answer(
    'journal',
    R_ANSWER,
    {
      steps: [
        line(
          'earlierTrades',
          earlier.flatMap((each, index) => (index === 0 ? [rUnits(each)] : plusAmount(rUnits, each))),
          'R',
        ),
        line('allTrades', [rUnits(before), ...plusAmount(rUnits, inOneR)], 'R'),
      ],
      mistakes: {
        asPlanned: sub(before, ONE),
        signTurned: sub(before, inOneR),
        added: sum([...earlier, inOneR].map(absolute)),
        withoutIt: before,
      },
    },
    true,
  );
  const [openBid, openAsk] = isBuy ? [exit, farSide] : [farSide, exit];
  const [first = ONE, second = ONE, third = ONE] = earlier;
  return { openBid, openAsk, exit, lost, loss, inR: inOneR, first, second, third };
}

function tradeFrom(stream: RandomStream): OneTrade | null {
  const sums: Partial<Record<TradeQuestion, Sum>> = {};
  const answer: Answer = (name, kind, worked, isSigned = false) => {
    const made = worked && sumOf(kind, worked, isSigned);
    if (made === null) return ONE;
    sums[name] = made;
    return roundTo(made.answer, made.decimals);
  };
  const trade = drawOpening(stream, answer);
  const nights = drawNights(stream, answer, trade);
  const end = drawClose(stream, answer, trade, nights.overnight);
  const isWhole = (made: typeof sums): made is OneTrade['sums'] =>
    TRADE_QUESTIONS.every((name) => made[name]);
  return isWhole(sums) ? { figures: { ...trade.figures, ...nights, ...end }, sums } : null;
}

/** A trade with its twelve sums, reproducible from the seed. */
export function drawTrade(seed: string): OneTrade {
  const stream = randomStream(seededState(`upmark-one-trade-1|${seed}`));
  for (let draws = 0; draws < MAX_DRAWS; draws += 1) {
    const trade = tradeFrom(stream);
    if (trade !== null) return trade;
  }
  throw new RangeError(`No trade of ${seed}`);
}
