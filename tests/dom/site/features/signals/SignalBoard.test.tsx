import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { replayRecord } from '@/domain/signals/replay';
import type { Signal } from '@/domain/signals/signal';
import { SignalBoard } from '@/site/features/signals/SignalBoard';
import { showBuilt } from '../../../../support/hydrate';
import { renderRoutes } from '../../../../support/render';
import { sampleEntries, sampleSignals } from '../../../../support/sampleSignals';
import { anEvent, anIssued, onDay } from '../../../../support/signals';

const NOW = new Date('2026-11-22T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});

const show = (query = '', signals: readonly Signal[] = sampleSignals) =>
  renderRoutes(
    [{ path: '/services/signals', element: <SignalBoard signals={signals} /> }],
    '/',
    `/services/signals${query}`,
  );

const cards = () => screen.queryAllByRole('link', { name: /, signal \d+/ });
const numbers = () => cards().map((card) => Number(/signal (\d+)/i.exec(card.textContent)?.[1]));
const card = (number: number) =>
  screen.getByRole('link', { name: new RegExp(`, signal ${String(number)}\\b`) });

it("shows a closed signal's entry, state and result", () => {
  show('?state=closed');
  expect(card(4)).toHaveTextContent(
    'Won, at its trailed stopGold buy 2318.00 to 2322.00, signal 4 4-hour, 11 Feb 2026+1.15R',
  );
  expect(card(4)).toHaveAttribute('href', '/services/signals/4');
  expect(screen.getByText(/You can lose money fast with leveraged products\./)).toBeVisible();
});

it('shows the realised result of an open signal', () => {
  show();
  expect(card(14)).toHaveTextContent(/^50% closed.*\+1\.00R so far$/);
});

it('totals the results of each month that has more than one', () => {
  show();
  expect(groups()).toContain('June 2026 total +0.77R before costs');
});

it('totals a month even if only some of its signals are shown', async () => {
  const { user } = show();
  const before = groups();
  await user.click(screen.getByRole('button', { name: 'Show 6 more' }));
  expect(groups()).toEqual(expect.arrayContaining(before));
});

it('announces the number of matching signals', async () => {
  const { user } = show();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'gold');
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent('2 of 16 signals');
  });
});

it('marks a late signal, which the total leaves out', () => {
  const issued = anIssued({ publishedAt: onDay(2) });
  const fill = anEvent('triggered', onDay(1), { price: '1.08400' });
  const won = anEvent('closed', onDay(3), { price: '1.10000', reason: 'target' });
  show('', replayRecord([issued, fill, won]).signals);
  expect(card(1)).toHaveTextContent('Late, not counted. 4-hour, 12 Jan 2026');
});

it('marks an unpublished signal', () => {
  show('', replayRecord([anIssued({ publishedAt: '' })]).signals);
  expect(within(card(1)).getByText('Not published: only this browser shows it')).toBeVisible();
});

it('lists open signals first and initially shows ten', async () => {
  const { user } = show();
  expect(numbers()).toEqual([15, 14, 16, 13, 12, 11, 9, 7, 10, 8]);
  expect(groups().slice(0, 2)).toEqual(['Open now', 'Waiting for entry']);
  expect(groups().at(-1)).toBe('Published, never entered counted, without a result');
  await user.click(screen.getByRole('button', { name: 'Show 6 more' }));
  expect(cards().length).toBe(16);
  expect(card(6)).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show 6 more' })).not.toBeInTheDocument();

  // The board moves focus to the filters only once.
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const order = screen.getByRole('combobox', { name: 'Order' });
  await user.selectOptions(order, 'Oldest first');
  expect(cards().length).toBe(10);
  expect(order).toHaveFocus();
});

it('lists a signal whose deadline has passed under “No longer valid”', () => {
  vi.setSystemTime(new Date('2026-12-31T12:00:00Z'));
  show();
  expect(groups().slice(0, 2)).toEqual(['Open now', 'No longer valid']);
});

it('prerenders no state that may have ended before the visit', async () => {
  vi.setSystemTime(new Date('2026-12-31T12:00:00Z'));
  const { container, hydrate } = showBuilt(
    <MemoryRouter>
      <SignalBoard signals={sampleSignals} />
    </MemoryRouter>,
  );
  expect(groups()[1]).toBe('Not entered yet');
  expect(container).not.toHaveTextContent(/Waiting|No longer valid/);
  expect(card(16)).toHaveTextContent(/^Not entered/);
  expect(await hydrate()).toEqual([]);
  expect(groups()[1]).toBe('No longer valid');
  expect(card(16)).toHaveTextContent(/^Expired/);
});

it('counts the samples when there are real signals too', () => {
  const at = '2026-11-21T08:00:00.000Z';
  const real = anIssued({ signal: 17, at, createdAt: at, validUntil: '2026-12-24T20:00:00.000Z' });
  show('', replayRecord([...sampleEntries, real]).signals);
  expect(screen.getByText('16 of them are samples, with invented prices.')).toBeVisible();
  expect(card(16)).toHaveTextContent('Sample');
  expect(card(17)).not.toHaveTextContent('Sample');
});

it('shows the same number of signals after Back', async () => {
  const { user, router } = show();
  await user.click(screen.getByRole('button', { name: 'Show 6 more' }));
  await router.navigate('/services/signals?sort=oldest');
  await waitFor(() => {
    expect(cards().length).toBe(10);
  });
  await router.navigate(-1);
  await waitFor(() => {
    expect(cards().length).toBe(16);
  });
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/');
});

it('applies the filters in the URL', () => {
  show('?market=forex&state=closed&sort=worst');
  expect(numbers()).toEqual([3, 9, 1, 12, 2]);
  expect(screen.getByText('5 of 16 signals', { selector: 'p:not([role])' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Order' })).toHaveValue('worst');
});

it('applies the filters in a single history entry', async () => {
  const { user, address, router } = show();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Market' }), 'Commodities');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'gold x');
  expect(address()).toBe('/services/signals?market=commodity&q=gold+x');
  expect(await screen.findByRole('heading', { name: 'No signals match these filters' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(address()).toBe('/services/signals');
  expect(cards().length).toBe(10);
  expect(screen.getByText('10 of 16 signals')).toHaveFocus();
  await router.navigate(-1);
  expect(address()).toBe('/');
});

it('says that nothing has been published yet', () => {
  show('', []);
  expect(screen.getByRole('heading', { name: 'No signals yet' })).toBeVisible();
});

it('shows the last closed signal when none is open', () => {
  show('', sampleSignals.slice(0, 13));
  expect(screen.getByRole('heading', { name: 'No signal is open now' })).toBeVisible();
  expect(screen.getByText('That is a position too.')).toBeVisible();
  expect(numbers().slice(0, 2)).toEqual([13, 12]);
});

const groups = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent.trim());
