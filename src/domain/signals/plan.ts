import { readNumber } from '@/domain/numbers/numberInput';
import { divRound } from '@/domain/numbers/wholeNumbers';
import type { EntryOf, IssuedEntry } from './entry';
import { priceOddity, priceText, parsePriceSteps } from './prices';
import { refuseIf, RefusedEntryError, TARGET_FIELDS, type EntryProblem, type PriceField } from './refusal';
import { direction, entryEdges, type Plan, type Signal, type Target } from './signal';

type Instrument = Pick<IssuedEntry, 'instrument' | 'decimals'>;

const targetField = (index: number): PriceField => TARGET_FIELDS[index] ?? 'target3';

/** The problem with a price, or with a cost, which may be 0; null for none. */
function priceProblem(
  field: PriceField,
  price: string,
  { instrument, decimals }: Instrument,
): EntryProblem | null {
  const steps = parsePriceSteps(price, decimals);
  if (steps !== null && (steps > 0 || field === 'cost')) return null;
  const isNegative = /^[-−–]/.test(price);
  if (isNegative && field === 'cost') return { code: 'costNegative', price, field };
  const code = isNegative || steps === 0 ? 'priceNotPositive' : 'priceFormat';
  return { code: price === '' ? 'priceMissing' : code, name: field, price, instrument, decimals, field };
}

/** Makes the problem with a typed price more specific; a published price never has these problems. */
function typedProblem(problem: EntryProblem): EntryProblem {
  if (problem.code !== 'priceFormat') return problem;
  const { price, decimals, field, name } = problem;
  const odd = priceOddity(price);
  if (odd) return { code: 'priceOdd', name, ...odd, field };
  const reading = readNumber(price, decimals);
  return reading.ok || reading.problem !== 'decimals' ? problem : { ...problem, code: 'priceDecimals' };
}

/** The problems with the prices of a form. */
export const priceProblems = (
  prices: readonly (readonly [PriceField, string])[],
  instrument: Instrument,
): readonly EntryProblem[] =>
  prices
    .map(([field, price]) => priceProblem(field, price, instrument))
    .filter((problem) => problem !== null)
    .map(typedProblem);

/**
 * A price or cost in steps.
 * @throws RefusedEntryError
 */
export function priceIn(text: string, field: PriceField, instrument: Instrument): number {
  const problem = priceProblem(field, text, instrument);
  if (problem !== null) throw new RefusedEntryError(problem);
  return parsePriceSteps(text, instrument.decimals) ?? 0;
}

function checkLength(
  field: 'reason' | 'invalidation' | 'remark',
  text: string,
  min: number,
  max: number,
): void {
  const { length } = text.trim();
  refuseIf(length < min || length > max, { code: 'textLength', text: field, length, min, max }, field);
}

function checkTargets(targets: readonly Target[], entry: number, d: 1 | -1): void {
  refuseIf(targets.length < 1 || targets.length > 3, { code: 'targetCount' }, targetField(0));
  let before = entry;
  for (const [index, { price }] of targets.entries()) {
    refuseIf(
      d * (price - before) <= 0,
      index === 0 ? { code: 'targetOnWrongSide' } : { code: 'targetOrder', target: index + 1 },
      targetField(index),
    );
    before = price;
  }
  const sum = targets.reduce((total, { share }) => total + share, 0);
  refuseIf(sum !== 100, { code: 'shareSum', sum }, 'share1');
}

/** @throws RefusedEntryError for a plan that can't be traded, or with text that is too short or too long */
function checkPlan(plan: Plan, issued: IssuedEntry, writtenAt: string): void {
  const d = direction(issued);
  const { near, far } = entryEdges(issued, plan);
  refuseIf(plan.entryFrom > plan.entryTo, { code: 'zoneReversed' }, 'entryFrom');
  refuseIf(d * (near - plan.stopLoss) <= 0, { code: 'stopOnWrongSide' }, 'stopLoss');
  checkTargets(plan.targets, far, d);
  refuseIf(plan.validUntil <= writtenAt, { code: 'deadlinePassed' }, 'validUntil');
  checkLength('reason', plan.reason, 20, 600);
  checkLength('invalidation', plan.invalidation, 10, 300);
}

const targetsIn = (targets: EntryOf<'issued'>['targets'], instrument: Instrument): Target[] =>
  targets.map(({ price, share }, index) => ({
    price: priceIn(price, targetField(index), instrument),
    share,
  }));

const REQUIRED_TEXTS = ['instrument', 'timeframe', 'source', 'interest'] as const;

/**
 * The plan of a new signal.
 * @throws RefusedEntryError
 */
export function issuedPlan(issued: IssuedEntry): Plan {
  for (const field of REQUIRED_TEXTS)
    refuseIf(issued[field].trim() === '', { code: `${field}Missing` }, field);
  refuseIf(!/^[A-Z]{3}$/.test(issued.quote), { code: 'currencyFormat' }, 'quote');
  checkLength('remark', issued.remark, 0, 46);
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

/** The number of targets at or beyond which a part has been closed, always the nearest ones. */
export const targetsReached = ({ issued, plan, exits }: Signal): number =>
  plan.targets.filter(({ price }) => exits.some((exit) => direction(issued) * (exit.price - price) >= 0))
    .length;

/**
 * What an amendment may change. Two amendments to the same field, made without knowledge of each other, contradict each
 * other.
 */
export const AMENDABLE_FIELDS = [
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
  const changed = AMENDABLE_FIELDS.filter((field) => amended[field] !== undefined);
  refuseIf(changed.length === 0, { code: 'nothingAmended' });
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
    { code: 'onlyTargetsAmended', signal: number },
  );
  const isKept = (target: Target, index: number) =>
    next.targets[index]?.price === target.price && next.targets[index].share === target.share;
  refuseIf(!plan.targets.slice(0, targetsReached(signal)).every(isKept), { code: 'targetReached' });
  checkTargets(next.targets, entryEdges(issued, plan).far, direction(issued));
  return next;
}

/**
 * The plan's reward-to-risk ratio at the worse edge of its entry zone, in hundredths, with targets weighted
 * by their shares.
 */
export function plannedRewardRatio({ issued, plan }: Signal): number {
  const { far } = entryEdges(issued, plan);
  const risk = Math.abs(far - plan.stopLoss);
  const reward = plan.targets.reduce((sum, { price, share }) => sum + share * Math.abs(price - far), 0);
  return divRound(reward, risk);
}

/** Formats a price with the instrument's decimal places. */
export const signalPriceText = ({ issued }: Pick<Signal, 'issued'>, steps: number): string =>
  priceText(steps, issued.decimals);
