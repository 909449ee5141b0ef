import fc from 'fast-check';
import type { NoteVersion, QuizResult, StoredProgress } from '@/domain/learning/progress';

/** A moment on a day of January 2026, at noon. */
export const day = (date: number): string => new Date(Date.UTC(2026, 0, date, 12)).toISOString();

/** Few of each, so that two records often have the same. */
const anyTime = fc.integer({ min: 1, max: 4 }).map(day);
const anyId = fc.constantFrom('beginner/two-prices', 'beginner/the-pip', 'a');
const anyTab = fc.constantFrom('tab a', 'tab b');

const anyResult: fc.Arbitrary<QuizResult> = fc
  .record({ of: fc.constantFrom(4, 8), wrong: fc.nat(3), at: anyTime, revision: fc.constantFrom(1, 2) })
  .map(({ wrong, of, ...rest }) => ({ ...rest, of, correct: of - wrong }));

const anyVersion: fc.Arbitrary<NoteVersion> = fc.record({
  text: fc.constantFrom('one', 'two', ''),
  at: anyTime,
  by: anyTab,
});

/** What a newer edition may have added, or damage. */
const foreign: fc.Arbitrary<unknown> = fc.constantFrom(null, 1, 'x', [], { a: 1 }, { at: 'never' }, true);

const withForeign = <T extends object>(entry: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: entry },
    { weight: 1, arbitrary: fc.tuple(entry, foreign).map(([known, more]) => ({ ...known, more })) },
    { weight: 1, arbitrary: foreign },
  );

const section = (entry: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.dictionary(anyId, entry, { maxKeys: 3, noNullPrototype: true }) },
    { weight: 1, arbitrary: foreign },
  );

/** Progress as it may be stored: whole, partly damaged, or from an edition that knows more. */
export const anyStoredProgress: fc.Arbitrary<StoredProgress> = fc.record(
  {
    version: fc.constantFrom(1, 2, 'x'),
    marks: section(
      withForeign(
        fc.record(
          { done: anyTime, undone: anyTime, revision: fc.constantFrom(1, 2) },
          { requiredKeys: [], noNullPrototype: true },
        ),
      ),
    ),
    opened: section(fc.oneof(anyTime, foreign)),
    quizzes: section(withForeign(fc.record({ best: anyResult, last: anyResult }, { noNullPrototype: true }))),
    answers: section(
      withForeign(fc.record({ correct: fc.boolean(), at: anyTime }, { noNullPrototype: true })),
    ),
    notes: section(
      withForeign(
        fc.record(
          {
            versions: fc.array(anyVersion, { maxLength: 3 }),
            replaced: fc.dictionary(anyTab, anyTime, { maxKeys: 2, noNullPrototype: true }),
          },
          { noNullPrototype: true },
        ),
      ),
    ),
    picks: section(
      withForeign(
        fc.record(
          { values: fc.array(fc.constantFrom('one', 'two'), { maxLength: 2 }), at: anyTime },
          { noNullPrototype: true },
        ),
      ),
    ),
    skills: section(
      fc.oneof(
        fc.dictionary(fc.constantFrom('2026-01-01', '2026-01-02'), fc.constantFrom('p', 'f'), {
          noNullPrototype: true,
        }),
        foreign,
      ),
    ),
    replays: section(
      fc.oneof(
        fc.record({ side: fc.constant('out'), at: anyTime }, { noNullPrototype: true }),
        fc.record(
          { side: fc.constantFrom('buy', 'sell'), stop: fc.nat(2), target: fc.nat(2), at: anyTime },
          { noNullPrototype: true },
        ),
        foreign,
      ),
    ),
    later: foreign,
  },
  { requiredKeys: [], noNullPrototype: true },
);

const clearedElsewhere = () => {
  localStorage.clear();
  globalThis.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
};

/** Makes this tab forget its progress, as if another one had cleared everything: also what it could not store yet. */
export function forgetProgress(): void {
  globalThis.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  clearedElsewhere();
}
