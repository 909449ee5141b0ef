import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueFile, parseCatalogueFile, type CatalogueLists } from '@/data/maintenance/catalogueFile';
import seedFile from '@/data/catalogue/catalogue.json';
import { formatJson } from '@/data/storage/json';
import { anAdminArea } from '../../support/catalogue';
import { quotaError } from '../../support/environment';
import { numRuns, storedText } from '../../support/properties';
import { aBroker, aPlatform } from '../../support/records';
import { contentsOf } from '../entities';

const anArea = () =>
  anAdminArea({ brokers: [aBroker({ name: 'Old' })], platforms: [aPlatform({ name: 'Old' })] });

const asFile = (lists: CatalogueLists) => formatJson(catalogueFile(lists, '2026-01-01T00:00:00.000Z'));

/** Makes a file of what an area holds, reads it and restores it into another. */
async function carryOver(from: ReturnType<typeof anAdminArea>, to: ReturnType<typeof anAdminArea>) {
  return to.maintenance.backups.restore(parseCatalogueFile(asFile(from.maintenance.backups.present())));
}

const shown = async ({ catalogue }: ReturnType<typeof anAdminArea>) => ({
  platforms: await catalogue.platforms.list(),
  brokers: await catalogue.brokers.list(),
});

const lists: CatalogueLists = {
  platforms: [{ ...aPlatform({ name: 'New' }), id: '7' }],
  brokers: [
    { ...aBroker({ name: 'New' }), id: '1' },
    { ...aBroker({ name: 'Newer' }), id: '8' },
  ],
};

describe('a backup', () => {
  it('holds both lists as they are stored, with fields and records that this version does not know', () => {
    const area = anArea();
    const values = [{ id: '1', name: 'Kept', later: { a: 1 } }, null, 5];
    area.area.setItem('upm_brokers', JSON.stringify(values));
    expect(area.maintenance.backups.present().brokers).toEqual(values);
  });

  it('holds the seed before a list was ever stored', () => {
    const area = anArea();
    area.area.removeItem('upm_brokers');
    expect(area.maintenance.backups.present().brokers).toEqual(seedFile.brokers);
  });

  it('F101: holds no token, no session and nothing but the lists', () => {
    const { area, maintenance } = anArea();
    for (const key of ['token', 'adminToken', 'adminData']) area.setItem(key, 'secret');
    const text = asFile(maintenance.backups.present());
    expect(text).not.toContain('secret');
    expect(Object.keys(JSON.parse(text) as object)).toEqual([
      'app',
      'schema',
      'exportedAt',
      'platforms',
      'brokers',
    ]);
  });

  it('is refused while a list cannot be read, as it would lack it', () => {
    const { area, maintenance } = anArea();
    area.setItem('upm_brokers', 'damaged');
    expect(maintenance.backups.present).toThrow(
      expect.objectContaining({ name: 'DamagedListError', list: 'brokers' }),
    );
  });
});

describe('a restore', () => {
  it('replaces both lists, and tells what it changed', async () => {
    const area = anArea();
    const comparison = area.maintenance.backups.compare(lists);
    await expect(area.maintenance.backups.restore(lists)).resolves.toEqual(comparison);
    expect(comparison).toMatchObject({
      platforms: { added: 1, changed: 0, removed: 1 },
      brokers: { added: 1, changed: 1, removed: 0 },
    });
    expect(area.stored('upm_platforms')).toEqual(lists.platforms);
    expect(area.stored('upm_brokers')).toEqual(lists.brokers);
  });

  it('F56: brings everything back into a browser that has lost its storage, and lets later seeds join it', async () => {
    const area = anArea();
    await area.catalogue.brokers.add(aBroker({ name: 'Mine' }));
    const before = await shown(area);
    const emptied = anAdminArea();
    for (const key of Object.keys(contentsOf(emptied.area))) emptied.area.removeItem(key);
    await carryOver(area, emptied);
    await expect(shown(emptied)).resolves.toEqual(before);
    expect(JSON.parse(emptied.area.getItem('upm_brokers_seed') ?? '')).toMatchObject({
      revision: seedFile.revision,
    });
  });

  it('F99: gives each of several records with one id an id of its own', async () => {
    const area = anArea();
    const twice = [lists.brokers[0], lists.brokers[0]];
    await area.maintenance.backups.restore({ ...lists, brokers: twice });
    expect(area.stored('upm_brokers').map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('F99: keeps a hostile address as text, which no screen makes a link of', async () => {
    const area = anArea();
    const evil = { ...aBroker({ website: 'javascript:alert(1)' }), id: '1' };
    await area.maintenance.backups.restore({ ...lists, brokers: [evil] });
    expect(area.stored('upm_brokers')).toEqual([evil]);
  });

  it.each(['upm_platforms', 'upm_brokers', 'upm_brokers_seed', 'upm_brokers.corrupt'])(
    'F100: changes nothing at all when writing %s fails',
    async (failing) => {
      const { area, maintenance } = anArea();
      if (failing === 'upm_brokers_seed') area.removeItem('upm_brokers');
      if (failing === 'upm_brokers.corrupt') area.setItem('upm_brokers', 'damaged');
      const before = contentsOf(area);
      area.failWrites = (key) => (key === failing ? quotaError() : null);
      await expect(maintenance.backups.restore(lists)).rejects.toMatchObject({ kind: 'quota', key: failing });
      expect(contentsOf(area)).toEqual(before);
    },
  );

  it('F26: keeps a text aside that could not be read', async () => {
    const { area, maintenance } = anArea();
    area.setItem('upm_brokers', 'damaged');
    await maintenance.backups.restore(lists);
    expect(area.getItem('upm_brokers.corrupt')).toBe('damaged');
    expect(JSON.parse(area.getItem('upm_brokers') ?? '')).toEqual(lists.brokers);
  });

  it('F49: is told as busy when another tab holds a list for too long', async () => {
    const { maintenance } = anAdminArea(
      {},
      { lock: () => Promise.reject(new DOMException('too long', 'TimeoutError')) },
    );
    await expect(maintenance.backups.restore(lists)).rejects.toMatchObject({ kind: 'busy' });
  });

  it('F44: tells the truth about a record that was added between the preview and the writing', async () => {
    const { maintenance, catalogue } = anArea();
    expect(maintenance.backups.compare(lists).brokers.removed).toBe(0);
    const added = catalogue.brokers.add(aBroker({ name: 'Meanwhile' }));
    const comparison = await maintenance.backups.restore(lists);
    await added;
    expect(comparison.brokers.removed).toBe(1);
  });
});

it('P20: a backup of anything that is stored brings the same lists into another browser, byte for byte the second time', async () => {
  await fc.assert(
    fc.asyncProperty(storedText, storedText, async (platforms, brokers) => {
      const from = anAdminArea();
      from.area.setItem('upm_platforms', platforms);
      from.area.setItem('upm_brokers', brokers);
      const isDamaged = [platforms, brokers].some((text) => {
        try {
          return !Array.isArray(JSON.parse(text));
        } catch {
          return true;
        }
      });
      if (isDamaged) {
        expect(from.maintenance.backups.present).toThrow(
          expect.objectContaining({ name: 'DamagedListError' }),
        );
        return;
      }
      const to = anArea();
      await carryOver(from, to);
      await expect(shown(to)).resolves.toEqual(await shown(from));
      const once = contentsOf(to.area);
      await carryOver(to, to);
      expect(contentsOf(to.area)).toEqual(once);
    }),
    { numRuns },
  );
});

it('P20: any text is either refused, with nothing changed, or becomes two lists that can be read', async () => {
  const anyFile = fc.oneof(
    storedText,
    fc
      .tuple(storedText, storedText)
      .map(
        ([platforms, brokers]) => `{"app":"upmark","schema":1,"platforms":${platforms},"brokers":${brokers}}`,
      ),
  );
  await fc.assert(
    fc.asyncProperty(anyFile, async (text) => {
      const area = anArea();
      const before = contentsOf(area.area);
      let file: CatalogueLists;
      try {
        file = parseCatalogueFile(text);
      } catch (error) {
        expect(error).toMatchObject({ name: 'RefusedFileError' });
        expect(contentsOf(area.area)).toEqual(before);
        return;
      }
      await area.maintenance.backups.restore(file);
      expect(area.stored('upm_brokers')).toHaveLength(file.brokers.length);
      for (const record of (await shown(area)).brokers) expect(record.name).toEqual(expect.any(String));
      expect(area.area.getItem('upm_brokers')).not.toMatch(/"(?:__proto__|constructor|prototype)":/);
    }),
    { numRuns },
  );
});
