import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchNoneToCome } from '@/data/webinars/watchNoneToCome';
import type { Webinar } from '@/domain/webinar';
import { aWebinar } from '../../../support/records';

const START = Date.parse('2030-01-01T10:00:00Z');
const MINUTE = 60_000;
const webinar: Webinar = {
  ...aWebinar({ startsAt: new Date(START).toISOString(), minutes: 60 }),
  id: '1',
  createdAt: '',
  updatedAt: '',
};

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});

afterEach(() => {
  vi.useRealTimers();
});

/** The notices about these webinars, with a function that changes them. */
function watching(first: Webinar[] | Error) {
  let read = first;
  let changed: () => void = () => undefined;
  let isWatched = true;
  const told: boolean[] = [];
  const failures: unknown[] = [];
  const stop = watchNoneToCome(
    (isNone) => told.push(isNone),
    {
      peekActive: () => (read instanceof Error ? Promise.reject(read) : Promise.resolve(read)),
      watch: (onChange) => {
        changed = onChange;
        return () => {
          isWatched = false;
        };
      },
    },
    { now: () => Date.now(), report: (error) => failures.push(error) },
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

it('answers that none is to come once the last has ended', async () => {
  const { told } = watching([webinar]);
  await pass(0);
  expect(told).toEqual([false]);
  await pass(60 * MINUTE);
  expect(told.at(-1)).toBe(false);
  await pass(MINUTE);
  expect(told.at(-1)).toBe(true);
});

it('answers again when the list changes', async () => {
  const { told, change } = watching([]);
  await pass(0);
  await change([webinar]);
  expect(told).toEqual([true, false]);
});

it('reports a list that cannot be read, and answers nothing', async () => {
  const { told, failures } = watching(new Error('no storage'));
  await pass(MINUTE);
  expect(told).toEqual([]);
  expect(failures).toHaveLength(1);
});

it('answers nothing once it is stopped', async () => {
  const { told, stop, isWatched, change } = watching([]);
  await pass(0);
  stop();
  await change([webinar]);
  await pass(MINUTE);
  expect(told).toEqual([true]);
  expect(isWatched()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
