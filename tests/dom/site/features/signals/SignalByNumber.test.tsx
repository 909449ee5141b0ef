import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { signalName } from '@/content/signalWords';
import { builtInRecord } from '@/data/signals/builtInRecord';
import { seal } from '@/data/signals/chain';
import type { JsonObject } from '@/data/storage/json';
import { page } from '@/content/pages/notFound';
import type { SignalState } from '@/domain/signals/signal';
import { SignalByNumber } from '@/site/features/signals/SignalByNumber';
import SignalReplay from '@/signals/SignalReplay';
import { publishedFile } from '../../../../support/catalogue';
import { digest } from '../../../../support/digest';
import { renderRoutes } from '../../../../support/render';
import { anEvent, anIssued } from '../../../../support/signals';

/** Later than every entry in a build. */
const TIME = '2099-01-01T12:00:00.000Z';
const VALID_UNTIL = '2099-01-20T20:00:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(TIME), toFake: ['Date'] });
});

/** The first closed and the first waiting signal in the build; an owner's record may have neither. */
const ofState = (state: SignalState) =>
  builtInRecord.signals.filter((signal) => signal.state === state).slice(0, 1);

const show = (number: number) =>
  renderRoutes(
    [{ path: '/services/signals/:number', element: <SignalByNumber notFound={page} Chart={SignalReplay} /> }],
    '/',
    `/services/signals/${String(number)}`,
  );

it('shows the readable part of a signal from a later version', async () => {
  const { signals: built = [] } = JSON.parse(readFileSync('src/data/catalogue/catalogue.json', 'utf8')) as {
    readonly signals?: readonly JsonObject[];
  };
  const number = Math.max(0, ...built.map(({ signal }) => Number(signal))) + 1;
  const entry = anIssued({ signal: number, at: TIME, createdAt: TIME, validUntil: VALID_UNTIL });
  const later = anEvent('hedged', TIME, { signal: number });
  const unknown = { ...entry, signal: number + 1, market: 'weather' };
  const sealed = await seal([entry, later, unknown], built, TIME, digest);
  const file = publishedFile(99, { signals: [...built, ...sealed] });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(file)));
  const view = show(number);
  expect(await screen.findByRole('heading', { level: 1, name: /EUR\/USD/ })).toBeVisible();
  // The page already shows everything new; entries of other signals don't affect it.
  expect(screen.queryByRole('button', { name: /: show/ })).not.toBeInTheDocument();
  expect(screen.getByText(/^This page can't show everything published about this signal\./)).toBeVisible();
  view.unmount();
  show(number + 1);
  expect(screen.getByText(/^It was published with a newer version of this site\./)).toBeVisible();
});

it.each([...ofState('closed'), ...ofState('waiting')])(
  'does not suggest an expired signal after signal $number',
  ({ number }) => {
    show(number);
    expect(screen.queryByRole('link', { name: 'Work out my position size' })).not.toBeInTheDocument();
    for (const waiting of ofState('waiting'))
      expect(
        screen.queryByRole('link', { name: `See the open signal ${signalName(waiting)}` }),
      ).not.toBeInTheDocument();
  },
);
