import { readCandles } from './candleRows';
import {
  withFormRow,
  parseShare,
  targetFields,
  TARGET_ROWS,
  parseTargets,
  targetInputs,
  type NewSignalEntry,
  toIsoTime,
  type TargetInputs,
} from './draft';
import type { EntryKind, SignalEntry } from './entry';
import { signalPriceText, priceProblems } from './plan';
import { normalisePrice, parsePriceSteps } from './prices';
import { entryProblems, type EntryProblem, type PriceField } from './refusal';
import { isCorrectable, tryEntries } from './replay';
import { allowedKinds } from './rules';
import type { Signal } from './signal';

/* The form for an update of an issued signal: an event with its price and time, or a correction. */

export type FollowUpKind = Exclude<EntryKind, 'issued'>;

export interface EventForm extends TargetInputs {
  readonly price: string;
  readonly share: string;
  readonly stopLoss: string;
  readonly closeReason: 'stop' | 'target' | 'manual' | 'time';
  readonly voidReason: 'targetFirst' | 'stopFirst';
  /** `2026-11-27T20:00` in GMT; '' for the current time. */
  readonly at: string;
  readonly note: string;
  readonly by: string;
  /** One candle per line, since the previous update. */
  readonly candles: string;
  /** The {@link entryKey} of the entry to correct; '' until it is chosen. */
  readonly entry: string;
  readonly entryFrom: string;
  readonly entryTo: string;
  readonly validUntil: string;
  readonly reason: string;
  readonly invalidation: string;
}

/** Identifies an entry of a signal, even if it gets another id when it is published again. */
export const entryKey = ({ kind, createdAt }: SignalEntry): string => `${kind} ${createdAt}`;

/** The published entries that can be corrected, with earlier corrections applied. */
export const correctableEntries = ({ effective }: Signal): readonly SignalEntry[] =>
  effective.filter((entry) => entry.id !== '' && isCorrectable(entry));

/** Whether a correctable update isn't published yet, so it has to be taken back and recorded again instead. */
export const hasUnpublishedCorrectable = ({ effective }: Signal): boolean =>
  effective.some((entry) => entry.id === '' && isCorrectable(entry));

/** Whether the form corrects a partial close, which has a share. */
export const correctsShare = ({ effective }: Signal, { entry }: EventForm): boolean =>
  effective.some((candidate) => candidate.kind === 'partTaken' && entryKey(candidate) === entry);

/** The updates that are possible in the signal's current state. */
export const followUpKinds = (signal: Signal): readonly FollowUpKind[] => [
  ...allowedKinds(signal),
  ...(correctableEntries(signal).length > 0 ? (['corrected'] as const) : []),
];

/** `2026-11-27T20:00` */
const toTimeInput = (time: string): string => time.slice(0, 16);

/**
 * The initial form. It contains the current plan, so that an amendment edits it.
 * @param by the default author
 */
export function eventFormOf(signal: Signal, by = ''): EventForm {
  const { plan } = signal;
  return {
    price: '',
    share: '',
    stopLoss: signalPriceText(signal, signal.stop),
    closeReason: 'stop',
    voidReason: 'targetFirst',
    at: '',
    note: '',
    by,
    candles: '',
    // The mistake is usually in the latest update. If a correctable update isn't published yet, the mistake may be in
    // that one, so nothing is preselected.
    entry: hasUnpublishedCorrectable(signal) ? '' : (correctableEntries(signal).map(entryKey).at(-1) ?? ''),
    entryFrom: signalPriceText(signal, plan.entryFrom),
    entryTo: plan.entryTo === plan.entryFrom ? '' : signalPriceText(signal, plan.entryTo),
    ...targetInputs(
      plan.targets.map(({ price, share }) => ({ price: signalPriceText(signal, price), share })),
    ),
    validUntil: toTimeInput(plan.validUntil),
    reason: plan.reason,
    invalidation: plan.invalidation,
  };
}

/** An entry zone without an end is a single price. */
const withZone = (form: EventForm): EventForm =>
  form.entryTo.trim() === '' ? { ...form, entryTo: form.entryFrom } : form;

/** Applies the edited targets to the signal's current ones; all of them are recorded. */
function amendedTargets(before: Signal, now: Signal, form: EventForm): object {
  const { decimals } = now.issued;
  const [opened, current] = [eventFormOf(before), eventFormOf(now)];
  const typed = TARGET_ROWS.flatMap(({ target, share }) => [target, share]).filter(
    (field) => form[field] !== opened[field],
  );
  const merged = { ...current, ...Object.fromEntries(typed.map((field) => [field, form[field]])) };
  const targets = parseTargets(merged, decimals);
  const isSame = JSON.stringify(targets) === JSON.stringify(parseTargets(current, decimals));
  return isSame ? {} : { targets };
}

function amendedFields(before: Signal, now: Signal, form: EventForm): object {
  const { issued, state } = before;
  const [opened, zoned] = [withZone(eventFormOf(before)), withZone(form)];
  const price = (typed: string) => normalisePrice(typed, issued.decimals);
  const changedTargets = amendedTargets(before, now, form);
  if (state === 'open') return changedTargets;
  const prices = (['entryFrom', 'entryTo', 'stopLoss'] as const)
    .filter((field) => price(zoned[field]) !== opened[field])
    .map((field) => [field, price(zoned[field])]);
  const texts = (['reason', 'invalidation'] as const)
    .filter((field) => form[field].trim() !== opened[field])
    .map((field) => [field, form[field].trim()]);
  return {
    ...(Object.fromEntries([...prices, ...texts]) as Record<string, string>),
    ...changedTargets,
    ...(form.validUntil !== opened.validUntil && { validUntil: toIsoTime(form.validUntil) }),
  };
}

function fieldsOf(kind: FollowUpKind, signal: Signal, form: EventForm, now: Signal): object {
  const price = normalisePrice(form.price, signal.issued.decimals);
  switch (kind) {
    case 'amended':
      return amendedFields(signal, now, form);
    case 'triggered':
      return { price };
    case 'partTaken':
      return { price, share: parseShare(form.share) };
    case 'stopMoved':
      return { stopLoss: normalisePrice(form.stopLoss, signal.issued.decimals) };
    case 'closed':
      return { price, reason: form.closeReason };
    case 'notTriggered':
      return { price, reason: form.voidReason };
    case 'expired':
    case 'cancelled':
      return {};
    case 'corrected':
      return {
        entry: now.entries.find((entry) => entryKey(entry) === form.entry)?.id ?? '',
        ...(form.price.trim() !== '' && { price }),
        ...(form.share.trim() !== '' && correctsShare(now, form) && { share: parseShare(form.share) }),
        ...(form.at !== '' && { correctedAt: toIsoTime(form.at) }),
      };
  }
}

/** A time in the same minute as the latest update counts as that update's time, because the field has no seconds. */
function timeOf(typed: string, { effective }: Signal): string {
  const latest = effective.at(-1)?.at ?? '';
  return toTimeInput(latest) === typed ? latest : toIsoTime(typed);
}

/**
 * The entry for a completed form. A correction is dated now; the form's `at` is the corrected time.
 * @param signal as it was when the form was opened
 * @param now as it is now
 */
export function eventOf(kind: FollowUpKind, signal: Signal, form: EventForm, now = signal): NewSignalEntry {
  const note = form.note.trim();
  const { candles } = readCandles(form.candles, signal.issued.decimals);
  return {
    kind,
    by: form.by.trim(),
    ...fieldsOf(kind, signal, form, now),
    ...(kind !== 'corrected' && candles.length > 0 && { candles }),
    ...(form.at !== '' && kind !== 'corrected' && { at: timeOf(form.at, now) }),
    ...(note !== '' && { note }),
  };
}

function priceFields(
  kind: FollowUpKind,
  { state }: Signal,
  form: EventForm,
): readonly Exclude<PriceField, 'cost'>[] {
  if (kind === 'stopMoved') return ['stopLoss'];
  if (kind === 'amended')
    return [
      ...(state === 'waiting' ? (['entryFrom', 'entryTo', 'stopLoss'] as const) : []),
      ...targetFields(form),
    ];
  const isUnchanged = kind === 'corrected' && form.price.trim() === '';
  return isUnchanged || kind === 'expired' || kind === 'cancelled' ? [] : ['price'];
}

/** The prices in the form as the record would store them. */
const pricesOf = (kind: FollowUpKind, signal: Signal, form: EventForm) =>
  priceFields(kind, signal, form).map(
    (field) => [field, normalisePrice(withZone(form)[field], signal.issued.decimals)] as const,
  );

/** The problems with an update's candles; none for a correction, whose form has no field for them. */
function candleProblems(kind: FollowUpKind, signal: Signal, form: EventForm): readonly EntryProblem[] {
  const { issued } = signal;
  if (kind === 'corrected') return [];
  const { candles, problem } = readCandles(form.candles, issued.decimals);
  if (problem !== null) return [problem];
  const [, high = 0, low = 0] = candles.at(-1) ?? [];
  const typed = pricesOf(kind, signal, form).find(([field]) => field === 'price')?.[1] ?? '';
  const price = parsePriceSteps(typed, issued.decimals);
  const isOutside = candles.length > 0 && price !== null && (price > high || price < low);
  return isOutside ? [{ code: 'candlesMissPrice', price: typed, field: 'candles' }] : [];
}

/** Maps a problem to its field in this form. */
function withFormField(kind: FollowUpKind, problem: EntryProblem): EntryProblem {
  if (kind !== 'corrected') return problem;
  const field = problem.field === 'stopLoss' ? 'price' : problem.field;
  return {
    ...problem,
    field: ['price', 'share', 'at', 'by', 'note'].includes(field) ? field : '',
    isCorrection: true,
  };
}

/**
 * The entry and the resulting signal, or why the entry can't be recorded.
 * @param opened the signal when the form was opened; form values that differ from it were typed
 * @param now ISO 8601
 */
export function readEvent(
  kind: FollowUpKind,
  { opened, signal, form }: { readonly opened: Signal; readonly signal: Signal; readonly form: EventForm },
  now: string,
) {
  const event = eventOf(kind, opened, form, signal);
  const next = { signal: signal.number, at: now, ...event, createdAt: now };
  const isUndecided = kind === 'corrected' && form.entry === '';
  const lacking: readonly EntryProblem[] = [
    ...(isUndecided ? [{ code: 'updateMissing', field: '' } as const] : []),
    ...priceProblems(pricesOf(kind, opened, form), signal.issued),
    ...candleProblems(kind, signal, form),
    ...entryProblems(next).map((problem) => withFormRow(problem, form)),
  ];
  if (lacking.length > 0) return { event, after: null, problems: lacking };
  const { signal: after, problem } = tryEntries(signal, [next]);
  return {
    event,
    after,
    problems: problem === null ? [] : [withFormRow(withFormField(kind, problem), form)],
  };
}
