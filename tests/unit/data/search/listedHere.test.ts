import { describe, expect, it } from 'vitest';
import { createListings } from '@/data/catalogue/listings';
import { perPart } from '@/data/catalogue/listNames';
import { readListedHere } from '@/data/search/listedHere';
import type { JsonObject } from '@/data/storage/json';
import { anEnvironment, createFailingArea } from '../../../support/environment';
import { aBroker, aPlatform } from '../../../support/records';

const NONE = { revision: 0, records: [] };

const broker = (id: string, fields: JsonObject = {}): JsonObject => ({ ...aBroker(), id, ...fields });

function listed(published: readonly JsonObject[], stored?: string) {
  const area = createFailingArea();
  if (stored !== undefined) area.setItem('upm_brokers', stored);
  const { environment } = anEnvironment({ area });
  const seeds = {
    ...perPart(() => NONE),
    brokers: published.length > 0 ? { revision: 2, records: published } : NONE,
    platforms: { revision: 2, records: [{ ...aPlatform({ name: 'Ropewalk' }), id: '4' }] },
  };
  return { found: readListedHere(environment.store, seeds), area, environment, seeds };
}

describe('the records that the search of this browser finds', () => {
  it('are the published ones where nothing is stored, and nothing is stored by reading them', () => {
    const { found, area } = listed([broker('1', { name: 'Gannet', features: ['Micro lots'] })]);
    expect(found.brokers).toEqual([
      { name: 'Gannet', description: aBroker().description, features: ['Micro lots'] },
    ]);
    expect(found.platforms.map(({ name }) => name)).toEqual(['Ropewalk']);
    expect(area.length).toBe(0);
  });

  it('L56: are those that the lists of the pages show, with what was added here', async () => {
    const own = broker('9', { name: 'Only Here', createdAt: 'x' });
    const off = broker('2', { name: 'Asleep', isActive: false });
    const { found, environment, seeds } = listed([broker('1'), off], JSON.stringify([own]));
    const shown = await createListings(environment, seeds).brokers.listActive();
    expect(found.brokers.map(({ name }) => name)).toEqual(shown.map(({ name }) => name));
  });

  it.each([
    ['inactive', JSON.stringify([broker('1', { isActive: false })])],
    ['without a name', JSON.stringify([broker('1', { name: '  ' }), { id: '2' }, 7, null])],
    ['not a list', '{"a":1}'],
    ['rubbish', '['],
    ['none', '[]'],
  ])('are none where what is stored is %s', (_what, stored) => {
    expect(listed([], stored).found.brokers).toEqual([]);
  });

  it('are read in spite of fields of another kind', () => {
    const { found } = listed(
      [],
      JSON.stringify([broker('1', { name: 'Odd', description: {}, features: 'x' })]),
    );
    expect(found.brokers).toEqual([{ name: 'Odd', description: '', features: [] }]);
  });
});
