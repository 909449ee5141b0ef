import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPublisher } from '@/data/publishing/publisher';
import { PublishingError } from '@/data/publishing/target';
import { MAX_STORED_CHARACTERS } from '@/data/storage/quota';
import { quotaError } from '../../../support/environment';
import {
  aFolder,
  aForge,
  freshFolder,
  anAdministrator,
  chooseSide,
  questionsOf,
  type Place,
} from '../../../support/publishing';
import { aBroker, aPlatform } from '../../../support/records';
import { seedFile } from '../../../support/seedFile';

type File = typeof seedFile & { readonly publication: string; readonly ancestors: readonly string[] };

const SEED = `${JSON.stringify(seedFile)}\n`;
const fileIn = (place: Place) => JSON.parse(place.text() ?? 'null') as File;
const brokerIn = (place: Place, id: string) => fileIn(place).brokers.find((broker) => broker.id === id);
const published = (revision: number) => expect.objectContaining({ kind: 'published', revision }) as unknown;

const places = [
  ['a folder', aFolder],
  ['GitHub', () => aForge('github')],
] as const;

describe.each(places)('publishing to %s', (_name, open) => {
  let place: Place;
  beforeEach(async () => {
    place = await open();
    place.put(SEED);
  });
  afterEach(() => place.close());

  it('publishes a change to new and returning visitors', async () => {
    const administrator = await anAdministrator(place);
    const old = await anAdministrator(place);
    await administrator.catalogue.brokers.update('1', { name: 'Renamed' });
    const outcome = await administrator.publish();
    expect(outcome).toEqual({
      kind: 'published',
      revision: 2,
      publication: fileIn(place).publication,
      hasOthersChanges: false,
      wasMissing: false,
      isKept: true,
      isApplied: true,
      republished: 0,
      hasSamplesBack: false,
      setAside: 0,
    });
    expect(fileIn(place)).toMatchObject({ app: 'upmark', schema: 1, revision: 2, ancestors: ['1:'] });
    for (const browser of [old, await anAdministrator(place), administrator])
      expect((await browser.visitSite(place.text()))[0]).toMatchObject({ id: '1', name: 'Renamed' });
    expect(administrator.maintenance.publication.unpublished().brokers).toMatchObject({
      changed: 0,
      unchanged: 5,
    });
  });

  it('publishes a new list order, and asks when two administrators changed it', async () => {
    const [mine, theirs] = [await anAdministrator(place), await anAdministrator(place)];
    await theirs.catalogue.brokers.move('3', null);
    expect(theirs.maintenance.publication.unpublished().brokers).toMatchObject({ isReordered: true });
    await expect(theirs.publish()).resolves.toEqual(published(2));
    const order = (file: File) => file.brokers.map(({ id }) => id);
    expect(order(fileIn(place))).toEqual(['3', '1', '2', '4', '5']);

    await mine.catalogue.brokers.move('5', null);
    const shown = await mine.visitSite(place.text());
    expect(shown.map(({ id }) => id)).toEqual(['5', '1', '2', '3', '4']);
    const asked = await mine.publish();
    expect(questionsOf(asked)).toMatchObject([
      { kind: 'order', list: 'brokers', mine: ['5', '1', '2', '3', '4'], theirs: ['3', '1', '2', '4', '5'] },
    ]);
    await mine.publish({ answers: chooseSide(asked, 'mine') });
    expect(order(fileIn(place))).toEqual(['5', '1', '2', '3', '4']);
    expect(mine.maintenance.publication.unpublished().brokers).toMatchObject({ isReordered: false });
  });

  it('writes nothing when there is nothing to publish', async () => {
    const { publish } = await anAdministrator(place);
    await expect(publish()).resolves.toMatchObject({ kind: 'unchanged', setAside: 0 });
    expect(place.writes()).toBe(0);
    expect(place.text()).toBe(SEED);
  });

  it('asks which value to keep for a field that both sides changed, then publishes', async () => {
    const [a, b] = [await anAdministrator(place), await anAdministrator(place)];
    await a.catalogue.brokers.update('1', { minDeposit: '$1' });
    await b.catalogue.brokers.update('1', { minDeposit: '$2', leverage: '1:2' });
    await a.publish();
    const [text, stored] = [place.text(), b.area.getItem('upm_brokers')];
    const asked = await b.publish();
    expect(questionsOf(asked)).toMatchObject([
      {
        list: 'brokers',
        kind: 'field',
        id: '1',
        unit: 'minDeposit',
        mine: '$2',
        theirs: '$1',
        about: { savedAt: brokerIn(place, '1')?.updatedAt },
      },
    ]);
    expect([place.text(), b.area.getItem('upm_brokers')]).toEqual([text, stored]);
    await expect(b.publish({ answers: chooseSide(asked, 'mine') })).resolves.toEqual(published(3));
    expect(brokerIn(place, '1')).toMatchObject({ minDeposit: '$2', leverage: '1:2' });
    await a.visitSite(place.text());
    expect(await a.catalogue.brokers.get('1')).toEqual(await b.catalogue.brokers.get('1'));
  });

  it('succeeds when only the response is lost', async () => {
    const { catalogue, publish } = await anAdministrator(place);
    await catalogue.brokers.update('1', { name: 'Renamed' });
    // The first write checks whether the folder compares versions.
    await publish();
    await catalogue.brokers.update('1', { name: 'Renamed again' });
    const before = place.writes();
    place.failNext('cut after');
    await expect(publish()).resolves.toEqual(published(3));
    expect(place.writes()).toBe(before + 1);
    expect(fileIn(place).revision).toBe(3);
  });

  it('fails when nothing is written, then succeeds on retry', async () => {
    const { catalogue, publish, area } = await anAdministrator(place);
    await catalogue.brokers.update('1', { name: 'Renamed' });
    const stored = area.getItem('upm_brokers');
    for (const [fault, refusal] of [
      ['cut before', 'unreachable'],
      [500, 'busy'],
      [413, 'size'],
      [403, 'forbidden'],
    ] as const) {
      place.failNext(fault);
      await expect(publish()).rejects.toMatchObject({ name: 'PublishingError', refusal });
      expect(place.text()).toBe(SEED);
      expect(area.getItem('upm_brokers')).toBe(stored);
    }
    await expect(publish()).resolves.toEqual(published(2));
  });

  it('keeps changes saved during a publication as local changes', async () => {
    const { catalogue, publish, maintenance } = await anAdministrator(place);
    await catalogue.brokers.update('1', { name: 'Sent' });
    const saved: Promise<unknown>[] = [];
    place.beforeNextWrite(() => {
      saved.push(
        catalogue.brokers.update('1', { name: 'Saved meanwhile' }),
        catalogue.brokers.update('2', { name: 'This, too' }),
      );
    });
    await publish();
    await Promise.all(saved);
    expect(brokerIn(place, '1')?.name).toBe('Sent');
    expect(await catalogue.brokers.get('1')).toMatchObject({ name: 'Saved meanwhile' });
    expect(maintenance.publication.unpublished().brokers).toMatchObject({ changed: 2 });
    await expect(publish()).resolves.toEqual(published(3));
    expect(brokerIn(place, '2')?.name).toBe('This, too');
  });

  it('publishes both of two new records with the same id', async () => {
    const days = (day: number) => ({ now: () => Date.UTC(2026, 0, day) });
    const [a, b] = [await anAdministrator(place, days(2)), await anAdministrator(place, days(3))];
    const theirs = await a.catalogue.platforms.add(aPlatform({ name: 'From A' }));
    const mine = await b.catalogue.platforms.add(aPlatform({ name: 'From B' }));
    expect([theirs.id, mine.id]).toEqual(['4', '4']);
    const [removed] = await b.catalogue.platforms.removeMany(['4']);
    if (removed) await b.catalogue.platforms.restore([removed]);
    b.drafts.keep('platform 4', { name: 'Typed over B' });
    b.drafts.keep('platform 4, as opened', { name: 'From B' });
    const saved: Promise<unknown>[] = [];
    await a.publish();
    place.beforeNextWrite(() => {
      saved.push(b.catalogue.platforms.update('5', { description: 'Saved meanwhile' }));
    });
    await expect(b.publish()).resolves.toEqual(published(3));
    await Promise.all(saved);
    const list = await b.catalogue.platforms.list();
    const added = list
      .filter(({ id }) => ['4', '5'].includes(id))
      .toSorted((x, y) => Number(x.id) - Number(y.id));
    expect(added.map(({ id, name, description }) => [id, name, description])).toEqual([
      ['4', 'From A', theirs.description],
      ['5', 'From B', 'Saved meanwhile'],
    ]);
    const form = { name: '' };
    expect(b.drafts.read('platform 4', form)).toBeNull();
    expect(b.drafts.read('platform 5', form)).toEqual({ name: 'Typed over B' });
    expect(b.drafts.read('platform 5, as opened', form)).toEqual({ name: 'From B' });
    // Undoing an old deletion doesn't overwrite somebody else's record.
    await expect(b.catalogue.platforms.restore(removed ? [removed] : [])).resolves.toBe(0);
  });

  it("does not report a new site's file as recreated", async () => {
    place.put(null);
    const { publish } = await anAdministrator(place);
    await expect(publish()).resolves.toMatchObject({ kind: 'published', wasMissing: false });
  });

  it('recreates a file that was deleted during the publication', async () => {
    const { catalogue, publish } = await anAdministrator(place);
    await catalogue.brokers.update('1', { name: 'Renamed' });
    place.beforeNextWrite(() => {
      place.put(null);
    });
    await expect(publish()).resolves.toEqual(published(2));
    expect(brokerIn(place, '1')?.name).toBe('Renamed');
    expect(brokerIn(place, '2')).toEqual(seedFile.brokers[1]);
  });

  it('replaces an older file on the host without asking', async () => {
    const { catalogue, publish } = await anAdministrator(place);
    await catalogue.brokers.update('1', { name: 'Renamed' });
    await publish();
    await catalogue.brokers.update('2', { name: 'Not published yet' });
    place.put(SEED);
    await expect(publish()).resolves.toEqual(published(3));
    expect(brokerIn(place, '1')?.name).toBe('Renamed');
    expect(brokerIn(place, '2')?.name).toBe('Not published yet');
  });

  it('accepts the right key after a wrong one', async () => {
    let key = { username: 'keeper', secret: 'wrong' };
    const { catalogue, publish } = await anAdministrator(place, { key: () => key });
    await catalogue.brokers.update('1', { name: 'Renamed' });
    await expect(publish()).rejects.toMatchObject({ refusal: 'key', status: 401 });
    key = { username: 'keeper', secret: 'folder key' };
    if (_name !== 'a folder') key = { username: '', secret: `${_name.toLowerCase()}-key` };
    await expect(publish()).resolves.toEqual(published(2));
  });

  it('does not publish twice after the browser was closed', async () => {
    const { catalogue, publish, reopened, area, maintenance } = await anAdministrator(place);
    await catalogue.brokers.update('1', { name: 'Renamed' });
    await catalogue.brokers.add(aBroker({ name: 'Added' }));
    place.beforeNextWrite(() => {
      area.failWrites = (key) => (key === 'upm_brokers_versions' ? quotaError() : null);
    });
    await expect(publish()).resolves.toMatchObject({
      kind: 'published',
      isApplied: false,
      failure: { kind: 'quota' },
    });
    area.failWrites = null;
    expect((await catalogue.brokers.list()).map(({ name }) => name)).toEqual(
      fileIn(place).brokers.map(({ name }) => name),
    );
    expect(maintenance.publication.unpublished().brokers).toMatchObject({ added: 0, changed: 0 });
    const [signal, writes] = [new AbortController().signal, place.writes()];
    await expect(reopened().publish({ signal })).resolves.toMatchObject({ kind: 'unchanged', setAside: 0 });
    expect(place.writes()).toBe(writes);
  });

  it('creates the first file and merges a simultaneous publication', async () => {
    place.put(null);
    const [a, b] = [await anAdministrator(place), await anAdministrator(place)];
    await a.catalogue.brokers.update('1', { name: 'From A' });
    await b.catalogue.brokers.update('2', { name: 'From B' });
    const outcomes = await Promise.all([a.publish(), b.publish()]);
    expect(outcomes).toEqual(expect.arrayContaining([published(2), published(3)]));
    expect(brokerIn(place, '1')?.name).toBe('From A');
    expect(brokerIn(place, '2')?.name).toBe('From B');
  });

  it.each([
    ['foreign', '{"app":"other"}'],
    ['newer', JSON.stringify({ ...seedFile, schema: 2 })],
    [
      'size',
      JSON.stringify({ ...seedFile, brokers: [{ id: '1', name: 'x'.repeat(MAX_STORED_CHARACTERS) }] }),
    ],
  ])('refuses to overwrite an invalid file (%s)', async (reason, text) => {
    const { catalogue, publish } = await anAdministrator(place);
    await catalogue.brokers.update('1', { name: 'Renamed' });
    place.put(text);
    await expect(publish()).rejects.toMatchObject({ name: 'RemoteFileError', reason });
    expect(place.writes()).toBe(0);
    expect(place.text()).toBe(text);
  });

  it.each([
    ['cut short', '{"app":"upmark"'],
    ['without its app', JSON.stringify({ ...seedFile, app: undefined })],
    ['without its schema', JSON.stringify({ ...seedFile, schema: undefined })],
    ['without its revision', JSON.stringify({ ...seedFile, revision: undefined })],
    ['without its platforms', JSON.stringify({ ...seedFile, platforms: undefined })],
  ])('replaces a damaged file only after confirmation (%s)', async (_damage, text) => {
    const { catalogue, publish } = await anAdministrator(place);
    await catalogue.brokers.update('1', { name: 'Renamed' });
    place.put(text);
    expect(await publish()).toEqual({ kind: 'damaged' });
    expect(place.writes()).toBe(0);
    expect(await publish({ replacesDamaged: true })).toMatchObject({ kind: 'published' });
    expect(brokerIn(place, '1')?.name).toBe('Renamed');
  });
});

describe('the publisher', () => {
  const folder = freshFolder(SEED);

  it('reports that another tab is publishing', async () => {
    const { catalogue, publish } = await anAdministrator(folder);
    await catalogue.brokers.update('1', { name: 'Renamed' });
    const outcomes = await Promise.all([publish(), publish()]);
    expect(outcomes).toEqual([published(2), { kind: 'elsewhere' }]);
  });

  it('reports an unknown outcome and resolves it on the next attempt', async () => {
    let isSilent = false;
    const target = folder.target();
    const silent = { ...target, read: (signal: AbortSignal) => (isSilent ? silence() : target.read(signal)) };
    const silence = () => Promise.reject(new PublishingError('unreachable'));
    const { catalogue, publish } = await anAdministrator({ target: () => silent });
    await catalogue.brokers.update('1', { name: 'Renamed' });
    await publish();
    await catalogue.brokers.update('1', { name: 'Renamed again' });
    folder.failNext('cut after');
    folder.beforeNextWrite(() => {
      isSilent = true;
    });
    await expect(publish()).rejects.toMatchObject({ name: 'UnknownOutcomeError' });
    isSilent = false;
    const writes = folder.writes();
    await expect(publish()).resolves.toEqual(published(3));
    expect(folder.writes()).toBe(writes);
  });

  it('refuses to publish over plain HTTP', async () => {
    const { environment, ...parts } = await anAdministrator(folder);
    const publisher = createPublisher(environment, parts, null);
    const { signal } = new AbortController();
    await expect(publisher.publish({ signal })).resolves.toEqual({ kind: 'insecure' });
  });
});
