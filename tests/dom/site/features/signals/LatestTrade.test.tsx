import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TradeToReplay } from '@/site/features/signals/LatestTrade';
import { renderRoutes } from '../../../../support/render';
import { sampleSignals } from '../../../../support/sampleSignals';

const button = (name: string) => screen.getByRole('button', { name });
const result = () => screen.queryByText('+2.17R', { selector: 'strong' });

it('shows the latest trade as it was published, and how it ended after the last candle', async () => {
  const { user } = renderRoutes([{ path: '*', element: <TradeToReplay signals={sampleSignals} /> }], '/');
  expect(screen.getByRole('link', { name: 'GBP/USD, buy' })).toHaveAttribute('href', '/services/signals/12');
  expect(screen.getByText('Waiting')).toBeVisible();
  expect(screen.getByRole('img').getAttribute('aria-label')).not.toContain('closed');
  expect(result()).toBeNull();

  await user.click(button('Hits the stop'));
  const slider = screen.getByRole('slider', { name: 'What followed' });
  fireEvent.change(slider, { target: { value: '30' } });
  expect(screen.getByText('Open')).toBeVisible();
  expect(button('Hits the target')).toBeDisabled();
  fireEvent.change(slider, { target: { value: '45' } });
  expect(result()).toBeVisible();
  expect(screen.getByText('It hit the target first.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Decide on a chart' })).toBeVisible();
});

it('plays candle by candle, or shows all candles at once when reduced motion is preferred', async () => {
  const { user } = renderRoutes([{ path: '*', element: <TradeToReplay signals={sampleSignals} /> }], '/');
  const moment = screen.getByRole('slider', { name: 'What followed' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await user.click(button('Hits the target'));
  await user.click(button('Play what followed'));
  await waitFor(() => {
    expect(moment).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Candle \d/));
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await user.click(button('Pause'));
  expect(screen.getByText('You called it.')).toBeVisible();
});
