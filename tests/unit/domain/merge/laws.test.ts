import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '@/domain/merge/canonicalJson';
import { questionKey, type MergeQuestion, type MergeSide } from '@/domain/merge/decide';
import { includesDot } from '@/domain/merge/dots';
import { healStoredList } from '@/domain/merge/heal';
import { recordsByIdentity, mergeLists, type MergeOptions } from '@/domain/merge/merge';
import { restoreList } from '@/domain/merge/restore';
import { isSameField, isSameJson } from '@/domain/merge/same';
import { valueAt } from '@/domain/merge/units';
import { identitiesIn } from '@/domain/merge/versionedList';
import type { ListRecord, VersionedList } from '@/domain/merge/versions';
import { aMergeWorld } from '../../../support/mergeWorld';
import { numRuns } from '../../../support/properties';

const PAIRS = 5;

type World = ReturnType<typeof aMergeWorld>;

/** Checks a law in many states of many random worlds. */
const forAny = (check: (world: World) => void) => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const world = aMergeWorld(seed);
      for (let left = PAIRS; left > 0; left -= 1) check(world);
    }),
    { numRuns: Math.ceil(numRuns / 10), endOnFailure: true },
  );
};

/** The records in order, without times, and without sort numbers, which may differ */
const shown = ({ records }: VersionedList) =>
  records
    .toSorted((a, b) => Number(a.sortOrder ?? 0) - Number(b.sortOrder ?? 0))
    .map(({ updatedAt: _time, sortOrder: _place, ...record }) => record);

const withoutMe = (list: VersionedList) => ({
  records: shown(list),
  versions: { ...list.versions, me: undefined },
});

/** Records by identity: which free number a new one gets, and its place, may depend on who merges first. */
const byIdentity = (list: VersionedList) => ({
  records: new Map(
    [...recordsByIdentity(list)].map(([identity, { record }]) => {
      const { updatedAt: _time, sortOrder: _place, id: _id, ...content } = record;
      return [identity, content];
    }),
  ),
  seen: list.versions.seen,
  gone: list.versions.gone,
});

/** Answers according to the values, so that both sides give the same answer. */
function answered(mine: VersionedList, theirs: VersionedList, options: MergeOptions): VersionedList {
  const choose = (question: MergeQuestion): MergeSide =>
    canonicalJson(question.mine ?? null) >= canonicalJson(question.theirs ?? null) ? 'mine' : 'theirs';
  const { questions } = mergeLists(mine, theirs, options);
  const answers = new Map(questions.map((question) => [questionKey(question), choose(question)]));
  const { list } = mergeLists(mine, theirs, { ...options, answers });
  if (!list) throw new Error('Asked again after all answers.');
  return list;
}

describe(mergeLists, () => {
  it('changes nothing when any list is merged with itself', () => {
    forAny(({ pick, options }) => {
      const list = pick();
      const merged = mergeLists(list, list, options).list;
      expect(merged && withoutMe(merged)).toEqual(withoutMe(list));
    });
  });

  it('gives both sides of any merge the same questions and list', () => {
    forAny(({ pick, options }) => {
      const [a, b] = [pick(), pick()];
      const [ab, ba] = [mergeLists(a, b, options), mergeLists(b, a, options)];
      expect(ab.questions).toHaveLength(ba.questions.length);
      if (ab.list && ba.list) expect(withoutMe(ab.list)).toEqual(withoutMe(ba.list));
      expect(shown(answered(a, b, options))).toEqual(shown(answered(b, a, options)));
    });
  });

  it('asks nothing and changes nothing when any file is merged again', () => {
    forAny(({ pick, options }) => {
      const [a, b] = [pick(), pick()];
      const merged = answered(a, b, options);
      const again = mergeLists(merged, b, options).list;
      expect(again && withoutMe(again)).toEqual(withoutMe(merged));
      const there = mergeLists(b, merged, options);
      expect(there.list && shown(there.list)).toEqual(shown(merged));
      expect(new Set(merged.records.map(({ id }) => id)).size).toBe(merged.records.length);
      for (const { versions } of [a, b])
        expect(Object.entries(versions.seen).every((dot) => includesDot(merged.versions.seen, dot))).toBe(
          true,
        );
    });
  });

  it('never replaces an unseen value or deletion without asking', () => {
    forAny(({ pick, options }) => {
      const [a, b] = [pick(), pick()];
      const { list } = mergeLists(a, b, options);
      if (!list) return;
      const after = recordsByIdentity(list);
      for (const [side, { versions: other }] of [
        [a, b],
        [b, a],
      ] as const) {
        for (const [identity, { record, entry }] of recordsByIdentity(side))
          for (const [unit, dot] of Object.entries(entry.fields ?? {})) {
            if (includesDot(other.seen, dot)) continue;
            const now = after.get(identity);
            const isKept = now && isSameField(valueAt(now.record, unit), valueAt(record, unit));
            expect(isKept || isSameJson(now?.entry.fields?.[unit], dot)).toBe(true);
          }
        for (const [identity, dots] of Object.entries(side.versions.gone))
          if (!dots.every((dot) => includesDot(other.seen, dot))) expect(after.has(identity)).toBe(false);
      }
    });
  });

  it("keeps one side's order when merging any two lists", () => {
    forAny(({ pick, options }) => {
      const [a, b] = [pick(), pick()];
      const { list } = mergeLists(a, b, options);
      if (!list) return;
      const [inA, inB, after] = [a, b, list].map((one) => identitiesIn(one, options.orderedBy));
      const isShared = (identity: string) => [inA, inB, after].every((one) => one?.includes(identity));
      expect([inA, inB].map((one) => one?.filter(isShared))).toContainEqual(after?.filter(isShared));
    });
  });

  it('merges any three files to the same records in any order', () => {
    forAny(({ pick, options }) => {
      const [a, b, c] = [pick(), pick(), pick()];
      const both = (x: VersionedList | null, y: VersionedList | null) =>
        x && y ? mergeLists(x, y, options).list : null;
      const results = [both(both(a, b), c), both(a, both(b, c)), both(both(a, c), b)];
      const [first, ...others] = results.filter((list) => list !== null);
      for (const other of others) expect(byIdentity(other)).toEqual(first && byIdentity(first));
    });
  });

  it('asks a question or keeps local values when merging any file without versions', () => {
    forAny(({ pick, options, fileOf, read }) => {
      const [a, b] = [pick(), pick()];
      const { list } = mergeLists(a, read({ ...fileOf(b), versions: undefined }), options);
      if (!list) return;
      const byTime = new Map(list.records.map((record) => [record.createdAt, record]));
      const own = (record: ListRecord) => Object.keys(a.versions.records[record.id]?.fields ?? {});
      for (const record of a.records)
        for (const unit of own(record))
          expect(
            isSameField(valueAt(record, unit), valueAt(byTime.get(record.createdAt) ?? record, unit)),
          ).toBe(true);
    });
  });
});

it('reads back the lists written to any file', () => {
  forAny(({ pick, options, fileOf, read }) => {
    const list = pick();
    const file = JSON.parse(JSON.stringify(fileOf(list))) as ReturnType<World['fileOf']>;
    expect(read(file)).toEqual({ ...list, versions: { ...list.versions, me: undefined } });
    expect(JSON.stringify(file)).not.toContain('"me"');
    expect(healStoredList(list, options)).toBe(list);
  });
});

it('restores any backup as it was, and undoes the restore', () => {
  forAny(({ pick, options }) => {
    const [a, b] = [pick(), pick()];
    const values = (list: VersionedList) => shown(list).map(({ id: _id, ...record }) => record);
    const restored = restoreList(a, b, options);
    expect(values(restored)).toEqual(values(b));
    const again = mergeLists(restored, a, options).list;
    expect(again && withoutMe(again)).toEqual(withoutMe(restored));
    expect(values(restoreList(restored, a, options))).toEqual(values(a));
  });
});
