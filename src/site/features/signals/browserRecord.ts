import { builtInRecord } from '@/data/signals/builtInRecord';
import { createShownRecord } from '@/data/signals/shownRecord';
import { loadChunk } from '@/runtime/loadChunk';

export const browserRecord = createShownRecord(builtInRecord.signals, async () => {
  const { readLatestInBrowser } = await loadChunk(() => import('@/data/signals/latestRecord'));
  return readLatestInBrowser();
});
