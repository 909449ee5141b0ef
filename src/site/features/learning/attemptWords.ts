import type { Attempt } from '@/domain/sums/round';

export function attemptWords({ misses, hints, isSolved }: Attempt): string {
  if (!isSolved) return 'Not solved';
  if (hints > 0) return 'Solved with a hint';
  return misses > 0 ? 'Solved on the second try' : 'Solved first time';
}
