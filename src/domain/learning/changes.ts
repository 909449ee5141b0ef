import {
  PROGRESS_VERSION,
  type NoteVersion,
  type Progress,
  type QuizResult,
  type StoredProgress,
  type Timestamp,
  type RoundMark,
} from './progress';

/*
 * What a learner does, as a small progress record to join with the stored one. Times come from the clock, or
 * are just after a time that they must follow, so a clock that was once wrong blocks nothing.
 */

const timeOf = (milliseconds: number): Timestamp => new Date(milliseconds).toISOString();

/** The current time, or a millisecond after the latest of `times` if that is later. */
const timeAfter = (now: number, ...times: readonly (Timestamp | undefined)[]): Timestamp =>
  timeOf(Math.max(now, ...times.flatMap((time) => (time === undefined ? [] : [Date.parse(time) + 1]))));

const progressChange = (sections: Partial<Progress>): StoredProgress => ({
  version: PROGRESS_VERSION,
  ...sections,
});

export function withOpenedPage({ opened }: Progress, id: string, now: number): StoredProgress {
  return progressChange({ opened: { [id]: timeAfter(now, ...Object.values(opened)) } });
}

export function withMark(
  { marks }: Progress,
  id: string,
  { done, revision }: { readonly done: boolean; readonly revision: number },
  now: number,
): StoredProgress {
  const mark = marks[id];
  return progressChange({
    marks: {
      [id]: done ? { done: timeAfter(now, mark?.undone), revision } : { undone: timeAfter(now, mark?.done) },
    },
  });
}

export function withAnswer(
  { answers }: Progress,
  question: string,
  correct: boolean,
  now: number,
): StoredProgress {
  return progressChange({ answers: { [question]: { correct, at: timeAfter(now, answers[question]?.at) } } });
}

export function withResult(
  { quizzes }: Progress,
  id: string,
  result: Omit<QuizResult, 'at'>,
  now: number,
): StoredProgress {
  const dated = { ...result, at: timeAfter(now, quizzes[id]?.last.at) };
  return progressChange({ quizzes: { [id]: { best: dated, last: dated } } });
}

/**
 * A round of sums; after a pass, further rounds on the same day change nothing.
 * @param day the learner's local date
 */
export const withRound = (
  { skills }: Pick<Progress, 'skills'>,
  skill: string,
  day: string,
  mark: RoundMark,
): StoredProgress =>
  progressChange({ skills: skills[skill]?.[day] === 'p' ? {} : { [skill]: { [day]: mark } } });

/** The first decision on a chart; later ones have no effect. */
export const withDecision = (
  chart: string,
  decision:
    | { readonly side: 'out' }
    | { readonly side: 'buy' | 'sell'; readonly stop: number; readonly target: number },
  now: number,
): StoredProgress => progressChange({ replays: { [chart]: { ...decision, at: timeOf(now) } } });

/** @param values the answers by question; none if they are discarded */
export function withPicks(
  { picks }: Progress,
  values: Readonly<Record<string, readonly string[]>>,
  now: number,
): StoredProgress {
  const dated = Object.entries(values).map(
    ([id, texts]) => [id, { values: texts, at: timeAfter(now, picks[id]?.at) }] as const,
  );
  return progressChange({ picks: Object.fromEntries(dated) });
}

/**
 * @param over the versions that this text replaces; others are kept alongside it
 * @param by the tab in which the text was typed
 */
export function withNote(
  { notes }: Progress,
  id: string,
  { text, by, over }: { readonly text: string; readonly by: string; readonly over: readonly NoteVersion[] },
  now: number,
): StoredProgress {
  const { versions = [], replaced = {} } = notes[id] ?? {};
  const own = versions.filter((version) => version.by === by);
  const gone = [...over, ...own];
  const at = timeAfter(now, ...versions.map((version) => version.at), ...Object.values(replaced));
  const upTo = Object.fromEntries(
    gone.toSorted((one, other) => (one.at < other.at ? -1 : 1)).map((version) => [version.by, version.at]),
  );
  return progressChange({
    notes: { [id]: { versions: text === '' ? [] : [{ text, at, by }], replaced: upTo } },
  });
}
