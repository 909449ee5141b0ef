import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TradeToReplay } from '@/site/features/signals/LatestTrade';
import { renderRoutes } from '../../../../support/render';
import { sampleSignals } from '../../../../support/sampleSignals';

const button = (name: string) => screen.getByRole('button', { name });
const result = () => screen.queryByText('+1.15R', { selector: 'strong' });

it('shows the latest trade as it was published, and how it ended after the last candle', async () => {
  const { user } = renderRoutes([{ path: '*', element: <TradeToReplay signals={sampleSignals} /> }], '/');
  // Signal 12, the latest long enough to replay, was amended before its entry.
  expect(screen.getByRole('link', { name: 'Gold, buy' })).toHaveAttribute('href', '/services/signals/4');
  expect(screen.getByText('Waiting')).toBeVisible();
  expect(screen.getByRole('img').getAttribute('aria-label')).not.toContain('closed');
  expect(result()).toBeNull();

  expect(screen.queryByRole('slider')).toBeNull();

  await user.click(button('Hits the stop'));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await user.click(button('Play what followed'));
  expect(result()).toBeVisible();
  expect(button('Play again')).toHaveFocus();
  expect(screen.getByText('It hit the target first.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Decide on a chart' })).toBeVisible();

  fireEvent.change(screen.getByRole('slider', { name: 'What followed' }), { target: { value: '15' } });
  expect(result()).toBeNull();
  expect(screen.getByText('Open')).toBeVisible();
  expect(button('Hits the target')).toBeDisabled();
});

it('plays candle by candle, or shows all candles at once when reduced motion is preferred', async () => {
  const { user } = renderRoutes([{ path: '*', element: <TradeToReplay signals={sampleSignals} /> }], '/');
  let drawNext: FrameRequestCallback = () => undefined;
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    drawNext = draw;
    return 1;
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await user.click(button('Hits the target'));
  await user.click(button('Play what followed'));
  act(() => drawNext(performance.now() + 1000));
  expect(screen.getByRole('slider', { name: 'What followed' })).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^Candle \d/),
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await user.click(button('Pause'));
  expect(screen.getByText('You were right.')).toBeVisible();
  await user.click(button('Play again'));
  expect(screen.queryByText('You were right.')).toBeNull();
  expect(screen.getByRole('slider', { name: 'What followed' })).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^Before publication/),
  );
  expect(button('Play what followed')).toBeVisible();
});
