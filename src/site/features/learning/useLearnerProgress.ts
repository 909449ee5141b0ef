import { learnerProgress, type LearnerProgress } from '@/data/learning/progressStore';
import { NO_PROGRESS } from '@/domain/learning/progress';
import { useWatched } from '@/runtime/useWatched';

const NOTHING: LearnerProgress = { progress: NO_PROGRESS, trouble: null };

/**
 * The visitor's progress, updated when any tab changes it; empty in prerendered pages. For components that
 * also change it.
 */
export const useLearnerProgress = (): LearnerProgress => useWatched(learnerProgress, NOTHING);
