import type { OpenCourseName } from '@/content/lessonOrder';
import {
  numberedLessons,
  courseOutlines,
  lessonsAndQuizzesOf,
  type OpenModuleOutline,
} from '@/content/lessonPlace';
import { Link } from '@/site/components/Link';
import { useProgress } from '@/site/progress/useProgress';
import { LessonTick } from './LessonTick';
import styles from './LessonRows.module.css';

interface LessonRowsProps {
  readonly course: OpenCourseName;
  readonly module: OpenModuleOutline;
}

/** Where a newcomer begins. */
const startOf = (course: OpenCourseName) =>
  numberedLessons(courseOutlines.find(({ name }) => name === course)?.modules ?? [])[0]?.to;

/** The lessons and the quiz of a module, with their ticks and lengths; the one to start or continue with is marked. */
export function LessonRows({ course, module }: LessonRowsProps) {
  const known = useProgress();
  const next = known?.continuation(known.progress, course)?.to ?? startOf(course);
  return (
    <ul className={styles.rows}>
      {lessonsAndQuizzesOf([module]).map((stop) => (
        <li key={stop.id} data-next={stop.to === next || undefined}>
          <LessonTick id={stop.id} module={module} />
          <Link to={stop.to}>{stop.label}</Link>
          <span className={styles.length}>
            {'minutes' in stop ? `${String(stop.minutes)} min` : `${String(stop.questions)} questions`}
          </span>
        </li>
      ))}
    </ul>
  );
}
