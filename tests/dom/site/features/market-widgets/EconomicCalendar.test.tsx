import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEmbedQueue } from '@/site/features/market-widgets/embedQueue';
import { EconomicCalendar } from '@/site/features/market-widgets/EconomicCalendar';
import { loaderIn, runLoader, say } from '../../../../support/chartProvider';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const box = () => screen.getByRole('group', { name: 'Economic calendar' });

/** Lets the queue have its look, and then the embed it started put itself in. */
const soon = () => {
  for (let turn = 0; turn < 2; turn += 1)
    act(() => {
      vi.advanceTimersByTime(0);
    });
};

function load() {
  const queue = createEmbedQueue(
    () => ({ loading: 2, alive: 6 }),
    () => true,
  );
  render(<EconomicCalendar queue={queue} />);
  fireEvent.click(screen.getByRole('button', { name: 'Load Economic calendar' }));
  soon();
}

/** The settings that the provider's loader receives. */
const settings = () => JSON.parse(loaderIn(box())?.textContent ?? 'null') as Record<string, string> | null;

it('asks for news of twelve countries', () => {
  load();
  expect(loaderIn(box())?.src).toMatch(/embed-widget-events\.js$/);
  expect(settings()?.countryFilter?.split(',')).toHaveLength(12);
  expect(settings()?.importanceFilter?.split(',')).toEqual(['-1', '0', '1']);
  act(() => {
    say(runLoader(box()), { name: 'tv-widget-load' });
  });
  expect(screen.getByTitle('Economic calendar by TradingView')).toBeInTheDocument();
});
