import { describe, expect, it } from 'vitest';
import { listActions } from '@/admin/resources/listActions';
import { platformFromForm, platformToForm } from '@/admin/resources/platformForm';
import { createStorageWatch } from '@/data/storage/storageChanges';
import { aCatalogue } from '../../../support/catalogue';
import { aPlatform } from '../../../support/records';

const KEY = 'upm_platforms';

function open() {
  const data = aCatalogue(
    { platforms: [aPlatform({ name: 'Alpha' }), aPlatform({ name: 'Beta' })] },
    { watch: createStorageWatch(() => new EventTarget() as Window) },
  );
  const { platforms } = data.catalogue;
  const actions = listActions(platforms, {
    title: 'Platform',
    toForm: platformToForm,
    fromForm: platformFromForm,
  });
  return { ...data, actions, names: () => data.stored(KEY).map(({ name }) => name) };
}

describe('the actions of a list', () => {
  it('change, add, delete and bring back what their forms and ids say', async () => {
    const { actions, names, stored } = open();
    const [alpha] = await actions.list();
    if (!alpha) throw new Error('no record');
    const opened = actions.toForm(alpha);
    await expect(
      actions.update(alpha.id, { opened, edited: { ...opened, name: 'Renamed' } }),
    ).resolves.toMatchObject({ id: alpha.id, name: 'Renamed' });
    await actions.add({ ...opened, name: 'Gamma' });
    expect(names()).toEqual(['Renamed', 'Beta', 'Gamma']);
    await expect(actions.setOneActive('2', false)).resolves.toMatchObject({ name: 'Beta', isActive: false });
    await expect(actions.setActive(['1', '2'], false)).resolves.toBe(1);
    const removed = await actions.remove(['1']);
    expect(names()).toEqual(['Beta', 'Gamma']);
    await expect(actions.restore(removed)).resolves.toBe(1);
    expect(stored(KEY)).toMatchObject([
      { name: 'Renamed', isActive: false },
      { name: 'Beta' },
      { name: 'Gamma' },
    ]);
    expect(actions.title).toBe('Platform');
  });

  it.each(['update', 'setOneActive'] as const)(
    'say of an unknown record that it is not found: %s',
    async (action) => {
      const { actions, area } = open();
      const before = area.getItem(KEY);
      const form = platformToForm(await actions.list().then(([first]) => first ?? expect.fail('no record')));
      const done =
        action === 'update'
          ? actions.update('99', { opened: form, edited: { ...form, name: 'Renamed' } })
          : actions.setOneActive('99', false);
      await expect(done).rejects.toThrow('Platform not found');
      await expect(done).rejects.toMatchObject({ name: 'NotFoundError' });
      expect(area.getItem(KEY)).toBe(before);
    },
  );

  it('show the list as it is stored after a save, whatever was shown', async () => {
    const { actions } = open();
    const change = await actions.changeAfterSave();
    expect(change().map(({ name }) => name)).toEqual(['Alpha', 'Beta']);
  });

  it('say what of the list cannot be read', async () => {
    const { actions, area } = open();
    await expect(actions.damage()).resolves.toEqual({ isCorrupt: false, unreadable: 0 });
    area.setItem(KEY, '[{"name":"cut');
    await expect(actions.damage()).resolves.toMatchObject({ isCorrupt: true });
  });
});
