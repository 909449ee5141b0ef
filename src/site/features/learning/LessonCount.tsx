import { courseOutlines, lessonsOf } from '@/content/lessonPlace';
import { countOf } from '@/domain/text/groupDigits';
import { isDone } from '@/domain/learning/done';
import styles from './LessonCount.module.css';
import { useProgress } from '@/site/progress/useProgress';

/** All lessons on the site as boxes by course, with those that the reader has done. */
export function LessonCount() {
  const marks = useProgress()?.progress.marks;
  const byCourse = courseOutlines.map(({ modules }) => lessonsOf(modules));
  const lessons = byCourse.flat();
  const done = lessons.filter(({ id }) => isDone(marks?.[id])).length;
  return (
    <>
      <strong>{countOf(lessons.length, 'lesson')}</strong>
      <span className={styles.boxes} aria-hidden="true">
        {byCourse.flatMap((ofCourse) =>
          ofCourse.map(({ id }, index) => (
            <i key={id} data-done={isDone(marks?.[id])} data-starts={index === 0} />
          )),
        )}
      </span>
      <span>
        {done > 0
          ? `You have done ${String(done)} of them.`
          : `Free to read now, in ${String(byCourse.length)} courses.`}
      </span>
    </>
  );
}
