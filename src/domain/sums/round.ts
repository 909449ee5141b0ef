/** Sums in one round. */
export const ROUND_LENGTH = 3;

const MOST_TRIES = 2;

/** What a learner has done with one sum so far. */
export interface Attempt {
  /** Wrong answers. */
  readonly misses: number;
  /** Steps of the way that were shown. */
  readonly hints: number;
  readonly isSolved: boolean;
}

export const NOT_TRIED: Attempt = { misses: 0, hints: 0, isSolved: false };

/** Whether the sum is over: solved, missed twice, or shown to its last step. */
export const isOver = ({ misses, hints, isSolved }: Attempt, steps: number): boolean =>
  isSolved || misses >= MOST_TRIES || hints >= steps;

/** `p` for a round that passes: every sum solved without a hint, one of them at the second try at most. */
export type RoundMark = 'p' | 'f';

export function roundMark(attempts: readonly Attempt[]): RoundMark {
  const isClean = attempts.every(({ isSolved, hints }) => isSolved && hints === 0);
  const secondTries = attempts.filter(({ misses }) => misses > 0).length;
  return isClean && attempts.length === ROUND_LENGTH && secondTries <= 1 ? 'p' : 'f';
}
