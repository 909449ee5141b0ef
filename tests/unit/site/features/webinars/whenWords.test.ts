import { expect, it } from 'vitest';
import { whenWords } from '@/site/features/webinars/whenWords';

// All times are in the local time zone of the machine.
const webinar = { startsAt: new Date('2026-11-25T00:30').toISOString(), minutes: 60 };

it.each([
  ['2026-11-22T23:59', 'in 3 days'],
  ['2026-11-24T00:01', 'tomorrow'],
  ['2026-11-25T00:01', 'today'],
  ['2026-11-25T00:30', 'now'],
  ['2026-11-25T01:31', ''],
])('describes a webinar of 25 November at %s as %j', (now, words) => {
  expect(whenWords(webinar, new Date(now))).toBe(words);
});
