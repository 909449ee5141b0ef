import { doneLessons, type OpenLines } from '@/content/lessonPlace';
import { Tick } from './Tick';
import { useProgress } from '@/site/progress/useProgress';

interface LessonTickProps {
  readonly id: string;
  readonly module: OpenLines;
}

/** Whether a lesson is done, or a quiz was handed in. */
export function LessonTick({ id, module }: LessonTickProps) {
  const progress = useProgress()?.progress;
  return <Tick isDone={doneLessons([module], progress).has(id) || progress?.quizzes[id] !== undefined} />;
}
