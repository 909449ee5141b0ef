import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TradeToReplay } from '@/site/features/signals/LatestTrade';
import { renderRoutes } from '../../../../support/render';
import { sampleSignals } from '../../../../support/sampleSignals';

it('shows the trade that closed last, even if it lost', () => {
  renderRoutes([{ path: '*', element: <TradeToReplay signals={sampleSignals} /> }], '/');
  expect(screen.getByRole('link', { name: 'Gold, sell' })).toHaveAttribute('href', '/services/signals/13');
  expect(screen.getByText('Lost, at its stop')).toBeVisible();
  expect(screen.getByText('−1.00R', { selector: 'strong' })).toBeVisible();
  expect(screen.getByRole('slider', { name: 'What followed' })).toBeVisible();
});
