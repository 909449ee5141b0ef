import { describe, expect, it } from 'vitest';
import type { PageWords } from '@/content/page';
import { contentModules, textsIn } from '../support/content';

const isPage = (value: unknown): value is PageWords =>
  typeof value === 'object' && value !== null && 'title' in value && 'lead' in value;

const pages = new Map(
  [...contentModules].flatMap(([name, module]): [string, PageWords][] =>
    isPage(module.page) ? [[name, module.page]] : [],
  ),
);

/** What more than one page may show because it is one thing: the site's own data and the example signal. */
const shared = new Set(
  [...contentModules.values()].flatMap((module) => (isPage(module.page) ? [] : Object.values(module))),
);

/** Labels of links say what the page they lead to is called, so they may be alike. */
const IGNORED_KEYS = new Set(['label', 'to']);

const MIN_WORDS = 6;

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

it('finds a page for every public screen', () => {
  // 27 specified pages, two legal ones and the one for what is not found.
  expect(pages.size).toBe(30);
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
});

describe('the phrase check', () => {
  it('finds sentences of six words, whatever their case and punctuation', () => {
    const text = 'Too short to count. One two “three” four, five SIX! Risk 1-2% of it – no more than $1.50.';
    expect(sentencesOf(text)).toEqual(['one two three four five six', 'risk 1-2% of it no more than $1.50']);
  });

  it('lets no two pages share a sentence', () => {
    const pagesBySentence = new Map<string, Set<string>>();
    for (const [name, page] of pages)
      for (const { key, text } of textsIn(page, shared)) {
        if (IGNORED_KEYS.has(key)) continue;
        for (const sentence of sentencesOf(text))
          pagesBySentence.set(sentence, (pagesBySentence.get(sentence) ?? new Set()).add(name));
      }
    const repeated = [...pagesBySentence]
      .filter(([, names]) => names.size > 1)
      .map(([sentence, names]) => `${[...names].join(' + ')}: ${sentence}`);
    expect(repeated).toEqual([]);
  });
});
