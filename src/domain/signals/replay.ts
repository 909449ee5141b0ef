import { readEntry, readHead, type EntryOf, type IssuedEntry, type SignalEntry } from './entry';
import { issuedPlan } from './plan';
import { refuse, refuseIf, RefusedEntryError } from './refusal';
import { changed, checkNote, checkStamps } from './rules';
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
    refuse(
      `Entry ${correction.entry} is none of signal ${String(number)} in which an error can be corrected.`,
    );
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
  // A correction is made whenever the error is noticed: what happened in the market meanwhile may be entered after it.
  checkStamps(entry, signal.effective.at(-1));
  const entries = [...signal.entries, entry];
  if (entry.kind === 'corrected') return { ...replayed(correctedEntries(signal, entry)), entries };
  return { ...changed(signal, entry), entries, effective: [...signal.effective, entry] };
}

/** The signal of these entries. @throws RefusedEntryError at the first that is not allowed */
function replayed(entries: readonly SignalEntry[]): Signal {
  let signal: Signal | null = null;
  for (const entry of entries) signal = appended(signal, entry);
  return signal ?? refuse('There is no entry.');
}

/** The signal as it was before its last correction, and that correction; null for one without. */
export function beforeLastCorrection({
  entries,
}: Signal): { readonly signal: Signal; readonly correction: SignalEntry } | null {
  const index = entries.findLastIndex(({ kind }) => kind === 'corrected');
  const correction = entries[index];
  return correction === undefined ? null : { signal: replayed(entries.slice(0, index)), correction };
}

interface RefusedPlace {
  /** The index of the entry in the record. */
  readonly index: number;
  readonly sentence: string;
}

/** What a whole record adds up to. */
export interface Replay {
  /** By number. Signals that cannot be followed are left out. */
  readonly signals: readonly Signal[];
  /** The numbers of the signals with an entry that was refused or is of a kind this version does not know. */
  readonly unreadable: readonly number[];
  /** The entries that the rules do not allow, in order. */
  readonly refusals: readonly RefusedPlace[];
}

/** Replays a record, readable or not: an entry that does not fit leaves out its own signal and no other. */
export function replayRecord(values: readonly unknown[]): Replay {
  const signals = new Map<number, Signal>();
  const unreadable = new Set<number>();
  const refusals: RefusedPlace[] = [];
  let highest = 0;

  function follow(value: unknown): void {
    const entry = readEntry(value);
    const head = entry ?? readHead(value);
    if (head === null) return refuse('This entry belongs to no signal.');
    const { signal: number } = head;
    if (head.kind === 'issued' && number !== highest + 1)
      refuse(`The next signal is number ${String(highest + 1)}, not ${String(number)}: none is left out.`);
    if (head.kind === 'issued') highest = number;
    if (unreadable.has(number)) return;
    if (entry === null) unreadable.add(number);
    else signals.set(number, appended(signals.get(number) ?? null, entry));
  }

  for (const [index, value] of values.entries()) {
    try {
      follow(value);
    } catch (error) {
      if (!(error instanceof RefusedEntryError)) throw error;
      refusals.push({ index, sentence: error.message });
      const number = readHead(value)?.signal;
      if (number !== undefined) unreadable.add(number);
    }
  }
  return {
    signals: [...signals.values()].filter(({ number }) => !unreadable.has(number)),
    unreadable: [...unreadable].toSorted((a, b) => a - b),
    refusals,
  };
}
