import { learnerProgress, type LearnerProgress } from '@/data/learning/progressStore';
import { NO_PROGRESS } from '@/domain/learning/progress';
import { useWatched } from '@/runtime/useWatched';

const NOTHING: LearnerProgress = { progress: NO_PROGRESS, trouble: null };

/** What the visitor has done so far, as it is now in any tab; nothing in prerendered pages. For what also changes it. */
export const useLearnerProgress = (): LearnerProgress => useWatched(learnerProgress, NOTHING);
