import type { Dot, VersionVector } from './dots';
import type { MergeRecord } from './same';

/** A record, as stored and as in files */
export type ListRecord = MergeRecord & { readonly id: string };

/** Whether a list is ordered by a field of its records or by their positions. */
export type OrderedBy = 'sortOrder' | 'place';

/** Where a record comes from. The dot of a field is the first of: its own, its group's, `rest`, `born`, the floor. */
export interface RecordVersions {
  /**
   * A check of each unit, to notice changes without a dot. Giving a unit a dot removes this, and `tidy` writes it
   * again.
   */
  readonly sum?: string | undefined;
  /**
   * The change that added the record, unless it was in the first seed. With the record's first id, this is its
   * identity.
   */
  readonly born?: Dot | undefined;
  /** The id that it was added with, if it has another one now */
  readonly first?: string | undefined;
  /** The last change that brought it back after a deletion */
  readonly alive?: Dot | undefined;
  readonly rest?: Dot | undefined;
  readonly fields?: Readonly<Record<string, Dot>> | undefined;
  /** Whether it's damaged in this browser, in which case nobody knows whether it was changed or deleted */
  readonly lost?: boolean | undefined;
}

/** Stored as `upm_<list>_versions`. A file contains the same object without `me`. */
export interface Versions {
  /** This browser as an author, once it has changed the list */
  readonly me?: string | undefined;
  readonly seen: VersionVector;
  /** The names that authors have chosen, if the site publishes them */
  readonly names?: Readonly<Record<string, string>> | undefined;
  /** Values without a dot were last changed by changes that this includes, or never. */
  readonly floor: VersionVector;
  /** The next floor: what had been seen at a revision */
  readonly next?: { readonly at: number; readonly seen: VersionVector } | undefined;
  /** The last change to the order */
  readonly order?: Dot | undefined;
  readonly orderSum?: string | undefined;
  /** The versions of each record, by id */
  readonly records: Readonly<Record<string, RecordVersions>>;
  /** Deletions by identity: several if people deleted a record independently */
  readonly gone: Readonly<Record<string, readonly Dot[]>>;
}

export interface VersionedList<R = ListRecord> {
  readonly records: readonly R[];
  readonly versions: Versions;
}

export interface ListOptions {
  readonly orderedBy: OrderedBy;
  /** Returns a random id, for the first change to a list in this browser. */
  readonly newAuthor: () => string;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** A copy of a list, to be changed in place; its individual records and entries are replaced, not changed */
export interface ListDraft {
  records: ListRecord[];
  versions: Writable<Versions> & { [K in 'seen' | 'records' | 'gone']: Writable<Versions[K]> };
}

/** The properties of a publication or a backup besides its lists, which are stored under their names. */
export interface FileMarks {
  readonly revision: number;
  readonly publication?: string | undefined;
  /** Marks of the publications it includes, such as `7:1f2e3d4c` */
  readonly ancestors?: readonly string[] | undefined;
  /** From `versionsForFile` */
  readonly versions?: unknown;
}
