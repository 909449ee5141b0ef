import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchNoneToCome } from '@/data/webinars/watchNoneToCome';
import type { WebinarTimes } from '@/domain/webinarTimes';

const START = Date.parse('2030-01-01T10:00:00Z');
const MINUTE = 60_000;
const webinar = { startsAt: new Date(START).toISOString(), minutes: 60 };

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});

afterEach(() => {
  vi.useRealTimers();
});

/** What is told of these webinars, with what changes them. */
function watching(first: readonly WebinarTimes[] | null | Error) {
  let read = first;
  let changed: () => void = () => undefined;
  let isWatched = true;
  const told: boolean[] = [];
  const failures: unknown[] = [];
  const stop = watchNoneToCome(
    {
      read: () => (read instanceof Error ? Promise.reject(read) : Promise.resolve(read)),
      watch: (onChange) => {
        changed = onChange;
        return () => {
          isWatched = false;
        };
      },
      now: () => Date.now(),
      report: (error) => failures.push(error),
    },
    (isNone) => told.push(isNone),
  );
  return {
    told,
    failures,
    stop,
    isWatched: () => isWatched,
    change: async (next: typeof first) => {
      read = next;
      changed();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('tells that none is to come once the last has ended, without being asked', async () => {
  const { told } = watching([webinar]);
  await pass(0);
  expect(told).toEqual([false]);
  await pass(60 * MINUTE);
  expect(told.at(-1)).toBe(false);
  await pass(MINUTE);
  expect(told.at(-1)).toBe(true);
});

it('follows the list', async () => {
  const { told, change } = watching([]);
  await pass(0);
  await change([webinar]);
  expect(told).toEqual([true, false]);
});

it('tells nothing where nothing is known, and reports what cannot be read', async () => {
  const { told, failures, change } = watching(null);
  await pass(MINUTE);
  await change(new Error('no storage'));
  expect(told).toEqual([]);
  expect(failures).toHaveLength(1);
});

it('tells nothing any more once it is stopped', async () => {
  const { told, stop, isWatched, change } = watching([]);
  await pass(0);
  stop();
  await change([webinar]);
  await pass(MINUTE);
  expect(told).toEqual([true]);
  expect(isWatched()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
