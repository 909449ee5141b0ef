import type { Answers } from '@/domain/merge/mergeAll';
import { raiseFloor, versionsForFile } from '@/domain/merge/files';
import { isManuallyEdited } from '@/domain/merge/versionedList';
import type { ListRecord, VersionedList } from '@/domain/merge/versions';
import { isoTime } from '@/domain/catalogue/entity';
import { catalogueFile } from '@/data/merge/catalogueFile';
import type { Environment } from '@/data/storage/environment';
import { PUBLISHING_LOCK } from '@/data/storage/lock';
import { formatJson } from '@/data/storage/json';
import { publicationMark, type LatestSeeds, type CatalogueSeeds, type Seed } from '@/data/catalogue/seeds';
import { createRevisionReader } from '@/data/catalogue/storedVersions';
import type { PublishedCatalogue } from '@/data/catalogue/publishedCatalogue';
import { compareLists, unpublishedComparison, type CatalogueComparison } from '@/data/merge/listComparison';
import { catalogueLists, listNames, perList, publishedParts } from '@/data/catalogue/lists';
import { isSameEntry } from '@/data/signals/chain';
import type { ForkAnswer } from '@/data/signals/fork';
import { haveSamplesReturned, sharedLength } from '@/data/signals/mergeRecord';
import type { NewSignalNumber } from '@/data/signals/renumbered';
import type { TrackRecord } from '@/data/signals/record';
import {
  DamagedListError,
  publishedLists,
  recordsIn,
  type CatalogueQuestion,
  type LocalCatalogue,
} from '@/data/merge/localCatalogue';
import { contentChecksum, readDownload, rememberDownload } from './lastDownload';

/** Thrown if the site doesn't reveal which revision visitors see. */
export class UnknownRevisionError extends Error {
  override readonly name = 'UnknownRevisionError';
}

/** Thrown, with nothing changed, if somebody else has published a change that contradicts one of this browser's. */
export class PublishConflictError extends Error {
  override readonly name = 'PublishConflictError';
  readonly questions: readonly CatalogueQuestion[];

  constructor(questions: readonly CatalogueQuestion[]) {
    super('The same fields were changed in another tab or by somebody else.');
    this.questions = questions;
  }
}

/** A publication that isn't in place yet */
export interface PreparedPublication {
  readonly file: PublishedCatalogue & { readonly publication: string };
  readonly text: string;
  /** Whether it contains changes by others that weren't in this browser */
  readonly hasOthersChanges: boolean;
  /** Number of signal updates that no longer fit the published record */
  readonly setAside: number;
  /** Number of signal updates left out because only publishing to the host can date them */
  readonly waiting: number;
  /** Number of signal updates that were published or downloaded before, and have a new time of publication */
  readonly republished: number;
  /** Whether it contains the samples that this browser had discarded */
  readonly hasSamplesBack: boolean;
}

/** The administrator's choices */
export interface PublishAnswers {
  readonly answers?: Answers | undefined;
  /** The confirmed new signal numbers */
  readonly numbers?: readonly NewSignalNumber[] | undefined;
  /** Which of two published signal records to continue */
  readonly fork?: ForkAnswer | undefined;
}

export interface PrepareOptions extends PublishAnswers {
  /** Whether the file is downloaded, so it isn't known when it will be put in place */
  readonly isDownload?: boolean;
}

export interface NextPublication extends PreparedPublication {
  readonly revision: number;
  readonly onSite: 'loaded' | 'missing' | 'damaged';
}

export type SiteFileState = 'complete' | 'noSignals' | 'older' | 'pending' | 'unanswered' | 'damaged';

/** A record in the site's file that can't be read */
export interface UnreadableSiteRecord {
  readonly noun: string;
  readonly id: string;
  /** Whether this browser has it, in which case publishing puts it right */
  readonly isHere: boolean;
}

export type Publication = ReturnType<typeof createPublication>;

const INDENT = 2;
/** About 2 kB */
const MAX_ANCESTORS = 100;

/** What is needed to create a publication */
interface Parts {
  readonly environment: Environment;
  readonly seeds: LatestSeeds;
  readonly local: LocalCatalogue;
  readonly record: TrackRecord;
  /** With a host, a download contains no unpublished signal updates, because only publishing can date them. */
  readonly hasHost: boolean;
}

/** Records in the site's file that can't be read; they stay unless this browser's list replaces or deletes them. */
function unreadableLeft(
  { unreadable, list }: Seed,
  { records, versions }: VersionedList,
): readonly ListRecord[] {
  if (unreadable.length === 0) return unreadable;
  const ids = new Set(records.map(({ id }) => id));
  const known = list().versions.records;
  return unreadable.filter(({ id }) => !ids.has(id) && (!known[id] || versions.records[id]?.lost));
}

/** Higher than any revision known to this browser */
const nextRevision = ({ environment: { store }, seeds }: Parts): number =>
  1 +
  Math.max(
    createRevisionReader(store)(),
    readDownload(store)?.revision ?? 0,
    ...publishedParts.map((name) => seeds[name].revision),
  );

/**
 * Merges the lists with what is published and seals the unpublished signal updates, or returns the
 * questions that are still unanswered.
 * @throws RenumberedError, ForkedRecordError, SealError, StorageError, DamagedListError
 */
async function prepare(
  parts: Parts,
  published: CatalogueSeeds,
  { isDownload = false, answers, ...given }: PrepareOptions,
): Promise<PreparedPublication | readonly CatalogueQuestion[]> {
  const { environment, seeds, local, record, hasHost } = parts;
  const { now, newPublicationId, digest } = environment;
  const { revision, ancestors = [] } = published.platforms;
  const onlyPublished = isDownload && hasHost;
  const prepareRecord = () => record.prepare(digest, { ...given, keep: isDownload, onlyPublished });
  // Preparing only published updates writes nothing, so it can be refused before any question is asked.
  const publishedPart = onlyPublished ? await prepareRecord() : null;
  const before = recordsIn(local.present());
  const { lists, questions } = await local.merge(published, answers);
  if (questions.length > 0) return questions;
  const { sealed, waiting: unsealed, held: heldRecord } = record.read();
  // Unpublished entries come after the site's, so the site's must be known first.
  if (published !== seeds) seeds.prime(published);
  const { entries: signals, setAside, waiting, republished } = publishedPart ?? (await prepareRecord());
  // Like the lists, the signals that others have published are stored even if the response to this publication is lost.
  if (!isDownload) await record.keepPublished();
  const held = [...sealed, ...unsealed];
  const hasOthersSignals = signals
    .slice(sharedLength(sealed, signals))
    .some((entry) => !held.some((one) => isSameEntry(one, entry)));
  const mark = {
    revision: Math.max(nextRevision(parts), revision + 1),
    publication: newPublicationId(),
    ancestors: [...new Set([publicationMark(published.platforms), ...ancestors])].slice(0, MAX_ANCESTORS),
  };
  const floored = perList((name) => raiseFloor(lists[name], mark.revision, catalogueLists[name].orderedBy));
  const records = recordsIn(lists);
  const file = {
    ...perList((name) => [...records[name], ...unreadableLeft(published[name], lists[name])]),
    signals: signals as readonly ListRecord[],
    versions: versionsForFile(floored, mark.revision, environment.authorName?.()),
  };
  const text = `${formatJson(catalogueFile(file, isoTime(now()), mark), INDENT)}\n`;
  return {
    file: { ...mark, ...file },
    text,
    hasOthersChanges:
      hasOthersSignals || listNames.some((name) => formatJson(before[name]) !== formatJson(records[name])),
    setAside,
    waiting,
    republished,
    hasSamplesBack: haveSamplesReturned(heldRecord, signals),
  };
}

/** Downloading is the fallback when storage is full, so it must succeed even if this note can't be stored. */
function noteDownload({ store, now, report }: Environment, { file }: PreparedPublication): void {
  try {
    const { revision, signals = [], ancestors } = file;
    const lists = perList((name) => file[name]);
    const content = contentChecksum(lists, signals.length);
    const mark = publicationMark(file);
    rememberDownload(store, { mark, revision, at: isoTime(now()), content, ancestors });
  } catch (error) {
    report(error);
  }
}

/** Returns null if a list can't be read. */
function contentHere({ local, record }: Parts): string | null {
  const { sealed, waiting } = record.read();
  try {
    return contentChecksum(recordsIn(local.present()), sealed.length + waiting.length);
  } catch (error) {
    if (error instanceof DamagedListError) return null;
    throw error;
  }
}

export function createPublication(
  environment: Environment,
  seeds: LatestSeeds,
  others: Omit<Parts, 'environment' | 'seeds'>,
) {
  const parts = { environment, seeds, ...others };
  const { local, record } = others;
  const { store, lock } = environment;
  const knownRevision = createRevisionReader(store);
  const isOlder = (revision: number) => revision > 0 && revision < knownRevision();

  return {
    /**
     * Returns what visitors don't see yet.
     * @throws StorageError, DamagedListError if a list is unreadable and nothing is published
     */
    unpublished(): CatalogueComparison {
      const view = record.read();
      const present = local.present();
      return {
        ...perList((name) =>
          compareLists(seeds[name].records, present[name].records, catalogueLists[name], (id, unit) =>
            isManuallyEdited(present[name], id, unit),
          ),
        ),
        signals: unpublishedComparison(view, seeds.signals.records),
      };
    },
    /**
     * Records in the site's file that visitors don't see, because they can't be read
     * @throws StorageError, DamagedListError
     */
    unreadable(): readonly UnreadableSiteRecord[] {
      const present = local.present();
      return listNames.flatMap((name) => {
        const ids = new Set(present[name].records.map(({ id }) => id));
        const { noun } = catalogueLists[name];
        return seeds[name].unreadable.map(({ id }) => ({ noun, id, isHere: ids.has(id) }));
      });
    },
    /**
     * The questions to answer before publishing, because somebody else has published something that contradicts one of
     * this browser's changes
     * @throws StorageError, DamagedListError
     */
    questions: (): readonly CatalogueQuestion[] => local.merged(publishedLists(seeds)).questions,
    /**
     * Merges what others have published into the lists, and creates a file with the next revision. If the site's file
     * is missing or damaged, uses what this browser knows. Leaves out this browser's unreadable records. Seals the
     * unpublished signal updates and stores their seals or, if there is a host, leaves the updates out.
     * @throws UnknownRevisionError if the site doesn't respond, PublishConflictError if a question is still unanswered,
     * RenumberedError or ForkedRecordError if something must be confirmed, SealError, and anything that `unpublished`
     * throws
     */
    next: (answers: PublishAnswers = {}): Promise<NextPublication> =>
      lock(PUBLISHING_LOCK, async () => {
        // The revision must exceed anything published since this page was opened.
        const onSite = await seeds.refresh();
        if (onSite === 'unreachable') throw new UnknownRevisionError('The site did not report its revision.');
        // The site's version is shown from now on, so it is stored, whatever becomes of the download.
        await record.keepPublished();
        const prepared = await prepare(parts, seeds, { ...answers, isDownload: true });
        if (!('file' in prepared)) throw new PublishConflictError(prepared);
        noteDownload(environment, prepared);
        return { ...prepared, revision: prepared.file.revision, onSite };
      }),
    prepare: (published: CatalogueSeeds, options: PrepareOptions) => prepare(parts, published, options),
    /**
     * The last file that was downloaded here, whether the site has it, and whether it has everything that this browser
     * and the site have; null if there was none
     */
    lastDownload() {
      const download = readDownload(store);
      if (download === null) return null;
      const { platforms } = seeds;
      const isOnSite = [publicationMark(platforms), ...(platforms.ancestors ?? [])].includes(download.mark);
      const isFromSite = platforms.revision > 0 && !platforms.isBuiltIn;
      const isSuperseded =
        isFromSite && !isOnSite && download.ancestors?.includes(publicationMark(platforms)) === false;
      const isSame = download.content === undefined || download.content === contentHere(parts);
      return { ...download, isOnSite: isOnSite && isFromSite, isCurrent: isSame && !isSuperseded };
    },
    /** Resolves once the site has responded or failed to, and never rejects. */
    siteAnswered: seeds.load,
    /** Whether the site has responded, and whether its file is the last one known and contains signals */
    siteFile(): SiteFileState {
      const answer = seeds.siteAnswer();
      if (answer !== 'answered') return answer;
      const { platforms, signals } = seeds;
      if (isOlder(platforms.revision)) return 'older';
      // The parts of one file share a publication; otherwise, the signals came with the build or an earlier file.
      return publicationMark(signals) === publicationMark(platforms) ? 'complete' : 'noSignals';
    },
  };
}
