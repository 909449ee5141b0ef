import { expect, it } from 'vitest';
import { createStorageUse } from '@/data/maintenance/storageUse';
import { anEnvironment } from '../../../support/environment';

it('lists what uses space, largest first', () => {
  const { environment, area } = anEnvironment();
  area.setItem('upm_brokers', 'x'.repeat(89));
  area.setItem('upm_brokers.corrupt', 'x'.repeat(31));
  area.setItem('upm_platforms.corrupt.2', 'x'.repeat(27));
  area.setItem('upm_ticker', 'still');
  area.setItem('upm_signals', 'x'.repeat(69));
  area.setItem('upm_activity', 'x'.repeat(48));
  area.setItem('another app', 'x'.repeat(989));
  const { shares: sharesOf, usedCharacters } = createStorageUse(environment.store);
  const shares = sharesOf();
  expect(shares).toEqual([
    { what: 'Other pages at this address', characters: 1000 },
    { what: 'Brokers', characters: 100 },
    { what: 'Damaged data', characters: 100 },
    { what: 'The record of signals', characters: 80 },
    { what: 'The activity log', characters: 60 },
    { what: 'Other data from this site', characters: 15 },
  ]);
  expect(shares.reduce((sum, { characters }) => sum + characters, 0)).toBe(usedCharacters());
});
