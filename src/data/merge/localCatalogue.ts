import type { MergeQuestion } from '@/domain/merge/decide';
import { mergeAll, type Answers } from '@/domain/merge/mergeAll';
import type { ListRecord, VersionedList } from '@/domain/merge/versions';
import {
  catalogueLists,
  listNames,
  perList,
  type ListName,
  type PerList,
  type StoredListName,
} from '@/data/catalogue/lists';
import type { CatalogueSeeds } from '@/data/catalogue/seeds';
import { lockLists } from '@/data/catalogue/storedLists';
import {
  createVersionedList,
  listOptions,
  type CurrentList,
  type ListUpdate,
} from '@/data/catalogue/versionedList';
import { draftName, tabDrafts, type DraftStore } from '@/data/storage/draftStore';
import type { Environment } from '@/data/storage/environment';
import { writeAll } from '@/data/storage/keyValueStore';

/** Thrown if all lists are needed but one is unreadable. */
export class DamagedListError extends Error {
  override readonly name = 'DamagedListError';
  readonly list: StoredListName;

  constructor(list: StoredListName) {
    super(`The stored list of ${list} cannot be read.`);
    this.list = list;
  }
}

/** A question to answer, because neither side had seen what the other changed. */
export interface CatalogueQuestion extends MergeQuestion {
  readonly list: ListName;
}

/** Records that got new ids because other records have their old ids */
export type RecordsWithNewIds = readonly {
  readonly list: ListName;
  readonly before: string;
  readonly now: string;
}[];

/** If there are questions, the lists are unchanged. */
interface MergedLists {
  readonly lists: PerList<CurrentList>;
  readonly questions: readonly CatalogueQuestion[];
  readonly renamed: RecordsWithNewIds;
}

/** What to merge with one of this browser's lists, if anything */
type OtherList = (name: ListName, before: CurrentList) => VersionedList | undefined;

/** The lists from a file, as far as they are known */
export const publishedLists =
  (published: CatalogueSeeds): OtherList =>
  (name, before) =>
    published[name].revision > 0 ? published[name].list(before) : undefined;

export type LocalCatalogue = ReturnType<typeof createLocalCatalogue>;

/**
 * This browser's lists. Every function can throw a StorageError.
 * @param seeds displayed if a list couldn't be stored
 */
export function createLocalCatalogue(
  environment: Environment,
  seeds: CatalogueSeeds,
  drafts: Pick<DraftStore, 'move'> = tabDrafts,
) {
  const stored = perList((name) => createVersionedList(catalogueLists[name], environment));

  const isCorrupt = (name: ListName) => stored[name].read().values === 'corrupt';

  const listsBy = (isUsed: (list: ListUpdate) => boolean) =>
    perList((name): CurrentList => {
      const [list, seed] = [stored[name], seeds[name]];
      if (isCorrupt(name)) {
        if (seed.revision === 0) throw new DamagedListError(name);
        return list.taken(seed);
      }
      const followed = list.followed(seed);
      return followed && isUsed(followed) ? followed.list : list.current();
    });

  const present = () => listsBy(() => true);

  function merged(otherList: OtherList, answers?: Answers): MergedLists {
    // Pages follow even an older file; a merge starts from the stored list, unless there is none or it is dropped.
    const before = listsBy(({ isFirst, isReplacement }) => isFirst || isReplacement);
    const results = perList((name) => {
      const { unasked } = before[name];
      const options = { ...listOptions(environment, catalogueLists[name]), name, answers };
      return mergeAll(before[name], [unasked, otherList(name, before[name])], options);
    });
    const questions = listNames.flatMap((name) =>
      results[name].questions.map((question) => ({ ...question, list: name })),
    );
    return {
      lists: perList((name) => {
        const { unasked: _, ...rest } = before[name];
        return { ...rest, ...results[name].list };
      }),
      questions,
      renamed: listNames.flatMap((name) => {
        const result = results[name];
        return result.list ? result.renamed.map(([old, now]) => ({ list: name, before: old, now })) : [];
      }),
    };
  }

  function follow(renamed: RecordsWithNewIds): void {
    for (const { list, before, now } of renamed) {
      const { noun } = catalogueLists[list];
      drafts.move(draftName(noun, before), draftName(noun, now));
    }
  }

  return {
    /**
     * The lists as they are shown. A corrupt list counts as published.
     * @throws DamagedListError if a list is unreadable and nothing is published
     */
    present,
    /**
     * Merges the lists from a file without storing anything.
     * @throws DamagedListError
     */
    merged,
    /** Moves form drafts to the new ids of their records. */
    follow,
    /**
     * Merges the published lists and stores the result, unless a question is still unanswered.
     * @throws DamagedListError, HalfWrittenError if the rollback failed
     */
    merge: (published: CatalogueSeeds, answers?: Answers): Promise<MergedLists> =>
      lockLists(environment, () => {
        const result = merged(publishedLists(published), answers);
        if (result.questions.length > 0) return result;
        const texts = listNames.flatMap((name) => {
          // The text of a corrupt list stays in place until a change to the list replaces it.
          if (isCorrupt(name)) return [];
          const list = result.lists[name];
          const { file, fileVersions, revision } =
            published[name].revision > 0 ? stored[name].taken(published[name], list) : list;
          return stored[name].texts({ ...list, file, fileVersions, revision });
        });
        writeAll(environment.store, texts);
        follow(result.renamed);
        return result;
      }),
  };
}

export const recordsIn = (lists: PerList<CurrentList>): PerList<readonly ListRecord[]> =>
  perList((name) => lists[name].records);
