import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountEmbed, type WidgetStatus } from '@/site/features/market-widgets/mountEmbed';
import { loaderIn, runLoader, postFromFrame } from '../../../../support/chartProvider';

const PATIENCE = 20_000;

let slot: HTMLElement;
let statuses: WidgetStatus[];
let takeOut: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  slot = document.createElement('div');
  document.body.append(slot);
  statuses = [];
});

afterEach(() => {
  takeOut();
  slot.remove();
});

function mount(isTabStop = true) {
  takeOut = mountEmbed(slot, {
    kind: 'advanced-chart',
    base: '/nowhere/',
    settings: JSON.stringify({ symbol: 'FX:EURUSD', interval: '240' }),
    id: 'tv1',
    title: 'EUR/USD 4-hour chart by TradingView',
    isTabStop,
    patience: PATIENCE,
    onStatus: (status) => statuses.push(status),
  });
  vi.advanceTimersByTime(0);
}

it('ignores messages from another frame or origin', () => {
  mount();
  const frame = runLoader(slot);
  const other = document.createElement('iframe');
  document.body.append(other);
  postFromFrame(other, { name: 'tv-widget-load' });
  postFromFrame(frame, { name: 'tv-widget-load' }, 'https://evil.example');
  other.remove();
  expect(statuses).toEqual([]);
});

it('fails when the script never responds', () => {
  mount();
  vi.advanceTimersByTime(PATIENCE);
  expect(statuses).toEqual(['failed']);
});

it('removes all elements of the embed on cleanup', () => {
  mount();
  const loader = loaderIn(slot);
  takeOut();
  expect(slot.childElementCount).toBe(0);
  expect(loader?.ownerDocument).not.toBe(document);
  expect(loader?.parentNode).not.toBeNull();
  vi.advanceTimersByTime(PATIENCE);
  expect(statuses).toEqual([]);
});
