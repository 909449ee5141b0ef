import { closedResult } from '@/domain/signals/results';
import { direction, entryEdges, type Signal } from '@/domain/signals/signal';

/*
 * A signal on the scale of R that all signals share: losses to the left of the entry, gains to the right.
 * Positions are percentages of the ruler's width.
 */

const MIN_R = -1.55;
const MAX_R = 3.2;

const clamp = (percent: number): number => Math.min(Math.max(percent, 0), 100);

export const positionOfR = (r: number): number =>
  Math.round(clamp(((r - MIN_R) / (MAX_R - MIN_R)) * 100) * 100) / 100;

export interface RulerSpan {
  readonly from: number;
  readonly width: number;
}

const stretchBetween = (a: number, b: number): RulerSpan => ({
  from: Math.min(a, b),
  width: Math.round(Math.abs(a - b) * 100) / 100,
});

/** Converts a signal's prices to R, measured from its entry or, before that, from the worse edge of its entry zone. */
export function priceToR({ issued, plan, fill }: Signal): (price: number) => number {
  const base = fill?.price ?? entryEdges(issued, plan).far;
  const risk = fill?.risk ?? Math.abs(base - plan.stopLoss);
  return (price) => (direction(issued) * (price - base)) / risk;
}

/** @param latest the latest price, for the result so far of an open signal */
export function rulerOf(signal: Signal, latest?: number) {
  const { plan, fill, stop, exits, state } = signal;
  const inUnits = priceToR(signal);
  const base = fill?.price ?? entryEdges(signal.issued, plan).far;
  const place = (price: number) => positionOfR(inUnits(price));
  const entry = positionOfR(0);
  const targets = plan.targets
    .filter(({ price }) => inUnits(price) <= MAX_R)
    .map(({ price }) => ({
      place: place(price),
      isReached: exits.some((exit) => inUnits(exit.price) >= inUnits(price)),
    }));
  const all = [...plan.targets, ...exits].map(({ price }) => inUnits(price));
  return {
    entry,
    stop: place(stop),
    targets,
    /** The closed parts, whose thickness is their share of the position. */
    parts: exits.map(({ price, share }, index) => ({
      ...stretchBetween(entry, place(price)),
      share,
      /** The sum of the shares closed before this part. */
      before: exits.slice(0, index).reduce((sum, exit) => sum + exit.share, 0),
      isGain: inUnits(price) > 0,
    })),
    /** The open part, from the current stop to the last target; null if nothing is open. */
    open:
      state === 'open'
        ? {
            // A stop beyond the entry risks nothing.
            loss: stretchBetween(Math.min(place(stop), entry), entry),
            reward: stretchBetween(entry, place(plan.targets.at(-1)?.price ?? base)),
          }
        : null,
    /** The result so far, from the entry to the latest price. */
    now:
      state === 'open' && latest !== undefined
        ? { ...stretchBetween(entry, place(latest)), isGain: inUnits(latest) > 0 }
        : null,
    isEntered: closedResult(signal) !== null || state === 'open',
    /** Whether something lies beyond the left or right end. */
    isCutBelow: Math.min(...all) < MIN_R,
    isCutAbove: Math.max(...all) > MAX_R,
  };
}
