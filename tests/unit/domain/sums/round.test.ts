import { expect, it } from 'vitest';
import { isOver, mayForgive, NOT_TRIED, roundMark, type Attempt } from '@/domain/sums/round';

const solved: Attempt = { ...NOT_TRIED, isSolved: true };
const second: Attempt = { ...solved, misses: 1 };
const helped: Attempt = { ...solved, hints: 1 };
const missed: Attempt = { ...NOT_TRIED, misses: 2 };

it.each([
  ['three sums solved first time', [solved, solved, solved], 'p'],
  ['one solved on the second try', [solved, second, solved], 'p'],
  ['one forgiven slip and one second try', [{ ...solved, hasSlipped: true }, second, solved], 'p'],
  ['two solved on the second try', [second, second, solved], 'f'],
  ['one solved with a hint', [solved, solved, helped], 'f'],
  ['one missed twice', [missed, solved, solved], 'f'],
  ['only two sums', [solved, solved], 'f'],
] as const)('decides whether a round with %s is passed', (_, attempts, mark) => {
  expect(roundMark(attempts)).toBe(mark);
});

it('ends a sum when solved, missed twice or fully revealed', () => {
  const endings = [
    NOT_TRIED,
    second,
    { ...NOT_TRIED, misses: 1, hints: 2 },
    missed,
    { ...NOT_TRIED, hints: 3 },
  ];
  expect(endings.map((attempt) => isOver(attempt, 3))).toEqual([false, true, false, true, true]);
});

it('forgives one slip in a round', () => {
  expect(
    [
      [solved, NOT_TRIED],
      [{ ...solved, hasSlipped: true }, NOT_TRIED],
    ].map(mayForgive),
  ).toEqual([true, false]);
});
