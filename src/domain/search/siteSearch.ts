import MiniSearch, { type SearchResult } from 'minisearch';
import { foldText } from '@/domain/text/foldText';

export const SEARCH_KINDS = [
  'page',
  'lesson',
  'quiz',
  'tool',
  'term',
  'signal',
  'broker',
  'platform',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** An index entry: a page, a glossary term or a catalogue record. */
export interface SearchEntry {
  readonly kind: SearchKind;
  readonly address: string;
  readonly title: string;
  /** Its other names. */
  readonly names: readonly string[];
  /** A sentence or two. */
  readonly text: string;
  /** Other words to find it by, such as those in its headings: {@link otherWords}. */
  readonly words: string;
}

/** A result with its matching words from {@link wordsIn}. */
export interface SearchHit {
  readonly entry: SearchEntry;
  readonly words: ReadonlySet<string>;
}

export interface UnmatchedWords {
  /** As typed. */
  readonly words: readonly string[];
  /** The query with similar known words in place of unknown ones; null if there are none. */
  readonly nearest: string | null;
}

export interface EntrySearch {
  (query: string): readonly SearchHit[];
  readonly unmatchedWords: (query: string) => UnmatchedWords;
}

/** Longer queries are truncated. */
export const MAX_SEARCH_LENGTH = 100;

/** Letters and digits with the characters between them: `1:500`, `2%`, `s&p`, `24/7`. */
const WORD_PATTERN = /[\p{L}\p{M}\p{N}]+(?:(?:[.,:&'’]|(?<=\p{N})\/(?=\p{N}))[\p{L}\p{M}\p{N}]+)*%?/gu;

const FIELD_WEIGHTS = { title: 10, names: 8, words: 4, text: 2 };
/** The maximum number of typos for a match, by the length of the longer word. */
const maxTypos = (letters: number): number => (letters < 4 ? 0 : letters < 5 ? 0.5 : 1);
/** The maximum number of typos for a suggestion. */
const maxGuessedTypos = (letters: number): number => (letters < 3 ? 0 : letters < 6 ? 1 : 2);

/** Normalises a word: folded, without a possessive ending, singular and plural alike. */
const normaliseWord = (word: string): string =>
  foldText(word)
    .replace(/['’]s?(?=$|\W)/g, '')
    .replace(/(?<=[a-z]{3})(?<![sui])s$/, '');

/** The normalised words in some text, with their positions. */
function placesIn(text: string) {
  return [...text.matchAll(WORD_PATTERN)].map(({ 0: found, index }) => ({
    word: normaliseWord(found),
    start: index,
    end: index + found.length,
  }));
}

export const wordsIn = (text: string): readonly string[] =>
  placesIn(text.normalize('NFKC')).map(({ word }) => word);

/** Stop words. */
const FUNCTION_WORDS = new Set(
  wordsIn(
    'a about all am an and another any are as at be been being by can could did do does each explain for from get ' +
      'give has have how i if in into is it its like many me mean meaning means much my need not of on or other our ' +
      'same should so some than that the their them then there these they this to until up us use used using was we ' +
      // eslint-disable-next-line upmark/plain-english -- single words, not a sentence
      'tell what when where which who why will with would you your',
  ),
);

/** The significant words in some text, except those in `known`, without duplicates, for the index. */
export function otherWords(texts: readonly string[], known: readonly string[]): string {
  const left = new Set(known.flatMap(wordsIn));
  const words = texts.flatMap(wordsIn).filter((word) => !left.has(word) && !FUNCTION_WORDS.has(word));
  return [...new Set(words)].toSorted().join(' ');
}

/** The significant words of a query without duplicates; all of them if none is significant. */
function queryWords(query: string) {
  const text = query.slice(0, MAX_SEARCH_LENGTH).normalize('NFKC');
  const words = placesIn(text).map(({ word, start, end }) => ({ word, typed: text.slice(start, end) }));
  const telling = words.filter(({ word }) => !FUNCTION_WORDS.has(word));
  const counted = telling.length > 0 ? telling : words;
  return counted.filter(({ word }, at) => counted.findIndex((other) => other.word === word) === at);
}

/**
 * The number of typos between two words. A missing letter or a transposition counts as half, because no
 * letter is wrong.
 */
function typosIn(typed: string, word: string): number {
  const rows = [Array.from({ length: word.length + 1 }, (_, at) => at / 2)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed.charAt(row - 1);
    const next = (rows[row] = [row]);
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = letter === word.charAt(column - 1);
      const isSwapped =
        letter === word.charAt(column - 2) && typed.charAt(row - 2) === word.charAt(column - 1);
      next.push(
        Math.min(
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          at(row - 1, column) + 1,
          at(row, column - 1) + 0.5,
          isSwapped ? at(row - 2, column - 2) + 0.5 : Infinity,
        ),
      );
    }
  }
  return at(typed.length, word.length);
}

/** Splits text at the boundaries of matching words. */
export function markedParts(
  text: string,
  words: ReadonlySet<string>,
): readonly { readonly text: string; readonly isFound: boolean }[] {
  const parts: { text: string; isFound: boolean }[] = [];
  let at = 0;
  for (const { word, start, end } of placesIn(text)) {
    if (!words.has(word)) continue;
    if (start > at) parts.push({ text: text.slice(at, start), isFound: false });
    parts.push({ text: text.slice(start, end), isFound: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isFound: false });
  return parts;
}

/**
 * Indexes entries for repeated searches. Those with all words of the query come first, then those with the
 * most.
 */
export function indexEntries(entries: readonly SearchEntry[]): EntrySearch {
  const index = new MiniSearch({
    fields: Object.keys(FIELD_WEIGHTS),
    tokenize: (text) => [...wordsIn(text)],
    processTerm: (word) => word,
  });
  index.addAll(
    entries.map(({ title, names, text, words }, id) => ({
      id,
      title,
      names: names.join(' · '),
      text,
      words,
    })),
  );
  const namesOf = entries.map(({ title, names }) => [title, ...names].map(wordsIn));
  const inNames = new Set(namesOf.flat(2));
  // Words in titles and names come first and so win ties, because they are the likelier matches.
  const known = new Set([
    ...inNames,
    ...entries.flatMap(({ text, words }) => [text, words].flatMap(wordsIn)),
  ]);

  /** Adjacent words of a name by their joined form, for queries without the space. */
  const apart = new Map(
    namesOf
      .flat()
      .flatMap((name) =>
        name.map((word, at) => [`${name[at - 1] ?? ''}${word}`, name.slice(Math.max(at - 1, 0), at + 1)]),
      ),
  );

  /** The known word with the fewest typos. A different first letter makes it a different word, as with tax and dax. */
  function nearestTo(
    typed: string,
    slipsFor: (letters: number) => number,
    words: ReadonlySet<string>,
  ): string | null {
    let nearest = null;
    let fewest = Infinity;
    for (const word of words) {
      if (!word.startsWith(typed.charAt(0)) || Math.abs(word.length - typed.length) > 2) continue;
      const slips = typosIn(typed, word);
      if (slips >= fewest || slips > slipsFor(Math.max(word.length, typed.length))) continue;
      nearest = word;
      fewest = slips;
    }
    return nearest;
  }

  /** The known words that match a word of a query; empty for none. */
  function knownFor(word: string): readonly string[] {
    const isBegun = word.length > 1 && [...known].some((one) => one.startsWith(word));
    if (known.has(word) || isBegun) return [word];
    const parts = apart.get(word);
    if (parts) return parts;
    const nearest = nearestTo(word, maxTypos, known);
    return nearest === null ? [] : [nearest];
  }

  const unmatchedWords = (query: string): UnmatchedWords => {
    const read = queryWords(query).map((one) => ({ ...one, known: knownFor(one.word) }));
    const unfound = read.filter((one) => one.known.length === 0);
    const guesses = new Map(
      unfound.map(({ word }) => [
        word,
        // A number near another one isn't a misspelling of it, and a word from the text of a page is seldom what was
        // meant.
        /\p{N}/u.test(word) ? null : nearestTo(word, maxGuessedTypos, inNames),
      ]),
    );
    const isGuessed = [...guesses.values()].some((guess) => guess !== null);
    const nearest = read.flatMap(({ word, known: found }) => guesses.get(word) ?? found).join(' ');
    return { words: unfound.map(({ typed }) => typed), nearest: isGuessed ? nearest : null };
  };

  const search = (words: readonly string[]) =>
    index.search(words.join(' '), {
      tokenize: () => [...words],
      boost: FIELD_WEIGHTS,
      prefix: (word) => word.length > 1,
      weights: { prefix: 0.5, fuzzy: 0 },
    });

  const find = (query: string): readonly SearchHit[] => {
    const words = queryWords(query).flatMap(({ word }) => knownFor(word));
    if (words.length === 0) return [];
    const whole = wordsIn(query).join(' ');
    /**
     * How well the query matches a name: 4 for the title, 3 for another name, 2 without stop words, 1 for a
     * prefix or a typo.
     */
    const naming = ({ id, terms }: SearchResult): number =>
      Math.max(
        ...(namesOf[Number(id)] ?? []).map((name, at) => {
          if (name.join(' ') === whole) return at === 0 ? 4 : 3;
          if (name.join(' ') === words.join(' ')) return 2;
          return name.length === words.length && name.every((word) => terms.includes(word)) ? 1 : 0;
        }),
      );
    return search(words)
      .map((result) => ({ result, naming: naming(result) }))
      .toSorted(
        (one, other) =>
          other.naming - one.naming ||
          other.result.queryTerms.length - one.result.queryTerms.length ||
          other.result.score - one.result.score ||
          Number(one.result.id) - Number(other.result.id),
      )
      .flatMap(({ result }) => {
        const entry = entries[Number(result.id)];
        return entry ? [{ entry, words: new Set(result.terms) }] : [];
      });
  };
  return Object.assign(find, { unmatchedWords });
}
