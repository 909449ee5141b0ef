import { isDone } from '@/domain/learning/done';
import { Tick } from './Tick';
import { useProgress } from '@/site/progress/useProgress';

/** Whether a lesson is marked as done, or a quiz was handed in. */
export function LessonTick({ id }: { readonly id: string }) {
  const known = useProgress()?.progress;
  return <Tick isDone={isDone(known?.marks[id]) || known?.quizzes[id] !== undefined} />;
}
