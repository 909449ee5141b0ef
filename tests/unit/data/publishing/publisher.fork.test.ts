import { expect, it } from 'vitest';
import { checkChain } from '@/data/signals/chain';
import { parsePublishedCatalogue } from '@/data/catalogue/publishedCatalogue';
import { seedsOf } from '@/data/catalogue/seeds';
import { parseCatalogueFile } from '@/data/merge/catalogueFile';
import type { JsonObject } from '@/data/storage/json';
import { publishedFile } from '../../../support/catalogue';
import { digest } from '../../../support/digest';
import type { FailingArea } from '../../../support/environment';
import { anAdministrator, freshFolder } from '../../../support/publishing';
import { sampleEntries } from '../../../support/sampleSignals';
import { seedFile } from '../../../support/seedFile';
import { aNewSignal } from '../../../support/signals';

/*
 * An old build is uploaded over what Ann has published. Cleo, who doesn't know that, publishes on top of it.
 */

const BY = 'Test author, analyst';

type File = {
  readonly brokers: { name: string }[];
  readonly signals: JsonObject[];
};

let clock = Date.UTC(2026, 10, 22, 12);
const oldBuild = publishedFile(2, {
  platforms: seedFile.platforms,
  brokers: seedFile.brokers,
  signals: sampleEntries,
});
const place = freshFolder(oldBuild);

const file = () => JSON.parse(place.text() ?? '') as File;
type Browser = Awaited<ReturnType<typeof opened>>;
/** A browser that visits the site, or the given one after a reload. */
const opened = async (before?: { readonly area: FailingArea }) => {
  const browser = await anAdministrator(place, { now: () => (clock += 1000), area: before?.area });
  await browser.visitSite(place.text());
  return browser;
};

/** Publishes a signal, its entry and its ending. */
async function publishThrice(ann: Browser) {
  await ann.record.issue([aNewSignal({ instrument: 'GBP/USD' })]);
  await ann.publish();
  await ann.record.append(17, { kind: 'triggered', price: '1.08400', by: BY });
  await ann.publish();
  await ann.record.append(17, { kind: 'closed', reason: 'manual', price: '1.08500', note: 'Out.', by: BY });
  await ann.publish();
}

const ADDED_BY_BOTH = [
  [17, 'issued', 'GBP/USD'],
  [17, 'triggered'],
  [17, 'closed'],
  [18, 'issued', 'EUR/USD'],
];

/** Uploads the old build, and publishes a signal on it from a new browser. */
async function publishOnOldBuild() {
  place.put(oldBuild);
  const cleo = await opened();
  await cleo.record.issue([aNewSignal()]);
  await cleo.publish();
  return cleo;
}

const addedSignals = () =>
  file()
    .signals.slice(51)
    .map(({ signal, kind, instrument }) => [signal, kind, ...(instrument === undefined ? [] : [instrument])]);

it.each(['stays open', 'is reloaded'])(
  "keeps both sides' signals from different builds when the window %s",
  async (window) => {
    const ann = await opened();
    await publishThrice(ann);
    const { signals } = file();
    const cleo = await publishOnOldBuild();

    const returned = window === 'is reloaded' ? await opened(ann) : ann;
    await expect(returned.publish()).resolves.toMatchObject({ kind: 'older' });
    const question = await returned.publish({ older: 'putBack' });
    expect(question).toMatchObject({
      kind: 'renumbered',
      signals: [{ before: 17, now: 18, instrument: 'EUR/USD' }],
    });
    if (question.kind !== 'renumbered') return;
    await expect(returned.publish({ older: 'putBack', numbers: question.signals })).resolves.toMatchObject({
      kind: 'published',
      setAside: 0,
    });
    expect(file().signals.slice(0, signals.length)).toEqual(signals);
    expect(addedSignals()).toEqual(ADDED_BY_BOTH);
    expect((await checkChain(file().signals, digest)).broken).toBeNull();

    await cleo.visitSite(place.text());
    expect(cleo.record.read()).toMatchObject({ waiting: [], aside: [], syncState: { kind: 'same' } });
    await expect(cleo.publish()).resolves.toMatchObject({ kind: 'unchanged' });
  },
);

it('shows the longer record after a reload and continues it', async () => {
  const ann = await opened();
  await publishThrice(ann);
  const { signals } = file();
  await publishOnOldBuild();

  const returned = await opened(ann);
  expect(returned.record.read()).toMatchObject({
    sealed: signals,
    waiting: [{ signal: 18 }],
    syncState: { kind: 'behind', shown: 51, held: 54 },
  });
  await expect(returned.record.takeBack(18)).rejects.toMatchObject({
    problem: { code: 'alreadyPublished', signal: 18 },
  });
  expect(returned.publication.unpublished().signals).toMatchObject({ added: 3, removed: 0 });
  await returned.record.append(16, { kind: 'triggered', price: '71.50', by: BY });
  const numbers = [{ before: 17, now: 18, instrument: 'EUR/USD' }];
  await returned.publish({ older: 'putBack', numbers });
  expect(addedSignals()).toEqual([
    [17, 'issued', 'GBP/USD'],
    [17, 'triggered'],
    [17, 'closed'],
    [18, 'issued', 'EUR/USD'],
    [16, 'triggered'],
  ]);
});

it('combines what both builds changed without a question', async () => {
  const ann = await opened();
  await ann.record.issue([aNewSignal({ instrument: 'GBP/USD' })]);
  await ann.catalogue.brokers.update('1', { name: 'Renamed by Ann' });
  await ann.publish();
  const { signals } = file();
  const cleo = await publishOnOldBuild();
  await cleo.catalogue.brokers.update('2', { name: 'Renamed by Cleo' });
  await cleo.publish();

  const returned = await opened(ann);
  expect((await returned.catalogue.brokers.list())[0]?.name).toBe('Renamed by Ann');
  await expect(returned.publish()).resolves.toMatchObject({ kind: 'older', isFork: true });
  await returned.publish({ older: 'putBack', numbers: [{ before: 17, now: 18, instrument: 'EUR/USD' }] });
  expect(file().signals.slice(0, 52)).toEqual(signals);
  expect(addedSignals()).toEqual([
    [17, 'issued', 'GBP/USD'],
    [18, 'issued', 'EUR/USD'],
  ]);
  const names = [{ name: 'Renamed by Ann' }, { name: 'Renamed by Cleo' }];
  expect(file().brokers.slice(0, 2)).toMatchObject(names);
  await cleo.visitSite(place.text());
  expect((await cleo.catalogue.brokers.list()).slice(0, 2)).toMatchObject(names);
});

it("adds only an old build's real signals to your record", async () => {
  const ann = await opened();
  await ann.record.beginOwnRecord();
  await ann.record.issue([aNewSignal({ instrument: 'GBP/USD' })]);
  await ann.publish();
  await publishOnOldBuild();

  const returned = await opened(ann);
  const question = await returned.publish({ older: 'putBack' });
  expect(question).toMatchObject({
    kind: 'renumbered',
    signals: [{ before: 17, now: 2, instrument: 'EUR/USD' }],
  });
  if (question.kind === 'renumbered') await returned.publish({ older: 'putBack', numbers: question.signals });
  expect(file().signals.map(({ signal, instrument }) => [signal, instrument])).toEqual([
    [1, 'GBP/USD'],
    [2, 'EUR/USD'],
  ]);
});

it("restores an old build's publication after beginning one's own record", async () => {
  const ann = await opened();
  await ann.record.beginOwnRecord();
  await ann.record.issue([aNewSignal({ instrument: 'GBP/USD' })]);
  await ann.publish();
  await publishOnOldBuild();

  const returned = await opened(ann);
  const { backups } = returned.maintenance;
  const { app: _app, schema: _schema, exportedAt: _at, ...lists } = parseCatalogueFile(place.text() ?? '');
  const preview = backups.preview(lists);
  expect(preview.isForeignRecord).toBe(false);
  await backups.restore(preview);
  const question = await returned.publish({ older: 'putBack' });
  expect(question).toMatchObject({
    kind: 'renumbered',
    signals: [{ before: 17, now: 2, instrument: 'EUR/USD' }],
  });
  await returned.publish({ older: 'putBack', numbers: [{ before: 17, now: 2, instrument: 'EUR/USD' }] });
  expect(file().signals.map(({ signal, instrument }) => [signal, instrument])).toEqual([
    [1, 'GBP/USD'],
    [2, 'EUR/USD'],
  ]);
});

it('keeps republished updates when an old build is uploaded again', async () => {
  const ann = await opened();
  await publishThrice(ann);
  const cleo = await publishOnOldBuild();
  await ann.publish({ older: 'putBack', numbers: [{ before: 17, now: 18, instrument: 'EUR/USD' }] });
  await cleo.visitSite(place.text());
  const { signals } = file();
  place.put(oldBuild);

  const returned = await opened(cleo);
  expect(returned.record.read()).toMatchObject({
    waiting: [],
    syncState: { kind: 'behind', shown: 51, held: 55 },
  });
  await expect(returned.publish({ older: 'putBack' })).resolves.toMatchObject({ kind: 'published' });
  expect(file().signals).toEqual(signals);
});

it("sets aside an old build's update only once", async () => {
  const ann = await opened();
  await ann.record.append(16, { kind: 'triggered', price: '71.50', by: BY });
  await ann.publish();
  place.put(oldBuild);
  const cleo = await opened();
  await cleo.record.append(16, { kind: 'cancelled', note: 'No longer.', by: BY });
  await cleo.publish();

  const returned = await opened(await opened(ann));
  await returned.record.append(15, { kind: 'closed', reason: 'stop', price: '0.66800', by: BY });
  expect(returned.record.read().aside).toMatchObject([{ value: { kind: 'cancelled' } }]);
  await expect(returned.publish({ older: 'putBack' })).resolves.toMatchObject({ setAside: 1 });
});

it('keeps a signal published on an old build when starting from it', async () => {
  const ann = await opened();
  await publishThrice(ann);
  await publishOnOldBuild();
  await ann.publish({ older: 'startFrom', numbers: [{ before: 17, now: 18, instrument: 'EUR/USD' }] });
  expect(addedSignals()).toEqual(ADDED_BY_BOTH);
  expect((await checkChain(file().signals, digest)).broken).toBeNull();
});

it('republishes an update of an old build together with its correction', async () => {
  const ann = await opened();
  await ann.record.issue([aNewSignal({ instrument: 'GBP/USD' })]);
  await ann.record.append(17, { kind: 'triggered', price: '1.08400', by: BY });
  await ann.publish();
  const shared = place.text();
  await ann.record.append(16, { kind: 'cancelled', note: 'No longer.', by: BY });
  await ann.publish();
  place.put(shared);
  const cleo = await opened();
  await cleo.record.append(17, { kind: 'closed', reason: 'manual', price: '1.08500', note: 'Out.', by: BY });
  await cleo.publish();
  const correction = { kind: 'corrected', entry: '54', price: '1.08600', note: 'A slip.', by: BY } as const;
  await cleo.record.append(17, correction);
  await cleo.publish();

  const returned = await opened(ann);
  await expect(returned.publish({ older: 'putBack' })).resolves.toMatchObject({
    kind: 'published',
    setAside: 0,
    republished: 2,
  });
  expect(file().signals.slice(54)).toMatchObject([
    { id: '55', signal: 17, kind: 'closed' },
    { id: '56', signal: 17, kind: 'corrected', entry: '55' },
  ]);
  expect((await checkChain(file().signals, digest)).broken).toBeNull();
  const visitor = await opened();
  expect(visitor.record.read()).toMatchObject({ waiting: [], aside: [] });
  expect(returned.record.read()).toMatchObject({ waiting: [], aside: [] });
});

it("includes others' publications on an old build in a download", async () => {
  const ann = await opened();
  await publishThrice(ann);
  await publishOnOldBuild();
  ann.siteGives(place.text());
  const { text } = await ann.publication.next(undefined, [{ before: 17, now: 18, instrument: 'EUR/USD' }]);
  place.put(text);
  expect(addedSignals()).toEqual(ADDED_BY_BOTH);
  expect((await checkChain(file().signals, digest)).broken).toBeNull();
});

it("follows a colleague's edit of a record that an open list took from one's own publication", async () => {
  const bea = await opened();
  let isTaken: (text: string) => unknown = () => undefined;
  const target: typeof place.target = (key) => {
    const folder = place.target(key);
    return {
      ...folder,
      replace: async (text, ...rest) => {
        const outcome = await folder.replace(text, ...rest);
        await isTaken(text);
        return outcome;
      },
    };
  };
  const ann = await anAdministrator({ target }, { now: () => (clock += 1000) });
  await ann.visitSite(place.text());
  isTaken = (text) => {
    ann.seeds.prime(seedsOf(parsePublishedCatalogue(text)));
    return ann.visit();
  };
  await bea.catalogue.brokers.update('2', { name: 'Renamed by Bea' });
  await bea.publish();
  await ann.catalogue.brokers.update('1', { name: 'Renamed by Ann' });
  await ann.publish();
  await bea.visitSite(place.text());
  await bea.catalogue.brokers.update('1', { name: 'Renamed again' });
  await bea.publish();
  expect((await ann.visitSite(place.text()))[0]?.name).toBe('Renamed again');
  await expect(ann.publish()).resolves.toMatchObject({ kind: 'unchanged' });
});

it('does not ask about an older file that nobody has changed', async () => {
  const ann = await opened();
  await publishThrice(ann);
  await ann.catalogue.brokers.update('2', { name: 'Renamed by Ann, too' });
  await ann.publish();
  const yesterday = place.text();
  await ann.catalogue.brokers.remove('2');
  await ann.publish();
  const { brokers, signals } = file();
  place.put(yesterday);
  const returned = await opened(ann);
  await expect(returned.publish({ older: 'putBack' })).resolves.toMatchObject({ kind: 'published' });
  expect(file()).toMatchObject({ brokers, signals });
});

it('drops the samples after another administrator restored a record without them', async () => {
  const ann = await opened();
  await ann.record.beginOwnRecord();
  await ann.record.issue([aNewSignal({ instrument: 'GBP/USD' })]);
  await ann.publish();
  const cleo = await publishOnOldBuild();
  await ann.publish({ older: 'putBack', numbers: [{ before: 17, now: 2, instrument: 'EUR/USD' }] });
  await cleo.visitSite(place.text());
  expect(cleo.record.read()).toMatchObject({ waiting: [], aside: [], next: 3 });
  await expect(cleo.publish()).resolves.toMatchObject({ kind: 'unchanged' });
});
