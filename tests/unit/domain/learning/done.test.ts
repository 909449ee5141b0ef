import { expect, it } from 'vitest';
import { isDone, isUntouched } from '@/domain/learning/done';
import { progressIn } from '@/domain/learning/progress';
import { noonOn } from '../../../support/progress';

it.each([
  ['a done mark', { done: noonOn(1) }, true],
  ['a done mark undone later', { done: noonOn(1), undone: noonOn(2) }, false],
  ['a done mark set again later', { done: noonOn(3), undone: noonOn(2) }, true],
  ['both marks at once', { done: noonOn(1), undone: noonOn(1) }, false],
])('decides whether a lesson with %s is done', (_what, mark, expected) => {
  expect(isDone(mark)).toBe(expected);
});

const best = { correct: 1, of: 2, at: noonOn(1), revision: 1 };

it.each([
  ['a mark', { marks: { a: { done: noonOn(1) } } }, false],
  ['a result', { quizzes: { a: { best, last: best } } }, false],
  ['an answer', { answers: { a: { correct: true, at: noonOn(1) } } }, false],
  ['a note', { notes: { a: { versions: [], replaced: {} } } }, false],
  ['a pick', { picks: { a: { values: ['a'], at: noonOn(1) } } }, false],
  ['a round of practice', { skills: { a: { '2026-01-01': 'f' } } }, false],
  ['a decision', { replays: { a: { side: 'out', at: noonOn(1) } } }, false],
  ['a page that was only opened', { opened: { a: noonOn(1) } }, true],
])('decides whether %s is worth keeping', (_what, stored, expected) => {
  expect(isUntouched(progressIn(stored))).toBe(expected);
});
