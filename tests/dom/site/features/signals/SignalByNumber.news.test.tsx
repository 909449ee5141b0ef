import { readFileSync } from 'node:fs';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from '@/content/pages/notFound';
import { site } from '@/content/site';
import { builtInRecord } from '@/data/signals/builtInRecord';
import { seal } from '@/data/signals/chain';
import type { JsonObject } from '@/data/storage/json';
import { SignalByNumber } from '@/site/features/signals/SignalByNumber';
import { chartModel } from '@/signals/chart';
import SignalReplay from '@/signals/SignalReplay';
import { publishedFile } from '../../../../support/catalogue';
import { deferred } from '../../../../support/deferred';
import { digest } from '../../../../support/digest';
import { renderRoutes } from '../../../../support/render';
import { anEvent, anIssued } from '../../../../support/signals';

/** Later than every entry in a build. */
const TIME = '2099-01-01T12:00:00.000Z';

const { signals: built = [] } = JSON.parse(readFileSync('src/data/catalogue/catalogue.json', 'utf8')) as {
  readonly signals?: readonly JsonObject[];
};
const NUMBER = Math.max(0, ...built.map(({ signal }) => Number(signal))) + 1;

/** The first open and the first closed signal in the build; an owner's record may have neither. */
const openOnes = builtInRecord.signals.filter(({ state }) => state === 'open').slice(0, 1);
const endedOnes = builtInRecord.signals.filter(({ state }) => state === 'closed').slice(0, 1);

/** The first signal in the build with a replay and a following signal. */
const replayedOnes = builtInRecord.signals
  .slice(0, -1)
  .filter((signal) => chartModel(signal).candles.length > (signal.issued.candles?.length ?? 0))
  .slice(0, 1);

/** The built record with a new signal, and with the open one closed. */
async function newerFile() {
  const added = [
    anIssued({ signal: NUMBER, at: TIME, createdAt: TIME, validUntil: '2099-01-20T20:00:00.000Z' }),
    ...openOnes.map(({ number, issued }) => ({
      ...anEvent('closed', TIME, { price: issued.stopLoss, reason: 'stop' }),
      signal: number,
    })),
  ];
  return publishedFile(99, { signals: [...built, ...(await seal(added, built, TIME, digest))] });
}

const answer = deferred<Response>();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(TIME), toFake: ['Date'] });
  vi.stubGlobal('fetch', () => answer.promise);
});

const open = (number: number | string) =>
  renderRoutes(
    [{ path: '/services/signals/:number', element: <SignalByNumber notFound={page} Chart={SignalReplay} /> }],
    `/services/signals/${String(number)}`,
  );

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const inHead = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name);

// These tests depend on their order, because loaded data is cached.

it('loads a signal published after the build', async () => {
  open(NUMBER);
  expect(screen.getByText('Loading the signal…')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
  await act(async () => {
    answer.resolve(new Response(await newerFile()));
    await answer.promise;
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(heading()).toBe(`Signal\u00A0${String(NUMBER)}: EUR/USD, buy`);
  expect(screen.getByText('A low that is higher than the one before it.')).toBeVisible();
  expect(document.title).toBe(`Signal ${String(NUMBER)}: EUR/USD, buy | ${site.name}`);
  expect(inHead('meta[name="description"]', 'content')).toBe(
    'EUR/USD, buy at 1.08200 to 1.08400, stop loss 1.08000: the reason, what would prove it wrong, and every event with its time.',
  );
});

it("copies a signal's URL without parameters", async () => {
  answer.resolve(new Response(await newerFile()));
  history.replaceState(null, '', `/services/signals/${String(NUMBER)}?from=mail#details`);
  const { user } = open(NUMBER);
  await user.click(await screen.findByRole('button', { name: 'Copy a link to this signal' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/services/signals/${String(NUMBER)}`);
});

it('hides a new signal from search engines', () => {
  open(NUMBER);
  expect(inHead('meta[name="robots"]', 'content')).toBe('noindex');
  expect(inHead('link[rel="canonical"]', 'href')).toBeUndefined();
});

it.each([String(NUMBER + 1), '01'])('says that signal %s does not exist', (number) => {
  open(number);
  expect(heading()).toBe('Page not found');
  expect(screen.queryByText('Loading the signal…')).toBeNull();
});

it.each(endedOnes)('offers no update for signal $number once it has ended', ({ number }) => {
  open(number);
  expect(heading()).toContain(`${String(number)}:`);
  expect(screen.queryByRole('button', { name: /: show/ })).toBeNull();
  expect(inHead('link[rel="canonical"]', 'href')).toMatch(new RegExp(`/services/signals/${String(number)}$`));
  expect(inHead('meta[name="robots"]', 'content')).toBeUndefined();
});

it.each(openOnes)('offers a new update for signal $number', async ({ number }) => {
  const { user } = open(number);
  await user.click(screen.getByRole('button', { name: '1 new update: show it' }));
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent(/^1 new update is shown\.$/);
  expect(screen.queryByRole('button', { name: /: show/ })).toBeNull();
});

it.each(replayedOnes)(
  'shows the next signal in full after a replay of signal $number',
  async ({ number }) => {
    const { user } = open(number);
    const replayed = () => screen.queryByRole('listitem', { current: 'step' });
    fireEvent.change(screen.getByRole('slider', { name: 'What followed' }), { target: { value: '0' } });
    expect(replayed()).toBeVisible();
    await user.click(screen.getByRole('link', { name: `Signal ${String(number + 1)}` }));
    expect(heading()).toContain(`${String(number + 1)}:`);
    expect(replayed()).toBeNull();
  },
);
