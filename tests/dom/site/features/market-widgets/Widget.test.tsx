import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createEmbedQueue } from '@/site/features/market-widgets/embedQueue';
import { Widget } from '@/site/features/market-widgets/Widget';
import { loaderIn, refuseLoader, runLoader, postFromFrame } from '../../../../support/chartProvider';
import { widgetsConsent } from '@/data/storage/preference';
import { storageKeys } from '@/data/storage/storageKeys';

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

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  pass(0);
};

it('asks for consent before contacting the provider', () => {
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

it('shows a loading message, then the chart', () => {
  render(gold());
  press('Load Gold chart');
  expect(covered()).toEqual(['Gold chart', 'Loading…']);
  expect(within(box()).queryByRole('button')).toBeNull();
  expect(loaderIn(box())?.src).toMatch(/^https?:\/\/.*\/embed-widget-advanced-chart\.js$/);
  const frame = runLoader(box());
  act(() => {
    postFromFrame(frame, { name: 'tv-widget-load' });
  });
  expect(covered()).toEqual([]);
  expect(screen.getByTitle('Gold chart by TradingView')).toHaveProperty('tabIndex', 0);
  expect(caption()).toBe('Gold chart by TradingView ');
});

it('says that loading failed and offers a retry', () => {
  render(gold());
  press('Load Gold chart');
  act(() => {
    refuseLoader(box());
  });
  expect(covered()).toEqual([
    'Gold chart',
    "It couldn't be loaded. Your network or a content blocker may be blocking TradingView.",
  ]);
  expect(loaderIn(box())).toBeNull();
  press('Try again to load Gold chart');
  expect(covered()).toEqual(['Gold chart', 'Loading…']);
});

it('says after twenty seconds that a chart is slow, or that it has no data', () => {
  render(gold());
  press('Load Gold chart');
  const frame = runLoader(box());
  pass(19_999);
  expect(covered()).toEqual(['Gold chart', 'Loading…']);
  pass(1);
  expect(covered()).toEqual([]);
  expect(caption()).toBe('Gold chart by TradingView is taking longer than usual.');
  act(() => {
    postFromFrame(frame, { name: 'tv-widget-no-data' });
  });
  expect(caption()).toBe('Gold chart by TradingView has no data at the moment.');
});

it.each([
  ['only on request', 'is in data-saving mode', true],
  ['automatically', 'is not in data-saving mode', false],
])('loads the chart %s when the browser %s', (_when, _setting, saveData) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'connection');
  });
  const observe = vi.spyOn(IntersectionObserver.prototype, 'observe');
  render(gold());
  expect(observe.mock.calls.length > 0).toBe(!saveData);
});
