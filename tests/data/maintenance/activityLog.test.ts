import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createActivityLog } from '@/data/maintenance/activityLog';
import { anEnvironment, createFailingArea, quotaError } from '../../support/environment';
import { numRuns, storedText } from '../../support/properties';

const KEY = 'upm_activity';

function open(area = createFailingArea()) {
  const { environment, reported } = anEnvironment({ area });
  return { area, reported, log: createActivityLog(environment, () => 'keeper') };
}

it('tells who did what and when, newest first', () => {
  const { log } = open();
  log.add('Added the broker “A”');
  log.add('Deleted the broker “A”');
  const [latest, earlier] = log.list();
  expect(latest).toMatchObject({
    user: 'keeper',
    action: 'Deleted the broker “A”',
    time: '2026-01-02T03:04:05.000Z',
  });
  expect(earlier?.action).toBe('Added the broker “A”');
  expect(latest?.id).not.toBe(earlier?.id);
});

it('keeps the last fifty', () => {
  const { area, log } = open();
  for (let entry = 1; entry <= 60; entry += 1) log.add(`Change ${String(entry)}`);
  const stored = JSON.parse(area.getItem(KEY) ?? '') as { action: string }[];
  expect([stored.length, stored[0]?.action, stored.at(-1)?.action]).toEqual([50, 'Change 60', 'Change 11']);
});

it('gives whatever is stored as sound entries, and can be added to', () => {
  fc.assert(
    fc.property(storedText, (text) => {
      const { area, log } = open();
      area.setItem(KEY, text);
      for (const entry of log.list())
        expect(Object.keys(entry).toSorted()).toEqual(['action', 'id', 'time', 'user']);
      log.add('One more');
      expect(log.list()[0]?.action).toBe('One more');
    }),
    { numRuns },
  );
});

it('reports that it cannot be read or kept, and throws nothing', () => {
  const { area, log, reported } = open();
  area.failWrites = quotaError();
  log.add('Lost');
  area.failReads = new Error('gone');
  expect(log.list()).toEqual([]);
  expect(reported).toMatchObject([
    { kind: 'quota', key: KEY },
    { kind: 'unreadable', key: KEY },
  ]);
});
