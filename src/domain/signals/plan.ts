import { countOf } from '@/domain/grouped';
import type { EntryOf, IssuedEntry } from './entry';
import { priceText, stepsOf } from './prices';
import { refuse, refuseIf } from './refusal';
import { direction, edges, type Plan, type Signal, type Target } from './signal';

type Instrument = Pick<IssuedEntry, 'instrument' | 'decimals'>;

const isNegative = (text: string): boolean => /^[-−–]/.test(text);

/** The steps of a text. @throws RefusedEntryError for one with other decimals */
function stepsIn(text: string, { instrument, decimals }: Instrument): number {
  const steps = stepsOf(text, decimals);
  if (steps !== null) return steps;
  const meant = Number(text) > 0 ? Number(text) : 1;
  refuse(`${instrument} is written with ${String(decimals)} decimals, such as ${meant.toFixed(decimals)}.`);
}

/** The steps of a cost, which may be nothing. @throws RefusedEntryError */
function costIn(text: string, instrument: Instrument): number {
  refuseIf(isNegative(text), `The cost is nothing or more: ${text} is less.`);
  return stepsIn(text, instrument);
}

/** The steps of a price, which is more than nothing. @throws RefusedEntryError */
export function priceIn(text: string, instrument: Instrument): number {
  const tooSmall = `A price of ${instrument.instrument} is more than nothing: ${text} is not.`;
  refuseIf(isNegative(text), tooSmall);
  const steps = stepsIn(text, instrument);
  refuseIf(steps === 0, tooSmall);
  return steps;
}

function checkLength(what: string, text: string, min: number, max: number): void {
  const { length } = text.trim();
  refuseIf(
    length < min || length > max,
    `${what} has ${countOf(length, 'character')}. It needs ${String(min)} to ${String(max)}.`,
  );
}

function checkTargets(targets: readonly Target[], entry: number, d: 1 | -1): void {
  refuseIf(targets.length < 1 || targets.length > 3, 'A signal has one to three targets.');
  let before = entry;
  for (const [index, { price }] of targets.entries()) {
    refuseIf(
      d * (price - before) <= 0,
      index === 0
        ? 'Target 1 does not lie beyond the entry: for a buy it lies above it, for a sell below it.'
        : `Target ${String(index + 1)} is no further than target ${String(index)}. Targets go away from the entry, the nearest first.`,
    );
    before = price;
  }
  const sum = targets.reduce((total, { share }) => total + share, 0);
  refuseIf(sum !== 100, `The shares add up to ${String(sum)}%. They must make 100%.`);
}

/** @throws RefusedEntryError for a plan that no trade can follow, or whose words are too short or too long */
function checkPlan(plan: Plan, issued: IssuedEntry, writtenAt: string): void {
  const d = direction(issued);
  const { near, far } = edges(issued, plan);
  refuseIf(plan.entryFrom > plan.entryTo, 'The entry zone runs from its lower price to its higher one.');
  refuseIf(
    d * (near - plan.stopLoss) <= 0,
    'The stop loss stands on the wrong side: for a buy it lies below the entry, for a sell above it.',
  );
  checkTargets(plan.targets, far, d);
  refuseIf(
    plan.validUntil <= writtenAt,
    'The entry is valid until a time before it was written. Enter a later one.',
  );
  checkLength('The reason', plan.reason, 20, 600);
  checkLength('What would prove it wrong', plan.invalidation, 10, 300);
}

const targetsIn = (targets: EntryOf<'issued'>['targets'], instrument: Instrument): Target[] =>
  targets.map(({ price, share }) => ({ price: priceIn(price, instrument), share }));

/** What must not be blank in an issued signal, and what to do where it is. */
const REQUIRED = {
  instrument: 'The instrument is missing. Say what is traded.',
  timeframe: 'The timeframe is missing. Say which chart the idea was found on.',
  source: 'The source is missing. Say where the prices come from.',
  interest: 'The interest is missing. Say what the author and the firm hold, or that they hold nothing.',
} as const;

/** The plan of a new signal. @throws RefusedEntryError */
export function issuedPlan(issued: IssuedEntry): Plan {
  for (const [field, sentence] of Object.entries(REQUIRED))
    refuseIf(issued[field as keyof typeof REQUIRED].trim() === '', sentence);
  refuseIf(!/^[A-Z]{3}$/.test(issued.quote), 'A currency has three letters, such as USD.');
  checkLength('The remark', issued.remark, 0, 46);
  const plan: Plan = {
    entryFrom: priceIn(issued.entryFrom, issued),
    entryTo: priceIn(issued.entryTo, issued),
    stopLoss: priceIn(issued.stopLoss, issued),
    targets: targetsIn(issued.targets, issued),
    cost: costIn(issued.cost, issued),
    validUntil: issued.validUntil,
    reason: issued.reason,
    invalidation: issued.invalidation,
  };
  checkPlan(plan, issued, issued.at);
  return plan;
}

/** How many targets, from the nearest, a part has been taken at or beyond. */
const targetsReached = ({ issued, plan, exits }: Signal): number =>
  plan.targets.filter(({ price }) => exits.some((exit) => direction(issued) * (exit.price - price) >= 0))
    .length;

const AMENDABLE = [
  'entryFrom',
  'entryTo',
  'stopLoss',
  'targets',
  'validUntil',
  'reason',
  'invalidation',
] as const;

/** The plan with an amendment. @throws RefusedEntryError */
export function amendedPlan(signal: Signal, amended: EntryOf<'amended'>): Plan {
  const { issued, plan, state, number } = signal;
  const changed = AMENDABLE.filter((field) => amended[field] !== undefined);
  refuseIf(changed.length === 0, 'Nothing is amended. Change what is to be different.');
  const price = (text: string | undefined, before: number) =>
    text === undefined ? before : priceIn(text, issued);
  const next: Plan = {
    entryFrom: price(amended.entryFrom, plan.entryFrom),
    entryTo: price(amended.entryTo, plan.entryTo),
    stopLoss: price(amended.stopLoss, plan.stopLoss),
    targets: amended.targets === undefined ? plan.targets : targetsIn(amended.targets, issued),
    cost: plan.cost,
    validUntil: amended.validUntil ?? plan.validUntil,
    reason: amended.reason ?? plan.reason,
    invalidation: amended.invalidation ?? plan.invalidation,
  };
  if (state === 'waiting') {
    checkPlan(next, issued, amended.validUntil === undefined ? issued.at : amended.at);
    return next;
  }
  refuseIf(
    changed.some((field) => field !== 'targets'),
    `Signal ${String(number)} is open. Only targets that are not yet reached can be amended; a stop is moved by an entry of its own.`,
  );
  const isKept = (target: Target, index: number) =>
    next.targets[index]?.price === target.price && next.targets[index].share === target.share;
  refuseIf(
    !plan.targets.slice(0, targetsReached(signal)).every(isKept),
    'A target that was reached stays as it was. Change only those still to come.',
  );
  checkTargets(next.targets, edges(issued, plan).far, direction(issued));
  return next;
}

/** Reward to risk of the plan at the worse edge of its zone, in hundredths; each target counts with its share. */
export function plannedReward({ issued, plan }: Signal): number {
  const { far } = edges(issued, plan);
  const risk = Math.abs(far - plan.stopLoss);
  const reward = plan.targets.reduce((sum, { price, share }) => sum + share * Math.abs(price - far), 0);
  return Math.floor((2 * reward + risk) / (2 * risk));
}

/** A price of the signal's instrument in its own decimals. */
export const priceOf = ({ issued }: Pick<Signal, 'issued'>, steps: number): string =>
  priceText(steps, issued.decimals);
