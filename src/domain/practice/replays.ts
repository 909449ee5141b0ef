import { fraction, type Fraction } from '@/domain/numbers/exact';
import { exitPrice, type Quote, type Side } from './account';
import { announcementsOn, marketStart, nextMarketDay, type MarketDay, type MarketState } from './market';
import type { PracticeName } from './marketSpecs';
import { dayOf, MINUTES_PER_DAY } from './clock';
import { swingsOf, usualRange } from './replayClaims';
import { candlesOf, lastCandles, type TimedCandle, type Timeframe } from './timedCandles';
import { floorDiv } from '@/domain/numbers/wholeNumbers';

/** A chart that pauses for a decision. Everything else follows from these figures. */
export interface Replay {
  readonly seed: string;
  readonly instrument: PracticeName;
  /** Minutes per candle. */
  readonly minutes: 60 | 240;
  /** The start of the candle at whose close the decision is due. */
  readonly decision: number;
}

interface Tick extends Quote {
  readonly minute: number;
}

export interface TradePlan {
  readonly side: Side;
  readonly entry: number;
  readonly stop: number;
  readonly target: number;
}

export interface ReplayOutcome {
  readonly end: 'stop' | 'target' | 'time';
  /** The price at which the trade was closed. */
  readonly price: number;
  /** Minutes of open market from entry to exit. */
  readonly minutes: number;
  /** The candle in which the trade ended, counted from 1 after the decision. */
  readonly candle: number;
  /** The result in units of the risk. */
  readonly r: Fraction;
  /** The candle in which the target was reached after the stop; null if it wasn't. */
  readonly targetLater: number | null;
}

const SHOWN_CANDLES = 60;
export const HIDDEN_CANDLES = 40;
/** Enough for 40 candles of four hours. */
const REST_DAYS = 8;
const ANNOUNCED_WITHIN_MINUTES = 480;

/** Generates the remaining days of a market up to the last one needed, and yields after each. */
function* marketUntil({ seed, instrument }: Replay, lastDay: number, from: MarketState) {
  const days: MarketDay[] = [];
  let state = from;
  while (state.day <= lastDay) {
    const made = nextMarketDay(seed, instrument, state);
    days.push(made.ticks);
    ({ state } = made);
    yield;
  }
  return { days, state };
}

function ticksBetween(days: readonly MarketDay[], from: number, until: number): readonly Tick[] {
  return days.flatMap(({ day, firstMinute, bids, asks }) => {
    const first = day * MINUTES_PER_DAY + firstMinute;
    if (first >= until || first + bids.length <= from) return [];
    return Array.from(bids, (bid, index) => ({ minute: first + index, bid, ask: asks[index] ?? bid })).filter(
      ({ minute }) => minute >= from && minute < until,
    );
  });
}

/** Runs work that yields between its steps. */
function finish<T>(work: Generator<undefined, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/**
 * Works out everything known when the decision is due, in points: only days up to it are generated. Yields after each
 * day, so that a page can respond in between.
 */
export function* replayStartSteps(replay: Replay) {
  const { seed, instrument, minutes, decision } = replay;
  const end = decision + minutes;
  const market = yield* marketUntil(replay, dayOf(decision), marketStart(seed, instrument));
  const { days } = market;
  const candles = candlesOf(days, minutes, end - 1).slice(-SHOWN_CANDLES);
  const last = ticksBetween(days, decision, end).at(-1);
  const day = dayOf(end);
  const announced = [day, day + 1].flatMap((on) => announcementsOn(seed, on)).map((minute) => minute - end);
  return {
    candles,
    bid: last?.bid ?? 0,
    ask: last?.ask ?? 0,
    range: usualRange(candles),
    /** The minutes until each announcement within the next eight hours. */
    announcements: announced.filter((after) => after >= 0 && after <= ANNOUNCED_WITHIN_MINUTES),
    /** The market that the rest is generated from, up to and including the day of the decision. */
    market,
  };
}

export const replayStart = (replay: Replay) => finish(replayStartSteps(replay));

export type ReplayStart = Readonly<ReturnType<typeof replayStart>>;

/** Generates the forty candles after the decision. Yields after each day. */
export function* replayRestSteps(replay: Replay, { market }: ReplayStart) {
  const { minutes, decision } = replay;
  const end = decision + minutes;
  const { days: later } = yield* marketUntil(replay, dayOf(decision) + REST_DAYS, market.state);
  const days = [...market.days.slice(-1), ...later];
  const after = candlesOf(days, minutes).filter(({ start }) => start >= end);
  const candles = after.slice(0, HIDDEN_CANDLES);
  const until = after[HIDDEN_CANDLES]?.start ?? Number.POSITIVE_INFINITY;
  return { candles, ticks: ticksBetween(days, end, until), days: later };
}

export const replayRest = (replay: Replay, start: ReplayStart) => finish(replayRestSteps(replay, start));

export type ReplayRest = ReturnType<typeof replayRest>;

/** The last candles of a chart up to and including a minute, at most `count`, in any timeframe. */
export const replayCandles = (
  { market }: ReplayStart,
  rest: ReplayRest | null,
  timeframe: Timeframe,
  minute: number,
  count: number,
): readonly TimedCandle[] => lastCandles([...market.days, ...(rest?.days ?? [])], timeframe, minute, count);

/**
 * The low and high beyond which stops go: of the last swing and the last candle; without a swing, of the last ten
 * candles.
 */
export function lastTurn(candles: readonly TimedCandle[]): { readonly low: number; readonly high: number } {
  const ends = (side: 'low' | 'high') => {
    const swing = swingsOf(candles, side).at(-1);
    const those = swing === undefined ? candles.slice(-10) : [candles[swing], candles.at(-1)];
    return those.map((candle) => candle?.[side] ?? 0);
  };
  return { low: Math.min(...ends('low')), high: Math.max(...ends('high')) };
}

/**
 * The plan for a side, based only on what is known at the decision: a stop beyond the last swing, and a
 * target at twice the risk.
 */
export function statedPlan(side: Side, { candles, bid, ask, range }: ReplayStart): TradePlan {
  const room = Math.max(2 * (ask - bid), floorDiv(range, 10));
  const { low, high } = lastTurn(candles);
  if (side === 'buy') {
    const stop = low - room;
    return { side, entry: ask, stop, target: ask + 2 * (ask - stop) };
  }
  const stop = high + room;
  return { side, entry: bid, stop, target: bid - 2 * (stop - bid) };
}

/** How a plan ends, tick by tick: at its stop, at its target, or at the last price. */
export function replayOutcome(
  { side, entry, stop, target }: TradePlan,
  { candles, ticks }: ReplayRest,
): ReplayOutcome {
  const sign = side === 'buy' ? 1 : -1;
  const leaving = (tick: Tick) => exitPrice(side, tick);
  const isAtStop = (tick: Tick) => sign * (leaving(tick) - stop) <= 0;
  const isAtTarget = (tick: Tick) => sign * (leaving(tick) - target) >= 0;
  const candleOf = (tick: Tick | undefined) =>
    tick ? candles.filter(({ start }) => start <= tick.minute).length : candles.length;

  const found = ticks.findIndex((tick) => isAtStop(tick) || isAtTarget(tick));
  const index = found < 0 ? ticks.length - 1 : found;
  const tick = ticks[index];
  const price = tick ? leaving(tick) : entry;
  const end = found < 0 || !tick ? 'time' : isAtStop(tick) ? 'stop' : 'target';
  const later = end === 'stop' ? ticks.slice(index).find(isAtTarget) : undefined;
  return {
    end,
    price,
    minutes: index + 1,
    candle: candleOf(tick),
    r: fraction(BigInt(sign * (price - entry)), BigInt(Math.abs(entry - stop))),
    targetLater: later ? candleOf(later) : null,
  };
}

/** The distance of the target in units of the risk. */
export const planRatio = ({ entry, stop, target }: TradePlan): Fraction =>
  fraction(BigInt(Math.abs(target - entry)), BigInt(Math.abs(entry - stop)));

const MAX_SPREADS_OF_RISK = 3;

/** Which rules a plan follows, whatever happened next. */
export function planChecks({ side, entry, stop, target }: TradePlan, { candles, bid, ask }: ReplayStart) {
  const { low, high } = lastTurn(candles);
  const risk = Math.abs(entry - stop);
  return {
    isBeyondTurn: side === 'buy' ? stop < low : stop > high,
    isTwiceTheRisk: Math.abs(target - entry) >= 2 * risk,
    /** Whether the stop is within three spreads of the entry. */
    isWithinSpreads: risk <= MAX_SPREADS_OF_RISK * (ask - bid),
  };
}

export type PlanChecks = Readonly<ReturnType<typeof planChecks>>;
