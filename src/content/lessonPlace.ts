import { isDone, isPassed } from '@/domain/learning/done';
import { exerciseId } from '@/domain/learning/exercise';
import type { Progress } from '@/domain/learning/progress';
import { courseAt, type CourseLink } from './courseOrder';
import {
  openCourses,
  QUESTIONS_PER_QUIZ,
  type LessonId,
  type LessonPath,
  type OpenCourseName,
  type QuizId,
} from './lessonOrder';
import type { SitePath } from './pages';

/** The heading of a lesson's questions. */
export const QUESTIONS_HEADING = 'Check yourself';

/** A page in a course. */
export interface LessonLink {
  readonly label: string;
  readonly to: LessonPath | SitePath;
}

/** The position of a lesson or quiz in its course. */
export interface LessonPosition {
  readonly course: CourseLink;
  /** Such as `Module 2, lesson 7`. */
  readonly text: string;
  /** The title of its module. */
  readonly module: string;
  readonly previous: LessonLink;
  readonly next: LessonLink;
}

/** The page with a learner's progress. */
export const PROGRESS_PAGE = { label: 'Your progress', to: '/education/progress' } as const;

/** The courses that are fully open; of the others, only some modules are open. */
const WHOLE_COURSES: readonly OpenCourseName[] = ['beginner'];

export const lessonPath = (id: LessonId | QuizId): LessonPath => `/education/${id}`;

/**
 * Returns the link to a lesson, labelled with its title.
 * @throws RangeError if the lesson isn't in the list
 */
export function lessonLink(id: LessonId): LessonLink {
  const [course, slug] = id.split('/');
  const open = openCourses.find((one) => one.course === course);
  const lesson = open?.modules.flatMap(({ lessons }) => lessons).find((one) => one.slug === slug);
  if (!lesson) throw new RangeError(`${id} is not in the list in lessonOrder.ts.`);
  return { label: lesson.title, to: lessonPath(id) };
}

/** The title of a module's quiz in lists. */
export const quizTitle = (module: string): string => `Quiz: ${module}`;

/** A line in an open module: its progress id and its URL. */
export interface OpenLesson extends LessonLink {
  readonly id: string;
  readonly minutes: number;
}

export interface OpenQuiz extends LessonLink {
  readonly id: string;
  readonly questions: number;
}

/** The open part of a module: a link for each lesson, and the quiz. */
export interface OpenModuleOutline {
  readonly title: string;
  readonly number: number;
  readonly isExtra: boolean;
  /** The progress id of the module's exercise. */
  readonly exercise: string;
  /** In the order of their lines on the course page. */
  readonly lessons: readonly OpenLesson[];
  readonly quiz?: OpenQuiz;
}

/** The open modules of the course at a URL; empty if there are none. */
export function openModuleOutlines(address: string): readonly OpenModuleOutline[] {
  const open = openCourses.find(({ course }) => address === `/education/${course}`);
  if (!open) return [];
  return open.modules.map(({ slug, title, number, isExtra = false, lessons, hasNoQuiz }) => {
    const module = `${open.course}/${slug}`;
    return {
      title,
      number,
      isExtra,
      exercise: exerciseId(module),
      lessons: lessons.map((lesson) => {
        const id = `${open.course}/${lesson.slug}` as LessonId;
        return { id, label: lesson.title, to: lessonPath(id), minutes: lesson.minutes };
      }),
      ...(!hasNoQuiz && {
        quiz: {
          id: `${module}-quiz`,
          label: quizTitle(title),
          to: lessonPath(`${module}-quiz` as QuizId),
          questions: QUESTIONS_PER_QUIZ,
        },
      }),
    };
  });
}

/** A course that has open modules. */
export interface OpenCourseOutline extends CourseLink {
  readonly name: OpenCourseName;
  readonly modules: readonly OpenModuleOutline[];
  /** Whether all of it is open. */
  readonly isWhole: boolean;
}

/** The open lessons of a course in order. */
export const lessonsOf = (modules: readonly OpenModuleOutline[]): readonly OpenLesson[] =>
  modules.flatMap(({ lessons }) => lessons);

/** The courses with open lessons. */
export const courseOutlines: readonly OpenCourseOutline[] = openCourses.flatMap(({ course: name }) => {
  const course = courseAt(`/education/${name}`);
  const modules = openModuleOutlines(`/education/${name}`);
  if (!course || lessonsOf(modules).length === 0) return [];
  return [{ ...course, name, modules, isWhole: WHOLE_COURSES.includes(name) }];
});

/** The lessons and quizzes of modules in reading order. */
export const lessonsAndQuizzesOf = (
  modules: readonly OpenModuleOutline[],
): readonly (OpenLesson | OpenQuiz)[] =>
  modules.flatMap(({ lessons, quiz }) => [...lessons, ...(quiz ? [quiz] : [])]);

/** Whether a course begins with one lesson before its first module. That lesson is number 0 and isn't counted. */
const hasLessonZero = ([first]: readonly OpenModuleOutline[]): boolean =>
  first !== undefined && first.isExtra && first.lessons.length === 1;

/** The number of a lesson in its course. */
const lessonNumber = (modules: readonly OpenModuleOutline[], id: string): number =>
  lessonsOf(modules).findIndex((lesson) => lesson.id === id) + (hasLessonZero(modules) ? 0 : 1);

/** The lessons that are numbered from 1 to the end of the course. */
export const numberedLessons = (modules: readonly OpenModuleOutline[]): readonly OpenLesson[] =>
  lessonsOf(modules).slice(hasLessonZero(modules) ? 1 : 0);

type KnownProgress = Pick<Progress, 'marks' | 'quizzes'>;

/** Whether a module's quiz was passed at least once. */
export function isQuizPassed({ quiz }: OpenModuleOutline, { quizzes }: KnownProgress): boolean {
  const best = quiz && quizzes[quiz.id]?.best;
  return best !== undefined && isPassed(best);
}

/**
 * The ids of the lessons that are done: the reader has marked them, or has passed the quiz of their module. Every
 * count and every link to the next lesson is based on these.
 */
export function doneLessonIds(
  modules: readonly OpenModuleOutline[],
  progress: KnownProgress | undefined,
): ReadonlySet<string> {
  if (!progress) return new Set();
  return new Set(
    modules.flatMap((module) =>
      module.lessons
        .filter(({ id }) => isDone(progress.marks[id]) || isQuizPassed(module, progress))
        .map(({ id }) => id),
    ),
  );
}

/** How many of the counted lessons are done. */
export function lessonTally(modules: readonly OpenModuleOutline[], progress: KnownProgress | undefined) {
  const lessons = numberedLessons(modules);
  const done = doneLessonIds(modules, progress);
  return { done: lessons.filter(({ id }) => done.has(id)).length, of: lessons.length };
}

function placeText(
  modules: readonly OpenModuleOutline[],
  { number, isExtra, quiz }: OpenModuleOutline,
  id: string,
) {
  const module = isExtra ? 'Extra module' : `Module ${String(number)}`;
  if (quiz?.id === id) return `${module}, quiz`;
  const lesson = lessonNumber(modules, id);
  return lesson === 0 ? 'Before lesson 1' : `${module}, lesson ${String(lesson)}`;
}

/** The position of a lesson or quiz and its neighbours. The course page comes before the first one. */
export function lessonPosition(id: LessonId | QuizId): LessonPosition {
  for (const { label, to, modules, isWhole } of courseOutlines) {
    const module = modules.find((each) => lessonsAndQuizzesOf([each]).some((stop) => stop.id === id));
    if (!module) continue;
    const course = { label, to };
    const stops = lessonsAndQuizzesOf(modules);
    const index = stops.findIndex((stop) => stop.id === id);
    return {
      course,
      text: placeText(modules, module, id),
      module: module.title,
      previous: stops[index - 1] ?? course,
      // A complete course ends with the record of progress; any other returns to the page where readers can
      // enrol.
      next: stops[index + 1] ?? (isWhole ? PROGRESS_PAGE : course),
    };
  }
  throw new RangeError(`${id} is not in the list in lessonOrder.ts.`);
}
