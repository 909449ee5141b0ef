import type { Mark, Progress } from './progress';

/** Whether a lesson or exercise is marked as done. */
export const isDone = (mark: Mark | undefined): boolean =>
  mark?.done !== undefined && mark.done > (mark.undone ?? '');

/** Whether nothing was marked, picked, answered, handed in, noted, practised or decided: then nothing at all is kept. */
export const isUntouched = ({ marks, quizzes, answers, notes, picks, skills, replays }: Progress): boolean =>
  [marks, quizzes, answers, notes, picks, skills, replays].every(
    (section) => Object.keys(section).length === 0,
  );
