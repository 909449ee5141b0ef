import { expect, it } from 'vitest';
import { mergeList, type ListConflict } from '@/domain/merge/list';
import type { MergeRecord } from '@/domain/merge/same';
import type { Side } from '@/domain/merge/fields';

/** One record per letter. */
const listOf = (ids: string): MergeRecord[] => ids.split('').map((id) => ({ id, name: `Name ${id}` }));

const mergeStored = (base: string, mine: string, theirs: string, chosen?: Side) => {
  const { records, conflicts } = mergeList(
    'place',
    {
      base: new Map(listOf(base).map((record) => [String(record.id), record])),
      mine: listOf(mine),
      theirs: listOf(theirs),
    },
    () => chosen,
  );
  return { ids: records.map(({ id }) => String(id)).join(''), records, conflicts };
};

const ORDER: ListConflict = { kind: 'order', id: '', field: '' };

it.each([
  ['mine when only I moved one', 'abc', 'cab', 'abc', 'cab'],
  ['theirs when only they moved one', 'abc', 'abc', 'bca', 'bca'],
  ['theirs, with my record kept in place', 'abc', 'axbc', 'cab', 'caxb'],
  ['theirs, with my record at the end', 'abc', 'abcx', 'cab', 'cabx'],
  ['the base, without records either side deleted', 'abcd', 'acd', 'abd', 'ad'],
])('merges into the order of %s', (_whose, base, mine, theirs, merged) => {
  const { ids, records, conflicts } = mergeStored(base, mine, theirs);
  expect(ids).toBe(merged);
  expect(conflicts).toEqual([]);
  expect(records).toStrictEqual(listOf(merged));
});

it('asks about an order changed on both sides', () => {
  expect(mergeStored('abc', 'cab', 'bac')).toMatchObject({ ids: 'bac', conflicts: [ORDER] });
  expect(mergeStored('abc', 'cab', 'bac', 'mine')).toMatchObject({
    ids: 'cab',
    conflicts: [],
  });
  expect(mergeStored('abc', 'cab', 'bac', 'theirs')).toMatchObject({
    ids: 'bac',
    conflicts: [],
  });
});

it.each(['place', 'sortOrder'] as const)(
  'asks about another %s if a record was unknown before',
  (orderedBy) => {
    const numbered = (ids: string): MergeRecord[] =>
      listOf(ids).map((record, index) => ({ ...record, sortOrder: index + 1 }));
    const merged = (mine: string, theirs: string) => {
      const base = new Map<string, MergeRecord | null>(
        numbered('abc').map((record) => [String(record.id), record.id === 'b' ? null : record]),
      );
      return mergeList(orderedBy, { base, mine: numbered(mine), theirs: numbered(theirs) }, () => undefined);
    };
    expect(merged('abc', 'acb').conflicts).toEqual([ORDER]);
    expect(merged('acb', 'abc').conflicts).toEqual([ORDER]);
    expect(merged('acb', 'acb').conflicts).toEqual([]);
  },
);
