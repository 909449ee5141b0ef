import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { localClock } from '@/domain/days';
import { at, openNames, stateAt } from '../../support/sessionClock';

describe('the sessions', () => {
  it.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/London'])(
    'E11: trade at the same instants for a visitor in %s, on the days the clocks there change',
    (zone) => {
      vi.stubEnv('TZ', zone);
      onTestFinished(() => {
        vi.unstubAllEnvs();
      });
      const tokyo = { opens: '2026-11-02T00:00:00.000Z', closes: '2026-11-02T09:00:00.000Z' };
      expect(stateAt('2026-11-02T02:30Z', 'Tokyo')).toEqual(tokyo);
      const newYork = { opens: '2026-03-09T12:00:00.000Z', closes: '2026-03-09T21:00:00.000Z' };
      expect(stateAt('2026-03-09T02:30Z', 'New York')).toEqual(newYork);
      expect(stateAt('2026-03-29T02:30Z', 'London').opens).toBe('2026-03-30T07:00:00.000Z');
      expect(new Date(at('2026-11-01T02:30Z').weekChangesAt).toISOString()).toBe('2026-11-01T22:00:00.000Z');
    },
  );

  it.each([
    ['Pacific/Kiritimati', '2026-01-14T15:00Z', 'New York'],
    ['Asia/Tokyo', '2026-01-14T16:30Z', 'London'],
    ['America/Los_Angeles', '2026-01-14T02:00Z', 'Tokyo'],
  ] as const)(
    'E11: are open for a visitor in %s, where it is another day at %s than in %s',
    (zone, now, name) => {
      vi.stubEnv('TZ', zone);
      onTestFinished(() => {
        vi.unstubAllEnvs();
      });
      expect(new Date(now).getDate()).not.toBe(14);
      expect(openNames(now)).toContain(name);
    },
  );

  it.each([
    ['Asia/Tokyo', '2026-01-14T12:00Z', '17:00-02:00'],
    // The clocks change there in the night before the session.
    ['America/Los_Angeles', '2026-10-30T17:30Z', '00:00-09:00'],
  ])('are told to a visitor in %s by the clock of the day of the next one', (zone, now, hours) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const { opens, closes } = stateAt(now, 'London');
    expect([opens, closes].map((instant) => localClock(new Date(instant))).join('-')).toBe(hours);
  });
});
