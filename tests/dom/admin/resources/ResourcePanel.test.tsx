import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { heldWrites, quotaError } from '../../../support/environment';
import { answerConfirm } from '../../../support/render';
import {
  anyPanel,
  dialog,
  fillInRequired,
  namesInTable,
  openNames,
  openPanel,
  panels,
  webinarPanel,
} from '../../../support/resourcePanels';

const { aRecord } = anyPanel;
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
const cellsOf = (name: string) => row(name).getAllByRole('cell').slice(1);
const search = () => screen.getByRole('searchbox');

it.each([...panels, webinarPanel])(
  'shows the specified search field, button and columns for $plural',
  async (panel) => {
    openPanel(panel, [panel.aRecord({ name: 'Alpha' })]);
    expect(await screen.findByRole('table', { name: panel.plural })).toBeVisible();
    expect(search()).toHaveAttribute('placeholder', `Search ${panel.plural}...`);
    expect(screen.getByRole('button', { name: `Add ${panel.title}` })).toBeVisible();
    const [, ...headers] = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(panel.columns);
    expect(row('Alpha').getByRole('rowheader')).toHaveTextContent(/^Alpha/);
    const labels = [...screen.getByRole('table').querySelectorAll<HTMLElement>('tbody [data-label]')];
    expect(labels.map(({ dataset }) => dataset.label)).toEqual(headers.slice(0, -1));
  },
);

it('explains why the list could not be loaded, and logs the error', async () => {
  const { area } = openPanel(anyPanel, [aRecord()]);
  area.failReads = new Error('gone');
  expect(await screen.findByRole('heading', { name: 'No platforms found' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    "The platforms couldn't be loaded: the browser refused to read its storage.",
  );
  expect(takeConsoleMessages()).toEqual([expect.stringContaining('StorageError')]);
});

it('replaces a damaged list with the published records on request', async () => {
  const { area, press, catalogue } = openPanel(anyPanel);
  area.setItem(anyPanel.key, 'damaged');
  await screen.findByText(/can't be read/);
  await press('Use the published platforms');
  expect(await screen.findByText('The published platforms have been restored.')).toBeVisible();
  expect(namesInTable()).toEqual(catalogue.platforms.publishedActive().map(({ name }) => name));
});

it('counts unreadable records and links to them', async () => {
  openPanel(anyPanel, [aRecord({ name: 'Alpha' }), { name: null }, { name: null }]);
  expect(await screen.findByText(/^2 more are stored but can't be read\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See it on the System tab' })).toHaveAttribute(
    'href',
    '/?tab=system',
  );
});

it('finds records by name or description', async () => {
  const { user, area } = openPanel(anyPanel);
  // Damaged storage may hold records with missing fields.
  area.setItem(
    anyPanel.key,
    '[{"id":"1","name":"Alpha","description":"First of all"},{"id":"2","name":"Beta (b.c)"}]',
  );
  await screen.findByRole('table');
  await user.type(search(), '  BETA ');
  expect(namesInTable()).toEqual(['Beta (b.c)']);
  await user.clear(search());
  await user.type(search(), 'first OF');
  expect(namesInTable()).toEqual(['Alpha']);
});

it('offers to clear the search when nothing matches', async () => {
  const { user, press } = await openNames(anyPanel, ['Alpha']);
  await user.type(search(), 'nothing like it');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'No platform matches “nothing like it”' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add First Platform' })).not.toBeInTheDocument();
  await press('Clear the search');
  expect(namesInTable()).toEqual(['Alpha']);
  expect(search()).toHaveValue('');
});

it('shows only active records, and offers to show all when none are active', async () => {
  const { press, pressInRow, user } = await openNames(anyPanel, ['Alpha', 'Beta']);
  await user.click(screen.getByRole('checkbox', { name: 'Active only' }));
  await pressInRow('Deactivate', 'Alpha');
  expect(
    await screen.findByText(/^“Alpha” deactivated\. It isn't shown: .* the active ones\.$/),
  ).toBeVisible();
  expect(namesInTable()).toEqual(['Beta']);
  expect(screen.getByText('1 of 2 platforms found')).toBeVisible();
  await pressInRow('Deactivate', 'Beta');
  expect(await screen.findByRole('heading', { name: 'No platform is active' })).toBeVisible();
  await press('Show all platforms');
  expect(namesInTable()).toEqual(['Alpha', 'Beta']);
  expect(screen.getByRole('checkbox', { name: 'Active only' })).not.toBeChecked();
});

it('deactivates and activates a record and keeps focus', async () => {
  const { pressInRow, stored } = await openNames(anyPanel, ['Alpha', 'Beta']);
  for (const [before, action, done, after] of [
    ['Active', 'Deactivate', 'deactivated', 'Inactive'],
    ['Inactive', 'Activate', 'activated', 'Active'],
  ] as const) {
    expect(row('Alpha').getByText(before)).toBeVisible();
    await pressInRow(action, 'Alpha');
    expect(await screen.findByText(`“Alpha” ${done}.`)).toBeVisible();
    expect(row('Alpha').getByText(after)).toBeVisible();
    expect(document.activeElement).toHaveAccessibleName(/^(?:Dea|A)ctivate Alpha$/);
    expect(stored()).toMatchObject([
      { name: 'Alpha', isActive: after === 'Active', updatedAt: '2026-01-02T03:04:05.000Z' },
      { name: 'Beta', isActive: true, updatedAt: '2026-01-01T00:00:00.000Z' },
    ]);
  }
});

it('changes several rows at once and disables each while it is being saved', async () => {
  const { wait, letGo } = heldWrites();
  const { pressInRow, stored } = await openNames(anyPanel, ['Alpha', 'Beta', 'Gamma'], {}, { wait });
  for (const name of ['Alpha', 'Beta']) await pressInRow('Deactivate', name);
  expect(screen.getByText('Loading platforms...')).toBeVisible();
  for (const action of ['Edit', 'Deactivate', 'Delete']) {
    expect(screen.getByLabelText(`${action} Alpha`)).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByLabelText(`${action} Gamma`)).toHaveAttribute('aria-disabled', 'false');
  }
  await pressInRow('Deactivate', 'Alpha');
  letGo();
  expect(await screen.findByText('“Beta” deactivated.')).toBeVisible();
  expect(screen.getByLabelText('Activate Alpha')).toHaveAttribute('aria-disabled', 'false');
  expect(stored().map(({ isActive }) => isActive)).toEqual([false, false, true]);
});

it('explains next to the list why a row was not changed', async () => {
  const { pressInRow, area } = await openNames(anyPanel, ['Alpha']);
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  const before = area.getItem(anyPanel.key);
  area.failWrites = quotaError();
  await pressInRow('Deactivate', 'Alpha');
  expect(
    await screen.findByText(/^“Alpha” wasn't deactivated: the browser's storage is full\./),
  ).toBeVisible();
  await waitFor(() => {
    expect(scrollIntoView).toHaveBeenCalledOnce();
  });
  expect(screen.getByRole('button', { name: 'Deactivate Alpha' })).toHaveAttribute('aria-disabled', 'false');
  expect(area.getItem(anyPanel.key)).toBe(before);
  expect(takeConsoleMessages()).toEqual(['StorageError: Failed to update platform in storage']);

  area.failWrites = null;
  await pressInRow('Deactivate', 'Alpha');
  expect(await screen.findByText('“Alpha” deactivated.')).toBeVisible();
});

it.each([
  ['Deactivate', 'deactivated'],
  ['Delete', 'deleted'],
])('reloads the list when %s finds a record deleted in another tab', async (action, done) => {
  answerConfirm(true);
  const { pressInRow, putRecords } = await openNames(anyPanel, ['Alpha', 'Beta']);
  putRecords([aRecord({ name: 'Beta', id: '2' })]);
  await pressInRow(action, 'Alpha');
  expect(
    await screen.findByText(new RegExp(`^“Alpha” wasn't ${done}: it was deleted or cleared elsewhere`)),
  ).toBeVisible();
  await waitFor(() => {
    expect(namesInTable()).toEqual(['Beta']);
  });
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  expect(takeConsoleMessages()).toEqual(['NotFoundError: Platform not found']);
});

it('keeps a record when its deletion is cancelled', async () => {
  const questions = answerConfirm(false);
  const { pressInRow, area } = await openNames(anyPanel, ['Alpha']);
  const before = area.getItem(anyPanel.key);
  await pressInRow('Delete', 'Alpha');
  expect(questions).toHaveLength(1);
  expect(namesInTable()).toEqual(['Alpha']);
  expect(area.getItem(anyPanel.key)).toBe(before);
});

it("shows a broker's regulation, minimum deposit, leverage and rating", async () => {
  const [brokers] = panels;
  const fields = { regulation: ['One', 'Two'], minDeposit: '250', leverage: 'up to 1:300', rating: 4.7 };
  await openNames(brokers, ['Alpha'], fields);
  const [, minDeposit, leverage, rating] = cellsOf('Alpha');
  expect(row('Alpha').getByRole('rowheader')).toHaveTextContent(/^AlphaOne, Two$/);
  expect(minDeposit).toHaveTextContent(/^\$250$/);
  expect(leverage).toHaveTextContent(/^up to 1:300$/);
  expect(rating).toHaveTextContent(/^4\.7$/);
  expect(row('Alpha').getByRole('img')).toHaveAccessibleName('4 of 5 stars');
});

it('previews the first 50 characters of the description', async () => {
  await openNames(anyPanel, ['My Platform'], { description: `${'a'.repeat(50)}bcd` });
  expect(cellsOf('My Platform')[1]?.textContent).toBe(`${'a'.repeat(50)}...`);
});

it('warns that a saved record does not match the search', async () => {
  const { user, openAdding, press } = await openNames(anyPanel, ['Alpha', 'Alpha Two']);
  await user.type(search(), 'alpha');
  await openAdding();
  fillInRequired(anyPanel);
  await user.click(dialog().getByRole('button', { name: `Add ${anyPanel.title}` }));
  expect(
    await screen.findByText("“Newcomer” saved. It isn't shown: the list shows only what matches “alpha”."),
  ).toBeVisible();
  await press('Clear the search');
  expect(namesInTable()).toContain('Newcomer');
  expect(screen.getByRole('status')).toHaveTextContent('“Newcomer” saved.');
  expect(search()).toHaveFocus();
});
