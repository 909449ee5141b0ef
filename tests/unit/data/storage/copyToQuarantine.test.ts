import { expect, it } from 'vitest';
import { copyToQuarantine, quarantineKeyFor } from '@/data/storage/copyToQuarantine';
import { anEnvironment, createFailingArea, quotaError } from '../../../support/environment';

it('finds the first free key for damaged data', () => {
  const { environment, area } = anEnvironment();
  area.setItem('upm_brokers.corrupt', 'a');
  area.setItem('upm_brokers.corrupt.2', 'b');
  expect(quarantineKeyFor(environment.store, 'upm_brokers', 'c')).toBe('upm_brokers.corrupt.3');
  expect(quarantineKeyFor(environment.store, 'upm_brokers', 'b')).toBeNull();
  expect(quarantineKeyFor(environment.store, 'upm_platforms', 'a')).toBe('upm_platforms.corrupt');
});

it('copies the same data only once, and fails when storage rejects the copy', () => {
  const { environment, area } = anEnvironment();
  copyToQuarantine(environment.store, 'upm_brokers', 'a');
  copyToQuarantine(environment.store, 'upm_brokers', 'a');
  expect(area.getItem('upm_brokers.corrupt')).toBe('a');
  expect(area.length).toBe(1);
  const full = createFailingArea();
  full.failWrites = quotaError();
  expect(() => {
    copyToQuarantine(anEnvironment({ area: full }).environment.store, 'upm_brokers', 'a');
  }).toThrow(expect.objectContaining({ kind: 'quota' }));
});
