import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { managedLists } from '@/admin/resources/managedLists';
import { aCatalogue } from '../../../support/catalogue';
import { aBroker, aPlatform, aWebinar } from '../../../support/records';
import { renderWith } from '../../../support/render';
import { namesInTable, useSurroundings } from '../../../support/resourcePanels';

it('has a tab and a heading for each list', () => {
  expect(managedLists.map(({ id, label, heading }) => [id, label, heading])).toEqual([
    ['brokers', 'IB Partners', 'IB Partners Management'],
    ['platforms', 'Platforms', 'Platform Management'],
    ['webinars', 'Webinars', 'Webinar Management'],
  ]);
});

it('has cards on the overview for brokers and platforms, which say what is counted and where they lead', () => {
  const cards = managedLists.flatMap(({ cards }) => cards);
  expect(cards.map(({ heading, counted, action }) => [heading, counted, action])).toEqual([
    ['Total Brokers', 'all', 'Manage Brokers'],
    ['Active Brokers', 'active', 'View Active'],
    ['Platforms', 'all', 'Manage Platforms'],
  ]);
});

const [brokers, platforms, webinars] = managedLists;

it.each([
  ['brokers', brokers, 'Alpha Broker'],
  ['platforms', platforms, 'Alpha Platform'],
  ['webinars', webinars, 'Alpha Webinar'],
])('opens the %s of the catalogue around it', async (plural, list, name) => {
  const { catalogue } = aCatalogue({
    brokers: [aBroker({ name: 'Alpha Broker' })],
    platforms: [aPlatform({ name: 'Alpha Platform' })],
    webinars: [aWebinar({ name: 'Alpha Webinar' })],
  });
  function Screen() {
    const surroundings = useSurroundings();
    return list && <list.Panel {...surroundings} />;
  }
  renderWith(catalogue, <Screen />);
  await screen.findByRole('table');
  expect(namesInTable()).toEqual([name]);
  expect(screen.getByRole('searchbox', { name: `Search ${plural}` })).toBeVisible();
});
