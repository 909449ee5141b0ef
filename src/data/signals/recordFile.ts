import { isoTime } from '@/domain/catalogue/entity';
import type { Digest, Environment } from '@/data/storage/environment';
import type { JsonObject } from '@/data/storage/json';
import { headOf, entriesNotIn, seal, SealError, withoutNotes } from './chain';
import { editedUpdatePosition, createCopyCorrector } from './editedUpdate';
import { ForkedRecordError, type ForkAnswer } from './fork';
import type { RecordView, StoredRecord } from './mergeRecord';
import { numberPending, rulesAfter, type RecordRules } from './numberPending';
import type { RecordStore } from './recordStore';
import { RenumberedError, renumberedSignals, withConfirmedNumbers, type NewSignalNumber } from './renumbered';
import { isConsistentWith, readSeenHead } from './seenHead';

export interface RecordFileOptions {
  /** Stores the seals, so that a later file has the same hashes */
  readonly keep?: boolean;
  /** The confirmed new signal numbers */
  readonly numbers?: readonly NewSignalNumber[] | undefined;
  /** Which of two published records to continue */
  readonly fork?: ForkAnswer | undefined;
  /** Seals nothing */
  readonly onlyPublished?: boolean;
}

/** `toISOString()` times sort as text. */
const latestOf = (times: readonly unknown[]): string =>
  times.reduce<string>((latest, time) => (typeof time === 'string' && time > latest ? time : latest), '');

/**
 * Seals waiting entries after the chain. Corrections to other waiting entries are sealed once those have an id.
 * @param sealAll seals entries after a chain
 */
export async function sealPending(
  { chain, pending }: Pick<StoredRecord, 'chain' | 'pending'>,
  rulesFor: (chain: readonly JsonObject[]) => RecordRules,
  sealAll: (entries: readonly JsonObject[], chain: readonly JsonObject[]) => Promise<readonly JsonObject[]>,
) {
  let sealed = chain;
  let left = pending;
  for (;;) {
    const { accepted } = numberPending(sealed, left, rulesFor(sealed));
    if (accepted.length === 0) return { chain: sealed, pending: left };
    sealed = [...sealed, ...(await sealAll(accepted.map(withoutNotes), sealed))];
    left = entriesNotIn(left, accepted);
  }
}

/**
 * Checks that sealing can begin, and stores the confirmed signal numbers.
 * @throws ForkedRecordError, RenumberedError, SealError, having changed nothing
 */
function begun(
  { store, log }: Pick<Environment, 'store' | 'log'>,
  record: RecordStore,
  view: RecordView,
  { numbers = [], onlyPublished }: RecordFileOptions,
): StoredRecord {
  const { syncState, held, waiting } = view;
  const seen = readSeenHead(store);
  const isHeld = record.stored().shown > 0 || isConsistentWith(held.chain, seen);
  if (!isHeld && held.chain.length < (seen?.length ?? 0)) throw new SealError('missing');
  if (syncState.kind === 'apart') {
    if (onlyPublished) throw new SealError('fork');
    throw new ForkedRecordError(syncState.fork);
  }
  if (onlyPublished) return held;
  const renumbered = renumberedSignals(view);
  const isConfirmed = ({ before, now, instrument }: NewSignalNumber) =>
    numbers.some((one) => one.before === before && one.now === now && one.instrument === instrument);
  if (!renumbered.every(isConfirmed)) throw new RenumberedError(renumbered);
  const settled = { ...held, pending: withConfirmedNumbers(held.pending, waiting) };
  if (settled.pending.length > 0) record.write(view, settled);
  for (const { before, now, instrument } of renumbered)
    log?.(`Signal ${String(before)}, ${instrument}, became signal ${String(now)}`);
  return settled;
}

/**
 * Creates the record for a file, with the waiting entries sealed.
 * @param digest null if the browser can't compute hashes
 * @throws ForkedRecordError, RenumberedError or SealError, having changed nothing
 */
export async function prepareRecordFile(
  environment: Environment,
  record: RecordStore,
  digest: Digest | null,
  options: RecordFileOptions,
) {
  const { now } = environment;
  const { keep, fork, onlyPublished } = options;
  const repaired = await createCopyCorrector(record.stored().chain, record.published() ?? [], digest);
  const { waiting, aside, ...view } = await record.mutate(
    (view) => ({ ...view, held: begun(environment, record, view, options) }),
    fork,
  );
  const held = { ...view.held, chain: repaired(view.held.chain) };
  const sealed = repaired(view.sealed);
  if (digest !== null && (await editedUpdatePosition(held.chain, digest)) !== null)
    throw new SealError('changed');
  const nothing = { entries: sealed, setAside: aside.length, waiting: waiting.length, republished: 0 };
  if (onlyPublished || waiting.length === 0) return nothing;
  if (digest === null && waiting.length > held.chain.length - sealed.length) throw new SealError('insecure');
  const started = now();
  const { chain, pending } = await sealPending(
    held,
    (chain) => rulesAfter(chain, started),
    (entries, chain) => {
      const times = entries.map(({ createdAt }) => createdAt);
      const publishedAt = latestOf([isoTime(now()), chain.at(-1)?.publishedAt, ...times]);
      return seal(entries, chain, publishedAt, digest as Digest);
    },
  );
  const formerly = new Set(held.pending.filter(({ formerTime }) => formerTime !== undefined));
  const republished = formerly.size - pending.filter((entry) => formerly.has(entry)).length;
  if (keep)
    await record.mutate((view) => {
      if (headOf(view.held.chain) !== headOf(held.chain)) return;
      record.write(view, { ...view.held, chain, pending: entriesNotIn(view.held.pending, chain) });
    });
  return {
    entries: chain,
    setAside: pending.length + held.junk.length,
    /** Number of unpublished entries left out */
    waiting: 0,
    /** Number of entries that were published or downloaded before, and have a new time of publication */
    republished,
  };
}
