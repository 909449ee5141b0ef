import { div, exact, sum, toNumber, type Fraction } from '@/domain/numbers/exact';
import { chanceOfAtMost, wilsonInterval } from '@/domain/numbers/statistics';
import type { ReplayOutcome } from './replays';

export interface TalliedTrade extends Pick<ReplayOutcome, 'end' | 'r'> {
  /** The distance of the target in units of the risk. */
  readonly ratio: Fraction;
  readonly isBeyondTurn: boolean;
  readonly isTwiceTheRisk: boolean;
}

/** With fewer trades only counts are shown. */
const MIN_TRADES = 5;
const TAIL_PROBABILITY = 0.05;

const mean = (values: readonly Fraction[]): Fraction => div(sum(values), exact(values.length));

/** The counts to expect from chance alone; null with too few trades. */
function chanceOf(trades: readonly TalliedTrade[], targets: number) {
  const shares = wilsonInterval(targets, trades.length);
  if (trades.length < MIN_TRADES || !shares) return null;
  const meanRatio = mean(trades.map(({ ratio }) => ratio));
  const share = 1 / (1 + toNumber(meanRatio));
  const counts = Array.from({ length: trades.length + 1 }, (_, count) => count);
  const atMost = (count: number) => chanceOfAtMost(count, trades.length, share);
  const from = counts.find((count) => atMost(count) > TAIL_PROBABILITY) ?? 0;
  const to = counts.find((count) => atMost(count) >= 1 - TAIL_PROBABILITY) ?? trades.length;
  return {
    meanR: mean(trades.map(({ r }) => r)),
    meanRatio,
    /** From the fewest to the most targets that chance alone reaches in nine out of ten cases. */
    from,
    to,
    isUsual: targets >= from && targets <= to,
    /** The shares of targets reached, between 0 and 1, that are compatible with the count. */
    shares,
  };
}

export function tallyOf(trades: readonly TalliedTrade[]) {
  const count = (isCounted: (trade: TalliedTrade) => boolean) => trades.filter(isCounted).length;
  const targets = count(({ end }) => end === 'target');
  return {
    traded: trades.length,
    targets,
    stops: count(({ end }) => end === 'stop'),
    late: count(({ end }) => end === 'time'),
    beyondTurn: count(({ isBeyondTurn }) => isBeyondTurn),
    twiceTheRisk: count(({ isTwiceTheRisk }) => isTwiceTheRisk),
    chance: chanceOf(trades, targets),
  };
}

export type Tally = Readonly<ReturnType<typeof tallyOf>>;
