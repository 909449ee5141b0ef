import { expect, it, onTestFinished, vi } from 'vitest';
import { whenWords } from '@/site/features/webinars/whenWords';

const webinar = { startsAt: '2026-11-30T00:30:00.000Z', minutes: 45 };

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
  expect(whenWords(webinar, new Date(now))).toBe(words);
});
