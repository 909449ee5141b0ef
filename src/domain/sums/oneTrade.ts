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
} from '@/domain/exact';
import { nightsAfter } from '@/domain/practice/account';
import { DAYS_OF_WEEK } from '@/domain/practice/clock';
import { MARKET } from '@/domain/practice/marketSpecs';
import { SPECS } from '@/domain/practice/specs';
import { stateOf, streamOf, type Stream } from '@/domain/practice/stream';
import { margin, marginLevel, positionSize } from './families/account';
import { rMultiple } from './families/trade';
import { calc, inR, line, lot, pip, plain, plus, price, usd } from './formula';
import { sumOf, type Sum } from './item';
import { inPrice, inUnit, list, PIP, PIP_OF_LOT, range, type Level, type Worked } from './level';

/** Pairs for which a pip of one lot is ten dollars. */
export const TRADED_PAIRS = ['EUR/USD', 'GBP/USD'] as const;

/** In the order of the questions. */
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
  /** The numbers that questions mention. Those from earlier answers are rounded as asked. */
  readonly figures: Readonly<Record<string, Fraction>>;
  readonly sums: Readonly<Record<TradeQuestion, Sum>>;
}

const ACCOUNT = exact(10_000);
const PERCENTS = list(0.5, 1, 1.5, 2);
const STOPS = range(20, 80, 5);
const GAPS = range(8, 60, 1);
const EARLIER = list(-1, -0.6, 0.8, 1.4, 2);
const EARLIER_TRADES = 3;
/** In points: the maximum distance from the usual price, and how much wider than usual the spread can be. */
const MOST_AWAY = 4000;
const SPREAD_WIDTHS = 7;
const POINTS_OF_PIP = 10;
const MOST_DRAWS = 50;
/** The spread after a weekend, as a multiple of the usual one. */
const WIDE = 2;

const PRICE = inUnit('dollars', 5, 0.000_001);
const MONEY = inUnit('dollars', 2, 0.02);
const IN_R = inUnit('R', 2, 0.011);

type Answer = (
  name: TradeQuestion,
  kind: Level['answer'],
  worked: Worked | null,
  isSigned?: boolean,
) => Fraction;

/** Draws the opening of the trade: its quote, size and margin. */
function opened({ below }: Stream, answer: Answer) {
  const one = (values: readonly Fraction[]) => values[below(values.length)] ?? ONE;
  const pair = below(TRADED_PAIRS.length);
  const instrument = TRADED_PAIRS[pair] ?? TRADED_PAIRS[0];
  const isBuy = below(2) === 0;
  const [ahead, back] = isBuy ? (['+', '−'] as const) : (['−', '+'] as const);
  const { anchor, spread: usual } = MARKET[instrument];
  const bid = mul(exact(anchor - MOST_AWAY + below(2 * MOST_AWAY)), div(PIP, exact(POINTS_OF_PIP)));
  const spread = div(exact(usual + below(SPREAD_WIDTHS)), exact(POINTS_OF_PIP));
  const ask = add(bid, inPrice(spread));
  const other = isBuy ? bid : ask;
  const [percent, stopPips] = [one(PERCENTS), one(STOPS)];

  const entry = answer('entry', PRICE, {
    steps: [line(isBuy ? 'ask' : 'bid', [price(other), ahead, price(inPrice(spread))])],
    mistakes: {
      otherSide: other,
      middle: calc('(', bid, '+', ask, ')', '÷', 2),
      spreadAgain: calc(isBuy ? ask : bid, ahead, inPrice(spread)),
    },
  });
  const distance = line('pipsAsPrice', [pip(stopPips), '×', plain(PIP)]);
  const stop = answer('stop', PRICE, {
    steps: [distance, line('stopPrice', [price(entry), back, distance.result])],
    mistakes: {
      wrongSide: calc(entry, ahead, inPrice(stopPips)),
      points: calc(entry, back, inPrice(stopPips), '÷', 10),
      tenfold: calc(entry, back, inPrice(stopPips), '×', 10),
    },
  });
  const [inSize] = positionSize;
  const lots = answer('size', inSize.answer, inSize.work({ account: ACCOUNT, percent, stop: stopPips }));
  const ofPip = line('pipValue', [lot(lots), '×', usd(PIP_OF_LOT)], 'USD');
  const oneR = answer('oneR', MONEY, {
    steps: [ofPip, line('allPips', [pip(stopPips), '×', ofPip.result], 'USD')],
    mistakes: {
      planned: calc(ACCOUNT, '×', percent, '÷', 100),
      spreadAgain: calc('(', stopPips, '+', spread, ')', '×', ofPip.result.value),
      oneLot: calc(stopPips, '×', PIP_OF_LOT),
    },
  });
  const cost = answer('spread', MONEY, {
    steps: [ofPip, line('allPips', [pip(spread), '×', ofPip.result], 'USD')],
    mistakes: {
      twice: calc(spread, '×', ofPip.result.value, '×', 2),
      points: calc(spread, '×', ofPip.result.value, '×', 10),
      oneLot: calc(spread, '×', PIP_OF_LOT),
    },
  });
  const leverage = exact(SPECS[instrument].leverage);
  const held = answer('margin', margin[0].answer, margin[0].work({ lots, price: entry, leverage }));
  const open = { balance: ACCOUNT, open: negate(cost), margin: held };
  const free = answer('free', marginLevel[0].answer, marginLevel[0].work(open));
  return {
    ...{ instrument, isBuy, ofPip, ahead, back },
    figures: {
      ...{ pair: exact(pair), isSale: exact(isBuy ? 0 : 1), account: ACCOUNT, bid, ask, percent, stopPips },
      ...{ leverage, spread, entry, stop, lots, oneR, cost, margin: held, free },
    },
  };
}

/** Draws the nights until the end of the week, with their cost. */
function heldOver(
  { below }: Stream,
  answer: Answer,
  { instrument, isBuy, figures }: ReturnType<typeof opened>,
) {
  const { nightLong, nightShort } = SPECS[instrument];
  const points = div(exact(isBuy ? nightLong : nightShort), exact(POINTS_OF_PIP));
  const weekday = below(DAYS_OF_WEEK);
  const booked = Array.from({ length: DAYS_OF_WEEK - weekday }, (_, index) =>
    plain(nightsAfter(instrument, weekday + index)),
  );
  const nights = line(
    'nights',
    booked.flatMap((each, index) => (index === 0 ? [each] : (['+', each] as const))),
  );
  const night = line('night', [lot(figures.lots), '×', plain(points), '×', usd(1)], 'USD');
  const { value } = night.result;
  const overnight = answer(
    'overnight',
    MONEY,
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
function closed({ below }: Stream, answer: Answer, trade: ReturnType<typeof opened>, overnight: Fraction) {
  const one = (values: readonly Fraction[]) => values[below(values.length)] ?? ONE;
  const { isBuy, ofPip, ahead, back, figures } = trade;
  const { entry, stop, stopPips, oneR, cost } = figures;
  const gap = one(GAPS);
  const wide = mul(figures.spread, exact(WIDE));
  const exit = calc(stop, back, inPrice(gap));
  const farSide = calc(exit, ahead, inPrice(wide));
  const earlier = Array.from({ length: EARLIER_TRADES }, () => one(EARLIER));

  const [high, low] = isBuy ? [entry, exit] : [exit, entry];
  const moved = line('moved', [price(high), '−', price(low)]);
  const pips = line('inPips', [moved.result, '÷', plain(PIP)], 'pip');
  const lost = answer('gap', MONEY, {
    steps: [moved, pips, line('allPips', [pips.result, '×', ofPip.result], 'USD')],
    mistakes: {
      atStop: oneR,
      fromStop: mul(gap, ofPip.result.value),
      otherSide: calc('(', stopPips, '+', gap, '−', wide, ')', '×', ofPip.result.value),
      oneLot: calc(pips.result.value, '×', PIP_OF_LOT),
    },
  });
  const loss = answer('result', MONEY, {
    steps: [line('together', [usd(lost), ...plus(usd, negate(overnight))], 'USD')],
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
    IN_R,
    {
      steps: [
        line(
          'earlierTrades',
          earlier.flatMap((each, index) => (index === 0 ? [inR(each)] : plus(inR, each))),
          'R',
        ),
        line('allTrades', [inR(before), ...plus(inR, inOneR)], 'R'),
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

function tradeFrom(stream: Stream): OneTrade | null {
  const sums: Partial<Record<TradeQuestion, Sum>> = {};
  const answer: Answer = (name, kind, worked, isSigned = false) => {
    const made = worked && sumOf(kind, worked, isSigned);
    if (made === null) return ONE;
    sums[name] = made;
    return roundTo(made.answer, made.decimals);
  };
  const trade = opened(stream, answer);
  const nights = heldOver(stream, answer, trade);
  const end = closed(stream, answer, trade, nights.overnight);
  const isWhole = (made: typeof sums): made is OneTrade['sums'] =>
    TRADE_QUESTIONS.every((name) => made[name]);
  return isWhole(sums) ? { figures: { ...trade.figures, ...nights, ...end }, sums } : null;
}

/** A trade with its twelve sums, reproducible from the seed. */
export function drawTrade(seed: string): OneTrade {
  const stream = streamOf(stateOf(`upmark-one-trade-1|${seed}`));
  for (let draws = 0; draws < MOST_DRAWS; draws += 1) {
    const trade = tradeFrom(stream);
    if (trade !== null) return trade;
  }
  throw new RangeError(`No trade of ${seed}`);
}
