import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { siteAddress } from '@/content/absoluteUrl';
import { localClock } from '@/domain/days';
import { heldWrites, noWait } from '../../../support/environment';
import { answerConfirm } from '../../../support/render';
import { dialog, fillIn, noDialog } from '../../../support/resourcePanels';
import { aNewSignal } from '../../../support/signals';
import { openSignals } from '../../../support/signalsPanel';
import type { Wait } from '@/data/storage/environment';

const TAKE_BACK = 'Take back the latest update';
const BY = 'Test author, analyst';

const button = (name: string) => dialog().getByRole('button', { name });
const heading = (name: string) => dialog().queryByRole('heading', { name });
const notice = () => dialog().getAllByRole('status')[0];

type Setting = NonNullable<Parameters<typeof openSignals>[0]>;

/** Opens a signal from the list; the returned switch holds later writes. */
async function open(number: number, setting?: Setting) {
  const held = heldWrites();
  let wait: Wait = noWait;
  const opened = await openSignals({ ...setting, wait: (ms) => wait(ms) });
  await opened.press(`Open signal ${String(number)}`);
  return {
    ...opened,
    hold: () => {
      wait = held.wait;
    },
    letGo: held.letGo,
  };
}

/** Adds the unpublished signal 17, pending or cancelled. */
const aSignal17 = (isCancelled: boolean): Setting => ({
  prepare: async ({ catalogue: { signals } }) => {
    await signals.issue([aNewSignal()]);
    if (isCancelled) await signals.append(17, { kind: 'cancelled', by: BY, note: 'No longer.' });
  },
});

it("shows a signal's title, state, chart and history", async () => {
  await open(16);
  expect(screen.getByRole('dialog', { name: 'Sample signal 16: Oil (WTI), buy' })).toHaveAttribute(
    'data-wide',
    'true',
  );
  expect(dialog().getByText('Waiting')).toBeVisible();
  expect(heading('What happened')).toBeVisible();
  expect(dialog().getByRole('region', { name: 'Text for the signals channel' })).toBeVisible();
  expect(await dialog().findByRole('img', { name: /Entry to buy: 71\.20 to 71\.50\./ })).toBeVisible();
  expect(notice()).toHaveTextContent(/^$/);
  expect(dialog().queryByRole('button', { name: TAKE_BACK })).not.toBeInTheDocument();
});

it('copies the channel text with a link to the signal', async () => {
  vi.stubEnv('BASE_URL', '/folder/');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const { press } = await open(16);
  const text = dialog().getByText((_text, element) => element?.tagName === 'PRE').textContent;
  expect(text.split('\n')).toContain(`${siteAddress}/folder/services/signals/16`);
  await press('Copy the text');
  expect(await navigator.clipboard.readText()).toBe(text);
});

it.each([
  ['pressing X', () => fireEvent.click(button('Close'))],
  ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
])('asks before %s discards unsaved input', async (_way, close) => {
  const questions = answerConfirm(false);
  const { press } = await open(16);
  await press('Cancelled');
  fillIn('Note: why', 'No longer.');
  close();
  expect(questions).toEqual(['Discard your unsaved changes?']);
  expect(dialog().getByLabelText('Note: why')).toHaveValue('No longer.');
  answerConfirm(true);
  close();
  expect(noDialog()).toBe(true);
  await press('Open signal 15');
  answerConfirm(false);
  close();
  expect(noDialog()).toBe(true);
});

it('offers the channel text only after publication', async () => {
  await open(17, aSignal17(false));
  expect(dialog().getByText(/^The text appears once the signal is published/)).toBeVisible();
  expect(dialog().queryByRole('button', { name: 'Copy the text' })).not.toBeInTheDocument();
});

it('takes back each update and closes the dialog after the last', async () => {
  answerConfirm(true);
  const { press } = await open(17, aSignal17(true));
  await press(TAKE_BACK);
  expect(await dialog().findByText('The latest update was taken back.')).toHaveFocus();
  expect(dialog().getByText('Waiting')).toBeVisible();
  await press(TAKE_BACK);
  await waitFor(() => {
    expect(noDialog()).toBe(true);
  });
  expect(screen.queryByRole('button', { name: 'Open signal 17' })).not.toBeInTheDocument();
  expect(await screen.findByText('Signal 17 was taken back. Its draft is in the list again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit the draft “EUR/USD, taken back”' })).toBeVisible();
});

it('warns before taking back an update that was downloaded', async () => {
  const questions = answerConfirm(false);
  const { press, maintenance, clock } = await open(17, {
    prepare: async ({ catalogue, maintenance: { publication } }) => {
      await catalogue.signals.issue([aNewSignal()]);
      await publication.next();
    },
  });
  await press(TAKE_BACK);
  expect(questions).toEqual([
    `This update was in the file of revision ${String(maintenance.publication.nextRevision())}, downloaded at ${localClock(new Date(clock.now))}. If that file has been uploaded, taking the update back breaks the record for everyone who has checked it. Take it back anyway?`,
  ]);
});
