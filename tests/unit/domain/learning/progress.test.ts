import { expect, it } from 'vitest';
import { withMark, withNote, withOpenedPage } from '@/domain/learning/changes';
import { isDone } from '@/domain/learning/done';
import { validProgress } from '@/domain/learning/validProgress';
import {
  mergeProgress,
  MAX_STORED_NOTE_LENGTH,
  progressIn,
  NO_PROGRESS,
  type StoredProgress,
} from '@/domain/learning/progress';
import { noonOn } from '../../../support/progress';

const LESSON = 'beginner/two-prices';
const QUIZ = 'beginner/what-a-price-is-quiz';

const result = (correct: number, of: number, date: number) => ({
  correct,
  of,
  at: noonOn(date),
  revision: 1,
});

const quizAfter = (...results: readonly ReturnType<typeof result>[]) =>
  progressIn(
    results
      .map((one): StoredProgress => ({ quizzes: { [QUIZ]: { best: one, last: one } } }))
      .reduce(mergeProgress, {}),
  ).quizzes[QUIZ];

const isReadable = (stored: StoredProgress) => validProgress(stored, noonOn(28)).leftOut.length === 0;

it('keeps the best quiz result and the latest', () => {
  expect(quizAfter(result(7, 8, 1), result(6, 6, 2), result(2, 8, 3))).toEqual({
    best: result(6, 6, 2),
    last: result(2, 8, 3),
  });
  expect(quizAfter(result(6, 6, 1), result(8, 8, 2))?.best).toEqual(result(8, 8, 2));
  expect(quizAfter(result(8, 8, 2), result(8, 8, 1))?.best).toEqual(result(8, 8, 1));
});

it('keeps unreadable entries but ignores them', () => {
  const stored = { marks: { [LESSON]: 'damaged', 'Not an id': { done: noonOn(1) } }, later: { a: 1 } };
  const joined = mergeProgress(stored, { marks: { 'beginner/the-pip': { done: noonOn(2) } } });
  expect(joined).toEqual({
    marks: { ...stored.marks, 'beginner/the-pip': { done: noonOn(2) } },
    later: { a: 1 },
  });
  expect(Object.keys(progressIn(joined).marks)).toEqual(['beginner/the-pip']);
  expect(isReadable(joined)).toBe(false);
  expect(isReadable({ marks: { [LESSON]: { done: noonOn(1) } } })).toBe(true);
});

const now = Date.parse(noonOn(5));

const apply = (stored: StoredProgress, made: (progress: ReturnType<typeof progressIn>) => StoredProgress) =>
  mergeProgress(stored, made(progressIn(stored)));

const marked = (stored: StoredProgress, done: boolean, at = now) =>
  apply(stored, (progress) => withMark(progress, LESSON, { done, revision: 1 }, at));

const isMarked = (stored: StoredProgress) => isDone(progressIn(stored).marks[LESSON]);

it('toggles a lesson that was finished while the clock was ahead', () => {
  const ahead = marked({}, true, Date.parse('2027-01-05T12:00:00.000Z'));
  expect(isMarked(ahead)).toBe(true);
  const undone = marked(ahead, false);
  expect(isMarked(undone)).toBe(false);
  const again = marked(undone, true);
  expect(isMarked(again)).toBe(true);
  expect(isMarked(mergeProgress(again, ahead))).toBe(true);
  expect(isMarked(mergeProgress(undone, ahead))).toBe(false);
});

it('remembers the last opened lesson even if an earlier one was opened while the clock was ahead', () => {
  const stored = { opened: { 'beginner/the-pip': '2027-01-01T00:00:00.000Z' } };
  const { opened } = progressIn(apply(stored, (progress) => withOpenedPage(progress, LESSON, now)));
  expect((opened[LESSON] ?? '') > (opened['beginner/the-pip'] ?? '')).toBe(true);
});

it('keeps two simultaneous notes and replaces older ones', () => {
  const textsOf = (stored: StoredProgress) =>
    progressIn(stored).notes[LESSON]?.versions.map(({ text }) => text) ?? [];
  const noted = (stored: StoredProgress, text: string, by: string, over = progressIn(stored)) =>
    apply(stored, (progress) =>
      withNote(progress, LESSON, { text, by, over: over.notes[LESSON]?.versions ?? [] }, now),
    );
  const base = noted({}, 'first', 'a');
  const here = noted(noted(base, 'fro', 'b'), 'from here', 'b');
  const there = noted(base, 'from there', 'c');
  const both = mergeProgress(here, there);
  expect(textsOf(both)).toEqual(expect.arrayContaining(['from here', 'from there']));
  expect(textsOf(both)).toHaveLength(2);
  const merged = noted(both, 'from both', 'd');
  expect(textsOf(mergeProgress(merged, both))).toEqual(['from both']);
  expect(textsOf(mergeProgress(noted(merged, '', 'e'), base))).toEqual([]);
});

it("keeps another tab's version of a note when this tab changes its own", () => {
  const here = apply({}, (progress) => withNote(progress, LESSON, { text: 'a', by: 'a', over: [] }, now));
  const both = apply(here, (progress) => withNote(progress, LESSON, { text: 'b', by: 'b', over: [] }, now));
  const later = apply(both, (progress) => withNote(progress, LESSON, { text: 'aa', by: 'a', over: [] }, now));
  expect(progressIn(later).notes[LESSON]?.versions.map(({ text }) => text)).toEqual(['b', 'aa']);
});

const best = result(3, 4, 2);
const quiz = (fields: object) => ({ best: { ...best, ...fields }, last: best });
const version = { text: 'a', at: noonOn(1), by: 'tab a' };
const note = (fields: object) => ({ versions: [{ ...version, ...fields }], replaced: {} });

it.each([
  ['marks', { done: 'yesterday' }],
  ['marks', { done: noonOn(1), revision: -1 }],
  ['opened', Date.parse(noonOn(1))],
  ['quizzes', quiz({ at: 'never' })],
  ['notes', { versions: 'a', replaced: {} }],
  ['notes', note({ text: 'a'.repeat(MAX_STORED_NOTE_LENGTH + 1) })],
] as const)('ignores a damaged entry in %s (%#)', (name, entry) => {
  const stored = { [name]: { [LESSON]: entry } };
  expect(progressIn(stored)).toEqual(NO_PROGRESS);
  expect(isReadable(stored)).toBe(false);
});

/** Merges two entries with the same id, checking that order and repetition don't matter. */
function joined(name: string, mine: unknown, theirs: unknown): unknown {
  const [a, b] = [mine, theirs].map((entry): StoredProgress => ({ [name]: { [LESSON]: entry } })) as [
    StoredProgress,
    StoredProgress,
  ];
  const both = mergeProgress(a, b);
  expect(mergeProgress(b, a)).toEqual(both);
  expect(mergeProgress(both, a)).toEqual(both);
  return both[name];
}

it('keeps the revision in which a lesson was last done', () => {
  const early = { done: noonOn(1), revision: 3 };
  expect(joined('marks', early, { done: noonOn(2), revision: 2 })).toEqual({
    [LESSON]: { done: noonOn(2), revision: 2 },
  });
  expect(joined('marks', early, { undone: noonOn(2) })).toEqual({
    [LESSON]: { ...early, undone: noonOn(2) },
  });
  expect(joined('marks', { done: noonOn(1) }, { done: noonOn(1) })).toEqual({
    [LESSON]: { done: noonOn(1) },
  });
});

it('keeps unknown fields from a later version', () => {
  expect(joined('marks', { done: noonOn(1), later: 1 }, { done: noonOn(2), other: 2 })).toEqual({
    [LESSON]: { done: noonOn(2), later: 1, other: 2 },
  });
});

const wrong = { correct: false, at: noonOn(2) };
const first = { side: 'buy', stop: 1, target: 3, at: noonOn(1) };
const handedIn = { values: [], at: noonOn(2) };
const passed = { '2026-01-01': 'p', '2026-01-02': 'p' };

it.each([
  ['the latest answer', 'answers', { correct: true, at: noonOn(1) }, wrong, wrong],
  ['the latest selection', 'picks', { values: ['The ask'], at: noonOn(1) }, handedIn, handedIn],
  ['the first decision for a chart', 'replays', first, { side: 'out', at: noonOn(2) }, first],
  ['a failed practice day', 'skills', passed, { '2026-01-01': 'f' }, { ...passed, '2026-01-01': 'f' }],
])('keeps %s when two records are merged', (_what, section, mine, theirs, kept) => {
  expect(joined(section, mine, theirs)).toEqual({ [LESSON]: kept });
});

it('drops replaced versions of a note', () => {
  const old = { text: 'old', at: noonOn(1), by: 'tab a' };
  const newer = { text: 'newer', at: noonOn(3), by: 'tab a' };
  expect(
    joined(
      'notes',
      { versions: [old, newer], replaced: {} },
      { versions: [], replaced: { 'tab a': noonOn(1) } },
    ),
  ).toEqual({ [LESSON]: { versions: [newer], replaced: { 'tab a': noonOn(1) } } });
});

const versionAt = (at: string, by = 'tab a') => ({ text: 'a', at, by });
const late = noonOn(11);

it.each([
  ['marks', { done: late }],
  ['opened', late],
  ['quizzes', { best: result(4, 4, 11), last: result(3, 4, 6) }],
  ['answers', { correct: true, at: late }],
  ['notes', { versions: [versionAt(late)], replaced: {} }],
  ['picks', { values: ['a'], at: late }],
])('ignores an entry in %s dated too far in the future (%#)', (section, entry) => {
  const others = { opened: { 'beginner/the-pip': noonOn(10) }, later: 1 };
  const stored = { ...others, [section]: { ...(section === 'opened' && others.opened), [LESSON]: entry } };
  const { progress, leftOut } = validProgress(stored, noonOn(10));
  expect(leftOut).toEqual([LESSON]);
  expect(progress).toEqual({ ...others, ...(section !== 'opened' && { [section]: {} }) });
});
