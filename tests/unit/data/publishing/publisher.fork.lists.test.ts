import { expect, it } from 'vitest';
import { catalogueLists } from '@/data/catalogue/lists';
import { publishedFile } from '../../../support/catalogue';
import { anAdministrator, chooseSide, conflictsOf, freshFolder } from '../../../support/publishing';
import { aBroker, aPlatform } from '../../../support/records';
import { seedFile } from '../../../support/seedFile';

/*
 * An old build is uploaded over what Ann has published, and Cleo publishes on it. Ann's browser doesn't know the old
 * build, so no difference is decided without asking.
 */

let clock = Date.UTC(2026, 10, 22, 12);
const oldBuild = publishedFile(2, { platforms: seedFile.platforms, brokers: seedFile.brokers });
const place = freshFolder(oldBuild);

type Named = {
  readonly id: string;
  readonly name: string;
  readonly minDeposit: string;
  readonly sortOrder?: number;
};
const file = () => JSON.parse(place.text() ?? '') as Record<'brokers' | 'platforms', Named[]>;
/** In the order that visitors see */
const idsOf = (records: readonly Named[]) =>
  records.toSorted((a, b) => (a.sortOrder ?? 0) - (b.sortOrder ?? 0)).map(({ id }) => id);

type Browser = Awaited<ReturnType<typeof opened>>;

/** Publishes, and forgets the files it knows. */
async function publish(ann: Browser) {
  await ann.publish();
  for (const { seedKey } of Object.values(catalogueLists)) {
    const ledger = JSON.parse(ann.area.getItem(seedKey) ?? '{}') as object;
    ann.area.setItem(seedKey, JSON.stringify({ ...ledger, known: undefined }));
  }
}

async function opened() {
  const browser = await anAdministrator(place, { now: () => (clock += 1000) });
  await browser.visitSite(place.text());
  return browser;
}

it('asks about conflicts with edits made on an old build', async () => {
  const [ann, cleo] = [await opened(), await opened()];
  await cleo.catalogue.brokers.update('1', { minDeposit: '$333' });
  await ann.catalogue.brokers.update('1', { name: 'Renamed by Ann' });
  await publish(ann);
  place.put(oldBuild);
  await cleo.publish();

  const question = await ann.publish({ older: 'putBack' });
  expect(conflictsOf(question)).toMatchObject([
    { id: '1', field: 'name', mine: 'Renamed by Ann' },
    { id: '1', field: 'minDeposit', theirs: '$333' },
  ]);
  const [name, minDeposit] = chooseSide(question, 'mine').keys();
  const choices = new Map([
    [name ?? '', 'mine'],
    [minDeposit ?? '', 'theirs'],
  ] as const);
  await ann.publish({ older: 'putBack', choices });
  expect(file().brokers[0]).toMatchObject({ name: 'Renamed by Ann', minDeposit: '$333' });
});

it.each(['brokers', 'platforms'] as const)(
  'asks about %s put in another order on an old build',
  async (list) => {
    const [ann, cleo] = [await opened(), await opened()];
    await ann.catalogue.brokers.update('1', { name: 'Renamed by Ann' });
    await publish(ann);
    place.put(oldBuild);
    const [first] = idsOf(file()[list]);
    await cleo.catalogue[list].move(idsOf(file()[list]).at(-1) ?? '', null);
    await cleo.publish();
    const order = idsOf(file()[list]);
    expect(order[0]).not.toBe(first);

    const question = await ann.publish({ older: 'putBack' });
    expect(conflictsOf(question)).toContainEqual(expect.objectContaining({ list, kind: 'order' }));
    await ann.publish({ older: 'putBack', choices: chooseSide(question, 'theirs') });
    expect(idsOf(file()[list])).toEqual(order);
  },
);

it("keeps your published order when you choose it over an old build's", async () => {
  const [ann, cleo] = [await opened(), await opened()];
  for (const list of ['brokers', 'platforms'] as const)
    await ann.catalogue[list].move(idsOf(file()[list]).at(-1) ?? '', null);
  await publish(ann);
  const { brokers, platforms } = file();
  place.put(oldBuild);
  await cleo.catalogue.brokers.update('2', { name: 'Renamed by Cleo' });
  await cleo.publish();

  const question = await ann.publish({ older: 'putBack' });
  await ann.publish({ older: 'putBack', choices: chooseSide(question, 'mine') });
  expect(file()).toMatchObject({ brokers, platforms });
});

it('does not ask about unpublished changes without a conflict', async () => {
  const [ann, cleo] = [await opened(), await opened()];
  await ann.catalogue.brokers.update('1', { name: 'Renamed by Ann' });
  await publish(ann);
  place.put(oldBuild);
  await cleo.catalogue.brokers.update('1', { minDeposit: '$333' });
  await cleo.publish();
  await ann.catalogue.brokers.update('2', { name: 'Renamed later' });
  const question = await ann.publish({ older: 'putBack' });
  expect(conflictsOf(question).map(({ id }) => id)).toEqual(['1', '1']);
});

it('asks about records changed, added or deleted on an old build', async () => {
  const ann = await opened();
  await ann.catalogue.brokers.update('1', { name: 'Renamed by Ann' });
  await publish(ann);
  const [first] = file().brokers;
  place.put(oldBuild);
  const cleo = await opened();
  await cleo.catalogue.brokers.update('1', { minDeposit: '$333' });
  await cleo.catalogue.brokers.add(aBroker({ name: 'Added by Cleo' }));
  await cleo.catalogue.brokers.remove('2');
  await cleo.publish();

  const question = await ann.publish({ older: 'putBack' });
  expect(conflictsOf(question)).toMatchObject([
    { list: 'brokers', id: '1', field: 'name', mine: 'Renamed by Ann' },
    { list: 'brokers', id: '1', field: 'minDeposit', mine: first?.minDeposit, theirs: '$333' },
    { kind: 'deletedHere', theirs: { name: 'Added by Cleo' } },
    { kind: 'deletedThere', id: '2' },
  ]);
  const choices = new Map([
    ...chooseSide(question, 'theirs'),
    ...[...chooseSide(question, 'mine')].slice(0, 2),
  ]);
  await ann.publish({ older: 'putBack', choices });
  expect(file().brokers[0]).toMatchObject({ name: 'Renamed by Ann', minDeposit: first?.minDeposit });
  expect(file().brokers.find(({ id }) => id === '2')).toBeUndefined();
  expect(file().brokers.at(-1)).toMatchObject({ name: 'Added by Cleo' });
});

it('names what starting from an old build would change', async () => {
  const ann = await opened();
  await ann.catalogue.brokers.update('1', { name: 'Renamed by Ann' });
  await ann.catalogue.brokers.add(aBroker({ name: 'Added by Ann' }));
  await publish(ann);
  await ann.catalogue.brokers.update('2', { name: 'Renamed later' });
  place.put(oldBuild);
  const cleo = await opened();
  await cleo.catalogue.brokers.add(aBroker({ name: 'Added by Cleo' }));
  await cleo.catalogue.platforms.move('1', '3');
  await cleo.publish();

  const unchanged = { added: [], changed: [], removed: [], isReordered: false };
  await expect(ann.publish()).resolves.toMatchObject({
    kind: 'older',
    changes: {
      brokers: {
        added: ['Added by Cleo'],
        changed: ['Renamed by Ann'],
        removed: ['Added by Ann'],
        isReordered: false,
      },
      platforms: { ...unchanged, isReordered: true },
      webinars: unchanged,
    },
  });
});

it('keeps both records added under the same id on different builds', async () => {
  const [ann, cleo] = [await opened(), await opened()];
  await ann.catalogue.platforms.add(aPlatform({ name: 'Added by Ann' }));
  await publish(ann);
  place.put(oldBuild);
  await cleo.catalogue.platforms.add(aPlatform({ name: 'Added by Cleo' }));
  await cleo.publish();
  const question = await ann.publish({ older: 'putBack' });
  await ann.publish({ older: 'putBack', choices: chooseSide(question, 'theirs') });
  const names = file().platforms.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Added by Ann', 'Added by Cleo']));
});
