import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtInCatalogue } from '@/data/catalogue/builtInCatalogue';
import { WebinarList } from '@/site/features/webinars/WebinarList';
import { aCatalogue, tellOfOtherTab } from '../../../../support/catalogue';
import { takeDownloads } from '../../../../support/downloads';
import { aWebinar } from '../../../../support/records';
import { renderWith } from '../../../../support/render';

const NOW = '2025-11-03T12:00:00Z';
const past = aWebinar({ name: 'Candles', startsAt: '2025-10-30T15:00:00Z' });
const next = aWebinar({ name: 'Stops', startsAt: '2025-11-05T19:00:00Z' });
const later = aWebinar({ name: 'Plans', startsAt: '2025-11-12T17:00:00Z' });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

async function show(...webinars: ReturnType<typeof aWebinar>[]) {
  const data = aCatalogue({ webinars });
  renderWith(data.catalogue, <WebinarList />);
  if (webinars[0]) await screen.findByRole('heading', { name: webinars[0].name });
  return data;
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** The card of a webinar. */
const card = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`${name} is no item of the list.`);
  return within(item);
};

describe('the webinars', () => {
  it('stand with the soonest first, and what has taken place behind them', async () => {
    await show(later, past, next);
    expect(names()).toEqual(['Stops', 'Plans', 'Candles']);
    expect(screen.getByText('Stops', { selector: 'strong' }).closest('p')).toHaveTextContent(
      'Next: Stops, in 2 days.',
    );
    expect(card('Stops').getByText('In 2 days')).toBeVisible();
    expect(card('Plans').getByText('In 9 days')).toBeVisible();
  });

  it('offer registration, with the subject filled in, and the calendar, before they have ended', async () => {
    await show(next);
    expect(card('Stops').getByRole('link', { name: 'Register Now' })).toHaveAttribute(
      'href',
      '/contact?subject=Webinar%3A+Stops',
    );
    expect(card('Stops').getByText('Add to calendar')).toBeVisible();
    expect(screen.queryByText('This webinar has taken place.')).toBeNull();
  });

  it('go into the calendar by the date in the list, also where the built file is older', async () => {
    const downloads = takeDownloads();
    // One that the build has written a file for, where it knows any webinar.
    const moved = { ...next, id: builtInCatalogue.webinars[0]?.id ?? '' };
    await show(moved);
    await userEvent.click(card('Stops').getByText('Add to calendar'));
    expect(downloads).toHaveLength(1);
    expect(await downloads[0]?.text()).toContain('DTSTART:20251105T190000Z');
  });

  it('lead to the page for registering where one is named', async () => {
    await show(aWebinar({ ...next, registration: 'https://rooms.example/stops' }));
    expect(card('Stops').getByRole('link', { name: 'Register Now' })).toHaveAttribute(
      'href',
      'https://rooms.example/stops',
    );
  });

  it('that have taken place say so, offer what there is of them, and neither registration nor calendar', async () => {
    await show(
      aWebinar({
        ...past,
        recording: 'https://films.example/1',
        writtenUp: '/education/beginner/the-candle',
      }),
    );
    const own = card('Candles');
    expect(own.getByText('This webinar has taken place.')).toBeVisible();
    expect(own.getByRole('link', { name: 'Watch the recording' })).toHaveAttribute(
      'href',
      'https://films.example/1',
    );
    expect(own.getByRole('link', { name: 'Read it as a lesson' })).toHaveAttribute(
      'href',
      '/education/beginner/the-candle',
    );
    expect(own.getByRole('link', { name: 'Ask for the next date' })).toBeVisible();
    expect(own.queryByRole('link', { name: 'Register Now' })).toBeNull();
    expect(own.queryByText('Add to calendar')).toBeNull();
  });

  it('say where the next one is announced when none is to come', async () => {
    await show(past);
    expect(screen.getByText(/^No webinar has a date just now\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'see the courses' })).toHaveAttribute('href', '/education');
  });

  it('have the date in GMT and in the time of the visitor, with all that is known of them', async () => {
    await show(next);
    expect(card('Stops').getByText('5 November 2025, 19:00 GMT')).toBeVisible();
    const own = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(
      new Date(next.startsAt),
    );
    expect(card('Stops').getByText(new RegExp(`^Your time: .*${own}`))).toBeVisible();
    expect(card('Stops').getByText('60 minutes, English, beginner level, with Test desk')).toBeVisible();
  });

  it('follow what another tab changes', async () => {
    const { put } = await show(next);
    put({ webinars: [next, later] });
    act(() => {
      tellOfOtherTab('upm_webinars');
    });
    expect(await screen.findByRole('heading', { name: 'Plans' })).toBeVisible();
  });
});
