import { expect, it } from 'vitest';
import { createKeyValueStore, writeAll } from '@/data/storage/keyValueStore';
import { createFailingArea, quotaError } from '../../../support/environment';
import { contentsOf } from '../../../support/entities';

const open = () => {
  const area = createFailingArea();
  area.setItem('a', 'old a');
  return {
    area,
    store: createKeyValueStore(
      () => area,
      () => undefined,
    ),
  };
};

it('rolls back its writes when a later one fails', () => {
  const { area, store } = open();
  area.setItem('c', 'old c');
  area.failWrites = (key) => (key === 'c' ? quotaError() : null);
  expect(() => {
    writeAll(store, [
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ]);
  }).toThrow(expect.objectContaining({ kind: 'quota', key: 'c' }));
  expect(contentsOf(area)).toEqual({ a: 'old a', c: 'old c' });
});

it('fails when its writes cannot be rolled back', () => {
  const { area, store } = open();
  let writes = 0;
  area.failWrites = () => ((writes += 1) === 1 ? null : quotaError());
  expect(() => {
    writeAll(store, [
      ['a', '1'],
      ['b', '2'],
    ]);
  }).toThrow(expect.objectContaining({ name: 'HalfWrittenError' }));
});
