import { expect, it } from 'vitest';
import { whenWords } from '@/site/features/webinars/whenWords';

/** A moment in the local time zone of the machine. */
const local = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
const webinar = { startsAt: local(25, 0, 30).toISOString(), minutes: 60 };

it.each([
  [local(22, 23, 59), 'in 3 days'],
  [local(24, 0, 1), 'tomorrow'],
  [local(25, 0, 1), 'today'],
  [local(25, 0, 30), 'now'],
  [local(25, 1, 31), ''],
])('describes a webinar of the 25th, seen on %s, as %j', (now, words) => {
  expect(whenWords(webinar, now)).toBe(words);
});
