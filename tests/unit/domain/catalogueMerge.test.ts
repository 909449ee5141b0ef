import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conflictKey, mergeCatalogue, type MergeChoices } from '@/domain/catalogueMerge';
import { type OrderedBy } from '@/domain/merge/list';
import { type MergeRecord, isSameField } from '@/domain/merge/same';
import { numRuns } from '../../support/properties';

const BEFORE = '2026-01-01T00:00:00.000Z';

const orderedBy: Readonly<Record<'platforms' | 'brokers', OrderedBy>> = {
  platforms: 'sortOrder',
  brokers: 'place',
};

const record = (id: string, fields: MergeRecord = {}): MergeRecord => ({
  id,
  name: `Record ${id}`,
  createdAt: BEFORE,
  updatedAt: BEFORE,
  ...fields,
});

const placed = (...ids: string[]) => ids.map((id, index) => record(id, { sortOrder: index + 1 }));
type Base = ReadonlyMap<string, MergeRecord | null>;

const baseOf = (records: readonly MergeRecord[]): Base =>
  new Map(records.map((known) => [String(known.id), known]));

/** Merges one list; returns conflicts as `id field`. */
function merged(
  base: Base | readonly MergeRecord[],
  mine: readonly MergeRecord[],
  theirs: readonly MergeRecord[] | undefined,
  list: keyof typeof orderedBy = 'brokers',
  choices: MergeChoices = new Map(),
) {
  const known = 'get' in base ? base : baseOf(base);
  const empty = { base: new Map<string, null>(), mine: [], theirs: [] };
  const versions = { platforms: empty, brokers: empty, [list]: { base: known, mine, theirs } };
  const { lists, conflicts, renamed } = mergeCatalogue(orderedBy, versions, choices);
  const words = { field: '', deletedHere: 'deleted here', deletedThere: 'deleted there', order: 'order' };
  return {
    records: lists[list],
    ids: lists[list].map(({ id }) => id),
    conflicts: conflicts.map(({ id, kind, field }) => `${id === '' ? '*' : id} ${words[kind] || field}`),
    all: conflicts,
    renamed: renamed.map(({ before, now }) => [before, now]),
  };
}

/** Chooses one side of every conflict. */
const chosen = ({ all }: ReturnType<typeof merged>, side: 'mine' | 'theirs'): MergeChoices =>
  new Map(all.map((conflict) => [conflictKey(conflict), side]));

const base = [record('1', { x: 1 })];
const changed = [record('1', { x: 2, updatedAt: '2026-01-05T00:00:00.000Z' })];

it('reports a conflict when both sides changed the same field', () => {
  const theirs = [record('1', { x: 3 })];
  const { records, conflicts, all } = merged(base, changed, theirs);
  expect(conflicts).toEqual(['1 x']);
  expect(records[0]).toMatchObject({ x: 3 });
  expect(all[0]).toMatchObject({ list: 'brokers', before: 1, mine: 2, theirs: 3 });
});

it.each([
  ['mine', 2],
  ['theirs', 3],
] as const)('applies the choice “%s” until their record changes again', (side, x) => {
  const theirs = [record('1', { x: 3 })];
  const choices = chosen(merged(base, changed, theirs), side);
  const { records, conflicts } = merged(base, changed, theirs, 'brokers', choices);
  expect(conflicts).toEqual([]);
  expect(records[0]).toMatchObject({ x });
  // The other side has changed since, so the choice no longer applies.
  expect(merged(base, changed, [record('1', { x: 4 })], 'brokers', choices).conflicts).toEqual(['1 x']);
});

it('asks about each difference without a known base', () => {
  const base = new Map([['1', null]]);
  const { conflicts, all } = merged(base, [record('1', { x: 1, y: 1 })], [record('1', { x: 2, y: 1 })]);
  expect(conflicts).toEqual(['1 x']);
  expect(all[0]).toMatchObject({ before: undefined, mine: 1, theirs: 2 });
});

describe('a record that one side deleted', () => {
  const base = [record('1'), record('2', { x: 1 })];
  const without = base.slice(0, 1);
  const edited = [record('1'), record('2', { x: 2 })];

  it('asks about a record deleted here and changed there', () => {
    const { ids, conflicts, all } = merged(base, without, edited);
    expect({ ids, conflicts }).toEqual({ ids: ['1', '2'], conflicts: ['2 deleted here'] });
    expect(all[0]).toMatchObject({ before: base[1], mine: undefined, theirs: edited[1] });
  });

  it('asks about a record changed here and deleted there', () => {
    const { records, conflicts } = merged(base, edited, without);
    expect(conflicts).toEqual(['2 deleted there']);
    expect(records).toEqual(edited);
  });

  it.each([
    ['deletedHere', 'mine', ['1']],
    ['deletedHere', 'theirs', ['1', '2']],
    ['deletedThere', 'mine', ['1', '2']],
    ['deletedThere', 'theirs', ['1']],
  ] as const)('applies the choice for the conflict %s: %s', (kind, side, left) => {
    const [mine, theirs] = kind === 'deletedHere' ? [without, edited] : [edited, without];
    const choices = chosen(merged(base, mine, theirs), side);
    const { ids, conflicts } = merged(base, mine, theirs, 'brokers', choices);
    expect({ ids, conflicts }).toEqual({ ids: left, conflicts: [] });
  });
});

describe('new records', () => {
  const base = [record('1'), record('2')];

  it('adds the new records of both sides, theirs first', () => {
    const { ids, conflicts } = merged(base, [...base, record('70')], [...base, record('80')]);
    expect({ ids, conflicts }).toEqual({ ids: ['1', '2', '80', '70'], conflicts: [] });
  });

  it('gives my new record another id when both ids are equal', () => {
    const mine = record('4', { name: 'Mine', createdAt: '2026-02-01T00:00:00.000Z' });
    const theirs = record('4', { name: 'Theirs', createdAt: '2026-03-01T00:00:00.000Z' });
    const { records, renamed, conflicts } = merged(
      [...base, record('3')],
      [...base, record('3'), mine],
      [...base, record('3'), theirs],
    );
    expect(records).toEqual([...base, record('3'), theirs, { ...mine, id: '5' }]);
    expect({ renamed, conflicts }).toEqual({ renamed: [['4', '5']], conflicts: [] });
  });

  it('treats records created at the same time as one', () => {
    const at = { createdAt: '2026-02-01T00:00:00.000Z' };
    const { ids, conflicts } = merged(
      base,
      [...base, record('70', { ...at, x: 1 })],
      [...base, record('70', { ...at, x: 2 })],
    );
    expect({ ids, conflicts }).toEqual({ ids: ['1', '2', '70'], conflicts: ['70 x'] });
  });
});

it('keeps my order and the position of their new record', () => {
  const [one, two, three] = placed('1', '2', '3').map((record) => record);
  const mine = [
    { ...one, sortOrder: 3 },
    { ...two, sortOrder: 2 },
    { ...three, sortOrder: 1 },
  ];
  const { records, conflicts } = merged(placed('1', '2', '3'), mine, placed('1', '2', '3', '9'), 'platforms');
  const places = records
    .toSorted((a, b) => Number(a.sortOrder) - Number(b.sortOrder))
    .map(({ id, sortOrder }) => [id, sortOrder]);
  expect(places).toEqual([
    ['3', 1],
    ['2', 2],
    ['1', 3],
    ['9', 4],
  ]);
  expect(conflicts).toEqual([]);
});

it.each(['mine', 'theirs'] as const)('takes the positions of the chosen order: %s', (side) => {
  const numbered = (...places: number[]) =>
    places.map((sortOrder, index) => record(String(index + 1), { sortOrder }));
  const [mine, theirs] = [numbered(1, 3, 2), numbered(2, 1, 3)];
  const choices = chosen(merged(numbered(1, 2, 3), mine, theirs, 'platforms'), side);
  const { records } = merged(numbered(1, 2, 3), mine, theirs, 'platforms', choices);
  expect(records).toEqual(side === 'mine' ? mine : theirs);
});

it('renumbers positions changed on both sides', () => {
  const base = placed('1', '2');
  const mine = [...placed('1', '2'), record('7', { sortOrder: 2.5 })];
  const theirs = [record('1', { sortOrder: 5 }), record('2', { sortOrder: 6 })];
  const { records } = merged(base, mine, theirs, 'platforms');
  expect(records.map(({ id, sortOrder }) => [id, sortOrder])).toEqual([
    ['1', 1],
    ['2', 2],
    ['7', 3],
  ]);
});

it('keeps a list that the other side does not have', () => {
  expect(merged([record('1')], [record('2')], undefined)).toMatchObject({ ids: ['2'], conflicts: [] });
});

const NAMES = ['x', 'tags', 'supported'] as const;

const fields = fc.record({
  x: fc.nat(2),
  tags: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
  supported: fc.record({ mac: fc.boolean(), ios: fc.boolean() }),
});

const IDS = ['1', '2', '3', '7'];

/** One side's edits by id: changed fields, or null for a deleted record. */
const edits = fc.dictionary(
  fc.constantFrom(...IDS),
  fc.option(
    fc.oneof(
      fields,
      fields.map(({ x }) => ({ x })),
      fields.map(({ tags }) => ({ tags })),
    ),
  ),
);

/** The records after these edits; an edit with an unknown id adds a record. */
function edited(
  before: readonly MergeRecord[],
  made: Readonly<Record<string, object | null>>,
  who: string,
): MergeRecord[] {
  const kept = before.flatMap((record) => {
    const edit = made[String(record.id)];
    return edit === null ? [] : [{ ...record, ...edit }];
  });
  const added = IDS.slice(before.length).flatMap((id) =>
    made[id] ? [{ id, createdAt: who, ...made[id] }] : [],
  );
  return [...kept, ...added];
}

const byId = (records: readonly MergeRecord[]) => new Map(records.map((record) => [record.id, record]));

/** Expects what a field gained or lost on one side in the merge, even if the other side changed other parts. */
function expectKept(name: string, was: unknown, changed: unknown, merged: unknown) {
  if (isSameField(merged, changed)) return;
  if (name === 'supported') {
    const [before, here, result] = [was, changed, merged] as [MergeRecord, MergeRecord, MergeRecord];
    for (const part of Object.keys(here))
      if (here[part] !== before[part]) expect(result[part]).toBe(here[part]);
    return;
  }
  expect(name).toBe('tags');
  const [before, here, result] = [was, changed, merged] as [string[], string[], string[]];
  for (const tag of here) if (!before.includes(tag)) expect(result).toContain(tag);
  for (const tag of before) if (!here.includes(tag)) expect(result).not.toContain(tag);
}

it('keeps any change of either side unless it reports a conflict', () => {
  fc.assert(
    fc.property(fc.array(fields, { maxLength: 3 }), edits, edits, (base, myEdits, theirEdits) => {
      const before = base.map((values, index) => ({ id: String(index + 1), createdAt: 'before', ...values }));
      const [mine, theirs] = [edited(before, myEdits, 'mine'), edited(before, theirEdits, 'theirs')];
      const old = byId(before);
      const { lists, conflicts, renamed } = mergeCatalogue(
        { brokers: 'place' as const },
        { brokers: { base: new Map(before.map((record) => [record.id, record])), mine, theirs } },
      );
      const result = byId(lists.brokers);
      const isAsked = (id: unknown, field = '') =>
        conflicts.some((conflict) => conflict.id === id && conflict.field === field);
      for (const side of [mine, theirs]) {
        for (const record of side) {
          const isRenamed = side === mine && renamed.find(({ before: id }) => id === record.id);
          const id = isRenamed ? isRenamed.now : record.id;
          const was: MergeRecord | undefined = old.get(record.id);
          const changed = NAMES.filter((name) => !isSameField(record[name], was?.[name]));
          if (!was || changed.length > 0) expect(result.has(id) || isAsked(id)).toBe(true);
          for (const name of changed)
            if (result.has(id) && !isAsked(id, name))
              expectKept(name, was?.[name], record[name], result.get(id)?.[name]);
        }
        for (const id of old.keys())
          if (!byId(side).has(id) && !isAsked(id)) expect(result.has(id)).toBe(false);
      }
    }),
    { numRuns },
  );
});
