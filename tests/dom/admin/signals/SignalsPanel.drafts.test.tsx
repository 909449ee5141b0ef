import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { quotaError } from '../../../support/environment';
import { answerConfirm } from '../../../support/render';
import { fillIn, noDialog } from '../../../support/resourcePanels';
import { aSignalDraft } from '../../../support/signals';
import { openSignals, rowsOfSignals } from '../../../support/signalsPanel';

const DRAFTS = 'upm_signal_drafts';

/** Opens the screen with a draft for each of these names, under the samples. */
const openDrafts = (names: readonly string[], setting: Parameters<typeof openSignals>[0] = {}) =>
  openSignals({
    prepare: async ({ catalogue }) => {
      for (const name of names) await catalogue.signalDrafts.add(aSignalDraft({ name }));
    },
    ...setting,
  });

it('stores a half-finished draft above the signals', async () => {
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

it('adds the first draft to an empty record', async () => {
  const { press } = await openSignals({ signals: [] });
  await press('Write the first draft');
  fillIn('Name of the draft', 'First of all');
  await press('Add Draft');
  await screen.findByText('“First of all” saved.');
  await waitFor(() => {
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
  expect(screen.getByText('0 issued: 0 closed, 0 open, 0 waiting, 0 never traded; drafts: 1')).toBeVisible();
});

it('keeps a draft that could not be issued, and tries again', async () => {
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

it('says when an issued draft could not be removed', async () => {
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

it('deletes the selected drafts after one question, and undoes that', async () => {
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
