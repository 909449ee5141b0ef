import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIsAtRest } from '@/site/features/market-widgets/useIsAtRest';
import { turnTab } from '../../../../support/turnTab';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

it('comes two seconds after the page where the browser does not tell when it is idle', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const { result } = renderHook(useIsAtRest);
  pass(1999);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

it('comes when the browser is idle, or after two seconds all the same', () => {
  const asked: [() => void, unknown][] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void, options: unknown) =>
    asked.push([callback, options]),
  );
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  const { result } = renderHook(useIsAtRest);
  expect(asked.map(([, options]) => options)).toEqual([{ timeout: 2000 }]);
  pass(5000);
  expect(result.current).toBe(false);
  act(() => {
    asked[0]?.[0]();
  });
  expect(result.current).toBe(true);
});

it('waits for a tab in the background until it can be seen', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  turnTab('hidden');
  const { result } = renderHook(useIsAtRest);
  pass(5000);
  expect(result.current).toBe(false);
  turnTab('visible');
  expect(result.current).toBe(true);
});

it('is waited for no longer once the page is gone', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  renderHook(useIsAtRest).unmount();
  expect(vi.getTimerCount()).toBe(0);
  const cancel = vi.fn();
  vi.stubGlobal('requestIdleCallback', () => 7);
  vi.stubGlobal('cancelIdleCallback', cancel);
  renderHook(useIsAtRest).unmount();
  expect(cancel.mock.calls).toEqual([[7]]);
});
