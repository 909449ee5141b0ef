import type { Timeframe } from '@/domain/practice/timedCandles';
import { browserPreference } from '@/data/storage/preference';
import { storageKeys } from '@/data/storage/storageKeys';

/** The candles of the chart next to the first one, once chosen */
export const secondChart = browserPreference<Timeframe | 'none'>(storageKeys.secondChart, [
  'none',
  'M15',
  'H1',
  'H4',
  'D1',
]);
