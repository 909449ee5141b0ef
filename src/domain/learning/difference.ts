import { isDone } from './done';
import type { Progress } from './progress';

/** What joining another record of progress does to one. */
export interface ProgressDifference {
  readonly lessonsAdded: number;
  /** Done before, and taken back by a later change. */
  readonly lessonsTakenBack: number;
  /** Answers that are new, or later than those before. */
  readonly answers: number;
  readonly resultsAdded: number;
  readonly bestImproved: number;
  /** Notes with a text they did not have. */
  readonly notes: number;
}

const count = <T>(
  section: Readonly<Record<string, T>>,
  isCounted: (entry: T, id: string) => boolean,
): number => Object.entries(section).filter(([id, entry]) => isCounted(entry, id)).length;

export const progressDifference = (before: Progress, after: Progress): ProgressDifference => ({
  lessonsAdded: count(after.marks, (mark, id) => isDone(mark) && !isDone(before.marks[id])),
  lessonsTakenBack: count(after.marks, (mark, id) => !isDone(mark) && isDone(before.marks[id])),
  answers: count(after.answers, ({ at }, id) => at !== before.answers[id]?.at),
  resultsAdded: count(after.quizzes, (_, id) => before.quizzes[id] === undefined),
  bestImproved: count(after.quizzes, ({ best }, id) => {
    const known = before.quizzes[id]?.best;
    return known !== undefined && best.correct * known.of > known.correct * best.of;
  }),
  notes: count(after.notes, ({ versions }, id) => {
    const texts = before.notes[id]?.versions.map(({ text }) => text) ?? [];
    return versions.some(({ text }) => !texts.includes(text));
  }),
});
