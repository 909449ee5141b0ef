import { courseOutlines, lessonsOf, type LessonPlace } from '@/content/lessonPlace';
import { isDone } from '@/domain/learning/done';
import { NextStep } from '@/site/components/NextStep';
import { useProgress } from './useProgress';

interface NextLessonProps {
  readonly id: string;
  readonly place: LessonPlace;
}

/** A link to the next lesson or quiz as the main action, and one to the previous. */
export function NextLesson({ id, place }: NextLessonProps) {
  const marks = useProgress()?.progress.marks;
  const course = courseOutlines.find(({ to }) => to === place.course.to);
  const lessons = lessonsOf(course?.modules ?? []);
  const done = lessons.filter((lesson) => isDone(marks?.[lesson.id])).length;
  return (
    <nav aria-label="Lessons in order">
      <NextStep
        heading={isDone(marks?.[id]) ? `Done. ${String(done)} of ${String(lessons.length)}.` : 'Next step'}
        links={[
          { label: `Next: ${place.next.label}`, to: place.next.to, rel: 'next' },
          { label: `Back: ${place.previous.label}`, to: place.previous.to, rel: 'prev' },
        ]}
      />
    </nav>
  );
}
