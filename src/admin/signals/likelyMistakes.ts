import { formatGmt } from '@/domain/time/days';
import { formatNumber } from '@/domain/text/groupDigits';
import type { CandleSteps } from '@/domain/signals/entry';
import { targetsReached } from '@/domain/signals/plan';
import { tryEntries } from '@/domain/signals/replay';
import { priceText, parsePriceSteps } from '@/domain/signals/prices';
import { direction, entryEdges, type Signal } from '@/domain/signals/signal';
import { entryText } from '@/content/signalWords';

/*
 * Catches likely typing errors that no rule forbids. A price more than 20 times the risk away from the planned entry
 * is beyond any target or gap. With a wide stop loss, a price ten times too small is nearer than that, so a price
 * more than 50% away counts too.
 */

const FAR_IN_R = 20;
const FAR_IN_PERCENT = 50;

/** Factors of a misplaced decimal point, in words. */
const FACTORS = [
  { factor: 10, up: 'ten times', down: 'a tenth of' },
  { factor: 100, up: 'a hundred times', down: 'a hundredth of' },
  { factor: 1000, up: 'a thousand times', down: 'a thousandth of' },
] as const;

/** Prices of one trade differ by less than this, so a price this close to a factor is off by that factor. */
const FACTOR_TOLERANCE = 1.1;

const isClose = (ratio: number): boolean => ratio < FACTOR_TOLERANCE && ratio > 1 / FACTOR_TOLERANCE;

/** How far a price is from the planned entry, as the end of a sentence; '' if close. */
function distanceWords({ issued, plan }: Signal, price: number): string {
  const nearest = Math.min(Math.max(price, plan.entryFrom), plan.entryTo);
  const away = Math.abs(price - nearest);
  const inR = away / Math.abs(entryEdges(issued, plan).far - plan.stopLoss);
  const inPercent = (100 * away) / nearest;
  if (inR <= FAR_IN_R && inPercent <= FAR_IN_PERCENT) return '';
  for (const { factor, up, down } of FACTORS) {
    if (isClose(price / nearest / factor)) return `is about ${up}`;
    if (isClose((price / nearest) * factor)) return `is about ${down}`;
  }
  return inR > FAR_IN_R
    ? `is ${formatNumber(Math.round(10 * inR) / 10)}R away from`
    : `is ${formatNumber(Math.round(inPercent))}% away from`;
}

type EventFields = Readonly<Record<string, unknown>>;

/** The prices in an entry, in form order. */
function pricesIn({ price, entryFrom, entryTo, stopLoss, targets }: EventFields): readonly string[] {
  const ofTargets = Array.isArray(targets)
    ? targets.map((target: { readonly price?: unknown }) => target.price)
    : [];
  return [price, entryFrom, entryTo, stopLoss, ...ofTargets].filter((text) => typeof text === 'string');
}

/** A cost ten times too high is usually above this share of the risk. */
const LARGE_COST_IN_R = 0.5;

function costWords({ issued, plan }: Signal, cost: unknown): readonly string[] {
  const risk = Math.abs(entryEdges(issued, plan).far - plan.stopLoss);
  return typeof cost === 'string' && plan.cost > LARGE_COST_IN_R * risk
    ? [`The cost, ${cost}, is more than half of the risk to the stop, ${priceText(risk, issued.decimals)}.`]
    : [];
}

/** A wrong year is at least this far ahead; no plan waits that long. */
const YEAR_MS = 365 * 86_400_000;

function timeWords({ plan }: Signal, { kind, validUntil, at }: EventFields, now: string): readonly string[] {
  if (typeof validUntil !== 'string') return [];
  const happenedAt = typeof at === 'string' ? at : now;
  return [
    ...(Date.parse(validUntil) - Date.parse(now) > YEAR_MS
      ? [`It is valid until ${formatGmt(validUntil)}, more than a year from now.`]
      : []),
    ...(kind === 'amended' && plan.validUntil < happenedAt
      ? [`The signal was valid until ${formatGmt(plan.validUntil)}, so it has expired.`]
      : []),
  ];
}

/** If a candle reached the stop loss, the trade ended there. */
function candleWords({ issued, state, stop }: Signal, { candles, reason }: EventFields): readonly string[] {
  if (state !== 'open' || reason === 'stop' || !Array.isArray(candles)) return [];
  const isReached = (candles as readonly CandleSteps[]).some(([, high, low]) =>
    issued.side === 'long' ? low <= stop : high >= stop,
  );
  return isReached ? [`A candle reached the stop loss, ${priceText(stop, issued.decimals)}.`] : [];
}

/** Whether a price is at a level, or beyond it on the side of the targets. */
const reaches = ({ issued }: Signal, price: unknown, level: number): boolean =>
  typeof price === 'string' &&
  direction(issued) * ((parsePriceSteps(price, issued.decimals) ?? 0) - level) >= 0;

/** An entry beyond the first target leaves nothing to gain there. */
function fillWords(signal: Signal, { kind, price }: EventFields): readonly string[] {
  const level = signal.plan.targets[0]?.price ?? 0;
  return kind === 'triggered' && reaches(signal, price, level)
    ? [`${String(price)} has already reached target 1, ${priceText(level, signal.issued.decimals)}.`]
    : [];
}

/** A partial close at a target usually has the share that the plan gives it. */
function partWords(signal: Signal, { kind, price, share }: EventFields): readonly string[] {
  const index = targetsReached(signal);
  const next = signal.plan.targets[index];
  return kind === 'partTaken' && next && next.share !== share && reaches(signal, price, next.price)
    ? [
        `${String(share)}% would close at target ${String(index + 1)}, where the plan closes ${String(next.share)}%.`,
      ]
    : [];
}

/** Partial closes that were forgotten can't be added to a signal's result later. */
function closeWords({ state, left, plan }: Signal, { kind, reason }: EventFields): readonly string[] {
  const planned = plan.targets.at(-1)?.share ?? 100;
  return state === 'open' && kind === 'closed' && reason === 'target' && left > planned
    ? [
        `All that is left, ${String(left)}%, would close at the last target, where the plan closes ${String(planned)}%. Record the partial closes at the earlier targets first.`,
      ]
    : [];
}

/** Likely mistakes that depend on what has happened to the signal so far */
const eventWords = (signal: Signal, fields: EventFields): readonly string[] => [
  ...candleWords(signal, fields),
  ...fillWords(signal, fields),
  ...partWords(signal, fields),
  ...closeWords(signal, fields),
];

/** The likely mistakes that a correction adds to those of the update it corrects */
function correctionWords({ effective }: Signal, { entry: id, price, share }: EventFields): readonly string[] {
  const index = effective.findIndex((entry) => entry.id !== '' && entry.id === id);
  const entry = effective[index];
  const { signal: before } = tryEntries(null, effective.slice(0, Math.max(index, 1)));
  if (entry === undefined || before === null) return [];
  const known = eventWords(before, entry);
  const corrected = {
    ...entry,
    ...(price !== undefined && { price }),
    ...(share !== undefined && { share }),
  };
  return eventWords(before, corrected).filter((words) => !known.includes(words));
}

/**
 * The likely mistakes to confirm before a signal is issued or an event recorded.
 * @param fields of the new entry
 * @param now ISO 8601
 */
export const likelyMistakesIn = (signal: Signal, fields: EventFields, now: string): readonly string[] => [
  ...pricesIn(fields).flatMap((text) => {
    const steps = parsePriceSteps(text, signal.issued.decimals);
    const words = steps === null || steps === 0 ? '' : distanceWords(signal, steps);
    return words === '' ? [] : [`${text} ${words} the planned entry, ${entryText(signal)}.`];
  }),
  ...costWords(signal, fields.cost),
  ...timeWords(signal, fields, now),
  ...(fields.kind === 'corrected' ? correctionWords(signal, fields) : eventWords(signal, fields)),
];

/** The question to ask before an event is recorded; '' for none. */
export function mistakeQuestion(...of: Parameters<typeof likelyMistakesIn>): string {
  const slips = likelyMistakesIn(...of);
  return slips.length === 0 ? '' : [...slips, 'Is that right?'].join(' ');
}
