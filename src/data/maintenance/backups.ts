import type { CatalogueLists } from '@/data/merge/catalogueFile';
import { readEntries, toValue } from '@/data/catalogue/storedList';
import { parseList, readableValues, formatJson, isJsonObject, type JsonObject } from '@/data/storage/json';
import type { Environment } from '@/data/storage/environment';
import {
  storedNames,
  perList,
  perStored,
  type StoredName,
  type PerList,
  type PerStored,
} from '@/data/catalogue/lists';
import { storedLists, lockLists } from '@/data/catalogue/storedLists';
import { PUBLISHING_LOCK } from '@/data/storage/lock';
import { quarantineKeyFor } from '@/data/storage/keepAside';
import { recordValues } from '@/data/signals/mergeRecord';
import type { SignalRecord } from '@/data/signals/record';
import {
  idOf,
  ledgerOf,
  ledgerTexts,
  readLedger,
  seededList,
  type CatalogueSeeds,
} from '@/data/catalogue/seed';
import type { MergeChoices } from '@/domain/catalogueMerge';
import { DamagedListError, type CatalogueConflict, type LocalCatalogue } from '@/data/merge/localCatalogue';
import { writeKeepingBase } from '@/data/catalogue/baseCopies';
import { writeAll, type KeyedText } from '@/data/storage/keyValueStore';
import { entriesCompared, compareLists, type CatalogueComparison } from '@/data/merge/listComparison';

/** What putting these lists in place of the present ones would change. */
export interface RestorePreview {
  readonly lists: CatalogueLists;
  /** The lists as they were when this was computed; none of a text that cannot be read. */
  readonly before: PerStored<readonly unknown[]>;
  readonly comparison: CatalogueComparison;
  /** The updates of signals that go, as a restore which is undone had added them. */
  readonly withdrawn: readonly JsonObject[];
  /** Whether the record of signals in them is another than the one here: then it is left out. */
  readonly isForeignRecord: boolean;
}

/** A preview in which records may have other ids than they have here. */
interface ChangesPreview extends RestorePreview {
  readonly renamed?: Parameters<LocalCatalogue['follow']>[0];
}

/** Thrown where the lists are no longer what a preview was computed from; nothing is written. */
export class StalePreviewError extends Error {
  override readonly name = 'StalePreviewError';
}

/** Whether restoring would still do what was shown. */
export const isSamePreview = (a: RestorePreview, b: RestorePreview): boolean =>
  formatJson(a.before) === formatJson(b.before) &&
  a.comparison.signals?.removed === b.comparison.signals?.removed;

/** All lists at once: out of storage and back into it, as they are stored. */
export interface Backups {
  /**
   * Of a list that cannot be read, what is published of it; drafts that cannot be are left out.
   * @throws StorageError when storage cannot be read, DamagedListError when a list cannot and nothing is published
   */
  readonly present: () => PerList<readonly unknown[]> & CatalogueLists;
  /** What the present lists were made from, for a backup of them. @throws StorageError when storage cannot be read */
  readonly basis: LocalCatalogue['basis'];
  /** @throws StorageError when storage cannot be read */
  readonly preview: (lists: CatalogueLists, withdrawn?: readonly JsonObject[]) => RestorePreview;
  /**
   * The present lists with the changes of a backup on top, or where both contradict each other. To be restored as
   * any other preview.
   * @throws StorageError when storage cannot be read, DamagedListError when a list cannot
   */
  readonly previewChanges: (
    backup: CatalogueLists & { readonly basis?: unknown },
    choices?: MergeChoices,
  ) => ChangesPreview | readonly CatalogueConflict[];
  /**
   * Replaces all of these lists or none, if that changes what was shown, and gives the preview of undoing it. Takes
   * the locks of all and waits as every write does; a text that could not be read is kept aside first. A list that
   * is not given stays as it is. Of a record of signals, what waits for its publication is added; what is published
   * stays as it is.
   * @throws StalePreviewError or StorageError when nothing was changed, HalfWrittenError when that could not be undone
   */
  readonly restore: (shown: ChangesPreview) => Promise<RestorePreview>;
}

export function createBackups(
  environment: Environment,
  seeds: CatalogueSeeds,
  local: LocalCatalogue,
  record: SignalRecord,
): Backups {
  const { store } = environment;

  /** What a seed makes of a list, or null when there is nothing to take. */
  function pendingSeed(name: StoredName) {
    const { key, seedKey } = storedLists[name];
    return seededList(parseList(store.read(key)), seedKey, seeds[name], store);
  }

  /** What a list shows now, or null where its text cannot be read. */
  function presentValues(name: StoredName): readonly unknown[] | null {
    const stored = parseList(store.read(storedLists[name].key));
    const values = pendingSeed(name)?.values ?? stored;
    return values === 'corrupt' ? null : (values ?? []);
  }

  const preview: Backups['preview'] = (lists, withdrawn = []) => {
    const before = perStored((name) => presentValues(name) ?? []);
    const after = { ...before, ...lists };
    const comparison = perStored((name) => compareLists(before[name], after[name], storedLists[name]));
    const unchanged = { lists, before, comparison, withdrawn, isForeignRecord: false };
    if (lists.signals === undefined && withdrawn.length === 0) return unchanged;
    const restored = record.toRestore(lists.signals ?? []);
    const { removed } = record.toWithdraw(withdrawn);
    const { sealed, waiting } = record.read();
    const signals = entriesCompared(
      restored?.added.length ?? 0,
      sealed.length + waiting.length - removed,
      removed,
    );
    return { ...unchanged, comparison: { ...comparison, signals }, isForeignRecord: restored === null };
  };

  /** All that has to be written for one list to hold these values. */
  function textsFor(name: StoredName, values: readonly unknown[]): KeyedText[] {
    const { key, seedKey, draftSchema } = storedLists[name];
    const before = store.read(key);
    const list: KeyedText = [key, formatJson(readEntries(values, draftSchema).map(toValue))];
    const copyKey =
      before !== null && parseList(before) === 'corrupt' ? quarantineKeyFor(store, key, before) : null;
    // Without a ledger the seed would join what was restored.
    const hasLedger = readLedger(store.read(seedKey)) !== null;
    return [
      ...(before !== null && copyKey !== null ? [[copyKey, before] as const] : []),
      ...(before !== null && hasLedger
        ? []
        : ledgerTexts(store, seedKey, pendingSeed(name)?.ledger() ?? ledgerOf(seeds[name]))),
      list,
    ];
  }

  /** The stored values of a list that a restore changes or removes. */
  function leavingValues(name: StoredName, values: readonly unknown[]): readonly unknown[] {
    const staying = new Set(values.map((value) => formatJson(value)));
    const stored = readableValues(parseList(store.read(storedLists[name].key)));
    return stored.filter((value) => !staying.has(formatJson(value)));
  }

  /** The drafts here with those of a backup: of one that is in both, the version that was edited last. */
  function draftsWith(others: readonly unknown[]): readonly unknown[] {
    const timeOf = (value: unknown) =>
      isJsonObject(value) && typeof value.updatedAt === 'string' ? value.updatedAt : '';
    const there = new Map(others.map((draft) => [idOf(draft), draft]));
    const here = (presentValues('signalDrafts') ?? []).map((draft) => {
      const other = there.get(idOf(draft));
      there.delete(idOf(draft));
      return timeOf(other) > timeOf(draft) ? other : draft;
    });
    return [...here, ...there.values()];
  }

  return {
    present() {
      const lists = perList((name) => {
        const values = presentValues(name);
        if (values === null && seeds[name].revision === 0) throw new DamagedListError(name);
        return values ?? seeds[name].records;
      });
      const signalDrafts = presentValues('signalDrafts');
      return { ...lists, ...(signalDrafts && { signalDrafts }), signals: recordValues(record.read()) };
    },
    basis: local.basis,
    preview,
    previewChanges(backup, choices) {
      const { lists, conflicts, renamed } = local.withChangesOf(backup, backup.basis, choices);
      if (conflicts.length > 0) return conflicts;
      const drafts = backup.signalDrafts && { signalDrafts: draftsWith(backup.signalDrafts) };
      return { ...preview({ ...lists, ...drafts }), renamed };
    },
    restore: (shown) => {
      const write = () =>
        lockLists(environment, () => {
          const { lists, before, withdrawn } = shown;
          if (!isSamePreview(preview(lists, withdrawn), shown))
            throw new StalePreviewError('The lists have changed since the preview was computed.');
          const given = storedNames.flatMap((name) => {
            const values = lists[name];
            return values === undefined ? [] : [[name, values] as const];
          });
          const leaving = given.map(
            ([name, values]) => [storedLists[name], leavingValues(name, values)] as const,
          );
          const restored = record.toRestore(lists.signals ?? []);
          writeKeepingBase(environment, leaving, () => {
            writeAll(store, [
              ...given.flatMap(([name, values]) => textsFor(name, values)),
              ...(restored?.texts ?? []),
              ...record.toWithdraw(withdrawn).texts,
            ]);
          });
          local.follow(shown.renamed ?? []);
          return preview(before, restored?.added ?? []);
        });
      return shown.withdrawn.length > 0 ? environment.lock(PUBLISHING_LOCK, write) : write();
    },
  };
}
