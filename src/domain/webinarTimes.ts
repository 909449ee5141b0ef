/** When a webinar takes place. */
export interface WebinarTimes {
  /** ISO 8601 in UTC; '' where it is not known. */
  readonly startsAt: string;
  readonly minutes: number;
}

const MS_PER_MINUTE = 60_000;

/** In milliseconds since 1970; NaN where it is not known. */
export const startOf = ({ startsAt }: WebinarTimes): number => Date.parse(startsAt);

/** The moment at which it ends. */
export const endOf = (webinar: WebinarTimes): Date =>
  new Date(startOf(webinar) + webinar.minutes * MS_PER_MINUTE);

/** Whether a webinar has taken place; one that is going on has not. */
export const isOver = (webinar: WebinarTimes, now: Date): boolean => endOf(webinar) < now;

/** Those that are going on or to come, the soonest first. Those without a date are left out. */
export const toCome = <T extends WebinarTimes>(webinars: readonly T[], now: Date): T[] =>
  webinars.filter((webinar) => endOf(webinar) >= now).toSorted((a, b) => startOf(a) - startOf(b));

/** Those that have taken place, the latest first. */
export const takenPlace = <T extends WebinarTimes>(webinars: readonly T[], now: Date): T[] =>
  webinars.filter((webinar) => isOver(webinar, now)).toSorted((a, b) => startOf(b) - startOf(a));
