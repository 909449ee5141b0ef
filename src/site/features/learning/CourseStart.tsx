import type { ReactNode } from 'react';
import { firstLesson } from '@/content/firstLesson';
import { lessonsOf, type OpenCourseOutline } from '@/content/lessonPlace';
import { ContinueLink } from './ContinueLink';
import styles from './CourseTally.module.css';

interface CourseStartProps {
  readonly course: OpenCourseOutline;
  /** Other options, below the link to the next lesson. */
  readonly children?: ReactNode;
}

export default function CourseStart({ course, children }: CourseStartProps) {
  const [first] = lessonsOf(course.modules);
  const start = course.name === 'beginner' ? firstLesson : first;
  return (
    <div className={styles.start}>
      {start && <ContinueLink start={start} course={course.name} />}
      {children}
    </div>
  );
}
