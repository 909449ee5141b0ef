import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AnalyticsPanel } from '@/features/admin-dashboard/AnalyticsPanel';

it('shows three placeholder cards without a single figure', () => {
  const { container } = render(<AnalyticsPanel />);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Broker Performance',
    'User Engagement',
    'Conversion Rates',
  ]);
  expect(screen.getAllByText(/^No analytics source is connected/)).toHaveLength(3);
  expect(container).not.toHaveTextContent(/\d/);
});
