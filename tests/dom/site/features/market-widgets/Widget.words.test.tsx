import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { widgetsConsent } from '@/data/storage/preference';
import { storageKeys } from '@/data/storage/storageKeys';
import { createEmbedQueue } from '@/site/features/market-widgets/embedQueue';
import { Widget } from '@/site/features/market-widgets/Widget';
import { loaderIn, refuseLoader, runLoader, say } from '../../../../support/chartProvider';
import { showBuilt } from '../../../../support/hydrate';

const PATIENCE_MS = 20_000;
const config = {};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
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

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  pass(0);
};

describe('a chart nobody has agreed to', () => {
  it('says whom the browser would contact, and begins at the press of a button, for good', () => {
    widgetsConsent.choose('refused');
    render(gold());
    expect(covered()).toEqual([
      'Gold chart',
      'It comes from TradingView. Your browser contacts this provider only once you agree.',
    ]);
    const button = within(box()).getByRole('button');
    expect(button).toHaveAccessibleName('Load live charts, beginning with Gold chart');
    expect(button).toHaveTextContent(/^Load live charts$/);
    press('Load live charts, beginning with Gold chart');
    expect(localStorage.getItem(storageKeys.widgetsConsent)).toBe('granted');
    expect(box()).toHaveFocus();
    expect(covered()).toEqual(['Gold chart']);
    expect(screen.getByRole('button', { name: 'Load Gold chart' })).toBeEnabled();
  });

  it('is behind a button that does nothing before the page is live', async () => {
    widgetsConsent.choose('refused');
    const { hydrate } = showBuilt(gold());
    expect(within(box()).getByRole('button')).toBeDisabled();
    expect(await hydrate()).toEqual([]);
    expect(within(box()).getByRole('button')).toBeEnabled();
  });
});

describe('what stands in the place of a chart and under it', () => {
  it('leads to the page of the provider, in another tab that cannot reach this one', () => {
    render(gold());
    expect(caption()).toBe('Gold chart by TradingView ');
    const link = screen.getByRole('link', { name: 'Gold chart' });
    expect(link).toHaveAttribute('href', '/gold');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener nofollow');
  });

  it('says that it is on its way, then shows it, which the Tab key reaches', () => {
    render(gold());
    press('Load Gold chart');
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

  it('says that it could not be loaded, what may be in the way, and tries again', () => {
    render(gold());
    press('Load Gold chart');
    act(() => {
      refuseLoader(box());
    });
    expect(covered()).toEqual([
      'Gold chart',
      'It could not be loaded. Your network or a content blocker may keep TradingView out.',
    ]);
    expect(within(box()).getByRole('button')).toHaveTextContent(/^Try again$/);
    expect(loaderIn(box())).toBeNull();
    press('Try again to load Gold chart');
    expect(covered()).toEqual(['Gold chart', 'Loading…']);
    expect(caption()).toBe('Gold chart by TradingView ');
  });

  it('says after twenty seconds that its frame is slow, and uncovers it', () => {
    render(gold());
    press('Load Gold chart');
    runLoader(box());
    pass(PATIENCE_MS - 1);
    expect(covered()).toEqual(['Gold chart', 'Loading…']);
    pass(1);
    expect(covered()).toEqual([]);
    expect(caption()).toBe('Gold chart by TradingView is taking longer than usual.');
  });
});

it('gives each chart an id that no other has', () => {
  const queue = newQueue();
  render(
    ['One', 'Two'].map((name) => (
      <Widget key={name} kind="events" config={config} name={name} href="/" queue={queue} />
    )),
  );
  press('Load One');
  press('Load Two');
  const ids = screen.getAllByRole('group').map((group) => loaderIn(group)?.id ?? '');
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^tv\w+$/);
});

it('is watched from a little outside the screen, so that it is there when it comes into view', () => {
  const margins: (string | undefined)[] = [];
  class NotedObserver extends IntersectionObserver {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(tell, options);
      margins.push(options?.rootMargin);
    }
  }
  vi.stubGlobal('IntersectionObserver', NotedObserver);
  render(gold());
  expect(margins).toEqual(['300px 0px']);
});
