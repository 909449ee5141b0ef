import { canonicalJson } from '@/domain/merge/canonicalJson';
import { isDay } from '@/domain/time/days';
import { isObject, type MergeRecord } from '@/domain/merge/same';

/**
 * A moment as `2026-11-22T09:30:00.000Z`, always UTC with milliseconds, so that text order is chronological.
 */
export type Timestamp = string;

/** Done while `done` is later than `undone`. */
export interface Mark {
  readonly done?: Timestamp;
  readonly undone?: Timestamp;
  /** The lesson's revision when it was marked as done. */
  readonly revision?: number;
}

/** The number of correct answers when a quiz was handed in. */
export interface QuizResult {
  readonly correct: number;
  readonly of: number;
  readonly at: Timestamp;
  readonly revision: number;
}

/** A version of a note. There can be several if tabs edited it at the same time. */
export interface NoteVersion {
  readonly text: string;
  readonly at: Timestamp;
  /** The tab it was typed in. Each version replaces earlier ones from the same tab. */
  readonly by: string;
}

export interface Note {
  readonly versions: readonly NoteVersion[];
  /** For each tab, the time up to which its versions have been replaced, so they don't come back. */
  readonly replaced: Readonly<Record<string, Timestamp>>;
}

/** Whether a round of sums was passed or failed. */
export type RoundMark = 'p' | 'f';

type ById<T> = Readonly<Record<string, T>>;

/** A learner's progress by id of lesson, quiz and question. */
export interface Progress {
  /** Lessons and exercises. */
  readonly marks: ById<Mark>;
  /** When each lesson or quiz was last opened. */
  readonly opened: ById<Timestamp>;
  readonly quizzes: ById<{ readonly best: QuizResult; readonly last: QuizResult }>;
  /** The last answer to each question in a lesson. */
  readonly answers: ById<{ readonly correct: boolean; readonly at: Timestamp }>;
  readonly notes: ById<Note>;
  /** Unfinished answers as entered; none once the quiz is handed in. */
  readonly picks: ById<{ readonly values: readonly string[]; readonly at: Timestamp }>;
  /** The results of each skill's rounds, by the learner's local date. */
  readonly skills: ById<Readonly<Record<string, RoundMark>>>;
  /** The first decision on each practice chart; the result is computed from it. */
  readonly replays: ById<Decision>;
}

/** A decision on a practice chart; prices are in points. */
export type Decision = { readonly at: Timestamp } & (
  | { readonly side: 'out' }
  | { readonly side: 'buy' | 'sell'; readonly stop: number; readonly target: number }
);

/** Progress as stored, including unknown fields. */
export type StoredProgress = MergeRecord;

export const PROGRESS_VERSION = 1;
const MAX_QUESTIONS = 50;
const MAX_PICKS = 20;
const MAX_PICK_LENGTH = 500;
/** The maximum length of text being typed. */
export const MAX_NOTE_LENGTH = 4000;
/** The maximum length of a stored text, because two versions may be joined. */
export const MAX_STORED_NOTE_LENGTH = 4 * MAX_NOTE_LENGTH;

const TIME_FORMAT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const ID_FORMAT = /^[a-z0-9][a-z0-9/-]{0,95}$/;

type Guard = (value: unknown) => boolean;

const isTime: Guard = (value) =>
  typeof value === 'string' && TIME_FORMAT.test(value) && !Number.isNaN(Date.parse(value));
const isCount: Guard = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isText =
  (length = Number.POSITIVE_INFINITY): Guard =>
  (value) =>
    typeof value === 'string' && value.length <= length;

const optional =
  (fits: Guard): Guard =>
  (value) =>
    value === undefined || fits(value);
const listOf =
  (fits: Guard, length = Number.POSITIVE_INFINITY): Guard =>
  (value) =>
    Array.isArray(value) && value.length <= length && value.every(fits);
const withFields =
  (fields: Readonly<Record<string, Guard>>): Guard =>
  (value) =>
    isObject(value) && Object.entries(fields).every(([name, fits]) => fits(value[name]));

const isMark = withFields({ done: optional(isTime), undone: optional(isTime), revision: optional(isCount) });

const hasCounts = withFields({ correct: isCount, of: isCount, revision: isCount, at: isTime });
function isQuizResult(value: unknown): boolean {
  if (!hasCounts(value)) return false;
  const { correct, of } = value as QuizResult;
  return of >= 1 && of <= MAX_QUESTIONS && correct <= of;
}

const isNote = withFields({
  versions: listOf(withFields({ text: isText(MAX_STORED_NOTE_LENGTH), at: isTime, by: isText() })),
  replaced: (value) => isObject(value) && Object.values(value).every(isTime),
});

const isSkill: Guard = (value) =>
  isObject(value) &&
  Object.entries(value).every(([day, mark]) => isDay(day) && (mark === 'p' || mark === 'f'));

const isTrade = withFields({
  side: (side) => side === 'buy' || side === 'sell',
  stop: isCount,
  target: isCount,
  at: isTime,
});
const isOut = withFields({ side: (side) => side === 'out', at: isTime });

/** The larger of two values in a total order. */
const largerOf = <T>(a: T, b: T): T => (canonicalJson(a) < canonicalJson(b) ? b : a);

const laterTime = (a: Timestamp | undefined, b: Timestamp | undefined): Timestamp | undefined =>
  a === undefined || (b !== undefined && b > a) ? b : a;

const laterOf = <T extends { readonly at: Timestamp }>(a: T, b: T): T =>
  a.at === b.at ? largerOf(a, b) : a.at > b.at ? a : b;

const earlierOf = <T extends { readonly at: Timestamp }>(a: T, b: T): T =>
  a.at === b.at ? largerOf(a, b) : a.at < b.at ? a : b;

/** Prefers the higher share of correct answers, then the longer quiz, then the earlier time. */
function betterResult(a: QuizResult, b: QuizResult): QuizResult {
  const [mine, theirs] = [a.correct * b.of, b.correct * a.of];
  if (mine !== theirs) return mine > theirs ? a : b;
  if (a.of !== b.of) return a.of > b.of ? a : b;
  if (a.at !== b.at) return a.at < b.at ? a : b;
  return largerOf(a, b);
}

function joinMarks(a: Mark, b: Mark): Mark {
  const done = laterTime(a.done, b.done);
  const undone = laterTime(a.undone, b.undone);
  const revisions = [a, b].filter((mark) => mark.done === done).map(({ revision }) => revision ?? 0);
  const revision = Math.max(...revisions);
  return {
    ...(done !== undefined && { done }),
    ...(undone !== undefined && { undone }),
    ...(revision > 0 && { revision }),
  };
}

function joinNotes(a: Note, b: Note): Note {
  const tabs = [...new Set([...Object.keys(a.replaced), ...Object.keys(b.replaced)])];
  const replaced = Object.fromEntries(
    tabs.map((tab) => [tab, laterTime(a.replaced[tab], b.replaced[tab]) ?? '']),
  );
  const byTabAndTime = new Map<string, NoteVersion>();
  for (const version of [...a.versions, ...b.versions]) {
    if (version.at <= (replaced[version.by] ?? '')) continue;
    const key = `${version.at} ${version.by}`;
    byTabAndTime.set(key, largerOf(version, byTabAndTime.get(key) ?? version));
  }
  const versions = [...byTabAndTime].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { versions: versions.map(([, version]) => version), replaced };
}

/** All days from both records; a day failed in either record counts as failed. */
const joinSkills = (a: Progress['skills'][string], b: Progress['skills'][string]) => ({
  ...a,
  ...b,
  ...Object.fromEntries(Object.entries(a).filter(([, mark]) => mark === 'f')),
});

/** How to validate the entries of one kind, and how to join two with the same id. */
interface EntryKind<T> {
  readonly isEntry: Guard;
  readonly join: (a: T, b: T) => T;
  /** The fields handled by `join`; null for anything but an object. */
  readonly fields: readonly string[] | null;
}

const entryKinds: { readonly [K in keyof Progress]: EntryKind<Progress[K][string]> } = {
  marks: { isEntry: isMark, join: joinMarks, fields: ['done', 'undone', 'revision'] },
  opened: { isEntry: isTime, join: (a, b) => laterTime(a, b) ?? '', fields: null },
  quizzes: {
    isEntry: withFields({ best: isQuizResult, last: isQuizResult }),
    join: (a, b) => ({ best: betterResult(a.best, b.best), last: laterOf(a.last, b.last) }),
    fields: ['best', 'last'],
  },
  answers: {
    isEntry: withFields({ correct: (value) => typeof value === 'boolean', at: isTime }),
    join: laterOf,
    fields: null,
  },
  notes: { isEntry: isNote, join: joinNotes, fields: ['versions', 'replaced'] },
  picks: {
    isEntry: withFields({ values: listOf(isText(MAX_PICK_LENGTH), MAX_PICKS), at: isTime }),
    join: laterOf,
    fields: null,
  },
  skills: { isEntry: isSkill, join: joinSkills, fields: null },
  replays: { isEntry: (value) => isOut(value) || isTrade(value), join: earlierOf, fields: null },
};

function entriesOf(found: unknown, isEntry: Guard) {
  const entries = isObject(found) ? Object.entries(found) : [];
  return Object.fromEntries(entries.filter(([id, entry]) => ID_FORMAT.test(id) && isEntry(entry)));
}

/** The valid part of stored progress; malformed entries are left out. */
export const progressIn = (stored: StoredProgress): Progress =>
  Object.fromEntries(
    Object.entries(entryKinds).map(([section, { isEntry }]) => [
      section,
      entriesOf(stored[section], isEntry),
    ]),
  ) as unknown as Progress;

export const NO_PROGRESS: Progress = progressIn({});

/** All fields of both records, with common fields combined by `join`. */
function joinFields(
  a: MergeRecord,
  b: MergeRecord,
  join: (mine: unknown, theirs: unknown, name: string) => unknown,
): MergeRecord {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(
    names.map((name) => {
      const inBoth = Object.hasOwn(a, name) && Object.hasOwn(b, name);
      if (inBoth) return [name, join(a[name], b[name], name)];
      return [name, Object.hasOwn(a, name) ? a[name] : b[name]];
    }),
  );
}

/** The value of the expected type, or else the larger one. */
const pickPreferred = (is: (value: unknown) => boolean, a: unknown, b: unknown): unknown =>
  is(a) === is(b) ? largerOf(a, b) : is(a) ? a : b;

function joinEntries({ isEntry, join, fields }: EntryKind<unknown>, a: unknown, b: unknown): unknown {
  if (!isEntry(a) || !isEntry(b)) return pickPreferred(isEntry, a, b);
  const joined = join(a, b);
  if (fields === null || !isObject(a) || !isObject(b)) return joined;
  const unknown = Object.entries(joinFields(a, b, largerOf)).filter(([name]) => !fields.includes(name));
  return { ...Object.fromEntries(unknown), ...(joined as MergeRecord) };
}

const joinSections = (section: keyof Progress, a: unknown, b: unknown): unknown =>
  isObject(a) && isObject(b)
    ? joinFields(a, b, (mine, theirs) => joinEntries(entryKinds[section] as EntryKind<unknown>, mine, theirs))
    : pickPreferred(isObject, a, b);

export const isSection = (name: string): name is keyof Progress => Object.hasOwn(entryKinds, name);

/**
 * Joins two progress records into one with everything done in either. The operation is commutative,
 * associative and idempotent. Values that can't be read are kept.
 */
export const mergeProgress = (a: StoredProgress, b: StoredProgress): StoredProgress =>
  joinFields(a, b, (mine, theirs, name) =>
    isSection(name) ? joinSections(name, mine, theirs) : largerOf(mine, theirs),
  );
