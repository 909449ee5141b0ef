import { expect, it } from 'vitest';
import {
  formatDay,
  isOverAYearOld,
  localTimeOfDay,
  localDay,
  formatMonth,
  formatShortDay,
  readDay,
} from '@/domain/time/days';

it.each([
  ['2026-01-01', '1 January 2026', '1 Jan 2026', 'January 2026'],
  ['2024-02-29', '29 February 2024', '29 Feb 2024', 'February 2024'],
])('formats the day %s as %s', (day, words, short, month) => {
  expect(formatDay(day)).toBe(words);
  expect(formatShortDay(day)).toBe(short);
  expect(formatMonth(day)).toBe(month);
});

it.each(['', '2026-02-30', '2026-1-1', '2026-11-02T00:00:00Z'])('formats "%s" as an empty string', (text) => {
  expect(formatDay(text)).toBe('');
  expect(formatShortDay(text)).toBe('');
  expect(formatMonth(text)).toBe('');
});

it.each([
  [new Date(2026, 0, 2, 9, 5), '2026-01-02', '09:05'],
  [new Date(2026, 11, 31, 23, 59, 59), '2026-12-31', '23:59'],
])('formats %s in local time', (moment, day, clock) => {
  expect(localDay(moment)).toBe(day);
  expect(localTimeOfDay(moment)).toBe(clock);
});

it.each([
  ['2025-11-23', '2026-11-24', true],
  ['2025-11-24', '2026-11-24', false],
  ['2024-02-29', '2025-03-01', true],
  ['2025-02-30', '2026-11-24', false],
])('decides whether %s is more than a year before %s: %s', (day, today, isOld) => {
  expect(isOverAYearOld(day, today)).toBe(isOld);
});

it.each([
  ['2026-11-02', '2026-11-02'],
  ['29/11/2026', '2026-11-29'],
  ['11/29/2026', '2026-11-29'],
  ['2.11.2026', '2026-11-02'],
  ['2026/11/2', '2026-11-02'],
  ['02/02/2026', '2026-02-02'],
  ['03/04/2026', '2026-03-04'],
  ['02/11/2026', null],
  ['29/11/26', null],
  ['29-11.2026', null],
  ['soon', null],
  ['', null],
])('reads the spreadsheet day %j as %s', (cell, day) => {
  expect(readDay(cell, '2026-03-04')).toBe(day);
});
