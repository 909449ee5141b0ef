import { expect, it } from 'vitest';
import { catalogueLists } from '@/data/catalogue/lists';
import { ledgerOf } from '@/data/catalogue/seed';
import { writeKeepingBase } from '@/data/catalogue/baseCopies';
import { StorageError } from '@/data/storage/storageError';
import { anEnvironment, createFailingArea } from '../../../support/environment';

const { brokers, platforms } = catalogueLists;
const published = [
  { id: '1', name: 'One' },
  { id: '2', name: 'Two' },
];

/** A browser that took these records, with its other stored texts. */
function aBrowser() {
  const area = createFailingArea();
  for (const { seedKey } of [brokers, platforms])
    area.setItem(seedKey, JSON.stringify(ledgerOf({ revision: 1, records: published })));
  const { environment, reported } = anEnvironment({ area });
  return { area, environment, reported, copies: () => area.getItem(brokers.baseKey) };
}

const aCopyOf = (...records: readonly { readonly id: string }[]) =>
  JSON.stringify(Object.fromEntries(records.map((record) => [record.id, record])));

it('restores the copies before it retries without room', () => {
  const { environment, area, reported, copies } = aBrowser();
  area.setItem(platforms.baseKey, aCopyOf({ id: '2' }));
  let tries = 0;
  writeKeepingBase(
    environment,
    [
      [brokers, published],
      [platforms, published],
    ],
    () => {
      tries += 1;
      if (tries === 1) throw new StorageError('quota', brokers.key, 'full');
    },
  );
  expect([tries, copies(), area.getItem(platforms.baseKey)]).toEqual([2, null, aCopyOf({ id: '2' })]);
  expect(reported).toEqual([expect.objectContaining({ kind: 'quota', key: brokers.baseKey })]);
});

it.each([new StorageError('write', brokers.key, 'refused'), new RangeError('a defect')])(
  'rethrows %s and keeps the copies',
  (error) => {
    const { environment, copies, reported } = aBrowser();
    let tries = 0;
    expect(() => {
      writeKeepingBase(environment, [[brokers, published]], () => {
        tries += 1;
        throw error;
      });
    }).toThrow(error);
    expect([tries, reported]).toEqual([1, []]);
    expect(copies()).not.toBeNull();
  },
);
