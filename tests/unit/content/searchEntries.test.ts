import { describe, expect, it } from 'vitest';
import { glossaryEntries } from '@/content/glossary/glossaryEntries';
import { wordsIn } from '@/domain/siteSearch';
import { publicAddresses, signalAddresses, unlistedAddresses } from '../../support/owner';
import { findEntries, firstThree, foundEntries } from '../../support/search';

describe('what can be found', () => {
  it('lists every other page, term and published signal once', () => {
    expect(foundEntries.map(({ address }) => address).toSorted()).toEqual(
      [
        ...publicAddresses,
        ...unlistedAddresses.filter((address) => address !== '/search'),
        ...signalAddresses,
        ...glossaryEntries.map(({ anchor }) => `/glossary#${anchor}`),
      ].toSorted(),
    );
  });

  it('L53: finds itself first by its title', () => {
    // A tool and a term may have one name, as a lesson and a term may but for their number.
    const compared = (title = '') => wordsIn(title).join(' ');
    const lost = foundEntries.filter(
      ({ title }) => compared(findEntries(title)[0]?.entry.title) !== compared(title),
    );
    expect(lost.map(({ title }) => title)).toEqual([]);
  });

  it('L53: a term of five letters or more is among the first three in spite of a slip', () => {
    const slips = (word: string) => [
      word.slice(0, 2) + word.slice(3),
      word.slice(0, 3) + word.slice(2),
      word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4),
    ];
    const lost = glossaryEntries
      .filter(({ name }) => /^[a-z]{5,}$/i.test(name))
      .flatMap(({ name, anchor }) =>
        slips(name).filter((slip) => !firstThree(slip).includes(`/glossary#${anchor}`)),
      );
    expect(lost).toEqual([]);
  });

  it('L55: counts the guide of a platform as a platform, the calculators as tools', () => {
    const of = (kind: string) =>
      foundEntries.filter((entry) => entry.kind === kind).map(({ address }) => address);
    expect(of('platform')).toEqual(publicAddresses.filter((address) => address.startsWith('/platforms/')));
    expect(of('tool')).toEqual(publicAddresses.filter((address) => address.startsWith('/tools/')));
  });

  it('keeps words and tags apart: no entry holds markup or an unwritten text', () => {
    const texts = foundEntries.flatMap(({ title, names, text }) => [title, ...names, text]);
    expect(texts.filter((text) => text.trim() === '' || /[<>]|undefined|\[object/.test(text))).toEqual([]);
  });
});
