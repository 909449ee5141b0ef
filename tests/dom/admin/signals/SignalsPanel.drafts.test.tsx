import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Wait } from '@/data/storage/environment';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { heldWrites, noWait, quotaError } from '../../../support/environment';
import { answerConfirm } from '../../../support/render';
import { field, fillIn, noDialog } from '../../../support/resourcePanels';
import { aSignalDraft } from '../../../support/signals';
import { openSignals, rowsOfSignals } from '../../../support/signalsPanel';

const DRAFTS = 'upm_signal_drafts';

const button = (name: string) => screen.getByRole('button', { name });
const said = () => screen.getByRole('status').textContent;
const undoOffer = () => within(screen.getByRole('group', { name: 'Undo deleting' }));

/** Opens the screen with a draft for each of these names, under the samples. */
const openDrafts = (names: readonly string[], setting: Parameters<typeof openSignals>[0] = {}) =>
  openSignals({
    prepare: async ({ catalogue }) => {
      for (const name of names) await catalogue.signalDrafts.add(aSignalDraft({ name }));
    },
    ...setting,
  });

/** The same, with a switch that holds all writes from then on. */
async function openWithHeldWrites(...names: readonly string[]) {
  const held = heldWrites();
  let wait: Wait = noWait;
  const opened = await openDrafts(names, { wait: (ms) => wait(ms) });
  return {
    ...opened,
    hold: () => {
      wait = held.wait;
    },
    letGo: held.letGo,
  };
}

describe('a new draft', () => {
  it('begins empty, and is closed without a trace', async () => {
    const { press, area } = await openDrafts([]);
    const before = area.getItem(DRAFTS);
    await press('New draft');
    expect(screen.getByRole('dialog', { name: 'Add New Draft' })).toBeVisible();
    expect(field('Name of the draft')).toHaveValue('');
    await press('Cancel');
    expect(noDialog()).toBe(true);
    expect(said()).toBe('');
    expect(rowsOfSignals()).toHaveLength(16);
    expect(area.getItem(DRAFTS)).toBe(before);
  });

  it('is stored half-finished, said to be saved, and stands above the signals', async () => {
    const { press, catalogue } = await openDrafts([]);
    await press('New draft');
    fillIn('Name of the draft', 'Newcomer');
    await press('Add Draft');
    expect(await screen.findByText('“Newcomer” saved.')).toBeVisible();
    await waitFor(() => {
      expect(noDialog()).toBe(true);
    });
    expect(rowsOfSignals().slice(0, 2)).toEqual([
      ['–', 'EUR/USDNewcomer'],
      ['16', 'Oil (WTI)sample'],
    ]);
    expect(await catalogue.signalDrafts.list()).toMatchObject([{ name: 'Newcomer', entryFrom: '' }]);
  });

  it('is begun from an empty record, too, and leaves the focus where the list is searched', async () => {
    const { press } = await openSignals({ signals: [] });
    await press('Write the first draft');
    fillIn('Name of the draft', 'First of all');
    await press('Add Draft');
    await screen.findByText('“First of all” saved.');
    await waitFor(() => {
      expect(screen.getByRole('searchbox')).toHaveFocus();
    });
    expect(
      screen.getByText('0 issued: 0 closed, 0 open, 0 waiting, 0 never traded; drafts: 1'),
    ).toBeVisible();
  });
});

describe('a draft that is being saved', () => {
  it('keeps the actions of the list waiting until it is shown there, though its form was closed', async () => {
    const { press, hold, letGo } = await openWithHeldWrites('Before');
    await press('Edit the draft “Before”');
    fillIn('Name of the draft', 'After');
    hold();
    await press('Update Draft');
    await press('Cancel');
    expect(button('Edit the draft “Before”')).toHaveAttribute('aria-disabled', 'true');
    await press('Edit the draft “Before”');
    expect(noDialog()).toBe(true);
    letGo();
    expect(await screen.findByText('“After” saved.')).toBeVisible();
    await waitFor(() => {
      expect(button('Edit the draft “After”')).toHaveAttribute('aria-disabled', 'false');
    });
    await press('Edit the draft “After”');
    expect(field('Name of the draft')).toHaveValue('After');
  });
});

describe('issuing a draft', () => {
  it('S39: that fails says why, keeps the draft, and can be tried again', async () => {
    answerConfirm(true);
    const { press, area, stored } = await openDrafts(['Alpha']);
    area.failWrites = quotaError();
    await press('Issue the draft “Alpha”');
    expect(await screen.findByText(/^“Alpha” was not issued: the browser's storage is full\./)).toBeVisible();
    expect(takeConsoleMessages()).toEqual(['StorageError: Failed to save signal to storage']);
    expect(stored()).toBeNull();
    area.failWrites = null;
    await press('Issue the draft “Alpha”');
    expect(await screen.findByText(/^Signal 17 is issued\./)).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});

describe('issuing a draft whose removal cannot be stored', () => {
  it('says that the signal is issued, and that its draft is to be deleted', async () => {
    answerConfirm(true);
    const { press, area, stored, catalogue } = await openDrafts(['Alpha']);
    area.failWrites = (key) => (key === DRAFTS ? quotaError() : null);
    await press('Issue the draft “Alpha”');
    expect(
      await screen.findByText(
        /^Signal 17 is issued\. Its draft could not be removed: delete it, and do not issue it again\./,
      ),
    ).toBeVisible();
    expect(stored()?.at(-1)).toMatchObject({ signal: 17, kind: 'issued' });
    expect(await catalogue.signalDrafts.list()).toHaveLength(1);
    expect(takeConsoleMessages()).toHaveLength(1);
    area.failWrites = null;
    await press('Delete the draft “Alpha”');
    expect(await screen.findByText('“Alpha” deleted.')).toBeVisible();
  });
});

describe('a draft that another tab has deleted meanwhile', () => {
  it('is gone from the list once saving it has failed', async () => {
    const { press, area } = await openDrafts(['Alpha', 'Beta']);
    await press('Edit the draft “Alpha”');
    fillIn('Name of the draft', 'Late');
    const drafts = JSON.parse(area.getItem(DRAFTS) ?? '[]') as { readonly name: string }[];
    area.setItem(DRAFTS, JSON.stringify(drafts.filter(({ name }) => name !== 'Alpha')));
    await press('Update Draft');
    await press('Cancel');
    await waitFor(() => {
      expect(rowsOfSignals().slice(0, 2)).toEqual([
        ['–', 'EUR/USDBeta'],
        ['16', 'Oil (WTI)sample'],
      ]);
    });
    expect(takeConsoleMessages()).toEqual(['NotFoundError: Signal draft not found']);
  });
});

describe('deleting a draft', () => {
  it('asks first, and does nothing when that is declined', async () => {
    const questions = answerConfirm(false);
    const { press, area } = await openDrafts(['Alpha']);
    const before = area.getItem(DRAFTS);
    await press('Delete the draft “Alpha”');
    expect(questions).toEqual(['Are you sure you want to delete this draft?']);
    expect(rowsOfSignals()[0]).toEqual(['–', 'EUR/USDAlpha']);
    expect(said()).toBe('');
    expect(area.getItem(DRAFTS)).toBe(before);
  });

  it('asks once for all selected drafts, and brings them back together', async () => {
    const questions = answerConfirm(true);
    const { press, user, catalogue } = await openDrafts(['Alpha', 'Beta']);
    for (const name of ['the draft “Alpha”', 'the draft “Beta”', 'signal 16'])
      await user.click(screen.getByLabelText(`Select ${name}`));
    await press('Delete 2 drafts');
    expect(await screen.findByText('2 drafts deleted.')).toBeVisible();
    expect(questions).toEqual(['Are you sure you want to delete these 2 drafts?']);
    expect(rowsOfSignals()[0]).toEqual(['16', 'Oil (WTI)sample']);
    await press('Undo deleting 2 drafts');
    expect(await screen.findByText('2 drafts brought back.')).toBeVisible();
    expect(await catalogue.signalDrafts.list()).toHaveLength(2);
  });

  it('that fails leaves the focus where it was, also while another deletion can be undone', async () => {
    answerConfirm(true);
    const { press, area } = await openDrafts(['Alpha', 'Beta']);
    await press('Delete the draft “Alpha”');
    await screen.findByText('“Alpha” deleted.');
    area.failWrites = quotaError();
    await press('Delete the draft “Beta”');
    expect(await screen.findByText(/^“Beta” was not deleted: the browser's storage is full\./)).toBeVisible();
    expect(button('Delete the draft “Beta”')).toHaveFocus();
    expect(button('Delete the draft “Beta”')).toHaveAttribute('aria-disabled', 'false');
    expect(button('Undo deleting “Alpha”')).toBeVisible();
    expect(takeConsoleMessages()).toHaveLength(1);
  });

  it('is done to the end where the screen is left meanwhile', async () => {
    answerConfirm(true);
    const { press, hold, letGo, unmount, catalogue, logged } = await openWithHeldWrites('Alpha', 'Beta');
    hold();
    await press('Delete the draft “Alpha”');
    unmount();
    letGo();
    await waitFor(async () => {
      expect(await catalogue.signalDrafts.list()).toMatchObject([{ name: 'Beta' }]);
    });
    expect((await logged())[0]).toMatch(/Alpha/);
  });
});

describe('undoing', () => {
  it('brings back one deletion after the other, the last one first, as they were', async () => {
    answerConfirm(true);
    const { press, catalogue } = await openDrafts(['Alpha', 'Beta']);
    const before = await catalogue.signalDrafts.list();
    await press('Delete the draft “Alpha”');
    await screen.findByText('“Alpha” deleted.');
    expect(undoOffer().queryByText(/earlier/)).not.toBeInTheDocument();
    await press('Delete the draft “Beta”');
    await screen.findByText('“Beta” deleted.');
    expect(undoOffer().getByText('then 1 earlier')).toBeVisible();
    await press('Undo deleting “Beta”');
    await screen.findByText('“Beta” brought back.');
    expect(rowsOfSignals().slice(0, 2)).toEqual([
      ['–', 'EUR/USDBeta'],
      ['16', 'Oil (WTI)sample'],
    ]);
    await press('Undo deleting “Alpha”');
    await screen.findByRole('button', { name: 'Edit the draft “Alpha”' });
    expect(screen.queryByRole('group', { name: 'Undo deleting' })).not.toBeInTheDocument();
    expect(await catalogue.signalDrafts.list()).toEqual(before);
    expect(button('Delete the draft “Alpha”')).toHaveFocus();
  });

  it('that fails says why, stays on offer, and can be tried again', async () => {
    answerConfirm(true);
    const { press, area } = await openDrafts(['Alpha']);
    await press('Delete the draft “Alpha”');
    await screen.findByText('“Alpha” deleted.');
    area.failWrites = quotaError();
    await press('Undo deleting “Alpha”');
    expect(
      await screen.findByText(/^“Alpha” was not brought back: the browser's storage is full\./),
    ).toBeVisible();
    expect(rowsOfSignals()).toHaveLength(16);
    expect(takeConsoleMessages()).toHaveLength(1);
    area.failWrites = null;
    await press('Undo deleting “Alpha”');
    expect(await screen.findByText('“Alpha” brought back.')).toBeVisible();
    expect(rowsOfSignals()[0]).toEqual(['–', 'EUR/USDAlpha']);
  });

  it('is no longer offered once it is dismissed, and what was deleted stays so', async () => {
    answerConfirm(true);
    const { press, catalogue } = await openDrafts(['Alpha']);
    await press('Delete the draft “Alpha”');
    await screen.findByText('“Alpha” deleted.');
    await press('Dismiss');
    expect(screen.queryByRole('group', { name: 'Undo deleting' })).not.toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(await catalogue.signalDrafts.list()).toEqual([]);
  });
});
