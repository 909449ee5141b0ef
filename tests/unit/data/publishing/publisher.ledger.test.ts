import { describe, expect, it } from 'vitest';
import { anAdministrator, chooseSide, conflictsOf, useFolder } from '../../../support/publishing';
import { aBroker } from '../../../support/records';
import { seedFile } from '../../../support/seedFile';

type Browser = Awaited<ReturnType<typeof anAdministrator>>;

const place = useFolder(JSON.stringify(seedFile));

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
