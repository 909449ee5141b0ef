import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withMark, withNote, withOpened, withResult } from '@/domain/learning/changes';
import { isDone } from '@/domain/learning/done';
import {
  joinProgress,
  MOST_KEPT_CHARACTERS,
  progressIn,
  NO_PROGRESS,
  possibleProgress,
  type StoredProgress,
} from '@/domain/learning/progress';
import { anyStoredProgress, day } from '../../../support/progress';
import { numRuns } from '../../../support/properties';

const LESSON = 'beginner/two-prices';
const QUIZ = 'beginner/what-a-price-is-quiz';

/** A record as it is once it was joined: its notes in order, without what they have replaced. */
const settled = (stored: StoredProgress) => joinProgress(stored, stored);

const result = (correct: number, of: number, date: number) => ({ correct, of, at: day(date), revision: 1 });

const quizAfter = (...results: readonly ReturnType<typeof result>[]) =>
  progressIn(
    results
      .map((one): StoredProgress => ({ quizzes: { [QUIZ]: { best: one, last: one } } }))
      .reduce(joinProgress, {}),
  ).quizzes[QUIZ];

const isReadable = (stored: StoredProgress) => possibleProgress(stored, day(28)).leftOut.length === 0;

describe('joined progress', () => {
  it('L30 P1: is the same in either order', () => {
    fc.assert(
      fc.property(anyStoredProgress, anyStoredProgress, (a, b) => {
        expect(joinProgress(a, b)).toEqual(joinProgress(b, a));
      }),
      { numRuns },
    );
  });

  it('L30 P2: is the same in any grouping', () => {
    fc.assert(
      fc.property(anyStoredProgress, anyStoredProgress, anyStoredProgress, (a, b, c) => {
        expect(joinProgress(joinProgress(a, b), c)).toEqual(joinProgress(a, joinProgress(b, c)));
      }),
      { numRuns },
    );
  });

  it('L30 P3: is not changed by joining the same again', () => {
    fc.assert(
      fc.property(anyStoredProgress, anyStoredProgress, (a, b) => {
        const joined = joinProgress(settled(a), settled(b));
        expect(settled(joined)).toEqual(joined);
        expect(joinProgress(joined, settled(a))).toEqual(joined);
        expect(joinProgress(joined, settled(b))).toEqual(joined);
      }),
      { numRuns },
    );
  });

  it('L30 P4: is never less than before', () => {
    fc.assert(
      fc.property(anyStoredProgress, anyStoredProgress, (stored, other) => {
        const before = progressIn(settled(stored));
        const joined = joinProgress(stored, other);
        const now = progressIn(joined);
        for (const [id, { done = '', undone = '' }] of Object.entries(before.marks)) {
          expect((now.marks[id]?.done ?? '') >= done).toBe(true);
          expect((now.marks[id]?.undone ?? '') >= undone).toBe(true);
        }
        for (const [id, time] of Object.entries(before.opened))
          expect((now.opened[id] ?? '') >= time).toBe(true);
        for (const [id, { best, last }] of Object.entries(before.quizzes)) {
          const quiz = now.quizzes[id];
          expect((quiz?.best.correct ?? 0) / (quiz?.best.of ?? 1)).toBeGreaterThanOrEqual(
            best.correct / best.of,
          );
          expect((quiz?.last.at ?? '') >= last.at).toBe(true);
        }
        for (const [id, { at }] of Object.entries(before.answers))
          expect((now.answers[id]?.at ?? '') >= at).toBe(true);
        for (const [id, { versions }] of Object.entries(before.notes))
          for (const { at, by } of versions) {
            const note = now.notes[id];
            const isKept = note?.versions.some((version) => version.at === at && version.by === by);
            expect(isKept === true || (note?.replaced[by] ?? '') >= at).toBe(true);
          }
        for (const name of Object.keys(stored)) expect(Object.hasOwn(joined, name)).toBe(true);
      }),
      { numRuns },
    );
  });

  it('keeps the best result by its share, then by its length, then the earlier one, and the last one', () => {
    expect(quizAfter(result(7, 8, 1), result(6, 6, 2), result(2, 8, 3))).toEqual({
      best: result(6, 6, 2),
      last: result(2, 8, 3),
    });
    expect(quizAfter(result(6, 6, 1), result(8, 8, 2))?.best).toEqual(result(8, 8, 2));
    expect(quizAfter(result(8, 8, 2), result(8, 8, 1))?.best).toEqual(result(8, 8, 1));
  });

  it('carries what it cannot read, and shows none of it', () => {
    const stored = { marks: { [LESSON]: 'damaged', 'Not an id': { done: day(1) } }, later: { a: 1 } };
    const joined = joinProgress(stored, { marks: { 'beginner/the-pip': { done: day(2) } } });
    expect(joined).toEqual({
      marks: { ...stored.marks, 'beginner/the-pip': { done: day(2) } },
      later: { a: 1 },
    });
    expect(Object.keys(progressIn(joined).marks)).toEqual(['beginner/the-pip']);
    expect(isReadable(joined)).toBe(false);
    expect(isReadable({ marks: { [LESSON]: { done: day(1) } } })).toBe(true);
  });
});

describe('a change', () => {
  const now = Date.parse(day(5));

  const apply = (stored: StoredProgress, made: (progress: ReturnType<typeof progressIn>) => StoredProgress) =>
    joinProgress(stored, made(progressIn(stored)));

  const marked = (stored: StoredProgress, done: boolean, at = now) =>
    apply(stored, (progress) => withMark(progress, LESSON, { done, revision: 1 }, at));

  const isMarked = (stored: StoredProgress) => isDone(progressIn(stored).marks[LESSON]);

  it('L32: marks a lesson as done, takes that back, and marks it again, also with a clock a year ahead', () => {
    const ahead = marked({}, true, Date.parse('2027-01-05T12:00:00.000Z'));
    expect(isMarked(ahead)).toBe(true);
    const undone = marked(ahead, false);
    expect(isMarked(undone)).toBe(false);
    const again = marked(undone, true);
    expect(isMarked(again)).toBe(true);
    expect(isMarked(joinProgress(again, ahead))).toBe(true);
    expect(isMarked(joinProgress(undone, ahead))).toBe(false);
  });

  it('remembers which lesson was opened last, whatever the clock says', () => {
    const stored = { opened: { 'beginner/the-pip': '2027-01-01T00:00:00.000Z' } };
    const { opened } = progressIn(apply(stored, (progress) => withOpened(progress, LESSON, now)));
    expect((opened[LESSON] ?? '') > (opened['beginner/the-pip'] ?? '')).toBe(true);
  });

  it('L24: a worse result is the last one and leaves the best', () => {
    const first = apply({}, (progress) =>
      withResult(progress, QUIZ, { correct: 7, of: 8, revision: 1 }, now),
    );
    const second = apply(first, (progress) =>
      withResult(progress, QUIZ, { correct: 3, of: 8, revision: 1 }, now),
    );
    const quiz = progressIn(second).quizzes[QUIZ];
    expect([quiz?.best.correct, quiz?.last.correct]).toEqual([7, 3]);
  });

  it('L41: a note replaces what it was typed over, and two typed at once are both kept', () => {
    const textsOf = (stored: StoredProgress) =>
      progressIn(stored).notes[LESSON]?.versions.map(({ text }) => text) ?? [];
    const noted = (stored: StoredProgress, text: string, by: string, over = progressIn(stored)) =>
      apply(stored, (progress) =>
        withNote(progress, LESSON, { text, by, over: over.notes[LESSON]?.versions ?? [] }, now),
      );
    const base = noted({}, 'first', 'a');
    const here = noted(noted(base, 'fro', 'b'), 'from here', 'b');
    const there = noted(base, 'from there', 'c');
    const both = joinProgress(here, there);
    expect(textsOf(both)).toEqual(expect.arrayContaining(['from here', 'from there']));
    expect(textsOf(both)).toHaveLength(2);
    const merged = noted(both, 'from both', 'd');
    expect(textsOf(joinProgress(merged, both))).toEqual(['from both']);
    expect(textsOf(joinProgress(noted(merged, '', 'e'), base))).toEqual([]);
  });

  it('L41: what one tab goes on typing does not replace what another one has typed meanwhile', () => {
    const here = apply({}, (progress) => withNote(progress, LESSON, { text: 'a', by: 'a', over: [] }, now));
    const both = apply(here, (progress) => withNote(progress, LESSON, { text: 'b', by: 'b', over: [] }, now));
    const later = apply(both, (progress) =>
      withNote(progress, LESSON, { text: 'aa', by: 'a', over: [] }, now),
    );
    expect(progressIn(later).notes[LESSON]?.versions.map(({ text }) => text)).toEqual(['b', 'aa']);
  });

  it('knows no progress of nobody', () => {
    expect(NO_PROGRESS).toEqual({
      marks: {},
      opened: {},
      quizzes: {},
      answers: {},
      notes: {},
      picks: {},
    });
  });
});

describe('what is read of stored progress', () => {
  const best = result(3, 4, 2);
  const quiz = (fields: object) => ({ best: { ...best, ...fields }, last: best });
  const version = { text: 'a', at: day(1), by: 'tab a' };
  const note = (fields: object) => ({ versions: [{ ...version, ...fields }], replaced: {} });

  it.each([
    ['marks', {}],
    ['marks', { done: day(1) }],
    ['marks', { undone: day(1), revision: 0 }],
    ['marks', { done: day(1), revision: 3, more: true }],
    ['opened', day(1)],
    ['quizzes', quiz({})],
    ['quizzes', quiz({ correct: 0, of: 1 })],
    ['quizzes', quiz({ correct: 50, of: 50 })],
    ['quizzes', quiz({ revision: 0 })],
    ['answers', { correct: true, at: day(1) }],
    ['answers', { correct: false, at: day(1) }],
    ['notes', { versions: [], replaced: {} }],
    ['notes', note({ text: '' })],
    ['notes', note({ text: 'a'.repeat(MOST_KEPT_CHARACTERS) })],
    ['notes', { versions: [version], replaced: { 'tab b': day(2) } }],
  ] as const)('is, of %s: %o', (name, entry) => {
    const stored = { [name]: { [LESSON]: entry } };
    expect(progressIn(stored)).toEqual({ ...NO_PROGRESS, ...stored });
    expect(isReadable(stored)).toBe(true);
  });

  it.each([
    ['marks', null],
    ['marks', [day(1)]],
    ['marks', { done: 'yesterday' }],
    ['marks', { done: 1 }],
    ['marks', { done: day(1), undone: '2026-01-01' }],
    ['marks', { done: day(1), revision: -1 }],
    ['marks', { done: day(1), revision: 1.5 }],
    ['marks', { done: day(1), revision: '1' }],
    ['opened', Date.parse(day(1))],
    ['opened', [day(1)]],
    ['opened', `at ${day(1)}`],
    ['opened', `${day(1)} or so`],
    ['opened', '2026-13-01T00:00:00.000Z'],
    ['quizzes', { best }],
    ['quizzes', { best, last: 'damaged' }],
    ['quizzes', quiz({ correct: 5 })],
    ['quizzes', quiz({ correct: -1 })],
    ['quizzes', quiz({ correct: 0, of: 0 })],
    ['quizzes', quiz({ of: 51 })],
    ['quizzes', quiz({ revision: null })],
    ['quizzes', quiz({ at: 'never' })],
    ['answers', true],
    ['answers', { correct: 'yes', at: day(1) }],
    ['answers', { correct: true, at: 5 }],
    ['notes', 'a note'],
    ['notes', { versions: 'a', replaced: {} }],
    ['notes', { versions: [version] }],
    ['notes', { versions: [version], replaced: { 'tab b': 'once' } }],
    ['notes', { versions: [version, null], replaced: {} }],
    ['notes', note({ text: 1 })],
    ['notes', note({ text: 'a'.repeat(MOST_KEPT_CHARACTERS + 1) })],
    ['notes', note({ at: 'now' })],
    ['notes', note({ by: 3 })],
  ] as const)('is not, of %s: %o', (name, entry) => {
    const stored = { [name]: { [LESSON]: entry } };
    expect(progressIn(stored)).toEqual(NO_PROGRESS);
    expect(isReadable(stored)).toBe(false);
  });

  it.each([
    ['beginner/two-prices', true],
    ['a', true],
    ['2nd', true],
    [`a${'b'.repeat(95)}`, true],
    [`a${'b'.repeat(96)}`, false],
    ['Beginner', false],
    ['/beginner', false],
    ['a b', false],
  ])('knows the lesson %s: %s', (id, isKnown) => {
    expect(Object.hasOwn(progressIn({ opened: { [id]: day(1) } }).opened, id)).toBe(isKnown);
  });

  it('is nothing where a section is no object', () => {
    expect(progressIn({ marks: 'damaged', opened: [day(1)] })).toEqual(NO_PROGRESS);
    expect(isReadable({ marks: 'damaged' })).toBe(false);
    expect(isReadable({})).toBe(true);
  });
});

describe('entries of one lesson', () => {
  const joined = (name: string, mine: unknown, theirs: unknown) =>
    joinProgress({ [name]: { [LESSON]: mine } }, { [name]: { [LESSON]: theirs } })[name];

  it('have the edition in which the lesson was done last', () => {
    const early = { done: day(1), revision: 3 };
    expect(joined('marks', early, { done: day(2), revision: 2 })).toEqual({
      [LESSON]: { done: day(2), revision: 2 },
    });
    expect(joined('marks', early, { undone: day(2) })).toEqual({ [LESSON]: { ...early, undone: day(2) } });
    expect(joined('marks', { done: day(1) }, { done: day(1) })).toEqual({ [LESSON]: { done: day(1) } });
  });

  it('keep the fields of a newer edition of the site', () => {
    expect(joined('marks', { done: day(1), later: 1 }, { done: day(2), other: 2 })).toEqual({
      [LESSON]: { done: day(2), later: 1, other: 2 },
    });
  });

  it('have the later answer', () => {
    const wrong = { correct: false, at: day(2) };
    expect(joined('answers', { correct: true, at: day(1) }, wrong)).toEqual({ [LESSON]: wrong });
  });

  it('have the later pick', () => {
    const handedIn = { values: [], at: day(2) };
    expect(joined('picks', { values: ['The ask'], at: day(1) }, handedIn)).toEqual({ [LESSON]: handedIn });
  });

  it('drop the versions of a note that were replaced, up to the last of them', () => {
    const old = { text: 'old', at: day(1), by: 'tab a' };
    const newer = { text: 'newer', at: day(3), by: 'tab a' };
    expect(
      joined(
        'notes',
        { versions: [old, newer], replaced: {} },
        { versions: [], replaced: { 'tab a': day(1) } },
      ),
    ).toEqual({ [LESSON]: { versions: [newer], replaced: { 'tab a': day(1) } } });
  });
});

describe('possibleProgress', () => {
  const version = (at: string, by = 'tab a') => ({ text: 'a', at, by });
  const late = day(11);

  it.each([
    ['marks', { done: late }],
    ['marks', { done: day(1), undone: late }],
    ['opened', late],
    ['quizzes', { best: result(4, 4, 11), last: result(3, 4, 6) }],
    ['quizzes', { best: result(4, 4, 5), last: result(3, 4, 11) }],
    ['answers', { correct: true, at: late }],
    ['notes', { versions: [version(late)], replaced: {} }],
    ['notes', { versions: [], replaced: { 'tab b': late } }],
    ['picks', { values: ['a'], at: late }],
  ])('leaves out an entry of %s whose time is too late: %o', (section, entry) => {
    const others = { opened: { 'beginner/the-pip': day(10) }, later: 1 };
    const stored = { ...others, [section]: { ...(section === 'opened' && others.opened), [LESSON]: entry } };
    const { progress, leftOut } = possibleProgress(stored, day(10));
    expect(leftOut).toEqual([LESSON]);
    expect(progress).toEqual({ ...others, ...(section !== 'opened' && { [section]: {} }) });
  });
});
