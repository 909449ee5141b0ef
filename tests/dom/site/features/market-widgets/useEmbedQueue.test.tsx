import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useEmbedQueue } from '@/site/features/market-widgets/useEmbedQueue';

beforeEach(() => {
  vi.useFakeTimers();
});

function turnTab(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(0);
  });
}

function waitInHiddenTab() {
  turnTab('hidden');
  const { result, unmount } = renderHook(() => useEmbedQueue(() => ({ loading: 1, alive: 1 })));
  const start = vi.fn<() => void>();
  result.current.enqueue({ distance: () => 0, start, stop: () => undefined });
  vi.advanceTimersByTime(1000);
  expect(start).not.toHaveBeenCalled();
  return { start, unmount };
}

it('starts waiting embeds when the tab becomes visible', () => {
  const { start } = waitInHiddenTab();
  turnTab('visible');
  expect(start).toHaveBeenCalledTimes(1);
});

it('starts no embeds once the page has unmounted', () => {
  const { start, unmount } = waitInHiddenTab();
  unmount();
  turnTab('visible');
  expect(start).not.toHaveBeenCalled();
});
