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

it('waits two seconds without idle callbacks', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const { result } = renderHook(useIsAtRest);
  pass(1999);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

it('waits for the browser to be idle', () => {
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

it('waits until a background tab becomes visible', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  turnTab('hidden');
  const { result } = renderHook(useIsAtRest);
  pass(5000);
  expect(result.current).toBe(false);
  turnTab('visible');
  expect(result.current).toBe(true);
});
