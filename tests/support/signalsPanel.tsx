import { screen } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import type { Environment } from '@/data/storage/environment';
import type { PublishingDestination } from '@/data/publishing/publishing';
import type { JsonObject } from '@/data/storage/json';
import { SignalsPanel } from '@/admin/signals/SignalsPanel';
import { authorPreference } from '@/data/storage/preference';
import { seal } from '@/data/signals/chain';
import { anAdminArea, publishedFile } from './catalogue';
import { digest } from './digest';
import { renderInAdminArea } from './render';
import { useSurroundings } from './resourcePanels';
import { sampleEntries } from './sampleSignals';
import { cancelled } from './signals';

const NOW = Date.UTC(2026, 10, 22, 12);

const Panel = () => <SignalsPanel {...useSurroundings()} />;

/** Cancels signal 16 here and in a publication by somebody else, so that the local cancellation is set aside. */
export async function cancelSignal16Twice({ catalogue, publish, seeds }: ReturnType<typeof anAdminArea>) {
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
}

interface Setting extends Partial<Environment> {
  /** The record that the site was built with; the samples by default. */
  readonly signals?: readonly JsonObject[];
  /** Runs before the panel is rendered. */
  readonly prepare?: (area: ReturnType<typeof anAdminArea>) => unknown;
  /** The URL; the list by default. */
  readonly at?: string;
  /** Where the build publishes */
  readonly place?: PublishingDestination;
}

/** Renders the signals panel two days after the samples end, without waiting for its list. */
export async function drawSignals({
  signals = sampleEntries,
  prepare,
  at,
  place,
  ...overrides
}: Setting = {}) {
  vi.setSystemTime(NOW);
  onTestFinished(() => {
    vi.useRealTimers();
  });
  authorPreference.choose('Sample author, analyst');
  const clock = { now: NOW };
  const area = anAdminArea({}, { now: () => clock.now, ...overrides }, place, signals);
  await prepare?.(area);
  const view = renderInAdminArea(area, <Panel />, at);
  const press = (name: string | RegExp) => view.user.click(screen.getByRole('button', { name }));
  const stored = () => JSON.parse(area.area.getItem('upm_signals') ?? 'null') as JsonObject[] | null;
  return { ...area, ...view, press, stored, clock };
}

/** Renders the panel and waits for its list. */
export async function openSignals(setting?: Setting) {
  const opened = await drawSignals(setting);
  await screen.findByRole('button', { name: 'New draft' });
  return opened;
}

/** Number and instrument of each row on this page. */
export const rowsOfSignals = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(1, 3).map(({ textContent }) => textContent));
