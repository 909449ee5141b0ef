import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seal } from '@/data/signals/chain';
import { publishedFile } from '../../../support/catalogue';
import { digest } from '../../../support/digest';
import { answerConfirm } from '../../../support/render';
import { sampleEntries } from '../../../support/sampleSignals';
import { aSignalDraft, cancelled } from '../../../support/signals';
import { cancelSignal16Twice, openSignals, rowsOfSignals } from '../../../support/signalsPanel';

const DRAFTS = 'upm_signal_drafts';
const COUNTS = '16 issued: 10 closed, 2 open, 1 waiting, 3 never traded; drafts: 0';

const sentences = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);

it('shows the number of unpublished updates, with a link to Publish', async () => {
  const { user, address } = await openSignals({
    prepare: ({ catalogue }) => catalogue.signals.append(16, cancelled('No longer.')),
  });
  expect(sentences()).toEqual([
    '1 update is waiting to be published. Go to Publish',
    '16 issued: 10 closed, 2 open, 0 waiting, 4 never traded; drafts: 0',
  ]);
  await user.click(screen.getByRole('link', { name: 'Go to Publish' }));
  expect(address()).toBe('/?tab=publish');
});

it('lists a set-aside update with the reason, and takes it back on request', async () => {
  const { user, catalogue, stored } = await openSignals({ prepare: cancelSignal16Twice });
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

it('does not offer to take back a published update until somebody chooses which record to continue', async () => {
  const at = '2026-11-21T09:00:00.000Z';
  const sealed = async (note: string) => {
    const entry = { ...cancelled(note), signal: 16, at, createdAt: at, dot: [note, 1] };
    return [...sampleEntries, ...(await seal([entry], sampleEntries, at, digest))];
  };
  await openSignals({
    prepare: async ({ publish, maintenance }) => {
      for (const note of ['Mine.', 'Theirs.']) {
        publish(publishedFile(2, { signals: await sealed(note) }));
        await maintenance.catchUp(true);
      }
    },
  });
  expect(screen.getByText(/^Signal 16 was cancelled\..* then it can be taken back\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
});

it("lists stored values that aren't updates and moves them to Damaged Data", async () => {
  answerConfirm(true);
  const { press, area } = await openSignals({
    prepare: ({ area }) => {
      area.setItem('upm_signals', '[null,1,"x",{"id":1}]');
    },
  });
  expect(sentences().slice(0, 3)).toEqual([
    '4 updates set aside: neither shown nor published. Everything else can be published without them.',
    '4 stored values [null,1,"x",{"id":1}]',
    "It doesn't say which signal it belongs to, or what happened.",
  ]);
  expect(rowsOfSignals()).toHaveLength(16);
  await press('Remove');
  expect(await screen.findByText(/^Moved to Damaged Data/)).toHaveFocus();
  expect(area.getItem('upm_signals.corrupt')).toBe('[null,1,"x",{"id":1}]');
});

it('does not blame this version of the app for an update that was changed by hand', async () => {
  const signals = sampleEntries.map((entry) => (entry.id === '2' ? { ...entry, price: '1' } : entry));
  const { catalogue } = await openSignals({
    prepare: async ({ area, publish, maintenance }) => {
      area.removeItem('upm_signals');
      publish(publishedFile(2, { signals }));
      await maintenance.catchUp(true);
    },
  });
  expect(catalogue.signals.read().replay.cutShort).toEqual([1]);
  expect(await screen.findByText(/^Published update 2 was changed by hand in the file/)).toBeVisible();
  expect(screen.queryByText(/this version cannot follow/)).toBeNull();
});

it("shows the site's record when the stored one is damaged", async () => {
  await openSignals({
    prepare: ({ area }) => {
      area.setItem('upm_signals', '[{"signal":17,"cut');
    },
  });
  expect(sentences()).toEqual([
    "The stored signals can't be read, so the site's record is shown instead. The damaged data is kept when you record the next update.",
    COUNTS,
  ]);
  expect(rowsOfSignals()).toHaveLength(16);
});

it('counts unreadable drafts and links to them', async () => {
  const { user, address } = await openSignals({
    prepare: async ({ area, catalogue }) => {
      await catalogue.signalDrafts.add(aSignalDraft());
      const drafts = JSON.parse(area.getItem(DRAFTS) ?? '[]') as unknown[];
      area.setItem(DRAFTS, JSON.stringify([...drafts, 7, 'Euro']));
    },
  });
  expect(sentences()).toEqual([
    "Drafts that can't be read: 2. See them on the System tab",
    '16 issued: 10 closed, 2 open, 1 waiting, 3 never traded; drafts: 1',
  ]);
  await user.click(screen.getByRole('link', { name: 'See them on the System tab' }));
  expect(address()).toBe('/?tab=system');
});
