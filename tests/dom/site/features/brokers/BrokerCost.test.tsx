import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CostRow, Costs } from '@/domain/catalogue/broker';
import { brokerCost } from '@/domain/catalogue/brokerCost';
import { DEFAULT_TRADE, type StatedTrade } from '@/domain/calculators/tradeCost';
import { BrokerCost } from '@/site/features/brokers/BrokerCost';
import { aStoredBroker } from '../../../../support/records';

const row: CostRow = {
  instrument: 'EUR/USD',
  account: 'Raw',
  spread: 0.2,
  commission: 7,
  swapLong: -0.72,
  swapShort: 0.31,
};

function show(costs: Partial<Costs>, trade: Partial<StatedTrade> = {}) {
  const broker = aStoredBroker({ costs: { currency: 'USD', checkedOn: '', rows: [], ...costs } });
  const stated = { ...DEFAULT_TRADE, ...trade };
  render(<BrokerCost cost={brokerCost(broker, stated)} trade={stated} />);
}

const parts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const SOURCE = "Spreads widen around news and at night; slippage isn't included.";

it('shows the formula for each part of the cost', () => {
  show({ rows: [row], checkedOn: '2026-11-02' });
  expect(screen.getByText('How the cost is worked out')).toBeVisible();
  expect(parts()).toEqual([
    'Raw: $16.20Spread 0.2 × 10.00 USD a pip: $2.00. Commission 7 × 1: $7.00. Overnight charge (swap) −0.72 × 10.00 USD a pip × 1, with the sign reversed: $7.20.',
  ]);
  expect(
    screen.getByText(`Spread as stated by the broker, checked 2 November 2026. ${SOURCE}`),
  ).toBeInTheDocument();
});

it('lists every account, including unnamed and professional ones', () => {
  show({
    rows: [
      row,
      { ...row, account: '', spread: 1 },
      { ...row, account: 'Pro', professional: true, spread: 3 },
    ],
  });
  expect(parts().map((words) => words.split(':')[0])).toEqual([
    'Raw',
    'Account',
    'Pro (professional clients only)',
  ]);
});
