import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  indexEntries,
  markedParts,
  MAX_SEARCH_LENGTH,
  otherWords,
  wordsIn,
  type SearchEntry,
} from '@/domain/search/siteSearch';

const entry = (title: string, fields: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: 'page',
  address: `/${encodeURIComponent(title)}`,
  title,
  names: [],
  words: '',
  text: '',
  ...fields,
});

const titles = (query: string, entries: readonly SearchEntry[]) =>
  indexEntries(entries)(query).map(({ entry: found }) => found.title);

it.each([
  ['Leverage of 1:500, a 2% risk, the S&P 500', 'leverage of 1:500 a 2% risk the s&p 500'],
  ['Pips PIP Café traders’ trader’s ETFs', 'pip pip cafe trader trader etf'],
  ['bonus loss basis gas', 'bonus loss basis gas'],
  ['…buy/sell 24/7 (1,000.50), stop-out!', 'buy sell 24/7 1,000.50 stop out'],
])('reads “%s” as the words “%s”', (text, words) => {
  expect(wordsIn(text).join(' ')).toBe(words);
});

it('lists significant words that are not already known, once each and in alphabetical order', () => {
  expect(otherWords(['What is a pip?', 'Pips and lots'], ['The lot'])).toBe('pip');
  expect(otherWords(['Swap, rollover, swap'], [])).toBe('rollover swap');
  expect(otherWords(['Pip'], ['pips'])).toBe('');
});

it('ranks entries matching all words before those matching only some', () => {
  const entries = [entry('Stop'), entry('Losses'), entry('Where a stop stands', { text: 'And a loss.' })];
  expect(titles('stop loss', entries)[0]).toBe('Where a stop stands');
});

it.each(['levrage', 'lveerage', 'lever', 'LEVERAGE'])('finds leverage with the query %s', (query) => {
  expect(titles(query, [entry('Candles'), entry('Leverage')])).toEqual(['Leverage']);
});

it('requires an exact match for words of three letters', () => {
  expect(titles('lto', [entry('Lot')])).toEqual([]);
});

it('keeps equal matches in the order of the site', () => {
  expect(titles('pip', [entry('Pip one'), entry('Pip two')])).toEqual(['Pip one', 'Pip two']);
});

it('prefers words in a title when a typo is equally close to other words', () => {
  const entries = [entry('Guide', { text: 'By Margit.' }), entry('Margin')];
  expect(titles('margix', entries)).toEqual(['Margin']);
});

it('finds a two-word name entered without its space', () => {
  const entries = [entry('Candle chart'), entry('Stop loss'), entry('Loss')];
  expect(titles('stoploss', entries)).toEqual(['Stop loss', 'Loss']);
});

it('matches the first two letters of a word', () => {
  expect(titles('le', [entry('Leverage'), entry('Candle')])).toEqual(['Leverage']);
  expect(titles('l', [entry('Leverage'), entry('Candle')])).toEqual([]);
});

it('ranks matches by where they occur: title, names, words, then text', () => {
  const entries = [
    entry('A', { text: 'Paid for the swap.' }),
    entry('B', { words: 'swap' }),
    entry('C', { names: ['the swap of a night'] }),
    entry('A swap in a title'),
  ];
  expect(titles('swap', entries)).toEqual(['A swap in a title', 'C', 'B', 'A']);
});

it('ignores the part of a query beyond the maximum length', () => {
  const padding = 'x'.repeat(MAX_SEARCH_LENGTH - 4);
  expect(titles(`${padding} pip`, [entry('Pip')])).toEqual(['Pip']);
  expect(titles(`${padding}    pip`, [entry('Pip')])).toEqual([]);
});

it('ignores filler words unless there are no others', () => {
  expect(titles('what is the pip', [entry('What is the what'), entry('Pip')])).toEqual(['Pip']);
  expect(titles('who are you', [entry('Pip'), entry('Who are you')])).toEqual(['Who are you']);
  expect(titles('what does a pip cost', [entry('Doe'), entry('Pip')])).toEqual(['Pip']);
  expect(otherWords(['What does each pip cost?'], [])).toBe('cost pip');
});

it.each(['', '<>', '🙂', '\u{d800}'])('finds nothing for %j', (query) => {
  expect(titles(query, [entry('Pip')])).toEqual([]);
});

it('answers any query only with indexed entries, each once', () => {
  const entries = ['pip', 'Margin call', 'S&P 500', 'constructor', '__proto__'].map((title) => entry(title));
  const find = indexEntries(entries);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.constantFrom('constructor', '__proto__', 'toString'),
      ),
      (query) => {
        const found = find(query).map(({ entry: one }) => one);
        expect(new Set(found).size).toBe(found.length);
        for (const one of found) expect(entries).toContain(one);
      },
    ),
  );
});

it.each<[query: string, words: string[], nearest: string | null]>([
  ['leverage', [], null],
  ['lxt', ['lxt'], 'lot'],
  ['lxt q', ['lxt', 'q'], 'lot'],
  ['how is Tax on LOTS', ['Tax'], null],
  ['lxvxrage of a lot', ['lxvxrage'], 'leverage lot'],
  ['hebel', ['hebel'], null],
  ['50%', ['50%'], null],
  ['pip wert', ['pip', 'wert'], null],
])('lists the unmatched words in %j and suggests the closest query', (query, words, nearest) => {
  const { unmatchedWords } = indexEntries([
    entry('R 500', { text: 'The price went up.' }),
    entry('Lot here'),
    entry('Dax'),
    entry('Leverage'),
  ]);
  expect(unmatchedWords(query)).toEqual({ words, nearest });
});

it('marks matched words in any inflected form', () => {
  const [hit] = indexEntries([entry('Pip', { text: 'Pips are counted; a pip is small.' })])('pip');
  const parts = markedParts(hit?.entry.text ?? '', hit?.words ?? new Set());
  expect(parts.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(['Pips', 'pip']);
});

it('splits the text at the start and end of matches', () => {
  const cut = (text: string, ...words: string[]) =>
    markedParts(text, new Set(words)).map(({ text: part, isFound }) => (isFound ? `[${part}]` : part));
  expect(cut('A pip is a step', 'pip')).toEqual(['A ', '[pip]', ' is a step']);
  expect(cut('Pips, pips', 'pip')).toEqual(['[Pips]', ', ', '[pips]']);
  expect(cut('A step', 'pip')).toEqual(['A step']);
  expect(cut('', 'pip')).toEqual([]);
});
