import { exerciseOf } from '@/domain/learning/exercise';
import { courseAt, type CourseLink } from './courseOrder';
import type { LessonContent, QuizContent } from './lesson';
import { openCourses, type LessonId, type LessonPath, type OpenCourseName } from './lessonOrder';
import type { SitePath } from './pages';

/** What a lesson's questions stand under. */
export const QUESTIONS_HEADING = 'Check yourself';

/** A page on the way through a course. */
export interface LessonLink {
  readonly label: string;
  readonly to: LessonPath | SitePath;
}

/** A lesson or quiz that is written. */
interface Stop extends LessonLink {
  readonly id: string;
  readonly module: OpenCourse['modules'][number];
  /** Counted from 1; a quiz has none. */
  readonly lesson?: number;
}

/** The place of a lesson or quiz in its course. */
export interface LessonPlace {
  readonly course: CourseLink;
  /** Such as `Module 2, lesson 3 of 5`. */
  readonly text: string;
  /** The title of its module. */
  readonly module: string;
  readonly previous: LessonLink;
  readonly next: LessonLink;
}

type OpenCourse = (typeof openCourses)[number];

/** The page of everything a learner has done. */
export const PROGRESS_PAGE = { label: 'Your progress', to: '/education/progress' } as const;

/** The courses that can be read as a whole; of others, some modules can. */
const WHOLE: readonly OpenCourseName[] = ['beginner'];

/** The address that an id stands for. */
export const lessonPath = (id: LessonContent['id'] | QuizContent['id']): LessonPath => `/education/${id}`;

/** A lesson by its title. @throws RangeError for one that is not in the list */
export function lessonLink(id: LessonId): LessonLink {
  const [course, slug] = id.split('/');
  const open = openCourses.find((one) => one.course === course);
  const lesson = open?.modules.flatMap(({ lessons }) => lessons).find((one) => one.slug === slug);
  if (!lesson) throw new RangeError(`${id} is not in the list in lessonOrder.ts.`);
  return { label: lesson.title, to: lessonPath(id) };
}

/** What the quiz of a module is called in lists. */
export const quizTitle = (module: string): string => `Quiz: ${module}`;

const pathOf = (id: string): LessonPath => `/education/${id}` as LessonPath;

/** The lessons and quizzes of a course that are written, in the order they are read in. */
function stopsOf({ course, modules }: OpenCourse): readonly Stop[] {
  return modules.flatMap((module) => {
    const { slug, title, lessons, quizQuestions } = module;
    const quizId = `${course}/${slug}-quiz`;
    return [
      ...lessons.flatMap((lesson, index) => {
        const id = `${course}/${lesson.slug}`;
        const stop = { id, label: lesson.title, to: pathOf(id), lesson: index + 1, module };
        return lesson.minutes === undefined ? [] : [stop];
      }),
      ...(quizQuestions === undefined
        ? []
        : [{ id: quizId, label: quizTitle(title), to: pathOf(quizId), module }]),
    ];
  });
}

function placeText({ module: { number, isExtra, lessons }, lesson }: Stop) {
  const module = isExtra ? 'Extra module' : `Module ${String(number)}`;
  return lesson === undefined
    ? `${module}, quiz`
    : `${module}, lesson ${String(lesson)} of ${String(lessons.length)}`;
}

/** The place of a lesson or quiz: before the first comes the page of the course, and after the last again. */
export function lessonPlace(id: LessonContent['id'] | QuizContent['id']): LessonPlace {
  for (const open of openCourses) {
    const stops = stopsOf(open);
    const index = stops.findIndex((stop) => stop.id === id);
    const stop = stops[index];
    const course = courseAt(`/education/${open.course}`);
    if (!stop || !course) continue;
    return {
      course,
      text: placeText(stop),
      module: stop.module.title,
      previous: stops[index - 1] ?? course,
      // A whole course ends with what has been done; of others, the modules to enrol for are on their page.
      next: stops[index + 1] ?? (WHOLE.includes(open.course) ? PROGRESS_PAGE : course),
    };
  }
  throw new RangeError(`${id} is not a written lesson of the list in lessonOrder.ts.`);
}

/** A line of a module that can be read: what its progress is stored under, and where it is. */
export interface OpenLesson extends LessonLink {
  readonly id: string;
  readonly minutes: number;
}

/** What can be read of a module: a link for each line that is written, and the quiz. */
export interface OpenLines {
  readonly title: string;
  readonly number: number;
  readonly isExtra: boolean;
  /** What the exercise of the module is marked under. */
  readonly exercise: string;
  /** In the order of the lines. */
  readonly lessons: readonly (OpenLesson | undefined)[];
  readonly quiz?: LessonLink & { readonly id: string; readonly questions: number };
}

/** The open modules of the course at an address, in its order; none for a course without. */
export function openLinesOf(address: string): readonly OpenLines[] {
  const open = openCourses.find(({ course }) => address === `/education/${course}`);
  if (!open) return [];
  return open.modules.map(({ slug, title, number, isExtra = false, lessons, quizQuestions }) => {
    const module = `${open.course}/${slug}`;
    return {
      title,
      number,
      isExtra,
      exercise: exerciseOf(module),
      lessons: lessons.map((lesson) => {
        const id = `${open.course}/${lesson.slug}`;
        return lesson.minutes === undefined
          ? undefined
          : { id, label: lesson.title, to: pathOf(id), minutes: lesson.minutes };
      }),
      ...(quizQuestions !== undefined && {
        quiz: {
          id: `${module}-quiz`,
          label: quizTitle(title),
          to: pathOf(`${module}-quiz`),
          questions: quizQuestions,
        },
      }),
    };
  });
}

/** A course of which something can be read, with its open modules. */
export interface OpenCourseOutline extends CourseLink {
  readonly name: OpenCourseName;
  readonly modules: readonly OpenLines[];
  /** Whether all of it can be read, or some modules only. */
  readonly isWhole: boolean;
}

/** The lessons of a course that can be read, in its order. */
export const lessonsOf = (modules: readonly OpenLines[]): readonly OpenLesson[] =>
  modules.flatMap(({ lessons }) => lessons.filter((lesson) => lesson !== undefined));

/** The courses of which something can be read. */
export const courseOutlines: readonly OpenCourseOutline[] = openCourses.flatMap(({ course: name }) => {
  const course = courseAt(`/education/${name}`);
  const modules = openLinesOf(`/education/${name}`);
  if (!course || lessonsOf(modules).length === 0) return [];
  return [{ ...course, name, modules, isWhole: WHOLE.includes(name) }];
});
