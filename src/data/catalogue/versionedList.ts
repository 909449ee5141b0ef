import { isSameJson } from '@/domain/merge/same';
import { healed } from '@/domain/merge/heal';
import type { ListOptions, ListRecord } from '@/domain/merge/versions';
import type { OlderList } from '@/domain/merge/olderVersions';
import { mergeAll } from '@/domain/merge/mergeAll';
import { newVersions } from '@/domain/merge/versionedList';
import type { CatalogueDraft } from '@/domain/catalogue/entity';
import type { Environment } from '@/data/storage/environment';
import { formatJson, parseList, readableValues, type ParsedList } from '@/data/storage/json';
import { quarantineKeyFor } from '@/data/storage/copyToQuarantine';
import type { KeyedText } from '@/data/storage/keyValueStore';
import { storageKeys } from '@/data/storage/storageKeys';
import { createTextReader } from '@/data/storage/textReader';
import { idOf, readEntries, toValue, type Entry } from './entries';
import type { ListRules } from './lists';
import { olderNotes } from './olderStorage';
import type { Seed } from './seeds';
import { notesText, parseNotes, type ListNotes } from './storedVersions';

/** Signs that an administrator has used this browser */
const ADMINISTRATOR_KEYS: readonly string[] = [
  storageKeys.activity,
  storageKeys.adminToken,
  storageKeys.adminData,
];

/** A stored list with the versions of its readable records */
export interface CurrentList extends ListNotes {
  readonly records: readonly ListRecord[];
  /** Values that this version can't read; every write keeps them */
  readonly unreadable: readonly unknown[];
}

/** What a list becomes once it follows the site's file, or is merged with it */
export interface FollowedList {
  readonly list: CurrentList;
  /** Whether nothing was stored */
  readonly isFirst?: boolean;
  /** Whether stored values are dropped, so that they must be copied first */
  readonly isReplacement: boolean;
}

/** As stored: unreadable values come last. */
export const valuesOf = ({
  records,
  unreadable,
}: Pick<CurrentList, 'records' | 'unreadable'>): readonly unknown[] => [...records, ...unreadable];

const AUTHOR_CHARACTERS = 8;

export const listOptions = (
  { newPublicationId }: Pick<Environment, 'newPublicationId'>,
  { orderedBy }: Pick<ListRules, 'orderedBy'>,
): ListOptions => ({
  orderedBy,
  newAuthor: () => newPublicationId().slice(-AUTHOR_CHARACTERS),
});

/** A list under its key, and its versions under another. Every function can throw a StorageError. */
export function createVersionedList<D extends CatalogueDraft>(rules: ListRules<D>, environment: Environment) {
  const { key, versionsKey, draftSchema } = rules;
  const { store } = environment;
  const options = listOptions(environment, rules);
  const readValues = createTextReader(store, key, parseList);
  const readNotes = versionsKey === null ? null : createTextReader(store, versionsKey, parseNotes);

  const wasAdministered = () => ADMINISTRATOR_KEYS.some((one) => store.read(one) !== null);

  /** Returns null if it isn't known who changed what. */
  function notesFor(
    notes: ListNotes | 'damaged' | null,
    list: Pick<OlderList, 'records' | 'unreadable'>,
  ): ListNotes | null {
    if (notes === 'damaged') return null;
    return notes ?? olderNotes(store, rules, list, options.newAuthor);
  }

  let lastEntries: { readonly of: readonly unknown[]; readonly entries: readonly Entry<D>[] } | undefined;

  function toEntries(values: readonly unknown[]): readonly Entry<D>[] {
    if (lastEntries?.of !== values) lastEntries = { of: values, entries: readEntries(values, draftSchema) };
    return lastEntries.entries;
  }

  /** What was written last, which needs no healing: checks take longer than the rest of a save. */
  let written: readonly string[] = [];

  let lastCurrent: { readonly of: readonly unknown[]; readonly list: CurrentList } | undefined;

  /**
   * Values that were written without versions, by an older tab or another program, count as changed here.
   * Without any versions, all values do.
   */
  function current(): CurrentList {
    const { text, parsed } = readValues();
    const { text: stored, parsed: notes = null } = readNotes?.() ?? { text: null };
    if (lastCurrent && isSameJson(lastCurrent.of, [text, stored])) return lastCurrent.list;
    const entries = toEntries(readableValues(parsed));
    const readable = entries.filter(({ record }) => record !== null);
    const records = readable.map(toValue) as ListRecord[];
    const unreadable = entries.filter(({ record }) => record === null).map(({ value }) => value);
    const kept =
      text === null
        ? { versions: newVersions(), revision: 0 }
        : notesFor(notes, { records, unreadable: unreadable.map(idOf) });
    const { versions } =
      kept && isSameJson(written, [text, stored])
        ? kept
        : healed({ records, versions: kept?.versions }, { ...options, hasUnreadable: unreadable.length > 0 });
    const list: CurrentList = { ...(kept ?? { revision: 0 }), versions, records, unreadable };
    lastCurrent = { of: [text, stored], list };
    return list;
  }

  const hasVersions = () => notesFor(readNotes?.().parsed ?? null, { records: [] }) !== null;

  /** @param before the list as it is now, of which unreadable values stay */
  const taken = (seed: Seed, before: Partial<CurrentList> = {}): CurrentList => ({
    records: seed.records,
    versions: seed.list().versions,
    unreadable: before.unreadable ?? [],
    file: seed.mark(),
    revision: Math.max(before.revision ?? 0, seed.revision),
  });

  let lastMerge: { readonly of: readonly unknown[]; readonly followed: FollowedList | null } | undefined;

  /** Returns null if there is a question to ask. */
  function merged(seed: Seed): FollowedList | null {
    const now = current();
    const of = [now, seed.mark()];
    if (lastMerge?.of.every((part, index) => part === of[index])) return lastMerge.followed;
    const { list } = mergeAll(now, [now.unasked, seed.list()], { ...options, name: key });
    const followed = list && { list: { ...taken(seed, now), ...list }, isReplacement: false };
    lastMerge = { of, followed };
    return followed;
  }

  function read(): { readonly text: string | null; readonly values: ParsedList } {
    const { text, parsed } = readValues();
    return { text, values: parsed };
  }

  return {
    read,
    toEntries,
    current,
    taken,
    /** Whether no published file was ever merged into the stored list */
    isUnpublished: () => read().text === null || current().revision === 0,
    /**
     * Returns what the list becomes by following the site's file, or null if it stays as it is. A list that was
     * changed in this browser is merged with the file; it stays if there is a question to ask.
     */
    followed(seed: Seed): FollowedList | null {
      const { values } = read();
      if (seed.revision === 0 || versionsKey === null || values === 'corrupt') return null;
      if (values === null) return { list: taken(seed), isFirst: true, isReplacement: false };
      if (!hasVersions()) {
        // An empty list is never refilled.
        if (values.length === 0) return null;
        return wasAdministered() ? merged(seed) : { list: taken(seed), isReplacement: true };
      }
      const stored = readNotes?.().parsed;
      const { file, revision, versions } = stored && stored !== 'damaged' ? stored : current();
      if (file === seed.mark() || (seed.isBuiltIn && revision > 0)) return null;
      // A visitor's tab may have been closed between the two writes.
      if (versions.me === undefined && isSameJson(values, seed.records))
        return { list: taken(seed, { revision }), isReplacement: false };
      if (current().versions.me !== undefined || current().unasked) return merged(seed);
      return { list: taken(seed, current()), isReplacement: false };
    },
    /**
     * What to store, the list before its versions: if they differ, the change counts as made here. Texts that are
     * replaced unread are copied.
     */
    texts(
      { versions, file, revision, unasked, ...list }: CurrentList,
      values: readonly unknown[] = valuesOf(list),
      isReplacement = false,
    ): readonly KeyedText[] {
      const texts: KeyedText[] = [[key, formatJson(values)]];
      const copies: KeyedText[] = [];
      const keep = (of: string, text: string | null) => {
        const copyKey = text === null ? null : quarantineKeyFor(store, of, text);
        if (text !== null && copyKey !== null) copies.push([copyKey, text]);
      };
      const { text, parsed } = readValues();
      if (parsed === 'corrupt' || (isReplacement && text !== formatJson(values))) keep(key, text);
      if (readNotes && versionsKey !== null) {
        const old = readNotes();
        if (old.parsed === 'damaged') keep(versionsKey, old.text);
        texts.push([versionsKey, notesText({ versions, file, revision, unasked })]);
        written = texts.map(([, text]) => text);
      }
      return [...copies, ...texts].filter(([of, now]) => store.read(of) !== now);
    },
  };
}

export type VersionedListStore<D extends CatalogueDraft> = ReturnType<typeof createVersionedList<D>>;
