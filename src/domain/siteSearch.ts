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

/** What of a query finds nothing. */
export interface Unfound {
  /** Its words as they were typed. */
  readonly words: readonly string[];
  /** The query with known words that are like them; null where there are none. */
  readonly nearest: string | null;
}

export interface FindEntries {
  (query: string): readonly SearchHit[];
  readonly unfoundIn: (query: string) => Unfound;
}

/** Longer queries are cut. */
export const MAX_SEARCH_QUERY = 100;

/** Letters and digits, with what belongs to a figure or a name in between: `1:500`, `2%`, `s&p`, `24/7`. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:(?:[.,:&'’]|(?<=\p{N})\/(?=\p{N}))[\p{L}\p{M}\p{N}]+)*%?/gu;

const WEIGHTS = { title: 10, names: 8, words: 4, text: 2 };
/** The slips up to which a word is read as another one, by the letters of the longer. */
const slipsRead = (letters: number): number => (letters < 4 ? 0 : letters < 5 ? 0.5 : 1);
/** Those up to which another one is suggested for it. */
const slipsGuessed = (letters: number): number => (letters < 3 ? 0 : letters < 4 ? 1 : 2);

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

export const wordsIn = (text: string): readonly string[] =>
  placesIn(text.normalize('NFKC')).map(({ word }) => word);

/** Words that say nothing of what is asked for. */
const FUNCTION_WORDS = new Set(
  wordsIn(
    'a about all am an and another any are as at be been being by can could did do does each explain for from get ' +
      'give has have how i if in into is it its like many me mean meaning means much my need not of on or other our ' +
      'same should so some than that the their them then there these they this to until up us use used using was we ' +
      // eslint-disable-next-line upmark/plain-english -- single words, not a sentence
      'tell what when where which who why will with would you your',
  ),
);

/** The telling words of some texts that others do not have, each once: all that a search needs of them. */
export function otherWords(texts: readonly string[], known: readonly string[]): string {
  const left = new Set(known.flatMap(wordsIn));
  const words = texts.flatMap(wordsIn).filter((word) => !left.has(word) && !FUNCTION_WORDS.has(word));
  return [...new Set(words)].toSorted().join(' ');
}

interface QueryWord {
  readonly word: string;
  readonly typed: string;
}

/** The words of a query that count, each once: all of them where none says anything. */
function queryWords(query: string): readonly QueryWord[] {
  const text = query.slice(0, MAX_SEARCH_QUERY).normalize('NFKC');
  const words = placesIn(text).map(({ word, start, end }) => ({ word, typed: text.slice(start, end) }));
  const telling = words.filter(({ word }) => !FUNCTION_WORDS.has(word));
  const counted = telling.length > 0 ? telling : words;
  return counted.filter(({ word }, at) => counted.findIndex((other) => other.word === word) === at);
}

/**
 * How many slips make one word of another: a wrong letter, or one too many. A letter left out, or two changed round,
 * count half, as nothing strange is in the word then.
 */
function slipsIn(typed: string, word: string): number {
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
  // Those of titles and names first: of two that are as near, they are the likelier.
  const known = new Set([
    ...namesOf.flat(2),
    ...entries.flatMap(({ text, words }) => [text, words].flatMap(wordsIn)),
  ]);

  /** Neighbouring words of a name, by what they give when the space is forgotten. */
  const apart = new Map(
    namesOf
      .flat()
      .flatMap((name) =>
        name.map((word, at) => [`${name[at - 1] ?? ''}${word}`, name.slice(Math.max(at - 1, 0), at + 1)]),
      ),
  );

  /** The known word with the fewest slips; one that begins with another letter is another word, such as tax and dax. */
  function nearestTo(typed: string, slipsFor: (letters: number) => number): string | null {
    let nearest = null;
    let fewest = Infinity;
    for (const word of known) {
      if (!word.startsWith(typed.charAt(0)) || Math.abs(word.length - typed.length) > 2) continue;
      const slips = slipsIn(typed, word);
      if (slips >= fewest || slips > slipsFor(Math.max(word.length, typed.length))) continue;
      nearest = word;
      fewest = slips;
    }
    return nearest;
  }

  /** The known words that a word of a query is read as; none where it is like none. */
  function knownFor(word: string): readonly string[] {
    const isBegun = word.length > 1 && [...known].some((one) => one.startsWith(word));
    if (known.has(word) || isBegun) return [word];
    const parts = apart.get(word);
    if (parts) return parts;
    const nearest = nearestTo(word, slipsRead);
    return nearest === null ? [] : [nearest];
  }

  const unfoundIn = (query: string): Unfound => {
    const read = queryWords(query).map((one) => ({ ...one, known: knownFor(one.word) }));
    const unfound = read.filter((one) => one.known.length === 0);
    const guesses = new Map(unfound.map(({ word }) => [word, nearestTo(word, slipsGuessed)]));
    const isGuessed = [...guesses.values()].some((guess) => guess !== null);
    const nearest = read.flatMap(({ word, known: found }) => guesses.get(word) ?? found).join(' ');
    return { words: unfound.map(({ typed }) => typed), nearest: isGuessed ? nearest : null };
  };

  const search = (words: readonly string[]) =>
    index.search(words.join(' '), {
      tokenize: () => [...words],
      boost: WEIGHTS,
      prefix: (word) => word.length > 1,
      weights: { prefix: 0.5, fuzzy: 0 },
    });

  const find = (query: string): readonly SearchHit[] => {
    const words = queryWords(query).flatMap(({ word }) => knownFor(word));
    if (words.length === 0) return [];
    const whole = wordsIn(query).join(' ');
    /** Whether the query is a name of it: 4 for its title, 3 for another name, 2 but for function words, 1 for one begun or with a slip. */
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
  return Object.assign(find, { unfoundIn });
}
