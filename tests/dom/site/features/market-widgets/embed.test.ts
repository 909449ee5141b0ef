import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountEmbed, type WidgetStatus } from '@/site/features/market-widgets/embed';
import { loaderIn, refuseLoader, runLoader, say } from '../../../../support/chartProvider';

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
  vi.useRealTimers();
});

function mount(isTabStop = true) {
  takeOut = mountEmbed(slot, {
    kind: 'advanced-chart',
    base: '/nowhere/',
    config: { symbol: 'FX:EURUSD', interval: '240' },
    id: 'tv1',
    title: 'EUR/USD 4-hour chart by TradingView',
    isTabStop,
    patience: PATIENCE,
    onStatus: (status) => statuses.push(status),
  });
  vi.advanceTimersByTime(0);
}

const script = () => loaderIn(slot);

it('gives the loader its settings as the text of a script in the box it expects', () => {
  mount();
  expect(script()?.getAttribute('src')).toBe('/nowhere/embed-widget-advanced-chart.js');
  expect(JSON.parse(script()?.textContent ?? '')).toEqual({ symbol: 'FX:EURUSD', interval: '240' });
  expect(script()?.parentElement?.className).toBe('tradingview-widget-container');
});

it('inserts nothing when it is taken out at once', () => {
  takeOut = mountEmbed(slot, {
    kind: 'events',
    base: '/nowhere/',
    config: {},
    id: 'tv1',
    title: 'Calendar',
    isTabStop: true,
    patience: PATIENCE,
    onStatus: (status) => statuses.push(status),
  });
  takeOut();
  vi.advanceTimersByTime(PATIENCE);
  expect(slot.childElementCount).toBe(0);
  expect(statuses).toEqual([]);
});

it('names the frame, and takes it out of the tab order when asked to', () => {
  mount(false);
  const frame = runLoader(slot);
  expect(frame.title).toBe('EUR/USD 4-hour chart by TradingView');
  expect(frame.tabIndex).toBe(-1);
});

it.each(['tv-widget-load', 'tv-widget-ready', 'tv-widget-resize-iframe', 'quoteUpdate'])(
  'is ready when its frame says %s',
  (name) => {
    mount();
    say(runLoader(slot), { name });
    expect(statuses).toEqual(['ready']);
  },
);

it('understands messages that come as JSON', () => {
  mount();
  say(runLoader(slot), '{"name":"tv-widget-load"}');
  expect(statuses).toEqual(['ready']);
});

it.each([
  [
    'another frame',
    (frame: HTMLIFrameElement) => {
      say(document.createElement('iframe'), { name: 'tv-widget-load' });
      return frame;
    },
  ],
  [
    'another origin',
    (frame: HTMLIFrameElement) => {
      say(frame, { name: 'tv-widget-load' }, 'https://evil.example');
      return frame;
    },
  ],
  [
    'no source',
    (frame: HTMLIFrameElement) => {
      say(null, { name: 'tv-widget-load' });
      return frame;
    },
  ],
  [
    'half a JSON',
    (frame: HTMLIFrameElement) => {
      say(frame, '{"name":');
      return frame;
    },
  ],
  [
    'null',
    (frame: HTMLIFrameElement) => {
      say(frame, null);
      return frame;
    },
  ],
  [
    'an unknown name',
    (frame: HTMLIFrameElement) => {
      say(frame, { name: 'tv-widget-symbol-click' });
      return frame;
    },
  ],
])('is not made ready by a message from %s', (_from, send) => {
  mount();
  send(runLoader(slot));
  expect(statuses).toEqual([]);
});

it('says that there is no data, and does not call it ready afterwards', () => {
  mount();
  const frame = runLoader(slot);
  say(frame, { name: 'tv-widget-no-data' });
  say(frame, { name: 'tv-widget-load' });
  expect(statuses).toEqual(['no-data']);
});

it('is slow when the frame is silent for the time given, and ready when it speaks after all', () => {
  mount();
  const frame = runLoader(slot);
  vi.advanceTimersByTime(PATIENCE);
  expect(statuses).toEqual(['slow']);
  say(frame, { name: 'tv-widget-load' });
  expect(statuses).toEqual(['slow', 'ready']);
});

it('F90: has failed when the script is refused', () => {
  mount();
  refuseLoader(slot);
  expect(statuses).toEqual(['failed']);
});

it('F90: has failed when the script ran and made no frame, as when it throws', () => {
  mount();
  script()?.dispatchEvent(new Event('load'));
  expect(statuses).toEqual(['failed']);
});

it('has failed when the script never answers', () => {
  mount();
  vi.advanceTimersByTime(PATIENCE);
  expect(statuses).toEqual(['failed']);
});

it('leaves nothing behind, and a script that has not run cannot run any more', () => {
  mount();
  const loader = script();
  takeOut();
  expect(slot.childElementCount).toBe(0);
  expect(loader?.ownerDocument).not.toBe(document);
  expect(loader?.parentNode).not.toBeNull();
  vi.advanceTimersByTime(PATIENCE);
  expect(statuses).toEqual([]);
});

it('follows a frame that its loader moved to another host', () => {
  mount();
  const frame = runLoader(slot);
  frame.src = 'https://second.example/embed-widget/';
  say(frame, { name: 'tv-widget-load' }, 'https://second.example');
  expect(statuses).toEqual(['ready']);
});

it('leaves the frame in the tab order where the Tab key is to stop at it', () => {
  mount();
  expect(runLoader(slot)).toHaveProperty('tabIndex', 0);
});

it('stays ready when the time is over, and says nothing twice', () => {
  mount();
  const frame = runLoader(slot);
  say(frame, { name: 'tv-widget-load' });
  say(frame, { name: 'quoteUpdate' });
  vi.advanceTimersByTime(PATIENCE);
  expect(statuses).toEqual(['ready']);
});

it('says that there is no data also after it was ready', () => {
  mount();
  const frame = runLoader(slot);
  say(frame, { name: 'tv-widget-load' });
  say(frame, { name: 'tv-widget-no-data' });
  expect(statuses).toEqual(['ready', 'no-data']);
});

it.each([42, 'null', '"tv-widget-load"', {}, { name: 7 }, undefined])(
  'is not made ready by %j from its own frame',
  (data) => {
    mount();
    say(runLoader(slot), data);
    expect(statuses).toEqual([]);
  },
);

it('hears its frame no more once it was taken out, and throws nothing away but its own', () => {
  mount();
  const other = document.createElement('p');
  slot.append(other);
  const frame = runLoader(slot);
  takeOut();
  say(frame, { name: 'tv-widget-load' });
  vi.advanceTimersByTime(PATIENCE);
  expect(statuses).toEqual([]);
  expect([...slot.children]).toEqual([other]);
});

it('says nothing of a script that answers after it was taken out', () => {
  mount();
  const loader = script();
  takeOut();
  loader?.dispatchEvent(new Event('load'));
  loader?.dispatchEvent(new Event('error'));
  expect(statuses).toEqual([]);
});
