import { marketStart, nextDay, type MarketDay } from '@/domain/practice/market';
import type { PracticeName } from '@/domain/practice/marketSpecs';

/** Days of an instrument from the start of history to `lastDay`. */
export function marketDays(seed: string, name: PracticeName, lastDay: number): readonly MarketDay[] {
  const days: MarketDay[] = [];
  let state = marketStart(seed, name);
  while (state.day <= lastDay) {
    const made = nextDay(seed, name, state);
    days.push(made.ticks);
    ({ state } = made);
  }
  return days;
}
