import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareLists } from '@/data/merge/listComparison';
import { brokerList, platformList } from '@/data/catalogue/lists';
import { numRuns, storedList } from '../../../support/properties';
import { aBroker } from '../../../support/records';

const compare = (before: readonly unknown[], after: readonly unknown[]) =>
  compareLists(before, after, brokerList);
const broker = (id: string, name = 'Same') => ({ ...aBroker({ name }), id });

it('counts what is added, changed, removed and the same', () => {
  const before = [broker('1'), broker('2'), broker('3')];
  const after = [broker('2', 'Other'), broker('1'), broker('4'), broker('5')];
  expect(compare(before, after)).toEqual({
    added: 2,
    changed: 1,
    removed: 1,
    unchanged: 1,
    unreadable: 0,
    isReordered: true,
  });
});

it('sees another order of what is in both lists, where the place in the list says it', () => {
  const [one, two, three] = [broker('1'), broker('2'), broker('3')];
  expect(compare([one, two], [two, one]).isReordered).toBe(true);
  expect(compare([one, two, three], [three, two]).isReordered).toBe(true);
  expect(compare([one, two], [one, three, two]).isReordered).toBe(false);
  expect(compareLists([one, two], [two, one], platformList).isReordered).toBe(false);
});

it('sees a change of a field that this version does not know', () => {
  expect(compare([{ ...broker('1'), later: 1 }], [{ ...broker('1'), later: 2 }]).changed).toBe(1);
});

it('counts what cannot be read as lost when it goes, and as unreadable when it stays or comes', () => {
  expect(compare([null, 5], [5, 'x'])).toEqual({
    added: 1,
    changed: 0,
    removed: 1,
    unchanged: 1,
    unreadable: 2,
    isReordered: false,
  });
});

it('P20: finds a list equal to itself, and counts every entry of the other list once', () => {
  fc.assert(
    fc.property(storedList, storedList, (before, after) => {
      expect(compare(after, after)).toMatchObject({ added: 0, changed: 0, removed: 0, isReordered: false });
      const { added, changed, unchanged } = compare(before, after);
      expect(added + changed + unchanged).toBe(after.length);
    }),
    { numRuns },
  );
});
