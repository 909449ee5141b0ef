import type { Answers } from '@/domain/merge/mergeAll';
import { restoreList } from '@/domain/merge/restore';
import type { ListRecord } from '@/domain/merge/versions';
import { listIn, versionsForFile } from '@/domain/merge/files';
import { nextNumericId, uniqueId, type CatalogueDraft } from '@/domain/catalogue/entity';
import { idOf, readEntries, toStoredValue } from '@/data/catalogue/entries';
import {
  catalogueLists,
  listNames,
  perList,
  perStoredList,
  type ListName,
  type PerList,
  type PerStoredList,
} from '@/data/catalogue/lists';
import { lockLists, storedLists } from '@/data/catalogue/storedLists';
import { createRevisionReader } from '@/data/catalogue/storedVersions';
import {
  createVersionedList,
  listOptions,
  storedValuesOf,
  type CurrentList,
  type VersionedListStore,
} from '@/data/catalogue/versionedList';
import { catalogueFile, type CatalogueFile, type CatalogueLists } from '@/data/merge/catalogueFile';
import { entryComparison, compareLists, type CatalogueComparison } from '@/data/merge/listComparison';
import type { CatalogueQuestion, LocalCatalogue, RecordsWithNewIds } from '@/data/merge/localCatalogue';
import type { SetAsideEntry } from '@/data/signals/numberPending';
import type { TrackRecord } from '@/data/signals/record';
import type { Environment } from '@/data/storage/environment';
import { formatJson, isJsonObject, type JsonObject } from '@/data/storage/json';
import { writeAll } from '@/data/storage/keyValueStore';
import { PUBLISHING_LOCK } from '@/data/storage/lock';

/** A list from a file, with values that this version can't read */
type GivenList = Pick<CurrentList, 'records' | 'versions' | 'unreadable'>;

/** What to restore or merge */
export interface RestoreRequest {
  /** `restore` replaces the lists with the file's; `merge` adds what this browser hasn't seen. */
  readonly way: 'restore' | 'merge';
  readonly lists: PerList<GivenList | undefined>;
  readonly signalDrafts?: readonly unknown[] | undefined;
  readonly signals?: readonly unknown[] | undefined;
  /** Unpublished updates to remove, when undoing a restore that added them */
  readonly withdrawn?: readonly JsonObject[];
  readonly answers?: Answers;
}

export interface RestorePreview {
  readonly request: RestoreRequest;
  /** The lists as they were when the preview was computed; empty if unreadable */
  readonly before: PerStoredList<readonly unknown[]>;
  readonly after: PerStoredList<readonly unknown[]>;
  readonly comparison: CatalogueComparison;
  /** Questions arise only when merging; nothing is written until all are answered. */
  readonly questions: readonly CatalogueQuestion[];
  /** Signal updates from the backup that will wait for publication in this browser */
  readonly added: readonly JsonObject[];
  /** Signal updates from the backup that no longer fit the record */
  readonly leftOut: readonly SetAsideEntry[];
  /** Whether the backup's signals are from a different record, and so are left out */
  readonly isForeignRecord: boolean;
}

/** Nothing is written if the lists have changed since the preview. */
export class StalePreviewError extends Error {
  override readonly name = 'StalePreviewError';
}

export const isSamePreview = (a: RestorePreview, b: RestorePreview): boolean =>
  formatJson(a.before) === formatJson(b.before) &&
  a.comparison.signals?.removed === b.comparison.signals?.removed;

function givenList(file: CatalogueFile, name: ListName): GivenList | undefined {
  const values = file[name];
  if (values === undefined) return undefined;
  const entries = readEntries(values, catalogueLists[name].draftSchema);
  const records = entries.filter(({ record }) => record !== null).map(toStoredValue) as ListRecord[];
  const { revision = stampOf(file), publication, ancestors, versions } = file;
  const marks = { revision, publication, ancestors, versions, [name]: records };
  const unreadable = entries.filter(({ record }) => record === null).map(({ value }) => value);
  const list = listIn(marks, name, catalogueLists[name].orderedBy, { lost: unreadable.map(idOf) });
  return list && { ...list, unreadable };
}

/** Backups have no revision of their own; their versions state the one known when they were made. */
const stampOf = ({ versions }: CatalogueFile): number =>
  isJsonObject(versions) && typeof versions.stamp === 'number' ? versions.stamp : 0;

/** @param file a backup or a publication */
export const restoreRequestOf = (
  file: CatalogueFile,
  way: RestoreRequest['way'],
  answers?: Answers,
): RestoreRequest => ({
  way,
  lists: perList((name) => givenList(file, name)),
  signalDrafts: file.signalDrafts,
  signals: file.signals,
  ...(answers && { answers }),
});

interface Job {
  readonly environment: Environment;
  readonly local: LocalCatalogue;
  readonly record: TrackRecord;
  readonly stored: PerStoredList<VersionedListStore<CatalogueDraft>>;
}

/**
 * If only one side has edited a draft, that side's version is kept; if both have, both versions are kept, under two
 * ids.
 */
function draftsWith(drafts: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  const all = [...drafts];
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

/** The lists before and after the restore or merge, and the questions to answer first */
function target({ environment, local, stored }: Job, { way, lists, signalDrafts, answers }: RestoreRequest) {
  const present = local.present();
  const drafts = storedValuesOf(stored.signalDrafts.current());
  const afterDrafts = way === 'merge' && signalDrafts ? draftsWith(drafts, signalDrafts) : signalDrafts;
  const merged = way === 'merge' ? local.merged((name) => lists[name], answers) : null;
  const restored = (name: ListName): CurrentList => {
    const given = lists[name];
    if (!given) return present[name];
    const list = restoreList(present[name], given, listOptions(environment, catalogueLists[name]));
    return { ...present[name], ...list, unreadable: given.unreadable };
  };
  return {
    present,
    before: { ...perList((name) => storedValuesOf(present[name])), signalDrafts: drafts },
    lists: merged?.lists ?? perList(restored),
    signalDrafts: afterDrafts ?? drafts,
    questions: merged?.questions ?? [],
    renamed: merged?.renamed ?? ([] as RecordsWithNewIds),
  };
}

function previewOf(
  { record }: Job,
  request: RestoreRequest,
  { before, lists, signalDrafts, questions }: ReturnType<typeof target>,
): RestorePreview {
  const after = { ...perList((name) => storedValuesOf(lists[name])), signalDrafts };
  const comparison = perStoredList((name) => compareLists(before[name], after[name], storedLists[name]));
  const { signals, withdrawn = [] } = request;
  const unchanged = {
    request,
    before,
    after,
    comparison,
    questions,
    added: [],
    leftOut: [],
    isForeignRecord: false,
  };
  if (signals === undefined && withdrawn.length === 0) return unchanged;
  const restored = record.planRestore(signals ?? []);
  const { removed } = record.planWithdrawal(withdrawn);
  const { sealed, waiting } = record.read();
  const held = sealed.length + waiting.length - removed;
  return {
    ...unchanged,
    comparison: { ...comparison, signals: entryComparison(restored?.added.length ?? 0, held, removed) },
    added: restored?.added ?? [],
    leftOut: restored?.leftOut ?? [],
    isForeignRecord: restored === null,
  };
}

/** The lists before a restore, as a request to undo it */
const undoing = (
  present: PerList<CurrentList>,
  drafts: readonly unknown[],
  added: readonly JsonObject[],
): RestoreRequest => ({
  way: 'restore',
  lists: present,
  signalDrafts: drafts,
  withdrawn: added,
});

/**
 * Changes all given lists or none, and returns a preview of undoing it. Of the signals, only unpublished updates are
 * added.
 * @throws StalePreviewError or StorageError if nothing was changed, HalfWrittenError if the rollback failed
 */
function restoreAll(job: Job, shown: RestorePreview): Promise<RestorePreview> {
  const { environment, local, record, stored } = job;
  const { request } = shown;
  const { withdrawn = [], signals } = request;
  const write = () =>
    lockLists(environment, () => {
      const now = target(job, request);
      if (!isSamePreview(previewOf(job, request, now), shown))
        throw new StalePreviewError('The lists have changed since the preview was computed.');
      const restored = record.planRestore(signals ?? []);
      const drafts = { ...stored.signalDrafts.current(), unreadable: [] };
      writeAll(environment.store, [
        ...listNames.flatMap((name) => stored[name].texts(now.lists[name])),
        ...(request.signalDrafts ? stored.signalDrafts.texts(drafts, now.signalDrafts) : []),
        ...(restored?.texts ?? []),
        ...record.planWithdrawal(withdrawn).texts,
      ]);
      local.follow(now.renamed);
      const undo = undoing(now.present, now.before.signalDrafts, restored?.added ?? []);
      return previewOf(job, undo, target(job, undo));
    });
  return withdrawn.length > 0 ? environment.lock(PUBLISHING_LOCK, write) : write();
}

/** Every function can throw a StorageError, and a DamagedListError if a list is unreadable and nothing is published. */
export function createBackups(environment: Environment, local: LocalCatalogue, record: TrackRecord) {
  const knownRevision = createRevisionReader(environment.store);
  const stored = perStoredList((name) => createVersionedList(storedLists[name], environment));
  const job: Job = { environment, local, record, stored };
  const { signalDrafts } = stored;

  return {
    /** Leaves out unreadable drafts, and uses the published records in place of an unreadable list. */
    present: (): PerList<readonly unknown[]> & CatalogueLists => ({
      ...perList((name) => storedValuesOf(local.present()[name])),
      ...(signalDrafts.read().values !== 'corrupt' && {
        signalDrafts: storedValuesOf(signalDrafts.current()),
      }),
      signals: record.values(),
    }),
    /** @param time ISO 8601 */
    file(time: string) {
      const lists = local.present();
      const versions = versionsForFile(lists, knownRevision());
      return catalogueFile({ ...this.present(), versions }, time);
    },
    preview: (request: RestoreRequest): RestorePreview => previewOf(job, request, target(job, request)),
    restore: (shown: RestorePreview) => restoreAll(job, shown),
  };
}
