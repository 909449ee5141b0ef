import type { EntryKind, EntryOf, SignalEntry } from './entry';
import { amendedPlan, priceIn, signalPriceText, targetsReached } from './plan';
import { refuse, refuseIf } from './refusal';
import { direction, entryEdges, type Ending, type Signal, type SignalState } from './signal';

/** The entries that change a signal. `issued` starts one, and `corrected` replays it. */
type ChangeKind = Exclude<EntryKind, 'issued' | 'corrected'>;
export type ChangeEntry = EntryOf<ChangeKind>;

const ALLOWED_KINDS: Readonly<Record<SignalState, readonly ChangeKind[]>> = {
  waiting: ['amended', 'triggered', 'expired', 'cancelled', 'notTriggered'],
  open: ['amended', 'partTaken', 'stopMoved', 'closed'],
  closed: [],
  expired: [],
  cancelled: [],
  notTriggered: [],
};

/** The kinds that can be recorded next, apart from corrections. */
export const allowedKinds = ({ state, issued }: Signal): readonly ChangeKind[] =>
  state === 'waiting' && issued.order === 'market' ? ['triggered'] : ALLOWED_KINDS[state];

function refuseInThisState({ number: signal, state, issued }: Signal): never {
  if (state === 'open') refuse({ code: 'isOpen', signal });
  if (state === 'waiting')
    refuse({ code: issued.order === 'market' ? 'isMarketOrder' : 'isWaiting', signal });
  refuse({ code: 'hasEnded', signal, state });
}

/** @throws RefusedEntryError for an entry without an author or earlier than the one before it */
export function checkStamps(entry: SignalEntry, before: SignalEntry | undefined): void {
  refuseIf(entry.by.trim() === '', { code: 'authorMissing' }, 'by');
  if (before !== undefined && entry.at < before.at) refuse({ code: 'beforeLatest', latest: before.at }, 'at');
}

/** @throws RefusedEntryError for an entry whose time is later than when it was recorded */
export function checkNotInFuture(entry: SignalEntry): void {
  const at = entry.kind === 'corrected' ? (entry.correctedAt ?? entry.at) : entry.at;
  refuseIf(at > entry.createdAt, { code: 'inFuture' }, 'at');
}

export function checkNote(entry: SignalEntry): void {
  refuseIf(entry.note.trim() === '', { code: 'noteMissing' }, 'note');
}

/** The edge of the entry zone that the market reaches first. */
function firstEdge({ issued, plan }: Signal): number {
  const { near, far } = entryEdges(issued, plan);
  return issued.order === 'stop' ? near : far;
}

function applyTriggered(signal: Signal, entry: EntryOf<'triggered'>): Signal {
  const { issued, plan } = signal;
  const d = direction(issued);
  const price = priceIn(entry.price, 'price', issued);
  refuseIf(
    d * (price - entryEdges(issued, plan).near) < 0,
    { code: 'fillTooGood', edge: signalPriceText(signal, firstEdge(signal)) },
    'price',
  );
  refuseIf(entry.at > plan.validUntil, { code: 'afterDeadline', deadline: plan.validUntil }, 'at');
  // A worse fill is further from the stop loss, so the risk is always positive.
  return { ...signal, state: 'open', fill: { price, at: entry.at, risk: Math.abs(price - plan.stopLoss) } };
}

function applyPartTaken(signal: Signal, entry: EntryOf<'partTaken'>): Signal {
  const { issued, stop, left, exits } = signal;
  const price = priceIn(entry.price, 'price', issued);
  refuseIf(entry.share >= left, { code: 'shareTooLarge', left }, 'share');
  refuseIf(
    direction(issued) * (price - stop) < 0,
    { code: 'beyondStop', price: entry.price, stop: signalPriceText(signal, stop) },
    'price',
  );
  return {
    ...signal,
    left: left - entry.share,
    exits: [...exits, { price, share: entry.share, at: entry.at }],
  };
}

function applyStopMoved(signal: Signal, entry: EntryOf<'stopMoved'>): Signal {
  checkNote(entry);
  const stop = priceIn(entry.stopLoss, 'stopLoss', signal.issued);
  refuseIf(direction(signal.issued) * (stop - signal.stop) <= 0, { code: 'stopMovedAway' }, 'stopLoss');
  return { ...signal, stop };
}

/**
 * The index of the next target (not reached yet, and its share not yet closed) if the stop is beyond it; otherwise
 * -1.
 */
function targetBehindStop(signal: Signal): number {
  const { issued, plan, state, stop, left } = signal;
  let taken = 100 - left;
  const next = plan.targets.findIndex(
    ({ share }, index) => (taken -= share) < 0 && index >= targetsReached(signal),
  );
  const target = plan.targets[next];
  return state === 'open' && target && direction(issued) * (stop - target.price) > 0 ? next : -1;
}

/**
 * Refuses a stop beyond the next target, because that target could never be reached. Published entries from
 * older versions stay valid.
 */
export function checkStop(before: Signal, after: Signal, entry: SignalEntry): void {
  if (entry.publishedAt !== '' || targetBehindStop(before) !== -1) return;
  const index = targetBehindStop(after);
  const target = after.plan.targets[index];
  if (target)
    refuse(
      { code: 'stopBeyondTarget', target: index + 1, price: signalPriceText(after, target.price) },
      entry.kind === 'amended' ? `target${String(index + 1)}` : 'stopLoss',
    );
}

/**
 * Refuses the ending `notTriggered` if the price hadn't reached the target or stop given as the reason. Published
 * entries from older versions stay
 * valid.
 */
export function checkMissedEntry(signal: Signal, entry: SignalEntry): void {
  const { issued, plan, ending } = signal;
  if (entry.publishedAt !== '' || ending?.kind !== 'notTriggered') return;
  const isTarget = ending.reason === 'targetFirst';
  const level = isTarget ? (plan.targets[0]?.price ?? 0) : plan.stopLoss;
  const beyond = direction(issued) * (priceIn(ending.price, 'price', issued) - level);
  refuseIf(
    isTarget ? beyond < 0 : beyond > 0,
    { code: 'levelNotReached', price: ending.price, level: signalPriceText(signal, level), isTarget },
    'price',
  );
}

const applyEnding = (signal: Signal, ending: Ending): Signal => ({ ...signal, state: ending.kind, ending });

function applyClosed(signal: Signal, entry: EntryOf<'closed'>): Signal {
  const { issued, plan, stop, left, exits } = signal;
  const d = direction(issued);
  const price = priceIn(entry.price, 'price', issued);
  if (entry.reason === 'manual') checkNote(entry);
  refuseIf(
    entry.reason === 'stop' && d * (price - stop) > 0,
    { code: 'stopNotReached', price: entry.price, stop: signalPriceText(signal, stop) },
    'price',
  );
  const last = plan.targets.at(-1)?.price ?? 0;
  refuseIf(
    entry.reason === 'target' && d * (price - last) < 0,
    { code: 'lastTargetNotReached', price: entry.price, target: signalPriceText(signal, last) },
    'price',
  );
  return {
    ...applyEnding(signal, entry),
    left: 0,
    exits: [...exits, { price, share: left, at: entry.at }],
  };
}

/** @throws RefusedEntryError for an entry that the signal's state doesn't allow */
export function checkKind(signal: Signal, { kind }: ChangeEntry): void {
  if (!allowedKinds(signal).includes(kind)) refuseInThisState(signal);
}

/**
 * The signal after an entry of an allowed kind.
 * @throws RefusedEntryError
 */
export function applyChange(signal: Signal, entry: ChangeEntry): Signal {
  const { plan, issued } = signal;
  switch (entry.kind) {
    case 'amended': {
      checkNote(entry);
      const next = amendedPlan(signal, entry);
      return { ...signal, plan: next, stop: signal.state === 'waiting' ? next.stopLoss : signal.stop };
    }
    case 'triggered':
      return applyTriggered(signal, entry);
    case 'partTaken':
      return applyPartTaken(signal, entry);
    case 'stopMoved':
      return applyStopMoved(signal, entry);
    case 'closed':
      return applyClosed(signal, entry);
    case 'expired':
      refuseIf(entry.at < plan.validUntil, { code: 'beforeDeadline', deadline: plan.validUntil }, 'at');
      return applyEnding(signal, entry);
    case 'cancelled':
      checkNote(entry);
      return applyEnding(signal, entry);
    case 'notTriggered':
      priceIn(entry.price, 'price', issued);
      return applyEnding(signal, entry);
  }
}
