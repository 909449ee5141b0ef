import { expect, it } from 'vitest';
import { preparatoryLesson, firstLesson } from '@/content/firstLesson';
import { courseOutlines, lessonsOf, lessonTally } from '@/content/lessonPlace';
import { NO_PROGRESS, progressIn, type StoredProgress } from '@/domain/learning/progress';
import { continuation } from '@/site/progress/continuation';
import { noonOn } from '../../../support/progress';

const beginner = courseOutlines.find(({ name }) => name === 'beginner');
const lessons = lessonsOf(beginner?.modules ?? []);
const idOf = (place: number) => lessons[place]?.id ?? '';

const marks = (...places: readonly number[]) =>
  Object.fromEntries(places.map((place) => [idOf(place), { done: noonOn(1) }]));

const nextOf = (stored: StoredProgress) => continuation(progressIn(stored), 'beginner')?.to;

it('suggests nothing without progress, and puts the preparatory lesson before the first', () => {
  expect(continuation(NO_PROGRESS)).toBeUndefined();
  expect(lessons[0]).toMatchObject(preparatoryLesson);
  expect(lessons[1]).toMatchObject(firstLesson);
});

it('continues with the last opened lesson until it is done', () => {
  expect(nextOf({ opened: { [idOf(2)]: noonOn(2), [idOf(0)]: noonOn(1) } })).toBe(lessons[2]?.to);
  expect(nextOf({ opened: { [idOf(2)]: noonOn(2) }, marks: marks(2) })).toBe(lessons[3]?.to);
  expect(nextOf({ opened: { [idOf(2)]: noonOn(2) }, marks: marks(2, 3) })).toBe(lessons[4]?.to);
});

it('returns to the first lesson skipped before a finished one', () => {
  const opened = { [idOf(5)]: noonOn(2), [idOf(1)]: noonOn(1) };
  expect(nextOf({ opened, marks: marks(1, 3, 5) })).toBe(lessons[2]?.to);
  const leftOpen = { [idOf(3)]: noonOn(2), [idOf(1)]: noonOn(1) };
  expect(nextOf({ opened: leftOpen, marks: marks(3) })).toBe(lessons[1]?.to);
  // Lessons before the first one begun were skipped on purpose.
  expect(nextOf({ opened: { [idOf(5)]: noonOn(2) }, marks: marks(5) })).toBe(lessons[6]?.to);
});

const modules = beginner?.modules ?? [];
const tested = modules.find(({ quiz }) => quiz);
const quizId = tested?.quiz?.id ?? '';
const opened = { [quizId]: noonOn(3) };
const score = (correct: number) => {
  const result = { correct, of: 8, at: noonOn(3), revision: 1 };
  return { [quizId]: { best: result, last: result } };
};

it('counts a module as read once its quiz is passed, and continues after it', () => {
  const after = lessonsOf(modules.slice(0, modules.findIndex(({ quiz }) => quiz) + 1)).length;
  const passed = progressIn({ opened, quizzes: score(6) });
  expect(continuation(passed)?.to).toBe(lessons[after]?.to);
  expect(lessonTally(modules, passed).done).toBe(tested?.lessons.length);
});

it('returns to the start of a module whose quiz was not passed', () => {
  const failed = progressIn({ opened, quizzes: score(5) });
  expect(continuation(failed)?.to).toBe(tested?.lessons[0]?.to);
  expect(lessonTally(modules, failed).done).toBe(0);
});

it('returns to skipped lessons and ends at the progress page', () => {
  const all = lessons.map((_, place) => place);
  const last = { [idOf(lessons.length - 1)]: noonOn(2) };
  expect(nextOf({ opened: last, marks: marks(...all.slice(2)) })).toBe(lessons[1]?.to);
  // Lessons before lesson 1 aren't counted.
  expect(continuation(progressIn({ opened: last, marks: marks(...all.slice(1)) }))).toEqual({
    label: 'Beginner course: all lessons done',
    to: '/education/progress',
    isLesson: false,
    course: 'beginner',
  });
});

it('continues in the most recently read course', () => {
  const forex = courseOutlines.find(({ name }) => name === 'forex');
  const [first] = lessonsOf(forex?.modules ?? []);
  const progress = progressIn({ opened: { [idOf(0)]: noonOn(1), [first?.id ?? '']: noonOn(2) } });
  expect(continuation(progress)).toEqual({
    label: `Continue: ${first?.label ?? ''}`,
    to: first?.to,
    isLesson: true,
    course: 'forex',
  });
  expect(continuation(progress, 'beginner')?.to).toBe(lessons[0]?.to);
  expect(continuation(progress, 'stocks')).toBeUndefined();
});
