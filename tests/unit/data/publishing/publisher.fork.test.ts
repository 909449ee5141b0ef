import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkChain } from '@/data/signals/chain';
import type { JsonObject } from '@/data/storage/json';
import { publishedFile } from '../../../support/catalogue';
import { digest } from '../../../support/digest';
import type { FailingArea } from '../../../support/environment';
import { aFolder, anAdministrator, choosing, conflictsOf, type Place } from '../../../support/publishing';
import { sampleEntries } from '../../../support/sampleSignals';
import { seedFile } from '../../../support/seedFile';
import { aNewSignal } from '../../../support/signals';

/*
 * An old build is uploaded over what Ann has published, and Cleo, who doesn't know that, publishes on it.
 */

const BY = 'Test author, analyst';
const NOW = Date.UTC(2026, 10, 22, 12);

type File = { readonly brokers: { name: string; minDeposit: string }[]; readonly signals: JsonObject[] };

let place: Place;
let clock = NOW;
const oldBuild = publishedFile(2, {
  platforms: seedFile.platforms,
  brokers: seedFile.brokers,
  signals: sampleEntries,
});
beforeEach(async () => {
  place = await aFolder();
  clock = NOW;
  place.put(oldBuild);
});
afterEach(() => place.close());

const file = () => JSON.parse(place.text() ?? '') as File;
type Browser = Awaited<ReturnType<typeof opened>>;
/** A browser that visits the site, or the given one after a reload. */
const opened = async (before?: { readonly area: FailingArea }) => {
  const browser = await anAdministrator(place, { now: () => (clock += 1000), area: before?.area });
  await browser.visitSite(place.text());
  return browser;
};

/** Publishes a signal, its entry and its ending, the ending with a change to a broker. */
async function publishThrice(ann: Browser) {
  await ann.record.issue([aNewSignal({ instrument: 'GBP/USD' })]);
  await ann.publish();
  await ann.record.append(17, { kind: 'triggered', price: '1.08400', by: BY });
  await ann.publish();
  await ann.record.append(17, { kind: 'closed', reason: 'manual', price: '1.08500', note: 'Out.', by: BY });
  await ann.catalogue.brokers.update('1', { name: 'Renamed by Ann' });
  await ann.publish();
}

const addedSignals = () =>
  file()
    .signals.slice(51)
    .map(({ signal, kind, instrument }) => [signal, kind, ...(instrument === undefined ? [] : [instrument])]);

it.each(['stays open', 'is reloaded'])(
  'keeps the signals that both published on different builds when the window %s',
  async (window) => {
    const ann = await opened();
    await publishThrice(ann);
    const { signals } = file();
    place.put(oldBuild);
    const cleo = await opened();
    await cleo.record.issue([aNewSignal()]);
    await cleo.publish();

    const returned = window === 'is reloaded' ? await opened(ann) : ann;
    await expect(returned.publish()).resolves.toMatchObject({ kind: 'older' });
    const question = await returned.publish({ older: 'putBack' });
    expect(question).toMatchObject({ kind: 'renumbered', signals: [{ before: 17, now: 18 }] });
    if (question.kind !== 'renumbered') return;
    await expect(returned.publish({ older: 'putBack', numbers: question.signals })).resolves.toMatchObject({
      kind: 'published',
      setAside: 0,
    });
    expect(file().signals.slice(0, signals.length)).toEqual(signals);
    expect(addedSignals()).toEqual([
      [17, 'issued', 'GBP/USD'],
      [17, 'triggered'],
      [17, 'closed'],
      [18, 'issued', 'EUR/USD'],
    ]);
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
  place.put(oldBuild);
  const cleo = await opened();
  await cleo.record.issue([aNewSignal()]);
  await cleo.publish();

  const returned = await opened(ann);
  expect(returned.record.read()).toMatchObject({
    sealed: signals,
    waiting: [{ signal: 18 }],
    syncState: { kind: 'behind', shown: 51, held: 54 },
  });
  expect(returned.publication.unpublished().signals).toMatchObject({ added: 3, removed: 0 });
  await returned.record.append(16, { kind: 'triggered', price: '71.50', by: BY });
  const numbers = [{ before: 17, now: 18 }];
  await returned.publish({ older: 'putBack', numbers });
  expect(addedSignals()).toEqual([
    [17, 'issued', 'GBP/USD'],
    [17, 'triggered'],
    [17, 'closed'],
    [18, 'issued', 'EUR/USD'],
    [16, 'triggered'],
  ]);
});

it('publishes its signals again when others have continued without them', async () => {
  const ann = await opened();
  await ann.record.issue([aNewSignal({ instrument: 'GBP/USD' })]);
  await ann.publish();
  place.put(oldBuild);
  const cleo = await opened();
  await cleo.record.issue([aNewSignal()]);
  await cleo.publish();
  await cleo.catalogue.brokers.update('1', { name: 'Renamed by Cleo' });
  await cleo.publish();

  const returned = await opened(ann);
  const question = await returned.publish();
  expect(question).toMatchObject({ kind: 'renumbered', signals: [{ before: 17, now: 18 }] });
  if (question.kind === 'renumbered') await returned.publish({ numbers: question.signals });
  expect(addedSignals()).toEqual([
    [17, 'issued', 'EUR/USD'],
    [18, 'issued', 'GBP/USD'],
  ]);
});

it('asks about records that others changed on an old build, and keeps those they added', async () => {
  const ann = await opened();
  await publishThrice(ann);
  const [first] = file().brokers;
  place.put(oldBuild);
  const cleo = await opened();
  await cleo.catalogue.brokers.update('1', { minDeposit: '$333' });
  const {
    id: _id,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    ...draft
  } = await cleo.catalogue.brokers.list().then(([broker]) => broker ?? expect.unreachable());
  await cleo.catalogue.brokers.add({ ...draft, name: 'Added by Cleo' });
  await cleo.publish();

  const question = await ann.publish({ older: 'putBack' });
  expect(conflictsOf(question)).toMatchObject([
    { list: 'brokers', id: '1', field: 'name', mine: 'Renamed by Ann' },
    { list: 'brokers', id: '1', field: 'minDeposit', mine: first?.minDeposit, theirs: '$333' },
  ]);
  await ann.publish({ older: 'putBack', choices: choosing(question, 'mine') });
  expect(file().brokers[0]).toMatchObject({ name: 'Renamed by Ann', minDeposit: first?.minDeposit });
  expect(file().brokers.at(-1)).toMatchObject({ name: 'Added by Cleo' });
});

it('asks nothing about an old build that nobody has changed', async () => {
  const ann = await opened();
  await publishThrice(ann);
  await ann.catalogue.brokers.remove('2');
  await ann.publish();
  const { brokers, signals } = file();
  place.put(oldBuild);
  const returned = await opened(ann);
  await expect(returned.publish({ older: 'putBack' })).resolves.toMatchObject({ kind: 'published' });
  expect(file()).toMatchObject({ brokers, signals });
});
