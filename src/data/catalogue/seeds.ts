import { listIn, type MergedFile } from '@/domain/merge/files';
import { checksumOf } from '@/domain/merge/checks';
import { newList } from '@/domain/merge/versionedList';
import type { ListRecord, VersionedList } from '@/domain/merge/versions';
import type { CatalogueDraft } from '@/domain/catalogue/entity';
import { readEntries, toStoredValue } from './entries';
import { createListeners } from '@/data/storage/watched';
import { formatJson } from '@/data/storage/json';
import {
  catalogueLists,
  isListName,
  partNames,
  perPart,
  publishedParts,
  type PartName,
  type PerPart,
} from './lists';
import {
  parsePublishedCatalogue,
  CatalogueUnavailableError,
  type PublishedCatalogue,
  type CatalogueUnavailableReason,
} from './publishedCatalogue';

export interface PublicationMark {
  /** Increases with each publication; simultaneous publications may share it */
  readonly revision: number;
  /** 16 random hexadecimal digits; older versions of the site leave it out */
  readonly publication?: string | undefined;
}

/** What identifies a published file, such as `7:1f2e3d4c5b6a7980` */
export const publicationMark = ({ revision, publication = '' }: PublicationMark): string =>
  `${String(revision)}:${publication}`;

/**
 * One list's part of a published file. Another file may arrive while a page is open, so values that belong
 * together must be read in one synchronous step.
 */
export interface Seed extends PublicationMark {
  /** Marks of the publications that the file includes, latest first, for older versions of the site */
  readonly ancestors?: readonly string[] | undefined;
  readonly isBuiltIn?: boolean | undefined;
  readonly records: readonly ListRecord[];
  /** Records in the file that this version can't read, and that are neither shown nor stored */
  readonly unreadable: readonly ListRecord[];
  /** Identifies the list in this file, even if the file was edited by hand without a new revision */
  readonly mark: () => string;
  /**
   * The records with their versions
   * @param last the file that was merged last, which this file may include
   */
  readonly list: (last?: MergedFile) => VersionedList;
  /** Resolves once the seed has arrived or failed to load; until then, the revision is 0. */
  readonly arrives?: () => Promise<void>;
}

export type CatalogueSeeds = PerPart<Seed>;

type SeedFile = PublicationMark &
  Pick<Seed, 'ancestors'> &
  Partial<PerPart<readonly ListRecord[]>> & { readonly versions?: unknown };

/**
 * Returns what this version can read of a list that somebody may have edited by hand. A copied row has the id of its
 * original, so it is given a new one, as in stored lists.
 */
function readList(values: readonly ListRecord[], name: PartName): Pick<Seed, 'records' | 'unreadable'> {
  if (!isListName(name)) return { records: values, unreadable: [] };
  const entries = readEntries<CatalogueDraft>(values, catalogueLists[name].draftSchema);
  return {
    records: entries.filter(({ record }) => record !== null).map(toStoredValue) as ListRecord[],
    unreadable: entries.filter(({ record }) => record === null).map(({ value }) => value as ListRecord),
  };
}

const CHECK_CHARACTERS = 6;

function seedOf(file: SeedFile, name: PartName, isBuiltIn: boolean): Seed {
  const { revision, publication, ancestors } = file;
  const values = file[name] ?? [];
  const { orderedBy } = isListName(name) ? catalogueLists[name] : { orderedBy: 'place' as const };
  let read: ReturnType<typeof readList> | undefined;
  let mark: string | undefined;
  let list: { readonly last: string; readonly versioned: VersionedList } | undefined;
  const parts = () => (read ??= readList(values, name));
  function versioned(last: MergedFile): VersionedList {
    const { records, unreadable } = parts();
    const lost = unreadable.map(({ id }) => id);
    const options = { lost, last };
    return listIn({ ...file, [name]: records }, name, orderedBy, options) ?? newList(records, orderedBy);
  }
  return {
    revision,
    publication,
    ancestors,
    isBuiltIn,
    get records() {
      return parts().records;
    },
    get unreadable() {
      return parts().unreadable;
    },
    mark: () => (mark ??= `${publicationMark(file)}:${checksumOf(formatJson(values), CHECK_CHARACTERS)}`),
    list(last = {}) {
      const { file: lastFile = '' } = last;
      if (list?.last !== lastFile) list = { last: lastFile, versioned: versioned(last) };
      return list.versioned;
    },
  };
}

export const UNKNOWN_SEED: Seed = {
  revision: 0,
  records: [],
  unreadable: [],
  mark: () => '',
  list: () => newList([], 'place'),
};

/** Parts that are never published, or that the file doesn't contain, get an unknown seed. */
export const seedsOf = (file: SeedFile, isBuiltIn = false): CatalogueSeeds =>
  perPart((name) =>
    publishedParts.some((part) => part === name) && file[name] ? seedOf(file, name, isBuiltIn) : UNKNOWN_SEED,
  );

/** Returns null if nothing is known, since an empty list can be published, too. */
export const knownRecords = ({ revision, records }: Seed): readonly ListRecord[] | null =>
  revision === 0 ? null : records;

export const UNKNOWN_SEEDS: CatalogueSeeds = perPart(() => UNKNOWN_SEED);

/**
 * The seeds from the site's last response, or else from the build; empty until the site has responded or
 * {@link LatestSeeds.prime} has been called
 */
export interface LatestSeeds extends CatalogueSeeds {
  /** Ignores the build once the site has responded. */
  readonly prime: (seeds: CatalogueSeeds) => void;
  /**
   * Asks the site once per visit, and falls back to the build. Never rejects: if both fail, the next call
   * tries again.
   */
  readonly load: () => Promise<void>;
  readonly refresh: () => Promise<'loaded' | CatalogueUnavailableReason>;
  /** Whether the site has responded with a catalogue; until then, the seeds are those of the build. */
  readonly siteAnswer: () => 'pending' | 'unanswered' | 'damaged' | 'answered';
  /** Returns what the site has now, or null. Never rejects, and leaves the seeds unchanged. */
  readonly fetchPublished: () => Promise<Pick<PublishedCatalogue, 'revision' | 'publication'> | null>;
  /** Calls back when other seeds arrive after a list was read. */
  readonly watch: (onChange: () => void) => () => void;
}

interface SeedSources {
  readonly ask: () => Promise<string>;
  readonly loadBuiltIn: () => Promise<CatalogueSeeds>;
}

/**
 * A seed that is replaced by later ones
 * @param read returns the seed, and notes that its contents were read
 */
const changingSeed = (seed: () => Seed, read: () => Seed, load: () => Promise<void>): Seed => ({
  get revision() {
    return read().revision;
  },
  get publication() {
    return seed().publication;
  },
  get ancestors() {
    return seed().ancestors;
  },
  get isBuiltIn() {
    return seed().isBuiltIn;
  },
  get records() {
    return read().records;
  },
  get unreadable() {
    return seed().unreadable;
  },
  mark: () => seed().mark(),
  list: (last) => seed().list(last),
  async arrives() {
    if (seed().revision === 0) await load();
  },
});

export function createLatestSeeds({ ask, loadBuiltIn }: SeedSources): LatestSeeds {
  let latest = UNKNOWN_SEEDS;
  let answer: 'loaded' | CatalogueUnavailableReason | null = null;
  let wasRead = false;
  let firstAnswer: Promise<void> | undefined;
  const { notify, watch } = createListeners();

  function prime(seeds: CatalogueSeeds): void {
    const known = latest;
    const isTaken = (name: PartName) =>
      seeds[name].revision > 0 && (known[name].revision === 0 || !seeds[name].isBuiltIn);
    const isNews = partNames.some((name) => isTaken(name) && known[name].mark() !== seeds[name].mark());
    latest = perPart((name) => (isTaken(name) ? seeds[name] : known[name]));
    // A damaged file has been replaced.
    if (answer === 'damaged' && seeds.platforms.revision > 0 && !seeds.platforms.isBuiltIn) answer = 'loaded';
    if (isNews && wasRead) notify();
  }

  async function refresh(): Promise<'loaded' | CatalogueUnavailableReason> {
    try {
      prime(seedsOf(parsePublishedCatalogue(await ask())));
      answer = 'loaded';
    } catch (error) {
      answer = error instanceof CatalogueUnavailableError ? error.reason : 'unreachable';
    }
    return answer;
  }

  async function firstLoad(): Promise<void> {
    // A file that is older than a list doesn't contain it, but the build does.
    if ((await refresh()) === 'loaded' && publishedParts.every((name) => latest[name].revision > 0)) return;
    try {
      prime(await loadBuiltIn());
    } catch {
      firstAnswer = undefined;
    }
  }

  async function load(): Promise<void> {
    firstAnswer ??= firstLoad();
    await firstAnswer;
  }

  return {
    ...perPart((name) => {
      const read = () => {
        wasRead = true;
        return latest[name];
      };
      return changingSeed(() => latest[name], read, load);
    }),
    prime,
    load,
    refresh,
    siteAnswer() {
      if (answer === 'damaged') return 'damaged';
      if (latest.platforms.revision > 0 && !latest.platforms.isBuiltIn) return 'answered';
      if (answer === null) return 'pending';
      return answer === 'unreachable' ? 'unanswered' : 'answered';
    },
    async fetchPublished() {
      try {
        return parsePublishedCatalogue(await ask());
      } catch {
        return null;
      }
    },
    watch,
  };
}
