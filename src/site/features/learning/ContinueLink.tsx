import type { OpenCourseName } from '@/content/lessonOrder';
import type { LessonLink } from '@/content/lessonPlace';
import { Link } from '@/site/components/Link';
import { buttonClass } from '@/ui/buttonClass';
import styles from './ContinueLink.module.css';
import { useProgress } from '@/site/progress/useProgress';

interface ContinueLinkProps {
  readonly start: LessonLink;
  /** The course to continue; by default, the one read last. */
  readonly course?: OpenCourseName | undefined;
}

/** A link to the next lesson. Its height is the same for newcomers and returning learners. */
export function ContinueLink({ start, course }: ContinueLinkProps) {
  const known = useProgress();
  const { label, to } = known?.continuation(known.progress, course) ?? {
    label: `Start: ${start.label}`,
    to: start.to,
  };
  return (
    <Link className={`${buttonClass()} ${styles.button ?? ''}`} to={to}>
      {label}
    </Link>
  );
}
