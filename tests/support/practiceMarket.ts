import { marketStart, nextMarketDay, type MarketDay } from '@/domain/practice/market';
import type { PracticeName } from '@/domain/practice/marketSpecs';

/** Days of an instrument from the start of history to `lastDay`. */
export function marketDays(seed: string, name: PracticeName, lastDay: number): readonly MarketDay[] {
  const days: MarketDay[] = [];
  let state = marketStart(seed, name);
  while (state.day <= lastDay) {
    const made = nextMarketDay(seed, name, state);
    days.push(made.ticks);
    ({ state } = made);
  }
  return days;
}

/** FNV-1a of the numbers as text, for comparing long series with the reference. */
export function digestOf(numbers: readonly number[]): string {
  let hash = 0x81_1c_9d_c5;
  for (const character of numbers.map((value) => `${String(value)},`).join(''))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
