import { expect, it } from 'vitest';
import { progressDifference, type ProgressDifference } from '@/domain/learning/difference';
import { progressIn, type StoredProgress } from '@/domain/learning/progress';
import { noonOn } from '../../../support/progress';

const NOTHING: ProgressDifference = {
  lessonsAdded: 0,
  exercisesAdded: 0,
  marksTakenBack: 0,
  answers: 0,
  resultsAdded: 0,
  bestImproved: 0,
  notes: 0,
  picks: 0,
  practiceDays: 0,
  decisions: 0,
};

const done = { done: noonOn(1) };
const undone = { done: noonOn(1), undone: noonOn(2) };
const result = (correct: number, of: number) => ({ correct, of, at: noonOn(1), revision: 1 });
const quiz = (correct: number, of: number, lastOn = 1) => ({
  best: result(correct, of),
  last: { ...result(0, 4), at: noonOn(lastOn) },
});
const note = (...texts: readonly string[]) => ({
  versions: texts.map((text, index) => ({ text, at: noonOn(index + 1), by: 'tab a' })),
  replaced: {},
});

it.each<readonly [string, StoredProgress, StoredProgress, Partial<ProgressDifference>]>([
  [
    'two newly completed lessons',
    { marks: { c: done } },
    { marks: { a: done, b: done, c: done } },
    { lessonsAdded: 2 },
  ],
  [
    'a lesson no longer marked as done',
    { marks: { a: done, b: undone } },
    { marks: { a: undone, b: undone } },
    { marksTakenBack: 1 },
  ],
  [
    "a module's exercise as well as its lesson",
    { marks: { 'a/b/exercise': undone } },
    { marks: { 'a/b': done, 'a/b/exercise': done, 'a/c/exercise': done } },
    { lessonsAdded: 1, exercisesAdded: 2 },
  ],
  [
    'one unsubmitted and one submitted answer',
    { picks: { b: { values: ['x'], at: noonOn(1) } } },
    { picks: { a: { values: ['x'], at: noonOn(1) }, b: { values: [], at: noonOn(2) } } },
    { picks: 1 },
  ],
  [
    'a new practice day and one that failed elsewhere',
    { skills: { a: { '2026-01-01': 'p', '2026-01-02': 'p' } } },
    { skills: { a: { '2026-01-01': 'f', '2026-01-02': 'p', '2026-01-03': 'p' } } },
    { practiceDays: 2 },
  ],
  [
    'a new decision and one made earlier elsewhere',
    { replays: { a: { side: 'out', at: noonOn(2) }, b: { side: 'out', at: noonOn(1) } } },
    {
      replays: {
        a: { side: 'out', at: noonOn(1) },
        b: { side: 'out', at: noonOn(1) },
        c: { side: 'out', at: noonOn(1) },
      },
    },
    { decisions: 2 },
  ],
  [
    'a new answer and a later one',
    { answers: { b: { correct: true, at: noonOn(1) }, c: { correct: true, at: noonOn(1) } } },
    {
      answers: {
        a: { correct: true, at: noonOn(1) },
        b: { correct: false, at: noonOn(2) },
        c: { correct: true, at: noonOn(1) },
      },
    },
    { answers: 2 },
  ],
  [
    'a quiz handed in for the first time',
    { quizzes: { b: quiz(1, 4) } },
    { quizzes: { a: quiz(4, 4), b: quiz(1, 4) } },
    { resultsAdded: 1 },
  ],
  [
    'a better percentage in a shorter quiz',
    { quizzes: { a: quiz(5, 8) } },
    { quizzes: { a: quiz(3, 4) } },
    { bestImproved: 1 },
  ],
  [
    'a later attempt that was no better',
    { quizzes: { a: quiz(3, 4), b: quiz(3, 4) } },
    { quizzes: { a: quiz(3, 4, 2), b: quiz(3, 4) } },
    { resultsAdded: 1 },
  ],
  [
    'a note with a second version',
    { notes: { a: note('one') } },
    { notes: { a: note('one', 'two') } },
    { notes: 1 },
  ],
  [
    'no change for a note that lost a version',
    { notes: { a: note('one', 'two') } },
    { notes: { a: note('two') } },
    {},
  ],
])('counts %s', (_what, before, after, counted) => {
  expect(progressDifference(progressIn(before), progressIn(after))).toEqual({ ...NOTHING, ...counted });
});
