import { describe, expect, it } from 'vitest';
import { listNames, listKeys, type ListName } from '@/data/catalogue/lists';
import { anAdministrator, useFolder } from '../../../support/publishing';
import { aHost } from '../../../support/scriptedHost';
import { aSignalDraft } from '../../../support/signals';
import { seedFile } from '../../../support/seedFile';

/** Older files may not have every list. */
type File = Readonly<Partial<Record<ListName, readonly unknown[]>>>;
type Browser = Awaited<ReturnType<typeof anAdministrator>>;

/** A record that no version of this site can read. */
const UNREADABLE = { id: '77', name: null };

const damages: readonly (readonly [what: string, damage: (browser: Browser, name: ListName) => void])[] = [
  [
    'the whole list cannot be read',
    ({ area }, name) => {
      area.setItem(listKeys(`upm_${name}`).key, 'damaged');
    },
  ],
  [
    'one of its records cannot be read',
    ({ area, stored }, name) => {
      const { key } = listKeys(`upm_${name}`);
      area.setItem(key, JSON.stringify([UNREADABLE, ...stored(key)]));
    },
  ],
  [
    'its base copies cannot be read',
    ({ area }, name) => {
      area.setItem(listKeys(`upm_${name}`).baseKey, 'damaged');
    },
  ],
  [
    'the mark of its seed cannot be read',
    ({ area }, name) => {
      area.setItem(listKeys(`upm_${name}`).seedKey, '{"revision":"later"}');
    },
  ],
];

describe.each(damages)('while %s', (what, damage) => {
  const place = useFolder(JSON.stringify(seedFile));

  it.each(listNames)('edits, publishes and backs up everything else (%s)', async (name) => {
    const browser = await anAdministrator(place);
    const { catalogue, maintenance, area, publish } = browser;
    damage(browser, name);
    const { key } = listKeys(`upm_${name}`);
    const damaged = area.getItem(key);
    const [other = 'brokers'] = listNames.filter((one) => one !== name);
    const [record] = await catalogue[other].list();
    await catalogue[other].update(record?.id ?? '', { name: 'Renamed' });
    await catalogue.signalDrafts.add(aSignalDraft());

    const published = JSON.parse(place.text() ?? '') as File;
    await expect(publish()).resolves.toMatchObject({ kind: 'published' });
    const file = JSON.parse(place.text() ?? '') as File;
    expect(file[other]?.[0]).toMatchObject({ name: 'Renamed' });
    expect(file[name]).toEqual(published[name] ?? []);
    const backup = maintenance.backups.present();
    expect(backup[other]).toEqual(file[other]);
    expect(backup.signalDrafts).toHaveLength(1);

    if (what === 'the whole list cannot be read') {
      expect(area.getItem(key)).toBe(damaged);
      expect(maintenance.quarantine.list()).toMatchObject([{ key, isKeptAside: false }]);
    }
    if (what === 'one of its records cannot be read') {
      expect(browser.stored(key)).toContainEqual(UNREADABLE);
      expect(maintenance.quarantine.unreadable()).toMatchObject([{ key, count: 1 }]);
    }
  });
});

it('keeps a published record that is damaged locally', async () => {
  const host = aHost(false);
  const { area, catalogue, publish } = await anAdministrator(host);
  await catalogue.brokers.update('2', { name: 'Renamed' });
  const [first, ...others] = JSON.parse(area.getItem('upm_brokers') ?? '[]') as object[];
  area.setItem('upm_brokers', JSON.stringify([{ ...first, name: null }, ...others]));
  await publish();
  const [before] = host.before().brokers;
  expect(host.file().brokers.slice(0, 2)).toMatchObject([{ name: before?.name }, { name: 'Renamed' }]);
});
