import { expect, it } from 'vitest';
import { createCatalogue } from '@/data/maintenance/repositories';
import { createCache } from '@/data/maintenance/cache';
import { createQuarantine } from '@/data/maintenance/quarantine';
import { createStorageUse } from '@/data/maintenance/storageUse';
import { UNKNOWN_SEEDS } from '@/data/catalogue/seeds';
import { createKeyValueStore, type StorageArea } from '@/data/storage/keyValueStore';
import { createLock, prefixedLocks } from '@/data/storage/lock';
import { keyPrefix } from '@/data/storage/storageKeys';
import { contentsOf } from '../../../support/entities';
import { anEnvironment, createFailingArea } from '../../../support/environment';
import { aBroker } from '../../../support/records';

/** A copy of the site under this base path; all copies share the area. */
function aCopy(area: StorageArea, base: string) {
  const store = createKeyValueStore(
    () => area,
    () => undefined,
    keyPrefix(base),
  );
  const { environment } = anEnvironment({ store });
  return { store, environment, catalogue: createCatalogue(environment, UNKNOWN_SEEDS) };
}

const BASES = ['/', '/academy/', '/academy/test/'];

it('keeps the lists of site copies in different folders separate', async () => {
  const area = createFailingArea();
  const copies = BASES.map((base) => aCopy(area, base));
  for (const [place, { catalogue }] of copies.entries())
    await catalogue.brokers.add(aBroker({ name: `Broker of ${String(BASES[place])}` }));
  for (const [place, { catalogue }] of copies.entries())
    expect((await catalogue.brokers.list()).map(({ name }) => name)).toEqual([
      `Broker of ${String(BASES[place])}`,
    ]);
  expect(Object.keys(contentsOf(area)).filter((key) => key.endsWith('upm_brokers'))).toEqual([
    'upm_brokers',
    '/academy/upm_brokers',
    '/academy/test/upm_brokers',
  ]);
});

it.each(BASES)('lists and clears only the data of the site copy at %s', (base) => {
  const area = createFailingArea();
  for (const { store } of BASES.map((each) => aCopy(area, each))) {
    store.write('upm_theme', 'dark');
    store.write('upm_brokers.corrupt', 'x'.repeat(base.length));
  }
  const { store, environment } = aCopy(area, base);
  const own = keyPrefix(base);
  expect(createQuarantine(environment, UNKNOWN_SEEDS).list()).toEqual([
    { key: 'upm_brokers.corrupt', characters: base.length, isKeptAside: true },
  ]);
  const before = Object.keys(contentsOf(area));
  createCache(store).clear();
  expect(Object.keys(contentsOf(area))).toEqual(before.filter((key) => key !== `${own}upm_theme`));
});

it("counts the other site copies' data towards the browser's shared limit", () => {
  const area = createFailingArea();
  area.setItem('upm_brokers', 'x'.repeat(89));
  area.setItem('/academy/upm_brokers', 'x'.repeat(80));
  area.setItem('/academy/test/upm_brokers', 'x'.repeat(75));
  for (const base of BASES) {
    const { usedCharacters, shares } = createStorageUse(aCopy(area, base).store);
    expect(usedCharacters()).toBe(300);
    expect(shares()).toEqual([
      { what: 'Other pages at this address', characters: 200 },
      { what: 'Brokers', characters: 100 },
    ]);
  }
});

it('never waits for the lock of another site copy', async () => {
  const names: string[] = [];
  const locks = {
    request: (name: string, _options: LockOptions, task: () => Promise<unknown>) => {
      names.push(name);
      return task();
    },
  };
  for (const base of BASES)
    await createLock(prefixedLocks(locks as unknown as LockManager, keyPrefix(base)))('upm_brokers', () =>
      Promise.resolve(),
    );
  expect(names).toEqual(['upm_brokers', '/academy/upm_brokers', '/academy/test/upm_brokers']);
});
