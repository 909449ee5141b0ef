import { MINUTES_OF_DAY, practiceTime, type PracticeTime } from '@/domain/practice/clock';
import type { TimedCandle } from '@/domain/practice/timedCandles';
import { WEEKDAYS } from '@/content/weekdays';
import { inDigits } from '@/domain/grouped';
import type { ChartScale } from '@/charts/chartScale';

/** The minimum distance between labels of the time axis, in px. */
const DAY_ROOM = 34;
const HOUR_ROOM = 60;
/** Half the width of a time label, which would be cut off at the edge. */
const HALF_TIME = 18;
const MOST_PRICES = 6;
/** The height of a level's price tag. */
export const TAG_HEIGHT = 22;

const weekdayName = ({ weekday }: PracticeTime) => WEEKDAYS[weekday] ?? '';

/** Such as `Week 3, Tuesday 09:00`. */
export function timeWords(minute: number): string {
  const time = practiceTime(minute);
  return `Week ${inDigits(time.week)}, ${weekdayName(time)} ${time.time}`;
}

/** Round prices between the lowest and the highest, in points. */
export function priceLines(lowest: number, highest: number): readonly number[] {
  const least = (highest - lowest) / MOST_PRICES;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, ([1, 2, 5, 10].find((share) => share * power >= least) ?? 10) * power);
  const first = Math.ceil(lowest / step);
  return Array.from({ length: Math.floor(highest / step) - first + 1 }, (_, index) => (first + index) * step);
}

interface TimeLabel {
  readonly x: number;
  readonly text: string;
  readonly isDay: boolean;
}

/**
 * Labels at the start of each day, and at hours if there is space; for daily candles, at the start of each
 * week.
 */
export function timeLabels(candles: readonly TimedCandle[], { x }: ChartScale): readonly TimeLabel[] {
  const times = candles.map(({ start }) => practiceTime(start));
  const isDaily = (candles[1]?.start ?? 0) - (candles[0]?.start ?? 0) >= MINUTES_OF_DAY;
  const labels: TimeLabel[] = [];
  const isFree = (at: number, room: number) => labels.every((label) => Math.abs(label.x - at) >= room);
  for (const [index, time] of times.entries()) {
    const before = times[index - 1];
    const isNew = isDaily ? time.week !== before?.week : time.weekday !== before?.weekday;
    if (before && isNew && isFree(x(index), DAY_ROOM))
      labels.push({
        x: x(index),
        text: isDaily ? `Wk ${inDigits(time.week)}` : weekdayName(time).slice(0, 3),
        isDay: true,
      });
  }
  if (!isDaily)
    for (const [index, { time }] of times.entries())
      if (x(index) > HALF_TIME && isFree(x(index), HOUR_ROOM))
        labels.push({ x: x(index), text: time, isDay: false });
  return labels;
}
