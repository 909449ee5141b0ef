import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { tellOfOtherTab } from '../../../support/catalogue';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { takeDownloads } from '../../../support/downloads';
import { heldWrites, quotaError, type FailingArea } from '../../../support/environment';
import { answerConfirm } from '../../../support/render';
import {
  anyPanel as panel,
  dialog,
  fillIn,
  fillInRequired,
  forSelected,
  namesInTable,
  noDialog,
  openNames,
  openPanel,
  panels,
} from '../../../support/resourcePanels';

const { noun, title, plural } = panel;
const [brokers] = panels;
const button = (name: string) => screen.getByRole('button', { name });
const search = () => screen.getByRole('searchbox');

/** Draws the screen over records with these names, and waits for its table. */
async function open(
  names: readonly string[],
  fields: Readonly<Record<string, unknown>> = {},
  overrides?: Parameters<typeof openPanel>[2],
) {
  const opened = await openNames(panel, names, fields, overrides);
  return {
    ...opened,
    /** What another tab writes and tells of. */
    writeElsewhere: (records: Parameters<typeof opened.putRecords>[0]) => {
      opened.putRecords(records);
      act(() => {
        tellOfOtherTab(panel.key);
      });
    },
  };
}

/** Lets the next write succeed, and every read behind it fail. */
function failReadsBehindWrite(area: FailingArea) {
  area.failWrites = () => {
    // Behind the write, which reads what it wrote.
    queueMicrotask(() => {
      area.failReads = new Error('gone');
    });
    return null;
  };
}

describe('what is said of several at once', () => {
  it.each([
    ['Activate', false, ['Alpha'], '“Alpha” activated.'],
    ['Activate', false, ['Alpha', 'Beta'], `2 ${plural} activated.`],
    ['Deactivate', true, ['Alpha'], '“Alpha” deactivated.'],
  ])('by %s, where isActive was %j, of %j is %s', async (action, isActive, chosen, notice) => {
    const { select, pressForSelected, stored } = await open(['Alpha', 'Beta', 'Gamma'], { isActive });
    await select(...chosen);
    await pressForSelected(action);
    expect(await screen.findByText(notice)).toBeVisible();
    expect(stored().map((record) => record.isActive !== isActive)).toEqual(
      ['Alpha', 'Beta', 'Gamma'].map((name) => chosen.includes(name)),
    );
  });

  it.each([
    ['Activate', ['Alpha'], '“Alpha” was not activated: '],
    ['Activate', ['Alpha', 'Beta'], `2 ${plural} were not activated: `],
    ['Deactivate', ['Alpha'], '“Alpha” was not deactivated: '],
    ['Deactivate', ['Alpha', 'Beta'], `2 ${plural} were not deactivated: `],
    ['Delete', ['Alpha'], '“Alpha” was not deleted: '],
  ])('F05: by %s of %j, where nothing could be stored, is %s', async (action, chosen, notice) => {
    answerConfirm(true);
    const { area, select, pressForSelected } = await open(['Alpha', 'Beta'], {
      isActive: action !== 'Activate',
    });
    await select(...chosen);
    area.failWrites = quotaError();
    await pressForSelected(action);
    expect(await screen.findByText((text) => text.startsWith(notice))).toBeVisible();
    expect(takeConsoleMessages()).toEqual([expect.stringContaining('StorageError')]);
  });

  it('is the name of a single one that was exported', async () => {
    const downloads = takeDownloads();
    const { select, pressForSelected } = await open(['Alpha', 'Beta']);
    await select('Beta');
    await pressForSelected('Export');
    expect(screen.getByText('“Beta” exported.')).toBeVisible();
    expect(downloads).toMatchObject([
      {
        name: expect.stringMatching(new RegExp(String.raw`-${plural}-\d{4}-\d\d-\d\d-\d{6}\.csv$`)) as string,
        type: expect.stringMatching(/^text\/csv/) as string,
      },
    ]);
  });

  it('is how many came back by Undo, and why the others did not', async () => {
    answerConfirm(true);
    const { select, pressForSelected, press, putRecords, stored } = await open(['Alpha', 'Beta', 'Gamma']);
    await select('Alpha', 'Beta');
    await pressForSelected('Delete');
    await screen.findByText(`2 ${plural} deleted.`);
    putRecords([panel.aRecord({ name: 'Another', id: '1' })]);
    await press(`Undo deleting 2 ${plural}`);
    expect(
      await screen.findByText(`1 of 2 ${plural} brought back: the ids of the others are in the list again.`),
    ).toBeVisible();
    expect(stored().map(({ name }) => name)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });

  it('F04: is that they were not brought back, where nothing could be stored', async () => {
    answerConfirm(true);
    const { area, select, pressForSelected, press } = await open(['Alpha', 'Beta', 'Gamma']);
    await select('Alpha', 'Beta');
    await pressForSelected('Delete');
    await screen.findByText(`2 ${plural} deleted.`);
    area.failWrites = quotaError();
    await press(`Undo deleting 2 ${plural}`);
    expect(await screen.findByText(new RegExp(`^2 ${plural} were not brought back: `))).toBeVisible();
    expect(takeConsoleMessages()).toEqual([`StorageError: ${panel.failed.add}`]);
  });
});

describe('the selection', () => {
  it('is given up by Clear selection, which changes nothing else', async () => {
    const { area, select, pressForSelected } = await open(['Alpha', 'Beta']);
    const before = area.getItem(panel.key);
    await select('Alpha', 'Beta');
    await pressForSelected('Clear selection');
    expect(screen.getByLabelText('Select Alpha')).not.toBeChecked();
    expect(screen.getByText(`2 ${plural}`)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'With the selected rows' })).not.toBeInTheDocument();
    expect(area.getItem(panel.key)).toBe(before);
  });

  it('can be changed no further while one of it is still being changed', async () => {
    const { wait, letGo } = heldWrites();
    const questions = answerConfirm(true);
    const { select, pressForSelected, pressInRow, stored } = await open(['Alpha', 'Beta'], {}, { wait });
    await pressInRow('Deactivate', 'Alpha');
    await select('Beta');
    for (const control of forSelected().getAllByRole('button'))
      expect(control).toHaveAttribute('aria-disabled', 'false');
    await select('Alpha');
    for (const control of forSelected().getAllByRole('button'))
      expect(control).toHaveAttribute('aria-disabled', 'true');
    await pressForSelected('Delete');
    await pressForSelected('Deactivate');
    letGo();
    expect(await screen.findByText('“Alpha” deactivated.')).toBeVisible();
    expect(questions).toEqual([]);
    expect(stored().map(({ isActive }) => isActive)).toEqual([false, true]);
  });
});

describe('a change', () => {
  it('is shown together with what another tab has added meanwhile', async () => {
    const { pressInRow, putRecords } = await open(['Alpha']);
    putRecords([panel.aRecord({ name: 'Alpha' }), panel.aRecord({ name: 'From elsewhere' })]);
    await pressInRow('Deactivate', 'Alpha');
    await waitFor(() => {
      expect(namesInTable()).toEqual(['Alpha', 'From elsewhere']);
    });
    expect(button('Activate Alpha')).toBeVisible();
  });

  it.each([
    ['Deactivate', '“Alpha” deactivated.', ['Activate Alpha', 'Deactivate Beta'], ['Alpha', 'Beta']],
    ['Delete', '“Alpha” deleted.', ['Deactivate Beta'], ['Beta']],
  ])('by %s is shown where the list cannot be read again', async (action, notice, buttons, names) => {
    answerConfirm(true);
    const { area, pressInRow } = await open(['Alpha', 'Beta']);
    failReadsBehindWrite(area);
    await pressInRow(action, 'Alpha');
    await waitFor(() => {
      expect(namesInTable()).toEqual(names);
    });
    for (const name of buttons) expect(button(name)).toBeVisible();
    expect(
      await screen.findByText(new RegExp(`^${notice} The ${plural} could not be loaded: `)),
    ).toBeVisible();
    await waitFor(() => {
      expect(takeConsoleMessages()).toEqual([expect.stringContaining('StorageError')]);
    });
    expect(namesInTable()).toEqual(names);
  });

  it('F46: by Delete is not made to what another tab has deleted, and offers no Undo', async () => {
    answerConfirm(true);
    const { pressInRow, putRecords } = await open(['Alpha', 'Beta']);
    putRecords([panel.aRecord({ name: 'Beta', id: '2' })]);
    await pressInRow('Delete', 'Alpha');
    expect(await screen.findByText(/^“Alpha” was not deleted: it is no longer in the list/)).toBeVisible();
    await waitFor(() => {
      expect(namesInTable()).toEqual(['Beta']);
    });
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    expect(takeConsoleMessages()).toEqual([panel.notFound]);
  });

  it('leaves the focus where it is when it fails, though an earlier deletion can be undone', async () => {
    answerConfirm(true);
    const { area, pressInRow } = await open(['Alpha', 'Beta']);
    await pressInRow('Delete', 'Alpha');
    await screen.findByText('“Alpha” deleted.');
    area.failWrites = quotaError();
    await pressInRow('Delete', 'Beta');
    await screen.findByText(/^“Beta” was not deleted/);
    expect(button('Delete Beta')).toHaveFocus();
    expect(takeConsoleMessages()).toHaveLength(1);
  });

  it('that works brings no notice into view; one that fails does, and no further than it needs', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { area, pressInRow } = await open(['Alpha']);
    await pressInRow('Deactivate', 'Alpha');
    await screen.findByText('“Alpha” deactivated.');
    expect(scrollIntoView).not.toHaveBeenCalled();
    area.failWrites = quotaError();
    await pressInRow('Activate', 'Alpha');
    await waitFor(() => {
      expect(scrollIntoView.mock.calls).toEqual([[{ block: 'nearest' }]]);
    });
    takeConsoleMessages();
  });

  it('by Undo can be asked for once only while it is stored', async () => {
    answerConfirm(true);
    const { wait, letGo } = heldWrites();
    let isHeld = false;
    const { pressInRow, press, stored } = await open(
      ['Alpha', 'Beta'],
      {},
      { wait: (ms) => (isHeld ? wait(ms) : Promise.resolve()) },
    );
    const before = stored();
    await pressInRow('Delete', 'Alpha');
    await screen.findByText('“Alpha” deleted.');
    const undo = 'Undo deleting “Alpha”';
    expect(button(undo)).toHaveAttribute('aria-disabled', 'false');
    isHeld = true;
    await press(undo);
    expect(button(undo)).toHaveAttribute('aria-disabled', 'true');
    await press(undo);
    letGo();
    expect(await screen.findByText('“Alpha” brought back.')).toBeVisible();
    expect(stored()).toEqual(before);
  });
});

describe('a list that could not be read', () => {
  it('is not called damaged, and shows what is added to it all the same', async () => {
    const { area, press, user } = openPanel(brokers);
    area.failReads = new Error('gone');
    await screen.findByRole('heading', { name: 'No brokers found' });
    expect(screen.queryByText(/cannot be read/)).not.toBeInTheDocument();
    expect(takeConsoleMessages()).toHaveLength(1);
    area.failReads = null;
    await press('Add First Broker');
    fillInRequired(brokers);
    failReadsBehindWrite(area);
    await user.click(dialog().getByRole('button', { name: 'Add Broker' }));
    await waitFor(() => {
      expect(namesInTable()).toEqual(['Newcomer']);
    });
    expect(screen.queryByText(/cannot be read/)).not.toBeInTheDocument();
    takeConsoleMessages();
  });
});

it('a list is not called damaged when its last record is deleted and it cannot be read again', async () => {
  answerConfirm(true);
  const { area, pressInRow } = await open(['Alpha']);
  failReadsBehindWrite(area);
  await pressInRow('Delete', 'Alpha');
  expect(await screen.findByRole('heading', { name: `No ${plural} found` })).toBeVisible();
  expect(screen.queryByText(/cannot be read/)).not.toBeInTheDocument();
  await waitFor(() => {
    expect(takeConsoleMessages()).toEqual([expect.stringContaining('StorageError')]);
  });
});

describe('a save behind which the list cannot be read', () => {
  it.each([
    ['adds its record at the end', 'Add Broker', 'Add Broker', 'Newcomer', ['Alpha', 'Beta', 'Newcomer']],
    ['shows its record in its place', 'Edit Alpha', 'Update Broker', 'Renamed', ['Renamed', 'Beta']],
  ])('%s, and says both', async (_case, opener, send, name, names) => {
    const { area, press, user } = openPanel(brokers, [
      brokers.aRecord({ name: 'Alpha' }),
      brokers.aRecord({ name: 'Beta' }),
    ]);
    await screen.findByRole('table');
    await press(opener);
    fillInRequired(brokers);
    fillIn('Name', name);
    failReadsBehindWrite(area);
    await user.click(dialog().getByRole('button', { name: send }));
    expect(
      await screen.findByText(new RegExp(`^“${name}” saved\\. The brokers could not be loaded: `)),
    ).toBeVisible();
    expect(namesInTable()).toEqual(names);
    expect(takeConsoleMessages()).toEqual([expect.stringContaining('StorageError')]);
  });
});

describe('a form', () => {
  it('keeps its record from every other change while it is saved, and no other record', async () => {
    const { wait, letGo } = heldWrites();
    const { press, user } = await open(['Alpha', 'Beta'], {}, { wait });
    await press('Edit Alpha');
    fillIn('Description', 'Another one');
    await user.click(dialog().getByRole('button', { name: `Update ${title}` }));
    const off = (name: string) => screen.getByLabelText(name).getAttribute('aria-disabled');
    expect([off('Delete Alpha'), off('Delete Beta')]).toEqual(['true', 'false']);
    letGo();
    await screen.findByText('“Alpha” saved.');
    await waitFor(() => {
      expect([off('Delete Alpha'), off('Delete Beta')]).toEqual(['false', 'false']);
    });
    expect(noDialog()).toBe(true);
  });
});

describe('where nothing is shown', () => {
  it('counts nothing, and speaks of nothing that is damaged', async () => {
    openPanel(panel);
    await screen.findByRole('heading', { name: `No ${plural} found` });
    expect(screen.queryByText(`0 ${plural}`)).not.toBeInTheDocument();
    expect(screen.queryByText(/cannot be read/)).not.toBeInTheDocument();
  });

  it('says that none is active, counts all, and shows them all when asked to', async () => {
    const { press, user } = await open(['Alpha', 'Beta'], { isActive: false });
    await user.click(screen.getByRole('checkbox', { name: 'Active only' }));
    expect(screen.getByRole('heading', { name: `No ${noun} is active` })).toBeVisible();
    expect(screen.getByText(`2 ${plural} in all, none active.`)).toBeVisible();
    expect(screen.getByText(`0 of 2 ${plural} found`)).toBeVisible();
    await press(`Show all ${plural}`);
    expect(namesInTable()).toEqual(['Alpha', 'Beta']);
    expect(screen.getByRole('checkbox', { name: 'Active only' })).not.toBeChecked();
  });

  it('says that none has the text, among the active ones where only those were searched', async () => {
    const { press, user } = await open(['Alpha'], { isActive: true });
    await user.type(search(), 'x');
    expect(screen.getByText(`1 ${noun} in all, none with this text.`)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Active only' }));
    expect(screen.getByText(`1 ${noun} in all, none with this text among the active ones.`)).toBeVisible();
    await press('Clear the search');
    expect(search()).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: 'Active only' })).not.toBeChecked();
  });
});

describe('the arrows and handles', () => {
  const sentence = /^Places can be changed while all/;

  it('are gone, and said to be, while only active ones are shown', async () => {
    const { user } = await open(['First', 'Second']);
    await user.click(screen.getByRole('checkbox', { name: 'Active only' }));
    expect(namesInTable()).toEqual(['First', 'Second']);
    expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
    expect(screen.queryByTitle('Drag to another place')).not.toBeInTheDocument();
    expect(screen.getByText(sentence).closest('p')).toHaveTextContent(
      'own order. Show them in their own order',
    );
  });

  it('are not spoken of where one row alone was found', async () => {
    const { user } = await open(['First', 'Second']);
    await user.type(search(), 'First');
    expect(namesInTable()).toEqual(['First']);
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });
});

describe('the page of a long list', () => {
  const names = Array.from({ length: 45 }, (_, index) => `Platform ${String(index + 1)}`);

  it.each([
    ['another order', () => button('Name')],
    ['active ones only', () => screen.getByRole('checkbox', { name: 'Active only' })],
  ])('is the first one again for %s', async (_case, control) => {
    await open(names);
    act(() => {
      button('Next page').click();
    });
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
    act(() => {
      control().click();
    });
    expect(await screen.findByText('Page 1 of 3')).toBeVisible();
  });

  it('is the first one again for a search that finds as much', async () => {
    await open(names);
    act(() => {
      button('Next page').click();
    });
    fireEvent.change(search(), { target: { value: 'Platform' } });
    expect(await screen.findByText('Page 1 of 3')).toBeVisible();
  });

  it('stays while a platform is moved within it', async () => {
    await open(names);
    act(() => {
      button('Next page').click();
    });
    act(() => {
      button('Move down Platform 25').click();
    });
    expect(await screen.findByText('Platform 25 moved to place 26 of 45.')).toBeVisible();
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
  });
});
