import { expect, it } from 'vitest';
import { parsePublishedCatalogue, CatalogueUnavailableError } from '@/data/catalogue/publishedCatalogue';
import { notesText } from '@/data/catalogue/storedVersions';
import type { JsonObject } from '@/data/storage/json';
import { newVersions } from '@/domain/merge/versionedList';
import { anAdminArea, publishedFile } from '../../../support/catalogue';
import { quotaError } from '../../../support/environment';
import { anAdministrator } from '../../../support/publishing';
import { aBroker, aPlatform } from '../../../support/records';
import { aHost } from '../../../support/scriptedHost';
import { seedFile } from '../../../support/seedFile';
import { aVisitor, visitAgain } from '../../../support/visits';

it('writes the current lists with the next revision', async () => {
  const { catalogue, maintenance } = await aVisitor();
  const added = await catalogue.brokers.add(aBroker({ name: 'Added' }));
  const { revision, text } = await maintenance.publication.next();
  expect(revision).toBe(seedFile.revision + 1);
  const file = JSON.parse(text) as typeof seedFile;
  expect(file).toMatchObject({
    revision,
    publication: expect.stringMatching(/^[\da-f]{16}$/) as unknown,
    ancestors: [`${String(seedFile.revision)}:`],
    exportedAt: '2026-01-02T03:04:05.000Z',
  });
  expect(file.platforms).toEqual(seedFile.platforms);
  expect(file.brokers).toEqual([...seedFile.brokers, added]);
});

it("publishes administrators' names only if the site is set up to do so", async () => {
  const edited = async (leverage: string, authorName?: () => string) => {
    const area = await aVisitor(authorName && { authorName });
    await area.catalogue.brokers.update('1', { leverage });
    return area;
  };
  let ownName = 'Ana';
  const [ana, nameless, bea] = [await edited('1:7', () => ownName), await edited('1:8'), await edited('1:9')];
  const fileOf = async (area: typeof ana) => (await area.maintenance.publication.next()).text;
  const first = await fileOf(ana);
  expect(await fileOf(nameless)).not.toContain('"names"');
  await visitAgain(bea, first);
  expect(bea.maintenance.publication.questions()).toMatchObject([
    { unit: 'leverage', about: { name: 'Ana' } },
  ]);
  ownName = '';
  await visitAgain(ana, first);
  expect(await fileOf(ana)).not.toContain('"names"');
});

it('lists earlier publications and never reuses an id', async () => {
  const area = await aVisitor();
  area.publish(publishedFile(4, {}, 'aaaaaaaaaaaaaaaa'));
  const files = [await area.maintenance.publication.next(), await area.maintenance.publication.next()];
  const [first, second] = files.map(({ text }) => JSON.parse(text) as JsonObject);
  expect(first).toMatchObject({ ancestors: ['4:aaaaaaaaaaaaaaaa'] });
  expect(first?.publication).not.toBe(second?.publication);
});

it('downloads a file even if there is no space to record it', async () => {
  const area = await aVisitor();
  area.area.failWrites = (key) => (key === 'upm_last_download' ? quotaError() : null);
  await expect(area.maintenance.publication.next()).resolves.toMatchObject({ onSite: 'loaded' });
  expect(area.reported).toHaveLength(1);
});

it('keeps unknown fields from a later version', async () => {
  const area = await aVisitor();
  const later = { grade: 'A', checks: [{ by: 'desk' }] };
  const brokers = seedFile.brokers.map((broker, index) =>
    index === 1 ? { ...broker, name: 'Later Example', later } : broker,
  );
  const file = JSON.parse(
    publishedFile(seedFile.revision + 1, { platforms: seedFile.platforms, brokers }),
  ) as JsonObject;
  const shown = await visitAgain(
    area,
    JSON.stringify({ ...file, laterLists: [{ id: '1' }], laterMark: 'b' }),
  );
  expect(shown[1]).toBe('Later Example');
  await area.catalogue.brokers.update('2', { leverage: '1:20' });
  expect(area.stored('upm_brokers')[1]).toMatchObject({ leverage: '1:20', later });
  const { revision, text } = await area.maintenance.publication.next();
  expect(revision).toBe(seedFile.revision + 2);
  expect((JSON.parse(text) as typeof seedFile).brokers[1]).toMatchObject({
    name: 'Later Example',
    leverage: '1:20',
    later,
  });
});

it.each(['upm_platforms_versions', 'upm_brokers_versions'])(
  'uses a revision above any stored under %s or published after the page was opened',
  async (versionsKey) => {
    const area = await aVisitor();
    area.area.setItem(versionsKey, notesText({ versions: newVersions(), revision: 40 }));
    await expect(area.maintenance.publication.next()).resolves.toMatchObject({ revision: 41 });
    area.publish(publishedFile(50));
    await expect(area.maintenance.publication.next()).resolves.toMatchObject({ revision: 51 });
  },
);

it('refuses to publish while the site is unreachable', async () => {
  const area = await aVisitor();
  area.publish(null);
  await expect(area.maintenance.publication.next()).rejects.toMatchObject({ name: 'UnknownRevisionError' });
});

it.each([
  ['missing', new CatalogueUnavailableError('missing')],
  ['damaged', '<!doctype html>'],
] as const)('uses a revision above all known ones when the file is %s', async (onSite, answer) => {
  const area = await aVisitor();
  area.publish(publishedFile(50));
  await area.seeds.refresh();
  area.publish(answer);
  await expect(area.maintenance.publication.next()).resolves.toMatchObject({ revision: 51, onSite });
});

it('leaves out unreadable records and repairs duplicate ids', async () => {
  const { maintenance, publish } = anAdminArea({
    brokers: [aBroker({ name: 'A' }), { ...aBroker({ name: 'B' }), id: '1' }, { id: '77', name: null }],
    platforms: [{ ...aPlatform(), id: 7 }],
  });
  publish(publishedFile(1));
  const file = parsePublishedCatalogue((await maintenance.publication.next()).text);
  expect(file.brokers.map(({ id }) => id)).toEqual(['1', '2']);
  expect(file.platforms.map(({ id }) => id)).toEqual(['7']);
});

it('marks a download as outdated once the site has changes that the file is missing', async () => {
  const host = aHost(false);
  const [a, b] = [await anAdministrator(host), await anAdministrator(host)];
  for (const [browser, name] of [
    [a, 'From A'],
    [b, 'From B'],
  ] as const) {
    await browser.visitSite(JSON.stringify(seedFile));
    await browser.catalogue.brokers.update('1', { name });
  }
  const { text } = await a.publication.next();
  await b.publication.next();
  expect(b.publication.lastDownload()).toMatchObject({ isOnSite: false, isCurrent: true });
  await b.visitSite(text);
  expect(b.publication.questions()).toMatchObject([{ unit: 'name' }]);
  expect(b.publication.lastDownload()).toMatchObject({ isOnSite: false, isCurrent: false });
  await a.visitSite(text);
  expect(a.publication.lastDownload()).toMatchObject({ isOnSite: true, isCurrent: true });
});
