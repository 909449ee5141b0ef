import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import SessionClock from '@/site/features/sessions/SessionClock';
import { showBuilt } from '../../../../support/hydrate';

const ownTime = new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' });
const own = (text: string) => ownTime.format(Date.parse(text)).replace(',', '');

const lines = () =>
  screen.getAllByRole('listitem').map((item) => [...item.children].map((part) => part.textContent));

const showAt = (text: string) => {
  vi.useFakeTimers({ now: Date.parse(text) });
  return render(<SessionClock />);
};

it('shows open sessions, their closing times and the next opening', () => {
  showAt('2026-07-15T14:50Z');
  expect(
    screen.getByText('London and New York are open together: the busiest hours of the day.'),
  ).toBeVisible();
  expect(lines().map((parts) => parts.slice(0, 3).join(' '))).toEqual([
    `Sydney Closed opens ${own('2026-07-15T22:00Z')}, in 7 h 10 min`,
    `Tokyo Closed opens ${own('2026-07-16T00:00Z')}, in 9 h 10 min`,
    `London Open closes ${own('2026-07-15T16:00Z')}, in 1 h 10 min`,
    `New York Open closes ${own('2026-07-15T21:00Z')}, in 6 h 10 min`,
  ]);
});

it('updates every minute', () => {
  showAt('2026-07-15T15:58:30Z');
  expect(lines()[2]?.[2]).toContain('in 2 min');
  act(() => {
    vi.advanceTimersByTime(2 * 60_000);
  });
  expect(lines()[2]?.[1]).toBe('Closed');
  expect(screen.getByText('New York is the only open session.')).toBeVisible();
});

it('says at the weekend when the market will reopen', () => {
  showAt('2026-01-17T12:00Z');
  expect(
    screen.getByText(`The currency market is closed. It opens ${own('2026-01-18T22:00Z')}, in 1 d 10 h.`),
  ).toBeVisible();
  expect(lines().map(([, state]) => state)).toEqual(['Closed', 'Closed', 'Closed', 'Closed']);
});

it('prerenders only the specified hours', async () => {
  const { container, hydrate } = showBuilt(<SessionClock />);
  expect(container).toHaveTextContent('08:00-17:00 GMT in standard time');
  expect(container).not.toHaveTextContent(/Open|Closed|opens|closes/);
  expect(await hydrate()).toEqual([]);
  expect(container).toHaveTextContent(/Open|Closed/);
});
