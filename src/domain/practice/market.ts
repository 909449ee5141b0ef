import { dayOf, DAYS_PER_WEEK, FIRST_DAY, minuteOfDay, MINUTES_PER_DAY, weekdayOf, weekOf } from './clock';
import { MARKET_SPECS, type MarketSpec, type PracticeName } from './marketSpecs';
import { seededState, randomStream } from '@/domain/numbers/randomStream';
import { divRound, floorDiv } from '@/domain/numbers/wholeNumbers';

/**
 * The invented market: prices follow from the seed alone, and no move depends on the direction of earlier
 * ones, so no rule gains on average. Prices are in points, steps of the instrument's last decimal place.
 */

/** Increase this with every change that gives an old seed different prices; see RULES_VERSION in account.ts. */
export const MARKET_VERSION = 1;

/** One trading day of one instrument: a bid and an ask for each minute while it is open. */
export interface MarketDay {
  readonly day: number;
  /** The minute of the trading day at which the prices start. */
  readonly firstMinute: number;
  readonly bids: Int32Array;
  readonly asks: Int32Array;
}

/** The state from which the next day follows; small, so a market can be resumed. */
export interface MarketState {
  /** The trading day to be generated next. */
  readonly day: number;
  /** The last price, in 1/1024 points. */
  readonly price: number;
  /** 0 (calm) to 8. */
  readonly level: number;
}

const PARTS_PER_POINT = 1024;
const LEVEL_PERCENTS = [60, 70, 80, 90, 100, 115, 135, 165, 210];
const LAST_LEVEL = 8;
const MIDDLE_LEVEL = 4;
/** 08:30, 10:00 and 14:00. */
const ANNOUNCEMENT_MINUTES = [930, 1020, 1260];
/** The divisor for a percentage times a normal draw, whose standard deviation is 256. */
const PERCENT_OF_NORMAL = 25_600;
const ANNOUNCEMENT_PERCENT = 45;
const SURPRISE_PERCENT = 30;
const SHOCK_MINUTES = 60;
const ASIA_END_MINUTE = 540;
const OPENING_MINUTES = 15;

const stream = (seed: string, ...rest: readonly (string | number)[]) =>
  randomStream(seededState(['upmark-market-1', seed, ...rest].join('|')));

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The announcements of a trading day, in minutes of the practice clock. Their effect isn't known in advance. */
export function announcementsOn(seed: string, day: number): readonly number[] {
  const week = weekOf(day);
  const { below } = stream(seed, 'news', week);
  const found = new Set<number>();
  const count = 2 + below(3);
  for (let drawn = 0; drawn < count; drawn += 1) {
    const on = week * DAYS_PER_WEEK + below(DAYS_PER_WEEK);
    found.add(on * MINUTES_PER_DAY + (ANNOUNCEMENT_MINUTES[below(ANNOUNCEMENT_MINUTES.length)] ?? 0));
  }
  return [...found].filter((minute) => dayOf(minute) === day).sort((a, b) => a - b);
}

/** The moves that all currency pairs share on a day. */
function commonMoves(seed: string, day: number) {
  const { normal } = stream(seed, 'dollar', day);
  return {
    gap: normal(),
    moves: new Int16Array(MINUTES_PER_DAY).map(normal),
    /** The moves at announcements, by minute. */
    jumps: new Map(announcementsOn(seed, day).map((minute) => [minuteOfDay(minute), normal()])),
  };
}

/** The market of an instrument before its first day of history. */
export function marketStart(seed: string, name: PracticeName): MarketState {
  const { below } = stream(seed, 'start', name);
  const price = divRound(MARKET_SPECS[name].anchor * (900 + below(201)) * PARTS_PER_POINT, 1000);
  return { day: FIRST_DAY, price, level: 3 + below(3) };
}

/**
 * Volatility clusters: its level is mostly unchanged, sometimes jumps, then returns towards the middle. Direction never
 * clusters.
 */
function nextLevel(level: number, below: (count: number) => number): number {
  const drawn = below(8);
  if (drawn === 0) return clamp(level - 1, 0, LAST_LEVEL);
  if (drawn === 1) return clamp(level + 1, 0, LAST_LEVEL);
  if (drawn === 2) return level + Math.sign(MIDDLE_LEVEL - level);
  return drawn === 3 && below(6) === 0 ? clamp(level + 3, 0, LAST_LEVEL) : level;
}

/** The spread in each minute of a day: wider at night, and widest around announcements and at the opening. */
function spreadsOf(spec: MarketSpec, day: number, usual: number, announced: readonly number[]): Int32Array {
  const { firstMinute, minutes, weights } = spec;
  const widened = (percent: number) => floorDiv(usual * percent + 99, 100);
  const spreads = new Int32Array(minutes).fill(usual);
  if (weights !== null) spreads.fill(widened(130), 0, ASIA_END_MINUTE);
  for (const at of announced) {
    const [from, until] = [at - 2 - firstMinute, at + 11 - firstMinute];
    spreads.fill(widened(400), Math.max(0, from), Math.max(0, until));
  }
  return spreads.fill(widened(weekdayOf(day) === 0 ? 500 : 400), 0, OPENING_MINUTES);
}

/** The shock of news fades from three times the usual move to the usual one within an hour. */
const shockPercent = (since: number): number =>
  since < SHOCK_MINUTES ? 100 + divRound(200 * (SHOCK_MINUTES - since), SHOCK_MINUTES) : 100;

/**
 * The trading day that follows from `state`, and the state after it. The order of the draws must not change.
 */
export function nextMarketDay(
  seed: string,
  name: PracticeName,
  state: MarketState,
  usualSpread: number = MARKET_SPECS[name].spread,
): { readonly ticks: MarketDay; readonly state: MarketState } {
  const spec: MarketSpec = MARKET_SPECS[name];
  const { day } = state;
  const { below, normal } = stream(seed, name, day);
  const { firstMinute, minutes, weights } = spec;
  const shared = weights === null ? null : commonMoves(seed, day);
  const mixed = (commonMove: number | undefined, own: number) =>
    weights === null ? own : divRound(weights[0] * (commonMove ?? 0) + weights[1] * own, 5);

  const level = nextLevel(state.level, below);
  const deviation = divRound(state.price * spec.volatility * (LEVEL_PERCENTS[level] ?? 100), 100_000_000);
  const surprise = below(10) === 0 ? below(minutes) + firstMinute : -1;
  const gapShare = weekdayOf(day) === 0 ? spec.weekendGap : spec.dayGap;
  const gapPercent = gapShare * (below(10) === 0 ? 3 : 1);
  const gapOwn = normal();
  const announced = announcementsOn(seed, day).map(minuteOfDay);
  const [lowest, highest] = [floorDiv(spec.anchor * PARTS_PER_POINT, 4), spec.anchor * PARTS_PER_POINT * 4];

  const bids = new Int32Array(minutes);
  const asks = new Int32Array(minutes);
  const spreads = spreadsOf(spec, day, usualSpread, announced);
  let { price } = state;
  let shockFrom = -MINUTES_PER_DAY;
  for (let index = 0; index < minutes; index += 1) {
    const minute = firstMinute + index;
    const draw = mixed(shared?.moves[minute], normal());
    const usual = divRound(deviation * (spec.activity[floorDiv(minute, 60)] ?? 0) * 10, spec.root);
    let move = divRound(usual * shockPercent(minute - shockFrom) * draw, PERCENT_OF_NORMAL);
    if (index === 0 && gapPercent > 0) {
      move += divRound(deviation * gapPercent * mixed(shared?.gap, gapOwn), PERCENT_OF_NORMAL);
    }
    if (announced.includes(minute)) {
      const jump = mixed(shared?.jumps.get(minute), normal());
      move += divRound(deviation * ANNOUNCEMENT_PERCENT * jump, PERCENT_OF_NORMAL);
      shockFrom = minute;
    }
    if (minute === surprise) {
      move += divRound(deviation * SURPRISE_PERCENT * normal(), PERCENT_OF_NORMAL);
      shockFrom = minute;
    }
    if (price + move >= lowest && price + move <= highest) price += move;
    const bid = divRound(price, PARTS_PER_POINT);
    bids[index] = bid;
    asks[index] = bid + (spreads[index] ?? 0);
  }
  return { ticks: { day, firstMinute, bids, asks }, state: { day: day + 1, price, level } };
}
