import { useEffect } from 'react';
import { browserRecord } from './browserRecord';
import type { RecordState } from '@/data/signals/shownRecord';
import { useWatched } from '@/runtime/useWatched';

/** The record of signals; the first render matches the prerendered page. */
export function useSignalRecord(): RecordState {
  const state = useWatched(browserRecord, browserRecord.initial);
  useEffect(() => {
    void browserRecord.load();
  }, []);
  return state;
}
