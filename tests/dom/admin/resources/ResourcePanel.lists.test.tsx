import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dispatchStorageEvent } from '../../../support/catalogue';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { parseCsv } from '../../../support/csv';
import { takeDownloads } from '../../../support/downloads';
import { quotaError } from '../../../support/environment';
import { answerConfirm } from '../../../support/render';
import { namesInTable, openNames, openPanel, panels } from '../../../support/resourcePanels';

const [brokers, platforms] = panels;
const header = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name) });
const button = (name: string) => screen.getByRole('button', { name });
const storedNames = (records: readonly Readonly<Record<string, unknown>>[]) =>
  records.map(({ name }) => name);
const SIXTY = Array.from({ length: 60 }, (_, index) => `Platform ${String(index + 1)}`);
const OWN_ORDER = /^To move platforms, switch to manual order/;

async function open(names: readonly string[], overrides?: Parameters<typeof openPanel>[2]) {
  const opened = await openNames(platforms, names, {}, overrides);
  return {
    ...opened,
    writeElsewhere: (records: Parameters<typeof opened.putRecords>[0]) => {
      opened.putRecords(records);
      act(() => {
        dispatchStorageEvent(platforms.key);
      });
    },
  };
}

it('sorts brokers by the values in a column', async () => {
  const { user } = openPanel(brokers, [
    brokers.aRecord({ name: 'Large', minDeposit: '$1,000', leverage: '1:30', rating: 4.9 }),
    brokers.aRecord({ name: 'None', minDeposit: '', leverage: '', rating: 0 }),
    brokers.aRecord({ name: 'Small', minDeposit: '$5', leverage: '1:1000', rating: 1, isActive: false }),
    brokers.aRecord({ name: 'Middle', minDeposit: '250', leverage: '1:200', rating: 3, isActive: false }),
  ]);
  await screen.findByRole('table');
  for (const [column, names] of [
    ['Min Deposit', ['Small', 'Middle', 'Large', 'None']],
    ['Leverage', ['Large', 'Middle', 'Small', 'None']],
    ['Rating', ['None', 'Small', 'Middle', 'Large']],
    ['Status', ['Large', 'None', 'Small', 'Middle']],
  ] as const) {
    await user.click(within(header(column)).getByRole('button'));
    expect(namesInTable(), column).toEqual(names);
  }
});

it('paginates a long list and searches all of it', async () => {
  const { user } = await open(SIXTY);
  expect(namesInTable()).toEqual(SIXTY.slice(0, 20));
  expect(screen.getByText('60 platforms')).toBeVisible();
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '61');
  expect(button('Previous page')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Next page'));
  await user.click(button('Next page'));
  expect(namesInTable()).toEqual(SIXTY.slice(40));
  expect(screen.getByRole('row', { name: /Platform 60/ })).toHaveAttribute('aria-rowindex', '61');
  await user.click(button('Next page'));
  expect(screen.getByText('Page 3 of 3')).toBeVisible();
  await user.click(button('Previous page'));
  expect(screen.getByText('Page 2 of 3')).toBeVisible();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Platform 4' } });
  expect(namesInTable()).toEqual(['Platform 4', ...SIXTY.slice(39, 49)]);
  expect(screen.getByText('11 of 60 platforms found')).toBeVisible();
  expect(screen.queryByText(/^Page/)).not.toBeInTheDocument();
});

it('shows the previous page when the last page becomes empty', async () => {
  answerConfirm(true);
  const { user, pressInRow } = await open(SIXTY.slice(0, 21));
  await user.click(button('Next page'));
  await pressInRow('Delete', 'Platform 21');
  await screen.findByText('“Platform 21” deleted.');
  expect(namesInTable()).toEqual(SIXTY.slice(0, 20));
});

it('selects or deselects the rows on every page with the header checkbox', async () => {
  const { user, select, pressForSelected, stored } = await open(SIXTY);
  const all = screen.getByLabelText('Select all 60');
  await select('Platform 2');
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(screen.getByText('60 selected')).toBeVisible();
  const questions = answerConfirm(false);
  await pressForSelected('Deactivate');
  expect(questions).toEqual(['Deactivate 60 platforms? Visitors will no longer see them.']);
  expect(stored().every(({ isActive }) => isActive === true)).toBe(true);
  answerConfirm(true);
  await pressForSelected('Deactivate');
  expect(await screen.findByText('60 platforms deactivated.')).toBeVisible();
  expect(stored().every(({ isActive }) => isActive === false)).toBe(true);
  await user.click(all);
  expect(screen.queryByRole('group', { name: 'Selected rows' })).not.toBeInTheDocument();
  expect(screen.getByText('60 platforms')).toBeVisible();
});

it('deselects rows that are deleted or hidden by a search', async () => {
  const { user, select, writeElsewhere } = await open(['Alpha', 'Beta', 'Gamma']);
  await select('Alpha', 'Beta');
  writeElsewhere([platforms.aRecord({ name: 'Alpha' })]);
  expect(await screen.findByText('1 selected')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'nothing');
  await user.clear(screen.getByRole('searchbox'));
  expect(screen.getByLabelText('Select Alpha')).not.toBeChecked();
});

it('deactivates the selected rows and counts those already inactive', async () => {
  answerConfirm(true);
  const { select, pressForSelected, stored } = await open(['Alpha', 'Beta', 'Gamma']);
  await select('Alpha', 'Gamma');
  await pressForSelected('Deactivate');
  expect(await screen.findByText('2 platforms deactivated.')).toBeVisible();
  expect(stored().map(({ isActive }) => isActive)).toEqual([false, true, false]);
  await select('Beta');
  await pressForSelected('Deactivate');
  expect(
    await screen.findByText('1 platform deactivated; 2 already deactivated or deleted elsewhere.'),
  ).toBeVisible();
  expect(screen.getByText('3 selected')).toBeVisible();
  await pressForSelected('Deactivate');
  expect(await screen.findByText(/^Nothing to change: 3 platforms were already deactivated/)).toBeVisible();
  await pressForSelected('Activate');
  expect(await screen.findByText('3 platforms activated.')).toBeVisible();
});

it('exports the selected rows as CSV that contains no formulas', async () => {
  const downloads = takeDownloads();
  const { select, pressForSelected } = await open(['Alpha', '=HYPERLINK("x")', 'Gamma']);
  await select('Alpha', '=HYPERLINK("x")');
  await pressForSelected('Export');
  expect(screen.getByText('2 platforms exported.')).toBeVisible();
  expect(downloads[0]?.name).toMatch(/-platforms-\d{4}-\d\d-\d\d-\d{6}\.csv$/);
  const rows = parseCsv((await downloads[0]?.text()) ?? '');
  expect(rows.map((row) => row.slice(0, 2))).toEqual([
    ['Id', 'Name'],
    ['1', 'Alpha'],
    ['2', `'=HYPERLINK("x")`],
  ]);
});

it('deletes the selected rows after one confirmation and undoes the deletion', async () => {
  const questions = answerConfirm(true);
  const { select, pressForSelected, press, stored } = await open(['Alpha', 'Beta', 'Gamma']);
  const before = stored();
  await select('Alpha', 'Gamma');
  await pressForSelected('Delete');
  expect(questions).toEqual(['Are you sure you want to delete these 2 platforms?']);
  expect(await screen.findByText('2 platforms deleted.')).toBeVisible();
  expect(stored()).toEqual([before[1]]);
  await press('Undo deleting 2 platforms');
  expect(await screen.findByText('2 platforms restored.')).toBeVisible();
  expect(namesInTable()).toEqual(['Alpha', 'Beta', 'Gamma']);
  expect(stored()).toEqual(before);
});

it('restores every field and the position when a deletion is undone', async () => {
  answerConfirm(true);
  const { pressInRow, press, area } = openPanel(platforms, [
    platforms.aRecord({ name: 'Alpha' }),
    platforms.aRecord({ name: 'Beta', foreign: { kept: true } }),
    platforms.aRecord({ name: 'Gamma' }),
  ]);
  await screen.findByRole('table');
  const before = area.getItem(platforms.key);
  await pressInRow('Delete', 'Beta');
  await waitFor(() => {
    expect(button('Undo deleting “Beta”')).toHaveFocus();
  });
  await press('Undo deleting “Beta”');
  expect(await screen.findByText('“Beta” restored.')).toBeVisible();
  expect(namesInTable()).toEqual(['Alpha', 'Beta', 'Gamma']);
  expect(area.getItem(platforms.key)).toBe(before);
  expect(button('Delete Beta')).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

it('offers undo until it is dismissed', async () => {
  answerConfirm(true);
  const { pressInRow, press } = await open(['Alpha', 'Beta']);
  await pressInRow('Delete', 'Alpha');
  await screen.findByText('“Alpha” deleted.');
  await pressInRow('Deactivate', 'Beta');
  await screen.findByText('“Beta” deactivated.');
  expect(button('Undo deleting “Alpha”')).toBeVisible();
  await press('Dismiss');
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('keeps an existing record with the same id when a deletion is undone', async () => {
  answerConfirm(true);
  const { select, pressForSelected, press, putRecords, stored } = await open(['Alpha', 'Beta', 'Gamma']);
  await select('Alpha', 'Beta');
  await pressForSelected('Delete');
  await screen.findByText('2 platforms deleted.');
  putRecords([platforms.aRecord({ name: 'Another', id: '1' })]);
  await press('Undo deleting 2 platforms');
  expect(
    await screen.findByText('1 of 2 platforms restored: the ids of the others are in the list again.'),
  ).toBeVisible();
  expect(storedNames(stored()).toSorted()).toEqual(['Another', 'Beta']);
});

it.each(panels)('moves $plural up and down with buttons', async (panel) => {
  const { press, stored } = await openNames(panel, ['First', 'Second', 'Third']);
  const order = () =>
    stored()
      .toSorted((a, b) => (panel === platforms ? Number(a.sortOrder) - Number(b.sortOrder) : 0))
      .map(({ name }) => name);
  expect(button('Move down Third')).toHaveAttribute('aria-disabled', 'true');
  await press('Move up Third');
  expect(await screen.findByText('Third moved to position 2 of 3.')).toBeVisible();
  expect(namesInTable()).toEqual(['First', 'Third', 'Second']);
  expect(order()).toEqual(['First', 'Third', 'Second']);
  await press('Move up Third');
  expect(await screen.findByText('Third moved to position 1 of 3.')).toBeVisible();
  expect(button('Move up Third')).toHaveFocus();
  expect(button('Move up Third')).toHaveAttribute('aria-disabled', 'true');
  await press('Move down Third');
  await screen.findByText('Third moved to position 2 of 3.');
  expect(order()).toEqual(['First', 'Third', 'Second']);
});

it('restores the displayed order when a move cannot be stored', async () => {
  const { press, area } = await open(['First', 'Second']);
  area.failWrites = quotaError();
  await press('Move down First');
  expect(await screen.findByText(/^“First” wasn't moved: the browser's storage is full/)).toBeVisible();
  await waitFor(() => {
    expect(namesInTable()).toEqual(['First', 'Second']);
  });
  expect(takeConsoleMessages()).toEqual(['StorageError: Failed to update platform in storage']);
});

it('offers manual order instead of move buttons in a searched or sorted list', async () => {
  const { press } = await open(['Beta First', 'Alpha Test']);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 't' } });
  fireEvent.click(within(header('Name')).getByRole('button'));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Active only' }));
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  expect(screen.queryByTitle('Drag to reorder')).not.toBeInTheDocument();
  expect(screen.getByText(OWN_ORDER)).toBeVisible();
  await press('Show manual order');
  expect(namesInTable()).toEqual(['Beta First', 'Alpha Test']);
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('checkbox', { name: 'Active only' })).not.toBeChecked();
  expect(button('Move down Beta First')).toBeVisible();
});

it('keeps focus near a row that another tab deletes', async () => {
  const { writeElsewhere } = await open(['Alpha', 'Beta']);
  button('Edit Beta').focus();
  writeElsewhere([platforms.aRecord({ name: 'Alpha', id: '1' })]);
  await waitFor(() => {
    expect(namesInTable()).toEqual(['Alpha']);
  });
  expect(button('Edit Alpha')).toHaveFocus();
});
