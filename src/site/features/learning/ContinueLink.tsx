import type { OpenCourseName } from '@/content/lessonOrder';
import type { LessonLink } from '@/content/lessonPlace';
import { Link } from '@/site/components/Link';
import { buttonClass } from '@/ui/buttonClass';
import styles from './ContinueLink.module.css';
import { useProgress } from './useProgress';

interface ContinueLinkProps {
  /** Where a newcomer begins. */
  readonly start: LessonLink;
  /** The course to go on with; without it, the one read last. */
  readonly course?: OpenCourseName | undefined;
  /** Among other links instead of as the one thing to do. */
  readonly isPlain?: boolean;
}

/** The way on through the lessons. It takes the same room for a newcomer and for whoever returns. */
export function ContinueLink({ start, course, isPlain = false }: ContinueLinkProps) {
  const known = useProgress();
  const { label, to } = known?.continuation(known.progress, course) ?? {
    label: `Start: ${start.label}`,
    to: start.to,
  };
  if (!isPlain)
    return (
      <Link className={`${buttonClass()} ${styles.button ?? ''}`} to={to}>
        {label}
      </Link>
    );
  return (
    <p className={styles.plain}>
      <Link to={to}>{label}</Link>
    </p>
  );
}
