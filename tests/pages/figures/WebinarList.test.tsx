import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebinarList } from '@/pages/figures/WebinarList';

const webinar = {
  title: 'Stops',
  text: 'Where a stop belongs.',
  startsAt: '2025-11-05T19:00:00Z',
  minutes: 60,
};

function showAt(now: string) {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  render(
    <MemoryRouter>
      <WebinarList webinars={[webinar]} />
    </MemoryRouter>,
  );
}

afterEach(() => {
  vi.useRealTimers();
});

describe('WebinarList', () => {
  it('offers registration, with the subject filled in, before a webinar has ended', () => {
    showAt('2025-11-05T19:59:00Z');
    expect(screen.getByRole('link', { name: 'Register Now' })).toHaveAttribute(
      'href',
      '/contact?subject=Webinar%3A+Stops',
    );
    expect(screen.queryByText('This webinar has taken place.')).toBeNull();
  });

  it('says that a past webinar has taken place, and offers the next step', () => {
    showAt('2025-11-05T20:01:00Z');
    expect(screen.getByText('This webinar has taken place.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Register Now' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ask for the next date' })).toBeVisible();
  });

  it('shows the date in GMT and in the time of the visitor', () => {
    showAt('2025-11-01T00:00:00Z');
    expect(screen.getByText('5 November 2025, 19:00 GMT')).toBeVisible();
    const own = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(
      new Date(webinar.startsAt),
    );
    expect(screen.getByText(new RegExp(`^Your time: .*${own}`))).toBeVisible();
  });
});
