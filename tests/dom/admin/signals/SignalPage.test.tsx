import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { siteOrigin } from '@/content/absoluteUrl';
import { builtInCatalogue } from '@/data/catalogue/builtInCatalogue';
import { builtInRecord } from '@/data/signals/builtInRecord';
import { seal } from '@/data/signals/chain';
import { formatLocalTime } from '@/domain/signals/times';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { heldWrites, noWait, quotaError } from '../../../support/environment';
import { answerConfirm } from '../../../support/render';
import { digest } from '../../../support/digest';
import { aNewSignal, anIssued } from '../../../support/signals';
import { cancelSignal16Twice, drawSignals, openSignals } from '../../../support/signalsPanel';
import type { Wait } from '@/data/storage/environment';

const TAKE_BACK = 'Take back the latest update';
const BY = 'Test author, analyst';

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const back = () => screen.getByRole('link', { name: 'Back to signals' });
const notice = () => screen.getAllByRole('status')[0];

type Setting = NonNullable<Parameters<typeof openSignals>[0]>;

/** Opens a signal from the list; `hold` and `letGo` delay and release later writes. */
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
  expect(await title('Sample signal 16: Oil (WTI), buy')).toHaveFocus();
  expect(document.title).toMatch(/^Sample signal 16: Oil \(WTI\), buy \|/);
  expect(screen.getByText('Waiting')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'What happened' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Text for the signals channel' })).toBeVisible();
  expect(await screen.findByRole('img', { name: /Entry to buy: 71\.20 to 71\.50\./ })).toBeVisible();
  expect(notice()).toHaveTextContent(/^$/);
  expect(screen.queryByRole('button', { name: TAKE_BACK })).not.toBeInTheDocument();
});

it('asks for a set-aside update to be taken back before anything else is recorded', async () => {
  const { press } = await open(16, { prepare: cancelSignal16Twice });
  answerConfirm(true);
  expect(await screen.findByText(/^1 update set aside/)).toBeVisible();
  expect(screen.getByText(/^To record anything else on this signal, first take back/)).toBeVisible();
  expect(screen.queryByText(/^There is nothing left to record/)).toBeNull();
  await press('Take back “cancelled” of signal 16');
  expect(await screen.findByText('“cancelled” of signal 16 was taken back.')).toHaveFocus();
  expect(screen.getByText(/^There is nothing left to record/)).toBeVisible();
});

it('copies the channel text with a link to the signal', async () => {
  vi.stubEnv('BASE_URL', '/folder/');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const { press } = await open(16);
  const text = screen.getByText((_text, element) => element?.tagName === 'PRE').textContent;
  expect(text.split('\n')).toContain(`${siteOrigin}/folder/services/signals/16`);
  await press('Copy the text');
  expect(await navigator.clipboard.readText()).toBe(text);
});

const NO_PAGE = /^The link works, but its page isn't built yet/;

it.each(builtInRecord.signals.slice(0, 1))(
  'shows no missing-page notice for the built-in signal $number',
  async ({ number }) => {
    await open(number, { signals: builtInCatalogue.entries });
    expect(screen.queryByText(NO_PAGE)).not.toBeInTheDocument();
  },
);

it('says that the page linked from the channel text has not been built', async () => {
  await open(1, { signals: await seal([anIssued()], [], '2026-01-12T08:04:00.000Z', digest) });
  expect(screen.getByText(NO_PAGE)).toBeVisible();
});

it('offers the channel text only after publication', async () => {
  await open(17, aSignal17(false));
  expect(screen.getByText(/^The text appears once the signal is published/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy the text' })).not.toBeInTheDocument();
});

it('returns to the list when the signal itself is taken back', async () => {
  answerConfirm(true);
  const { press } = await open(17, aSignal17(true));
  await press(TAKE_BACK);
  expect(await screen.findByText('The latest update was taken back.')).toHaveFocus();
  expect(screen.getByText('Waiting')).toBeVisible();
  await press(TAKE_BACK);
  expect(await screen.findByText('Signal 17 was taken back. Its draft is in the list again.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open signal 17' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit the draft “EUR/USD, taken back”' })).toBeVisible();
});

it('does not blame another window when a signal is taken back in this one', async () => {
  answerConfirm(true);
  const { press } = await open(17, aSignal17(false));
  let isBlamed = false;
  const observer = new MutationObserver(() => {
    isBlamed ||= screen.queryByText(/another window/) !== null;
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await press(TAKE_BACK);
  expect(await screen.findByText(/^Signal 17 was taken back/)).toBeVisible();
  observer.disconnect();
  expect(isBlamed).toBe(false);
});

it('refuses to take back a signal when storage has no space for its draft', async () => {
  answerConfirm(true);
  const { press, area, stored } = await open(17, aSignal17(false));
  area.failWrites = (key) => (key === 'upm_signal_drafts' ? quotaError() : null);
  await press(TAKE_BACK);
  expect(await screen.findByText(/^Nothing was taken back: the browser's storage is full/)).toBeVisible();
  expect(stored()?.at(-1)).toMatchObject({ kind: 'issued', signal: 17 });
  expect(takeConsoleMessages()).toEqual(['StorageError: Failed to save signal draft to storage']);
});

it('removes the new draft when the signal cannot be taken back', async () => {
  answerConfirm(true);
  const { press, area, catalogue } = await open(17, aSignal17(false));
  area.failWrites = (key) => (key === 'upm_signals' ? quotaError() : null);
  await press(TAKE_BACK);
  expect(await screen.findByText(/^Nothing was taken back/)).toBeVisible();
  expect(await catalogue.signalDrafts.list()).toEqual([]);
  expect(takeConsoleMessages()).toEqual(['StorageError: Failed to save signal to storage']);
});

it('adds no second draft when two tabs take back the same signal', async () => {
  answerConfirm(true);
  const { press, hold, letGo, catalogue, area } = await open(17, aSignal17(false));
  hold();
  await press(TAKE_BACK);
  const entries = JSON.parse(area.getItem('upm_signals') ?? '') as unknown[];
  area.setItem('upm_signals', JSON.stringify(entries.slice(0, -1)));
  letGo();
  expect(await screen.findByText('Signal 17 was taken back. Its draft is in the list again.')).toBeVisible();
  expect(await catalogue.signalDrafts.list()).toEqual([]);
});

it('warns before taking back an update that has been downloaded', async () => {
  const questions = answerConfirm(false);
  const { press, clock } = await open(17, {
    prepare: async ({ catalogue, maintenance: { publication } }) => {
      await catalogue.signals.issue([aNewSignal()]);
      await publication.next();
    },
  });
  await press(TAKE_BACK);
  expect(questions).toEqual([
    `This update was in the file downloaded at ${formatLocalTime(new Date(clock.now).toISOString())}. If that file has been uploaded, taking the update back breaks the record for everyone who has checked it. Take it back anyway?`,
  ]);
});

it('says that no signal matches the URL, and links back to the list', async () => {
  await drawSignals({ at: '/?open=signal-99' });
  expect(await title('Not found')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(/^There is no such signal or draft/);
  expect(back()).toHaveAttribute('href', '/');
});
