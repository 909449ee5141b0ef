import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AnalyticsPanel } from '@/admin/dashboard/AnalyticsPanel';
import { anAdminArea } from '../../../support/catalogue';
import { renderInAdminArea } from '../../../support/render';

it("shows three placeholders without figures above the catalogue's own", async () => {
  renderInAdminArea(anAdminArea(), <AnalyticsPanel />);
  const placeholders = screen.getAllByText(/^No analytics source is connected/);
  expect(placeholders.map((text) => text.parentElement?.querySelector('h2')?.textContent)).toEqual([
    'Broker Performance',
    'User Engagement',
    'Conversion Rates',
  ]);
  for (const text of placeholders) expect(text.parentElement).not.toHaveTextContent(/\d/);
  expect(await screen.findByRole('heading', { name: 'Brokers by Rating' })).toBeVisible();
});
