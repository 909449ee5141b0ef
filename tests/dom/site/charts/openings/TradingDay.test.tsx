import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import TradingDay from '@/site/charts/openings/TradingDay';

const DRAWING = { kind: 'tradingDay', together: 'Both at once' } as const;

afterEach(() => {
  vi.useRealTimers();
});

const at = (now: string) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  render(<TradingDay drawing={DRAWING} />);
};

it('shows specified hours and no time in the built page', () => {
  const html = renderToString(<TradingDay drawing={DRAWING} />);
  expect(html).toContain('Hours GMT, in standard time.');
  expect(html).toContain('Sydney 22:00 to 07:00, Tokyo 00:00 to 09:00, London 08:00 to 17:00');
  expect(html).not.toMatch(/>open</);
});

it('shows the time and the open sessions', () => {
  at('2026-01-14T14:20:00Z');
  expect(screen.getByText(/^14 January at 14:20 GMT\. Yours: \d\d:\d\d\.$/)).toBeVisible();
  expect(screen.getAllByText('open')).toHaveLength(2);
  expect(screen.getByRole('img')).toHaveAccessibleName(/London and New York together from 13:00 to 17:00\.$/);
});

it('draws the summer hours of the cities', () => {
  at('2026-07-15T10:00:00Z');
  expect(screen.getByRole('img')).toHaveAccessibleName(
    /London 07:00 to 16:00, New York 12:00 to 21:00; London and New York together from 12:00 to 16:00\.$/,
  );
});

it('says at weekends when the market opens', () => {
  at('2026-01-17T14:20:00Z');
  expect(screen.getByText('Closed until Sunday 22:00 GMT.')).toBeVisible();
  expect(screen.queryByText('open')).toBeNull();
});
