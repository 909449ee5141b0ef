import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CatalogueFigures } from '@/admin/dashboard/CatalogueFigures';
import { anAdminArea } from '../../../support/catalogue';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { aBroker } from '../../../support/records';
import { renderInAdminArea } from '../../../support/render';
import { AnalyticsPanel } from '@/admin/dashboard/AnalyticsPanel';

const show = (area: ReturnType<typeof anAdminArea>) =>
  renderInAdminArea(area, <CatalogueFigures onOpenBrokers={() => undefined} />);

async function entriesOf(heading: string) {
  const card = (await screen.findByRole('heading', { name: heading })).parentElement;
  if (!card) throw new Error(`"${heading}" is in no card.`);
  return within(card)
    .queryAllByRole('listitem')
    .map((entry) => entry.textContent);
}

it('counts the brokers by regulation, platform and rating', async () => {
  show(
    anAdminArea({
      brokers: [
        aBroker({ name: 'One', regulation: ['A', 'B'], tradingPlatforms: ['MT5'], rating: 4.9 }),
        aBroker({ name: 'Two', regulation: ['a '], tradingPlatforms: ['MT5', 'cTrader'], rating: 4 }),
        aBroker({ name: 'Three', regulation: [], tradingPlatforms: [], rating: 5 }),
        aBroker({ name: 'Four', regulation: [], tradingPlatforms: [], rating: 0 }),
      ],
    }),
  );
  expect(await entriesOf('Brokers by Regulation')).toEqual(['A 2', 'B 1']);
  expect(await entriesOf('Brokers by Platform')).toEqual(['MT5 2', 'cTrader 1']);
  expect(await entriesOf('Brokers by Rating')).toEqual(['Three 5', 'One 4.9', 'Two 4']);
});

it('lists the eight most common values and counts the rest', async () => {
  const regulation = Array.from({ length: 11 }, (_, index) => `R${String(index)}`);
  show(anAdminArea({ brokers: [aBroker({ regulation })] }));
  expect(await entriesOf('Brokers by Regulation')).toHaveLength(8);
  expect(screen.getByText('And 3 others.')).toBeVisible();
});

it('names the active brokers with facts missing from their cards', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z'), toFake: ['Date'] });
  const licence = { regulator: 'R', entity: '', number: '', register: '' };
  const rated = { rating: 4, reviewedBy: 'Desk', reviewedOn: '2026-11-02', ratingBasis: 'Prices.' };
  show(
    anAdminArea({
      brokers: [
        aBroker({ name: 'Whole', ...rated, licences: [{ ...licence, checkedOn: '2026-11-02' }] }),
        aBroker({ name: 'Old', ...rated, licences: [{ ...licence, checkedOn: '2025-11-02' }] }),
        aBroker({ name: 'Unfounded', ...rated, ratingBasis: '' }),
        aBroker({ name: 'Inactive', isActive: false }),
      ],
    }),
  );
  const facts = await entriesOf('Facts about the 3 Active Brokers');
  expect(facts).toContain('Licence checked in the past year 1Missing: Old, Unfounded');
  expect(facts).toContain('Rating with name, day and reason 2Missing: Unfounded');
  vi.useRealTimers();
});

it('links to the brokers and shows three empty placeholders below the figures', async () => {
  const onOpenBrokers = vi.fn();
  const { user } = renderInAdminArea(anAdminArea(), <AnalyticsPanel onOpenBrokers={onOpenBrokers} />);
  const placeholders = screen.getAllByText(/^No analytics source is connected/);
  expect(placeholders.map((text) => text.parentElement?.querySelector('h2')?.textContent)).toEqual([
    'Broker Performance',
    'User Engagement',
    'Conversion Rates',
  ]);
  for (const text of placeholders) expect(text.parentElement).not.toHaveTextContent(/\d/);
  await user.click(await screen.findByRole('button', { name: 'Fill in the missing facts' }));
  expect(onOpenBrokers).toHaveBeenCalledOnce();
});

it('shows a message when the catalogue cannot be read', async () => {
  const area = anAdminArea();
  area.area.failReads = new Error('gone');
  show(area);
  expect(await screen.findByText(/^The catalogue couldn't be read/)).toBeVisible();
  takeConsoleMessages();
});
