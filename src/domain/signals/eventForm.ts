import { priceAsTyped, timeAsTyped } from './draft';
import type { EntryKind, SignalEntry } from './entry';
import { priceOf } from './plan';
import { isCorrectable, replayRecord } from './replay';
import { allowedKinds } from './rules';
import type { Signal } from './signal';

/*
 * What an administrator types about a signal that was issued: an event with its price and time, or the correction of
 * a typing error.
 */

export type FollowUpKind = Exclude<EntryKind, 'issued'>;

export interface EventForm {
  readonly price: string;
  readonly share: string;
  readonly stopLoss: string;
  readonly closeReason: 'stop' | 'target' | 'manual' | 'time';
  readonly voidReason: 'targetFirst' | 'stopFirst';
  /** `2026-11-27T20:00` by Greenwich; '' for now. */
  readonly at: string;
  readonly note: string;
  readonly by: string;
  /** The id of the entry to correct. */
  readonly entry: string;
  readonly entryFrom: string;
  readonly entryTo: string;
  readonly target1: string;
  readonly share1: string;
  readonly target2: string;
  readonly share2: string;
  readonly target3: string;
  readonly share3: string;
  readonly validUntil: string;
  readonly reason: string;
  readonly invalidation: string;
}

/** The published entries in which a typing error can be put right; one that waits is taken back instead. */
export const correctableEntries = ({ entries }: Signal): readonly SignalEntry[] =>
  entries.filter((entry) => entry.id !== '' && isCorrectable(entry));

/** What can be recorded of a signal in its present state. */
export const followUpKinds = (signal: Signal): readonly FollowUpKind[] => [
  ...allowedKinds(signal),
  ...(correctableEntries(signal).length > 0 ? (['corrected'] as const) : []),
];

/** `2026-11-27T20:00` */
const timeTyped = (time: string): string => time.slice(0, 16);

/** The form as it opens: the plan as it is now, so that an amendment changes it, and the author of the signal. */
export function eventFormOf(signal: Signal): EventForm {
  const { plan, issued } = signal;
  const target = (index: number) => {
    const at = plan.targets[index];
    return at === undefined ? ['', ''] : [priceOf(signal, at.price), String(at.share)];
  };
  const [target1 = '', share1 = ''] = target(0);
  const [target2 = '', share2 = ''] = target(1);
  const [target3 = '', share3 = ''] = target(2);
  return {
    price: '',
    share: '',
    stopLoss: priceOf(signal, signal.stop),
    closeReason: 'stop',
    voidReason: 'targetFirst',
    at: '',
    note: '',
    by: issued.by,
    entry: correctableEntries(signal).at(-1)?.id ?? '',
    entryFrom: priceOf(signal, plan.entryFrom),
    entryTo: priceOf(signal, plan.entryTo),
    target1,
    share1,
    target2,
    share2,
    target3,
    share3,
    validUntil: timeTyped(plan.validUntil),
    reason: plan.reason,
    invalidation: plan.invalidation,
  };
}

interface NewEvent {
  readonly kind: FollowUpKind;
  readonly by: string;
  readonly [field: string]: unknown;
}

/** What differs from the plan as it is now. */
function amendedFields(signal: Signal, form: EventForm): object {
  const { issued, plan, state } = signal;
  const opened = eventFormOf(signal);
  const price = (typed: string) => priceAsTyped(typed, issued.decimals);
  const rows = [
    [form.target1, form.share1],
    [form.target2, form.share2],
    [form.target3, form.share3],
  ] as const;
  const targets = rows
    .filter(([typed]) => typed.trim() !== '')
    .map(([typed, share]) => ({ price: price(typed), share: Number(share) }));
  const before = plan.targets.map((target) => ({
    price: priceOf(signal, target.price),
    share: target.share,
  }));
  const changedTargets = JSON.stringify(targets) === JSON.stringify(before) ? {} : { targets };
  if (state === 'open') return changedTargets;
  const prices = (['entryFrom', 'entryTo', 'stopLoss'] as const)
    .filter((field) => price(form[field]) !== opened[field])
    .map((field) => [field, price(form[field])]);
  const texts = (['reason', 'invalidation'] as const)
    .filter((field) => form[field].trim() !== opened[field])
    .map((field) => [field, form[field].trim()]);
  return {
    ...(Object.fromEntries([...prices, ...texts]) as Record<string, string>),
    ...changedTargets,
    ...(form.validUntil !== opened.validUntil && { validUntil: timeAsTyped(form.validUntil) }),
  };
}

function fieldsOf(kind: FollowUpKind, signal: Signal, form: EventForm): object {
  const price = priceAsTyped(form.price, signal.issued.decimals);
  switch (kind) {
    case 'amended':
      return amendedFields(signal, form);
    case 'triggered':
      return { price };
    case 'partTaken':
      return { price, share: Number(form.share) };
    case 'stopMoved':
      return { stopLoss: priceAsTyped(form.stopLoss, signal.issued.decimals) };
    case 'closed':
      return { price, reason: form.closeReason };
    case 'notTriggered':
      return { price, reason: form.voidReason };
    case 'expired':
    case 'cancelled':
      return {};
    case 'corrected':
      return {
        entry: form.entry,
        ...(form.price.trim() !== '' && { price }),
        ...(form.at !== '' && { correctedAt: timeAsTyped(form.at) }),
      };
  }
}

/** What is recorded of a filled form. A correction happens now; its time is that of the entry it puts right. */
export function eventOf(kind: FollowUpKind, signal: Signal, form: EventForm): NewEvent {
  const note = form.note.trim();
  return {
    kind,
    by: form.by.trim(),
    ...fieldsOf(kind, signal, form),
    ...(form.at !== '' && kind !== 'corrected' && { at: timeAsTyped(form.at) }),
    ...(note !== '' && { note }),
  };
}

/** The signal as it would be with one more event; null where the rules refuse it. @param now ISO 8601 */
export function signalAfter(signal: Signal, event: NewEvent, now: string): Signal | null {
  const next = { at: now, ...event, createdAt: now };
  const { signals } = replayRecord([...signal.entries, next].map((entry) => ({ ...entry, signal: 1 })));
  const [after] = signals;
  return after && after.entries.length > signal.entries.length ? { ...after, number: signal.number } : null;
}
