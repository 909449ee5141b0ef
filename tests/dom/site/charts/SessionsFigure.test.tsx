import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import SessionsFigure from '@/site/charts/SessionsFigure';

it("shows London's summer hours in local time", () => {
  vi.useFakeTimers({ now: new Date('2026-07-15T10:00:00Z'), toFake: ['Date'] });
  render(<SessionsFigure />);
  const own = [7, 16].map((hour) =>
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(
      Date.UTC(2026, 6, 15, hour),
    ),
  );
  expect(screen.getByRole('row', { name: /London/ })).toHaveTextContent(`London08:00-17:00${own.join('-')}`);
});
