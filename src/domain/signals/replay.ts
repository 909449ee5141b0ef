import { readEntry, readHead, type EntryOf, type IssuedEntry, type SignalEntry } from './entry';
import { issuedPlan } from './plan';
import { refuse, refuseIf, RefusedEntryError, type FieldProblem } from './refusal';
import { changed, checkKind, checkMissed, checkNote, checkStamps, checkStop } from './rules';
import type { Signal } from './signal';

/*
 * A signal is what its entries add up to. Each entry is checked against what came before it; nothing derived is
 * stored anywhere.
 */

/** The kinds in which a typing error can be put right. */
const CORRECTABLE = ['triggered', 'partTaken', 'stopMoved', 'closed', 'notTriggered'] as const;
type Correctable = EntryOf<(typeof CORRECTABLE)[number]>;

export const isCorrectable = (entry: SignalEntry): entry is Correctable =>
  CORRECTABLE.some((kind) => kind === entry.kind);

function begun(issued: IssuedEntry): Signal {
  checkStamps(issued, undefined);
  const plan = issuedPlan(issued);
  return {
    number: issued.signal,
    state: 'waiting',
    issued,
    plan,
    fill: null,
    stop: plan.stopLoss,
    exits: [],
    left: 100,
    ending: null,
    entries: [issued],
    effective: [issued],
    isCutShort: false,
  };
}

function withRightValues(entry: Correctable, { price, correctedAt }: EntryOf<'corrected'>): SignalEntry {
  const at = correctedAt ?? entry.at;
  if (price === undefined) return { ...entry, at };
  return entry.kind === 'stopMoved' ? { ...entry, at, stopLoss: price } : { ...entry, at, price };
}

/** The entries as they are with a correction. @throws RefusedEntryError */
function correctedEntries({ number, effective }: Signal, correction: EntryOf<'corrected'>): SignalEntry[] {
  checkNote(correction);
  refuseIf(
    correction.price === undefined && correction.correctedAt === undefined,
    'Nothing is corrected. Enter the right price or the right time.',
  );
  const index = effective.findIndex(({ id }) => id !== '' && id === correction.entry);
  const entry = effective[index];
  refuseIf(
    entry?.kind === 'issued',
    'An issued signal is never corrected. While it waits, amend or cancel it; once it is open, close it.',
  );
  if (entry === undefined || !isCorrectable(entry))
    refuse(`Update ${correction.entry} is not one of signal ${String(number)} that can be corrected.`);
  return effective.with(index, withRightValues(entry, correction));
}

/**
 * The signal with one more entry behind it.
 * @param signal null for the first, which issues it
 * @throws RefusedEntryError
 */
function appended(signal: Signal | null, entry: SignalEntry): Signal {
  if (signal === null) {
    if (entry.kind === 'issued') return begun(entry);
    return refuse(`Signal ${String(entry.signal)} was never issued.`);
  }
  if (entry.kind === 'issued') return refuse(`Signal ${String(entry.signal)} is issued already.`);
  // The state comes first, as it is why another update may have been recorded before this one.
  if (entry.kind !== 'corrected') checkKind(signal, entry);
  // A correction is made whenever the error is noticed, before or after what else has happened in the market.
  checkStamps(entry, entry.kind === 'corrected' ? undefined : signal.effective.at(-1));
  const entries = [...signal.entries, entry];
  const next =
    entry.kind === 'corrected'
      ? { ...replayed(correctedEntries(signal, entry)), entries }
      : { ...changed(signal, entry), entries, effective: [...signal.effective, entry] };
  checkStop(signal, next, entry);
  checkMissed(next, entry);
  return next;
}

/** The signal of these entries. @throws RefusedEntryError at the first that is not allowed */
function replayed(entries: readonly SignalEntry[]): Signal {
  let signal: Signal | null = null;
  for (const entry of entries) signal = appended(signal, entry);
  return signal ?? refuse('There is no entry.');
}

/**
 * The signal with new entries behind it, or why the rules refuse them.
 * @param entries that can all be read
 */
export function tryEntries(
  signal: Signal | null,
  entries: readonly unknown[],
):
  | { readonly signal: Signal; readonly problem: null }
  | { readonly signal: null; readonly problem: FieldProblem } {
  try {
    let next = signal;
    for (const value of entries) {
      const entry = readEntry(value);
      if (entry !== null) next = appended(next, entry);
    }
    return { signal: next ?? refuse('There is no entry.'), problem: null };
  } catch (error) {
    if (!(error instanceof RefusedEntryError)) throw error;
    return { signal: null, problem: { sentence: error.message, field: error.field } };
  }
}

/** The signal as it was before its last correction, and that correction; null for one without. */
export function beforeLastCorrection({
  entries,
}: Signal): { readonly signal: Signal; readonly correction: SignalEntry } | null {
  const index = entries.findLastIndex(({ kind }) => kind === 'corrected');
  const correction = entries[index];
  return correction === undefined ? null : { signal: replayed(entries.slice(0, index)), correction };
}

/** Why an entry is not part of its signal. */
export type Refusal =
  /** The rules do not allow it there. */
  | { readonly kind: 'rule'; readonly sentence: string }
  /** It is of a kind that a later version knows. */
  | { readonly kind: 'unknown' }
  /** It comes after an entry of its signal that could not be followed. */
  | { readonly kind: 'behind' }
  /** Somebody else had published a change that it relies on, which its author had not seen. */
  | { readonly kind: 'overtaken' };

/** Adds up a record, one entry after another. */
export function createReplay() {
  const signals = new Map<number, Signal>();
  const cutShort = new Set<number>();
  let highest = 0;

  /** @throws RefusedEntryError */
  function follow(value: unknown): Refusal | null {
    const entry = readEntry(value);
    const head = entry ?? readHead(value);
    if (head === null) return refuse('This update belongs to no signal.');
    const { signal: number } = head;
    if (head.kind === 'issued' && number !== highest + 1)
      refuse(`The next signal is number ${String(highest + 1)}, not ${String(number)}: none is left out.`);
    const isIssue = head.kind === 'issued';
    if (cutShort.has(number) && !isIssue) return { kind: 'behind' };
    if (entry === null) return { kind: 'unknown' };
    signals.set(number, appended(signals.get(number) ?? null, entry));
    if (isIssue) {
      highest = number;
      cutShort.delete(number);
    }
    return null;
  }

  return {
    /** Gives why the entry was not added; null for one that was. */
    add(value: unknown): Refusal | null {
      try {
        return follow(value);
      } catch (error) {
        if (!(error instanceof RefusedEntryError)) throw error;
        return { kind: 'rule', sentence: error.message };
      }
    },
    /** Adds nothing more to the signal of an entry that was not added: what comes after builds on it. */
    cutShort(value: unknown): void {
      const head = readHead(value);
      if (head === null) return;
      cutShort.add(head.signal);
      if (head.kind === 'issued' && head.signal === highest + 1) highest = head.signal;
    },
    /** The number of the next signal. */
    next: () => highest + 1,
    signals: () =>
      [...signals.values()].map((signal) =>
        cutShort.has(signal.number) ? { ...signal, isCutShort: true } : signal,
      ),
    /** In order. */
    cutShortNumbers: () => [...cutShort].toSorted((a, b) => a - b),
  };
}

interface RefusedPlace {
  /** The index of the entry in the record. */
  readonly index: number;
  readonly sentence: string;
}

/** What a whole record adds up to. */
export interface Replay {
  /** By number, each up to the last entry that can be followed; without those whose first entry cannot be. */
  readonly signals: readonly Signal[];
  /** The numbers of the signals with an entry that was refused or is of a kind this version does not know. */
  readonly cutShort: readonly number[];
  /** The entries that the rules do not allow, in order. */
  readonly refusals: readonly RefusedPlace[];
}

/** Replays a record, readable or not: an entry that does not fit ends its own signal there and no other. */
export function replayRecord(values: readonly unknown[]): Replay {
  const replay = createReplay();
  const refusals: RefusedPlace[] = [];
  for (const [index, value] of values.entries()) {
    const refusal = replay.add(value);
    if (refusal === null) continue;
    if (refusal.kind === 'rule') refusals.push({ index, sentence: refusal.sentence });
    replay.cutShort(value);
  }
  return { signals: replay.signals(), cutShort: replay.cutShortNumbers(), refusals };
}
