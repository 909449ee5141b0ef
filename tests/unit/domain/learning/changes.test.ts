import { expect, it } from 'vitest';
import { withAnswer, withNote, withRound } from '@/domain/learning/changes';
import { NO_PROGRESS, progressIn } from '@/domain/learning/progress';
import { noonOn } from '../../../support/progress';

const QUESTION = 'beginner/two-prices/first';
const LESSON = 'beginner/two-prices';
const now = Date.parse(noonOn(5));

it('dates an answer by the clock, but never before the previous answer', () => {
  const datesAfter = (answers: object) => withAnswer(progressIn({ answers }), QUESTION, false, now).answers;
  expect(datesAfter({})).toEqual({ [QUESTION]: { correct: false, at: noonOn(5) } });
  expect(datesAfter({ [QUESTION]: { correct: true, at: noonOn(9) } })).toEqual({
    [QUESTION]: { correct: false, at: '2026-01-09T12:00:00.001Z' },
  });
});

it('records the later date when a note replaces two versions from one tab', () => {
  const early = { text: 'early', at: noonOn(1), by: 'tab a' };
  const late = { text: 'late', at: noonOn(2), by: 'tab a' };
  const note = { text: 'new', by: 'tab b' };
  for (const over of [
    [early, late],
    [late, early],
  ])
    expect(withNote(NO_PROGRESS, LESSON, { ...note, over }, now)).toEqual({
      version: 1,
      notes: { [LESSON]: { versions: [{ ...note, at: noonOn(5) }], replaced: { 'tab a': noonOn(2) } } },
    });
});

it('keeps a passed round when a later one on the same day is failed', () => {
  const passed = progressIn(withRound(NO_PROGRESS, 'pip-value/1', '2026-11-28', 'p'));
  expect(withRound(passed, 'pip-value/1', '2026-11-28', 'f')).toEqual(
    withRound(passed, 'pip-value/1', '2026-11-28', 'p'),
  );
  expect(progressIn(withRound(passed, 'pip-value/1', '2026-11-29', 'f')).skills).toEqual({
    'pip-value/1': { '2026-11-29': 'f' },
  });
});
