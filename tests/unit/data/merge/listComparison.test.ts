import { expect, it } from 'vitest';
import { compareLists } from '@/data/merge/listComparison';
import { brokerList, platformList } from '@/data/catalogue/lists';
import { aBroker } from '../../../support/records';

const compare = (before: readonly unknown[], after: readonly unknown[]) =>
  compareLists(before, after, brokerList);
const broker = (id: string, name = 'Same') => ({ ...aBroker({ name }), id });

it('counts added, changed, removed and unchanged records', () => {
  const before = [broker('1'), broker('2'), broker('3')];
  const after = [broker('2', 'Other'), broker('1'), broker('4'), broker('5')];
  expect(compare(before, after)).toMatchObject({
    added: 2,
    changed: 1,
    removed: 1,
    unchanged: 1,
    unreadable: 0,
    isReordered: true,
  });
});

it('detects a different list order', () => {
  const [one, two, three] = [broker('1'), broker('2'), broker('3')];
  expect(compare([one, two], [two, one]).isReordered).toBe(true);
  expect(compare([one, two, three], [three, two]).isReordered).toBe(true);
  expect(compare([one, two], [one, three, two]).isReordered).toBe(false);
  const numbered = [broker('1'), broker('2')].map((one, index) => ({ ...one, sortOrder: index }));
  expect(compareLists(numbered, numbered.toReversed(), platformList).isReordered).toBe(false);
});

it('detects a change to an unknown field', () => {
  expect(compare([{ ...broker('1'), later: 1 }], [{ ...broker('1'), later: 2 }]).changed).toBe(1);
});

it('counts unreadable entries', () => {
  expect(compare([null, 5], [5, 'x'])).toMatchObject({
    added: 1,
    changed: 0,
    removed: 1,
    unchanged: 1,
    unreadable: 2,
    isReordered: false,
  });
});
