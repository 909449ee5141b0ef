import { expect, it } from 'vitest';
import { progressDifference, type ProgressDifference } from '@/domain/learning/difference';
import { progressIn, type StoredProgress } from '@/domain/learning/progress';
import { noonOn } from '../../../support/progress';

const NOTHING: ProgressDifference = {
  lessonsAdded: 0,
  exercisesAdded: 0,
  marksTakenBack: 0,
  answers: 0,
  answersReplaced: 0,
  resultsAdded: 0,
  bestImproved: 0,
  notes: 0,
  notesTakenBack: 0,
  picks: 0,
  picksTakenBack: 0,
  practiceDays: 0,
  daysFailed: 0,
  decisions: 0,
  decisionsReplaced: 0,
};

const [at, later] = [noonOn(1), noonOn(2)];
const done = { done: at };
const undone = { done: at, undone: later };
const right = { correct: true, at };
const out = { side: 'out', at };
const result = (correct: number, of: number) => ({ correct, of, at, revision: 1 });
const quiz = (correct: number, of: number, lastOn = 1) => ({
  best: result(correct, of),
  last: { ...result(0, 4), at: noonOn(lastOn) },
});
const note = (...texts: readonly string[]) => ({
  versions: texts.map((text, index) => ({ text, at: noonOn(index + 1), by: 'tab a' })),
  replaced: {},
});
const days = (marks: string) =>
  Object.fromEntries([...marks].map((mark, index) => [`2026-01-0${String(index + 1)}`, mark]));

it.each<readonly [string, keyof StoredProgress, before: object, after: object, Partial<ProgressDifference>]>([
  ['completed lessons', 'marks', { c: done }, { a: done, b: done, c: done }, { lessonsAdded: 2 }],
  [
    'a lesson marked as not done',
    'marks',
    { a: done, b: undone },
    { a: undone, b: undone },
    { marksTakenBack: 1 },
  ],
  [
    "a module's exercise as well as its lesson",
    'marks',
    { 'a/b/exercise': undone },
    { 'a/b': done, 'a/b/exercise': done, 'a/c/exercise': done },
    { lessonsAdded: 1, exercisesAdded: 2 },
  ],
  [
    'one unsubmitted and one submitted answer',
    'picks',
    { b: { values: ['x'], at } },
    { a: { values: ['x'], at }, b: { values: [], at: later } },
    { picks: 1, picksTakenBack: 1 },
  ],
  [
    'a practice day and one failed elsewhere',
    'skills',
    { a: days('pp') },
    { a: days('fpp') },
    { practiceDays: 1, daysFailed: 1 },
  ],
  [
    'a new decision and one made earlier elsewhere',
    'replays',
    { a: { ...out, at: later }, b: out },
    { a: out, b: out, c: out },
    { decisions: 1, decisionsReplaced: 1 },
  ],
  [
    'a new answer and a later one',
    'answers',
    { b: right, c: right },
    { a: right, b: { correct: false, at: later }, c: right },
    { answers: 1, answersReplaced: 1 },
  ],
  ['a first result', 'quizzes', { b: quiz(1, 4) }, { a: quiz(4, 4), b: quiz(1, 4) }, { resultsAdded: 1 }],
  ['a better percentage', 'quizzes', { a: quiz(5, 8) }, { a: quiz(3, 4) }, { bestImproved: 1 }],
  ['an attempt that is no better', 'quizzes', { a: quiz(3, 4) }, { a: quiz(3, 4, 2) }, { resultsAdded: 1 }],
  ['a second version of a note', 'notes', { a: note('one') }, { a: note('one', 'two') }, { notes: 1 }],
  ['a note deleted elsewhere', 'notes', { a: note('one') }, { a: note() }, { notesTakenBack: 1 }],
  ['no lost version of a note', 'notes', { a: note('one', 'two') }, { a: note('two') }, {}],
])('counts %s when importing progress', (_what, section, before, after, counted) => {
  const [old, now] = [before, after].map((entries) => progressIn({ [section]: entries }));
  expect(old && now && progressDifference(old, now)).toEqual({ ...NOTHING, ...counted });
});
