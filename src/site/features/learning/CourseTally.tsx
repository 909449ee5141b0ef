import {
  numberedLessons,
  doneLessonIds,
  lessonTally,
  PROGRESS_PAGE,
  type OpenModuleOutline,
} from '@/content/lessonPlace';
import type { Progress } from '@/domain/learning/progress';
import { Link } from '@/site/components/Link';
import styles from './CourseTally.module.css';
import { useProgress } from '@/site/progress/useProgress';

interface LessonBoxesProps {
  readonly modules: readonly OpenModuleOutline[];
  readonly progress: Progress | undefined;
}

/** A box for each counted lesson, by module, filled if it is done. */
export function LessonBoxes({ modules, progress }: LessonBoxesProps) {
  const done = doneLessonIds(modules, progress);
  const counted = numberedLessons(modules);
  return (
    <div className={styles.boxes} aria-hidden="true">
      {modules
        .map(({ title, lessons }) => ({ title, shown: lessons.filter((one) => counted.includes(one)) }))
        .filter(({ shown }) => shown.length > 0)
        .map(({ title, shown }) => (
          <span key={title}>
            {shown.map(({ id }) => (
              <i key={id} className={done.has(id) ? styles.done : ''} />
            ))}
          </span>
        ))}
    </div>
  );
}

/** The number of open lessons done, with a box for every open lesson, by module. */
export function CourseCount({ modules }: { readonly modules: readonly OpenModuleOutline[] }) {
  const progress = useProgress()?.progress;
  const { done, of } = lessonTally(modules, progress);
  return (
    <>
      <p className={styles.count}>
        <strong>{done > 0 ? done : of}</strong>{' '}
        <span>{done > 0 ? `of ${String(of)} lessons done` : 'lessons to read here, free'}</span>
      </p>
      <LessonBoxes modules={modules} progress={progress} />
    </>
  );
}

export function CourseTally({ modules }: { readonly modules: readonly OpenModuleOutline[] }) {
  return (
    <div className={styles.tally}>
      <CourseCount modules={modules} />
      <p className={styles.kept}>
        Kept in this browser only. <Link to={PROGRESS_PAGE.to}>Your progress</Link>
      </p>
    </div>
  );
}
