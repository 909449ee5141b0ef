import { isSameJson } from '@/domain/merge/same';
import { healStoredList } from '@/domain/merge/heal';
import type { ListOptions, ListRecord } from '@/domain/merge/versions';
import type { OlderList } from '@/domain/merge/olderVersions';
import { mergeAll } from '@/domain/merge/mergeAll';
import { newVersions } from '@/domain/merge/versionedList';
import type { CatalogueDraft } from '@/domain/catalogue/entity';
import type { Environment } from '@/data/storage/environment';
import { formatJson, parseList, readableValues, type ParsedList } from '@/data/storage/json';
import { quarantineKeyFor } from '@/data/storage/copyToQuarantine';
import type { KeyedText, KeyValueStore } from '@/data/storage/keyValueStore';
import { storageKeys } from '@/data/storage/storageKeys';
import { createTextReader } from '@/data/storage/textReader';
import { idOf, readEntries, toStoredValue, type ListEntry } from './entries';
import type { ListRules } from './lists';
import { olderNotes } from './olderStorage';
import type { Seed } from './seeds';
import { notesText, parseNotes, type ListNotes } from './storedVersions';

/** Evidence that an administrator has used this browser */
const ADMINISTRATOR_KEYS: readonly string[] = [
  storageKeys.activity,
  storageKeys.adminToken,
  storageKeys.adminData,
];

const wasAdministered = (store: Pick<KeyValueStore, 'read'>): boolean =>
  ADMINISTRATOR_KEYS.some((key) => store.read(key) !== null);

/** A stored list with the versions of its readable records */
export interface CurrentList extends ListNotes {
  readonly records: readonly ListRecord[];
  /** Values that this version can't read; every write keeps them */
  readonly unreadable: readonly unknown[];
}

/** What a list becomes once it follows the site's file, or is merged with it */
export interface ListUpdate {
  readonly list: CurrentList;
  /** Whether nothing was stored */
  readonly isFirst?: boolean;
  /** Whether stored values are dropped, in which case they must be copied first */
  readonly isReplacement: boolean;
}

/** The values as they are stored: unreadable ones come last. */
export const storedValuesOf = ({
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

/** Texts are parsed, and lists checked, only when they have changed. */
interface State<D extends CatalogueDraft> {
  readonly rules: ListRules<D>;
  readonly store: KeyValueStore;
  readonly options: ListOptions;
  readonly readValues: () => { readonly text: string | null; readonly parsed: ParsedList };
  readonly readNotes: () => {
    readonly text: string | null;
    readonly parsed: ReturnType<typeof parseNotes>;
  };
  entries?: { readonly of: readonly unknown[]; readonly entries: readonly ListEntry<D>[] };
  current?: { readonly of: readonly unknown[]; readonly list: CurrentList };
  merged?: { readonly of: readonly unknown[]; readonly followed: ListUpdate | null };
  /**
   * The texts that were written last. They need no repair if every value can be read; checking them takes
   * longer than the rest of a save.
   */
  written: readonly string[];
}

function toEntries<D extends CatalogueDraft>(state: State<D>, values: readonly unknown[]) {
  if (state.entries?.of !== values)
    state.entries = { of: values, entries: readEntries(values, state.rules.draftSchema) };
  return state.entries.entries;
}

/** Returns null if it isn't known who changed what. */
function notesFor<D extends CatalogueDraft>(
  { rules, store, options, readNotes }: State<D>,
  list: Pick<OlderList, 'records' | 'unreadable'>,
): ListNotes | null {
  const notes = readNotes().parsed;
  if (notes === 'damaged') return null;
  return notes ?? olderNotes(store, rules, list, options.newAuthor);
}

/**
 * Values that were written without versions, by an older tab or another program, count as changed in this browser.
 * Without any versions, all values do.
 */
function currentList<D extends CatalogueDraft>(state: State<D>): CurrentList {
  const { text, parsed } = state.readValues();
  const of = [text, state.readNotes().text];
  if (state.current && isSameJson(state.current.of, of)) return state.current.list;
  const entries = toEntries(state, readableValues(parsed));
  const readable = entries.filter(({ record }) => record !== null);
  const records = readable.map(toStoredValue) as ListRecord[];
  const unreadable = entries.filter(({ record }) => record === null).map(({ value }) => value);
  const kept =
    text === null
      ? { versions: newVersions(), revision: 0 }
      : notesFor(state, { records, unreadable: unreadable.map(idOf) });
  const hasUnreadable = unreadable.length > 0;
  const { versions } =
    kept && !hasUnreadable && isSameJson(state.written, of)
      ? kept
      : healStoredList({ records, versions: kept?.versions }, { ...state.options, hasUnreadable });
  const list: CurrentList = { ...(kept ?? { revision: 0 }), versions, records, unreadable };
  state.current = { of, list };
  return list;
}

/** @param before the current list, whose unreadable values are kept */
function taken(seed: Seed, before: Partial<CurrentList> = {}): CurrentList {
  const { versions } = seed.list(before);
  return {
    records: seed.records,
    versions,
    unreadable: before.unreadable ?? [],
    file: seed.mark(),
    fileVersions: versions,
    revision: Math.max(before.revision ?? 0, seed.revision),
  };
}

/** Returns null if there is a question to ask. */
function mergedWith<D extends CatalogueDraft>(state: State<D>, seed: Seed): ListUpdate | null {
  const now = currentList(state);
  const of = [now, seed.mark()];
  if (state.merged?.of.every((part, index) => part === of[index])) return state.merged.followed;
  const { list } = mergeAll(now, [now.unasked, seed.list(now)], { ...state.options, name: state.rules.key });
  const followed = list && { list: { ...taken(seed, now), ...list }, isReplacement: false };
  state.merged = { of, followed };
  return followed;
}

/**
 * Returns what the list becomes by following the site's file, or null if it stays as it is. A list that was
 * changed in this browser is merged with the file; it stays if there is a question to ask.
 */
function followed<D extends CatalogueDraft>(state: State<D>, seed: Seed): ListUpdate | null {
  const { rules, store, readValues, readNotes } = state;
  const { parsed: values } = readValues();
  if (seed.revision === 0 || rules.versionsKey === null || values === 'corrupt') return null;
  if (values === null) return { list: taken(seed), isFirst: true, isReplacement: false };
  if (notesFor(state, { records: [] }) === null) {
    // An empty list is never refilled.
    if (values.length === 0) return null;
    return wasAdministered(store) ? mergedWith(state, seed) : { list: taken(seed), isReplacement: true };
  }
  const { parsed: notes } = readNotes();
  const { file, revision, versions } = notes && notes !== 'damaged' ? notes : currentList(state);
  if (file === seed.mark() || (seed.isBuiltIn && revision > 0)) return null;
  // A visitor's tab may have been closed between the two writes.
  if (versions.me === undefined && isSameJson(values, seed.records))
    return { list: taken(seed, { revision }), isReplacement: false };
  const now = currentList(state);
  // A visitor has changed nothing, even if a file edited by hand fails its checks.
  const isVisitor = versions.me === undefined && !wasAdministered(store);
  // An older file never overwrites the data of somebody who may publish.
  if (!isVisitor) return mergedWith(state, seed);
  return { list: taken(seed, now), isReplacement: false };
}

/**
 * What to store: the list, then its versions. If they don't match, the change counts as made in this browser. Texts
 * that are replaced unread are copied first.
 */
function textsOf<D extends CatalogueDraft>(
  state: State<D>,
  { versions, file, fileVersions, revision, unasked, ...list }: CurrentList,
  values: readonly unknown[] = storedValuesOf(list),
  isReplacement = false,
): readonly KeyedText[] {
  const { store, rules } = state;
  const { key, versionsKey } = rules;
  const texts: KeyedText[] = [[key, formatJson(values)]];
  const copies: KeyedText[] = [];
  const keep = (of: string, text: string | null) => {
    const copyKey = text === null ? null : quarantineKeyFor(store, of, text);
    if (text !== null && copyKey !== null) copies.push([copyKey, text]);
  };
  const { text, parsed } = state.readValues();
  if (parsed === 'corrupt' || (isReplacement && text !== formatJson(values))) keep(key, text);
  if (versionsKey !== null) {
    const old = state.readNotes();
    if (old.parsed === 'damaged') keep(versionsKey, old.text);
    texts.push([versionsKey, notesText({ versions, file, fileVersions, revision, unasked })]);
    state.written = texts.map(([, written]) => written);
  }
  return [...copies, ...texts].filter(([of, now]) => store.read(of) !== now);
}

/** A list under its key, and its versions under another. Every function can throw a StorageError. */
export function createVersionedList<D extends CatalogueDraft>(rules: ListRules<D>, environment: Environment) {
  const { key, versionsKey } = rules;
  const { store } = environment;
  const state: State<D> = {
    rules,
    store,
    options: listOptions(environment, rules),
    readValues: createTextReader(store, key, parseList),
    readNotes:
      versionsKey === null
        ? () => ({ text: null, parsed: null })
        : createTextReader(store, versionsKey, parseNotes),
    written: [],
  };

  function read(): { readonly text: string | null; readonly values: ParsedList } {
    const { text, parsed } = state.readValues();
    return { text, values: parsed };
  }

  return {
    read,
    toEntries: (values: readonly unknown[]) => toEntries(state, values),
    current: () => currentList(state),
    taken,
    /** Whether no published file was ever merged into the stored list */
    isUnpublished: () => read().text === null || currentList(state).revision === 0,
    followed: (seed: Seed) => followed(state, seed),
    texts: (list: CurrentList, values?: readonly unknown[], isReplacement?: boolean) =>
      textsOf(state, list, values, isReplacement),
  };
}

export type VersionedListStore<D extends CatalogueDraft> = ReturnType<typeof createVersionedList<D>>;
