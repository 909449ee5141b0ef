import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { issueDraft } from '@/admin/signals/issueDraft';
import { dispatchStorageEvent } from '../../../support/catalogue';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { quotaError } from '../../../support/environment';
import { aMemoryHost } from '../../../support/memoryHost';
import { answerConfirm } from '../../../support/render';
import { fillIn, field } from '../../../support/resourcePanels';
import { sampleEntries } from '../../../support/sampleSignals';
import { seedFile } from '../../../support/seedFile';
import { aSignalDraft, aNewSignal } from '../../../support/signals';
import { openSignals } from '../../../support/signalsPanel';
import { parseCsv } from '../../../support/csv';
import { takeDownloads } from '../../../support/downloads';

const DRAFTS = 'upm_signal_drafts';

const openDrafts = (names: readonly string[], setting: Parameters<typeof openSignals>[0] = {}) =>
  openSignals({
    prepare: async ({ catalogue }) => {
      for (const name of names) await catalogue.signalDrafts.add(aSignalDraft({ name }));
    },
    ...setting,
  });

it('adds the first draft to an empty record', async () => {
  const { press } = await openSignals({ signals: [] });
  await press('Write the first draft');
  fillIn('Draft name', 'First of all');
  await press('Add Draft');
  await screen.findByText('“First of all” saved.');
  await waitFor(() => {
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
  expect(screen.getByText('0 issued: 0 closed, 0 open, 0 waiting, 0 never traded; drafts: 1')).toBeVisible();
});

it('keeps a draft that could not be issued, and issues it on retry', async () => {
  answerConfirm(true);
  const { press, area, stored } = await openDrafts(['Alpha']);
  area.failWrites = quotaError();
  await press('Issue the draft “Alpha”');
  expect(await screen.findByText(/^“Alpha” wasn't issued: the browser's storage is full\./)).toBeVisible();
  expect(takeConsoleMessages()).toEqual(['StorageError: Failed to save signal to storage']);
  expect(stored()).toBeNull();
  area.failWrites = null;
  await press('Issue the draft “Alpha”');
  expect(await screen.findByText(/^Signal 17 has been issued\./)).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('says that an issued draft could not be removed', async () => {
  answerConfirm(true);
  const { press, area, stored, catalogue } = await openDrafts(['Alpha']);
  area.failWrites = (key) => (key === DRAFTS ? quotaError() : null);
  await press('Issue the draft “Alpha”');
  expect(
    await screen.findByText(
      /^Signal 17 has been issued\. Its draft couldn't be removed: delete it, and don't issue it again\./,
    ),
  ).toBeVisible();
  expect(stored()?.at(-1)).toMatchObject({ signal: 17, kind: 'issued' });
  expect(await catalogue.signalDrafts.list()).toHaveLength(1);
  expect(takeConsoleMessages()).toHaveLength(1);
  area.failWrites = null;
  await press('Delete the draft “Alpha”');
  expect(await screen.findByText('“Alpha” deleted.')).toBeVisible();
});

it('issues and publishes a draft with a single click', async () => {
  answerConfirm(true);
  const { host, place } = aMemoryHost(JSON.stringify({ ...seedFile, signals: sampleEntries }));
  const { press } = await openSignals({
    place,
    prepare: async ({ catalogue, maintenance }) => {
      maintenance.publishing?.useKey({ username: 'keeper', secret: host.secret });
      await catalogue.signalDrafts.add(aSignalDraft({ name: 'Alpha' }));
    },
  });
  await press('Issue and publish the draft “Alpha”');
  await waitFor(() => {
    expect((JSON.parse(host.text ?? '') as { signals: unknown[] }).signals.at(-1)).toMatchObject({
      signal: 17,
      kind: 'issued',
    });
  });
});

it('asks for the key on the Publish tab after the draft is issued', async () => {
  answerConfirm(true);
  const { host, place } = aMemoryHost(JSON.stringify(seedFile));
  const { press, address, stored } = await openDrafts(['Alpha'], { place });
  await press('Issue and publish the draft “Alpha”');
  await waitFor(() => {
    expect(address()).toBe('/?tab=publish');
  });
  expect(stored()?.at(-1)).toMatchObject({ signal: 17, kind: 'issued' });
  expect(host.writes).toBe(0);
});

it('exports the selected signals, latest first, without drafts', async () => {
  const downloads = takeDownloads();
  const { press, user } = await openSignals({
    prepare: async ({ catalogue }) => {
      await catalogue.signalDrafts.add(aSignalDraft());
      await catalogue.signals.issue([aNewSignal()]);
    },
  });
  await user.click(screen.getByLabelText('Select all 18'));
  await press('Export 17 signals');
  expect(screen.getByRole('status')).toHaveTextContent('17 signals exported.');
  expect(downloads[0]?.name).toMatch(/-signals-\d{4}-\d\d-\d\d-\d{6}\.csv$/);
  const [header, ...rows] = parseCsv((await downloads[0]?.text()) ?? '');
  expect(header?.slice(0, 2)).toEqual(['Signal', 'Published']);
  expect(rows.map(([signal]) => signal?.split(' ', 1)[0])).toEqual(
    Array.from({ length: 17 }, (_, index) => String(17 - index)),
  );
  expect(rows[0]?.slice(0, 3)).toEqual(['17 EUR/USD', 'not published', 'buy']);
});

it('offers to export only signals and to delete only drafts', async () => {
  const { user } = await openSignals({
    prepare: ({ catalogue }) => catalogue.signalDrafts.add(aSignalDraft()),
  });
  const offered = () =>
    within(screen.getByRole('group', { name: 'Selected rows' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  await user.click(screen.getByLabelText('Select the draft “Euro, higher low”'));
  expect(offered()).toEqual(['Delete 1 draft', 'Clear selection']);
  await user.click(screen.getByLabelText('Select signal 16'));
  await user.click(screen.getByLabelText('Select the draft “Euro, higher low”'));
  expect(offered()).toEqual(['Export 1 signal', 'Clear selection']);
});

it('suggests the author last entered in this browser', async () => {
  const { user, press } = await openSignals({
    prepare: ({ catalogue }) => catalogue.signals.issue([aNewSignal({ by: 'Ann, analyst' })]),
  });
  await press(/^Open signal 17/);
  await press('Cancelled');
  expect(field('Author')).toHaveValue('Sample author, analyst');
  fillIn('Author', 'Bob, analyst');
  fillIn('Note: why', 'No longer.');
  await press('Record it');
  await screen.findByText(/^Cancelled: recorded\./);
  await user.click(screen.getByRole('link', { name: 'Back to signals' }));
  await press('New draft');
  expect(field('Author')).toHaveValue('Bob, analyst');
});

const OFFER = 'You have unsaved input here from earlier.';

it('edits a draft on its page and returns to its row', async () => {
  const { press, catalogue, address } = await openDrafts(['Alpha', 'Beta']);
  await press('Edit the draft “Alpha”');
  expect(await screen.findByRole('heading', { level: 1, name: 'Draft “Alpha”' })).toHaveFocus();
  const [alpha] = await catalogue.signalDrafts.list();
  expect(address()).toBe(`/?open=${String(alpha?.id)}`);
  fillIn('Draft name', 'Alpha II');
  await press('Update Draft');
  expect(await screen.findByText('“Alpha II” saved.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit the draft “Alpha II”' })).toHaveFocus();
  expect(address()).toBe('/');
});

it('asks before Cancel or a link discards unsaved input', async () => {
  const questions = answerConfirm(false);
  const { press, user } = await openDrafts(['Alpha']);
  await press('Edit the draft “Alpha”');
  fillIn('Draft name', 'Alpha II');
  await press('Cancel');
  await user.click(screen.getByRole('link', { name: 'Back to signals' }));
  expect(questions).toHaveLength(2);
  expect(field('Draft name')).toHaveValue('Alpha II');
  answerConfirm(true);
  await press('Cancel');
  await press('Edit the draft “Alpha”');
  expect(field('Draft name')).toHaveValue('Alpha');
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
});

it('saves an open draft as a new one after another window deletes it', async () => {
  const { press, catalogue } = await openDrafts(['Alpha']);
  await press('Edit the draft “Alpha”');
  fillIn('Draft name', 'Alpha II');
  await catalogue.signalDrafts.removeMany((await catalogue.signalDrafts.list()).map(({ id }) => id));
  act(() => {
    dispatchStorageEvent(DRAFTS);
  });
  expect(
    await screen.findByText(
      'This draft was issued or deleted elsewhere. You can save what you see here as a new draft.',
    ),
  ).toBeVisible();
  await press('Save as a new draft');
  expect(await screen.findByText('“Alpha II” saved.')).toBeVisible();
  expect(await catalogue.signalDrafts.list()).toMatchObject([{ name: 'Alpha II', instrument: 'EUR/USD' }]);
});

it('links from the page of a draft issued in another tab to its signal', async () => {
  const { press, user, catalogue } = await openDrafts(['Alpha']);
  await press('Edit the draft “Alpha”');
  const [alpha] = await catalogue.signalDrafts.list();
  if (alpha) await issueDraft(alpha, catalogue);
  act(() => {
    dispatchStorageEvent(DRAFTS);
  });
  await user.click(await screen.findByRole('link', { name: 'Signal 17 is the same' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Signal 17: / })).toBeVisible();
});
