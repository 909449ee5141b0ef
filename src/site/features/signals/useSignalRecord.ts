import { useEffect } from 'react';
import { browserRecord } from './browserRecord';
import type { RecordState } from '@/data/signals/shownRecord';
import { useWatchedValue } from '@/runtime/useWatchedValue';

/** The record of signals; the first render matches the prerendered page. */
export function useSignalRecord(): RecordState {
  const state = useWatchedValue(browserRecord, browserRecord.initial);
  useEffect(() => {
    void browserRecord.load();
  }, []);
  return state;
}
