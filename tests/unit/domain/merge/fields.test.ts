import { expect, it } from 'vitest';
import { mergeFields } from '@/domain/merge/fields';
import type { MergeRecord } from '@/domain/merge/same';

const merge = (base: MergeRecord | null, mine: MergeRecord, theirs: MergeRecord) =>
  mergeFields(base, mine, theirs, () => undefined);

const ASKED = ['features'];

it.each<[string, ...lists: unknown[][]]>([
  ['items I removed', ['a', 'b'], ['a'], ['a', 'b', 'c'], ['a', 'c'], []],
  ['items they removed', ['a', 'b'], ['a', 'b', 'c'], ['b'], ['b', 'c'], []],
  ['items both added, once', ['a'], ['a', 'b', 'c'], ['a', 'c', 'd'], ['a', 'c', 'd', 'b'], []],
  ['an order I changed', ['a', 'b', 'c'], ['c', 'a', 'b'], ['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd'], ASKED],
  ['a duplicate', ['a', 'a'], ['a'], ['a', 'a', 'b'], ['a', 'a', 'b'], ASKED],
  ['a value that is not text', ['a'], ['a', 1], ['a', 'b'], ['a', 'b'], ASKED],
])('merges lists with %s, or asks', (_what, before, mine, theirs, merged, conflicts) => {
  const [base, here, there] = [before, mine, theirs].map((features) => ({ id: '1', features }));
  expect(here && there && merge(base ?? null, here, there)).toEqual({
    record: { id: '1', features: merged },
    conflicts,
  });
});

it('merges check boxes individually', () => {
  const { record, conflicts } = merge(
    { id: '1', supported: { desktop: true, web: true } },
    { id: '1', supported: { desktop: true } },
    { id: '1', supported: { desktop: true, web: true, mobile: true } },
  );
  expect(record).toStrictEqual({ id: '1', supported: { desktop: true, mobile: true } });
  expect(conflicts).toEqual([]);
});

it('asks about a new check box set differently on both sides', () => {
  expect(
    merge(
      { id: '1', supported: { desktop: true } },
      { id: '1', supported: { desktop: true, web: true } },
      { id: '1', supported: { desktop: true, web: false } },
    ).conflicts,
  ).toEqual(['supported']);
});

it('treats an empty field as missing', () => {
  const mine = { id: '1', website: '', features: [], supported: { web: false } };
  expect(merge(null, mine, { id: '1' }).conflicts).toEqual([]);
});

it.each([
  ['theirs when only theirs has one', undefined, '2026-01-03', '2026-01-03'],
  ['mine when mine is later', '2026-01-05', '2026-01-03', '2026-01-05'],
  ['theirs when theirs is later', '2026-01-02', '2026-01-03', '2026-01-03'],
  ['neither when both are missing', undefined, undefined, undefined],
])('keeps the last-updated time of %s', (_whose, mine, theirs, updatedAt) => {
  const time = (value: unknown) => (value === undefined ? {} : { updatedAt: value });
  expect(
    merge(
      { id: '1', name: 'A', notes: '' },
      { id: '1', name: 'B', notes: '', ...time(mine) },
      { id: '1', name: 'A', notes: 'n', ...time(theirs) },
    ).record,
  ).toStrictEqual({ id: '1', name: 'B', notes: 'n', ...time(updatedAt) });
});

it('returns one side unchanged when the other has no changes', () => {
  const base = { id: '1', name: 'A', updatedAt: '2026-01-01' };
  const changed = { id: '1', name: 'B', updatedAt: '2026-01-02' };
  expect(merge(base, changed, base).record).toBe(changed);
  expect(merge(base, base, changed).record).toBe(changed);
});
