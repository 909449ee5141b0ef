import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Fragment, StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEmbedQueue, type EmbedLimits } from '@/site/features/market-widgets/embedQueue';
import { Widget } from '@/site/features/market-widgets/Widget';
import { loaderIn, refuseLoader, runLoader, say } from '../../../../support/chartProvider';

/** What is on the screen: an element is seen by all who watch it. */
const watched = new Map<Element, (...isSeen: readonly boolean[]) => void>();

class WatchedObserver extends IntersectionObserver {
  readonly #tell: IntersectionObserverCallback;
  readonly #elements = new Set<Element>();

  constructor(tell: IntersectionObserverCallback) {
    super(tell);
    this.#tell = tell;
  }

  override observe(element: Element) {
    this.#elements.add(element);
    watched.set(element, (...isSeen) => {
      this.#tell(
        isSeen.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry),
        this,
      );
    });
  }

  override disconnect() {
    for (const element of this.#elements) watched.delete(element);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', WatchedObserver);
});

afterEach(() => {
  vi.useRealTimers();
});

function showCharts(names: readonly string[], limits: EmbedLimits, wrapper = Fragment) {
  const queue = createEmbedQueue(
    () => limits,
    () => true,
  );
  const config = {};
  render(
    names.map((name) => (
      <Widget key={name} kind="advanced-chart" config={config} name={name} href="/there" queue={queue} />
    )),
    { wrapper },
  );
}

/** What stands under a chart, as it is read. */
const captionOf = (name: string) =>
  screen.getAllByRole('status').find((caption) => caption.textContent.startsWith(name))?.textContent;

/** Lets the queue have its look, and then the embeds it started put themselves in. */
const soon = () => {
  for (let turn = 0; turn < 2; turn += 1)
    act(() => {
      vi.advanceTimersByTime(0);
    });
};
const chart = (name: string) => screen.getByRole('group', { name });
/** What covers a chart; nothing when its frame can be seen. */
const coverOf = (name: string) =>
  within(chart(name))
    .queryAllByRole('paragraph')
    .map((line) => line.textContent);
const isLoading = (name: string) => loaderIn(chart(name)) !== null;

/** Scrolls a chart into view, or in and out before the page hears of it; lets it begin where it may. */
const see = (name: string, ...isSeen: readonly boolean[]) => {
  act(() => watched.get(chart(name))?.(...(isSeen.length > 0 ? isSeen : [true])));
  soon();
};
const become = (name: string, event: 'ready' | 'refused') => {
  act(() => {
    if (event === 'ready') say(runLoader(chart(name)), { name: 'tv-widget-load' });
    else refuseLoader(chart(name));
  });
  soon();
};
const press = (name: string, label: RegExp) => {
  const button = within(chart(name)).getByRole('button', { name: label });
  act(() => {
    button.focus();
  });
  fireEvent.click(button);
  soon();
};

it('covers a chart that gave way until it loads again', () => {
  showCharts(['Gold', 'Silver'], { loading: 2, alive: 1 });
  see('Gold');
  become('Gold', 'ready');
  press('Silver', /^Load/);
  become('Silver', 'ready');
  expect(within(chart('Gold')).getByRole('button', { name: 'Load Gold' })).toBeVisible();
  vi.spyOn(chart('Silver'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -5000, 100, 400));
  see('Gold');
  expect(coverOf('Gold')).toEqual(['Gold', 'Loading…']);
  become('Gold', 'ready');
  expect(coverOf('Gold')).toEqual([]);
});

it.each([
  ['has come into view at last', [false, true], true],
  ['has been passed by', [true, false], false],
] as const)('loads a chart on a busy page only when it %s', (_what, isSeen, loads) => {
  showCharts(['Gold'], { loading: 2, alive: 6 });
  see('Gold', ...isSeen);
  expect(isLoading('Gold')).toBe(loads);
});

it.each([['half above the screen', -200]])('leaves a chart alone that is %s', (_where, top) => {
  showCharts(['Gold', 'Silver'], { loading: 2, alive: 1 });
  see('Gold');
  become('Gold', 'ready');
  vi.spyOn(chart('Gold'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 500));
  see('Silver');
  expect(isLoading('Silver')).toBe(false);
  expect(coverOf('Gold')).toEqual([]);
});

it('retries in turn at the press of a button', () => {
  showCharts(['Gold', 'Silver', 'Oil'], { loading: 1, alive: 6 });
  see('Gold');
  become('Gold', 'refused');
  expect(captionOf('Gold')).toBe('Gold by TradingView could not be loaded.');
  see('Silver');
  see('Oil');
  expect(isLoading('Silver')).toBe(true);
  press('Gold', /^Try again/);
  expect(isLoading('Gold')).toBe(false);
  expect(coverOf('Gold')).toEqual(['Gold', 'Loading…']);
  expect(chart('Gold')).toHaveFocus();
  become('Silver', 'ready');
  expect(['Gold', 'Silver', 'Oil'].filter(isLoading)).toEqual(['Gold']);
  become('Gold', 'ready');
  expect(coverOf('Gold')).toEqual([]);
});

it('retries in turn when the network is back', () => {
  const names = ['Gold', 'Silver', 'Oil'];
  showCharts(names, { loading: 1, alive: 6 });
  for (const name of names) {
    see(name);
    become(name, 'refused');
  }
  act(() => {
    globalThis.dispatchEvent(new Event('online'));
  });
  soon();
  expect(names.filter(isLoading)).toEqual(['Gold']);
  expect(screen.getAllByRole('button', { name: /^Try again/ })).toHaveLength(2);
  become('Gold', 'ready');
  expect(names.filter(isLoading)).toEqual(['Silver']);
});

it('says under a chart that there is no data', () => {
  showCharts(['Gold'], { loading: 2, alive: 6 });
  see('Gold');
  act(() => {
    say(runLoader(chart('Gold')), { name: 'tv-widget-no-data' });
  });
  expect(captionOf('Gold')).toBe('Gold by TradingView has no data just now.');
});

it('makes one frame when effects run twice', () => {
  showCharts(['Gold'], { loading: 2, alive: 6 }, StrictMode);
  see('Gold');
  expect(chart('Gold').querySelectorAll('script')).toHaveLength(1);
  become('Gold', 'ready');
  expect(chart('Gold').querySelectorAll('iframe')).toHaveLength(1);
  expect(isLoading('Gold')).toBe(false);
  expect(coverOf('Gold')).toEqual([]);
});

it('loads only on request when the visitor saves data', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  showCharts(['Gold', 'Silver'], { loading: 2, alive: 6 });
  Reflect.deleteProperty(navigator, 'connection');
  expect([...watched.keys()]).toEqual([]);
  press('Gold', /^Load Gold/);
  expect(['Gold', 'Silver'].filter(isLoading)).toEqual(['Gold']);
});
