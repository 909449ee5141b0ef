import type { JsonObject } from '@/data/storage/json';
import type { KeyedText } from '@/data/storage/keyValueStore';
import { isSameEntry, isSampleRecord, entriesNotIn, nameOf } from './chain';
import { readRecord, sharedLength, shownRecord, type StoredRecord } from './mergeRecord';
import { reopenedEntries, withoutDroppedSamples } from './pending';
import { withoutEntry } from './recordChanges';
import type { RecordStore } from './recordStore';

/**
 * Adds the entries from a backup that are missing from this browser; null if the backup belongs to a different
 * record. The backup's published entries keep their seals if they continue this browser's record.
 */
function withBackup(held: StoredRecord, values: readonly unknown[], isApart: boolean): StoredRecord | null {
  const backup = readRecord(values, null);
  const shared = sharedLength(held.chain, backup.chain);
  const isOther = shared === 0 && backup.chain.length > 0 && held.chain.length > 0;
  const haveSamplesLeft = backup.chain[0]?.sample === true && held.chain[0]?.sample !== true;
  if (haveSamplesLeft ? isSampleRecord(backup.chain) : isOther) return null;
  const continues = shared === held.chain.length && !haveSamplesLeft && !isApart;
  const chain = continues ? backup.chain : held.chain;
  const missing = continues ? [] : entriesNotIn(backup.chain.slice(shared), chain);
  const back = reopenedEntries(withoutDroppedSamples(missing, backup.chain, chain), backup.chain);
  const here = [...held.pending, ...chain];
  const pending = [
    ...entriesNotIn(back, here),
    ...held.pending,
    ...entriesNotIn(backup.pending, [...back, ...here]),
  ];
  return { ...held, chain, pending: entriesNotIn(pending, chain) };
}

/**
 * Returns the entries to add, those left out because they no longer fit, and what to store; null if the backup
 * belongs to a different record.
 */
export function planRestore(record: RecordStore, now: number, values: readonly unknown[]) {
  const view = record.merged();
  const isApart = view.syncState.kind === 'apart';
  const restored = withBackup(view.held, values, isApart);
  if (restored === null) return null;
  const chain = isApart ? view.chain : restored.chain;
  const reopenedHere = isApart ? entriesNotIn(view.waiting, view.held.pending) : [];
  const after = shownRecord(
    {
      chain,
      shown: view.sealed.length,
      pending: entriesNotIn([...reopenedHere, ...restored.pending], chain),
      junk: [],
    },
    now,
  );
  const [own, shownHere] = [view.held.pending, [...view.sealed, ...view.waiting]];
  const leftOut = after.aside.filter(({ value }) => entriesNotIn([value as JsonObject], own).length > 0);
  const names = new Set(leftOut.map(({ value }) => nameOf(value as JsonObject)));
  const held = { ...restored, pending: restored.pending.filter((entry) => !names.has(nameOf(entry))) };
  const added = entriesNotIn(after.waiting, shownHere);
  const texts: readonly KeyedText[] = added.length === 0 ? [] : record.texts(held, chain);
  const asideHere = new Set(view.aside.map(({ value }) => nameOf(value as JsonObject)));
  return {
    added,
    leftOut: leftOut.filter(({ value }) => !asideHere.has(nameOf(value as JsonObject))),
    texts,
  };
}

/** Returns what to store once the added entries are removed. A signal's later entries are removed with its first. */
export function planWithdrawal(record: RecordStore, added: readonly JsonObject[]) {
  const { held, waiting } = record.merged();
  const published = held.chain.slice(0, held.shown);
  const left = entriesNotIn(waiting, published)
    .filter((entry) => added.some((one) => isSameEntry(one, entry)))
    .reduce(withoutEntry, held);
  const sizeOf = ({ chain, pending }: StoredRecord) => chain.length + pending.length;
  const removed = sizeOf(held) - sizeOf(left);
  const texts: readonly KeyedText[] = removed === 0 ? [] : record.texts(left);
  return { removed, texts };
}
