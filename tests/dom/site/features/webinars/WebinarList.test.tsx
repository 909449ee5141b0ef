import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { builtInCatalogue } from '@/data/catalogue/builtInCatalogue';
import WebinarList from '@/site/features/webinars/WebinarList';
import { aCatalogue } from '../../../../support/catalogue';
import { showBuilt } from '../../../../support/hydrate';
import { aWebinar } from '../../../../support/records';
import { renderWith } from '../../../../support/render';

const NOW = '2025-11-03T12:00:00Z';
const past = aWebinar({ name: 'Candles', startsAt: '2025-10-30T15:00:00Z' });
const next = aWebinar({ name: 'Stops', startsAt: '2025-11-05T19:00:00Z' });
const later = aWebinar({ name: 'Plans', startsAt: '2025-11-12T17:00:00Z' });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
});

async function show(...webinars: ReturnType<typeof aWebinar>[]) {
  const data = aCatalogue({ webinars });
  renderWith(data.catalogue, <WebinarList />);
  if (webinars[0]) await screen.findByRole('heading', { name: webinars[0].name });
  return data;
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

const card = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`${name} is no item of the list.`);
  return within(item);
};

it('lists the next webinar first and past ones under “Past webinars”', async () => {
  await show(later, past, next);
  expect(names()).toEqual(['Stops', 'Plans', 'Candles']);
  expect(card('Stops').getByText('In 2 days')).toBeVisible();
  expect(card('Plans').getByText('In 9 days')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Past webinars' })).getByText('Candles')).toBeVisible();
});

it('shows no “Dates” section when all webinars are over', async () => {
  await show(past);
  expect(screen.getByRole('heading', { name: 'Past webinars' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Dates' })).toBeNull();
});

it('lists each webinar only once on the prerendered page', () => {
  showBuilt(
    <MemoryRouter>
      <WebinarList />
    </MemoryRouter>,
  );
  expect(names().toSorted()).toEqual(builtInCatalogue.webinars.map(({ name }) => name).toSorted());
});
