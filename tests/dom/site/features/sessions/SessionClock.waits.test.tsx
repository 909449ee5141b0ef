import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import SessionClock from '@/site/features/sessions/SessionClock';

const showAt = (text: string) => {
  vi.useFakeTimers({ now: Date.parse(text) });
  render(<SessionClock />);
};

afterEach(() => {
  vi.useRealTimers();
});

/** The words for how long a session stays open, or until it opens. */
const waitOf = (name: string) => {
  const row = screen
    .getAllByRole('listitem')
    .find(({ firstElementChild }) => firstElementChild?.textContent === name);
  return /, in (.*?)(?=\d\d:00-)/.exec(row?.textContent ?? '')?.[1];
};

it.each([
  ['a whole day and more', '2026-07-18T07:00Z', 'London', '2 d 0 h'],
  ['a minute less than a day', '2026-07-19T07:01Z', 'London', '23 h 59 min'],
  ['a part of a minute', '2026-07-15T15:59:30Z', 'London', '1 min'],
])('shows a wait of %s', (_what, now, name, wait) => {
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
    'Times are on your clock and follow the summer time of each city. Public holidays are not taken into account.',
  ]);
});
