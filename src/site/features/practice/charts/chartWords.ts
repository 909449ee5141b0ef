import { decimal } from '@/content/format';
import { practiceCharts } from '@/content/practiceCharts';
import { countOf, groupDigits } from '@/domain/text/groupDigits';
import { sign, toFixed } from '@/domain/numbers/exact';
import { formatFixed } from '@/domain/numbers/numberText';
import type { Decision } from '@/domain/learning/progress';
import type { Claim } from '@/domain/practice/replayClaims';
import { HIDDEN_CANDLES, type ReplayOutcome, type PlanChecks } from '@/domain/practice/replays';
import type { Tally } from '@/domain/practice/tally';

/* Nothing here praises or blames a result: comments are about rules, and the tally is about chance. */

export type PriceText = (points: number) => string;

export const rText = ({ r }: Pick<ReplayOutcome, 'r'>): string => groupDigits(toFixed(r, 2));

/** Such as `+1.05R` or `−1.00R`. */
export const signedR = (outcome: Pick<ReplayOutcome, 'r'>): string =>
  `${sign(outcome.r) > 0 ? '+' : ''}${rText(outcome)}R`;

export const toneOf = ({ r }: Pick<ReplayOutcome, 'r'>): 'gain' | 'loss' | undefined =>
  sign(r) === 0 ? undefined : sign(r) > 0 ? 'gain' : 'loss';

/** What to call the learner's own result. */
export const ownResultLabels: Readonly<Record<ReplayOutcome['end'], string>> = {
  target: 'At your target',
  stop: 'At your stop',
  time: 'At the last price',
};

export const endWords = ({ end }: ReplayOutcome): string => (end === 'time' ? 'last price' : end);

/** The status line for the candle in which the learner's own trade ends. */
export const ownTradeEndWords = (outcome: ReplayOutcome, price: PriceText): string =>
  outcome.end === 'time'
    ? `Your trade ended with the last candle at ${price(outcome.price)}: ${rText(outcome)}R.`
    : `Your ${outcome.end} was reached, at ${price(outcome.price)}: ${rText(outcome)}R.`;

/** States how a plan turned out, without judging it. */
export function planOutcomeWords(
  who: 'buyer' | 'seller',
  { end, candle, targetLater }: ReplayOutcome,
): string {
  const leaving = who === 'buyer' ? 'bid' : 'ask';
  if (end === 'time')
    return `Neither the ${who}’s stop nor the target was reached in ${String(HIDDEN_CANDLES)} candles.`;
  const reached = `On candle ${String(candle)} the ${leaving} reached the ${who}’s ${end}.`;
  return targetLater === null
    ? reached
    : `${reached} It reached the target ${targetLater === candle ? 'later in the same candle' : `on candle ${String(targetLater)}`}.`;
}

export function claimWords(claim: Claim, price: PriceText): string {
  if (!('swings' in claim))
    return claim.kind === 'trendUp'
      ? 'The last two swing highs and lows rise, and the close is in the lower half between them.'
      : 'The last two swing highs and lows fall, and the close is in the upper half between them.';
  const { kind, from, to, swings } = claim;
  const isHigh = kind === 'breakUp' || kind === 'touchResistance';
  const zone = `a zone of ${countOf(swings.length, isHigh ? 'swing high' : 'swing low')}, ${price(from)}–${price(to)}`;
  switch (kind) {
    case 'breakUp':
      return `The last candle is the first to close above ${zone}.`;
    case 'breakDown':
      return `The last candle is the first to close below ${zone}.`;
    case 'touchResistance':
      return `The last candle reaches ${zone}, and closes below it.`;
    case 'touchSupport':
      return `The last candle reaches ${zone}, and closes above it.`;
    default:
      return kind satisfies never;
  }
}

export const NO_CLAIM_MESSAGE =
  'Nothing that the rules look for: no zone touched or broken, and no pullback in a trend.';

/** Checks a plan against the rules, whatever happened next. */
export function planCheckWords({
  isBeyondTurn,
  isTwiceTheRisk,
  isWithinSpreads,
}: PlanChecks): readonly string[] {
  return [
    isBeyondTurn
      ? 'Your stop was beyond the last swing.'
      : "Your stop wasn't beyond the last swing: an ordinary move could reach it.",
    isTwiceTheRisk
      ? 'Your target was at twice the risk or more.'
      : 'Your target was at less than twice the risk.',
    ...(isWithinSpreads ? ['Your stop was within three spreads: the spread alone nearly reaches it.'] : []),
  ];
}

export const decisionWords: Readonly<Record<Decision['side'], string>> = {
  buy: 'bought',
  sell: 'sold',
  out: 'stayed out',
};

const percent = (share: number) => `${decimal(share * 100)}%`;

/** The tally of all first decisions: counts, and what to expect by chance. */
export function tallyWords(tally: Tally, decided: number): readonly string[] {
  const { traded, targets, stops, late, beyondTurn, twiceTheRisk, chance } = tally;
  const of = (count: number) => `${String(count)} of ${String(traded)}`;
  const counts = `${countOf(decided, 'chart')}: you traded ${String(traded)} and stayed out of ${String(decided - traded)}.`;
  if (traded === 0) return [counts];
  const ended = `${String(targets)} reached the target, ${String(stops)} the stop, ${String(late)} ran out of time`;
  const kept = `Your stop was beyond the last swing in ${of(beyondTurn)}, the target at twice the risk or more in ${of(twiceTheRisk)}.`;
  if (!chance) return [`${counts} Of those ${String(traded)}, ${ended}.`, kept];
  const { meanR, meanRatio, from, to, isUsual, shares } = chance;
  return [
    `${counts} Of those ${String(traded)}, ${ended}; on average ${formatFixed(meanR, 2)}R.`,
    `Somebody tossing a coin at 1:${toFixed(meanRatio, 1)} would reach the target between ${String(from)} and ${String(to)} times in ${String(traded)}, nine times out of ten. ${
      isUsual
        ? 'So this says nothing about your choice of charts yet.'
        : `A count like yours comes up less than one time in twenty. Over ${String(practiceCharts.length)} charts that can still be luck.`
    } It is consistent with any share of targets from ${percent(shares.low)} to ${percent(shares.high)}.`,
    kept,
  ];
}
