import { lessonsOf, type OpenCourseOutline } from '@/content/lessonPlace';
import { ContinueLink } from './ContinueLink';
import { CourseTally } from './CourseTally';
import styles from './CourseTally.module.css';

export default function CourseStart({ course }: { readonly course: OpenCourseOutline }) {
  const [first] = lessonsOf(course.modules);
  return (
    <div className={styles.start}>
      {first && <ContinueLink start={first} course={course.name} />}
      <CourseTally modules={course.modules} />
    </div>
  );
}
