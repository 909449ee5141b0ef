import { MINUTES_PER_DAY } from '@/domain/practice/clock';
import type { Timeframe } from '@/domain/practice/timedCandles';
import { countOf } from '@/domain/text/groupDigits';

export const timeframeNames: Readonly<Record<Timeframe, string>> = {
  M15: '15-minute candles',
  H1: '1-hour candles',
  H4: '4-hour candles',
  D1: '1-day candles',
};

export const TIMEFRAME_OPTIONS: readonly { readonly value: Timeframe; readonly label: string }[] = [
  { value: 'M15', label: '15 minutes' },
  { value: 'H1', label: '1 hour' },
  { value: 'H4', label: '4 hours' },
  { value: 'D1', label: '1 day' },
];

/** What the second chart shows on wide screens until something is chosen. */
export const SECOND_TIMEFRAME: Readonly<Record<Timeframe, Timeframe>> = {
  M15: 'H1',
  H1: 'H4',
  H4: 'D1',
  D1: 'H4',
};

const MINUTES_PER_HOUR = 60;

/** A length of time on the practice clock in its two largest units, such as `3 days and 4 hours`. */
function durationText(minutes: number): string {
  const days = Math.floor(minutes / MINUTES_PER_DAY);
  const hours = Math.floor((minutes % MINUTES_PER_DAY) / MINUTES_PER_HOUR);
  const parts = [
    { count: days, noun: 'day' },
    { count: hours, noun: 'hour' },
    { count: days > 0 ? 0 : minutes % MINUTES_PER_HOUR, noun: 'minute' },
  ];
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, noun }) => countOf(count, noun))
    .join(' and ');
}

export const lookBackWords = (minutes: number): string =>
  minutes > 0
    ? `Looking back ${durationText(minutes)}: orders apply to the present`
    : 'At the present moment';
