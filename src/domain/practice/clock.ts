import { floorDiv } from '@/domain/numbers/wholeNumbers';

/**
 * The practice clock: whole minutes since 17:00 in New York on the account's first Sunday, without weekends.
 * A trading day runs from 17:00 to 17:00, so Monday's begins on Sunday; there are no dates.
 */
export const MINUTES_PER_DAY = 1440;
export const DAYS_PER_WEEK = 5;

/** Twelve weeks of history precede the account. */
export const FIRST_DAY = -60;
/** The account ends with its 52nd week. */
export const LAST_DAY = 259;

const MINUTES_PER_HOUR = 60;
const OPENING_HOUR = 17;
const HOURS_PER_DAY = 24;
const WEEKDAY_COUNT = 7;
/** Minutes of a trading day that fall on the previous calendar day. */
const EVENING = (HOURS_PER_DAY - OPENING_HOUR) * MINUTES_PER_HOUR;

export interface PracticeTime {
  /** 1 for the first week of the account; −1 for the last week before it. */
  readonly week: number;
  /** The calendar day: 0 for Monday to 4 for Friday, 6 for Sunday. */
  readonly weekday: number;
  /** New York time, such as `09:31`. */
  readonly time: string;
}

export const dayOf = (minute: number): number => floorDiv(minute, MINUTES_PER_DAY);
export const weekOf = (day: number): number => floorDiv(day, DAYS_PER_WEEK);
export const weekdayOf = (day: number): number => day - weekOf(day) * DAYS_PER_WEEK;

/** The minute of the trading day: 0 is 17:00. */
export const minuteOfDay = (minute: number): number => minute - dayOf(minute) * MINUTES_PER_DAY;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export function practiceTime(minute: number): PracticeTime {
  const day = dayOf(minute);
  const week = weekOf(day);
  const ofDay = minuteOfDay(minute);
  const hour = (floorDiv(ofDay, MINUTES_PER_HOUR) + OPENING_HOUR) % HOURS_PER_DAY;
  return {
    week: week < 0 ? week : week + 1,
    weekday: ofDay < EVENING ? (weekdayOf(day) + WEEKDAY_COUNT - 1) % WEEKDAY_COUNT : weekdayOf(day),
    time: `${twoDigits(hour)}:${twoDigits(ofDay % MINUTES_PER_HOUR)}`,
  };
}

/** The end of the trading day before the one that `minute` opens: Friday 17:00 rather than Sunday 17:00. */
export const dayEndTime = (minute: number): PracticeTime => ({
  ...practiceTime(minute - 1),
  time: practiceTime(minute).time,
});
