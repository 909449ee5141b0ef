import {
  numberedLessons,
  courseOutlines,
  doneLessonIds,
  lessonsOf,
  lessonsAndQuizzesOf,
  type LessonLink,
  type OpenCourseOutline,
} from '@/content/lessonPlace';
import type { OpenCourseName } from '@/content/lessonOrder';
import type { Progress } from '@/domain/learning/progress';

interface Continuation extends LessonLink {
  /** Whether it leads to an unfinished lesson; otherwise it leads to the progress page. */
  readonly isLesson: boolean;
  readonly course: OpenCourseName;
}

/** The lesson or quiz of a course that was opened last, and when; undefined for none. */
function lastOpened({ modules }: OpenCourseOutline, { opened }: Progress) {
  return lessonsAndQuizzesOf(modules)
    .map(({ id }) => ({ id, at: opened[id] ?? '' }))
    .filter(({ at }) => at !== '')
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))[0];
}

const hasBegun = ({ modules }: OpenCourseOutline, progress: Progress) =>
  doneLessonIds(modules, progress).size > 0;

/** The first unfinished lesson before a finished one. Those before the first lesson begun were skipped on purpose. */
function skippedLesson(
  modules: OpenCourseOutline['modules'],
  done: ReadonlySet<string>,
  { opened }: Progress,
) {
  const lessons = lessonsOf(modules);
  const begun = lessons.findIndex(({ id }) => done.has(id) || id in opened);
  const end = lessons.findLastIndex(({ id }) => done.has(id));
  return lessons.slice(Math.max(begun, 0), end + 1).find(({ id }) => !done.has(id));
}

/** The lessons from the one opened last onwards; for a quiz, from the start of its module. */
function lessonsFrom(modules: OpenCourseOutline['modules'], lastOpenedId: string | undefined) {
  const module = modules.find(({ quiz }) => quiz?.id === lastOpenedId);
  const start = module ? module.lessons[0]?.id : lastOpenedId;
  const lessons = lessonsOf(modules);
  const place = lessons.findIndex(({ id }) => id === start);
  return place < 0 ? [] : lessons.slice(place);
}

/**
 * Where a learner continues: at a skipped lesson, at the next unfinished one from the last opened on, or else at the
 * progress page.
 * @param name the course; by default, the one whose lesson was opened last
 */
export function continuation(progress: Progress, name?: OpenCourseName): Continuation | undefined {
  const wanted = courseOutlines.filter((course) => name === undefined || course.name === name);
  const latest = wanted
    .map((course) => ({ course, last: lastOpened(course, progress) }))
    .toSorted((one, other) => ((one.last?.at ?? '') < (other.last?.at ?? '') ? 1 : -1));
  const opened = latest.find(({ last }) => last !== undefined);
  const course = opened?.course ?? wanted.find((one) => hasBegun(one, progress));
  if (!course) return undefined;
  const { modules } = course;
  const done = doneLessonIds(modules, progress);
  const next =
    skippedLesson(modules, done, progress) ??
    [...lessonsFrom(modules, opened?.last?.id), ...numberedLessons(modules)].find(({ id }) => !done.has(id));
  return next
    ? { label: `Continue: ${next.label}`, to: next.to, isLesson: true, course: course.name }
    : {
        label: `${course.label}: all lessons done`,
        to: '/education/progress',
        isLesson: false,
        course: course.name,
      };
}
