import { describe, expect, it } from 'vitest';
import { catalogueLists, listNames, type ListName } from '@/data/catalogue/lists';
import { anAdministrator, freshFolder, chooseSide, questionsOf } from '../../../support/publishing';
import { aHost } from '../../../support/scriptedHost';
import { aSignalDraft } from '../../../support/signals';
import { seedFile } from '../../../support/seedFile';

/** Older files may have only some of the lists. */
type File = Readonly<Partial<Record<ListName, readonly unknown[]>>>;

type Browser = Awaited<ReturnType<typeof anAdministrator>>;

/** A record that no version of this site can read. */
const UNREADABLE = { id: '77', name: null };

const damages: readonly (readonly [what: string, damage: (browser: Browser, name: ListName) => void])[] = [
  [
    'the whole list cannot be read',
    ({ area }, name) => {
      area.setItem(catalogueLists[name].key, 'damaged');
    },
  ],
  [
    'one of its records cannot be read',
    ({ area, stored }, name) => {
      const { key } = catalogueLists[name];
      area.setItem(key, JSON.stringify([UNREADABLE, ...stored(key)]));
    },
  ],
  [
    'its versions cannot be read',
    ({ area }, name) => {
      area.setItem(catalogueLists[name].versionsKey ?? '', '{"seen":"later"}');
    },
  ],
];

describe.each(damages)('while %s', (what, damage) => {
  const place = freshFolder(JSON.stringify(seedFile));

  it.each(listNames)('edits, publishes and backs up everything else (%s)', async (name) => {
    const browser = await anAdministrator(place);
    const { catalogue, maintenance, area, publish } = browser;
    damage(browser, name);
    const { key } = catalogueLists[name];
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

function putVersions({ area }: Browser, text: string | null) {
  for (const key of ['upm_brokers_versions', 'upm_platforms_versions'])
    if (text === null) area.removeItem(key);
    else area.setItem(key, text);
}

/** As somebody else, publishes a change and a deletion in both lists. */
async function publishElsewhere() {
  const { catalogue, publish } = await anAdministrator(place);
  await catalogue.brokers.update('1', { minDeposit: '777' });
  await catalogue.brokers.remove('2');
  await catalogue.platforms.update('1', { name: 'Renamed there' });
  await catalogue.platforms.remove('2');
  await publish();
}

const QUESTIONS = [
  { list: 'platforms', kind: 'field', id: '1', unit: 'name' },
  { list: 'platforms', kind: 'deletedThere', id: '2' },
  { list: 'brokers', kind: 'field', id: '1', unit: 'minDeposit' },
  { list: 'brokers', kind: 'field', id: '3', unit: 'name' },
  { list: 'brokers', kind: 'deletedThere', id: '2' },
];

it.each([null, 'oops', '{}'])('asks about every difference while the versions are %j', async (versions) => {
  const browser = await anAdministrator(place);
  browser.area.setItem('upm_activity', '[]');
  putVersions(browser, versions);
  await browser.catalogue.brokers.update('3', { name: 'Renamed here' });
  putVersions(browser, versions);
  await publishElsewhere();
  const theirs = fileIn();
  await browser.visitSite(place.text());

  const outcome = await browser.publish();
  expect(questionsOf(outcome)).toHaveLength(QUESTIONS.length);
  expect(questionsOf(outcome)).toEqual(
    expect.arrayContaining(QUESTIONS.map((question) => expect.objectContaining(question) as unknown)),
  );
  expect(fileIn()).toEqual(theirs);
  await expect(browser.publish({ answers: chooseSide(outcome, 'theirs') })).resolves.toMatchObject({
    kind: 'unchanged',
  });
  expect(browser.stored('upm_brokers').map(({ name }) => name)).toEqual(
    theirs.brokers.map(({ name }) => name),
  );
});

it('keeps a published record when this browser has only junk in its place', async () => {
  const host = aHost(false);
  const { area, stored, publish } = await anAdministrator(host);
  area.setItem('upm_brokers', JSON.stringify(['junk', ...stored('upm_brokers').slice(1)]));
  await publish();
  expect(host.file().brokers).toHaveLength(seedFile.brokers.length);
});

/** Removes a field of the first broker from the host's file by hand, and returns the broker as it was. */
async function removeByHand(field: string) {
  const good = fileIn();
  const [first, ...others] = good.brokers;
  place.put(JSON.stringify({ ...good, brokers: [{ ...first, [field]: undefined }, ...others] }));
  return { ...first, whole: good };
}

/** The browser of an administrator who has published before, so the host's file says who changed what. */
async function published() {
  const browser = await anAdministrator(place);
  await browser.catalogue.platforms.update('3', { name: 'Renamed here' });
  await browser.publish();
  await browser.visitSite(place.text());
  return browser;
}

it('does not delete a broker whose name was removed by hand on the host', async () => {
  const { publish, visit } = await published();
  const { id, name, whole } = await removeByHand('name');
  await publish();
  await visit();
  place.put(JSON.stringify(whole));
  expect(await publish()).toMatchObject({ kind: 'unchanged' });
  expect(fileIn().brokers[0]).toMatchObject({ id, name });
});

it("keeps this browser's version of a broker whose name was removed by hand on the host", async () => {
  const { publication, publish, stored, visitSite, catalogue, maintenance } = await published();
  const { id = '', name } = await removeByHand('name');
  expect((await visitSite(place.text())).map((broker) => broker.name)).toContain(name);
  expect(publication.unpublished().brokers?.changes).toEqual([{ kind: 'added', name }]);
  await catalogue.brokers.update(id, { leverage: '1:445' });
  expect(await publish()).toMatchObject({ kind: 'published' });
  const after = { id, name, leverage: '1:445' };
  expect(fileIn().brokers.filter((broker) => broker.id === id)).toMatchObject([after]);
  expect(stored('upm_brokers').filter((broker) => broker.id === id)).toMatchObject([after]);
  expect(maintenance.quarantine.unreadable()).toEqual([]);
  await visitSite(place.text());
  expect(publication.unpublished().brokers).toMatchObject({ changes: [], added: 0, removed: 0 });
});

it('leaves unreadable records in the file on the host', async () => {
  await published();
  const { id, leverage } = await removeByHand('name');
  const newcomer = await anAdministrator(place);
  for (const key of ['upm_brokers', 'upm_brokers_versions']) newcomer.area.removeItem(key);
  await newcomer.visitSite(place.text());
  expect(newcomer.publication.unpublished().brokers).toMatchObject({ added: 0, removed: 0 });
  await newcomer.catalogue.brokers.update('2', { leverage: '1:7' });
  await newcomer.publish();
  expect(fileIn().brokers.find((broker) => broker.id === id)).toMatchObject({ leverage });
  expect(fileIn().brokers.find((broker) => broker.id === '2')).toMatchObject({ leverage: '1:7' });
});

it("does not ask about a broker's other fields when one field has been removed by hand", async () => {
  const { publish, stored, catalogue } = await published();
  const { id = '' } = await removeByHand('rating');
  await catalogue.brokers.update(id, { leverage: '1:111' });
  expect(await publish()).toMatchObject({ kind: 'published' });
  for (const list of [fileIn().brokers, stored('upm_brokers')]) {
    const broker = (list as readonly { id: string }[]).find((one) => one.id === id);
    expect(broker).toMatchObject({ leverage: '1:111' });
    expect(broker).not.toHaveProperty('rating');
  }
});

function removeVersionsByHand() {
  const { versions: _, ...rest } = fileIn() as typeof seedFile & { versions?: unknown };
  place.put(JSON.stringify(rest));
}

it('keeps a deletion by a colleague when the versions were removed by hand on the host', async () => {
  const eve = await published();
  await eve.catalogue.brokers.update('2', { name: 'Cobalt' });
  await eve.publish();
  const fay = await anAdministrator(place);
  await fay.visitSite(place.text());
  await eve.catalogue.brokers.remove('2');
  await eve.catalogue.brokers.update('4', { name: 'Renamed by Eve' });
  await eve.publish();
  removeVersionsByHand();
  await fay.catalogue.brokers.update('1', { minDeposit: '777' });
  await expect(fay.publish()).resolves.toMatchObject({ kind: 'published' });
  const ids = fileIn().brokers.map(({ id }) => id);
  expect(ids).not.toContain('2');
  expect(fileIn().brokers).toContainEqual(expect.objectContaining({ id: '1', minDeposit: '777' }));
  expect(fileIn().brokers).toContainEqual(expect.objectContaining({ id: '4', name: 'Renamed by Eve' }));
  await eve.visitSite(place.text());
  expect(eve.publication.unpublished().brokers?.changes).toEqual([]);
});

it('asks nothing when only the versions were removed by hand from a file already merged', async () => {
  const { catalogue, publish, visitSite, stored, publication } = await published();
  removeVersionsByHand();
  await visitSite(place.text());
  await catalogue.brokers.update('1', { minDeposit: '777' });
  await catalogue.brokers.remove('2');
  await expect(publish()).resolves.toMatchObject({ kind: 'published' });
  expect(stored('upm_brokers').map(({ id }) => id)).not.toContain('2');
  expect(fileIn().brokers).toContainEqual(expect.objectContaining({ id: '1', minDeposit: '777' }));
  expect(publication.unpublished().brokers?.changes).toEqual([]);
});

it('asks no unnecessary question long after the versions were removed by hand on the host', async () => {
  const omar = await published();
  const nell = await anAdministrator(place);
  const zed = await anAdministrator(place);
  await nell.visitSite(place.text());
  await zed.visitSite(place.text());
  await omar.catalogue.brokers.update('1', { minDeposit: '73' });
  await omar.publish();
  removeVersionsByHand();
  await nell.visitSite(place.text());
  await nell.catalogue.brokers.update('2', { name: 'Renamed by Nell' });
  await nell.publish();
  await omar.visitSite(place.text());
  expect(omar.publication.questions()).toEqual([]);
  await nell.catalogue.brokers.update('1', { minDeposit: '74' });
  await nell.publish();

  await omar.catalogue.brokers.update('1', { leverage: '1:7' });
  expect(await omar.publish()).toMatchObject({ kind: 'published' });
  await zed.catalogue.brokers.update('3', { leverage: '1:9' });
  expect(await zed.publish()).toMatchObject({ kind: 'published' });
  expect(fileIn().brokers.slice(0, 3)).toMatchObject([
    { minDeposit: '74', leverage: '1:7' },
    { name: 'Renamed by Nell' },
    { leverage: '1:9' },
  ]);
});
