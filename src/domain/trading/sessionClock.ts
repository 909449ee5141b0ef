/**
 * Which of the four forex sessions are open, by the clock of each city, so that summer time is correct on every day.
 *
 * Source: the hours in GMT (`gmt`) are those specified, given for standard time; the local hours are the same instants
 * on each city's clock in its standard time. The week of the currency market runs from Sunday 17:00 to Friday 17:00 in
 * New York. Public holidays aren't taken into account.
 */

interface Hours {
  readonly opens: number;
  readonly closes: number;
}

export const sessions = [
  {
    name: 'Sydney',
    timeZone: 'Australia/Sydney',
    local: { opens: 8, closes: 17 },
    gmt: { opens: 22, closes: 7 },
  },
  { name: 'Tokyo', timeZone: 'Asia/Tokyo', local: { opens: 9, closes: 18 }, gmt: { opens: 0, closes: 9 } },
  {
    name: 'London',
    timeZone: 'Europe/London',
    local: { opens: 8, closes: 17 },
    gmt: { opens: 8, closes: 17 },
  },
  {
    name: 'New York',
    timeZone: 'America/New_York',
    local: { opens: 8, closes: 17 },
    gmt: { opens: 13, closes: 22 },
  },
] as const satisfies readonly {
  readonly name: string;
  readonly timeZone: string;
  readonly local: Hours;
  readonly gmt: Hours;
}[];

export type Session = (typeof sessions)[number];
export type SessionName = Session['name'];

/** Times are in milliseconds since 1970. */
interface SessionState {
  readonly session: Session;
  readonly isOpen: boolean;
  /** The start of the current or the next session. */
  readonly opensAt: number;
  readonly closesAt: number;
}

export interface SessionClock {
  /** Whether the currency market is open; it is closed from Friday 17:00 to Sunday 17:00 in New York. */
  readonly isWeekOpen: boolean;
  /** When the market next closes for the weekend or, if it is closed, opens again. */
  readonly weekChangesAt: number;
  readonly states: readonly SessionState[];
  /** The sessions that are open together; empty unless there are at least two. */
  readonly overlap: readonly SessionName[];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const SUNDAY = 0;
const MONDAY = 1;
const FRIDAY = 5;
const SATURDAY = 6;
const WEEK_ZONE = 'America/New_York';
const WEEK_BOUNDARY_HOUR = 17;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

/** The local wall-clock time to the minute, as if it were UTC. */
function wallClock(timeZone: string, instant: number): number {
  const parts = formatFor(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

const startOfDay = (wall: number): number => wall - (wall % DAY_MS);
const weekdayOf = (day: number): number => new Date(day).getUTCDay();

/** The instant of a local hour. None of these zones changes its clock during these hours. */
function instantAt(timeZone: string, day: number, hour: number): number {
  const wall = day + hour * HOUR_MS;
  const guess = wall - (wallClock(timeZone, wall) - wall);
  return guess + (wall - wallClock(timeZone, guess));
}

interface Window {
  readonly opensAt: number;
  readonly closesAt: number;
}

/** The session on a local date, limited to the market's week; null at weekends. */
function windowOn({ timeZone, local }: Session, day: number): Window | null {
  const weekday = weekdayOf(day);
  if (weekday === SATURDAY || weekday === SUNDAY) return null;
  const opensAt = instantAt(timeZone, day, local.opens);
  const closesAt = instantAt(timeZone, day, local.closes);
  const weekOpensAt = weekday === MONDAY ? instantAt(WEEK_ZONE, day - DAY_MS, WEEK_BOUNDARY_HOUR) : opensAt;
  const weekClosesAt = weekday === FRIDAY ? instantAt(WEEK_ZONE, day, WEEK_BOUNDARY_HOUR) : closesAt;
  return { opensAt: Math.max(opensAt, weekOpensAt), closesAt: Math.min(closesAt, weekClosesAt) };
}

function stateOf(session: Session, instant: number): SessionState {
  let day = startOfDay(wallClock(session.timeZone, instant));
  for (;;) {
    const window = windowOn(session, day);
    if (window !== null && window.closesAt > instant) {
      return { session, isOpen: window.opensAt <= instant, ...window };
    }
    day += DAY_MS;
  }
}

function weekAt(instant: number): Pick<SessionClock, 'isWeekOpen' | 'weekChangesAt'> {
  const day = startOfDay(wallClock(WEEK_ZONE, instant));
  const sunday = day - weekdayOf(day) * DAY_MS;
  const opensAt = instantAt(WEEK_ZONE, sunday, WEEK_BOUNDARY_HOUR);
  const closesAt = instantAt(WEEK_ZONE, sunday + FRIDAY * DAY_MS, WEEK_BOUNDARY_HOUR);
  if (instant < opensAt) return { isWeekOpen: false, weekChangesAt: opensAt };
  if (instant < closesAt) return { isWeekOpen: true, weekChangesAt: closesAt };
  return { isWeekOpen: false, weekChangesAt: instantAt(WEEK_ZONE, sunday + 7 * DAY_MS, WEEK_BOUNDARY_HOUR) };
}

/** The state of all four sessions at an instant, in milliseconds since 1970. */
export function sessionClock(instant: number): SessionClock {
  const states = sessions.map((session) => stateOf(session, instant));
  const open = states.filter(({ isOpen }) => isOpen).map(({ session }) => session.name);
  return { ...weekAt(instant), states, overlap: open.length > 1 ? open : [] };
}
