import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import NextWebinar from '@/site/features/webinars/NextWebinar';
import { aCatalogue } from '../../../../support/catalogue';
import { aWebinar } from '../../../../support/records';
import { renderWith } from '../../../../support/render';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-11-03T12:00:00Z'), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

it('names the next webinar', async () => {
  const webinars = ['2025-11-12T17:00:00Z', '2025-10-30T15:00:00Z', '2025-11-05T19:00:00Z'].map((startsAt) =>
    aWebinar({ name: `At ${startsAt}`, startsAt }),
  );
  renderWith(aCatalogue({ webinars }).catalogue, <NextWebinar />);
  expect(await screen.findByText('At 2025-11-05T19:00:00Z')).toBeVisible();
  expect(screen.getByText(/^Next:/)).toHaveTextContent('Next: At 2025-11-05T19:00:00Z, in 2 days.');
});

it('asks for an evening when no webinar has a date', async () => {
  renderWith(
    aCatalogue({ webinars: [aWebinar({ startsAt: '2025-10-30T15:00:00Z' })] }).catalogue,
    <NextWebinar />,
  );
  expect(await screen.findByRole('link', { name: 'Tell us which evening suits you.' })).toHaveAttribute(
    'href',
    '/contact?subject=Next+webinar',
  );
});
