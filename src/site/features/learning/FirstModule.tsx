import { courseOutlines, PROGRESS_PAGE } from '@/content/lessonPlace';
import { Link } from '@/site/components/Link';
import styles from './FirstModule.module.css';
import { LessonRows } from './LessonRows';

/** The lessons in the first module of the first course. */
export default function FirstModule() {
  const [course] = courseOutlines;
  const module = course?.modules.find(({ isExtra }) => !isExtra);
  return (
    <div className={styles.start}>
      {course && module && (
        <div>
          <p className={styles.module}>{`Module ${String(module.number)}: ${module.title}`}</p>
          <LessonRows course={course.name} module={module} />
        </div>
      )}
      <p>
        <Link to={PROGRESS_PAGE.to}>{PROGRESS_PAGE.label}</Link>
      </p>
    </div>
  );
}
