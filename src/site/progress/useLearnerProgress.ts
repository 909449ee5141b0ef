import { useEffect } from 'react';
import { learnerProgress, type LearnerProgress } from '@/data/learning/progressStore';
import { isUntouched } from '@/domain/learning/done';
import { NO_PROGRESS } from '@/domain/learning/progress';
import { useWatchedValue } from '@/runtime/useWatchedValue';
import { loadProgress } from './useProgress';

const INITIAL_PROGRESS: LearnerProgress = { progress: NO_PROGRESS, storageProblem: null };

/**
 * The visitor's progress, updated when any tab changes it; empty in prerendered pages. For components that
 * also change it.
 */
export function useLearnerProgress(): LearnerProgress {
  const known = useWatchedValue(learnerProgress, INITIAL_PROGRESS);
  const isNew = isUntouched(known.progress);
  useEffect(() => {
    // Once there is progress, the other parts of the page show it too.
    if (!isNew) loadProgress();
  }, [isNew]);
  return known;
}
