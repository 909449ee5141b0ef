import type { Mark, Progress, QuizResult } from './progress';

export const isDone = (mark: Mark | undefined): boolean =>
  mark?.done !== undefined && mark.done > (mark.undone ?? '');

/** The share of correct answers needed to pass a quiz. */
const SHARE_TO_PASS = 0.75;

export const isPassed = ({ correct, of }: Pick<QuizResult, 'correct' | 'of'>): boolean =>
  correct >= of * SHARE_TO_PASS;

/** Whether there is no progress at all, in which case nothing is stored. */
export const isUntouched = ({ marks, quizzes, answers, notes, picks, skills, replays }: Progress): boolean =>
  [marks, quizzes, answers, notes, picks, skills, replays].every(
    (section) => Object.keys(section).length === 0,
  );
