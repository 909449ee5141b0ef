import { expect, it } from 'vitest';
import { utcText } from '@/domain/days';
import { compareTimes, dayText, ownTimeText } from '@/domain/signals/times';

it('writes a time by the clock of the computer', () => {
  expect(ownTimeText(new Date(2026, 2, 5, 6, 59).toISOString())).toBe('5 Mar 2026, 06:59');
});

it('writes a time by Greenwich, and nothing for a text that is none', () => {
  expect(utcText('2026-01-22T09:55:00.000Z')).toBe('22 January 2026, 09:55 UTC');
  expect(dayText('soon')).toBe('');
});

it.each([
  ['2026-01-12T08:05:00.000Z', '2026-01-12T08:06:00.000Z', -1],
  ['2026-01-12T08:06:00.000Z', '2026-01-12T08:05:00.000Z', 1],
  ['2026-01-12T08:05:00.000Z', '2026-01-12T08:05:00.000Z', 0],
])('sorts %s to %s as %i', (a, b, order) => {
  expect(compareTimes(a, b)).toBe(order);
});
