import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import WebinarPanel from '@/site/features/webinars/WebinarPanel';
import { aCatalogue } from '../../../../support/catalogue';
import { aWebinar } from '../../../../support/records';
import { renderWith } from '../../../../support/render';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-11-03T12:00:00Z'), toFake: ['Date'] });
});

const show = (...starts: readonly string[]) => {
  const webinars = starts.map((startsAt) => aWebinar({ name: `At ${startsAt}`, startsAt }));
  renderWith(aCatalogue({ webinars }).catalogue, <WebinarPanel />);
};

it('links to the registration for the next webinar', async () => {
  show('2025-11-12T17:00:00Z', '2025-10-30T15:00:00Z', '2025-11-05T19:00:00Z');
  expect(await screen.findByRole('heading', { name: 'At 2025-11-05T19:00:00Z' })).toBeVisible();
  expect(screen.getByText('Next webinar, in 2 days')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register Now' })).toHaveAttribute(
    'href',
    '/contact?subject=Webinar%3A+At+2025-11-05T19%3A00%3A00Z',
  );
});

it('asks for a preferred evening when no webinar is coming up', async () => {
  show('2025-10-30T15:00:00Z');
  expect(await screen.findByRole('heading', { name: 'Which evening suits you?' })).toBeVisible();
  expect(screen.getByText('No date is set for the next webinar yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Wednesday' })).toHaveAttribute(
    'href',
    '/contact?subject=Next+webinar%3A+Wednesday+evening',
  );
  expect(screen.getByRole('link', { name: 'Ask for a place' })).toHaveAttribute(
    'href',
    '/contact?subject=Next+webinar',
  );
  expect(screen.queryByRole('link', { name: 'Register Now' })).toBeNull();
});
