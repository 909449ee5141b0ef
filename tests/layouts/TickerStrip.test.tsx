import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TickerStrip } from '@/layouts/TickerStrip';

it('names the ten instruments', () => {
  render(<TickerStrip />);
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
    'Oil',
  ]);
});
