import { expect, it } from 'vitest';
import { indexEntries, MAX_SEARCH_LENGTH } from '@/domain/search/siteSearch';
import { catalogueSearchEntries } from '@/site/features/search/listEntries';
import { foundEntries } from '../../../../support/search';

const record = (name: string, description = 'A sample.', features: string[] = []) => ({
  name,
  description,
  features,
});

it('links brokers to the list and platforms to their pages', () => {
  const entries = catalogueSearchEntries({
    brokers: [record('Gannet & Sons', 'Raw spreads.')],
    platforms: [record('Rope walk')],
  });
  expect(entries).toMatchObject([
    {
      kind: 'broker',
      title: 'Gannet & Sons',
      address: '/ib-partners?q=Gannet+%26+Sons',
      text: 'Raw spreads.',
    },
    { kind: 'platform', title: 'Rope walk', address: '/platforms/ropewalk' },
  ]);
});

it('finds brokers by name, feature and kind', () => {
  const [entry] = catalogueSearchEntries({
    brokers: [record('Zephyrine Markets', 'Invented.', ['Weekend chatroom'])],
    platforms: [],
  });
  const find = indexEntries([...foundEntries, ...(entry ? [entry] : [])]);
  for (const query of ['zephyrine', 'zephyrin', 'zephyrine broker', 'chatroom'])
    expect(find(query)[0]?.entry, query).toBe(entry);
});

it('leaves out a platform that has a guide page of its own', () => {
  expect(catalogueSearchEntries({ brokers: [], platforms: [record('MetaTrader 5')] })).toEqual([]);
});

it('lists each name once with a short description', () => {
  const long = 'word '.repeat(400);
  const entries = catalogueSearchEntries({
    brokers: [record('Twin', long), record('Twin'), record('x'.repeat(300))],
    platforms: [],
  });
  expect(entries.map(({ title }) => title)).toEqual(['Twin', 'x'.repeat(300)]);
  expect(entries[0]?.text.length).toBeLessThan(250);
  expect(entries[1]?.address).toBe(`/ib-partners?q=${'x'.repeat(MAX_SEARCH_LENGTH)}`);
});
