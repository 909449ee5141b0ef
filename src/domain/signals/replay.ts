import { readEntry, readEntryHead, type EntryOf, type IssuedEntry, type SignalEntry } from './entry';
import { issuedPlan } from './plan';
import { refuse, refuseIf, RefusedEntryError, type EntryProblem } from './refusal';
import {
  applyChange,
  checkKind,
  checkMissedEntry,
  checkNote,
  checkNotInFuture,
  checkStamps,
  checkStop,
} from './rules';
import type { Signal } from './signal';

/*
 * A signal is computed from its entries. Each one is checked against those before it, and nothing derived is
 * stored.
 */

const CORRECTABLE_KINDS = ['triggered', 'partTaken', 'stopMoved', 'closed', 'notTriggered'] as const;
type Correctable = EntryOf<(typeof CORRECTABLE_KINDS)[number]>;

export const isCorrectable = (entry: SignalEntry): entry is Correctable =>
  CORRECTABLE_KINDS.some((kind) => kind === entry.kind);

function startSignal(issued: IssuedEntry): Signal {
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

function withCorrectedValues(entry: Correctable, correction: EntryOf<'corrected'>): SignalEntry {
  const at = correction.correctedAt ?? entry.at;
  if (entry.kind === 'stopMoved') return { ...entry, at, stopLoss: correction.price ?? entry.stopLoss };
  const corrected = { ...entry, at, price: correction.price ?? entry.price };
  return corrected.kind === 'partTaken'
    ? { ...corrected, share: correction.share ?? corrected.share }
    : corrected;
}

/**
 * The entries with a correction applied.
 * @throws RefusedEntryError
 */
function correctedEntries({ number, effective }: Signal, correction: EntryOf<'corrected'>): SignalEntry[] {
  checkNote(correction);
  const { price, share, correctedAt } = correction;
  refuseIf(price === undefined && share === undefined && correctedAt === undefined, {
    code: 'nothingCorrected',
  });
  const index = effective.findIndex(({ id }) => id !== '' && id === correction.entry);
  const entry = effective[index];
  refuseIf(entry?.kind === 'issued', { code: 'issuedCorrected' });
  if (entry === undefined || !isCorrectable(entry))
    refuse({ code: 'notCorrectable', signal: number, entry: correction.entry });
  return effective.with(index, withCorrectedValues(entry, correction));
}

/**
 * The signal after one more entry. A corrected entry's time may be later than its recording.
 * @param signal null for the first entry, which issues it
 * @throws RefusedEntryError
 */
function replayEntry(signal: Signal | null, entry: SignalEntry): Signal {
  if (signal === null) {
    if (entry.kind === 'issued') return startSignal(entry);
    return refuse({ code: 'neverIssued', signal: entry.signal });
  }
  if (entry.kind === 'issued') return refuse({ code: 'alreadyIssued', signal: entry.signal });
  // Check the state first, because its refusal shows that an earlier update may be missing.
  if (entry.kind !== 'corrected') checkKind(signal, entry);
  // A correction may be made at any time.
  checkStamps(entry, entry.kind === 'corrected' ? undefined : signal.effective.at(-1));
  const entries = [...signal.entries, entry];
  const next =
    entry.kind === 'corrected'
      ? { ...replayEntries(correctedEntries(signal, entry)), entries }
      : { ...applyChange(signal, entry), entries, effective: [...signal.effective, entry] };
  checkStop(signal, next, entry);
  checkMissedEntry(next, entry);
  return next;
}

/** {@link replayEntry} for an entry as recorded, whose time can't be later than its recording. */
function appendEntry(signal: Signal | null, entry: SignalEntry): Signal {
  const next = replayEntry(signal, entry);
  checkNotInFuture(entry);
  return next;
}

/**
 * The signal computed from these entries.
 * @throws RefusedEntryError for the first entry that isn't allowed
 */
function replayEntries(entries: readonly SignalEntry[]): Signal {
  let signal: Signal | null = null;
  for (const entry of entries) signal = replayEntry(signal, entry);
  if (signal === null) throw new Error('There is no entry.');
  return signal;
}

/**
 * The signal after new entries, or why the rules refuse them.
 * @param entries valid entries
 */
export function tryEntries(
  signal: Signal | null,
  entries: readonly unknown[],
):
  | { readonly signal: Signal; readonly problem: null }
  | { readonly signal: null; readonly problem: EntryProblem } {
  try {
    let next = signal;
    for (const value of entries) {
      const entry = readEntry(value);
      if (entry !== null) next = appendEntry(next, entry);
    }
    if (next === null) throw new Error('There is no entry.');
    return { signal: next, problem: null };
  } catch (error) {
    if (!(error instanceof RefusedEntryError)) throw error;
    return { signal: null, problem: error.problem };
  }
}

/** Each correction, with the signal before it. */
export const signalsBeforeCorrections = ({ entries }: Signal) =>
  entries.flatMap((correction, index) =>
    correction.kind === 'corrected' ? [{ signal: replayEntries(entries.slice(0, index)), correction }] : [],
  );

/** Why an entry isn't part of its signal. */
export type ReplayRefusal =
  /** The rules don't allow it. */
  | { readonly kind: 'rule'; readonly problem: EntryProblem }
  /** Its kind belongs to a later version. */
  | { readonly kind: 'unknown' }
  /** It follows an entry of its signal that couldn't be applied. */
  | { readonly kind: 'behind' }
  /** It relies on a plan that somebody else had changed, unknown to the entry's author. */
  | { readonly kind: 'stale' };

export function createReplay() {
  const signals = new Map<number, Signal>();
  const cutShort = new Set<number>();
  let highest = 0;

  /** @throws RefusedEntryError */
  function follow(value: unknown): ReplayRefusal | null {
    const entry = readEntry(value);
    const head = entry ?? readEntryHead(value);
    if (head === null) return refuse({ code: 'noSignal' });
    const { signal: number } = head;
    if (head.kind === 'issued' && number !== highest + 1)
      refuse({ code: 'numberSkipped', signal: number, next: highest + 1 });
    const isIssue = head.kind === 'issued';
    if (cutShort.has(number) && !isIssue) return { kind: 'behind' };
    if (entry === null) return { kind: 'unknown' };
    signals.set(number, appendEntry(signals.get(number) ?? null, entry));
    if (isIssue) {
      highest = number;
      cutShort.delete(number);
    }
    return null;
  }

  return {
    /** Returns why the entry wasn't added; null if it was. */
    add(value: unknown): ReplayRefusal | null {
      try {
        return follow(value);
      } catch (error) {
        if (!(error instanceof RefusedEntryError)) throw error;
        return { kind: 'rule', problem: error.problem };
      }
    },
    /** Accepts no more entries for the signal of a refused entry, because they would build on that entry. */
    cutShort(value: unknown): void {
      const head = readEntryHead(value);
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
    /** The numbers of the signals that were cut short, in ascending order. */
    cutShortNumbers: () => [...cutShort].toSorted((a, b) => a - b),
  };
}

/** Replays any record. An invalid entry ends its own signal but affects no other. */
export function replayRecord(values: readonly unknown[]) {
  const replay = createReplay();
  const refusals: { readonly index: number; readonly problem: EntryProblem }[] = [];
  for (const [index, value] of values.entries()) {
    const refusal = replay.add(value);
    if (refusal === null) continue;
    if (refusal.kind === 'rule') refusals.push({ index, problem: refusal.problem });
    replay.cutShort(value);
  }
  return {
    /** The signals in order of number, each up to its last valid entry; those without a valid first entry are missing. */
    signals: replay.signals(),
    /** The numbers of signals with a refused entry, or one of an unknown kind. */
    cutShort: replay.cutShortNumbers(),
    /** The problems of refused entries, each with the index of the entry in the record. */
    refusals,
  };
}
