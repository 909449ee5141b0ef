import { describe, expect, it } from 'vitest';
import { allPages } from '@/content/lessonPages';
import { site } from '@/content/site';
import { allKeys } from '@/data/catalogue/storedLists';
import { contentModules, pageWords as pages, sectionsOf, textsIn, wordsOf } from '../../support/content';

/** What more than one page may show because it is one thing: the site's own data, its rules and the example signal. */
const shared = [...contentModules.values()].flatMap((module) =>
  'page' in module ? [] : Object.values(module),
);
const sharedValues = new Set(shared);

/** Labels of links say what the page they lead to is called, so they may be alike. */
const IGNORED_KEYS = new Set(['label', 'to']);

const MIN_WORDS = 6;

const HYPE =
  /!|(?<!no )\bguaranteed?\b(?! stop)|risk-free|(?:\d%|high) win rate|limited time|hurry|act now|last chance|don['’]t miss/gi;

/** The sentences of a text that are long enough to be noticed, without case and outer punctuation. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .split(/\s+/)
        .map((word) => word.replace(/^[^\p{L}\p{N}$]+|[^\p{L}\p{N}%]+$/gu, ''))
        .filter((word) => word !== ''),
    )
    .filter((words) => words.length >= MIN_WORDS)
    .map((words) => words.join(' '));

it('finds the words of every public page', () => {
  expect([...pages.keys()].sort()).toEqual(
    [...new Set(allPages.map(({ content }) => `pages/${content}`))].sort(),
  );
});

it.each(['title', 'description', 'heading', 'lead'] as const)('gives no two pages the same %s', (words) => {
  const texts = [...pages.values()].map((page) => page[words]);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

describe.each([...pages])('content/%s', (_name, page) => {
  it('has a description of 50 to 160 characters', () => {
    expect(page.description.length).toBeGreaterThanOrEqual(50);
    expect(page.description.length).toBeLessThanOrEqual(160);
  });

  it('has a title, a heading and a lead that says something', () => {
    expect(page.title.trim()).not.toBe('');
    expect(page.heading.trim()).not.toBe('');
    expect(page.lead.split(' ').length).toBeGreaterThan(8);
  });

  it('has no text that was left unwritten', () => {
    const texts = textsIn(page).map(({ text }) => text);
    expect(
      texts.filter((text) => text.trim() === '' || /lorem ipsum|\bTODO\b|\bTBD\b|undefined|NaN/.test(text)),
    ).toEqual([]);
  });

  it('has headings of its own', () => {
    const headings = [page.heading, ...(page.sections ?? []).map(({ heading }) => heading)];
    expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
  });

  it('fills every cell of its tables', () => {
    for (const { columns, rows } of sectionsOf({ sections: [], ...page }, 'table'))
      for (const row of rows) {
        expect(row).toHaveLength(columns.length);
        expect(row.filter((cell) => cell.trim() === '')).toEqual([]);
      }
  });

  it('promises nothing and shouts nothing', () => {
    expect(wordsOf(page).match(HYPE) ?? []).toEqual([]);
  });
});

/** The words of a page that the law has something to say about. */
const legalWords = (name: string) => wordsOf(pages.get(`pages/${name}`));

it.each(['about', 'privacy'])(
  'names the company behind the site and where to write on the %s page',
  (name) => {
    for (const text of [site.operator.legalName, site.operator.address, site.email])
      expect(legalWords(name)).toContain(text);
  },
);

it.each(allKeys)('L42: lists %s, a key of the storage, on the privacy page', (key) => {
  expect(legalWords('privacy').split('\n')).toContain(key);
});

describe('the phrase check', () => {
  it('finds sentences of six words, whatever their case and punctuation', () => {
    const text = 'Too short to count. One two “three” four, five SIX! Risk 1-2% of it – no more than $1.50.';
    expect(sentencesOf(text)).toEqual(['one two three four five six', 'risk 1-2% of it no more than $1.50']);
  });

  it('L09: lets no two pages share a sentence', () => {
    const pagesBySentence = new Map<string, Set<string>>();
    const quoted = new Set(textsIn(shared).flatMap(({ text }) => sentencesOf(text)));
    for (const [name, page] of pages)
      for (const { key, text } of textsIn(page, sharedValues)) {
        if (IGNORED_KEYS.has(key)) continue;
        for (const sentence of sentencesOf(text).filter((one) => !quoted.has(one)))
          pagesBySentence.set(sentence, (pagesBySentence.get(sentence) ?? new Set()).add(name));
      }
    const repeated = [...pagesBySentence]
      .filter(([, names]) => names.size > 1)
      .map(([sentence, names]) => `${[...names].join(' + ')}: ${sentence}`);
    expect(repeated).toEqual([]);
  });
});
