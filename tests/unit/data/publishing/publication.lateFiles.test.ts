import { expect, it } from 'vitest';
import { PublishConflictError } from '@/data/publishing/publication';
import { conflictKey } from '@/domain/catalogueMerge';
import { publishedFile } from '../../../support/catalogue';
import { seedFile } from '../../../support/seedFile';
import { aVisitor, brokersIn, visitAgain, type Area } from '../../../support/visits';

/*
 * Without a host, a file may be uploaded after a later one, or over a colleague's.
 */

const names = seedFile.brokers.map(({ name }) => name);

const rename = (area: Area, id: string, name: string) => area.catalogue.brokers.update(id, { name });

/** Downloads a file, and returns it with the ids of the brokers that had to be asked about. */
async function download({ maintenance: { publication } }: Area, side: 'mine' | 'theirs' = 'mine') {
  try {
    return { text: (await publication.next()).text, asked: [] };
  } catch (error) {
    if (!(error instanceof PublishConflictError)) throw error;
    const choices = error.conflicts.map((conflict) => [conflictKey(conflict), side] as const);
    const { text } = await publication.next(new Map(choices));
    return { text, asked: error.conflicts.map(({ id }) => id) };
  }
}

async function fileOf(area: Area): Promise<string> {
  const { text, asked } = await download(area);
  expect(asked).toEqual([]);
  return text;
}

it.each([
  ['the earlier file of the site', () => Promise.resolve(publishedFile(seedFile.revision, seedFile))],
  ["one's own earlier download", (_cara: Area, own: string) => Promise.resolve(own)],
  [
    "a third administrator's file",
    async (cara: Area) => {
      await rename(cara, '3', 'Renamed by Cara');
      return fileOf(cara);
    },
  ],
])("asks about a colleague's edit over %s", async (_name, lateFile) => {
  for (const isDeleted of [false, true]) {
    const [ann, bea, cara] = [await aVisitor(), await aVisitor(), await aVisitor()];
    if (isDeleted) await ann.catalogue.brokers.remove('1');
    else await rename(ann, '1', 'Renamed by Ann');
    const own = await fileOf(ann);
    await rename(bea, '1', 'Renamed by Bea');
    await visitAgain(ann, await fileOf(bea));
    await visitAgain(ann, await lateFile(cara, own));
    const { text, asked } = await download(ann, 'theirs');
    expect(asked).toEqual(['1']);
    expect(brokersIn(text)).toContain('Renamed by Bea');
  }
});

it("asks whether to keep a record that a colleague deleted when one's own download is uploaded over it", async () => {
  const [ann, bea] = [await aVisitor(), await aVisitor()];
  await rename(ann, '1', 'Renamed by Ann');
  const own = await fileOf(ann);
  await bea.catalogue.brokers.remove('1');
  await visitAgain(ann, await fileOf(bea));
  await visitAgain(ann, own);
  const { text, asked } = await download(ann, 'theirs');
  expect(asked).toEqual(['1']);
  expect(brokersIn(text)).toEqual(names.slice(1));
});

it('combines two files that were made at the same time without a question', async () => {
  for (const publishes of ['first', 'second']) {
    const [ann, bea] = [await aVisitor(), await aVisitor()];
    await rename(bea, '2', 'Renamed by Bea');
    await bea.catalogue.brokers.remove('4');
    const second = await fileOf(bea);
    await rename(ann, '1', 'Renamed by Ann');
    await visitAgain(ann, await fileOf(ann));
    await ann.catalogue.brokers.remove('3');
    await visitAgain(ann, await fileOf(ann));
    await visitAgain(bea, await fileOf(ann));
    await visitAgain(ann, second);
    const text = await fileOf(publishes === 'first' ? ann : bea);
    expect(brokersIn(text)).toEqual(['Renamed by Ann', 'Renamed by Bea', names[4]]);
  }
});

it('keeps an order that was restored from a backup when a colleague builds on the download before', async () => {
  const [ann, bea] = [await aVisitor(), await aVisitor()];
  const { backups } = ann.maintenance;
  const before = backups.preview(backups.present());
  await ann.catalogue.brokers.move('1', '2');
  const moved = await fileOf(ann);
  await backups.restore(backups.preview(before.lists));
  await visitAgain(bea, moved);
  await rename(bea, '3', 'Renamed by Bea');
  const expected = names.with(2, 'Renamed by Bea');
  expect(await visitAgain(ann, await fileOf(bea))).toEqual(expected);
  expect(brokersIn((await download(ann)).text)).toEqual(expected);
});
