import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { seal } from '@/data/signals/chain';
import { publishedFile, tellOfOtherTab } from '../../../support/catalogue';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { deferred } from '../../../support/deferred';
import { digest } from '../../../support/digest';
import { answerConfirm } from '../../../support/render';
import { dialog } from '../../../support/resourcePanels';
import { sampleEntries } from '../../../support/sampleSignals';
import { aNewSignal, aSignalDraft } from '../../../support/signals';
import { drawSignals, openSignals, rowsOfSignals } from '../../../support/signalsPanel';

const DRAFTS = 'upm_signal_drafts';
const COUNTS = '16 issued: 10 closed, 2 open, 1 waiting, 3 never traded; drafts: 0';

/** Every sentence around the list, from top to bottom. */
const sentences = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);

const cancelled = (note: string) => ({ kind: 'cancelled', by: 'Test author, analyst', note }) as const;

/** A record with an entry for each of these signals of a kind that only a later version knows. */
const withUnknownEntries = (...numbers: readonly number[]) => [
  ...sampleEntries,
  ...numbers.map((signal) => ({
    signal,
    kind: 'renamed',
    at: '2026-11-21T09:00:00.000Z',
    createdAt: '2026-11-21T09:00:00.000Z',
    by: 'Other author, analyst',
  })),
];

describe('before the list is there', () => {
  it('says that it is loading, and nothing of a failure', async () => {
    const held = deferred<undefined>();
    await drawSignals({ wait: () => held.promise });
    expect(screen.getByText('Loading signals...')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    held.resolve(undefined);
    expect(await screen.findByRole('table', { name: 'signals' })).toBeVisible();
    expect(screen.queryByText('Loading signals...')).not.toBeInTheDocument();
  });

  it('F10: says why it could not be loaded, and offers nothing that would need it', async () => {
    const { area } = await drawSignals();
    area.failReads = new Error('gone');
    expect(await screen.findByText(/^The signals could not be loaded: /)).toBe(screen.getByRole('status'));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(takeConsoleMessages()).toEqual([expect.stringContaining('StorageError')]);
  });
});

describe('above the list', () => {
  it('stands nothing but how many there are where nothing waits and all can be read', async () => {
    await openSignals();
    expect(sentences()).toEqual([COUNTS]);
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
    expect(screen.queryByRole('group', { name: 'Undo deleting' })).not.toBeInTheDocument();
  });

  it('F10: stands why a later look failed, over the list as it was, until one succeeds', async () => {
    const { area } = await openSignals();
    const shown = rowsOfSignals();
    area.failReads = new Error('gone');
    act(() => {
      tellOfOtherTab(DRAFTS);
    });
    expect(await screen.findByText(/^The signals could not be loaded: /)).toBe(screen.getByRole('status'));
    expect(rowsOfSignals()).toEqual(shown);
    expect(takeConsoleMessages()).toEqual([expect.stringContaining('StorageError')]);

    area.failReads = null;
    act(() => {
      tellOfOtherTab(DRAFTS);
    });
    await waitFor(() => {
      expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
    });
    expect(rowsOfSignals()).toEqual(shown);
  });

  it('stands that one entry waits for its publication, and the way there', async () => {
    const { user, address } = await openSignals({
      prepare: ({ catalogue }) => catalogue.signals.append(16, cancelled('No longer.')),
    });
    expect(sentences()).toEqual([
      '1 update waits for publication. Publish on the System tab',
      '16 issued: 10 closed, 2 open, 0 waiting, 4 never traded; drafts: 0',
    ]);
    await user.click(screen.getByRole('link', { name: 'Publish on the System tab' }));
    expect(address()).toBe('/?tab=system');
  });

  it('stands how many entries wait where there are several, of whichever signals', async () => {
    await openSignals({
      prepare: async ({ catalogue: { signals } }) => {
        await signals.append(16, cancelled('No longer.'));
        await signals.issue([aNewSignal()]);
        await signals.append(17, cancelled('Neither.'));
      },
    });
    expect(sentences()[0]).toBe('3 updates wait for publication. Publish on the System tab');
  });

  it('stands nothing of waiting any more once the only entry is taken back', async () => {
    answerConfirm(true);
    const { press } = await openSignals({
      prepare: ({ catalogue }) => catalogue.signals.append(16, cancelled('No longer.')),
    });
    await press('Open signal 16');
    await press('Take back the latest update');
    await screen.findByText('The latest update was taken back.');
    await press('Close');
    expect(sentences()).toEqual([COUNTS]);
  });

  it('stands that the site shows less than this browser holds', async () => {
    await openSignals({
      prepare: async ({ catalogue, publish, seeds }) => {
        await catalogue.signals.append(16, cancelled('No longer.'));
        publish(publishedFile(2, { signals: sampleEntries.slice(0, -1) }));
        await seeds.refresh();
      },
    });
    expect(sentences()[0]).toMatch(/^The site shows 50 of the 51 updates that are published\./);
  });

  it('lists an update that no longer fits with its reason, and takes it back', async () => {
    const { user, catalogue, stored } = await openSignals({
      prepare: async ({ catalogue, publish, seeds }) => {
        await catalogue.signals.append(16, cancelled('No longer.'));
        const others = { ...cancelled('Theirs.'), signal: 16, at: '2026-11-21T09:00:00.000Z' };
        const [theirs] = await seal(
          [{ ...others, createdAt: others.at }],
          sampleEntries,
          '2026-11-21T10:00:00.000Z',
          digest,
        );
        publish(publishedFile(2, { signals: [...sampleEntries, theirs ?? {}] }));
        await seeds.refresh();
      },
    });
    expect(sentences().slice(0, 3)).toEqual([
      '1 update set aside: neither shown nor published. Everything else can be published without it.',
      'Signal 16, cancelled. Withdrawn before the entry. No longer.',
      'Signal 16 was cancelled. Only a typing error in it can still be corrected.',
    ]);
    expect(rowsOfSignals()).toHaveLength(16);
    const questions = answerConfirm(true);
    await user.click(screen.getByRole('button', { name: 'Take back “cancelled” of signal 16' }));
    expect(await screen.findByText('“cancelled” of signal 16 was taken back.')).toHaveFocus();
    expect(questions).toEqual(['Take back “cancelled” of signal 16?']);
    expect(catalogue.signals.read().aside).toEqual([]);
    expect(stored()).toHaveLength(52);
  });

  it('lists what is no update of any signal, and removes it', async () => {
    answerConfirm(true);
    const { press, area } = await openSignals({
      prepare: ({ area }) => {
        area.setItem('upm_signals', '[null,1,"x",{"id":1}]');
      },
    });
    expect(sentences().slice(0, 3)).toEqual([
      '4 updates set aside: neither shown nor published. Everything else can be published without them.',
      '4 stored values [null,1,"x",{"id":1}]',
      'It does not say what happened to which signal.',
    ]);
    expect(rowsOfSignals()).toHaveLength(16);
    await press('Remove');
    expect(await screen.findByText(/^Removed\. Its text is kept under Damaged Texts/)).toHaveFocus();
    expect(area.getItem('upm_signals.corrupt')).toBe('[null,1,"x",{"id":1}]');
  });

  it('names the signals with a published update of a later version, and shows them up to it', async () => {
    await openSignals({ signals: withUnknownEntries(16, 14) });
    expect(sentences()[0]).toMatch(
      /^Signals with a published update that this version cannot follow: 14, 16\. .* Reload this page/,
    );
    expect(screen.getByRole('button', { name: 'Reload this page' })).toBeVisible();
    expect(rowsOfSignals()).toHaveLength(16);
    expect(screen.getByRole('button', { name: 'Open signal 16' })).toBeVisible();
  });

  it('F13: stands that a stored text is no record, which is kept aside with the next entry', async () => {
    const damaged = '[{"signal":17,"cut';
    const { area, catalogue, stored } = await openSignals({
      prepare: ({ area }) => {
        area.setItem('upm_signals', damaged);
      },
    });
    expect(sentences()).toEqual([
      'What is stored of signals cannot be read, so the record of the site is shown. The text is kept aside with the next update.',
      COUNTS,
    ]);
    expect(rowsOfSignals()).toHaveLength(16);

    await catalogue.signals.append(16, cancelled('No longer.'));
    act(() => {
      tellOfOtherTab('upm_signals');
    });
    expect(await screen.findByText(/^1 update waits/)).toBeVisible();
    expect(screen.queryByText(/cannot be read/)).not.toBeInTheDocument();
    expect(area.getItem('upm_signals.corrupt')).toBe(damaged);
    expect(stored()).toHaveLength(52);
  });

  it('stands how many drafts cannot be read, and the way to what is in them', async () => {
    const { user, address } = await openSignals({
      prepare: async ({ area, catalogue }) => {
        await catalogue.signalDrafts.add(aSignalDraft());
        const drafts = JSON.parse(area.getItem(DRAFTS) ?? '[]') as unknown[];
        area.setItem(DRAFTS, JSON.stringify([...drafts, 7, 'Euro']));
      },
    });
    expect(sentences()).toEqual([
      'Drafts that cannot be read: 2. What is in them stands on the System tab.',
      '16 issued: 10 closed, 2 open, 1 waiting, 3 never traded; drafts: 1',
    ]);
    await user.click(screen.getByRole('link', { name: 'What is in them' }));
    expect(address()).toBe('/?tab=system');
  });
});

describe('how many there are', () => {
  it('is said of what was found while the list is searched or narrowed, and of all again after that', async () => {
    const { user } = await openSignals({
      prepare: ({ catalogue }) => catalogue.signalDrafts.add(aSignalDraft()),
    });
    const all = '16 issued: 10 closed, 2 open, 1 waiting, 3 never traded; drafts: 1';
    const state = screen.getByRole('combobox', { name: 'State' });
    await user.type(screen.getByRole('searchbox'), 'gold');
    expect(sentences()).toEqual(['2 of 17 signals and drafts found']);
    await user.clear(screen.getByRole('searchbox'));
    expect(sentences()).toEqual([all]);
    await user.selectOptions(state, 'Drafts');
    expect(sentences()).toEqual(['1 of 17 signals and drafts found']);
    await user.type(screen.getByRole('searchbox'), 'nowhere');
    expect(sentences()[0]).toBe('0 of 17 signals and drafts found');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(sentences()).toEqual([all]);
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(state).toHaveDisplayValue('All states');
  });
});

describe('what waits of another signal', () => {
  it('is neither counted nor taken back in the dialog of this one', async () => {
    const { press } = await openSignals({
      prepare: ({ catalogue }) => catalogue.signals.issue([aNewSignal()]),
    });
    await press('Open signal 16');
    expect(dialog().getByText(/^Signal 16 is published\./)).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Take back the latest update' })).not.toBeInTheDocument();
    await press('Close');
    await press('Open signal 17');
    expect(dialog().getByText(/^Its last update waits for publication/)).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Take back the latest update' })).toBeVisible();
  });
});

it('says that the stored drafts cannot be read and leads to the damaged text', async () => {
  await openSignals({ prepare: ({ area }) => area.setItem(DRAFTS, 'damaged') });
  expect(screen.getByText(/^The drafts in this browser cannot be read/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download it on the System tab' })).toBeVisible();
});
