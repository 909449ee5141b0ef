import { expect, it } from 'vitest';
import { webinarEnd, isWebinarOver, pastWebinars, upcomingWebinars } from '@/domain/catalogue/webinarTimes';

const first = { startsAt: '2025-10-30T15:00:00Z', minutes: 60 };
const second = { startsAt: '2025-11-05T19:00:00Z', minutes: 60 };
const undated = { startsAt: '', minutes: 60 };
const all = [second, undated, first];
const at = (iso: string) => new Date(iso);

it('ends a webinar after its last minute', () => {
  expect(isWebinarOver(first, at('2025-10-30T14:00:00Z'))).toBe(false);
  expect(isWebinarOver(first, at('2025-10-30T16:00:00Z'))).toBe(false);
  expect(isWebinarOver(first, at('2025-10-30T16:00:00.001Z'))).toBe(true);
  expect(webinarEnd(first)).toEqual(at('2025-10-30T16:00:00Z'));
});

it.each([
  ['2025-01-01T00:00:00Z', [first, second], []],
  ['2025-10-30T15:30:00Z', [first, second], []],
  ['2025-10-30T16:30:00Z', [second], [first]],
  ['2025-11-05T20:00:01Z', [], [second, first]],
])('lists upcoming and past webinars at %s', (now, coming, past) => {
  expect(upcomingWebinars(all, at(now))).toEqual(coming);
  expect(pastWebinars(all, at(now))).toEqual(past);
});
