export interface WebinarTimes {
  /** ISO 8601 in UTC; '' if unknown. */
  readonly startsAt: string;
  readonly minutes: number;
}

const MS_PER_MINUTE = 60_000;

/** In milliseconds since 1970; NaN if unknown. */
export const webinarStart = ({ startsAt }: WebinarTimes): number => Date.parse(startsAt);

export const webinarEnd = (webinar: WebinarTimes): Date =>
  new Date(webinarStart(webinar) + webinar.minutes * MS_PER_MINUTE);

/** Whether a webinar is over; one in progress isn't. */
export const isWebinarOver = (webinar: WebinarTimes, now: Date): boolean => webinarEnd(webinar) < now;

/** Webinars in progress or to come, soonest first. Those without a date are left out. */
export const upcomingWebinars = <T extends WebinarTimes>(webinars: readonly T[], now: Date): T[] =>
  webinars
    .filter((webinar) => webinarEnd(webinar) >= now)
    .toSorted((a, b) => webinarStart(a) - webinarStart(b));

/** Past webinars, latest first. */
export const pastWebinars = <T extends WebinarTimes>(webinars: readonly T[], now: Date): T[] =>
  webinars
    .filter((webinar) => isWebinarOver(webinar, now))
    .toSorted((a, b) => webinarStart(b) - webinarStart(a));
