import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { dialog, namesInTable, openPanel, webinarPanel } from '../../../support/resourcePanels';

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

it('has a table of titles, starts, lengths, languages and what is active', async () => {
  await listing();
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers.slice(1)).toEqual([
    'Title',
    'Start (your time)',
    'Minutes',
    'Language',
    'Status',
    'Actions',
  ]);
});

it('shows of each webinar when it starts, how long it lasts and in which language', async () => {
  await listing();
  const row = screen.getByRole('rowheader', { name: 'Beta' }).closest('tr');
  const cells = within(row ?? document.body);
  expect(cells.getByRole('time')).toHaveAttribute('datetime', '2099-12-03T18:00:00.000Z');
  expect(cells.getByRole('cell', { name: '90' })).toBeVisible();
  expect(cells.getByRole('cell', { name: 'German' })).toBeVisible();
  expect(cells.getByRole('cell', { name: 'Active' })).toBeVisible();
});

it.each([
  ['Title', ['Alpha', 'Beta', 'Gamma']],
  ['Start (your time)', ['Gamma', 'Alpha', 'Beta']],
  ['Minutes', ['Beta', 'Gamma', 'Alpha']],
])('is sorted by %s at a press of its header', async (header, names) => {
  const { press } = await listing();
  await press(header);
  expect(namesInTable()).toEqual(names);
  const sorted = screen.getAllByRole('columnheader').filter((cell) => cell.hasAttribute('aria-sort'));
  expect(sorted.map(({ textContent }) => textContent)).toEqual([header]);
});

it.each([
  ['Taken place', { startsAt: '2025-10-30T15:00:00Z' }],
  ['No date', { startsAt: '0026-10-30T15:00:00Z' }],
  ['Inactive', { startsAt: '2025-10-30T15:00:00Z', isActive: false }],
])('says “%s” of a webinar with %j', async (status, fields) => {
  openPanel(webinarPanel, [aRecord({ name: 'Alpha', ...fields })]);
  expect(await screen.findByRole('cell', { name: status })).toBeVisible();
});

it('is searched by the words of a webinar', async () => {
  await listing();
  const search = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  search('german');
  await waitFor(() => {
    expect(namesInTable()).toEqual(['Beta']);
  });
  search('nothing like it');
  expect(await screen.findByRole('heading', { name: 'No webinar matches “nothing like it”' })).toBeVisible();
});

it('says in its own words that there are none, and takes the first', async () => {
  const { openAdding, press } = openPanel(webinarPanel);
  expect(await screen.findByText('No webinars found')).toBeVisible();
  expect(screen.getByText('Get started by adding your first webinar')).toBeVisible();
  await openAdding();
  expect(screen.getByRole('dialog', { name: 'Add New Webinar' })).toBeVisible();
  expect(dialog().getByLabelText('Minutes *')).toHaveValue(60);
  await press('Cancel');
});

it('says of a webinar that another tab has deleted that it was not found', async () => {
  const opened = openPanel(webinarPanel, [aRecord({ name: 'Alpha' })]);
  await opened.pressInRow('Edit', 'Alpha');
  opened.putRecords([]);
  await opened.press('Update Webinar');
  expect(await dialog().findByRole('alert')).toHaveTextContent(/^This webinar was not saved/);
  expect(takeConsoleMessages()).toEqual(['NotFoundError: Webinar not found']);
});
