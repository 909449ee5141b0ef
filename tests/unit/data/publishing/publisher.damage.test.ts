import { describe, expect, it } from 'vitest';
import { listNames, listKeys, type ListName } from '@/data/catalogue/lists';
import { anAdministrator, freshFolder, chooseSide, conflictsOf } from '../../../support/publishing';
import { aHost } from '../../../support/scriptedHost';
import { aSignalDraft } from '../../../support/signals';
import { seedFile } from '../../../support/seedFile';
import { aBroker } from '../../../support/records';

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
  const place = freshFolder(JSON.stringify(seedFile));

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

const place = freshFolder(JSON.stringify(seedFile));
const fileIn = () => JSON.parse(place.text() ?? '') as typeof seedFile;

/** Without a ledger, a browser doesn't know the base of its lists. */
function putLedgers({ area }: Browser, text: string | null) {
  for (const key of ['upm_brokers_seed', 'upm_platforms_seed'])
    if (text === null) area.removeItem(key);
    else area.setItem(key, text);
}

/** Publishes a change and a deletion in both lists as somebody else. */
async function publishElsewhere() {
  const { catalogue, publish } = await anAdministrator(place);
  await catalogue.brokers.update('1', { minDeposit: '777' });
  await catalogue.brokers.remove('2');
  await catalogue.platforms.update('1', { name: 'Renamed there' });
  await catalogue.platforms.remove('2');
  await publish();
}

const QUESTIONS = [
  { list: 'platforms', kind: 'field', id: '1', field: 'name' },
  { list: 'platforms', kind: 'deletedThere', id: '2' },
  { list: 'brokers', kind: 'field', id: '1', field: 'minDeposit' },
  { list: 'brokers', kind: 'field', id: '3', field: 'name' },
  { list: 'brokers', kind: 'deletedThere', id: '2' },
];

describe.each([null, 'oops', '{}'])('while the ledgers of the lists are %j', (ledger) => {
  it.each([0, 1, 2])('asks about every difference after %i visits', async (visits) => {
    const browser = await anAdministrator(place);
    putLedgers(browser, ledger);
    await browser.catalogue.brokers.update('3', { name: 'Renamed here' });
    await publishElsewhere();
    const theirs = fileIn();
    for (let visit = 0; visit < visits; visit += 1) await browser.visitSite(place.text());

    const outcome = await browser.publish();
    expect(conflictsOf(outcome)).toMatchObject(QUESTIONS);
    expect(fileIn()).toEqual(theirs);
    await expect(browser.publish({ choices: chooseSide(outcome, 'theirs') })).resolves.toMatchObject({
      kind: 'unchanged',
    });
    expect(browser.stored('upm_brokers')).toEqual(theirs.brokers);
  });
});

it.each([null, 'oops', '{}'])('keeps a deletion after the ledger has become %j', async (ledger) => {
  const browser = await anAdministrator(place);
  await browser.catalogue.brokers.remove('3');
  putLedgers(browser, ledger);
  const shown = await browser.visit();
  expect(shown.map(({ id }) => id)).not.toContain('3');
  expect(browser.publication.unpublished().brokers).toMatchObject({ removed: 1 });
  await browser.publish();
  expect(fileIn().brokers.map(({ id }) => id)).toEqual(['1', '2', '4', '5']);
});

it('asks about a deletion that somebody changed after the ledger was lost', async () => {
  const browser = await anAdministrator(place);
  await browser.catalogue.brokers.remove('1');
  putLedgers(browser, null);
  await publishElsewhere();
  await browser.visitSite(place.text());
  expect(conflictsOf(await browser.publish())).toContainEqual(
    expect.objectContaining({ kind: 'deletedHere', list: 'brokers', id: '1' }),
  );
});

it('asks once about a record found only in a list without ledger', async () => {
  const browser = await anAdministrator(place);
  putLedgers(browser, null);
  const added = await browser.catalogue.brokers.add(aBroker());
  await publishElsewhere();
  await browser.visitSite(place.text());
  const outcome = await browser.publish();
  expect(conflictsOf(outcome)).toContainEqual(
    expect.objectContaining({ kind: 'deletedThere', list: 'brokers', id: added.id }),
  );
  await expect(browser.publish({ choices: chooseSide(outcome, 'mine') })).resolves.toMatchObject({
    kind: 'published',
  });
  expect(fileIn().brokers.map(({ id }) => id)).toContain(added.id);
  await browser.catalogue.brokers.update(added.id, { name: 'Renamed since' });
  await expect(browser.publish()).resolves.toMatchObject({ kind: 'published' });
});

it('asks about a change whose original is lost', async () => {
  const browser = await anAdministrator(place);
  await browser.catalogue.brokers.update('1', { minDeposit: '333' });
  await publishElsewhere();
  await browser.visitSite(place.text());
  browser.area.removeItem('upm_brokers_base');
  expect(conflictsOf(await browser.publish())).toMatchObject([{ id: '1', field: 'minDeposit' }]);
});

it('asks whether a record was deleted while an entry without an id is stored', async () => {
  const host = aHost(false);
  const { area, stored, publish } = await anAdministrator(host);
  area.setItem('upm_brokers', JSON.stringify(['junk', ...stored('upm_brokers').slice(1)]));
  const asked = await publish();
  expect(conflictsOf(asked)).toMatchObject([{ kind: 'deletedHere', list: 'brokers', id: '1' }]);
  await publish({ choices: chooseSide(asked, 'theirs') });
  expect(host.file().brokers).toHaveLength(seedFile.brokers.length);
});
