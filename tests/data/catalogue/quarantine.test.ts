import { describe, expect, it } from 'vitest';
import { createQuarantine, quarantineKeyFor } from '@/data/catalogue/quarantine';
import { anEnvironment } from '../../support/environment';

function holding(items: Readonly<Record<string, string>>) {
  const { environment, area } = anEnvironment();
  for (const [key, text] of Object.entries(items)) area.setItem(key, text);
  return { area, store: environment.store, quarantine: createQuarantine(environment.store) };
}

describe('quarantineKeyFor', () => {
  it('F26: is the first free place, and none for a text that is kept already', () => {
    const { store } = holding({ 'upm_brokers.corrupt': 'a', 'upm_brokers.corrupt.2': 'b' });
    expect(quarantineKeyFor(store, 'upm_brokers', 'c')).toBe('upm_brokers.corrupt.3');
    expect(quarantineKeyFor(store, 'upm_brokers', 'b')).toBeNull();
    expect(quarantineKeyFor(store, 'upm_platforms', 'a')).toBe('upm_platforms.corrupt');
  });
});

describe('the quarantine', () => {
  it('F26: lists the texts kept aside, and the one that still stands where a list should', () => {
    const { quarantine } = holding({
      upm_platforms: '[]',
      upm_brokers: 'damaged',
      'upm_brokers.corrupt.2': 'ab',
      'upm_brokers.corrupt': 'a',
      'upm_platforms.corrupt.10': 'abc',
      'upm_brokers.corrupted': 'x',
      adminToken: 'x',
    });
    expect(quarantine.list()).toEqual([
      { key: 'upm_brokers', characters: 7, isKeptAside: false },
      { key: 'upm_brokers.corrupt', characters: 1, isKeptAside: true },
      { key: 'upm_brokers.corrupt.2', characters: 2, isKeptAside: true },
      { key: 'upm_platforms.corrupt.10', characters: 3, isKeptAside: true },
    ]);
    expect(quarantine.read('upm_brokers.corrupt.2')).toBe('ab');
  });

  it('removes a text kept aside, and nothing else', () => {
    const { area, quarantine } = holding({ upm_brokers: 'damaged', 'upm_brokers.corrupt': 'a' });
    quarantine.remove('upm_brokers.corrupt');
    expect(area.getItem('upm_brokers.corrupt')).toBeNull();
    expect(() => {
      quarantine.remove('upm_brokers');
    }).toThrow(RangeError);
    expect(area.getItem('upm_brokers')).toBe('damaged');
  });
});
