import { numberedLessons, courseOutlines, doneLessonIds } from '@/content/lessonPlace';
import { countOf } from '@/domain/text/groupDigits';
import styles from './LessonCount.module.css';
import { useProgress } from '@/site/progress/useProgress';

/** All lessons on the site as boxes by course, with those that the reader has done. */
export function LessonCount() {
  const progress = useProgress()?.progress;
  const byCourse = courseOutlines.map(({ modules }) => numberedLessons(modules));
  const lessons = byCourse.flat();
  const known = doneLessonIds(
    courseOutlines.flatMap(({ modules }) => modules),
    progress,
  );
  const done = lessons.filter(({ id }) => known.has(id)).length;
  return (
    <>
      <strong>{countOf(lessons.length, 'lesson')}</strong>
      <span className={styles.boxes} aria-hidden="true">
        {byCourse.flatMap((ofCourse) =>
          ofCourse.map(({ id }, index) => <i key={id} data-done={known.has(id)} data-starts={index === 0} />),
        )}
      </span>
      <span>
        {done > 0
          ? `You've done ${String(done)} of them.`
          : `Free to read now, in ${String(byCourse.length)} courses.`}
      </span>
    </>
  );
}
