import { expect, it } from 'vitest';
import { mergeAll } from '@/domain/merge/mergeAll';
import { migrateList } from '@/domain/merge/olderVersions';
import type { ListRecord } from '@/domain/merge/versions';

const options = { orderedBy: 'sortOrder', newAuthor: () => 'me', name: 'platforms' } as const;

const aPlatform = (id: string, sortOrder: number, minDeposit = '$50'): ListRecord => ({
  id,
  sortOrder,
  minDeposit,
});

it('keeps a new list order when others changed only a field of a moved platform', () => {
  const { list, unasked } = migrateList(
    {
      records: [aPlatform('1', 1), aPlatform('2', 2), aPlatform('3', 3)],
      ledger: {
        revision: 4,
        publication: 'b',
        records: [
          ['1', ''],
          ['2', 'hash'],
          ['3', 'hash'],
        ],
        unasked: { 1: aPlatform('1', 3, '$40') },
      },
      copies: { 1: aPlatform('1', 3), 2: aPlatform('2', 1), 3: aPlatform('3', 2) },
    },
    () => 'another hash',
    options,
  );

  const merged = mergeAll(list, [unasked ?? undefined], options);

  expect(merged.questions).toEqual([]);
  expect(merged.list?.records).toEqual([aPlatform('1', 1, '$40'), aPlatform('2', 2), aPlatform('3', 3)]);
});
