import { preparatoryLesson, firstLesson } from '@/content/firstLesson';
import type { OpenCourseName } from '@/content/lessonOrder';
import type { LessonLink } from '@/content/lessonPlace';
import { Link } from '@/site/components/Link';
import { buttonClass } from '@/ui/buttonClass';
import styles from './ContinueLink.module.css';
import { useProgress } from '@/site/progress/useProgress';

interface ContinueLinkProps {
  /** The course's first lesson; by default, the beginner course's. */
  readonly start?: LessonLink & { readonly minutes: number };
  /** The course to continue; by default, the one read last. */
  readonly course?: OpenCourseName | undefined;
  /** Whether the caption keeps its space, because the URL may choose another course than the prerendered one. */
  readonly keepsCaption?: boolean;
}

/** A link to the next lesson. Its height is the same for newcomers and returning learners. */
export function ContinueLink({ start = firstLesson, course, keepsCaption = false }: ContinueLinkProps) {
  const known = useProgress();
  const next = known?.continuation(known.progress, course);
  const isFirst = start.to === firstLesson.to;
  return (
    <div className={styles.start}>
      <Link className={`${buttonClass()} ${styles.button ?? ''}`} to={next?.to ?? start.to}>
        {/* New text gets a new element, so that it appears rather than moves. */}
        <span key={next?.label}>{next?.label ?? 'Start lesson 1, free'}</span>
      </Link>
      <p className={styles.caption} data-unneeded={next !== undefined} data-first={isFirst && !keepsCaption}>
        <span>{`${start.label}\u00a0·\u00a0${String(start.minutes)}\u00a0min`}</span>
        {isFirst && (
          <Link
            to={preparatoryLesson.to}
          >{`Before you start, ${String(preparatoryLesson.minutes)} min`}</Link>
        )}
      </p>
    </div>
  );
}
