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
import { quarantineKeyFor } from '@/data/storage/copyToQuarantine';
import { recordValues, type SetAsideEntry } from '@/data/signals/mergeRecord';
import type { SignalRecord } from '@/data/signals/record';
import { ledgerOf, serialiseLedger, readLedger, idOf } from '@/data/catalogue/ledger';
import type { CatalogueSeeds } from '@/data/catalogue/seeds';
import { seededList } from '@/data/catalogue/seededList';
import type { MergeChoices } from '@/domain/catalogueMerge';
import { nextNumericId, uniqueId } from '@/domain/entity';
import { DamagedListError, type CatalogueConflict, type LocalCatalogue } from '@/data/merge/localCatalogue';
import { writeKeepingBase } from '@/data/catalogue/baseCopies';
import { writeAll, type KeyedText } from '@/data/storage/keyValueStore';
import { compareEntries, compareLists, type CatalogueComparison } from '@/data/merge/listComparison';

export interface RestorePreview {
  readonly lists: CatalogueLists;
  /** Lists when the preview was computed; empty if unreadable */
  readonly before: PerStored<readonly unknown[]>;
  readonly comparison: CatalogueComparison;
  /** Updates to remove when undoing a restore that added them */
  readonly withdrawn: readonly JsonObject[];
  /** Signal updates of the backup that will wait for publication here */
  readonly added: readonly JsonObject[];
  /** Signal updates of the backup that no longer fit the record */
  readonly leftOut: readonly SetAsideEntry[];
  /** Signals of a different record are left out. */
  readonly isForeignRecord: boolean;
}

/** Preview in which some ids may differ from the stored ones */
export interface ChangesPreview extends RestorePreview {
  readonly renamed?: Parameters<LocalCatalogue['follow']>[0];
}

/** Nothing is written if the lists have changed since the preview. */
export class StalePreviewError extends Error {
  override readonly name = 'StalePreviewError';
}

export const isSamePreview = (a: RestorePreview, b: RestorePreview): boolean =>
  formatJson(a.before) === formatJson(b.before) &&
  a.comparison.signals?.removed === b.comparison.signals?.removed;

/** Every function can throw a StorageError. */
export function createBackups(
  environment: Environment,
  seeds: CatalogueSeeds,
  local: LocalCatalogue,
  record: SignalRecord,
) {
  const { store } = environment;

  function pendingSeed(name: StoredName) {
    const keys = storedLists[name];
    return seededList(parseList(store.read(keys.key)), keys, seeds[name], store);
  }

  /** Returns null if the text is unreadable. */
  function presentValues(name: StoredName): readonly unknown[] | null {
    const stored = parseList(store.read(storedLists[name].key));
    const values = pendingSeed(name)?.values ?? stored;
    return values === 'corrupt' ? null : (values ?? []);
  }

  function preview(lists: CatalogueLists, withdrawn: readonly JsonObject[] = []): RestorePreview {
    const before = perStored((name) => presentValues(name) ?? []);
    const after = { ...before, ...lists };
    const comparison = perStored((name) => compareLists(before[name], after[name], storedLists[name]));
    const unchanged = {
      lists,
      before,
      comparison,
      withdrawn,
      added: [],
      leftOut: [],
      isForeignRecord: false,
    };
    if (lists.signals === undefined && withdrawn.length === 0) return unchanged;
    const restored = record.toRestore(lists.signals ?? []);
    const { removed } = record.toWithdraw(withdrawn);
    const { sealed, waiting } = record.read();
    const signals = compareEntries(
      restored?.added.length ?? 0,
      sealed.length + waiting.length - removed,
      removed,
    );
    return {
      ...unchanged,
      comparison: { ...comparison, signals },
      added: restored?.added ?? [],
      leftOut: restored?.leftOut ?? [],
      isForeignRecord: restored === null,
    };
  }

  function textsFor(name: StoredName, values: readonly unknown[]): KeyedText[] {
    const { key, seedKey, draftSchema } = storedLists[name];
    const before = store.read(key);
    const list: KeyedText = [key, formatJson(readEntries(values, draftSchema).map(toValue))];
    const copyKey =
      before !== null && parseList(before) === 'corrupt' ? quarantineKeyFor(store, key, before) : null;
    // Without a ledger, the seed would be added to the restored list.
    const hasLedger = readLedger(store.read(seedKey)) !== null;
    return [
      ...(before !== null && copyKey !== null ? [[copyKey, before] as const] : []),
      ...(before !== null && hasLedger
        ? []
        : serialiseLedger(store, seedKey, pendingSeed(name)?.ledger() ?? ledgerOf(seeds[name]))),
      list,
    ];
  }

  /** Returns what a restore changes or removes. */
  function leavingValues(name: StoredName, values: readonly unknown[]): readonly unknown[] {
    const staying = new Set(values.map((value) => formatJson(value)));
    const stored = readableValues(parseList(store.read(storedLists[name].key)));
    return stored.filter((value) => !staying.has(formatJson(value)));
  }

  /** If only one side has edited a draft, its version is kept; if both have, both are, under two ids. */
  function draftsWith(others: readonly unknown[]): readonly unknown[] {
    const all = [...(presentValues('signalDrafts') ?? [])];
    const textIn = (draft: unknown, field: string) =>
      isJsonObject(draft) && typeof draft[field] === 'string' ? draft[field] : '';
    const isEdited = (draft: unknown) => textIn(draft, 'updatedAt') !== textIn(draft, 'createdAt');
    const contentOf = (draft: unknown) => formatJson({ ...(isJsonObject(draft) ? draft : {}), id: '' });
    for (const other of others) {
      const place = all.findIndex((draft) => idOf(draft) === idOf(other));
      const mine = all[place];
      if (mine === undefined) all.push(other);
      else if (all.some((draft) => contentOf(draft) === contentOf(other))) continue;
      else if (isEdited(mine) && isEdited(other) && isJsonObject(other)) {
        const ids = new Set([...all, ...others].map(idOf));
        all.push({ ...other, id: uniqueId(nextNumericId(ids), ids) });
      } else if (textIn(other, 'updatedAt') > textIn(mine, 'updatedAt')) all[place] = other;
    }
    return all;
  }

  return {
    /**
     * Leaves out unreadable drafts, and uses the published records for an unreadable list.
     * @throws DamagedListError if nothing is published
     */
    present: (): PerList<readonly unknown[]> & CatalogueLists => {
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
    /**
     * Applies the changes of a backup to the current lists, or returns the conflicts.
     * @throws DamagedListError
     */
    previewChanges(
      backup: CatalogueLists & { readonly basis?: unknown },
      choices?: MergeChoices,
    ): ChangesPreview | readonly CatalogueConflict[] {
      const { lists, conflicts, renamed } = local.withChangesOf(backup, backup.basis, choices);
      if (conflicts.length > 0) return conflicts;
      const drafts = backup.signalDrafts && { signalDrafts: draftsWith(backup.signalDrafts) };
      return { ...preview({ ...lists, ...drafts }), renamed };
    },
    /**
     * Replaces all given lists or none, and returns a preview of undoing it. Of the signals, only unpublished
     * updates are added.
     * @throws StalePreviewError or StorageError if nothing was changed, HalfWrittenError if the rollback failed
     */
    restore(shown: ChangesPreview): Promise<RestorePreview> {
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
          writeKeepingBase(environment, leaving, () =>
            writeAll(store, [
              ...given.flatMap(([name, values]) => textsFor(name, values)),
              ...(restored?.texts ?? []),
              ...record.toWithdraw(withdrawn).texts,
            ]),
          );
          local.follow(shown.renamed ?? []);
          return preview(before, restored?.added ?? []);
        });
      return shown.withdrawn.length > 0 ? environment.lock(PUBLISHING_LOCK, write) : write();
    },
  };
}
