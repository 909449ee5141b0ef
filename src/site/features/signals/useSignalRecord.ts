import { useEffect } from 'react';
import { builtInRecord } from '@/data/signals/builtInRecord';
import { createShownRecord } from '@/data/signals/shownRecord';
import { loadChunk } from '@/runtime/loadChunk';
import { nextTask } from '@/runtime/nextTask';
import { useWatchedValue } from '@/runtime/useWatchedValue';

export const browserRecord = createShownRecord(
  () => builtInRecord.signals,
  async () => {
    const { readLatestRecordInBrowser } = await loadChunk(() => import('@/data/signals/latestRecord'));
    const latest = await readLatestRecordInBrowser();
    // Without this pause, rendering would start immediately and prolong the task.
    await nextTask();
    return latest;
  },
);

/** The signal record; the first render matches the prerendered page. */
export function useSignalRecord() {
  const state = useWatchedValue(browserRecord, browserRecord.initial());
  useEffect(() => {
    void browserRecord.load();
  }, []);
  return state;
}
