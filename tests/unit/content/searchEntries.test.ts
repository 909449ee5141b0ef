import { expect, it } from 'vitest';
import { glossaryEntries } from '@/content/glossary/glossaryEntries';
import { wordsIn } from '@/domain/search/siteSearch';
import { publicAddresses, signalAddresses, unlistedAddresses } from '../../support/owner';
import { findEntries, firstThree, foundEntries } from '../../support/search';

it('lists every page but the search page, every term and every published signal once', () => {
  expect(foundEntries.map(({ address }) => address).toSorted()).toEqual(
    [
      ...publicAddresses,
      ...unlistedAddresses.filter((address) => address !== '/search'),
      ...signalAddresses,
      ...glossaryEntries.map(({ anchor }) => `/glossary#${anchor}`),
    ].toSorted(),
  );
});

// A few may rank lower, because a new page can outrank an older one.
it('finds nearly every page and term as the first result for its title', () => {
  // A tool and a term may share a name, and a lesson and a term may differ only by a number.
  const compared = (title = '') => wordsIn(title).join(' ');
  const lost = foundEntries.filter(
    ({ title }) => compared(findEntries(title)[0]?.entry.title) !== compared(title),
  );
  expect(lost.length, lost.map(({ title }) => title).join()).toBeLessThan(foundEntries.length / 50);
});

it('finds nearly every term despite a typo', () => {
  const slips = (word: string) => [
    word.slice(0, 2) + word.slice(3),
    word.slice(0, 3) + word.slice(2),
    word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4),
  ];
  const tried = glossaryEntries
    .filter(({ name }) => /^[a-z]{5,}$/i.test(name))
    .flatMap(({ name, anchor }) => slips(name).map((slip) => [slip, `/glossary#${anchor}`] as const));
  const lost = tried.filter(([slip, address]) => !firstThree(slip).includes(address));
  expect(lost.length, lost.join()).toBeLessThan(tried.length / 20);
});

it.each([
  ['XAUUSD', '/markets/commodity'],
  ['usoil', '/markets/commodity'],
  ['NAS100', '/markets/indices'],
  ['GER40', '/markets/indices'],
])('finds the market page for the platform symbol %s', (symbol, address) => {
  expect(firstThree(symbol)).toContain(address);
});
