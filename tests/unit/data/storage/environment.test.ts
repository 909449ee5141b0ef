import { afterEach, expect, it, vi } from 'vitest';
import { simulatedDelays, waitFor } from '@/data/storage/environment';

afterEach(() => {
  vi.useRealTimers();
});

it('delays lists by 500 ms, records by 200 and writes by 300', () => {
  expect(simulatedDelays).toEqual({ list: 500, one: 200, write: 300 });
});

it('waits for the given time', async () => {
  vi.useFakeTimers();
  let ended = false;
  const waiting = waitFor(300).then(() => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(299);
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toBe(true);
  await waiting;
});
