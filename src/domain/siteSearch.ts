import MiniSearch, { type SearchResult } from 'minisearch';
import { folded } from './folded';

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

/** Something that can be found: a page, a term of the glossary, or a record of a list. */
export interface SearchEntry {
  readonly kind: SearchKind;
  readonly address: string;
  readonly title: string;
  /** What else it is called. */
  readonly names: readonly string[];
  /** A sentence or two. */
  readonly text: string;
  /** Other words that lead to it, such as those of its headings: {@link otherWords}. */
  readonly words: string;
}

/** A found entry, and the words of it that fit the query, as {@link wordsIn} gives them. */
export interface SearchHit {
  readonly entry: SearchEntry;
  readonly words: ReadonlySet<string>;
}

export interface FindEntries {
  (query: string): readonly SearchHit[];
  /** Words of titles and names a slip or two from those of a query that finds nothing; null where there are none. */
  readonly nearestTo: (query: string) => string | null;
}

/** Longer queries are cut. */
export const MAX_SEARCH_QUERY = 100;

/** Letters and digits, with what belongs to a figure or a name in between: `1:500`, `2%`, `s&p`, `stop-limit`. */
const WORD = /[\p{L}\p{N}]+(?:[.,:&/'’][\p{L}\p{N}]+)*%?/gu;

const WEIGHTS = { title: 10, names: 8, words: 4, text: 2 };
const LETTERS_FOR_A_SLIP = 4;
const LETTERS_TO_GUESS_FROM = 3;
/** In a word that was not found as it is, nor with one slip. */
const MOST_SLIPS = 2;

/** A word as it is compared: folded, without a possessive, and in one form for both numbers. */
const comparable = (word: string): string =>
  folded(word)
    .replace(/['’]s?(?=$|\W)/g, '')
    .replace(/(?<=[a-z]{3})(?<![sui])s$/, '');

interface WordPlace {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a text as they are compared, and their places in it. */
function placesIn(text: string): readonly WordPlace[] {
  return [...text.matchAll(WORD)].map(({ 0: found, index }) => ({
    word: comparable(found),
    start: index,
    end: index + found.length,
  }));
}

export const wordsIn = (text: string): readonly string[] => placesIn(text).map(({ word }) => word);

/** Words that say nothing of what is asked for. */
const FUNCTION_WORDS = new Set(
  wordsIn(
    'a about all am an and another any are as at be been being by can could did do does each explain for from get ' +
      'give has have how i if in into is it its like many me mean meaning means much my need not of on or other our ' +
      'same should so some tell than that the their them then there these they this to until up us use used using was we ' +
      'what when where which who why will with would you your',
  ),
);

/** The telling words of some texts that others do not have, each once: all that a search needs of them. */
export function otherWords(texts: readonly string[], known: readonly string[]): string {
  const left = new Set(known.flatMap(wordsIn));
  const words = texts.flatMap(wordsIn).filter((word) => !left.has(word) && !FUNCTION_WORDS.has(word));
  return [...new Set(words)].toSorted().join(' ');
}

/** The words of a query that count: all of them where none says anything. */
function queryWords(query: string): readonly string[] {
  const words = wordsIn(query.slice(0, MAX_SEARCH_QUERY));
  const telling = words.filter((word) => !FUNCTION_WORDS.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}

/** The word with two neighbouring letters changed round, which counts as two slips otherwise, if that is a known one. */
function changedRound(word: string, known: ReadonlySet<string>): string {
  if (known.has(word) || word.length < LETTERS_FOR_A_SLIP) return word;
  // Its last s may have been taken for a plural.
  const swaps = [word, `${word}s`].flatMap((whole) =>
    Array.from(
      { length: whole.length - 1 },
      (_, at) => whole.slice(0, at) + whole.charAt(at + 1) + whole.charAt(at) + whole.slice(at + 2),
    ),
  );
  return swaps.find((swap) => known.has(swap)) ?? word;
}

/** Whether a word is the whole one with letters left out. */
function isShortened(word: string, whole: string): boolean {
  let at = 0;
  for (const letter of whole) if (letter === word.charAt(at)) at += 1;
  return at === word.length;
}

/** A text cut where a found word begins or ends. */
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

/** Makes entries ready for many searches. Those with all words of the query come first, else those with the most. */
export function indexEntries(entries: readonly SearchEntry[]): FindEntries {
  const index = new MiniSearch({
    fields: Object.keys(WEIGHTS),
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
  const known = new Set(
    entries.flatMap(({ title, names, text, words }) => [title, ...names, text, words].flatMap(wordsIn)),
  );

  /** Neighbouring words of a name, by what they give when the space is forgotten. */
  const apart = new Map(
    namesOf
      .flat()
      .flatMap((name) =>
        name.map((word, at) => [`${name[at - 1] ?? ''}${word}`, name.slice(Math.max(at - 1, 0), at + 1)]),
      ),
  );

  /** Words of titles and names a slip or two from this one, those of the best results first. */
  const wordsNear = (word: string): readonly string[] =>
    index
      .search(word, {
        tokenize: () => [word],
        fields: ['title', 'names'],
        fuzzy: word.length < LETTERS_FOR_A_SLIP ? 1 : MOST_SLIPS,
      })
      .flatMap(({ terms }) => terms);
  const nearestTo = (query: string): string | null => {
    const words = queryWords(query);
    // One or two letters are a slip away from any others.
    const nearest = words
      .flatMap((word) => (word.length < LETTERS_TO_GUESS_FROM ? [] : (wordsNear(word)[0] ?? [])))
      .join(' ');
    return nearest === '' || nearest === words.join(' ') ? null : nearest;
  };

  const search = (words: readonly string[]) =>
    index.search(words.join(' '), {
      tokenize: () => [...words],
      boost: WEIGHTS,
      prefix: (word) => word.length > 1,
      fuzzy: (word) => (word.length >= LETTERS_FOR_A_SLIP ? 1 : false),
      weights: { prefix: 0.5, fuzzy: 0.3 },
    });
  /** A word by which nothing is found, made whole where letters were left out of it. */
  const completed = (word: string): string =>
    word.length < LETTERS_FOR_A_SLIP || search([word]).length > 0
      ? word
      : (wordsNear(word).find((whole) => isShortened(word, whole)) ?? word);

  const find = (query: string): readonly SearchHit[] => {
    const words = queryWords(query)
      .flatMap((word) => (known.has(word) ? word : (apart.get(word) ?? word)))
      .map((word) => completed(changedRound(word, known)));
    if (words.length === 0) return [];
    const whole = wordsIn(query).join(' ');
    /** Whether the query is a name of it: 3 for the very name, 2 but for function words, 1 for one begun or with a slip. */
    const naming = ({ id, terms }: SearchResult): number =>
      Math.max(
        ...(namesOf[Number(id)] ?? []).map((name) => {
          if (name.join(' ') === whole) return 3;
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
  return Object.assign(find, { nearestTo });
}
