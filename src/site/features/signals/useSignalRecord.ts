import { useEffect, useSyncExternalStore } from 'react';
import { browserRecord } from './browserRecord';
import type { RecordState } from '@/data/signals/shownRecord';

const initial = () => browserRecord.initial;

/** The record of signals as it is shown; the first render is that of the built page. */
export function useSignalRecord(): RecordState {
  const state = useSyncExternalStore(browserRecord.watch, browserRecord.state, initial);
  useEffect(() => {
    void browserRecord.load();
  }, []);
  return state;
}
