import { expect, it } from 'vitest';
import { formatGmt } from '@/domain/days';
import { formatGmtDay, formatLocalTime } from '@/domain/signals/times';

it("formats a time in the computer's time zone", () => {
  expect(formatLocalTime(new Date(2026, 2, 5, 6, 59).toISOString())).toBe('5 Mar 2026, 06:59');
});

it('formats a time in GMT, and other text as empty', () => {
  expect(formatGmt('2026-01-22T09:55:00.000Z')).toBe('22 January 2026, 09:55 GMT');
  expect(formatGmtDay('soon')).toBe('');
});
