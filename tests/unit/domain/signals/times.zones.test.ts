import { expect, it, onTestFinished, vi } from 'vitest';
import { ownTimeText } from '@/domain/signals/times';

it.each([
  ['America/Los_Angeles', '29 Mar 2026, 16:59'],
  ['Europe/Berlin', '30 Mar 2026, 01:59'],
  ['Asia/Kolkata', '30 Mar 2026, 05:29'],
])("writes times by the reader's clock: %s", (zone, words) => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  expect(ownTimeText('2026-03-29T23:59:00.000Z')).toBe(words);
});
