import { doneLessonIds, isQuizPassed, type OpenModuleOutline } from '@/content/lessonPlace';
import { Tick } from './Tick';
import { useProgress } from '@/site/progress/useProgress';

interface LessonTickProps {
  readonly id: string;
  readonly module: OpenModuleOutline;
}

/** Whether a lesson is done, or a quiz was passed. */
export function LessonTick({ id, module }: LessonTickProps) {
  const progress = useProgress()?.progress;
  const isPassed = progress !== undefined && module.quiz?.id === id && isQuizPassed(module, progress);
  return <Tick isDone={isPassed || doneLessonIds([module], progress).has(id)} />;
}
