import { expect, it } from 'vitest';
import { createQuarantine } from '@/data/maintenance/quarantine';
import { seedsOf, UNKNOWN_SEEDS } from '@/data/catalogue/seeds';
import { anEnvironment } from '../../../support/environment';

function holding(items: Readonly<Record<string, string>>, seeds = UNKNOWN_SEEDS) {
  const { environment, area } = anEnvironment();
  for (const [key, text] of Object.entries(items)) area.setItem(key, text);
  return { area, store: environment.store, quarantine: createQuarantine(environment, seeds) };
}

it('lists damaged data, including damaged lists', () => {
  const { quarantine } = holding({
    upm_platforms: '[]',
    upm_brokers: 'damaged',
    upm_progress: '{"version":',
    'upm_progress.corrupt': 'abcd',
    'upm_brokers.corrupt.2': 'ab',
    'upm_brokers.corrupt': 'a',
    'upm_platforms.corrupt.10': 'abc',
    'upm_brokers.corrupted': 'x',
    adminToken: 'x',
  });
  expect(quarantine.list()).toEqual([
    { key: 'upm_brokers', characters: 7, isKeptAside: false },
    { key: 'upm_progress', characters: 11, isKeptAside: false },
    { key: 'upm_brokers.corrupt', characters: 1, isKeptAside: true },
    { key: 'upm_brokers.corrupt.2', characters: 2, isKeptAside: true },
    { key: 'upm_platforms.corrupt.10', characters: 3, isKeptAside: true },
    { key: 'upm_progress.corrupt', characters: 4, isKeptAside: true },
  ]);
  expect(quarantine.read('upm_brokers.corrupt.2')).toBe('ab');
});

it('removes only the given damaged data', () => {
  const { area, quarantine } = holding({ upm_brokers: 'damaged', 'upm_brokers.corrupt': 'a' });
  quarantine.remove('upm_brokers.corrupt');
  expect(area.getItem('upm_brokers.corrupt')).toBeNull();
  expect(() => {
    quarantine.remove('upm_brokers');
  }).toThrow(RangeError);
  expect(area.getItem('upm_brokers')).toBe('damaged');
});

it('returns the unreadable entries of each list', () => {
  const { quarantine } = holding({
    upm_brokers: JSON.stringify([{ id: '1', name: 'One' }, 5, null]),
    upm_platforms: JSON.stringify([{ id: '1', name: 'One' }]),
    upm_webinars: 'damaged',
  });
  expect(quarantine.unreadable()).toEqual([
    { name: 'brokers', key: 'upm_brokers', count: 2, text: JSON.stringify([5, null], null, 2) },
  ]);
});

it('replaces unreadable entries with the published records and keeps a copy', async () => {
  const text = JSON.stringify([
    { id: '1', name: null },
    { id: '2', name: 'Mine' },
    { id: '3', name: null },
  ]);
  const published = { id: '1', name: 'One' };
  const { area, quarantine } = holding(
    { upm_platforms: text },
    seedsOf({ revision: 1, platforms: [published] }),
  );
  await quarantine.replaceUnreadable('platforms');
  expect(JSON.parse(area.getItem('upm_platforms') ?? '')).toEqual([published, { id: '2', name: 'Mine' }]);
  expect(quarantine.unreadable()).toEqual([]);
  expect(area.getItem('upm_platforms.corrupt')).toBe(text);
});
