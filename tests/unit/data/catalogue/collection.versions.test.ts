import { expect, it } from 'vitest';
import type { Versions } from '@/domain/merge/versions';
import { createFailingArea, quotaError } from '../../../support/environment';
import { aSeed, aStored, contentsOf, entity, openEntity } from '../../../support/entities';

const seed = aSeed({ revision: 3, publication: 'a', records: ['1', '2'].map((id) => aStored(id)) });

const versionsOf = (text: string | null | undefined) => JSON.parse(text ?? '') as Versions;

/** A published list that has changed locally since. */
async function aChangedList() {
  const area = createFailingArea();
  const list = openEntity({ text: null, seed, area });
  await list.repository.list();
  await list.settled();
  await list.repository.update('1', { leverage: '1:30' });
  return { ...list, reopened: () => openEntity({ text: null, seed, area }).repository };
}

it("restores the previous list when there is no space for the new list's versions", async () => {
  const { area, repository } = await aChangedList();
  const before = contentsOf(area);
  area.failWrites = (key) => (key === entity.versionsKey ? quotaError() : null);

  await expect(repository.add()).rejects.toMatchObject({ kind: 'quota' });

  expect(contentsOf(area)).toEqual(before);
});

it('records a deletion when storage is full to the last character', async () => {
  const { area, repository, stored } = await aChangedList();
  const sizeOf = (contents: Record<string, string | null>) => Object.entries(contents).join('').length;
  const full = sizeOf(contentsOf(area));
  area.failWrites = (key, text) =>
    sizeOf({ ...contentsOf(area), [key]: text }) > full ? quotaError() : null;

  await expect(repository.add()).rejects.toMatchObject({ kind: 'quota' });
  await repository.remove('2');

  expect(stored()).toMatchObject([{ id: '1' }]);
  expect(Object.keys(versionsOf(area.getItem(entity.versionsKey)).gone)).toEqual(['#2']);
});

it('treats a value as changed locally when a tab was closed between two writes', async () => {
  const { area, repository, reopened } = await aChangedList();
  const before = area.getItem(entity.versionsKey) ?? '';
  await repository.update('2', { leverage: '1:40' });
  area.setItem(entity.versionsKey, before);

  await reopened().update('1', { minDeposit: '$7' });

  const { me = '', records } = versionsOf(area.getItem(entity.versionsKey));
  expect(me).toBe(versionsOf(before).me);
  expect(records['2']?.fields?.leverage?.[0]).toBe(me);
  await expect(reopened().list()).resolves.toMatchObject([{ minDeposit: '$7' }, { leverage: '1:40' }]);
});

it("gives a change a higher number than another tab's changes that this page hasn't read", async () => {
  const { area, repository, reopened } = await aChangedList();
  const numberOf = (id: string, field: string) =>
    versionsOf(area.getItem(entity.versionsKey)).records[id]?.fields?.[field]?.[1] ?? 0;
  await reopened().update('2', { leverage: '1:40' });

  await repository.update('1', { minDeposit: '$7' });

  expect(numberOf('1', 'minDeposit')).toBeGreaterThan(numberOf('2', 'leverage'));
});
