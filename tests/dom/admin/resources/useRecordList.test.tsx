import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { platformResource } from '@/admin/resources/platformResource';
import type { CatalogueRecord, Resource } from '@/admin/resources/resource';
import { useRecordList } from '@/admin/resources/useRecordList';
import { useUndoStack } from '@/admin/resources/useUndoStack';
import { simulatedDelays } from '@/data/storage/environment';
import { aCatalogue } from '../../../support/catalogue';
import { deferred } from '../../../support/deferred';
import { heldWrites } from '../../../support/environment';
import { aPlatform } from '../../../support/records';
import { answerConfirm } from '../../../support/render';

const NAMES = ['First', 'Second', 'Third'];

/** Holds a list, and waits until it has come. */
async function hold<R extends CatalogueRecord, F extends object>(resource: Resource<R, F>) {
  const { result } = renderHook(() => useRecordList(resource, useUndoStack()));
  await waitFor(() => {
    expect(result.current.view.isLoading).toBe(false);
  });
  return {
    list: () => result.current,
    names: () => result.current.rows.map(({ name }) => name),
    record: (index: number) => {
      const record = result.current.rows[index];
      if (!record) throw new Error('no such record');
      return record;
    },
  };
}

async function holdPlatforms(overrides?: Parameters<typeof aCatalogue>[1]) {
  const platforms = NAMES.map((name, index) => aPlatform({ name, sortOrder: index + 1 }));
  const data = aCatalogue({ platforms }, overrides);
  return { ...data, ...(await hold(platformResource(data.catalogue.platforms))) };
}

describe('a place in the list', () => {
  it.each([
    ['to itself', 1, 1],
    ['above the first one', 0, -1],
    ['below the last one', 2, 3],
    ['of nothing', 3, 0],
    ['of what is no longer listed', -1, 0],
  ])('is not changed %s, and nothing is said of it', async (_case, from, to) => {
    const { area, list, names } = await holdPlatforms();
    const before = area.getItem('upm_platforms');
    await act(() => list().move(from, to));
    expect(names()).toEqual(NAMES);
    expect(list().view.notice).toBe('');
    expect(area.getItem('upm_platforms')).toBe(before);
  });

  it.each([
    [0, 2, ['Second', 'Third', 'First'], 'First moved to place 3 of 3.'],
    [2, 0, ['Third', 'First', 'Second'], 'Third moved to place 1 of 3.'],
    [1, 0, ['Second', 'First', 'Third'], 'Second moved to place 1 of 3.'],
  ])('is changed from %i to %i', async (from, to, order, notice) => {
    const { catalogue, list, names } = await holdPlatforms();
    await act(() => list().move(from, to));
    expect(names()).toEqual(order);
    expect(list().view.notice).toBe(notice);
    expect((await catalogue.platforms.list()).map(({ name }) => name)).toEqual(order);
  });

  it('stays as shown while a later move is still to be written', async () => {
    const writes = [deferred<undefined>(), deferred<undefined>()];
    let asked = 0;
    const { list, names } = await holdPlatforms({
      wait: (ms) => {
        if (ms !== simulatedDelays.write) return Promise.resolve();
        asked += 1;
        return writes[asked - 1]?.promise ?? Promise.resolve();
      },
    });
    let first = Promise.resolve();
    let second = Promise.resolve();
    act(() => {
      first = list().move(0, 1);
    });
    act(() => {
      second = list().move(1, 2);
    });
    writes[0]?.resolve(undefined);
    await act(() => first);
    expect(names()).toEqual(['Second', 'Third', 'First']);
    writes[1]?.resolve(undefined);
    await act(() => second);
    expect(names()).toEqual(['Second', 'Third', 'First']);
    expect(list().view.notice).toBe('First moved to place 3 of 3.');
  });
});

describe('a record that is being changed', () => {
  it('is changed by nothing else until that is done, nor are others together with it', async () => {
    const { wait, letGo } = heldWrites();
    const questions = answerConfirm(true);
    const { list, record, stored } = await holdPlatforms({ wait });
    let toggled = Promise.resolve(false);
    act(() => {
      toggled = list().toggle(record(0));
    });
    expect(list().view.isBusy(['1'])).toBe(true);
    expect(list().view.isBusy(['2', '3'])).toBe(false);
    const both = [record(1), record(0)];
    expect(await list().setActive(both, false)).toBe(false);
    expect(await list().remove(both)).toBe(false);
    expect(questions).toEqual([]);
    letGo();
    expect(await act(() => toggled)).toBe(true);
    expect(list().view.isBusy(['1'])).toBe(false);
    expect(list().view.notice).toBe('“First” deactivated.');
    expect(stored('upm_platforms').map(({ isActive }) => isActive)).toEqual([false, true, true]);
  });

  it('is free again, and others stay as they are, once what holds it has settled', async () => {
    const { list } = await holdPlatforms();
    const [one, other] = [deferred<undefined>(), deferred<undefined>()];
    act(() => {
      void list().hold(['1'], one.promise);
      void list().hold(['2', '3'], other.promise);
    });
    expect([...list().view.busyIds]).toEqual(['1', '2', '3']);
    await act(async () => {
      one.resolve(undefined);
      await one.promise;
    });
    expect([...list().view.busyIds]).toEqual(['2', '3']);
  });
});

it('counts how often something was not done', async () => {
  const { list } = await holdPlatforms();
  expect([list().view.refusals, list().view.notice]).toEqual([0, '']);
  act(() => {
    list().refuse('Not done');
  });
  act(() => {
    list().refuse('Not done');
  });
  expect([list().view.refusals, list().view.notice]).toEqual([2, 'Not done']);
});
