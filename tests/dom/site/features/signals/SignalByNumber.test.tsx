import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seal } from '@/data/signals/chain';
import { page } from '@/content/pages/notFound';
import { SignalByNumber } from '@/site/features/signals/SignalByNumber';
import { publishedFile } from '../../../../support/catalogue';
import { digest } from '../../../../support/digest';
import { renderRoutes } from '../../../../support/render';
import { sampleEntries } from '../../../../support/sampleSignals';
import { anIssued } from '../../../../support/signals';

const TIME = '2026-11-22T12:00:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(TIME), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows a signal that was published after the site was built, by the number of its address', async () => {
  const entry = anIssued({ signal: 17, at: TIME, createdAt: TIME, validUntil: '2026-12-24T20:00:00.000Z' });
  const file = publishedFile(99, {
    signals: [...sampleEntries, ...(await seal([entry], sampleEntries, TIME, digest))],
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(file)));
  renderRoutes(
    [{ path: '/services/signals/:number', element: <SignalByNumber notFound={page} /> }],
    '/',
    '/services/signals/17',
  );
  expect(await screen.findByRole('heading', { level: 1, name: /EUR\/USD/ })).toBeVisible();
});
