import { expect, it } from 'vitest';
import { canonicalJson } from '@/domain/merge/canonicalJson';
import {
  addRecords,
  removeRecords,
  reorder,
  replaceRecords,
  undoRemoval,
  type RemovedRecord,
} from '@/domain/merge/changes';
import { questionKey, type MergeQuestion, type MergeSide } from '@/domain/merge/decide';
import { differences } from '@/domain/merge/differences';
import { listIn, raiseFloor, versionsForFile } from '@/domain/merge/files';
import { healStoredList } from '@/domain/merge/heal';
import { mergeLists, type MergeOptions } from '@/domain/merge/merge';
import { migrateList } from '@/domain/merge/olderVersions';
import { restoreList } from '@/domain/merge/restore';
import { isSameJson } from '@/domain/merge/same';
import type { FileMarks, ListRecord, VersionedList } from '@/domain/merge/versions';
import vectors from './vectors.json';

/*
 * Examples from a specification of merging, one per line, with authors drawn as new1, new2 and so on. What
 * nobody can verify by hand, such as checksums, is left out of what is expected.
 */

type Lists = Readonly<Record<string, VersionedList>>;
type SiteFile = FileMarks & Readonly<Record<string, unknown>>;
type Answers = readonly MergeSide[];
type Step =
  | readonly ['edit', ids: readonly string[], changes: object]
  | readonly ['add', records: readonly ListRecord[]]
  | readonly ['remove' | 'reorder', ids: readonly string[]]
  | readonly ['undo']
  | readonly ['restore', backup: VersionedList]
  | readonly ['merge', theirs: VersionedList, answers?: Answers];

interface Browser {
  readonly lists: Lists;
  readonly revision: number;
}

/** The fields of every kind of example */
interface Example {
  readonly list: string;
  readonly mine: VersionedList;
  readonly theirs: VersionedList;
  readonly answers: Answers;
  readonly steps: readonly Step[];
  readonly file: SiteFile;
  readonly site: SiteFile;
  readonly browser: Browser;
  readonly stored: Parameters<typeof migrateList>[0] & VersionedList;
  readonly hasUnreadable: boolean;
  readonly revision: number;
  readonly after: number;
  readonly above: number;
}

const orderedByOf = (name: string) => (name === 'platforms' ? 'sortOrder' : 'place');

/** As JSON, without what the examples leave out */
const readable = (result: unknown): unknown =>
  JSON.parse(
    JSON.stringify(result, (key, value: unknown) => {
      const isEmpty = key === 'renamed' && isSameJson(value, []);
      const isLeftOut = ['sum', 'orderSum', 'about'].includes(key) || isEmpty;
      return isLeftOut ? undefined : value;
    }),
  );

const optionsOf = (name: string): MergeOptions => {
  let drawn = 0;
  return { name, orderedBy: orderedByOf(name), newAuthor: () => `new${String((drawn += 1))}` };
};

/** Answers the questions in their order, if there are answers. */
function answered(mine: VersionedList, theirs: VersionedList, options: MergeOptions, answers: Answers = []) {
  const first = mergeLists(mine, theirs, options);
  const given = first.questions.flatMap((question, index) => {
    const side = answers[index];
    return side ? [[questionKey(question), side] as const] : [];
  });
  return given.length > 0 ? mergeLists(mine, theirs, { ...options, answers: new Map(given) }) : first;
}

function changed(list: VersionedList, steps: readonly Step[], options: MergeOptions): VersionedList {
  let removed: readonly RemovedRecord[] = [];
  const make = (before: VersionedList, step: Step): VersionedList => {
    const isNamed = ({ id }: ListRecord) => step[0] === 'edit' && step[1].includes(id);
    switch (step[0]) {
      case 'edit': {
        const records = before.records.filter(isNamed).map((record) => ({ ...record, ...step[2] }));
        return replaceRecords(before, records, options);
      }
      case 'add':
        return addRecords(before, step[1], options);
      case 'reorder':
        return reorder(before, step[1], options);
      case 'restore':
        return restoreList(before, step[1], options);
      case 'undo':
        return undoRemoval(before, removed, options);
      case 'merge':
        return answered(before, step[1], options, step[2]).list ?? before;
      case 'remove': {
        const after = removeRecords(before, step[1], options);
        ({ removed } = after);
        return after.list;
      }
    }
  };
  return steps.reduce(make, list);
}

/** The browser's lists after a file from the site has arrived; a visitor's lists become those of the file. */
function visited({ lists, revision }: Browser, file: SiteFile) {
  const questions: MergeQuestion[] = [];
  const after: Record<string, VersionedList> = { ...lists };
  for (const [name, stored] of Object.entries(lists)) {
    const [mine, theirs] = [healStoredList(stored, optionsOf(name)), listIn(file, name, orderedByOf(name))];
    if (!theirs) continue;
    const result = mine.versions.me
      ? mergeLists(mine, theirs, optionsOf(name))
      : { list: theirs, questions: [] };
    after[name] = result.list ?? mine;
    questions.push(...result.questions);
  }
  return { browser: { lists: after, revision: Math.max(revision, file.revision), unasked: {} }, questions };
}

const kinds: Readonly<Record<string, (example: Example) => unknown>> = {
  merge: ({ list, mine, theirs, answers }) => answered(mine, theirs, optionsOf(list), answers),
  change: ({ list, mine, steps }) => ({ list: changed(mine, steps, optionsOf(list)) }),
  read: ({ list, file }) => ({ list: listIn(file, list, orderedByOf(list)) ?? null }),
  heal: ({ list, stored, hasUnreadable }) => ({
    list: healStoredList(stored, { ...optionsOf(list), hasUnreadable }),
  }),
  floor: ({ list, mine, revision, after, above }) => ({
    list: raiseFloor(mine, revision, orderedByOf(list), { after, above }),
  }),
  migrate: ({ list, stored }) => migrateList(stored, canonicalJson, optionsOf(list)),
  visit: ({ browser, file }) => visited(browser, file),
  publish({ browser, site }) {
    const name = 'brokers';
    const theirs = listIn(site, name, 'place');
    const { list, questions } = theirs
      ? mergeLists(healStoredList(browser.lists[name] ?? theirs, optionsOf(name)), theirs, optionsOf(name))
      : { list: null, questions: [] };
    if (!list) return { file: null, questions };
    const revision = 1 + Math.max(browser.revision, site.revision);
    const versions = versionsForFile({ [name]: raiseFloor(list, revision, 'place') }, revision);
    return {
      file: { app: 'upmark', schema: 1, revision, publication: 'next', brokers: list.records, versions },
      questions,
    };
  },
  state({ browser, site }) {
    const { browser: after, questions } = visited(browser, site);
    const changes = Object.entries(after.lists).map(([name, list]) => {
      const published = (site[name] ?? []) as readonly ListRecord[];
      const { added, removed, isReordered, ...one } = differences(list, published, orderedByOf(name));
      return added.length + one.changed.length + removed.length + Number(isReordered);
    });
    return {
      questions: questions.length,
      changes: changes.reduce((sum, count) => sum + count, 0),
      isOlder: site.revision < browser.revision,
    };
  },
};

it.each(vectors)('follows the example: $title', ({ kind, expected, ...example }) => {
  expect(readable(kinds[kind]?.(example as unknown as Example))).toEqual(expected);
});

it('asks about values that both sides had changed before lists had versions', () => {
  const stored = {
    records: [
      { id: '1', leverage: 'mine' },
      { id: '2', leverage: 'mine' },
    ],
    ledger: {
      revision: 7,
      records: [
        ['1', ''],
        ['2', ''],
      ] as const,
      unasked: { 1: { leverage: 'theirs' }, 2: null },
    },
    copies: { 1: { leverage: 'before' } },
  };
  const { list, unasked } = migrateList(stored, canonicalJson, optionsOf('brokers'));
  const { questions } = mergeLists(list, unasked ?? list, optionsOf('brokers'));
  expect(questions.map(({ kind, id }) => [kind, id])).toEqual([
    ['field', '1'],
    ['deletedThere', '2'],
  ]);
});
