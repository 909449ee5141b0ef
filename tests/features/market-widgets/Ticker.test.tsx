import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Ticker } from '@/features/market-widgets/Ticker';

it('names the ten instruments while there are no prices, and credits the provider', () => {
  render(<Ticker />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'EUR/USD',
    'GBP/USD',
    'USD/JPY',
    'BTC/USD',
    'ETH/USD',
    'Gold',
    'Silver',
    'S&P 500',
    'US 100',
    'Oil (WTI)',
  ]);
  expect(screen.getByRole('link', { name: 'TradingView' })).toBeInTheDocument();
});
