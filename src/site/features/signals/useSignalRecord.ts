import { useEffect } from 'react';
import { browserRecord } from './browserRecord';
import type { RecordState } from '@/data/signals/shownRecord';
import { useWatched } from '@/runtime/useWatched';

/** The record of signals as it is shown; the first render is that of the built page. */
export function useSignalRecord(): RecordState {
  const state = useWatched(browserRecord, browserRecord.initial);
  useEffect(() => {
    void browserRecord.load();
  }, []);
  return state;
}
