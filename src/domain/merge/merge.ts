import { canonicalJson } from './canonicalJson';
import {
  authorOf,
  bySide,
  otherSide,
  questionKey,
  hasSeen,
  type MergeContext,
  type Party,
  type MergeQuestion,
  type MergeSide,
  type VersionedRecord,
} from './decide';
import { compareDots, FLOOR, includesDot, includesVector, isSameDot, joinVectors, type Dot } from './dots';
import { withUniqueIds } from './ids';
import { mergeOrder, withNumbers } from './mergeOrder';
import { unitsToMerge, mergeUnits } from './mergeUnits';
import { ownValue } from './same';
import { aliveDot, asNewEntry, dotsOf, draftOf, entryOf, identityOf, takeDot, tidy } from './versionedList';
import type { ListDraft, ListOptions, Versions, VersionedList } from './versions';

/*
 * Lists of browsers and files are merged without a common base, in any order, as often as you like.
 *
 * Every change gets a dot: its author, and a number above every number that the author had seen. Values keep the dot of
 * their last change; browsers and files keep what they have seen, one number for each author (dotted version vectors:
 * Preguiça et al. 2010, arXiv:1011.5808). If one side has seen the other's dot but not the other way round, its value
 * is later and wins. If neither has seen the other's, two people changed the same thing: equal values are merged, and
 * somebody is asked about different ones. So no clocks are needed, and an older file changes nothing.
 *
 * This holds for each unit of a record, for whether a record exists, and for the order of a list. Deletions keep their
 * dots for ever (tombstones), because whoever edited a record without having seen its deletion is asked.
 */

export interface MergeOptions extends ListOptions {
  /** The list's name, for questions about it */
  readonly name: string;
  /** The chosen sides by `questionKey` */
  readonly answers?: ReadonlyMap<string, MergeSide> | undefined;
}

export type MergeResult =
  | {
      readonly list: VersionedList;
      readonly questions: readonly [];
      /** Record ids that have changed in this browser, so that open forms can follow */
      readonly renamed: readonly (readonly [before: string, now: string])[];
    }
  /** Nothing is merged until all questions have answers. */
  | { readonly list: null; readonly questions: readonly MergeQuestion[] };

export const recordsByIdentity = (list: VersionedList): Map<string, VersionedRecord> =>
  new Map(
    list.records.map((record) => {
      const entry = entryOf(list, record.id);
      return [identityOf(entry, record.id), { record, entry }];
    }),
  );

const findLost = ({ versions }: VersionedList): Party['lost'] =>
  new Map(
    Object.entries(versions.records)
      .filter(([, { lost }]) => lost)
      .map(([id, entry]) => [identityOf(entry, id), [id, entry]]),
  );

/** A dot that everybody has seen. */
const ANCIENT: Dot = ['', 0];

/** Adds authors of records, which older files don't contain: the same id and creation time mean the same record. */
export function withKnownAuthors(list: VersionedList, other: VersionedList): VersionedList {
  const there = new Map(other.records.map((record) => [record.id, record]));
  const named = list.records.flatMap(({ id, createdAt }) => {
    const [entry, { born, first }] = [entryOf(list, id), entryOf(other, id)];
    const isUnnamed = createdAt && !entry.born && born && there.get(id)?.createdAt === createdAt;
    return isUnnamed ? [[id, { alive: ANCIENT, rest: ANCIENT, ...entry, born, first }] as const] : [];
  });
  if (named.length === 0) return list;
  const records = { ...list.versions.records, ...Object.fromEntries(named) };
  return { ...list, versions: { ...list.versions, records } };
}

type Deletions = ListDraft['versions']['gone'];

/** The deletions that neither side has knowingly replaced */
function mergeDeletions(mine: Versions, theirs: Versions): Deletions {
  const isIn = (dots: readonly Dot[], dot: Dot) => dots.some((other) => isSameDot(other, dot));
  const merged = (identity: string) => {
    const [here, there] = [mine.gone[identity] ?? [], theirs.gone[identity] ?? []];
    return [
      ...here.filter((dot) => isIn(there, dot) || there.length === 0 || !includesDot(theirs.seen, dot)),
      ...there.filter((dot) => !isIn(here, dot) && (here.length === 0 || !includesDot(mine.seen, dot))),
    ].sort(compareDots);
  };
  return Object.fromEntries(
    Object.keys({ ...mine.gone, ...theirs.gone }).map((identity) => [identity, merged(identity)]),
  );
}

/** Decides whether to keep a record that only one side has; null if it's deleted */
function keepOrDelete(
  merging: MergeContext,
  owner: MergeSide,
  identity: string,
  gone: Deletions,
): VersionedRecord | null {
  const version = merging[owner].records.get(identity);
  if (!version) return null;
  const { record, entry } = version;
  const [own, other] = [merging[owner], merging[otherSide(owner)]];
  const deletions = other.list.versions.gone[identity];
  // The other side has never had the record, or can't read it.
  if (!deletions && (other.lost.has(identity) || !hasSeen(other, aliveDot(entry)))) return version;
  const ownerSaw = deletions
    ? deletions.every((dot) => includesDot(own.list.versions.seen, dot))
    : own.sawFloor;
  const dotsAt = dotsOf(own.list, entry);
  const units = unitsToMerge(version);
  const dots = [aliveDot(entry), ...units.flatMap(dotsAt)];
  const otherSaw = dots.every((dot) => hasSeen(other, dot));
  const later = ownerSaw ? owner : otherSide(owner);
  const { side, answered } = merging.settle(ownerSaw === otherSaw ? 'ask' : later, {
    kind: owner === 'mine' ? 'deletedThere' : 'deletedHere',
    id: record.id,
    unit: '',
    ...bySide((one) => (one === owner ? record : null)),
    about: {
      ...authorOf(merging.theirs, owner === 'mine' ? (deletions ?? [FLOOR]) : dots),
      savedAt: owner === 'mine' ? undefined : record.updatedAt,
      changed: units.filter((unit) => !dotsAt(unit).every((dot) => hasSeen(other, dot))),
    },
  });
  // The record is kept as it is shown: the other side may have had newer values before it deleted the record.
  if (side === owner) return answered ? { record, entry: asNewEntry(entry, answered) } : version;
  if (answered) gone[identity] = [answered];
  return null;
}

/** For each author, the name from the side that has seen more of the author's changes */
function mergeNames(mine: Versions, theirs: Versions): Versions['names'] {
  if (!mine.names || !theirs.names) return mine.names ?? theirs.names;
  const names = { ...theirs.names };
  for (const [author, name] of Object.entries(mine.names)) {
    const lead = (mine.seen[author] ?? 0) - (theirs.seen[author] ?? 0);
    if (lead > 0 || (lead === 0 && name > (ownValue(names, author) ?? ''))) names[author] = name;
  }
  return names;
}

/** What either side has seen, and the versions that don't belong to a record */
function mergeSeen(mine: Versions, theirs: Versions): Versions {
  const [a, b] = [mine.next, theirs.next];
  const names = mergeNames(mine, theirs);
  const isLater = a && b && (a.at === b.at ? canonicalJson(a) >= canonicalJson(b) : a.at > b.at);
  return {
    me: mine.me,
    ...(names && { names }),
    seen: joinVectors(mine.seen, theirs.seen),
    floor: joinVectors(mine.floor, theirs.floor),
    next: isLater ? a : (b ?? a),
    records: {},
    gone: mergeDeletions(mine, theirs),
  };
}

/**
 * Merges two lists. The result is the same for both sides, unless they answer differently.
 * @param own this browser's list, as returned by `healStoredList`
 * @param given the list from a file, as returned by `listIn`
 */
export function mergeLists(own: VersionedList, given: VersionedList, options: MergeOptions): MergeResult {
  const { name, orderedBy, answers, newAuthor } = options;
  const lists = { mine: withKnownAuthors(own, given), theirs: withKnownAuthors(given, own) };
  const seen = bySide((side) => lists[side].versions.seen);
  const draft = draftOf({ records: [], versions: mergeSeen(lists.mine.versions, lists.theirs.versions) });
  const { versions } = draft;
  const { me } = versions;
  // Another browser has used this one's id: a copied profile, or one that was restored to an earlier state.
  const isCopied = me !== undefined && (seen.theirs[me] ?? 0) > (seen.mine[me] ?? 0);
  if (isCopied) versions.me = undefined;

  const questions: MergeQuestion[] = [];
  let answered: Dot | undefined;
  const merging: MergeContext = {
    ...bySide((side) => ({
      list: lists[side],
      records: recordsByIdentity(lists[side]),
      lost: findLost(lists[side]),
      sawFloor: includesVector(seen[side], lists[otherSide(side)].versions.floor),
    })),
    settle(verdict, question) {
      if (verdict !== 'ask') return { side: verdict };
      const asked = { list: name, ...question };
      const side = answers?.get(questionKey(asked));
      if (side === undefined) questions.push(asked);
      else answered ??= takeDot(draft, newAuthor);
      return { side: side ?? 'mine', answered };
    },
  };
  const { mine, theirs } = merging;
  const merged = new Map<string, VersionedRecord>();
  for (const identity of new Set([...mine.records.keys(), ...theirs.records.keys()])) {
    const [my, their] = [mine.records.get(identity), theirs.records.get(identity)];
    const version =
      my && their
        ? mergeUnits(merging, { mine: my, theirs: their })
        : keepOrDelete(merging, my ? 'mine' : 'theirs', identity, versions.gone);
    if (!version) continue;
    merged.set(identity, version);
    Reflect.deleteProperty(versions.gone, identity);
  }
  const order = mergeOrder(merging, merged, orderedBy);
  if (questions.length > 0) return { list: null, questions };

  if (isCopied) versions.me ??= newAuthor();
  versions.order = order.dot ?? undefined;
  const unique = withUniqueIds(merged);
  const placed = order.identities.map((identity) => unique.get(identity)).filter((one) => one !== undefined);
  const records = placed.map(({ record }) => record);
  draft.records = orderedBy === 'sortOrder' ? withNumbers(records, order.numbers) : records;
  const lost = [...theirs.lost, ...mine.lost].filter(
    ([identity]) => !merged.has(identity) && !versions.gone[identity],
  );
  versions.records = Object.fromEntries([
    ...lost.map(([, entry]) => entry),
    ...placed.map(({ record, entry }) => [record.id, entry] as const),
  ]);
  const renamed = [...mine.records].flatMap(([identity, { record }]) => {
    const now = unique.get(identity)?.record.id ?? record.id;
    return now === record.id ? [] : [[record.id, now] as const];
  });
  return { list: tidy(draft, orderedBy), questions: [], renamed };
}
