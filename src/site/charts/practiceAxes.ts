import { MINUTES_PER_DAY, practiceTime, type PracticeTime } from '@/domain/practice/clock';
import type { TimedCandle } from '@/domain/practice/timedCandles';
import { WEEKDAYS } from '@/content/weekdays';
import { formatNumber } from '@/domain/text/groupDigits';
import type { ChartScale } from '@/charts/chartScale';

/** The minimum distance between labels of the time axis, in px. */
const MIN_DAY_GAP = 34;
const MIN_HOUR_GAP = 60;
/** Half the width of a time label with widened letter spacing, so that labels aren't cut off at the edge. */
const HALF_LABEL_WIDTH = 22;
const MAX_PRICE_LABELS = 6;
export const TAG_HEIGHT = 22;

const isSunday = ({ weekday }: PracticeTime) => weekday === WEEKDAYS.indexOf('Sunday');
const weekdayName = ({ weekday }: PracticeTime) => WEEKDAYS[weekday] ?? '';

/** Such as `Week 3, Tuesday 09:00`. */
export function formatTime(minute: number, timeOf = practiceTime): string {
  const time = timeOf(minute);
  return `Week ${formatNumber(time.week)}, ${weekdayName(time)} ${time.time}`;
}

/** Round prices between the lowest and the highest, in points. */
export function priceLines(lowest: number, highest: number): readonly number[] {
  const least = (highest - lowest) / MAX_PRICE_LABELS;
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
  const isDaily = (candles[1]?.start ?? 0) - (candles[0]?.start ?? 0) >= MINUTES_PER_DAY;
  const labels: TimeLabel[] = [];
  const isFree = (at: number, room: number) => labels.every((label) => Math.abs(label.x - at) >= room);
  const starts = [...times.entries()].filter(([index, time]) => {
    const before = times[index - 1];
    return before && (isDaily ? time.week !== before.week : time.weekday !== before.weekday);
  });
  // The few hours of a Sunday must not take Monday's space.
  for (const [index, time] of starts.toSorted(([, a], [, b]) => Number(isSunday(a)) - Number(isSunday(b))))
    if (isFree(x(index), MIN_DAY_GAP))
      labels.push({
        x: x(index),
        text: isDaily ? `Wk ${formatNumber(time.week)}` : weekdayName(time).slice(0, 3),
        isDay: true,
      });
  if (!isDaily)
    for (const [index, { time }] of times.entries())
      if (x(index) > HALF_LABEL_WIDTH && isFree(x(index), MIN_HOUR_GAP))
        labels.push({ x: x(index), text: time, isDay: false });
  return labels;
}
