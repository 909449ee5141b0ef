import { isoTime } from '@/domain/catalogue/entity';
import { createReplay, type ReplayRefusal } from '@/domain/signals/replay';
import type { JsonObject } from '@/data/storage/json';
import { isSealable, nameOf } from './chain';
import { isStaleUpdate } from './staleUpdate';

/** A stored value that is neither shown nor published */
export interface SetAsideEntry {
  readonly value: unknown;
  /** Null if it doesn't belong to a signal */
  readonly signal: number | null;
  readonly reason:
    | ReplayRefusal
    | { readonly kind: 'noEntry' }
    | { readonly kind: 'otherSignal' }
    /** Contains a string or number that not every implementation reads identically. */
    | { readonly kind: 'broken' }
    /** Created in the future, according to this computer's clock. */
    | { readonly kind: 'clock' };
  /** Whether the value is in this browser's record, and can't be removed until somebody chooses the record to continue */
  readonly isInRecord?: boolean;
}

type Reason = SetAsideEntry['reason'];

export interface NumberedEntries {
  /** The entries that fit the record, with their numbers */
  readonly accepted: readonly JsonObject[];
  readonly aside: readonly (SetAsideEntry & { readonly value: JsonObject })[];
  /** Number of the next signal */
  readonly next: number;
}

export interface RecordRules {
  /** Number of the next signal after the chain */
  readonly next: number;
  /**
   * Returns why an entry can't follow those before it; null if it can.
   * @param unseen entries of its signal that its author hadn't seen
   * @param before all earlier entries of its signal
   */
  readonly refuse: (
    entry: JsonObject,
    unseen: readonly JsonObject[],
    before: readonly JsonObject[],
  ) => Reason | null;
}

/** Allowed difference between the clocks of two administrators */
const CLOCK_TOLERANCE_MS = 60_000;

/** @param now milliseconds since 1970 */
export function rulesAfter(chain: readonly JsonObject[], now: number): RecordRules {
  const replay = createReplay();
  for (const entry of chain) if (replay.add(entry)) replay.cutShort(entry);
  const cutShort = new Set<unknown>(replay.cutShortNumbers());
  const latest = isoTime(now + CLOCK_TOLERANCE_MS);
  return {
    next: replay.next(),
    refuse(entry, unseen, before) {
      const isIssue = entry.kind === 'issued';
      if (!isIssue && cutShort.has(entry.signal)) return { kind: 'unknown' };
      if (!isSealable(entry)) return { kind: 'broken' };
      if (typeof entry.createdAt === 'string' && entry.createdAt > latest) return { kind: 'clock' };
      if (isStaleUpdate(entry, unseen, before)) return { kind: 'stale' };
      const refusal = replay.add(entry);
      if (refusal && !isIssue) replay.cutShort(entry);
      return refusal;
    },
  };
}

/**
 * Numbers waiting entries in their order, and gives corrections the ids of what they correct. An entry that doesn't
 * fit is set aside with the later ones of its signal, without affecting others.
 */
export function numberPending(
  chain: readonly JsonObject[],
  pending: readonly JsonObject[],
  rules: RecordRules,
): NumberedEntries {
  const accepted: JsonObject[] = [];
  const aside: NumberedEntries['aside'][number][] = [];
  const numbers = new Map<unknown, unknown>();
  for (const entry of chain) if (entry.kind === 'issued') numbers.set(nameOf(entry), entry.signal);
  const shownNumbers = new Map<unknown, unknown>();
  let { next } = rules;

  const idOf = (name: unknown) => chain.find((entry) => nameOf(entry) === name)?.id ?? '';

  function numbered(entry: JsonObject, signal: unknown): JsonObject {
    return {
      ...entry,
      ...(signal !== undefined && { signal }),
      ...(entry.about !== undefined && { entry: idOf(entry.about) }),
    };
  }

  function setAside(entry: JsonObject, signal: unknown, reason: Reason): void {
    if (entry.kind === 'issued') shownNumbers.set(nameOf(entry), signal);
    const value = numbered(entry, signal);
    aside.push({ value, signal: typeof value.signal === 'number' ? value.signal : null, reason });
  }

  for (const entry of pending) {
    const isIssue = entry.kind === 'issued';
    const signal = isIssue ? next : numbers.get(entry.of);
    if (signal === undefined) {
      const isBehind = shownNumbers.has(entry.of);
      setAside(entry, shownNumbers.get(entry.of), { kind: isBehind ? 'behind' : 'otherSignal' });
      continue;
    }
    const before = [...chain, ...accepted].filter((one) => one.signal === signal);
    const { known } = entry;
    const unseen = Array.isArray(known) ? before.filter((one) => !known.includes(nameOf(one))) : [];
    const value = numbered(entry, signal);
    const reason = rules.refuse(value, unseen, before);
    if (reason) {
      setAside(entry, isIssue ? (entry.number ?? signal) : signal, reason);
      continue;
    }
    accepted.push(value);
    if (!isIssue) continue;
    numbers.set(nameOf(entry), signal);
    next += 1;
  }
  return { accepted, aside, next };
}
