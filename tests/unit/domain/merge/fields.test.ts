import { describe, expect, it } from 'vitest';
import { mergeFields } from '@/domain/merge/fields';
import type { MergeRecord } from '@/domain/merge/same';

const merge = (base: MergeRecord | null, mine: MergeRecord, theirs: MergeRecord) =>
  mergeFields(base, mine, theirs, () => undefined);

describe('a list of texts', () => {
  it.each([
    ['what I took out', ['a', 'b'], ['a'], ['a', 'b', 'c'], ['a', 'c']],
    ['what they took out', ['a', 'b'], ['a', 'b', 'c'], ['b'], ['b', 'c']],
    ['what both put in, once', ['a'], ['a', 'b', 'c'], ['a', 'c', 'd'], ['a', 'c', 'd', 'b']],
  ])('is theirs with %s', (_what, before, mine, theirs, merged) => {
    expect(
      merge({ id: '1', features: before }, { id: '1', features: mine }, { id: '1', features: theirs }),
    ).toEqual({
      record: { id: '1', features: merged },
      conflicts: [],
    });
  });

  it.each([
    ['I changed its order', ['a', 'b', 'c'], ['c', 'a', 'b'], ['a', 'b', 'c', 'd']],
    ['I took one out and changed the order of the rest', ['a', 'b', 'c'], ['c', 'a'], ['a', 'b', 'c', 'd']],
    ['a text is in it twice', ['a', 'a'], ['a'], ['a', 'a', 'b']],
    ['I have a text twice', ['a', 'b'], ['a', 'a', 'b'], ['a']],
    ['it holds something else', ['a'], ['a', 1], ['a', 'b']],
  ])('is asked about where %s, and theirs until then', (_what, before, mine, theirs) => {
    expect(
      merge({ id: '1', features: before }, { id: '1', features: mine }, { id: '1', features: theirs }),
    ).toEqual({
      record: { id: '1', features: theirs },
      conflicts: ['features'],
    });
  });
});

describe('what a platform is supported on', () => {
  it('loses the device that I took out, and has the one that they put in', () => {
    const { record, conflicts } = merge(
      { id: '1', supported: { desktop: true, web: true } },
      { id: '1', supported: { desktop: true } },
      { id: '1', supported: { desktop: true, web: true, mobile: true } },
    );
    expect(record).toStrictEqual({ id: '1', supported: { desktop: true, mobile: true } });
    expect(conflicts).toEqual([]);
  });

  it('is asked about where one device became different things', () => {
    expect(
      merge(
        { id: '1', supported: { desktop: true } },
        { id: '1', supported: { desktop: true, web: true } },
        { id: '1', supported: { desktop: true, web: false } },
      ).conflicts,
    ).toEqual(['supported']);
  });
});

describe('a merged record', () => {
  it.each([
    ['mine, where only that has one', '2026-01-02', undefined, '2026-01-02'],
    ['theirs, where only that has one', undefined, '2026-01-03', '2026-01-03'],
    ['mine, where that is later', '2026-01-05', '2026-01-03', '2026-01-05'],
    ['theirs, where that is later', '2026-01-02', '2026-01-03', '2026-01-03'],
    ['theirs, where mine is no text', 5, '2026-01-03', '2026-01-03'],
    ['neither', undefined, undefined, undefined],
  ])('has the time of %s', (_whose, mine, theirs, updatedAt) => {
    const time = (value: unknown) => (value === undefined ? {} : { updatedAt: value });
    expect(
      merge(
        { id: '1', name: 'A', notes: '' },
        { id: '1', name: 'B', notes: '', ...time(mine) },
        { id: '1', name: 'A', notes: 'n', ...time(theirs) },
      ).record,
    ).toStrictEqual({ id: '1', name: 'B', notes: 'n', ...time(updatedAt) });
  });

  it('is mine itself where they changed nothing, and theirs itself where I did not', () => {
    const base = { id: '1', name: 'A', updatedAt: '2026-01-01' };
    const changed = { id: '1', name: 'B', updatedAt: '2026-01-02' };
    expect(merge(base, changed, base).record).toBe(changed);
    expect(merge(base, base, changed).record).toBe(changed);
  });

  it('has its fields in their order, new ones of mine behind them', () => {
    const { record } = merge(
      { id: '1', name: 'A', notes: '' },
      { id: '1', name: 'B', notes: '', website: 'w' },
      { notes: 'n', id: '1', name: 'A' },
    );
    expect(JSON.stringify(record)).toBe('{"notes":"n","id":"1","name":"B","website":"w"}');
  });

  it('has no trace of a field that they removed', () => {
    const { record } = merge(
      { id: '1', name: 'A', notes: 'n' },
      { id: '1', name: 'B', notes: 'n' },
      { id: '1', name: 'A' },
    );
    expect(record).toStrictEqual({ id: '1', name: 'B' });
  });
});
