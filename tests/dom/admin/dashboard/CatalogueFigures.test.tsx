import { act, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CatalogueFigures } from '@/admin/dashboard/CatalogueFigures';
import { CatalogueContext } from '@/admin/contexts';
import { anAdminArea, tellOfOtherTab } from '../../../support/catalogue';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { aBroker, aPlatform } from '../../../support/records';
import { renderInAdminArea } from '../../../support/render';

const show = (area: ReturnType<typeof anAdminArea>) => renderInAdminArea(area, <CatalogueFigures />);

/** The entries of the card under this heading. */
async function entriesOf(heading: string) {
  const card = (await screen.findByRole('heading', { name: heading })).parentElement;
  if (!card) throw new Error(`"${heading}" stands in no card.`);
  return within(card)
    .queryAllByRole('listitem')
    .map((entry) => entry.textContent);
}

it('counts the brokers by regulation, platform and rating', async () => {
  show(
    anAdminArea({
      brokers: [
        aBroker({ regulation: ['A', 'B'], tradingPlatforms: ['MT5'], rating: 4.9 }),
        aBroker({ regulation: ['a '], tradingPlatforms: ['MT5', 'cTrader'], rating: 4 }),
        aBroker({ regulation: [], tradingPlatforms: [], rating: 5 }),
      ],
    }),
  );
  expect(await entriesOf('Brokers by Regulation')).toEqual(['A 2', 'B 1']);
  expect(await entriesOf('Brokers by Platform')).toEqual(['MT5 2', 'cTrader 1']);
  expect(await entriesOf('Brokers by Rating')).toEqual([
    '5 stars 1',
    '4 stars 2',
    '3 stars 0',
    '2 stars 0',
    '1 star 0',
    '0 stars 0',
  ]);
});

it('names the eight most frequent, and says how many there are more', async () => {
  const regulation = Array.from({ length: 11 }, (_, index) => `R${String(index)}`);
  show(anAdminArea({ brokers: [aBroker({ regulation })] }));
  expect(await entriesOf('Brokers by Regulation')).toHaveLength(8);
  expect(screen.getByText('And 3 more, less frequent.')).toBeVisible();
});

it('lists the records of both lists that were changed last', async () => {
  show(
    anAdminArea({
      brokers: [
        { ...aBroker({ name: 'Older' }), updatedAt: '2026-03-01T12:00:00.000Z' },
        { ...aBroker({ name: 'Timeless' }), updatedAt: '' },
      ],
      platforms: [{ ...aPlatform({ name: 'Newer' }), updatedAt: '2026-04-01T12:00:00.000Z' }],
    }),
  );
  expect(await entriesOf('Last Changes')).toEqual([
    expect.stringMatching(/^Newer 1 Apr 2026, /),
    expect.stringMatching(/^Older 1 Mar 2026, /),
  ]);
});

it('says of an empty catalogue that there is nothing to count', async () => {
  const area = anAdminArea();
  show(area);
  expect(await entriesOf('Brokers by Platform')).toEqual([]);
  expect(screen.getAllByText('No broker says anything about it.')).toHaveLength(2);
  area.put({ brokers: [aBroker({ tradingPlatforms: ['MT5'] })] });
  act(() => {
    tellOfOtherTab('upm_brokers');
  });
  await waitFor(async () => {
    expect(await entriesOf('Brokers by Platform')).toEqual(['MT5 1']);
  });
});

it('F10: says that the catalogue cannot be read, and logs why', async () => {
  const area = anAdminArea();
  area.area.failReads = new Error('gone');
  show(area);
  expect(await screen.findByText(/^The catalogue could not be read/)).toBeVisible();
  expect(takeConsoleMessages()).toEqual([expect.stringContaining('StorageError')]);
});

it('says nothing of more where there are just eight', async () => {
  const regulation = Array.from({ length: 8 }, (_, index) => `R${String(index)}`);
  show(anAdminArea({ brokers: [aBroker({ regulation })] }));
  expect(await entriesOf('Brokers by Regulation')).toHaveLength(8);
  expect(screen.queryByText(/less frequent/)).not.toBeInTheDocument();
  expect(screen.queryByText('No broker says anything about it.')).not.toBeInTheDocument();
});

it('lists no more than five of the records that were changed last', async () => {
  const brokers = Array.from({ length: 6 }, (_, index) => aBroker({ name: `B${String(index)}` }));
  show(anAdminArea({ brokers }));
  expect(await entriesOf('Last Changes')).toHaveLength(5);
  expect(screen.queryByText('No record says when it was changed.')).not.toBeInTheDocument();
});

it('says that no record tells when it was changed', async () => {
  show(anAdminArea({ brokers: [{ ...aBroker(), updatedAt: '' }] }));
  expect(await entriesOf('Last Changes')).toEqual([]);
  expect(screen.getByText('No record says when it was changed.')).toBeVisible();
});

it('says that it is loading until the catalogue is read', async () => {
  show(anAdminArea());
  expect(screen.getByText('Loading the catalogue...')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Last Changes' })).toBeVisible();
  expect(screen.queryByText('Loading the catalogue...')).not.toBeInTheDocument();
});

it('tells a broker and a platform of one id apart', async () => {
  const at = (day: number) => `2026-03-0${String(day)}T12:00:00.000Z`;
  show(
    anAdminArea({
      brokers: [{ ...aBroker({ name: 'A' }), id: '1', updatedAt: at(2) }],
      platforms: [{ ...aPlatform({ name: 'B' }), id: '1', updatedAt: at(1) }],
    }),
  );
  expect((await entriesOf('Last Changes')).map((entry) => entry.slice(0, 1))).toEqual(['A', 'B']);
});

it('counts the catalogue that it is given', async () => {
  const over = (name: string) => (
    <CatalogueContext value={anAdminArea({ brokers: [aBroker({ tradingPlatforms: [name] })] }).catalogue}>
      <CatalogueFigures />
    </CatalogueContext>
  );
  const { rerender } = render(over('First'));
  expect(await entriesOf('Brokers by Platform')).toEqual(['First 1']);
  rerender(over('Second'));
  await waitFor(async () => {
    expect(await entriesOf('Brokers by Platform')).toEqual(['Second 1']);
  });
});
