import { countOf } from '@/domain/grouped';
import type { EntryOf, IssuedEntry } from './entry';
import { priceText, stepsOf } from './prices';
import { refuse, refuseIf, type FieldProblem } from './refusal';
import { direction, edges, type Plan, type Signal, type Target } from './signal';

type Instrument = Pick<IssuedEntry, 'instrument' | 'decimals'>;

const TARGET_FIELDS = ['target1', 'target2', 'target3'] as const;

/** Price fields by their form names. */
export type PriceField =
  | 'price'
  | 'entryFrom'
  | 'entryTo'
  | 'stopLoss'
  | 'cost'
  | (typeof TARGET_FIELDS)[number];

const PRICE_NAMES: Readonly<Record<PriceField, string>> = {
  price: 'Price',
  entryFrom: 'Entry',
  entryTo: 'Entry to',
  stopLoss: 'Stop loss',
  cost: 'Cost',
  target1: 'Target 1',
  target2: 'Target 2',
  target3: 'Target 3',
};

const targetField = (index: number): PriceField => TARGET_FIELDS[index] ?? 'target3';

/** The problem with a price, or with a cost, which is optional; '' for none. */
function priceRefusal(text: string, field: PriceField, { instrument, decimals }: Instrument): string {
  const steps = stepsOf(text, decimals);
  if (steps !== null && (steps > 0 || field === 'cost')) return '';
  const name = PRICE_NAMES[field];
  const meant = Number(text) > 0 ? Number(text) : 1;
  const form = `${countOf(decimals, 'decimal')}, such as ${meant.toFixed(decimals)}`;
  if (text === '') return `${name} is missing. Enter a price with ${form}.`;
  const isNegative = /^[-−–]/.test(text);
  if (isNegative && field === 'cost') return `The cost must be zero or more: ${text} is less.`;
  return isNegative || steps === 0
    ? `${name}: a price of ${instrument} must be more than zero, and ${text} is not.`
    : `${name}: ${instrument} is written with ${form}.`;
}

/** The problems with these prices in the record's format. */
export const priceProblems = (
  prices: readonly (readonly [PriceField, string])[],
  instrument: Instrument,
): readonly FieldProblem[] =>
  prices
    .map(([field, text]) => ({ field, sentence: priceRefusal(text, field, instrument) }))
    .filter(({ sentence }) => sentence !== '');

/**
 * A price or cost in steps.
 * @throws RefusedEntryError
 */
export function priceIn(text: string, field: PriceField, instrument: Instrument): number {
  const refusal = priceRefusal(text, field, instrument);
  refuseIf(refusal !== '', refusal, field);
  return stepsOf(text, instrument.decimals) ?? 0;
}

function checkLength(field: string, what: string, text: string, min: number, max: number): void {
  const { length } = text.trim();
  if (length < min || length > max)
    refuse(`${what} has ${countOf(length, 'character')}. It needs ${String(min)} to ${String(max)}.`, field);
}

function checkTargets(targets: readonly Target[], entry: number, d: 1 | -1): void {
  refuseIf(targets.length < 1 || targets.length > 3, 'A signal has one to three targets.', targetField(0));
  let before = entry;
  for (const [index, { price }] of targets.entries()) {
    refuseIf(
      d * (price - before) <= 0,
      index === 0
        ? 'Target 1 is not beyond the entry: it must be above it for a buy and below it for a sell.'
        : `Target ${String(index + 1)} is no further than target ${String(index)}. Each target must be further from the entry than the one before.`,
      targetField(index),
    );
    before = price;
  }
  const sum = targets.reduce((total, { share }) => total + share, 0);
  refuseIf(sum !== 100, `The shares add up to ${String(sum)}%. They must make 100%.`, 'share1');
}

/** @throws RefusedEntryError for a plan that can't be traded, or with texts that are too short or too long */
function checkPlan(plan: Plan, issued: IssuedEntry, writtenAt: string): void {
  const d = direction(issued);
  const { near, far } = edges(issued, plan);
  refuseIf(
    plan.entryFrom > plan.entryTo,
    'The entry zone must run from its lower price to its higher one.',
    'entryFrom',
  );
  refuseIf(
    d * (near - plan.stopLoss) <= 0,
    'The stop loss is on the wrong side: it goes below the entry for a buy and above it for a sell.',
    'stopLoss',
  );
  checkTargets(plan.targets, far, d);
  refuseIf(
    plan.validUntil <= writtenAt,
    'The signal expires before it was written. Enter a later time.',
    'validUntil',
  );
  checkLength('reason', 'The reason', plan.reason, 20, 600);
  checkLength('invalidation', 'What would prove it wrong', plan.invalidation, 10, 300);
}

const targetsIn = (targets: EntryOf<'issued'>['targets'], instrument: Instrument): Target[] =>
  targets.map(({ price, share }, index) => ({
    price: priceIn(price, targetField(index), instrument),
    share,
  }));

/** The required fields of an issued signal, each with advice. */
const REQUIRED = {
  instrument: 'The instrument is missing. Say what is traded.',
  timeframe: 'The timeframe is missing. Say which chart the idea was found on.',
  source: 'The source is missing. Say where the prices come from.',
  interest: 'The interest is missing. Say what the author and the firm hold, or that they hold nothing.',
} as const;

/**
 * The plan of a new signal.
 * @throws RefusedEntryError
 */
export function issuedPlan(issued: IssuedEntry): Plan {
  for (const [field, sentence] of Object.entries(REQUIRED))
    refuseIf(issued[field as keyof typeof REQUIRED].trim() === '', sentence, field);
  refuseIf(!/^[A-Z]{3}$/.test(issued.quote), 'A currency has three letters, such as USD.', 'quote');
  checkLength('remark', 'The remark', issued.remark, 0, 46);
  const plan: Plan = {
    entryFrom: priceIn(issued.entryFrom, 'entryFrom', issued),
    entryTo: priceIn(issued.entryTo, 'entryTo', issued),
    stopLoss: priceIn(issued.stopLoss, 'stopLoss', issued),
    targets: targetsIn(issued.targets, issued),
    cost: priceIn(issued.cost, 'cost', issued),
    validUntil: issued.validUntil,
    reason: issued.reason,
    invalidation: issued.invalidation,
  };
  checkPlan(plan, issued, issued.at);
  return plan;
}

/** The number of targets, nearest first, at or beyond which a part has been closed. */
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

/**
 * The plan after an amendment.
 * @throws RefusedEntryError
 */
export function amendedPlan(signal: Signal, amended: EntryOf<'amended'>): Plan {
  const { issued, plan, state, number } = signal;
  const changed = AMENDABLE.filter((field) => amended[field] !== undefined);
  refuseIf(changed.length === 0, 'Nothing is amended. Change at least one field.');
  const price = (field: 'entryFrom' | 'entryTo' | 'stopLoss') => {
    const text = amended[field];
    return text === undefined ? plan[field] : priceIn(text, field, issued);
  };
  const next: Plan = {
    entryFrom: price('entryFrom'),
    entryTo: price('entryTo'),
    stopLoss: price('stopLoss'),
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
    `Signal ${String(number)} is open. Only targets that are not yet reached can be amended; to move the stop, record an update.`,
  );
  const isKept = (target: Target, index: number) =>
    next.targets[index]?.price === target.price && next.targets[index].share === target.share;
  refuseIf(
    !plan.targets.slice(0, targetsReached(signal)).every(isKept),
    'Targets that were reached cannot be changed. Change only those still to come.',
  );
  checkTargets(next.targets, edges(issued, plan).far, direction(issued));
  return next;
}

/**
 * The plan's reward-to-risk ratio at the worse edge of its entry zone, in hundredths, with targets weighted
 * by their shares.
 */
export function plannedReward({ issued, plan }: Signal): number {
  const { far } = edges(issued, plan);
  const risk = Math.abs(far - plan.stopLoss);
  const reward = plan.targets.reduce((sum, { price, share }) => sum + share * Math.abs(price - far), 0);
  return Math.floor((2 * reward + risk) / (2 * risk));
}

/** Formats a price with the instrument's decimals. */
export const priceOf = ({ issued }: Pick<Signal, 'issued'>, steps: number): string =>
  priceText(steps, issued.decimals);
