import { expect, it, onTestFinished, vi } from 'vitest';
import { whenWords } from '@/site/features/webinars/whenWords';

// All times are in the local time zone of the machine.
const webinar = { startsAt: new Date('2026-11-25T00:30').toISOString(), minutes: 60 };

it.each([
  ['2026-11-22T23:59', 'in 3 days'],
  ['2026-11-24T00:01', 'tomorrow'],
  ['2026-11-25T00:01', 'today'],
  ['2026-11-25T00:30', 'now'],
  ['2026-11-25T01:31', ''],
])('describes a webinar on 25 November, seen at %s, as %j', (now, words) => {
  expect(whenWords(webinar, new Date(now))).toBe(words);
});

const inGmt = { startsAt: '2026-11-30T00:30:00.000Z', minutes: 45 };

it.each([
  ['America/Los_Angeles', '2026-11-23T10:00:00Z', 'in 6 days'],
  ['Europe/Berlin', '2026-11-23T10:00:00Z', 'in 7 days'],
  ['Europe/Berlin', '2026-11-29T22:30:00Z', 'tomorrow'],
  ['Pacific/Auckland', '2026-11-29T10:30:00Z', 'tomorrow'],
])("counts days in the visitor's time zone: in %s at %s", (zone, now, words) => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  expect(whenWords(inGmt, new Date(now))).toBe(words);
});
