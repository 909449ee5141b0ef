import type { OpenCourseName } from '@/content/lessonOrder';
import {
  numberedLessons,
  courseOutlines,
  lessonsAndQuizzesOf,
  type OpenModuleOutline,
  type OpenQuiz,
} from '@/content/lessonPlace';
import type { Progress } from '@/domain/learning/progress';
import { Link } from '@/site/components/Link';
import { useProgress } from '@/site/progress/useProgress';
import { LessonTick } from './LessonTick';
import styles from './LessonRows.module.css';

interface LessonRowsProps {
  readonly course: OpenCourseName;
  readonly module: OpenModuleOutline;
}

/** The number of questions in a quiz or, once it has been handed in, its best result. */
const quizText = ({ id, questions }: OpenQuiz, progress: Progress | undefined): string => {
  const best = progress?.quizzes[id]?.best;
  return best ? `${String(best.correct)} of ${String(best.of)}` : `${String(questions)} questions`;
};

/** Where a newcomer begins. */
const startOf = (course: OpenCourseName) =>
  numberedLessons(courseOutlines.find(({ name }) => name === course)?.modules ?? [])[0]?.to;

/** The lessons and the quiz of a module, with their ticks and lengths or results; the one to start or continue with is marked. */
export function LessonRows({ course, module }: LessonRowsProps) {
  const known = useProgress();
  const next = known?.continuation(known.progress, course)?.to ?? startOf(course);
  return (
    <ul className={styles.rows}>
      {lessonsAndQuizzesOf([module]).map((stop) => (
        <li key={stop.id} data-next={stop.to === next || undefined}>
          <LessonTick id={stop.id} module={module} />
          <Link to={stop.to}>{stop.label}</Link>
          <span className={styles.length} data-quiz={'questions' in stop || undefined}>
            {'minutes' in stop ? `${String(stop.minutes)} min` : quizText(stop, known?.progress)}
          </span>
        </li>
      ))}
    </ul>
  );
}
