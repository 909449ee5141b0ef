import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import TradingDay from '@/site/charts/openings/TradingDay';

const DRAWING = { kind: 'tradingDay', together: 'Both at once' } as const;

const at = (now: string) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  render(<TradingDay drawing={DRAWING} />);
};

it('prerenders the specified hours without the current time', () => {
  const html = renderToString(<TradingDay drawing={DRAWING} />);
  expect(html).toContain('Hours in GMT, standard time.');
  expect(html).toContain('Sydney 22:00 to 07:00, Tokyo 00:00 to 09:00, London 08:00 to 17:00');
  expect(html).not.toMatch(/>open</);
});

it('shows the current time and the open sessions', () => {
  at('2026-01-14T14:20:00Z');
  expect(screen.getByText(/^14 January at 14:20 GMT\./)).toBeVisible();
  expect(screen.getAllByText('open')).toHaveLength(2);
  expect(screen.getByRole('img')).toHaveAccessibleName(/London and New York together from 13:00 to 17:00\.$/);
});
