import { countedLessons, lessonTally, PROGRESS_PAGE, type OpenLines } from '@/content/lessonPlace';
import { isDone } from '@/domain/learning/done';
import type { Progress } from '@/domain/learning/progress';
import { Link } from '@/site/components/Link';
import styles from './CourseTally.module.css';
import { useProgress } from '@/site/progress/useProgress';

interface LessonBoxesProps {
  readonly modules: readonly OpenLines[];
  readonly marks: Progress['marks'] | undefined;
}

/** A box for each counted lesson, by module, filled if it is done. */
export function LessonBoxes({ modules, marks }: LessonBoxesProps) {
  const counted = countedLessons(modules);
  return (
    <div className={styles.boxes} aria-hidden="true">
      {modules
        .map(({ title, lessons }) => ({ title, shown: lessons.filter((one) => counted.includes(one)) }))
        .filter(({ shown }) => shown.length > 0)
        .map(({ title, shown }) => (
          <span key={title}>
            {shown.map(({ id }) => (
              <i key={id} className={isDone(marks?.[id]) ? styles.done : ''} />
            ))}
          </span>
        ))}
    </div>
  );
}

/** The number of completed open lessons, with a box for each, by module. */
export function CourseTally({ modules }: { readonly modules: readonly OpenLines[] }) {
  const marks = useProgress()?.progress.marks;
  const { done, of } = lessonTally(modules, marks);
  return (
    <div className={styles.tally}>
      <p className={styles.count}>
        <strong>{done > 0 ? done : of}</strong>{' '}
        <span>{done > 0 ? `of ${String(of)} lessons done` : 'lessons to read here, free'}</span>
      </p>
      <LessonBoxes modules={modules} marks={marks} />
      <p className={styles.kept}>
        Kept in this browser only. <Link to={PROGRESS_PAGE.to}>Your progress</Link>
      </p>
    </div>
  );
}
