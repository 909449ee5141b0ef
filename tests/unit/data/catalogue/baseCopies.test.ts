import { expect, it } from 'vitest';
import { catalogueLists } from '@/data/catalogue/lists';
import { ledgerOf } from '@/data/catalogue/seed';
import { readBaseCopies, writeKeepingBase } from '@/data/catalogue/baseCopies';
import { StorageError } from '@/data/storage/storageError';
import { anEnvironment, createFailingArea, quotaError } from '../../../support/environment';

const { brokers, platforms } = catalogueLists;
const published = [
  { id: '1', name: 'One' },
  { id: '2', name: 'Two' },
];

/** A browser that took these records, with what is stored beside them. */
function aBrowser() {
  const area = createFailingArea();
  for (const { seedKey } of [brokers, platforms])
    area.setItem(seedKey, JSON.stringify(ledgerOf({ revision: 1, records: published })));
  const { environment, reported } = anEnvironment({ area });
  return { area, environment, reported, copies: () => area.getItem(brokers.baseKey) };
}

const aCopyOf = (...records: readonly { readonly id: string }[]) =>
  JSON.stringify(Object.fromEntries(records.map((record) => [record.id, record])));

it('keeps what is about to change as it was published, and only the first time', () => {
  const { environment, copies, reported } = aBrowser();
  let writes = 0;
  const write = () => {
    writes += 1;
  };
  writeKeepingBase(environment, [[brokers, [published[0], { id: '9', name: 'Own' }, 'no record']]], write);
  expect(copies()).toBe(aCopyOf({ ...published[0], id: '1' }));
  writeKeepingBase(environment, [[brokers, [{ id: '1', name: 'Changed' }, published[1]]]], write);
  expect(copies()).toBe(JSON.stringify({ 1: published[0], 2: published[1] }));
  expect([...readBaseCopies(environment.store, brokers.baseKey)]).toEqual([
    ['1', published[0]],
    ['2', published[1]],
  ]);
  expect([writes, reported]).toEqual([2, []]);
});

it('stores nothing beside a change of what was never published', () => {
  const { environment, copies } = aBrowser();
  writeKeepingBase(environment, [[brokers, [{ id: '9', name: 'Own' }]]], () => undefined);
  expect(copies()).toBeNull();
});

it('makes the change, and says so, where no copy can be kept', () => {
  const { environment, area, reported, copies } = aBrowser();
  area.failWrites = (key) => (key === brokers.baseKey ? quotaError() : null);
  let isWritten = false;
  writeKeepingBase(environment, [[brokers, published]], () => {
    isWritten = true;
  });
  expect([isWritten, copies()]).toEqual([true, null]);
  expect(reported).toEqual([expect.objectContaining({ kind: 'quota', key: brokers.baseKey })]);
});

it('gives the room of the copies back where the change would not fit beside them', () => {
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
  'keeps the copies, and fails as the change does, for another reason: %s',
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
