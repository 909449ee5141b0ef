import type { ReactNode } from 'react';
import { anchorOf } from '@/content/anchor';
import { courseOutlines, lessonTally, type LessonPosition } from '@/content/lessonPlace';
import { isDone } from '@/domain/learning/done';
import { NextStep } from '@/site/components/NextStep';
import { useProgress } from '@/site/progress/useProgress';

interface NextLessonProps {
  readonly id: string;
  readonly place: LessonPosition;
  /** The heading while the lesson isn't done. */
  readonly heading: string;
  readonly children?: ReactNode;
}

/** A link to the next lesson or quiz as the main action, and one to the previous. */
export function NextLesson({ id, place, heading, children }: NextLessonProps) {
  const progress = useProgress()?.progress;
  const course = courseOutlines.find(({ to }) => to === place.course.to);
  const { done, of } = lessonTally(course?.modules ?? [], progress);
  const isMarked = isDone(progress?.marks[id]);
  // Lesson 0 isn't counted.
  const tally = done === 0 ? 'Done.' : `Done. ${String(done)} of ${String(of)}.`;
  return (
    <nav aria-label="Lessons in order">
      <NextStep
        heading={isMarked ? tally : heading}
        anchor={anchorOf(heading)}
        isDone={isMarked}
        links={[
          { label: `Next: ${place.next.label}`, to: place.next.to, rel: 'next' },
          { label: `Back: ${place.previous.label}`, to: place.previous.to, rel: 'prev' },
        ]}
      >
        {children}
      </NextStep>
    </nav>
  );
}
