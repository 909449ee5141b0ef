import { expect, it, onTestFinished, vi } from 'vitest';
import { localTimeOfDay } from '@/domain/time/days';
import { sessionClock, sessions, type SessionName } from '@/domain/trading/sessionClock';

/** @param text an instant such as `2026-01-14T12:00Z` */
const clockAt = (text: string) => sessionClock(Date.parse(text));
const openNames = (text: string) =>
  clockAt(text)
    .states.filter(({ isOpen }) => isOpen)
    .map(({ session }) => session.name);
/** When the current session opened, or the next one opens, and when it closes. */
const stateAt = (text: string, name: SessionName) => {
  const state = clockAt(text).states.find(({ session }) => session.name === name);
  if (state === undefined) throw new Error(`No session ${name}`);
  return { opens: new Date(state.opensAt).toISOString(), closes: new Date(state.closesAt).toISOString() };
};

const HOUR = 3_600_000;
const FIRST = Date.UTC(2026, 0, 1);
const AFTER_LAST = Date.UTC(2027, 0, 1);

/** Weekday and local time from the platform's time zone data, such as `Mon 08:00`. */
const formats = new Map<string, Intl.DateTimeFormat>();

function onTheWall(timeZone: string, instant: number): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit' });
  formats.set(timeZone, format);
  return format.format(instant).replace(',', '');
}

it.each([
  ['2026-07-15T12:00Z', 'London', '2026-07-15T07:00:00.000Z', '2026-07-15T16:00:00.000Z'],
  ['2026-07-15T14:00Z', 'New York', '2026-07-15T12:00:00.000Z', '2026-07-15T21:00:00.000Z'],
  ['2026-01-14T02:00Z', 'Tokyo', '2026-01-14T00:00:00.000Z', '2026-01-14T09:00:00.000Z'],
  ['2026-01-14T02:00Z', 'Sydney', '2026-01-13T21:00:00.000Z', '2026-01-14T06:00:00.000Z'],
] as const)('dates the session around %s in %s from %s to %s', (now, name, opens, closes) => {
  expect(stateAt(now, name)).toEqual({ opens, closes });
});

it('keeps the specified GMT hours in standard time', () => {
  const inStandardTime = { Sydney: '2026-07-15T02:00Z', Tokyo: '2026-01-14T02:00Z' } as const;
  for (const { name, gmt } of sessions) {
    const now = name === 'Sydney' || name === 'Tokyo' ? inStandardTime[name] : '2026-01-14T14:00Z';
    const { opens, closes } = stateAt(now, name);
    expect([new Date(opens).getUTCHours(), new Date(closes).getUTCHours()]).toEqual([gmt.opens, gmt.closes]);
  }
});

it('lists overlapping sessions', () => {
  expect(clockAt('2026-01-14T14:00Z').overlap).toEqual(['London', 'New York']);
  expect(clockAt('2026-01-14T20:00Z').overlap).toEqual([]);
  expect(openNames('2026-01-14T20:00Z')).toEqual(['New York']);
  expect(clockAt('2026-07-15T08:30Z').overlap).toEqual(['Tokyo', 'London']);
});

it('includes the opening minute but not the closing one', () => {
  expect(openNames('2026-01-14T07:59:59.999Z')).not.toContain('London');
  expect(openNames('2026-01-14T08:00Z')).toContain('London');
  expect(openNames('2026-01-14T16:59:59.999Z')).toContain('London');
  expect(openNames('2026-01-14T17:00Z')).not.toContain('London');
});

it('ends the week on Friday at 17:00 in New York', () => {
  const week = (text: string) => {
    const { isWeekOpen, weekChangesAt } = clockAt(text);
    return [isWeekOpen, new Date(weekChangesAt).toISOString()];
  };
  expect(week('2026-01-16T21:59Z')).toEqual([true, '2026-01-16T22:00:00.000Z']);
  expect(week('2026-01-16T22:00Z')).toEqual([false, '2026-01-18T22:00:00.000Z']);
  expect(week('2026-01-18T21:59Z')).toEqual([false, '2026-01-18T22:00:00.000Z']);
  expect(week('2026-01-18T22:00Z')).toEqual([true, '2026-01-23T22:00:00.000Z']);
  expect(week('2026-07-17T21:00Z')).toEqual([false, '2026-07-19T21:00:00.000Z']);
});

it('agrees with local clocks throughout a year', () => {
  const wrong: string[] = [];
  for (let now = FIRST; now < AFTER_LAST; now += 5 * HOUR) {
    const [newYorkDay = '', newYorkTime = ''] = onTheWall('America/New_York', now).split(' ');
    const isWeekend =
      newYorkDay === 'Sat' ||
      (newYorkDay === 'Sun' && newYorkTime < '17:00') ||
      (newYorkDay === 'Fri' && newYorkTime >= '17:00');
    const clock = sessionClock(now);
    if (clock.isWeekOpen === isWeekend) wrong.push(`${new Date(now).toISOString()} week`);
    for (const { session, isOpen } of clock.states) {
      const [day = '', time = ''] = onTheWall(session.timeZone, now).split(' ');
      const hour = Number(time.slice(0, 2));
      const isDaytime = hour >= session.local.opens && hour < session.local.closes;
      const expected = isDaytime && day !== 'Sat' && day !== 'Sun' && !isWeekend;
      if (isOpen !== expected) wrong.push(`${new Date(now).toISOString()} ${session.name}`);
    }
  }
  expect(wrong).toEqual([]);
});

it.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/London'])(
  'opens and closes sessions at the same instants when the visitor is in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const tokyo = { opens: '2026-11-02T00:00:00.000Z', closes: '2026-11-02T09:00:00.000Z' };
    expect(stateAt('2026-11-02T02:30Z', 'Tokyo')).toEqual(tokyo);
    const newYork = { opens: '2026-03-09T12:00:00.000Z', closes: '2026-03-09T21:00:00.000Z' };
    expect(stateAt('2026-03-09T02:30Z', 'New York')).toEqual(newYork);
    expect(stateAt('2026-03-29T02:30Z', 'London').opens).toBe('2026-03-30T07:00:00.000Z');
    expect(new Date(clockAt('2026-11-01T02:30Z').weekChangesAt).toISOString()).toBe(
      '2026-11-01T22:00:00.000Z',
    );
  },
);

it.each([
  ['Asia/Tokyo', '2026-01-14T12:00Z', '17:00-02:00'],
  // The clocks change on the Sunday before this session.
  ['America/Los_Angeles', '2026-10-30T17:30Z', '00:00-09:00'],
])('shows a visitor in %s the session around %s as %s', (zone, now, hours) => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const { opens, closes } = stateAt(now, 'London');
  expect([opens, closes].map((instant) => localTimeOfDay(new Date(instant))).join('-')).toBe(hours);
});
