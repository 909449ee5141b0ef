import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { builtInCatalogue } from '@/data/catalogue/builtInCatalogue';
import { isSameJson } from '@/domain/merge/same';
import { webinarDraftSchema, type WebinarDraft } from '@/domain/catalogue/webinar';
import { isWebinarOver } from '@/domain/catalogue/webinarTimes';
import { WebinarCard } from '@/site/features/webinars/WebinarCard';
import { takeDownloads } from '../../../../support/downloads';
import { aWebinar } from '../../../../support/records';
import { renderRoutes } from '../../../../support/render';

/** The webinar lasts an hour, from 19:00 to 20:00. */
const START = '2025-11-05T19:00:00.000Z';
const BEFORE = '2025-11-05T18:59:59.999Z';
const END = '2025-11-05T20:00:00.000Z';
const AFTER = '2025-11-05T20:00:00.001Z';

interface Shown {
  readonly now?: string | null;
  readonly id?: string;
}

function draw(fields: Partial<WebinarDraft> = {}, { now = BEFORE, id = '7' }: Shown = {}) {
  const webinar = {
    ...aWebinar({ startsAt: START, ...fields }),
    id,
    createdAt: '2025-10-01T00:00:00.000Z',
    updatedAt: '2025-10-01T00:00:30.000Z',
  };
  const card = (
    <ul>
      <WebinarCard
        webinar={webinar}
        now={now === null ? null : new Date(now)}
        isOver={now !== null && isWebinarOver(webinar, new Date(now))}
      />
    </ul>
  );
  return renderRoutes([{ path: '*', element: card }], '/services/webinar');
}

const offers = () => {
  const all = [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')];
  return all
    .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map(({ textContent }) => textContent);
};

const link = (name: string) => screen.getByRole('link', { name });

/** The start in the local time zone, whichever that is. */
function ownTime(): RegExp {
  const start = new Date(START);
  const clock = [start.getHours(), start.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  return new RegExp(`^Your time: \\w+day,? ${String(start.getDate())} November.* ${clock} \\S+$`);
}

const reportZone = (timeZone: string) =>
  vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);

it('shows the start in GMT and local time', () => {
  reportZone('Europe/Berlin');
  draw();
  const time = screen.getByText('5 November 2025, 19:00 GMT');
  expect(time.tagName).toBe('TIME');
  expect(time).toHaveAttribute('datetime', START);
  expect(screen.getByText(/^Your time:/)).toHaveTextContent(ownTime());
});

it.each(['UTC', 'Atlantic/Reykjavik'])(
  'questions the time zone %s, which browsers report to hide the real one',
  (zone) => {
    reportZone(zone);
    draw();
    expect(screen.getByText(/perhaps to hide the real one/)).toBeVisible();
    expect(screen.queryByText(/^Your time:/)).toBeNull();
  },
);

it('describes the webinar in one line', () => {
  draw({ minutes: 45, level: 'advanced', host: 'Ada' });
  expect(screen.getByText('45 minutes, English, advanced level, with Ada')).toBeVisible();
});

it('offers registration and a calendar file until the webinar ends', () => {
  draw({ recording: 'https://films.example/1', writtenUp: '/education/beginner/the-candle' }, { now: END });
  expect(offers()).toEqual(['Register Now', 'Add to calendar']);
});

it('links to the contact page with the subject filled in if there is no registration URL', () => {
  draw({ name: 'Stops & limits', registration: '' });
  expect(link('Register Now')).toHaveAttribute('href', '/contact?subject=Webinar%3A+Stops+%26+limits');
  expect(link('Register Now')).not.toHaveAttribute('target');
});

it('opens the registration URL in a new tab', () => {
  draw({ registration: ' https://rooms.example/stops ' });
  expect(link('Register Now')).toHaveAttribute('href', 'https://rooms.example/stops');
  expect(link('Register Now')).toHaveAttribute('target', '_blank');
  expect(link('Register Now')).toHaveAttribute('rel', 'noopener');
});

const builtIn = builtInCatalogue.webinars[0]?.id ?? '';

it('creates a calendar file with the current start of the webinar', async () => {
  const downloads = takeDownloads();
  const { user } = draw({ startsAt: '2025-12-01T08:30:00.000Z' }, { id: builtIn });
  let isFollowed: boolean | undefined;
  const look = (event: Event) => {
    isFollowed = !event.defaultPrevented;
  };
  document.addEventListener('click', look);
  await user.click(link('Add to calendar'));
  document.removeEventListener('click', look);
  expect(isFollowed).toBe(false);
  expect(downloads.map(({ name }) => name)).toEqual([`webinar-${builtIn}.ics`]);
  expect(await downloads[0]?.text()).toContain('DTSTART:20251201T083000Z');
});

const past = (fields: Partial<WebinarDraft> = {}) => draw(fields, { now: AFTER });

it('offers a link to ask for the next date once the webinar is over', () => {
  past({ name: 'Stops' });
  expect(offers()).toEqual(['Ask for the next date']);
  expect(link('Ask for the next date')).toHaveAttribute('href', '/contact?subject=Next+date%3A+Stops');
});

it('links to the recording and the lesson after the webinar', () => {
  past({ recording: 'https://films.example/1', writtenUp: '/education/beginner/the-candle' });
  expect(offers()).toEqual(['Watch the recording', 'Read it as a lesson']);
  expect(link('Watch the recording')).toHaveAttribute('href', 'https://films.example/1');
  expect(link('Watch the recording')).toHaveAttribute('target', '_blank');
  expect(link('Watch the recording')).toHaveAttribute('rel', 'noopener');
  expect(link('Read it as a lesson')).toHaveAttribute('href', '/education/beginner/the-candle');
  expect(link('Read it as a lesson')).not.toHaveAttribute('target');
});

it.each([
  [{ recording: 'https://films.example/1' }, 'Watch the recording'],
  [{ writtenUp: '/education/beginner/the-candle' }, 'Read it as a lesson'],
])('links only to the recording or lesson that %o has', (fields, words) => {
  past(fields);
  expect(offers()).toEqual([words]);
});

it('omits a recording or lesson with an unsafe URL', () => {
  past({ recording: 'javascript:alert(1)', writtenUp: '//evil.example/lesson' });
  expect(offers()).toEqual(['Ask for the next date']);
  expect(screen.queryByText(/Watch|Read it/)).not.toBeInTheDocument();
});

it('shows every field of a webinar on its card, before or after it', () => {
  const cards = (fields: Partial<WebinarDraft>) =>
    [BEFORE, AFTER].map((now) => {
      const { container, unmount } = draw(fields, { now });
      const html = container.innerHTML;
      unmount();
      return html;
    });
  const host = 'https://webinars.example';
  const full = { registration: `${host}/register`, recording: `${host}/film`, writtenUp: `${host}/text` };
  const other = v.parse(webinarDraftSchema, { name: 'Other', startsAt: '2025-11-05T18:30:00Z', minutes: 45 });
  const shown = cards(full);
  const hidden = Object.entries(other).filter(
    ([field, value]) => field !== 'isActive' && isSameJson(cards({ ...full, [field]: value }), shown),
  );
  expect(
    hidden.map(([field]) => field),
    'Show these fields in WebinarCard.tsx, and give them values in aWebinar',
  ).toEqual([]);
});
