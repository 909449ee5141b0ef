import type { MergeChoices } from '@/domain/catalogueMerge';
import { isoTime } from '@/domain/entity';
import { catalogueFile } from '@/data/merge/catalogueFile';
import { publishableValues, readEntries } from '@/data/catalogue/storedList';
import type { Environment } from '@/data/storage/environment';
import { PUBLISHING_LOCK } from '@/data/storage/lock';
import { storageKeys } from '@/data/storage/storageKeys';
import { formatJson, type JsonObject } from '@/data/storage/json';
import type { LatestSeeds } from '@/data/catalogue/latestSeeds';
import type { PublishedCatalogue } from '@/data/catalogue/publishedCatalogue';
import { takenRevision, type CatalogueSeeds } from '@/data/catalogue/seed';
import { compareLists, unpublishedEntries, type CatalogueComparison } from '@/data/merge/listComparison';
import { perList, publishedParts, type PerList, catalogueLists } from '@/data/catalogue/lists';
import type { RenumberedSignal } from '@/data/signals/mergeRecord';
import type { SignalRecord } from '@/data/signals/record';
import type { CatalogueConflict, LocalCatalogue, Renamed } from '@/data/merge/localCatalogue';

/** Thrown when the site cannot be asked which revision visitors have, so that the next one is not known. */
export class UnknownRevisionError extends Error {
  override readonly name = 'UnknownRevisionError';
}

/** Thrown, with nothing changed, where somebody else has published something else for what was changed here. */
export class PublishConflictError extends Error {
  override readonly name = 'PublishConflictError';
  readonly conflicts: readonly CatalogueConflict[];

  constructor(conflicts: readonly CatalogueConflict[]) {
    super('The same fields were changed in another tab or by somebody else.');
    this.conflicts = conflicts;
  }
}

/** A publication that is made and not in its place yet. */
export interface PreparedPublication {
  readonly file: PublishedCatalogue & { readonly publication: string };
  readonly text: string;
  /** The lists of this browser that are in it. */
  readonly sent: PerList<readonly JsonObject[]>;
  /** Those of them that are in it under another id. */
  readonly renamed: Renamed;
  /** How many updates of signals were left out, as they do not fit behind what is published. */
  readonly setAside: number;
}

interface PrepareOptions {
  readonly choices?: MergeChoices | undefined;
  /** The new numbers of signals that were confirmed. */
  readonly numbers?: readonly RenumberedSignal[] | undefined;
  /** `any` to start from what is published where that is older than what was taken here, too. */
  readonly from?: 'newer' | 'any';
  /** Whether it becomes a file of which nobody will know when it is put in its place. */
  readonly isDownload?: boolean;
}

interface NextPublication extends PreparedPublication {
  readonly revision: number;
  /** What is on the site now: a catalogue, nothing, or something else. */
  readonly onSite: 'told' | 'missing' | 'damaged';
  /** How many updates of signals are not in it, because only a publication to the host can date them. */
  readonly waiting: number;
}

export interface Publication {
  /**
   * What publishing the present lists would change for visitors.
   * @throws StorageError when storage cannot be read, DamagedListError when a list cannot and nothing is published
   */
  readonly unpublished: () => CatalogueComparison;
  /**
   * The present lists as the seed file of the next revision, higher than every one known here or on the site. Where
   * the file on the site is missing or damaged, what is known here must do. Records that cannot be read are left out.
   * What others have published since is merged in, and comes into the lists here. Entries of the record of
   * signals that wait here are sealed and keep their seals for a later file; with a host they are left out.
   * @throws UnknownRevisionError where the site does not answer, PublishConflictError where a change here contradicts
   *   one of theirs and no side was chosen, RenumberedError while new numbers of signals are not confirmed, SealError where entries cannot be sealed, and as `unpublished` does
   */
  readonly next: (choices?: MergeChoices, numbers?: readonly RenumberedSignal[]) => Promise<NextPublication>;
  /**
   * The present lists merged with what is published, behind which the waiting entries of the record are sealed, under
   * the next number. Gives the conflicts for which no side was chosen.
   * @throws RenumberedError, SealError, StorageError and DamagedListError
   */
  readonly prepare: (
    published: CatalogueSeeds,
    options: PrepareOptions,
  ) => Promise<PreparedPublication | readonly CatalogueConflict[]>;
  /** The revision that the next publication gets, as far as is known here. @throws StorageError */
  readonly nextRevision: () => number;
  /** Whether the file on the site says nothing of signals, as far as is known here: one of before there were any. */
  readonly lacksSignals: () => boolean;
}

const INDENT = 2;

export function createPublication(
  { store, now, newPublicationId, digest, lock }: Environment,
  seeds: LatestSeeds,
  {
    local,
    record,
    present,
    hasHost,
  }: {
    readonly local: LocalCatalogue;
    readonly record: SignalRecord;
    /** What the lists show. */
    readonly present: () => PerList<readonly unknown[]>;
    /**
     * Whether the build names a host. Then a download contains no waiting updates of signals, because nobody knows when
     * it is uploaded, and only a publication can date them; a later publication gets a higher revision.
     */
    readonly hasHost: boolean;
  },
): Publication {
  const nextRevision = () =>
    1 +
    Math.max(
      takenRevision(store),
      Number(store.read(storageKeys.download) ?? 0) || 0,
      ...publishedParts.map((name) => seeds[name].revision),
    );

  function publishedPart() {
    const { sealed, aside } = record.read();
    return { entries: sealed, setAside: aside.length };
  }

  const prepare: Publication['prepare'] = async (
    published,
    { choices, numbers = [], from = 'newer', isDownload = false },
  ) => {
    const { lists, conflicts, renamed, mine } = local.mergedWith(published, { from, choices });
    if (conflicts.length > 0) return conflicts;
    // The entries that wait go behind those that are there; an older file never shortens the record.
    seeds.prime(published);
    const isOlder = from === 'newer' && published.platforms.revision < takenRevision(store);
    const older = isOlder ? published.signals.records : undefined;
    const { entries: signals, setAside } =
      isDownload && hasHost
        ? publishedPart()
        : await record.prepare(digest, { keep: isDownload, numbers, older });
    const mark = {
      revision: nextRevision(),
      publication: newPublicationId(),
      parent: published.platforms.publication ?? null,
    };
    const file = { ...lists, signals };
    const text = `${formatJson(catalogueFile(file, isoTime(now()), mark), INDENT)}\n`;
    return { file: { ...mark, ...file }, text, sent: mine, renamed, setAside };
  };

  return {
    unpublished() {
      const shown = present();
      const lists = perList((name) => {
        const rules = catalogueLists[name];
        const { records } = seeds[name];
        const values = publishableValues(readEntries(shown[name], rules.draftSchema), records);
        return compareLists(records, values, rules);
      });
      return { ...lists, signals: unpublishedEntries(record.read(), seeds.signals.records) };
    },
    next: (choices, numbers) =>
      lock(PUBLISHING_LOCK, async () => {
        // Asked again: the revision must exceed what was published since this page was opened.
        const onSite = await seeds.refresh();
        if (onSite === 'unreachable') throw new UnknownRevisionError('The site did not give its revision.');
        const prepared = await prepare(seeds, { choices, numbers, isDownload: true });
        if (!('file' in prepared)) throw new PublishConflictError(prepared);
        await record.keepPublished();
        await local.applyPublished(seeds, choices && { choices });
        const { revision } = prepared.file;
        if (hasHost) store.write(storageKeys.download, String(revision));
        const waiting = hasHost ? record.read().waiting.length : 0;
        return { ...prepared, revision, onSite, waiting };
      }),
    prepare,
    nextRevision,
    // What one file holds is of one publication: a record that is not the lists' came with the build or before.
    lacksSignals: () =>
      seeds.signals.revision !== seeds.platforms.revision ||
      seeds.signals.publication !== seeds.platforms.publication,
  };
}
