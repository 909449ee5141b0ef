import type { Quote } from './account';
import { dayOf, MINUTES_PER_DAY } from './clock';
import { marketStart, nextMarketDay, type MarketDay, type MarketState } from './market';
import { MARKET_SPECS, type PracticeName } from './marketSpecs';
import { SMALL_SPREADS, type PriceList } from './specs';
import { lastCandles, type TimedCandle, type Timeframe } from './timedCandles';

/** The lowest bid and the highest ask. */
export type PriceRange = Pick<TimedCandle, 'low' | 'high'>;

interface GeneratedDays {
  readonly days: MarketDay[];
  state: MarketState;
}

/** The prices of a seed, generated on demand. Minutes are those of the practice clock. */
export function createMarketData(seed: string, prices: PriceList) {
  const instruments = new Map<PracticeName, GeneratedDays>();

  function daysUntil(name: PracticeName, lastDay: number): readonly MarketDay[] {
    let made = instruments.get(name);
    if (made === undefined) {
      made = { days: [], state: marketStart(seed, name) };
      instruments.set(name, made);
    }
    const spread = prices === 'commission' ? SMALL_SPREADS[name] : undefined;
    while (made.state.day <= lastDay) {
      const { ticks, state } = nextMarketDay(seed, name, made.state, spread);
      made.days.push(ticks);
      made.state = state;
    }
    return made.days;
  }

  function dayAt(name: PracticeName, day: number): MarketDay | undefined {
    const days = daysUntil(name, day);
    return days[day - (days[0]?.day ?? 0)];
  }

  function quoteIn(day: MarketDay | undefined, index: number): Quote | null {
    const [bid, ask] = [day?.bids[index], day?.asks[index]];
    return bid === undefined || ask === undefined ? null : { bid, ask };
  }

  /** The quote at a minute; null while the instrument is closed. */
  const quoteAt = (name: PracticeName, minute: number): Quote | null => {
    const day = dayAt(name, dayOf(minute));
    return quoteIn(day, minute - dayOf(minute) * MINUTES_PER_DAY - (day?.firstMinute ?? 0));
  };

  return {
    quoteAt,
    /** The quote at `minute`, or the last one before it. */
    latestQuote(name: PracticeName, minute: number): Quote {
      const now = quoteAt(name, minute);
      if (now) return now;
      const { firstMinute, minutes } = MARKET_SPECS[name];
      const isAfterwards = minute - dayOf(minute) * MINUTES_PER_DAY >= firstMinute;
      const last = quoteIn(dayAt(name, dayOf(minute) - (isAfterwards ? 0 : 1)), minutes - 1);
      if (last === null) throw new RangeError(`No price for ${name} before minute ${String(minute)}`);
      return last;
    },
    /** The range from one minute to another of the same day; null if the instrument is closed throughout. */
    range(name: PracticeName, from: number, until: number): PriceRange | null {
      const { firstMinute, minutes } = MARKET_SPECS[name];
      const first = dayOf(from) * MINUTES_PER_DAY + firstMinute;
      const day = dayAt(name, dayOf(from));
      const end = Math.min(until - first, minutes - 1);
      let [low, high] = [Number.POSITIVE_INFINITY, 0];
      for (let index = Math.max(from - first, 0); index <= end; index += 1) {
        low = Math.min(low, day?.bids[index] ?? low);
        high = Math.max(high, day?.asks[index] ?? high);
      }
      return low <= high ? { low, high } : null;
    },
    /** The last candles up to and including `minute`, at most `count`. */
    candles(name: PracticeName, timeframe: Timeframe, minute: number, count: number) {
      return lastCandles(daysUntil(name, dayOf(minute)), timeframe, minute, count);
    },
  };
}

export type MarketData = ReturnType<typeof createMarketData>;
