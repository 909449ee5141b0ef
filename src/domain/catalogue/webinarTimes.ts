export interface WebinarTimes {
  /** ISO 8601 in UTC; '' if unknown. */
  readonly startsAt: string;
  readonly minutes: number;
}

const MS_PER_MINUTE = 60_000;

/** In milliseconds since 1970; NaN if unknown. */
export const startOf = ({ startsAt }: WebinarTimes): number => Date.parse(startsAt);

export const endOf = (webinar: WebinarTimes): Date =>
  new Date(startOf(webinar) + webinar.minutes * MS_PER_MINUTE);

/** Whether a webinar is over; one in progress isn't. */
export const isOver = (webinar: WebinarTimes, now: Date): boolean => endOf(webinar) < now;

/** Webinars in progress or to come, soonest first. Those without a date are left out. */
export const upcomingWebinars = <T extends WebinarTimes>(webinars: readonly T[], now: Date): T[] =>
  webinars.filter((webinar) => endOf(webinar) >= now).toSorted((a, b) => startOf(a) - startOf(b));

/** Past webinars, latest first. */
export const pastWebinars = <T extends WebinarTimes>(webinars: readonly T[], now: Date): T[] =>
  webinars.filter((webinar) => isOver(webinar, now)).toSorted((a, b) => startOf(b) - startOf(a));
