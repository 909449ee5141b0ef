import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { namesInTable, openPanel, webinarPanel } from '../../../support/resourcePanels';

const { aRecord } = webinarPanel;

async function listing() {
  const opened = openPanel(webinarPanel, [
    aRecord({ name: 'Beta', startsAt: '2099-12-03T18:00:00Z', minutes: 90, language: 'German' }),
    aRecord({ name: 'Alpha', startsAt: '2099-12-02T18:00:00Z', minutes: 200, isActive: false }),
    aRecord({ name: 'Gamma', startsAt: '2099-12-01T18:00:00Z', minutes: 100 }),
  ]);
  await screen.findByRole('table', { name: /./ });
  return opened;
}

it("shows each webinar's start, length and language", async () => {
  await listing();
  const row = screen.getByRole('rowheader', { name: 'Beta' }).closest('tr');
  const cells = within(row ?? document.body);
  expect(cells.getByRole('time')).toHaveAttribute('datetime', '2099-12-03T18:00:00.000Z');
  expect(cells.getByRole('cell', { name: '90' })).toBeVisible();
  expect(cells.getByRole('cell', { name: 'German' })).toBeVisible();
  expect(cells.getByRole('cell', { name: 'Active' })).toBeVisible();
});

it('sorts webinars by each column', async () => {
  const { press } = await listing();
  for (const [header, names] of [
    ['Title', ['Alpha', 'Beta', 'Gamma']],
    ['Start (your time)', ['Gamma', 'Alpha', 'Beta']],
    ['Minutes', ['Beta', 'Gamma', 'Alpha']],
  ] as const) {
    await press(header);
    expect(namesInTable()).toEqual(names);
    const sorted = screen.getAllByRole('columnheader').filter((cell) => cell.hasAttribute('aria-sort'));
    expect(sorted.map(({ textContent }) => textContent)).toEqual([header]);
  }
});

it('shows whether a webinar is past, undated or inactive', async () => {
  openPanel(webinarPanel, [
    aRecord({ name: 'Alpha', startsAt: '2025-10-30T15:00:00Z' }),
    aRecord({ name: 'Beta', startsAt: '0026-10-30T15:00:00Z' }),
    aRecord({ name: 'Gamma', startsAt: '2025-10-30T15:00:00Z', isActive: false }),
  ]);
  await screen.findByRole('table');
  const statuses = [...document.querySelectorAll('tbody [data-label="Status"]')];
  expect(statuses.map(({ textContent }) => textContent)).toEqual(['Past', 'No date', 'Inactive']);
});

it('finds a webinar by its language', async () => {
  await listing();
  const search = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  search('german');
  await waitFor(() => {
    expect(namesInTable()).toEqual(['Beta']);
  });
});
