import { describe, expect, it } from 'vitest';
import { conflictKey, mergeCatalogue, type MergeChoices } from '@/domain/catalogueMerge';
import type { OrderedBy } from '@/domain/merge/list';
import type { MergeRecord } from '@/domain/merge/same';

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

/** Records that stand in this order. */
const placed = (...ids: string[]) => ids.map((id, index) => record(id, { sortOrder: index + 1 }));

type Base = ReadonlyMap<string, MergeRecord | null>;

const baseOf = (records: readonly MergeRecord[]): Base =>
  new Map(records.map((known) => [String(known.id), known]));

/** Merges one list; conflicts as `id field`. */
function merged(
  base: Base | readonly MergeRecord[],
  mine: readonly MergeRecord[],
  theirs: readonly MergeRecord[] | undefined,
  list: keyof typeof orderedBy = 'brokers',
  choices: MergeChoices = new Map(),
) {
  const known = 'get' in base ? base : baseOf(base);
  const empty = { base: new Map<string, null>(), mine: [], theirs: [] };
  const versions = {
    platforms: empty,
    brokers: empty,
    [list]: { base: known, mine, theirs },
  };
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

/** The same choice for everything that is asked. */
const chosen = ({ all }: ReturnType<typeof merged>, side: 'mine' | 'theirs'): MergeChoices =>
  new Map(all.map((conflict) => [conflictKey(conflict), side]));

describe('a record that both have', () => {
  const base = [record('1', { x: 1 })];
  const changed = [record('1', { x: 2, updatedAt: '2026-01-05T00:00:00.000Z' })];

  it.each([
    ['M01: nobody changed stays as it is', base, base, base],
    ['M02: only I changed is mine', changed, base, changed],
    ['M03: only they changed is theirs', base, changed, changed],
  ])('that %s', (_what, mine, theirs, result) => {
    expect(merged(base, mine, theirs)).toMatchObject({ records: result, conflicts: [] });
  });

  it('M04: takes the fields of both, and the later time', () => {
    const before = [record('1', { x: 1, y: 1 })];
    const mine = [record('1', { x: 2, y: 1, updatedAt: '2026-01-05T00:00:00.000Z' })];
    const theirs = [record('1', { x: 1, y: 3, updatedAt: '2026-01-09T00:00:00.000Z' })];
    const { records, conflicts } = merged(before, mine, theirs);
    expect(records).toEqual([record('1', { x: 2, y: 3, updatedAt: '2026-01-09T00:00:00.000Z' })]);
    expect(conflicts).toEqual([]);
    expect(merged(before, theirs, mine).records).toEqual(records);
  });

  it('M05: is no conflict where both made the same change', () => {
    expect(merged(base, changed, changed)).toMatchObject({ records: changed, conflicts: [] });
  });

  it('M06: is a conflict where both changed one field to different values, and shows theirs', () => {
    const theirs = [record('1', { x: 3 })];
    const { records, conflicts, all } = merged(base, changed, theirs);
    expect(conflicts).toEqual(['1 x']);
    expect(records[0]).toMatchObject({ x: 3 });
    expect(all[0]).toMatchObject({ list: 'brokers', before: 1, mine: 2, theirs: 3 });
  });

  it.each([
    ['mine', 2],
    ['theirs', 3],
  ] as const)('M07: holds what was chosen: %s', (side, x) => {
    const theirs = [record('1', { x: 3 })];
    const choices = chosen(merged(base, changed, theirs), side);
    const { records, conflicts } = merged(base, changed, theirs, 'brokers', choices);
    expect(conflicts).toEqual([]);
    expect(records[0]).toMatchObject({ x });
    // Once they have changed it again, the choice was made for something else.
    expect(merged(base, changed, [record('1', { x: 4 })], 'brokers', choices).conflicts).toEqual(['1 x']);
  });

  it('M16: merges lists of texts as what was put in and taken out', () => {
    const of = (...features: string[]) => [record('1', { features })];
    expect(merged(of('a', 'b'), of('a', 'b', 'm'), of('t', 'b'))).toMatchObject({
      records: [{ features: ['t', 'b', 'm'] }],
      conflicts: [],
    });
  });

  it.each([
    ['was put into another order here', ['b', 'a']],
    ['holds a text twice here', ['a', 'b', 'b']],
    ['holds what is no text here', ['a', 5]],
  ])('asks about a list that %s and was changed there', (_what, features) => {
    const of = (...values: unknown[]) => [record('1', { features: values })];
    expect(merged(of('a', 'b'), of(...features), of('a', 'b', 't')).conflicts).toEqual(['1 features']);
  });

  it('M17: merges what it is supported on device by device', () => {
    const of = (mac: boolean, ios: boolean) => [record('1', { supported: { mac, ios } })];
    expect(merged(of(false, false), of(true, false), of(false, true))).toMatchObject({
      records: [{ supported: { mac: true, ios: true } }],
      conflicts: [],
    });
  });

  it('M18: takes any other object as one value', () => {
    const of = (percent: number, asOf: string) => [record('1', { retailLoss: { percent, asOf } })];
    expect(merged(of(70, '2025'), of(71, '2025'), of(70, '2026')).conflicts).toEqual(['1 retailLoss']);
  });

  it('M21: merges fields this version does not know as those it does', () => {
    const mine = [record('1', { name: 'Mine', zz: 1 })];
    const theirs = [record('1', { zz: { a: 2 } })];
    expect(merged([record('1', { zz: 1 })], mine, theirs)).toMatchObject({
      records: [{ name: 'Mine', zz: { a: 2 } }],
      conflicts: [],
    });
  });

  it('M22: is theirs where I changed it and changed it back', () => {
    const mine = [record('1', { x: 1, updatedAt: '2026-02-01T00:00:00.000Z' })];
    expect(merged(base, mine, changed)).toMatchObject({ records: changed, conflicts: [] });
  });

  it('M23: asks about each difference where what it was before is not known', () => {
    const base = new Map([['1', null]]);
    const { conflicts, all } = merged(base, [record('1', { x: 1, y: 1 })], [record('1', { x: 2, y: 1 })]);
    expect(conflicts).toEqual(['1 x']);
    expect(all[0]).toMatchObject({ before: undefined, mine: 1, theirs: 2 });
  });

  it('M24: loses a field that they removed, and keeps one that I added', () => {
    const { records } = merged(base, [record('1', { x: 1, y: 2 })], [record('1')]);
    expect(records).toEqual([record('1', { y: 2 })]);
  });

  it('is equal whatever the order of the fields, and then theirs to the byte', () => {
    const theirs = [Object.fromEntries(Object.entries(record('1', { x: { b: 1, a: 2 } })).toReversed())];
    const { records, conflicts } = merged(base, [record('1', { x: { a: 2, b: 1 } })], theirs);
    expect(conflicts).toEqual([]);
    expect(JSON.stringify(records)).toBe(JSON.stringify(theirs));
  });
});

describe('a record that one side deleted', () => {
  const base = [record('1'), record('2', { x: 1 })];
  const without = base.slice(0, 1);
  const edited = [record('1'), record('2', { x: 2 })];

  it.each([
    ['M08: I', without, base],
    ['M09: they', base, without],
    ['M12: both', without, without],
  ])('%s, and the other left alone, is gone', (_who, mine, theirs) => {
    expect(merged(base, mine, theirs)).toMatchObject({ ids: ['1'], conflicts: [] });
  });

  it('M10: here and they changed is a conflict, and stays until that is answered', () => {
    const { ids, conflicts, all } = merged(base, without, edited);
    expect({ ids, conflicts }).toEqual({ ids: ['1', '2'], conflicts: ['2 deleted here'] });
    expect(all[0]).toMatchObject({ before: base[1], mine: undefined, theirs: edited[1] });
  });

  it('M11: there and I changed is a conflict, and stays until that is answered', () => {
    const { records, conflicts } = merged(base, edited, without);
    expect(conflicts).toEqual(['2 deleted there']);
    expect(records).toEqual(edited);
  });

  it.each([
    ['deletedHere', 'mine', ['1']],
    ['deletedHere', 'theirs', ['1', '2']],
    ['deletedThere', 'mine', ['1', '2']],
    ['deletedThere', 'theirs', ['1']],
  ] as const)('goes or stays as chosen: %s, %s', (kind, side, left) => {
    const [mine, theirs] = kind === 'deletedHere' ? [without, edited] : [edited, without];
    const choices = chosen(merged(base, mine, theirs), side);
    const { ids, conflicts } = merged(base, mine, theirs, 'brokers', choices);
    expect({ ids, conflicts }).toEqual({ ids: left, conflicts: [] });
  });

  it('is asked about where what it was before is not known', () => {
    const base = new Map([['1', null]]);
    expect(merged(base, [], [record('1')]).conflicts).toEqual(['1 deleted here']);
    expect(merged(base, [record('1')], []).conflicts).toEqual(['1 deleted there']);
  });
});

describe('new records', () => {
  const base = [record('1'), record('2')];

  it('M13: of both sides come in, theirs first', () => {
    const { ids, conflicts } = merged(base, [...base, record('70')], [...base, record('80')]);
    expect({ ids, conflicts }).toEqual({ ids: ['1', '2', '80', '70'], conflicts: [] });
  });

  it('M14: under one id are two records when they were made apart, and mine gets an id of its own', () => {
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

  it('M15: under one id are one record when they were made at one time', () => {
    const at = { createdAt: '2026-02-01T00:00:00.000Z' };
    const { ids, conflicts } = merged(
      base,
      [...base, record('70', { ...at, x: 1 })],
      [...base, record('70', { ...at, x: 2 })],
    );
    expect({ ids, conflicts }).toEqual({ ids: ['1', '2', '70'], conflicts: ['70 x'] });
  });

  it('M25: of mine are all that is left when they deleted everything', () => {
    expect(merged(base, [...base, record('9')], [])).toMatchObject({ ids: ['9'], conflicts: [] });
  });

  it('keep their place between others', () => {
    expect(merged(base, [record('7'), record('1'), record('8'), record('2')], base).ids).toEqual([
      '7',
      '1',
      '8',
      '2',
    ]);
  });
});

describe('the order', () => {
  it('M19: is mine where only I changed it, with their new record in its place', () => {
    const [one, two, three] = placed('1', '2', '3').map((record) => record);
    const mine = [
      { ...one, sortOrder: 3 },
      { ...two, sortOrder: 2 },
      { ...three, sortOrder: 1 },
    ];
    const { records, conflicts } = merged(
      placed('1', '2', '3'),
      mine,
      placed('1', '2', '3', '9'),
      'platforms',
    );
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

  it('M20: is asked about where both changed it, and is theirs until then', () => {
    const base = placed('1', '2', '3');
    const [mine, theirs] = [placed('3', '2', '1'), placed('2', '1', '3')];
    expect(merged(base, mine, theirs, 'platforms')).toMatchObject({
      ids: ['2', '1', '3'],
      conflicts: ['* order'],
    });
    const choices = chosen(merged(base, mine, theirs, 'platforms'), 'mine');
    expect(merged(base, mine, theirs, 'platforms', choices)).toMatchObject({
      ids: ['3', '2', '1'],
      conflicts: [],
    });
  });

  it('is numbered anew where the places of both sides do not make it', () => {
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
});

it('stays as it is here where the other side does not know the list at all', () => {
  expect(merged([record('1')], [record('2')], undefined)).toMatchObject({ ids: ['2'], conflicts: [] });
});
