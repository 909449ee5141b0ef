import { isDone } from './done';
import { isExercise } from './exercise';
import type { Mark, Progress } from './progress';

type QuizResults = Progress['quizzes'][string];

const count = <T>(
  section: Readonly<Record<string, T>>,
  isCounted: (entry: T, id: string) => boolean,
): number => Object.entries(section).filter(([id, entry]) => isCounted(entry, id)).length;

/** What merging in another progress record changes. */
export function progressDifference(before: Progress, after: Progress) {
  const isNowDone = (mark: Mark, id: string) => isDone(mark) && !isDone(before.marks[id]);
  const isBetter = ({ best }: QuizResults, id: string) => {
    const known = before.quizzes[id]?.best;
    return known !== undefined && best.correct * known.of > known.correct * best.of;
  };
  return {
    lessonsAdded: count(after.marks, (mark, id) => isNowDone(mark, id) && !isExercise(id)),
    exercisesAdded: count(after.marks, (mark, id) => isNowDone(mark, id) && isExercise(id)),
    /** Completed lessons and exercises that a later change undoes. */
    marksTakenBack: count(after.marks, (mark, id) => !isDone(mark) && isDone(before.marks[id])),
    answers: count(after.answers, ({ at }, id) => at !== before.answers[id]?.at),
    /** Quizzes handed in for the first time, or more recently but with no better result. */
    resultsAdded: count(
      after.quizzes,
      (results, id) => results.last.at !== before.quizzes[id]?.last.at && !isBetter(results, id),
    ),
    bestImproved: count(after.quizzes, isBetter),
    notes: count(after.notes, ({ versions }, id) => {
      const texts = before.notes[id]?.versions.map(({ text }) => text) ?? [];
      return versions.some(({ text }) => !texts.includes(text));
    }),
    /** Practice days that are new or had another result. */
    practiceDays: Object.entries(after.skills)
      .map(([id, days]) => count(days, (mark, day) => mark !== before.skills[id]?.[day]))
      .reduce((sum, days) => sum + days, 0),
    /** Practice charts that are newly decided, or were decided later here. */
    decisions: count(after.replays, ({ at }, id) => at !== before.replays[id]?.at),
    /** Questions with an unfinished answer that had none. */
    picks: count(after.picks, ({ values, at }, id) => values.length > 0 && at !== before.picks[id]?.at),
  };
}

export type ProgressDifference = Readonly<ReturnType<typeof progressDifference>>;
