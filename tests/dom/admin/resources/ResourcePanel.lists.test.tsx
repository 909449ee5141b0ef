import { parseCsv } from '../../../support/csv';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { tellOfOtherTab } from '../../../support/catalogue';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { quotaError } from '../../../support/environment';
import { answerConfirm } from '../../../support/render';
import {
  anyPanel,
  namesInTable,
  openNames,
  openPanel,
  panels,
  webinarPanel,
} from '../../../support/resourcePanels';

const [brokers, platforms] = panels;
const header = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name) });
const storedNames = (records: readonly Readonly<Record<string, unknown>>[]) =>
  records.map(({ name }) => name);
const button = (name: string) => screen.getByRole('button', { name });

/** Waits until the table shows these names, from top to bottom. */
const showsNames = (names: readonly string[]) =>
  waitFor(() => {
    expect(namesInTable()).toEqual(names);
  });

describe('sorting', () => {
  it('of platforms says where their arrows have gone, and leads back to their own order', async () => {
    const { user } = await openNames(platforms, ['Beta', 'Alpha', 'Gamma']);
    const sentence = /^Places can be changed while all platforms stand in their own order/;
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
    await user.click(within(header('Name')).getByRole('button'));
    await user.type(screen.getByRole('searchbox'), 'a');
    await user.click(screen.getByRole('checkbox', { name: 'Active only' }));
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Move up Beta' })).not.toBeInTheDocument();
    await user.click(button('Show them in their own order'));
    expect(namesInTable()).toEqual(['Beta', 'Alpha', 'Gamma']);
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: 'Active only' })).not.toBeChecked();
    expect(button('Move up Alpha')).toBeVisible();
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  it.each(panels)(
    'by a press of a header of the $plural, again for the other way, then back',
    async (panel) => {
      const { user } = await openNames(panel, ['Beta', 'alpha 10', 'Alpha 9']);
      const press = () => user.click(within(header('Name')).getByRole('button'));
      expect(header('Name')).not.toHaveAttribute('aria-sort');
      await press();
      expect(namesInTable()).toEqual(['Alpha 9', 'alpha 10', 'Beta']);
      expect(header('Name')).toHaveAttribute('aria-sort', 'ascending');
      await press();
      expect(namesInTable()).toEqual(['Beta', 'alpha 10', 'Alpha 9']);
      expect(header('Name')).toHaveAttribute('aria-sort', 'descending');
      expect(within(header('Name')).getByRole('button')).toHaveFocus();
      await press();
      expect(namesInTable()).toEqual(['Beta', 'alpha 10', 'Alpha 9']);
      expect(header('Name')).not.toHaveAttribute('aria-sort');
    },
  );

  it.each([
    ['Min Deposit', ['Small', 'Middle', 'Large', 'None']],
    ['Leverage', ['Large', 'Middle', 'Small', 'None']],
    ['Rating', ['None', 'Small', 'Middle', 'Large']],
    ['Status', ['Large', 'None', 'Small', 'Middle']],
  ])('reads the numbers of %s as numbers; what has none comes last', async (column, names) => {
    const { user } = openPanel(brokers, [
      brokers.aRecord({ name: 'Large', minDeposit: '$1,000', leverage: '1:30', rating: 4.9 }),
      brokers.aRecord({ name: 'None', minDeposit: '', leverage: '', rating: 0 }),
      brokers.aRecord({ name: 'Small', minDeposit: '$5', leverage: '1:1000', rating: 1, isActive: false }),
      brokers.aRecord({ name: 'Middle', minDeposit: '250', leverage: '1:200', rating: 3, isActive: false }),
    ]);
    await screen.findByRole('table');
    await user.click(within(header(column)).getByRole('button'));
    expect(namesInTable()).toEqual(names);
  });

  it('is not offered for what has no order', async () => {
    await openNames(platforms, ['Alpha']);
    for (const name of ['Logo', 'Description', 'Actions'])
      expect(within(header(name)).queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('a long list', () => {
  const names = Array.from({ length: 60 }, (_, index) => `Broker ${String(index + 1)}`);

  it('F29: is drawn page by page, and searched as a whole', async () => {
    const { user } = await openNames(brokers, names);
    expect(namesInTable()).toEqual(names.slice(0, 20));
    expect(screen.getByText('60 brokers')).toBeVisible();
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '61');
    await user.click(button('Next page'));
    await user.click(button('Next page'));
    expect(namesInTable()).toEqual(names.slice(40));
    expect(screen.getByRole('row', { name: /Broker 60/ })).toHaveAttribute('aria-rowindex', '61');
    await user.click(button('Next page'));
    expect(screen.getByText('Page 3 of 3')).toBeVisible();
    expect(button('Next page')).toHaveFocus();
    await user.click(screen.getByRole('checkbox', { name: 'Active only' }));
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Broker 4' } });
    expect(namesInTable()).toEqual(['Broker 4', ...names.slice(39, 49)]);
    expect(screen.getByText('11 of 60 brokers found')).toBeVisible();
    expect(screen.queryByText(/^Page/)).not.toBeInTheDocument();
  });

  it('B15: turns the page with a platform that is moved over its end, and moves no other one next', async () => {
    const { user, stored } = await openNames(platforms, names);
    button('Move down Broker 19').focus();
    for (const place of [20, 21, 22]) {
      await user.keyboard('{Enter}');
      await screen.findByText(`Broker 19 moved to place ${String(place)} of 60.`);
      expect(button('Move down Broker 19')).toHaveFocus();
    }
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
    button('Move up Broker 19').focus();
    for (const place of [21, 20]) {
      await user.keyboard('{Enter}');
      await screen.findByText(`Broker 19 moved to place ${String(place)} of 60.`);
      expect(button('Move up Broker 19')).toHaveFocus();
    }
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    const moved = stored().filter((record, index) => record.sortOrder !== index + 1);
    expect(moved.map(({ name }) => name)).toEqual(['Broker 19', 'Broker 20']);
  });

  it.each(panels)('shows the page before when the last page of the $plural is emptied', async (panel) => {
    answerConfirm(true);
    const { user, pressInRow } = await openNames(panel, names.slice(0, 21));
    await user.click(button('Next page'));
    expect(namesInTable()).toEqual(['Broker 21']);
    await pressInRow('Delete', 'Broker 21');
    await screen.findByText('“Broker 21” deleted.');
    await showsNames(names.slice(0, 20));
  });

  it('can be selected as a whole, and counts what is selected', async () => {
    const { user, pressForSelected, stored } = await openNames(brokers, names);
    await user.click(screen.getByLabelText('Select all 60'));
    expect(screen.getByText('60 selected')).toBeVisible();
    await pressForSelected('Deactivate');
    expect(await screen.findByText('60 brokers deactivated.')).toBeVisible();
    expect(stored().every(({ isActive }) => isActive === false)).toBe(true);
  });
});

describe.each([anyPanel])('several $plural at once', (panel) => {
  const { plural } = panel;

  it('are activated and deactivated in one write, and stay selected', async () => {
    const { select, pressForSelected, stored } = await openNames(panel, ['Alpha', 'Beta', 'Gamma']);
    await select('Alpha', 'Gamma');
    expect(screen.getByText('2 selected')).toBeVisible();
    await pressForSelected('Deactivate');
    expect(await screen.findByText(`2 ${plural} deactivated.`)).toBeVisible();
    expect(stored().map(({ isActive }) => isActive)).toEqual([false, true, false]);
    await select('Beta');
    await pressForSelected('Deactivate');
    expect(await screen.findByText(`1 ${panel.noun} deactivated; nothing to change for 2.`)).toBeVisible();
    expect(screen.getByText('3 selected')).toBeVisible();
    await pressForSelected('Deactivate');
    expect(
      await screen.findByText(
        `Nothing to change: 3 ${plural} were deactivated already or deleted elsewhere.`,
      ),
    ).toBeVisible();
  });

  it('are said to be done, and the list stays, where it cannot be read again', async () => {
    const { area, select, pressForSelected } = await openNames(panel, ['Alpha', 'Beta', 'Gamma']);
    await select('Alpha', 'Gamma');
    area.failWrites = () => {
      // Behind the write, which reads what it wrote.
      queueMicrotask(() => {
        area.failReads = new Error('gone');
      });
      return null;
    };
    await pressForSelected('Deactivate');
    expect(
      await screen.findByText(new RegExp(`^2 ${plural} deactivated\\. The ${plural} could not be loaded: `)),
    ).toBeVisible();
    expect(namesInTable()).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(takeConsoleMessages()).toEqual([expect.stringContaining('StorageError')]);
  });

  it('are deleted after one question that counts them, and come back by Undo', async () => {
    const questions = answerConfirm(true);
    const { select, pressForSelected, stored, press } = await openNames(panel, ['Alpha', 'Beta', 'Gamma']);
    const before = stored();
    await select('Alpha', 'Gamma');
    await pressForSelected('Delete');
    expect(questions).toEqual([`Are you sure you want to delete these 2 ${plural}?`]);
    expect(await screen.findByText(`2 ${plural} deleted.`)).toBeVisible();
    await showsNames(['Beta']);
    expect(stored()).toEqual([before[1]]);
    expect(screen.queryByText(/selected$/)).not.toBeInTheDocument();
    expect(button(`Undo deleting 2 ${plural}`)).toHaveFocus();
    await press(`Undo deleting 2 ${plural}`);
    expect(await screen.findByText(`2 ${plural} brought back.`)).toBeVisible();
    expect(namesInTable()).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(stored()).toEqual(before);
  });

  it('asks the exact question when only one is selected', async () => {
    const questions = answerConfirm(false);
    const { select, pressForSelected } = await openNames(panel, ['Alpha', 'Beta']);
    await select('Beta');
    await pressForSelected('Delete');
    expect(questions).toEqual([`Are you sure you want to delete this ${panel.noun}?`]);
    expect(namesInTable()).toEqual(['Alpha', 'Beta']);
  });

  it('are exported as a table with one row each', async () => {
    const files: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => `blob:${String(files.push(file))}`,
        revokeObjectURL: () => undefined,
      }),
    );
    const downloads: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      downloads.push(this.download);
    });
    const { select, pressForSelected } = await openNames(panel, ['Alpha', '=HYPERLINK("x")', 'Gamma']);
    await select('Alpha', '=HYPERLINK("x")');
    await pressForSelected('Export');
    expect(downloads).toEqual([expect.stringContaining(plural)]);
    const rows = parseCsv((await files[0]?.text()) ?? '');
    expect(rows.map((row) => row.slice(0, 2))).toEqual([
      ['Id', 'Name'],
      ['1', 'Alpha'],
      ['2', `'=HYPERLINK("x")`],
    ]);
    expect(screen.getByText(`2 ${plural} exported.`)).toBeVisible();
  });

  it('are all selected and unselected by the box in the header', async () => {
    const { user, select } = await openNames(panel, ['Alpha', 'Beta']);
    const all = () => screen.getByLabelText('Select all 2');
    await select('Alpha');
    expect(all()).toBePartiallyChecked();
    await user.click(all());
    expect(screen.getByLabelText('Select Beta')).toBeChecked();
    expect(all()).toBeChecked();
    expect(all()).not.toBePartiallyChecked();
    await user.click(all());
    expect(screen.getByLabelText('Select Alpha')).not.toBeChecked();
    expect(screen.queryByRole('group', { name: 'With the selected rows' })).not.toBeInTheDocument();
  });

  it('are selected no longer once they are not found or not there', async () => {
    const { user, select, putRecords } = await openNames(panel, ['Alpha', 'Beta', 'Gamma']);
    await select('Alpha', 'Beta');
    putRecords([panel.aRecord({ name: 'Alpha' })]);
    act(() => {
      tellOfOtherTab(panel.key);
    });
    expect(await screen.findByText('1 selected')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'nothing');
    await user.clear(screen.getByRole('searchbox'));
    expect(screen.getByLabelText('Select Alpha')).not.toBeChecked();
  });

  it('F06: stay, and stay selected, when they could not be deleted', async () => {
    answerConfirm(true);
    const { select, pressForSelected, area } = await openNames(panel, ['Alpha', 'Beta']);
    await select('Alpha', 'Beta');
    area.failWrites = quotaError();
    await pressForSelected('Delete');
    expect(
      await screen.findByText(new RegExp(`^2 ${plural} were not deleted: the browser's storage is full`)),
    ).toBeVisible();
    expect(namesInTable()).toEqual(['Alpha', 'Beta']);
    expect(screen.getByText('2 selected')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    expect(takeConsoleMessages()).toEqual([`StorageError: ${panel.failed.remove}`]);
  });
});

describe.each([anyPanel])('undoing the deletion of a $noun', (panel) => {
  it('is offered at once, has the focus, and brings the record back as it was, in its place', async () => {
    answerConfirm(true);
    const { pressInRow, press, stored, area } = openPanel(panel, [
      panel.aRecord({ name: 'Alpha' }),
      panel.aRecord({ name: 'Beta', foreign: { kept: true } }),
      panel.aRecord({ name: 'Gamma' }),
    ]);
    await screen.findByRole('table');
    const before = area.getItem(panel.key);
    await pressInRow('Delete', 'Beta');
    await waitFor(() => {
      expect(button('Undo deleting “Beta”')).toHaveFocus();
    });
    expect(storedNames(stored())).toEqual(['Alpha', 'Gamma']);
    await press('Undo deleting “Beta”');
    expect(await screen.findByText('“Beta” brought back.')).toBeVisible();
    expect(namesInTable()).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(area.getItem(panel.key)).toBe(before);
    expect(button('Delete Beta')).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });

  it('goes back through several deletions, the newest first', async () => {
    answerConfirm(true);
    const { pressInRow, press, stored } = await openNames(panel, ['Alpha', 'Beta', 'Gamma']);
    const before = stored();
    await pressInRow('Delete', 'Alpha');
    await screen.findByText('“Alpha” deleted.');
    await pressInRow('Delete', 'Gamma');
    await screen.findByText('“Gamma” deleted.');
    expect(screen.getByText('then 1 earlier')).toBeVisible();
    await press('Undo deleting “Gamma”');
    await screen.findByText('“Gamma” brought back.');
    await press('Undo deleting “Alpha”');
    await screen.findByText('“Alpha” brought back.');
    expect(stored()).toEqual(before);
  });

  it('is offered until it is dismissed, which leaves the focus in the search box', async () => {
    answerConfirm(true);
    const { pressInRow, press } = await openNames(panel, ['Alpha', 'Beta']);
    await pressInRow('Delete', 'Alpha');
    await screen.findByText('“Alpha” deleted.');
    await pressInRow('Deactivate', 'Beta');
    await screen.findByText('“Beta” deactivated.');
    expect(button('Undo deleting “Alpha”')).toBeVisible();
    await press('Dismiss');
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('leads to the search where what it brings back is not among what was found', async () => {
    answerConfirm(true);
    const { pressInRow, press, user } = await openNames(panel, ['Alpha', 'Beta']);
    await pressInRow('Delete', 'Alpha');
    await screen.findByText('“Alpha” deleted.');
    await user.type(screen.getByRole('searchbox'), 'Beta');
    await press('Undo deleting “Alpha”');
    expect(await screen.findByText('“Alpha” brought back.')).toBeVisible();
    expect(namesInTable()).toEqual(['Beta']);
    await waitFor(() => {
      expect(screen.getByRole('searchbox')).toHaveFocus();
    });
  });

  it('is offered for none of several once it is dismissed', async () => {
    answerConfirm(true);
    const { pressInRow, press } = await openNames(panel, ['Alpha', 'Beta', 'Gamma']);
    for (const name of ['Alpha', 'Gamma']) {
      await pressInRow('Delete', name);
      await screen.findByText(`“${name}” deleted.`);
    }
    await press('Dismiss');
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });

  it('leaves a record alone that has its id by now, and says so', async () => {
    answerConfirm(true);
    const { pressInRow, press, putRecords, stored } = await openNames(panel, ['Alpha', 'Beta']);
    await pressInRow('Delete', 'Alpha');
    await screen.findByText('“Alpha” deleted.');
    putRecords([panel.aRecord({ name: 'Another', id: '1' })]);
    await press('Undo deleting “Alpha”');
    expect(
      await screen.findByText('“Alpha” not brought back: the same id is in the list again.'),
    ).toBeVisible();
    expect(storedNames(stored())).toEqual(['Another']);
  });

  it('withdraws Undo once the record is back in the list', async () => {
    answerConfirm(true);
    const { pressInRow, putRecords } = await openNames(panel, ['Alpha', 'Beta']);
    await pressInRow('Delete', 'Alpha');
    expect(await screen.findByRole('button', { name: 'Undo deleting “Alpha”' })).toBeVisible();
    putRecords([panel.aRecord({ name: 'Alpha', id: '1' })]);
    act(() => {
      tellOfOtherTab(panel.key);
    });
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    });
  });

  it('F04: stays on offer when nothing could be stored', async () => {
    answerConfirm(true);
    const { pressInRow, press, area } = await openNames(panel, ['Alpha', 'Beta']);
    await pressInRow('Delete', 'Alpha');
    await screen.findByText('“Alpha” deleted.');
    area.failWrites = quotaError();
    await press('Undo deleting “Alpha”');
    expect(
      await screen.findByText(/^“Alpha” was not brought back: the browser's storage is full/),
    ).toBeVisible();
    expect(button('Undo deleting “Alpha”')).toHaveFocus();
    expect(takeConsoleMessages()).toEqual([`StorageError: ${panel.failed.add}`]);
  });
});

describe.each([anyPanel])('the focus on the $plural screen', (panel) => {
  it('stays on a pressed button while its change is stored and shown', async () => {
    const { pressInRow } = await openNames(panel, ['Alpha', 'Beta']);
    await pressInRow('Deactivate', 'Alpha');
    await screen.findByText('“Alpha” deactivated.');
    expect(button('Activate Alpha')).toHaveFocus();
  });

  it('goes with a row that moves as it is changed', async () => {
    const { pressInRow, user } = await openNames(panel, ['Alpha', 'Beta']);
    await user.click(within(header('Status')).getByRole('button'));
    await pressInRow('Deactivate', 'Alpha');
    await screen.findByText('“Alpha” deactivated.');
    expect(namesInTable()).toEqual(['Beta', 'Alpha']);
    expect(button('Activate Alpha')).toHaveFocus();
  });

  it('moves to the same button of the next row when another tab deletes its row', async () => {
    const { putRecords } = await openNames(panel, ['Alpha', 'Beta', 'Gamma']);
    button('Edit Beta').focus();
    putRecords([panel.aRecord({ name: 'Alpha' }), panel.aRecord({ name: 'Gamma', id: '3' })]);
    act(() => {
      tellOfOtherTab(panel.key);
    });
    await showsNames(['Alpha', 'Gamma']);
    expect(button('Edit Gamma')).toHaveFocus();
  });

  it('moves to the same button of the row above when another tab deletes the one at the end', async () => {
    const { putRecords } = await openNames(panel, ['Alpha', 'Beta']);
    button('Edit Beta').focus();
    putRecords([panel.aRecord({ name: 'Alpha' })]);
    act(() => {
      tellOfOtherTab(panel.key);
    });
    await showsNames(['Alpha']);
    expect(button('Edit Alpha')).toHaveFocus();
  });

  it('moves to the search box when the last row goes away', async () => {
    const { putRecords } = await openNames(panel, ['Alpha']);
    button('Edit Alpha').focus();
    putRecords([]);
    act(() => {
      tellOfOtherTab(panel.key);
    });
    await screen.findByRole('heading', { name: `No ${panel.plural} found` });
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});

it.each(panels)(
  'counts what is stored as a $noun and cannot be read, beside the list and without one',
  async (panel) => {
    const view = openPanel(panel, [panel.aRecord({ name: 'Alpha' }), { name: null }, { name: null }]);
    expect(await screen.findByText(/^2 more are stored that cannot be read\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'What is in it' })).toHaveAttribute('href', '/?tab=system');
    view.putRecords([{ name: null }]);
    act(() => {
      tellOfOtherTab(panel.key);
    });
    expect(await screen.findByRole('heading', { name: `No ${panel.plural} found` })).toBeVisible();
    expect(screen.getByText(/^1 more is stored that cannot be read\./)).toBeVisible();
  },
);

it.each([
  ['brokers', brokers],
  ['webinars', webinarPanel],
] as const)('the order of the %s is changed by buttons', async (_list, panel) => {
  const { press, stored } = await openNames(panel, ['First', 'Second', 'Third']);
  await press('Move up Third');
  expect(await screen.findByText('Third moved to place 2 of 3.')).toBeVisible();
  expect(namesInTable()).toEqual(['First', 'Third', 'Second']);
  expect(storedNames(stored())).toEqual(['First', 'Third', 'Second']);
});

describe('the order of the platforms', () => {
  it('is changed by buttons, is told, and keeps the focus on the button', async () => {
    const { press, stored } = await openNames(platforms, ['First', 'Second', 'Third']);
    await press('Move up Third');
    expect(namesInTable()).toEqual(['First', 'Third', 'Second']);
    expect(await screen.findByText('Third moved to place 2 of 3.')).toBeVisible();
    await press('Move up Third');
    expect(await screen.findByText('Third moved to place 1 of 3.')).toBeVisible();
    expect(namesInTable()).toEqual(['Third', 'First', 'Second']);
    expect(button('Move up Third')).toHaveFocus();
    expect(button('Move up Third')).toHaveAttribute('aria-disabled', 'true');
    await press('Move up Third');
    await press('Move down Third');
    await screen.findByText('Third moved to place 2 of 3.');
    expect(stored().map(({ name, sortOrder }) => [name, sortOrder])).toEqual([
      ['First', 1],
      ['Second', 3],
      ['Third', 2],
    ]);
  });

  it('keeps the place that another tab has given to another platform meanwhile', async () => {
    const { press, catalogue } = await openNames(platforms, ['First', 'Second', 'Third', 'Fourth']);
    await catalogue.platforms.move('4', null);
    await press('Move down First');
    await screen.findByText('First moved to place 2 of 4.');
    await showsNames(['Fourth', 'Second', 'First', 'Third']);
  });

  const handleOf = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(name) })).getByTitle('Drag to another place');

  /** Gives each shown row a height of 50 px, from 0 on; gives the way to take one and hold it at a height. */
  function layOutRows() {
    const rows = () => screen.getAllByRole('row').slice(1);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return new DOMRect(0, rows().indexOf(this) * 50, 300, 50);
    });
    // jsdom has none.
    HTMLElement.prototype.setPointerCapture = () => undefined;
    onTestFinished(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture');
    });
    return (name: string, clientY: number) => {
      fireEvent.pointerDown(handleOf(name), { button: 0, pointerId: 1 });
      fireEvent.pointerMove(handleOf(name), { clientY });
    };
  }

  it('is changed by dragging a row of a later page, which moves that row and no other', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `Platform ${String(index + 1)}`);
    const { user, stored } = await openNames(platforms, names);
    await user.click(button('Next page'));
    const drag = layOutRows();
    drag('Platform 21', 140);
    fireEvent.pointerUp(handleOf('Platform 21'));
    expect(await screen.findByText('Platform 21 moved to place 23 of 25.')).toBeVisible();
    expect(namesInTable()).toEqual([
      'Platform 22',
      'Platform 23',
      'Platform 21',
      'Platform 24',
      'Platform 25',
    ]);
    const moved = stored().filter((record, index) => record.sortOrder !== index + 1);
    expect(storedNames(moved)).toEqual(['Platform 21', 'Platform 22', 'Platform 23']);
  });

  it('is changed by dragging a row by its handle; Escape gives it up', async () => {
    const { stored } = await openNames(platforms, ['First', 'Second', 'Third']);
    const drag = layOutRows();
    drag('First', 140);
    fireEvent.pointerUp(handleOf('First'));
    expect(namesInTable()).toEqual(['Second', 'Third', 'First']);
    expect(await screen.findByText('First moved to place 3 of 3.')).toBeVisible();
    drag('First', 10);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.pointerUp(handleOf('First'));
    expect(namesInTable()).toEqual(['Second', 'Third', 'First']);
    drag('First', 10);
    fireEvent.pointerUp(handleOf('First'));
    expect(await screen.findByText('First moved to place 1 of 3.')).toBeVisible();
    expect(stored().map(({ sortOrder }) => sortOrder)).toEqual([1, 2, 3]);
  });

  it('F05: is shown as it was again when it could not be stored', async () => {
    const { press, area } = await openNames(platforms, ['First', 'Second']);
    area.failWrites = quotaError();
    await press('Move down First');
    expect(await screen.findByText(/^“First” was not moved: the browser's storage is full/)).toBeVisible();
    await showsNames(['First', 'Second']);
    expect(takeConsoleMessages()).toEqual([`StorageError: ${platforms.failed.update}`]);
  });

  it('offers no moves while the list is sorted or searched', async () => {
    const { user } = await openNames(platforms, ['First', 'Second']);
    await user.type(screen.getByRole('searchbox'), 's');
    expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
    await user.clear(screen.getByRole('searchbox'));
    expect(button('Move down First')).toBeVisible();
    await user.click(within(header('Name')).getByRole('button'));
    expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  });
});
