import {
  courseOutlines,
  lessonNumber,
  lessonsOf,
  stopsOf,
  type LessonLink,
  type OpenCourseOutline,
} from '@/content/lessonPlace';
import type { OpenCourseName } from '@/content/lessonOrder';
import { isDone } from '@/domain/learning/done';
import type { Progress } from '@/domain/learning/progress';

interface Continuation extends LessonLink {
  /** Its number in the course; missing if none is left. */
  readonly lesson?: number;
}

/** The lesson or quiz of a course that was opened last, and when; undefined for none. */
function lastOpened({ modules }: OpenCourseOutline, { opened }: Progress) {
  return stopsOf(modules)
    .map(({ id }, place) => ({ place, at: opened[id] ?? '' }))
    .filter(({ at }) => at !== '')
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))[0];
}

const hasBegun = ({ modules }: OpenCourseOutline, { marks }: Progress) =>
  lessonsOf(modules).some(({ id }) => isDone(marks[id]));

/** The first unfinished lesson before a finished one. What precedes the first lesson begun was left out on purpose. */
function skippedLesson({ modules }: OpenCourseOutline, { marks, opened }: Progress) {
  const lessons = lessonsOf(modules);
  const begun = lessons.findIndex(({ id }) => isDone(marks[id]) || id in opened);
  const end = lessons.findLastIndex(({ id }) => isDone(marks[id]));
  return lessons.slice(Math.max(begun, 0), end + 1).find(({ id }) => !isDone(marks[id]));
}

/**
 * Where a learner continues: at a lesson skipped, at the next unfinished one after that opened last, or else at the
 * course's record.
 * @param name the course; by default, that of the lesson opened last
 */
export function continuation(progress: Progress, name?: OpenCourseName): Continuation | undefined {
  const wanted = courseOutlines.filter((course) => name === undefined || course.name === name);
  const latest = wanted
    .map((course) => ({ course, last: lastOpened(course, progress) }))
    .toSorted((one, other) => ((one.last?.at ?? '') < (other.last?.at ?? '') ? 1 : -1));
  const opened = latest.find(({ last }) => last !== undefined);
  const course = opened?.course ?? wanted.find((one) => hasBegun(one, progress));
  if (!course) return undefined;
  const stops = stopsOf(course.modules);
  const place = opened?.last?.place ?? 0;
  const next =
    skippedLesson(course, progress) ??
    // Only lessons have minutes; quizzes are skipped.
    [...stops.slice(place), ...stops.slice(0, place)].find(
      (stop) => 'minutes' in stop && !isDone(progress.marks[stop.id]),
    );
  if (next)
    return {
      label: `Continue: ${next.label}`,
      to: next.to,
      lesson: lessonNumber(course.modules, next.id),
    };
  return { label: `${course.label}: all lessons done`, to: '/education/progress' };
}
