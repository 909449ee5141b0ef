import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeCatalogue } from '@/domain/catalogueMerge';
import { isSameField, type MergeRecord } from '@/domain/merge/same';
import { numRuns } from '../../support/properties';

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
