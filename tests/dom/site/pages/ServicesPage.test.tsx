import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { countedLessons, courseOutlines } from '@/content/lessonPlace';
import { page } from '@/content/pages/services/index';
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

it('shows the latest result, the next webinar and the number of lessons', async () => {
  show('2025-11-05T19:00:00Z');
  expect(await screen.findByText('−1.00R')).toBeVisible();
  expect(screen.getByText('Last closed: Gold, sell. Sample with invented prices')).toBeVisible();
  expect(await screen.findByText('5 November 2025, 19:00 GMT')).toBeVisible();
  expect(await screen.findByText('Reading a chart, in 2 days')).toBeVisible();
  const lessons = courseOutlines.flatMap(({ modules }) => countedLessons(modules));
  expect(screen.getByText(`${String(lessons.length)} lessons`)).toBeVisible();
});

it('says that no webinar has a date', async () => {
  show('2025-10-30T15:00:00Z');
  expect(await screen.findByText('No date is set')).toBeVisible();
});

it('counts the lessons that the reader has done', async () => {
  show('2025-10-30T15:00:00Z');
  storeProgressElsewhere({ marks: { 'beginner/two-prices': { done: noonOn(2), revision: 1 } } });
  expect(await screen.findByText('You have done 1 of them.')).toBeVisible();
});
