import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { numberedLessons, courseOutlines } from '@/content/lessonPlace';
import { builtInRecord } from '@/data/signals/builtInRecord';
import { latestSignals } from '@/domain/signals/board';
import { page } from '@/content/pages/services/index';
import { signalName } from '@/content/signalWords';
import ServicesPage from '@/site/pages/ServicesPage';
import { aCatalogue } from '../../../support/catalogue';
import { forgetProgress, noonOn } from '../../../support/progress';
import { aWebinar } from '../../../support/records';
import { renderWith } from '../../../support/render';
import { storeProgressElsewhere } from '../../../support/storedProgress';

beforeEach(() => {
  forgetProgress();
  vi.useFakeTimers({ now: new Date('2025-11-03T12:00:00Z'), toFake: ['Date'] });
});

const show = (startsAt: string) => {
  const webinars = [aWebinar({ name: 'Reading a chart', startsAt })];
  renderWith(aCatalogue({ webinars }).catalogue, <ServicesPage page={page} address="/services" />);
};

it('shows the latest open trade, the next webinar and the number of lessons', async () => {
  show('2025-11-05T19:00:00Z');
  const [running] = latestSignals(builtInRecord.signals, 9).open.filter(({ state }) => state === 'open');
  expect(await screen.findByText(running ? signalName(running) : '')).toBeVisible();
  expect(screen.getByText('The latest open trade. Sample with invented prices')).toBeVisible();
  expect(await screen.findByText('5 November 2025, 19:00 GMT')).toBeVisible();
  expect(await screen.findByText('Reading a chart, in 2 days')).toBeVisible();
  const lessons = courseOutlines.flatMap(({ modules }) => numberedLessons(modules));
  expect(screen.getByText(`${String(lessons.length)} lessons`)).toBeVisible();
});

it('asks for a preferred evening if no webinar is coming up', async () => {
  show('2025-10-30T15:00:00Z');
  expect(await screen.findByText('Which evening suits you?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tuesday' })).toHaveAttribute(
    'href',
    '/contact?subject=Next+webinar%3A+Tuesday+evening',
  );
});

it('says how many lessons the reader has done', async () => {
  show('2025-10-30T15:00:00Z');
  storeProgressElsewhere({ marks: { 'beginner/two-prices': { done: noonOn(2), revision: 1 } } });
  expect(await screen.findByText("You've done 1 of them.")).toBeVisible();
});
