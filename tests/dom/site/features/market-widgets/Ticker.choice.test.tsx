import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tickerPreference, widgetsConsent } from '@/data/storage/preference';
import { storageKeys } from '@/data/storage/storageKeys';
import { Tape } from '@/site/features/market-widgets/Tape';
import { Ticker } from '@/site/features/market-widgets/Ticker';
import { loaderIn, refuseLoader } from '../../../../support/chartProvider';
import { showBuilt } from '../../../../support/hydrate';

const AT_REST_MS = 2000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const strip = () => screen.getByRole('region', { name: 'Market ticker' });
const isMoving = () => loaderIn(strip()) !== null;
const button = () => screen.getByRole('button');
const label = () => {
  expect(button()).toHaveAttribute('title', button().getAttribute('aria-label') ?? '');
  return button().getAttribute('aria-label');
};

async function pass(ms: number) {
  for (const step of [ms, 0])
    await act(async () => {
      await vi.advanceTimersByTimeAsync(step);
    });
}

async function show() {
  const loadTape = vi.fn(() => Promise.resolve(Tape));
  render(<Ticker loadTape={loadTape} />);
  await pass(AT_REST_MS);
  return { timesAsked: () => loadTape.mock.calls.length };
}

/** Somebody who wants as much motion as there is. */
const wantMotion = () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false }));
};

const press = async () => {
  fireEvent.click(button());
  await pass(0);
};

it('moves when nobody chose anything', async () => {
  wantMotion();
  widgetsConsent.choose('granted');
  await show();
  expect(isMoving()).toBe(true);
  expect(label()).toBe('Hide moving prices');
});

it.each([
  ['without consent, whatever was chosen with it', 'refused', 'moving', false],
  ['without consent, where it was chosen alone', 'refused', 'moving-alone', true],
  ['with consent, where it was chosen alone', 'granted', 'moving-alone', true],
  ['with consent, where it was stopped', 'granted', 'still', false],
] as const)('moves or stays still %s', async (_when, consent, choice, moves) => {
  widgetsConsent.choose(consent);
  tickerPreference.choose(choice);
  await show();
  expect(isMoving()).toBe(moves);
  expect(label()).toBe(moves ? 'Hide moving prices' : 'Show moving prices');
});

it('remembers the choice of its button', async () => {
  wantMotion();
  widgetsConsent.choose('granted');
  const { timesAsked } = await show();
  await press();
  expect(isMoving()).toBe(false);
  expect(label()).toBe('Show moving prices');
  expect(localStorage.getItem(storageKeys.ticker)).toBe('still');
  await press();
  expect(isMoving()).toBe(true);
  expect(localStorage.getItem(storageKeys.ticker)).toBe('moving');
  expect(timesAsked()).toBe(1);
});

it('remembers that it moves alone without consent', async () => {
  widgetsConsent.choose('refused');
  await show();
  await press();
  expect(localStorage.getItem(storageKeys.ticker)).toBe('moving-alone');
  expect(isMoving()).toBe(true);
});

it('changes no choice when it tries again', async () => {
  tickerPreference.choose('moving');
  await show();
  act(() => {
    refuseLoader(strip());
  });
  expect(label()).toBe('Try again to show moving prices');
  expect(isMoving()).toBe(false);
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
  await press();
  expect(localStorage.getItem(storageKeys.ticker)).toBe('moving');
  expect(label()).toBe('Hide moving prices');
  expect(isMoving()).toBe(true);
});

it('disables its button until the page is live', async () => {
  tickerPreference.choose('moving');
  const { hydrate } = showBuilt(<Ticker loadTape={() => Promise.resolve(Tape)} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
  expect(button()).toBeDisabled();
  expect(label()).toBe('Show moving prices');
  expect(await hydrate()).toEqual([]);
  expect(button()).toBeEnabled();
  expect(label()).toBe('Hide moving prices');
});
