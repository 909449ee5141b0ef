import { expect, it } from 'vitest';
import { quarantineKeyFor } from '@/data/storage/keepAside';
import { anEnvironment } from '../../../support/environment';

it('F26: is the first free place, and none for a text that is kept already', () => {
  const { environment, area } = anEnvironment();
  area.setItem('upm_brokers.corrupt', 'a');
  area.setItem('upm_brokers.corrupt.2', 'b');
  expect(quarantineKeyFor(environment.store, 'upm_brokers', 'c')).toBe('upm_brokers.corrupt.3');
  expect(quarantineKeyFor(environment.store, 'upm_brokers', 'b')).toBeNull();
  expect(quarantineKeyFor(environment.store, 'upm_platforms', 'a')).toBe('upm_platforms.corrupt');
});
