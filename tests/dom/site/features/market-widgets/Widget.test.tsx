import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Fragment } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createEmbedQueue, type EmbedLimits } from '@/site/features/market-widgets/embedQueue';
import { Widget } from '@/site/features/market-widgets/Widget';
import { loaderIn, refuseLoader, runLoader, say } from '../../../../support/chartProvider';
import { widgetsConsent } from '@/data/storage/preference';
import { storageKeys } from '@/data/storage/storageKeys';

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

const config = {};

beforeEach(() => {
  vi.useFakeTimers();
});

const newQueue = () =>
  createEmbedQueue(
    () => ({ loading: 2, alive: 6 }),
    () => true,
  );

const gold = (queue = newQueue()) => (
  <Widget kind="advanced-chart" config={config} name="Gold chart" href="/gold" queue={queue} />
);

const box = () => screen.getByRole('group', { name: 'Gold chart' });

const covered = () =>
  within(box())
    .queryAllByRole('paragraph')
    .map(({ textContent }) => textContent);

const caption = () => screen.getByRole('status').textContent;

const pass = (ms: number) => {
  for (const step of [ms, 0])
    act(() => {
      vi.advanceTimersByTime(step);
    });
};

const pressNamed = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  pass(0);
};

it('asks for consent before it contacts the provider', () => {
  widgetsConsent.choose('refused');
  render(gold());
  expect(covered()).toEqual([
    'Gold chart',
    'It comes from TradingView. Your browser contacts this provider only once you agree.',
  ]);
  const button = within(box()).getByRole('button');
  expect(button).toHaveAccessibleName('Load live charts, beginning with Gold chart');
  expect(button).toHaveTextContent(/^Load live charts$/);
  pressNamed('Load live charts, beginning with Gold chart');
  expect(localStorage.getItem(storageKeys.widgetsConsent)).toBe('granted');
  expect(box()).toHaveFocus();
  expect(covered()).toEqual(['Gold chart']);
  expect(screen.getByRole('button', { name: 'Load Gold chart' })).toBeEnabled();
});

it('says that it loads, then shows the chart', () => {
  render(gold());
  pressNamed('Load Gold chart');
  expect(covered()).toEqual(['Gold chart', 'Loading…']);
  expect(within(box()).queryByRole('button')).toBeNull();
  expect(loaderIn(box())?.src).toMatch(/^https?:\/\/.*\/embed-widget-advanced-chart\.js$/);
  const frame = runLoader(box());
  act(() => {
    say(frame, { name: 'tv-widget-load' });
  });
  expect(covered()).toEqual([]);
  expect(screen.getByTitle('Gold chart by TradingView')).toHaveProperty('tabIndex', 0);
  expect(caption()).toBe('Gold chart by TradingView ');
});
