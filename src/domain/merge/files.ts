import { canonicalJson } from './canonicalJson';
import { anyManualEditAuthor, manualEditAuthor, isManualEdit, joinVectors, type Dot } from './dots';
import { healDraft, isIntact, isVersions } from './heal';
import { unversionedListIn } from './olderVersions';
import { isObject } from './same';
import { draftOf, tidy } from './versionedList';
import type { FileMarks, ListRecord, OrderedBy, VersionedList, Versions } from './versions';

/** The versions of a file's lists */
interface FileVersions {
  /** The revision that the dashboard wrote */
  readonly stamp: number;
  readonly lists: Readonly<Record<string, Versions>>;
}

/** The file that a browser merged last, with the list in it */
export interface MergedFile {
  /** The mark of the list in that file */
  readonly file?: string | undefined;
  readonly fileVersions?: Versions | undefined;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether a file is, or includes, the one that was merged last. Files from older versions can't be told apart. */
const includesFile = ({ revision, publication, ancestors = [] }: FileMarks, mark = ''): boolean =>
  publication !== undefined &&
  [`${String(revision)}:${publication}`, ...ancestors].some((included) => mark.startsWith(`${included}:`));

/** A list has seen what its file includes, even if somebody removed the versions from an earlier file by hand. */
function withIncluded(list: VersionedList, { seen }: Versions): VersionedList {
  // A publication doesn't necessarily include what was edited by hand in its predecessor.
  const published = Object.entries(seen).filter(([author]) => !isManualEdit(author));
  const { versions } = list;
  return {
    ...list,
    versions: { ...versions, seen: joinVectors(versions.seen, Object.fromEntries(published)) },
  };
}

/**
 * The list from a file. Whatever doesn't match its checks was edited by hand, and counts as a change by a separate
 * author. A file with a higher revision and the same publication has seen the manual edits before it, so it doesn't
 * matter if somebody forgot to raise the revision.
 */
function listOf(
  given: VersionedList,
  { publication = '', revision }: FileMarks,
  stamp: number,
  { orderedBy, lost }: { readonly orderedBy: OrderedBy; readonly lost: readonly string[] },
): VersionedList {
  const draft = draftOf(given);
  const { records, versions } = draft;
  const { seen } = versions;
  const raised = Math.max(0, revision - stamp);
  const last = Math.max(0, ...Object.values(seen)) + raised;
  if (raised > 0) seen[anyManualEditAuthor(publication)] = last;
  const list = { records, versions };
  if (isIntact(list, orderedBy)) return list;
  const edit: Dot = [manualEditAuthor(publication, canonicalJson(records)), last + 1];
  const takeOne = () => {
    seen[edit[0]] = edit[1];
    return edit;
  };
  // The record's identity must stay the same after more manual edits.
  const takeNew = ({ id, createdAt }: ListRecord) => ({
    born: [manualEditAuthor(publication, `${id} ${textOf(createdAt)}`), 0] as const,
    alive: takeOne(),
    rest: takeOne(),
  });
  return healDraft(draft, { orderedBy, takeOne, takeNew, hasUnreadable: lost.length > 0 });
}

/**
 * A list from a file; undefined if the file doesn't contain it. If somebody has removed the versions from a
 * file that includes the one merged last, the list counts as that earlier file's list, edited by hand.
 * @param options.lost the ids of records that can't be read, which the file then says nothing about
 */
export function listIn(
  file: FileMarks,
  name: string,
  orderedBy: OrderedBy,
  { lost = [], last = {} }: { readonly lost?: readonly string[]; readonly last?: MergedFile } = {},
): VersionedList | undefined {
  const records = (file as unknown as Readonly<Record<string, readonly ListRecord[] | undefined>>)[name];
  if (!Array.isArray(records)) return undefined;
  const included = includesFile(file, last.file) ? last.fileVersions : undefined;
  const { stamp, lists } = isObject(file.versions) ? file.versions : {};
  const own = isObject(lists) ? lists[name] : undefined;
  const hasOwn = isVersions(own) && Number.isSafeInteger(stamp);
  const versions = hasOwn ? own : included;
  if (!versions) return unversionedListIn(records, file, orderedBy, lost);
  const list = listOf({ records, versions }, file, hasOwn ? Number(stamp) : file.revision, {
    orderedBy,
    lost,
  });
  return included ? withIncluded(list, included) : list;
}

/** Returns the authors' names with this browser's own set to `own`; '' removes it. */
function namesWith({ names, me }: Versions, own: string): Versions['names'] {
  const all = Object.entries(names ?? {}).filter(([author]) => author !== me);
  if (me !== undefined && own !== '') all.push([me, own]);
  return all.length > 0 ? Object.fromEntries(all) : undefined;
}

/**
 * The versions for a file: a publication, a download or a backup. No file says which author this browser is.
 * @param ownName what this browser's author wants to be called; undefined if the file has no names
 */
export const versionsForFile = (
  lists: Readonly<Record<string, VersionedList>>,
  revision: number,
  ownName?: string,
): FileVersions => ({
  stamp: revision,
  lists: Object.fromEntries(
    Object.entries(lists).map(([list, { versions }]) => {
      const { me: _, names: _names, ...rest } = versions;
      const names = ownName === undefined ? undefined : namesWith(versions, ownName);
      return [list, { ...rest, ...(names && { names }) }];
    }),
  ),
});

/** Changes that had been seen this many revisions ago need no dots … */
const FLOOR_AFTER = 20;

/** … in lists whose versions have more characters than this. */
const FLOOR_ABOVE = 500_000;

/**
 * Raises the floor when a file is made. That is always safe: a value without a dot counts as not seen by whoever hasn't
 * seen the whole floor. At worst, somebody who has been away that long is asked about a field that only they changed.
 */
export function raiseFloor(
  list: VersionedList,
  revision: number,
  orderedBy: OrderedBy,
  { after = FLOOR_AFTER, above = FLOOR_ABOVE } = {},
): VersionedList {
  const { next, floor, seen } = list.versions;
  if (next && revision - next.at < after) return list;
  const draft = draftOf(list);
  const isLarge = JSON.stringify(list.versions).length > above;
  if (next && isLarge) draft.versions.floor = joinVectors(floor, next.seen);
  draft.versions.next = { at: revision, seen: { ...seen } };
  return tidy(draft, orderedBy);
}
