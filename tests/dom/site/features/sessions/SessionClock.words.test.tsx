import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import SessionClock from '@/site/features/sessions/SessionClock';

const showAt = (text: string) => {
  vi.useFakeTimers({ now: Date.parse(text) });
  render(<SessionClock />);
};

afterEach(() => {
  vi.useRealTimers();
});

/** How long a session still is open, or has to come, as it is told. */
const waitOf = (name: string) => {
  const row = screen
    .getAllByRole('listitem')
    .find(({ firstElementChild }) => firstElementChild?.textContent === name);
  return /, in (.*?)(?=\d\d:00-)/.exec(row?.textContent ?? '')?.[1];
};

describe('the session clock', () => {
  it.each([
    ['a whole day and more', '2026-07-18T07:00Z', 'London', '2 d 0 h'],
    ['a day to the minute', '2026-07-19T07:00Z', 'London', '1 d 0 h'],
    ['a minute less than a day', '2026-07-19T07:01Z', 'London', '23 h 59 min'],
    ['two hours to the minute', '2026-07-15T14:00Z', 'London', '2 h 0 min'],
    ['an hour to the minute', '2026-07-15T15:00Z', 'London', '1 h 0 min'],
    ['a minute less than an hour', '2026-07-15T15:01Z', 'London', '59 min'],
    ['a part of a minute', '2026-07-15T15:59:30Z', 'London', '1 min'],
  ])('tells a wait of %s', (_what, now, name, wait) => {
    showAt(now);
    expect(waitOf(name)).toBe(wait);
  });

  it.each([
    ['one', '2026-07-15T17:00Z', 'New York is the only session that is open.'],
    ['two of the night', '2026-07-15T02:00Z', 'Sydney and Tokyo are open together.'],
    ['none on a day of trading', '2026-07-15T21:30Z', 'No session is open at the moment.'],
  ])('says first that %s is open', (_what, now, words) => {
    showAt(now);
    expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
      words,
      'Times are on your clock and follow the summer time of each city. Public holidays are not counted.',
    ]);
  });

  it('is a region of its own', () => {
    showAt('2026-07-15T17:00Z');
    expect(screen.getByRole('region', { name: 'Forex sessions' })).toBeVisible();
  });
});
