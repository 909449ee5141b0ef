import { isDone } from './done';
import { isExerciseId } from './exercise';
import type { Mark, Progress, RoundMark, Timestamp } from './progress';

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
  const isOther = (at: Timestamp, known: { readonly at: Timestamp } | undefined) =>
    known !== undefined && known.at !== at;
  const daysWith = (isCounted: (mark: RoundMark, known: RoundMark | undefined) => boolean) =>
    Object.entries(after.skills)
      .map(([id, days]) => count(days, (mark, day) => isCounted(mark, before.skills[id]?.[day])))
      .reduce((sum, days) => sum + days, 0);
  return {
    lessonsAdded: count(after.marks, (mark, id) => isNowDone(mark, id) && !isExerciseId(id)),
    exercisesAdded: count(after.marks, (mark, id) => isNowDone(mark, id) && isExerciseId(id)),
    /** Completed lessons and exercises that a later change undoes. */
    marksTakenBack: count(after.marks, (mark, id) => !isDone(mark) && isDone(before.marks[id])),
    answers: count(after.answers, (_answer, id) => before.answers[id] === undefined),
    /** Answers replaced by later ones. */
    answersReplaced: count(after.answers, ({ at }, id) => isOther(at, before.answers[id])),
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
    notesTakenBack: count(
      after.notes,
      ({ versions }, id) => versions.length === 0 && (before.notes[id]?.versions.length ?? 0) > 0,
    ),
    practiceDays: daysWith((_mark, known) => known === undefined),
    /** Practice days that were passed before the merge and count as failed after it. */
    daysFailed: daysWith((mark, known) => mark === 'f' && known === 'p'),
    decisions: count(after.replays, (_decision, id) => before.replays[id] === undefined),
    /** Practice charts whose decision gives way to an earlier one. */
    decisionsReplaced: count(after.replays, ({ at }, id) => isOther(at, before.replays[id])),
    /** Questions whose unfinished answer is new or has changed. */
    picks: count(after.picks, ({ values, at }, id) => values.length > 0 && at !== before.picks[id]?.at),
    picksTakenBack: count(
      after.picks,
      ({ values }, id) => values.length === 0 && (before.picks[id]?.values.length ?? 0) > 0,
    ),
  };
}

export type ProgressDifference = Readonly<ReturnType<typeof progressDifference>>;
