import {
  replayOutcome,
  statedPlan,
  type ReplayOutcome,
  type ReplayRest,
  type ReplayStart,
  type TradePlan,
} from '@/domain/practice/replays';
import type { ChartDecision } from './chartDraft';

interface PlayedPlan {
  readonly plan: TradePlan;
  readonly outcome: ReplayOutcome;
}

/** How the learner did, compared with buying and selling. */
export interface Comparison {
  readonly start: ReplayStart;
  readonly decided: ChartDecision;
  /** Null for staying out. */
  readonly own: PlayedPlan | null;
  readonly buyer: PlayedPlan;
  readonly seller: PlayedPlan;
}

/** Null before the last candle has been played. */
export function comparisonOf(
  start: ReplayStart | null,
  rest: ReplayRest | null,
  decided: ChartDecision | null,
  played: number,
): Comparison | null {
  if (!start || !rest || !decided || played < rest.candles.length) return null;
  const follow = (plan: TradePlan): PlayedPlan => ({ plan, outcome: replayOutcome(plan, rest) });
  return {
    start,
    decided,
    own: decided.side === 'out' ? null : follow(decided),
    buyer: follow(statedPlan('buy', start)),
    seller: follow(statedPlan('sell', start)),
  };
}

/** All four results, in the order of the bars and the table. */
export const comparisonRows = ({ own, buyer, seller }: Comparison) => [
  { who: 'You', result: own },
  { who: 'A buyer', result: buyer },
  { who: 'A seller', result: seller },
  { who: 'A bystander', result: null },
];
