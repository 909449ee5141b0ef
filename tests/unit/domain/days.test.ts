import { describe, expect, it } from 'vitest';
import { dayWords, isOverAYearOld, localClock, localDay, monthWords, shortDayWords } from '@/domain/days';

describe('a day in words', () => {
  it.each([
    ['2026-01-01', '1 January 2026', '1 Jan 2026', 'January 2026'],
    ['2026-02-28', '28 February 2026', '28 Feb 2026', 'February 2026'],
    ['2026-03-05', '5 March 2026', '5 Mar 2026', 'March 2026'],
    ['2026-04-30', '30 April 2026', '30 Apr 2026', 'April 2026'],
    ['2026-05-10', '10 May 2026', '10 May 2026', 'May 2026'],
    ['2026-06-09', '9 June 2026', '9 Jun 2026', 'June 2026'],
    ['2026-07-31', '31 July 2026', '31 Jul 2026', 'July 2026'],
    ['2026-08-02', '2 August 2026', '2 Aug 2026', 'August 2026'],
    ['2026-09-15', '15 September 2026', '15 Sep 2026', 'September 2026'],
    ['2026-10-20', '20 October 2026', '20 Oct 2026', 'October 2026'],
    ['2026-11-02', '2 November 2026', '2 Nov 2026', 'November 2026'],
    ['2024-02-29', '29 February 2024', '29 Feb 2024', 'February 2024'],
    ['0999-12-24', '24 December 0999', '24 Dec 0999', 'December 0999'],
  ])('%s', (day, words, short, month) => {
    expect(dayWords(day)).toBe(words);
    expect(shortDayWords(day)).toBe(short);
    expect(monthWords(day)).toBe(month);
  });

  it.each(['', '2026-02-30', '2026-13-01', '2026-1-1', '2026-11-02T00:00:00Z', 'yesterday'])(
    'is nothing for "%s"',
    (text) => {
      expect(dayWords(text)).toBe('');
      expect(shortDayWords(text)).toBe('');
      expect(monthWords(text)).toBe('');
    },
  );
});

describe('a moment on the clock of the visitor', () => {
  it.each([
    [new Date(2026, 0, 2, 9, 5), '2026-01-02', '09:05'],
    [new Date(2026, 11, 31, 23, 59, 59), '2026-12-31', '23:59'],
    [new Date(2026, 9, 10, 0, 0), '2026-10-10', '00:00'],
  ])('%s', (moment, day, clock) => {
    expect(localDay(moment)).toBe(day);
    expect(localClock(moment)).toBe(clock);
  });

  it('has a year of four digits', () => {
    const early = new Date(2026, 4, 6);
    early.setFullYear(31);
    expect(localDay(early)).toBe('0031-05-06');
  });
});

it.each([
  ['2025-11-23', '2026-11-24', true],
  ['2025-11-24', '2026-11-24', false],
  ['2025-11-25', '2026-11-24', false],
  ['2020-01-01', '2026-11-24', true],
  ['2026-11-24', '2026-11-24', false],
  ['2024-02-29', '2025-03-01', true],
  ['0098-05-01', '0100-01-01', true],
  ['', '2026-11-24', false],
  ['2025-02-30', '2026-11-24', false],
  ['2020-01-01', '', false],
])('%s lies more than a year before %s: %s', (day, today, isOld) => {
  expect(isOverAYearOld(day, today)).toBe(isOld);
});
