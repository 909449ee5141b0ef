import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeCatalogue } from '@/domain/catalogueMerge';
import { sameField, type MergeRecord } from '@/domain/merge/same';
import { numRuns } from '../../support/properties';

const BEFORE = '2026-01-01T00:00:00.000Z';
const tags = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 4 });

const fields = fc.record(
  {
    x: fc.nat(2),
    y: fc.nat(2),
    tags,
    supported: fc.record({ mac: fc.boolean(), ios: fc.boolean() }),
    nested: fc.record({ percent: fc.nat(1), asOf: fc.nat(1) }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);

/** What somebody does to a list. */
const edit = fc.oneof(
  fc.record({ what: fc.constant('change' as const), at: fc.nat(9), fields }),
  fc.record({ what: fc.constant('drop' as const), at: fc.nat(9), field: fc.constantFrom('x', 'tags') }),
  fc.record({ what: fc.constant('delete' as const), at: fc.nat(9) }),
  fc.record({ what: fc.constant('add' as const), id: fc.constantFrom(7, 8, 70, 71), at: fc.nat(9), fields }),
  fc.record({ what: fc.constant('move' as const), at: fc.nat(9), to: fc.nat(9) }),
);

type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never;

const places = fc.constantFrom('sortOrder' as const, 'place' as const);

/** Numbers the records, as the dashboard does when it orders platforms. */
const numbered = (records: readonly MergeRecord[]): MergeRecord[] =>
  records.map((record, index) => ({ ...record, sortOrder: index + 1 }));

function edited(records: readonly MergeRecord[], edits: readonly Edit[], who: string): MergeRecord[] {
  const next = [...records];
  for (const [step, made] of edits.entries()) {
    const at = made.at % Math.max(next.length, 1);
    const record = next[at];
    if (made.what === 'add') {
      if (next.every(({ id }) => id !== String(made.id)))
        next.splice(at, 0, { id: String(made.id), createdAt: `${who} ${String(step)}`, ...made.fields });
    } else if (!record) continue;
    else if (made.what === 'delete') next.splice(at, 1);
    else if (made.what === 'move') next.splice(made.to % next.length, 0, ...next.splice(at, 1));
    else if (made.what === 'change') next[at] = { ...record, ...made.fields };
    else next[at] = Object.fromEntries(Object.entries(record).filter(([name]) => name !== made.field));
  }
  return next;
}

const sides = fc
  .record({
    places,
    base: fc.array(fields, { maxLength: 4 }),
    unknown: fc.array(fc.nat(3), { maxLength: 1 }),
    mine: fc.array(edit, { maxLength: 5 }),
    theirs: fc.array(edit, { maxLength: 5 }),
  })
  .map(({ places, base, unknown, mine, theirs }) => {
    const order = places === 'sortOrder' ? numbered : (records: readonly MergeRecord[]) => records;
    const before = order(
      base.map((values, index) => ({ id: String(index + 1), createdAt: BEFORE, ...values })),
    );
    return {
      places,
      before,
      base: new Map(
        before.map((record, index) => [String(record.id), unknown.includes(index) ? null : record]),
      ),
      mine: order(edited(before, mine, 'mine')),
      theirs: order(edited(before, theirs, 'theirs')),
    };
  });

type Sides = typeof sides extends fc.Arbitrary<infer S> ? S : never;

function merge({ places, base, mine, theirs }: Pick<Sides, 'places' | 'base' | 'mine' | 'theirs'>) {
  const { lists, conflicts, renamed } = mergeCatalogue(
    { brokers: places },
    { brokers: { base, mine, theirs } },
  );
  return { records: lists.brokers, conflicts, renamed };
}

const byId = (records: readonly MergeRecord[]) => new Map(records.map((record) => [record.id, record]));
const inOrder = ({ places }: Sides, records: readonly MergeRecord[]) =>
  places === 'place'
    ? records.map(({ id }) => id)
    : records.toSorted((a, b) => Number(a.sortOrder) - Number(b.sortOrder)).map(({ id }) => id);

/** A merge knows a record by its content, so what is only known to have been there is left out. */
const known = (tried: Sides): Sides => ({
  ...tried,
  base: new Map(tried.before.map((record) => [String(record.id), record])),
});

it('equals theirs to the byte for any change of theirs alone', () => {
  fc.assert(
    fc.property(sides.map(known), ({ places, before, base, theirs }) => {
      const { records, conflicts } = merge({ places, base, mine: before, theirs });
      expect(JSON.stringify(records)).toBe(JSON.stringify(theirs));
      expect(conflicts).toEqual([]);
    }),
    { numRuns },
  );
});

it('equals mine for any change of mine alone', () => {
  fc.assert(
    fc.property(sides.map(known), (tried) => {
      const { places, before, base, mine } = tried;
      const { records, conflicts } = merge({ places, base, mine, theirs: before });
      expect(conflicts).toEqual([]);
      expect(records).toEqual(mine);
    }),
    { numRuns },
  );
});

it('gives any merge distinct ids and is stable', () => {
  fc.assert(
    fc.property(sides, (tried) => {
      const { places, theirs } = tried;
      const { records } = merge(tried);
      expect(byId(records).size).toBe(records.length);
      const agreed = new Map(theirs.map((record) => [String(record.id), record]));
      const again = merge({ places, base: agreed, mine: records, theirs });
      expect(again.records).toEqual(records);
      expect(again.conflicts).toEqual([]);
    }),
    { numRuns },
  );
});

const CONTENT = ['x', 'y', 'tags', 'supported', 'nested'];

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What a field gained or lost on one side is in the merge, also where the other side changed other parts of it. */
function expectKept(name: string, was: unknown, changed: unknown, merged: unknown) {
  if (sameField(merged, changed)) return;
  if (name === 'supported') {
    const [before, here, result] = [was, changed, merged] as [MergeRecord, MergeRecord, MergeRecord];
    for (const part of Object.keys(here))
      if (here[part] !== before[part]) expect(result[part]).toBe(here[part]);
    return;
  }
  expect(name).toBe('tags');
  const [before, here, result] = [was ?? [], changed ?? [], merged ?? []] as [string[], string[], string[]];
  for (const tag of here) if (!before.includes(tag)) expect(result).toContain(tag);
  for (const tag of before) if (!here.includes(tag)) expect(result).not.toContain(tag);
}

it('loses no change of any two sides without a conflict', () => {
  fc.assert(
    fc.property(sides, (tried) => {
      const { before, mine, theirs } = tried;
      const { records, conflicts, renamed } = merge(tried);
      const asked = new Set(conflicts.map(({ id, field }) => `${id} ${field}`));
      const isAsked = (id: unknown, field = '') => asked.has(`${String(id)} ${field}`);
      const [old, result] = [byId(before), byId(records)];
      const newIds = new Map(renamed.map(({ before, now }) => [before, now]));

      for (const side of [mine, theirs]) {
        for (const record of side) {
          const id = side === mine ? (newIds.get(String(record.id)) ?? record.id) : record.id;
          const was = old.get(record.id);
          const changed = CONTENT.filter((name) => !isEqual(record[name], was?.[name]));
          if (was && changed.length > 0 && !result.has(id)) expect(isAsked(id)).toBe(true);
          for (const name of changed)
            if (result.has(id) && !isAsked(id, name))
              expectKept(name, was?.[name], record[name], result.get(id)?.[name]);
          if (!was) expect(result.has(id)).toBe(true);
        }
        const deleted = [...old.keys()].filter((id) => !byId(side).has(id));
        for (const id of deleted) if (!isAsked(id)) expect(result.has(id)).toBe(false);
      }

      const isOrderKnown = tried.places === 'place' || [...tried.base.values()].every(Boolean);
      if (!isOrderKnown || conflicts.some(({ kind }) => kind === 'order')) return;
      const common = (list: readonly MergeRecord[]) =>
        inOrder(tried, list).filter(
          (id) => result.has(id) && [mine, theirs, before].every((list) => byId(list).has(id)),
        );
      for (const side of [mine, theirs])
        if (!isEqual(common(side), common(before))) expect(common(records)).toEqual(common(side));
    }),
    { numRuns },
  );
});
