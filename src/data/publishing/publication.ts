import type { MergeChoices } from '@/domain/catalogueMerge';
import { isoTime } from '@/domain/entity';
import { catalogueFile } from '@/data/merge/catalogueFile';
import { publishableValues, readEntries } from '@/data/catalogue/storedList';
import type { Environment } from '@/data/storage/environment';
import { PUBLISHING_LOCK } from '@/data/storage/lock';
import { storageKeys } from '@/data/storage/storageKeys';
import { formatJson } from '@/data/storage/json';
import {
  type LatestSeeds,
  isMissingFrom,
  relationTo,
  type CatalogueSeeds,
  type Seed,
} from '@/data/catalogue/seeds';
import { includedInAll, latestLedger, latestMarks, markOf } from '@/data/catalogue/ledger';
import type { PublishedCatalogue } from '@/data/catalogue/publishedCatalogue';
import { downloadsIn } from '@/data/catalogue/downloads';
import { compareLists, countUnpublished, type CatalogueComparison } from '@/data/merge/listComparison';
import { perList, publishedParts, type PerList, catalogueLists } from '@/data/catalogue/lists';
import { isSameEntry } from '@/data/signals/chain';
import { sharedLength, type NewNumber } from '@/data/signals/mergeRecord';
import type { SignalRecord } from '@/data/signals/record';
import type { CatalogueConflict, LocalCatalogue } from '@/data/merge/localCatalogue';
import type { SentFile } from '@/data/merge/sentFile';

/** Thrown if the site doesn't say which revision visitors have. */
export class UnknownRevisionError extends Error {
  override readonly name = 'UnknownRevisionError';
}

/** Thrown, with nothing changed, if somebody else has published a conflicting change. */
export class PublishConflictError extends Error {
  override readonly name = 'PublishConflictError';
  readonly conflicts: readonly CatalogueConflict[];

  constructor(conflicts: readonly CatalogueConflict[]) {
    super('The same fields were changed in another tab or by somebody else.');
    this.conflicts = conflicts;
  }
}

/** A publication that isn't in place yet */
export interface PreparedPublication extends SentFile {
  readonly file: PublishedCatalogue & { readonly publication: string };
  readonly text: string;
  /** Whether it contains signal updates of others that weren't in this browser */
  readonly hasOthersSignals: boolean;
  /** Number of signal updates that no longer fit the published record */
  readonly setAside: number;
  /** Number of signal updates left out because only publishing to the host can date them */
  readonly waiting: number;
  /** Number of signal updates that were published or downloaded before, and have a new time of publication */
  readonly republished: number;
}

interface PrepareOptions {
  readonly choices?: MergeChoices | undefined;
  /** Confirmed new numbers of signals */
  readonly numbers?: readonly NewNumber[] | undefined;
  /** `any` starts from the published file even if it's older than the last one taken here. */
  readonly from?: 'newer' | 'any';
  /** Whether the file is downloaded, so nobody knows when it will be put in place */
  readonly isDownload?: boolean;
}

interface NextPublication extends PreparedPublication {
  readonly revision: number;
  readonly onSite: 'loaded' | 'missing' | 'damaged';
  /** False if storage has no room to note what the file contains */
  readonly isNoted: boolean;
}

export type SiteFile = 'complete' | 'noSignals' | 'older' | 'pending' | 'unanswered';

export interface Publication {
  /**
   * Returns what isn't published yet. If the site has an older file, compares with the last one known here.
   * @throws StorageError, DamagedListError if a list is unreadable and nothing is published
   */
  readonly unpublished: () => CatalogueComparison;
  /**
   * Merges what others have published into the lists, and creates a file with the next revision. If the
   * site's file is missing or damaged, uses what is known here. Unreadable records are left out. Unpublished
   * signal updates are sealed for a later file, or left out if there is a host.
   * @throws UnknownRevisionError if the site doesn't answer, PublishConflictError if a conflict has no
   * choice, RenumberedError if new numbers must be confirmed, SealError, and anything that `unpublished`
   * throws
   */
  readonly next: (choices?: MergeChoices, numbers?: readonly NewNumber[]) => Promise<NextPublication>;
  /**
   * Merges the lists with what is published and seals the unpublished signal updates, or returns the
   * conflicts that have no choice.
   * @throws RenumberedError, SealError, StorageError, DamagedListError
   */
  readonly prepare: (
    published: CatalogueSeeds,
    options: PrepareOptions,
  ) => Promise<PreparedPublication | readonly CatalogueConflict[]>;
  /**
   * Higher than any revision known here.
   * @throws StorageError
   */
  readonly nextRevision: () => number;
  /** Whether a file was downloaded here that the site didn't have when it was last asked */
  readonly awaitsUpload: () => boolean;
  /** Resolves once the site has answered or failed to, and never rejects. */
  readonly siteAnswered: () => Promise<void>;
  /** Whether the site has answered, and whether its file is the last one known here and contains signals */
  readonly siteFile: () => SiteFile;
}

const INDENT = 2;

export function createPublication(
  { store, now, newPublicationId, digest, lock, report }: Environment,
  seeds: LatestSeeds,
  {
    local,
    record,
    present,
    hasHost,
  }: {
    readonly local: LocalCatalogue;
    readonly record: SignalRecord;
    readonly present: () => PerList<readonly unknown[]>;
    /**
     * With a host, a download contains no unpublished signal updates, because only publishing can date them,
     * and later publications get a higher revision.
     */
    readonly hasHost: boolean;
  },
): Publication {
  /** Downloading is the way out when storage is full, so it works even if this returns false. */
  async function recordDownload(download: PreparedPublication): Promise<boolean> {
    try {
      await local.takeDownloaded(download);
      store.write(
        storageKeys.download,
        latestMarks([markOf(download.file), ...downloadsIn(store)]).join(' '),
      );
      return true;
    } catch (error) {
      report(error);
      return false;
    }
  }

  const isOlder = (seed: Seed) => relationTo(latestLedger(store), seed) === 'older';

  const nextRevision = () =>
    1 +
    Math.max(
      latestLedger(store).revision,
      hasHost ? Number.parseInt(downloadsIn(store)[0] ?? '', 10) || 0 : 0,
      ...publishedParts.map((name) => seeds[name].revision),
    );

  const prepare: Publication['prepare'] = async (
    published,
    { choices, numbers = [], from = 'newer', isDownload = false },
  ) => {
    const ledger = latestLedger(store);
    const { revision, ancestors = [] } = published.platforms;
    const isOlder = revision > 0 && isMissingFrom(ledger, published.platforms);
    const older = isOlder ? published.signals.records : undefined;
    const onlyPublished = isDownload && hasHost;
    const prepareRecord = () =>
      record.prepare(digest, {
        keep: isDownload,
        numbers,
        older,
        mustBeComplete: from === 'newer',
        onlyPublished,
      });
    // Writes nothing, so it can refuse before any question is asked.
    const publishedPart = onlyPublished ? await prepareRecord() : null;
    const { lists, conflicts, renamed, mine } = local.mergedWith(published, { from, choices });
    if (conflicts.length > 0) return conflicts;
    const { sealed, waiting: unsealed } = record.read();
    // Unpublished entries follow the site's, but an older file never shortens the record.
    seeds.prime(published);
    const { entries: signals, setAside, waiting, republished } = publishedPart ?? (await prepareRecord());
    const held = [...sealed, ...unsealed];
    const hasOthersSignals = signals
      .slice(sharedLength(sealed, signals))
      .some((entry) => !held.some((one) => isSameEntry(one, entry)));
    const included = [
      markOf(published.platforms),
      ...ancestors,
      ...includedInAll(store),
      ...downloadsIn(store),
    ];
    const mark = {
      revision: Math.max(nextRevision(), revision + 1),
      publication: newPublicationId(),
      ancestors: latestMarks(included),
    };
    const file = { ...lists, signals };
    const text = `${formatJson(catalogueFile(file, isoTime(now()), mark), INDENT)}\n`;
    return {
      file: { ...mark, ...file },
      text,
      from: published,
      sent: mine,
      renamed,
      hasOthersSignals,
      setAside,
      waiting,
      republished,
    };
  };

  return {
    unpublished() {
      const [shown, view] = [present(), record.read()];
      // A fork isn't taken until the next publication combines it with the lists.
      const isFork = relationTo(latestLedger(store), seeds.platforms) === 'fork';
      const combined = isFork ? local.mergedWith(seeds).lists : null;
      const lists = perList((name) => {
        const rules = catalogueLists[name];
        if (combined) return compareLists(seeds[name].records, combined[name], rules);
        const taken = isOlder(seeds[name]) ? local.taken(name) : null;
        const records = taken ?? seeds[name].records;
        const values = publishableValues(readEntries(shown[name], rules.draftSchema), records);
        return compareLists(records, values, rules);
      });
      return {
        ...lists,
        signals: countUnpublished(view, isOlder(seeds.signals) ? view.sealed : seeds.signals.records),
      };
    },
    next: (choices, numbers) =>
      lock(PUBLISHING_LOCK, async () => {
        // The revision must exceed anything published since this page was opened.
        const onSite = await seeds.refresh();
        if (onSite === 'unreachable') throw new UnknownRevisionError('The site did not report its revision.');
        const site = seeds.onSite();
        // The latest seeds don't include an older file.
        const published = site && isMissingFrom(latestLedger(store), site.platforms) ? site : seeds;
        const prepared = await prepare(published, { choices, numbers, isDownload: true });
        if (!('file' in prepared)) throw new PublishConflictError(prepared);
        await record.keepPublished();
        await local.applyPublished(seeds, choices && { choices });
        const { revision } = prepared.file;
        const isNoted = await recordDownload(prepared);
        return { ...prepared, revision, onSite, isNoted };
      }),
    prepare,
    nextRevision,
    awaitsUpload() {
      const [latest = ''] = downloadsIn(store);
      const { platforms } = seeds;
      return latest !== '' && ![markOf(platforms), ...(platforms.ancestors ?? [])].includes(latest);
    },
    siteAnswered: seeds.load,
    siteFile() {
      const answer = seeds.siteAnswer();
      if (answer !== 'answered') return answer;
      const { platforms, signals } = seeds;
      if (isOlder(platforms)) return 'older';
      // One file has one publication; otherwise, the signals came with the build or an earlier file.
      return signals.revision === platforms.revision && signals.publication === platforms.publication
        ? 'complete'
        : 'noSignals';
    },
  };
}
