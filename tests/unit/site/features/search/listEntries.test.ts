import { describe, expect, it } from 'vitest';
import { indexEntries, MAX_SEARCH_QUERY } from '@/domain/siteSearch';
import { listEntries } from '@/site/features/search/listEntries';
import { foundEntries } from '../../../../support/search';

const record = (name: string, description = 'A sample.', features: readonly string[] = []) => ({
  name,
  description,
  features,
});

describe('brokers and platforms as results', () => {
  it('L56: lead to the list with the broker alone, and to the page of the platform', () => {
    const entries = listEntries({
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

  it('are found by name, by a feature and by what they are, among all that the site knows', () => {
    const [entry] = listEntries({
      brokers: [record('Zephyrine Markets', 'Invented.', ['Weekend chatroom'])],
      platforms: [],
    });
    const find = indexEntries([...foundEntries, ...(entry ? [entry] : [])]);
    for (const query of ['zephyrine', 'zephyrin', 'zephyrine broker', 'chatroom'])
      expect(find(query)[0]?.entry, query).toBe(entry);
  });

  it('are no second result for a platform that has a guide', () => {
    expect(listEntries({ brokers: [], platforms: [record('MetaTrader 5')] })).toEqual([]);
  });

  it('lead to the list where the name of a platform can be no address', () => {
    const [entry] = listEntries({ brokers: [], platforms: [record('..')] });
    expect(entry?.address).toBe('/platforms');
  });

  it('are found one by one where several have the same address', () => {
    const entries = listEntries({ brokers: [], platforms: [record('..'), record('.'), record('..')] });
    expect(entries.map(({ title }) => title).toSorted()).toEqual(['.', '..']);
  });

  it('are one result for each name, and a short one', () => {
    const long = 'word '.repeat(400);
    const entries = listEntries({
      brokers: [record('Twin', long), record('Twin'), record('x'.repeat(300))],
      platforms: [],
    });
    expect(entries.map(({ title }) => title)).toEqual(['Twin', 'x'.repeat(300)]);
    expect(entries[0]?.text.length).toBeLessThan(250);
    expect(entries[1]?.address).toBe(`/ib-partners?q=${'x'.repeat(MAX_SEARCH_QUERY)}`);
  });

  it('L56: have the first 200 characters of a description, and say that more was cut', () => {
    const entries = listEntries({
      brokers: [record('Whole', 'x'.repeat(200)), record('Cut', 'x'.repeat(201))],
      platforms: [],
    });
    expect(entries.map(({ text }) => text)).toEqual(['x'.repeat(200), `${'x'.repeat(200)}...`]);
  });

  it('L56: are found by what they are and offer, and by no word of their name twice', () => {
    const entries = listEntries({
      brokers: [record('Gannet', 'Gannet has raw spreads.', ['Weekend chatroom'])],
      platforms: [record('Rope walk', 'Charts.', ['Depth'])],
    });
    expect(entries.map(({ names, words }) => [names, words])).toEqual([
      [[], 'broker chatroom raw spread weekend'],
      [[], 'chart depth platform'],
    ]);
  });

  it('L56: are the first of two of one name in a list', () => {
    const entries = listEntries({
      brokers: [record('Twin', 'The first.'), record('Other'), record('Twin', 'The second.')],
      platforms: [record('Twin'), record('Rope walk')],
    });
    expect(entries.map(({ kind, title, text }) => `${kind} ${title}: ${text}`).toSorted()).toEqual([
      'broker Other: A sample.',
      'broker Twin: The first.',
      'platform Rope walk: A sample.',
      'platform Twin: A sample.',
    ]);
  });
});
