import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSearchFile, searchFile } from '@/domain/searchFile';
import { indexEntries, markedParts, wordsIn, type SearchEntry } from '@/domain/siteSearch';

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

describe('the words of a text', () => {
  it('keep figures, signs and names whole', () => {
    expect(wordsIn('Leverage of 1:500, a 2% risk, the S&P 500 and a stop-out')).toEqual([
      'leverage',
      'of',
      '1:500',
      'a',
      '2%',
      'risk',
      'the',
      's&p',
      '500',
      'and',
      'a',
      'stop',
      'out',
    ]);
  });

  it('are alike in either number, in capitals, with accents and as possessives', () => {
    expect(wordsIn("Pips PIP café Cafe trader's")).toEqual(['pip', 'pip', 'cafe', 'cafe', 'trader']);
  });
});

describe('a search', () => {
  it('puts what is named so before what mentions it', () => {
    const entries = [
      entry('A long guide', { text: 'All about margin and margin calls.' }),
      entry('Margin, explained'),
      entry('margin'),
    ];
    expect(titles('margin', entries)).toEqual(['margin', 'Margin, explained', 'A long guide']);
  });

  it('puts what has all words of the query before what has some', () => {
    const entries = [entry('Stop'), entry('Losses'), entry('Where a stop stands', { text: 'And a loss.' })];
    expect(titles('stop loss', entries)[0]).toBe('Where a stop stands');
  });

  it.each(['levrage', 'leverrage', 'levarage', 'lveerage', 'lever', 'LEVERAGE'])(
    'finds leverage by %s',
    (query) => {
      expect(titles(query, [entry('Candles'), entry('Leverage')])).toEqual(['Leverage']);
    },
  );

  it.each(['lvrage', 'leverge', 'lvrage of one'])('finds leverage by %s, with letters left out', (query) => {
    const entries = [entry('Average'), entry('Leverage'), entry('Garage')];
    expect(titles(query, entries)[0]).toBe('Leverage');
  });

  it('finds nothing by a word with two wrong letters', () => {
    expect(titles('maggim', [entry('Margin')])).toEqual([]);
  });

  it('leaves out words that say nothing, unless there are no others', () => {
    expect(titles('what is the pip', [entry('What is the what'), entry('Pip')])).toEqual(['Pip']);
    expect(titles('who are you', [entry('Pip'), entry('Who are you')])).toEqual(['Who are you']);
  });

  it('keeps the order of the site where nothing else decides', () => {
    expect(titles('pip', [entry('Pip one'), entry('Pip two')])).toEqual(['Pip one', 'Pip two']);
  });

  it.each(['', '   ', '<>', '🙂', '…', '\u{d800}'])('finds nothing for %j', (query) => {
    expect(titles(query, [entry('Pip')])).toEqual([]);
  });

  it('P1: answers any query with entries of its own, each once', () => {
    const entries = ['pip', 'Margin call', 'S&P 500', 'constructor', '__proto__'].map((title) =>
      entry(title),
    );
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

  it('guesses what was meant from three letters or more', () => {
    const { nearestTo } = indexEntries([entry('R'), entry('Lot'), entry('Leverage')]);
    expect(['x', 'q9', 'lxt', 'lxvxrage', 'lxt q'].map(nearestTo)).toEqual([
      null,
      null,
      'lot',
      'leverage',
      'lot',
    ]);
  });
});

describe('the words that fit', () => {
  it('are marked in the text, in whatever form they stand there', () => {
    const [hit] = indexEntries([entry('Pip', { text: 'Pips are counted; a pip is small.' })])('pip');
    const parts = markedParts(hit?.entry.text ?? '', hit?.words ?? new Set());
    expect(parts.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(['Pips', 'pip']);
  });

  it('P2: leave the text as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (text, words) => {
        expect(
          markedParts(text, new Set([...words, ...wordsIn(text).slice(0, 2)]))
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('the file of the search', () => {
  const entries = [
    entry('Pip', { kind: 'term', names: ['pips'], words: 'one', text: 'A step.' }),
    entry('Home', { address: '/' }),
  ];

  it('holds what was written', () => {
    expect(readSearchFile(searchFile(entries))).toEqual(entries);
  });

  it.each([
    ['no JSON', 'nothing'],
    ['no file of ours', '[]'],
    ['another format', JSON.stringify({ format: 2, entries: [] })],
    ['an entry without a text', JSON.stringify({ format: 1, entries: [['page', '/', 'Home']] })],
    ['a kind it does not know', JSON.stringify({ format: 1, entries: [['menu', '/', 'Home', '', [], '']] })],
    [
      'an address elsewhere',
      JSON.stringify({ format: 1, entries: [['page', '//host.example', 'Home', '', [], '']] }),
    ],
    [
      'a script',
      JSON.stringify({ format: 1, entries: [['page', 'javascript:alert(1)', 'Home', '', [], '']] }),
    ],
  ])('is refused with %s', (_what, text) => {
    expect(() => readSearchFile(text)).toThrow();
  });
});
