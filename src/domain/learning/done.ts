import type { Mark, Progress } from './progress';

export const isDone = (mark: Mark | undefined): boolean =>
  mark?.done !== undefined && mark.done > (mark.undone ?? '');

/** Whether there is no progress at all, in which case nothing is stored. */
export const isUntouched = ({ marks, quizzes, answers, notes, picks, skills, replays }: Progress): boolean =>
  [marks, quizzes, answers, notes, picks, skills, replays].every(
    (section) => Object.keys(section).length === 0,
  );
