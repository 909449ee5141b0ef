import { courseOutlines } from '@/content/lessonPlace';
import { useProgress } from '@/site/progress/useProgress';
import { ContinueLink } from './ContinueLink';
import { CourseCount } from './CourseTally';
import styles from './CourseTally.module.css';

/** How far the reader is in the course read last, and the next lesson. */
export function ProgressStart() {
  const known = useProgress();
  const name = known?.continuation(known.progress)?.course;
  const course = courseOutlines.find((one) => one.name === name) ?? courseOutlines[0];
  return (
    <div className={`${styles.tally} ${styles.large}`}>
      {course && <CourseCount modules={course.modules} />}
      <ContinueLink />
    </div>
  );
}
