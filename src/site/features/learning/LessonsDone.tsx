import { lessonsOf, type OpenLines } from '@/content/lessonPlace';
import { isDone } from '@/domain/learning/done';
import styles from './CourseTally.module.css';
import { useProgress } from '@/site/progress/useProgress';

/** How many lessons of another course are done, or that they can be read here. */
export default function LessonsDone({ modules }: { readonly modules: readonly OpenLines[] }) {
  const marks = useProgress()?.progress.marks;
  const lessons = lessonsOf(modules);
  const done = lessons.filter(({ id }) => isDone(marks?.[id])).length;
  return (
    <p className={styles.line}>
      {done > 0
        ? `You've marked ${String(done)} of its ${String(lessons.length)} lessons as done.`
        : `Its ${String(lessons.length)} lessons are on this site.`}
    </p>
  );
}
