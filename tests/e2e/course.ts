import type { Page } from '@playwright/test';
import { courseOutlines, lessonsOf, lessonTally } from '../../src/content/lessonPlace.ts';
import { becomesLive } from './support.ts';
import { expect } from './test.ts';

/** localStorage key of the progress. */
export const KEY = 'upm_progress';

const TIME = '2026-01-02T12:00:00.000Z';

const [course] = courseOutlines;
const place = course?.modules.findIndex((one) => one.quiz) ?? -1;
const module = course?.modules[place];
const ofCourse = lessonsOf(course?.modules ?? []);
const [one, two, three] = ofCourse;
if (!course || !module?.quiz || !one || !two || !three)
  throw new Error('The first course has no quiz or fewer than three lessons.');

/** The beginner course, its first quiz, the lessons before the quiz, and all lessons. */
export const beginner = course;
export const { quiz } = module;
export const beforeQuiz = lessonsOf(course.modules.slice(0, place + 1));
export const lessons = ofCourse;
export const [first, second, third] = [one, two, three];

export const marksOf = (done: typeof lessons) =>
  Object.fromEntries(done.map(({ id }) => [id, { done: TIME, revision: 1 }]));

/** How many of the first `count` lessons count towards the tally, out of all that do: `1 of 32`. */
export function tallyOf(count: number): string {
  const { done, of } = lessonTally(beginner.modules, {
    marks: marksOf(lessons.slice(0, count)),
    quizzes: {},
  });
  return `${String(done)} of ${String(of)}`;
}

/** Progress with the first `done` lessons completed, the last of them opened most recently. */
export const progressOf = (done: number) =>
  JSON.stringify({
    version: 1,
    marks: marksOf(lessons.slice(0, done)),
    ...(done > 0 && { opened: { [lessons[done - 1]?.id ?? '']: TIME } }),
  });

export const markButton = (page: Page) => page.getByRole('button', { name: 'Mark as done' });
export const isMarked = (page: Page) => expect(markButton(page)).toHaveAttribute('aria-pressed', 'true');
export const isOpen = (page: Page) => expect(markButton(page)).toHaveAttribute('aria-pressed', 'false');

export const wayOn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^(?:Start lesson 1|Continue: )|all lessons done$/ })
    .first();

export async function open(page: Page, address: string) {
  await page.goto(address);
  await becomesLive(page);
}
