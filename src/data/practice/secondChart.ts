import type { Timeframe } from '@/domain/practice/timedCandles';
import { browserPreference } from '@/data/storage/preference';
import { storageKeys } from '@/data/storage/storageKeys';

/** The timeframe of the second chart, once chosen */
export const secondChartPreference = browserPreference<Timeframe | 'none'>(storageKeys.secondChart, [
  'none',
  'M15',
  'H1',
  'H4',
  'D1',
]);
