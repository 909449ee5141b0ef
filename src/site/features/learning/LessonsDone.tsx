import { lessonTally, type OpenModuleOutline } from '@/content/lessonPlace';
import styles from './CourseTally.module.css';
import { useProgress } from '@/site/progress/useProgress';

/** How many lessons of another course are done, or a note that they can be read on this site. */
export default function LessonsDone({ modules }: { readonly modules: readonly OpenModuleOutline[] }) {
  const { done, of } = lessonTally(modules, useProgress()?.progress);
  return (
    <p className={styles.line}>
      {done > 0
        ? `You've done ${String(done)} of its ${String(of)} lessons.`
        : `Its ${String(of)} lessons are on this site.`}
    </p>
  );
}
