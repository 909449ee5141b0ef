import { expect, it, onTestFinished, vi } from 'vitest';
import { formatGmt } from '@/domain/time/days';
import { formatGmtDay, formatLocalTime } from '@/domain/signals/times';

it('formats a time in GMT, and any other text as an empty string', () => {
  expect(formatGmt('2026-01-22T09:55:00.000Z')).toBe('22 January 2026, 09:55 GMT');
  expect(formatGmtDay('soon')).toBe('');
});

it.each([
  ['America/Los_Angeles', '2026-03-29T23:59:00.000Z', '29 Mar 2026, 16:59'],
  ['Europe/Berlin', '2026-03-29T23:59:00.000Z', '30 Mar 2026, 01:59'],
  ['Asia/Kolkata', '2026-03-29T23:59:00.000Z', '30 Mar 2026, 05:29'],
  // Both clock changes of a half-hour zone: UTC+10:30 to UTC+9:30, and back.
  ['Australia/Adelaide', '2026-04-04T16:29:00.000Z', '5 Apr 2026, 02:59'],
  ['Australia/Adelaide', '2026-04-04T16:30:00.000Z', '5 Apr 2026, 02:00'],
  ['Australia/Adelaide', '2026-10-03T16:29:00.000Z', '4 Oct 2026, 01:59'],
  ['Australia/Adelaide', '2026-10-03T16:30:00.000Z', '4 Oct 2026, 03:00'],
])('formats the local time in %s at %s', (zone, time, words) => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  expect(formatLocalTime(time)).toBe(words);
});
