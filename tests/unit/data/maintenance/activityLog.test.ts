import { expect, it } from 'vitest';
import type { Environment } from '@/data/storage/environment';
import { createActivityLog } from '@/data/maintenance/activityLog';
import { anEnvironment, createFailingArea, quotaError } from '../../../support/environment';

const KEY = 'upm_activity';

function open(area = createFailingArea(), overrides: Partial<Environment> = {}) {
  const { environment, reported } = anEnvironment({ area, ...overrides });
  return { area, reported, log: createActivityLog(environment, () => 'keeper') };
}

it('lists the user, action and time of each entry, latest first', async () => {
  const { log } = open();
  await log.add('Added the broker “A”');
  await log.add('Deleted the broker “A”');
  const [latest, earlier] = log.list();
  expect(latest).toMatchObject({
    user: 'keeper',
    action: 'Deleted the broker “A”',
    time: '2026-01-02T03:04:05.000Z',
  });
  expect(earlier?.action).toBe('Added the broker “A”');
  expect(latest?.id).not.toBe(earlier?.id);
});

it('keeps the last fifty entries', async () => {
  const { area, log } = open();
  for (let entry = 1; entry <= 60; entry += 1) await log.add(`Change ${String(entry)}`);
  const stored = JSON.parse(area.getItem(KEY) ?? '') as { action: string }[];
  expect([stored.length, stored[0]?.action, stored.at(-1)?.action]).toEqual([50, 'Change 60', 'Change 11']);
});

it('reports storage failures without throwing', async () => {
  const { area, log, reported } = open();
  area.failWrites = quotaError();
  await log.add('Lost');
  area.failReads = new Error('gone');
  expect(log.list()).toEqual([]);
  expect(reported).toMatchObject([
    { kind: 'quota', key: KEY },
    { kind: 'unreadable', key: KEY },
  ]);
});

it('never dates an entry before the previous one', async () => {
  const { area, log } = open();
  await open(area, { now: () => Date.UTC(2025, 0, 1) }).log.add('Earlier');
  await log.add('Before');
  await open(area, { now: () => Date.UTC(2020, 0, 1) }).log.add('After');
  expect(log.list().map(({ action, time }) => [action, time])).toEqual([
    ['After', '2026-01-02T03:04:05.000Z'],
    ['Before', '2026-01-02T03:04:05.000Z'],
    ['Earlier', '2025-01-01T00:00:00.000Z'],
  ]);
});

it.each([7, 'soon'])('skips an entry with the invalid time %j', (time) => {
  const { area, log } = open();
  const entry = { id: '1', user: 'keeper', action: 'Changed' };
  area.setItem(
    KEY,
    JSON.stringify([
      { ...entry, time },
      { ...entry, time: '2026-01-02T03:04:05.000Z' },
    ]),
  );
  expect(log.list()).toEqual([{ ...entry, time: '2026-01-02T03:04:05.000Z' }]);
});
