import { expect, it } from 'vitest';
import { dayEndTime, practiceTime } from '@/domain/practice/clock';
import { type PracticeName } from '@/domain/practice/marketSpecs';
import { candlesOf, TIMEFRAMES, type TimedCandle } from '@/domain/practice/timedCandles';
import { digestOf, marketDays } from '../../../support/practiceMarket';

const SEED = 'K7M2Q9';
const LAST_DAY = -50;

const figures = ({ start, open, high, low, close }: TimedCandle) => [start, open, high, low, close];

// From the reference: digests of bid and ask over eleven days, of H1 and of H4 candles; the first D1 candle.
it.each<[PracticeName, string, string, string, number[]]>([
  ['EUR/USD', '647daa06', '5b667488', '50ed168a', [-86_400, 107_754, 108_031, 107_425, 107_531]],
  ['GBP/USD', 'f312cfd7', '8c2b87bc', '58003843', [-86_400, 140_349, 140_921, 140_012, 140_493]],
  ['USD/JPY', 'd1671a5e', 'af9240da', '88bfd076', [-86_400, 132_842, 133_010, 132_082, 132_339]],
  ['Gold', 'c94f9b5c', 'd45fcf3a', '74748cbd', [-86_400, 250_728, 253_075, 250_402, 252_091]],
  ['Oil (WTI)', '6049468a', 'ee31e80f', '658d9f42', [-86_400, 7828, 7836, 7687, 7716]],
  ['S&P 500', '0ab6a8a5', '7e701af7', '0724b6e6', [-86_400, 51_006, 51_087, 50_543, 50_929]],
])('generates the same prices as the reference for %s', (instrument, ticks, hourly, fourHourly, firstDay) => {
  const days = marketDays(SEED, instrument, LAST_DAY);
  expect(digestOf(days.flatMap(({ bids, asks }) => [...bids].flatMap((bid, i) => [bid, asks[i] ?? 0])))).toBe(
    ticks,
  );
  expect(digestOf(candlesOf(days, TIMEFRAMES.H1).flatMap(figures))).toBe(hourly);
  expect(digestOf(candlesOf(days, TIMEFRAMES.H4).flatMap(figures))).toBe(fourHourly);
  expect(candlesOf(days, TIMEFRAMES.D1).map(figures)[0]).toEqual(firstDay);
});

const [SUNDAY, WEDNESDAY, FRIDAY] = [6, 2, 4];

it.each([
  [0, { week: 1, weekday: SUNDAY, time: '17:00' }],
  [419, { week: 1, weekday: SUNDAY, time: '23:59' }],
  [420, { week: 1, weekday: 0, time: '00:00' }],
  [3 * 1440, { week: 1, weekday: WEDNESDAY, time: '17:00' }],
  [960, { week: 1, weekday: 0, time: '09:00' }],
  [2 * 7200 + 1440 + 991, { week: 3, weekday: 1, time: '09:31' }],
  [-1, { week: -1, weekday: FRIDAY, time: '16:59' }],
])('converts minute %i of the practice clock to a week, weekday and time', (minute, time) => {
  expect(practiceTime(minute)).toEqual(time);
});

it('ends a week on Friday, although the practice clock continues with Sunday', () => {
  expect(dayEndTime(7200)).toEqual({ week: 1, weekday: FRIDAY, time: '17:00' });
  expect(practiceTime(7200)).toEqual({ week: 2, weekday: SUNDAY, time: '17:00' });
});
