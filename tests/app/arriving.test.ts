import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arriving, MissingPartError } from '@/app/arriving';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('gives what has arrived', async () => {
  expect(await arriving(() => Promise.resolve('page'))).toBe('page');
});

it('F83: calls a part missing that cannot be loaded, and keeps why', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failure = arriving(() => Promise.reject(cause));
  await expect(failure).rejects.toThrow(MissingPartError);
  await expect(failure).rejects.toMatchObject({ cause });
});

it('F86: calls a part missing that has not come within 15 seconds', async () => {
  let isMissing = false;
  arriving(() => new Promise(() => undefined)).catch((error: unknown) => {
    isMissing = error instanceof MissingPartError;
  });
  await vi.advanceTimersByTimeAsync(14_999);
  expect(isMissing).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isMissing).toBe(true);
});
