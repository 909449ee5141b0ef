import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionsFigure } from '@/pages/figures/SessionsFigure';

afterEach(() => {
  vi.useRealTimers();
});

it('shows the hours of a session in GMT and on the clock of the visitor', () => {
  vi.useFakeTimers({ now: new Date('2025-11-05T12:00:00Z'), toFake: ['Date'] });
  render(<SessionsFigure />);
  const own = [8, 17].map((hour) =>
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(
      Date.UTC(2025, 10, 5, hour),
    ),
  );
  expect(screen.getByRole('row', { name: /London/ })).toHaveTextContent(`London08:00-17:00${own.join('-')}`);
});
