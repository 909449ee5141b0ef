import { expect, it, onTestFinished, vi } from 'vitest';
import { localClock } from '@/domain/days';
import { clockAt, stateAt } from '../../support/sessionClock';

it.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/London'])(
  'opens and closes sessions at the same instants in %s',
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
    expect(new Date(clockAt('2026-11-01T02:30Z').weekChangesAt).toISOString()).toBe(
      '2026-11-01T22:00:00.000Z',
    );
  },
);

it.each([
  ['Asia/Tokyo', '2026-01-14T12:00Z', '17:00-02:00'],
  // The clocks change on the night before this session.
  ['America/Los_Angeles', '2026-10-30T17:30Z', '00:00-09:00'],
])('shows a visitor in %s the session around %s as %s', (zone, now, hours) => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const { opens, closes } = stateAt(now, 'London');
  expect([opens, closes].map((instant) => localClock(new Date(instant))).join('-')).toBe(hours);
});
