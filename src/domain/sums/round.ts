import type { RoundMark } from '@/domain/learning/progress';

/** Sums in one round. */
export const ROUND_LENGTH = 3;

const MAX_ATTEMPTS = 2;

export interface Attempt {
  /** Wrong answers. */
  readonly misses: number;
  /** The number of steps that were shown. */
  readonly hints: number;
  readonly isSolved: boolean;
  /** Whether a slip was forgiven, which doesn't count as a miss. */
  readonly hasSlipped?: boolean;
}

export const NOT_TRIED: Attempt = { misses: 0, hints: 0, isSolved: false };

/** Whether a slip would be forgiven: the first in a round is. */
export const mayForgive = (attempts: readonly Attempt[]): boolean =>
  attempts.every(({ hasSlipped = false }) => !hasSlipped);

/** Whether the sum is over: solved, missed twice, or fully shown. */
export const isOver = ({ misses, hints, isSolved }: Attempt, steps: number): boolean =>
  isSolved || misses >= MAX_ATTEMPTS || hints >= steps;

/** Passed if every sum was solved without a hint, at most one of them at the second attempt. */
export function roundMark(attempts: readonly Attempt[]): RoundMark {
  const isClean = attempts.every(({ isSolved, hints }) => isSolved && hints === 0);
  const secondTries = attempts.filter(({ misses }) => misses > 0).length;
  return isClean && attempts.length === ROUND_LENGTH && secondTries <= 1 ? 'p' : 'f';
}
