import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StorageArea } from '@/data/storage/keyValueStore';
import { createLock } from '@/data/storage/lock';
import { sleep, type Wait } from '@/data/storage/environment';
import { anEnvironment } from '../../../support/environment';
import { numRuns } from '../../../support/properties';
import { aStored, contentsOf, entity, openEntity, NO_SEED } from '../../../support/entities';

const names = (records: readonly { name: string }[]) => records.map(({ name }) => name);
const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);

function twoTabs(values: readonly unknown[]) {
  const { area, environment, repository, stored } = openEntity({ values });
  return { area, stored, here: repository, there: entity.open(environment, NO_SEED) };
}

const values = [aStored('1', { name: 'a' }), aStored('2', { name: 'b' })];

it('keeps additions from two tabs in the same millisecond', async () => {
  const { here, there, stored } = twoTabs([]);
  const added = await Promise.all([
    here.add({ name: 'x' }),
    there.add({ name: 'y' }),
    here.add({ name: 'z' }),
  ]);
  expect(names(added)).toEqual(['x', 'y', 'z']);
  expect(new Set(ids(added)).size).toBe(3);
  expect(stored()).toEqual(added);
});

it("keeps both changes when one tab's data is out of date", async () => {
  const { here, there } = twoTabs(values);
  await here.list();
  const added = await there.add({ name: 'new' });
  await here.update('1', { name: 'edited' });
  expect(names(await here.list())).toEqual(['edited', 'b', 'new']);
  expect(ids(await there.list())).toContain(added.id);
});

it('keeps a record deleted when another tab edits it', async () => {
  const { here, there, stored } = twoTabs(values);
  await there.remove('1');
  const edit = here.update('1', { name: 'edited' });
  await expect(edit).resolves.toBeNull();
  expect(stored()).toEqual([values[1]]);
});

it('changes nothing after another tab has cleared storage', async () => {
  const seed = { revision: 1, records: values };
  const { area, repository, settled } = openEntity({ text: null, seed });
  await repository.list();
  await settled();
  area.removeItem(entity.key);
  area.removeItem(entity.versionsKey);
  const toggle = repository.toggleActive('1');
  await expect(toggle).resolves.toBeNull();
  expect(contentsOf(area)).toEqual({});
  await expect(repository.list()).resolves.toEqual(values);
});

/** Storage shared by two tabs: each sees its own writes at once and the other's after `lag` ms. */
function laggingStorage(lag: number) {
  const writes: { tab: number; at: number; key: string; text: string | null }[] = [];
  const seenBy = (tab: number) => {
    const seen = new Map<string, string>();
    const arrived = writes
      .map((write) => ({ ...write, arrives: write.tab === tab ? write.at : write.at + lag }))
      .filter(({ arrives }) => arrives <= Date.now())
      .toSorted((a, b) => a.arrives - b.arrives);
    for (const { key, text } of arrived)
      if (text === null) seen.delete(key);
      else seen.set(key, text);
    return seen;
  };
  return (tab: number): StorageArea => ({
    getItem: (key) => seenBy(tab).get(key) ?? null,
    setItem: (key, text) => void writes.push({ tab, at: Date.now(), key, text }),
    removeItem: (key) => void writes.push({ tab, at: Date.now(), key, text: null }),
    key: (index) => [...seenBy(tab).keys()][index] ?? null,
    get length() {
      return seenBy(tab).size;
    },
  });
}

describe("a list in two tabs, each seeing the other's writes late", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const additions = fc.array(fc.record({ tab: fc.nat(1), at: fc.nat(2000) }), { minLength: 2, maxLength: 8 });

  /** Makes each addition in its tab at its time, and returns the names that both tabs show long afterwards. */
  async function namesAfter(planned: readonly { tab: number; at: number }[], lag: number, wait: Wait) {
    const areaOf = laggingStorage(lag);
    areaOf(0).setItem(entity.key, '[]');
    await vi.advanceTimersByTimeAsync(lag);
    const lock = createLock(undefined);
    const tabs = [0, 1].map(
      (tab) => anEnvironment({ area: areaOf(tab), lock, wait, now: Date.now }).environment,
    );
    const repositories = tabs.map((environment) => entity.open(environment, NO_SEED));
    const added = planned.map(async ({ tab, at }, index) => {
      await sleep(at);
      await repositories[tab]?.add({ name: String(index) });
    });
    await vi.runAllTimersAsync();
    await Promise.all(added);
    await vi.advanceTimersByTimeAsync(lag);
    const lists = Promise.all(repositories.map((repository) => repository.list()));
    await vi.runAllTimersAsync();
    return (await lists).map((list) => names(list).toSorted());
  }

  it('keeps every change', async () => {
    await fc.assert(
      fc.asyncProperty(additions, fc.integer({ min: 1, max: 299 }), async (planned, lag) => {
        const expected = planned.map((_addition, index) => String(index)).toSorted();
        expect(await namesAfter(planned, lag, sleep)).toEqual([expected, expected]);
      }),
      { numRuns },
    );
  });
});
