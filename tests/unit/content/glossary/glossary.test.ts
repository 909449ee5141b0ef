import { describe, expect, it } from 'vitest';
import { glossaryEntries } from '@/content/glossary/glossaryEntries';
import { relatedTerms } from '@/content/glossary/relatedTerms';
import type { LessonContent } from '@/content/lesson';
import { allPages } from '@/content/lessonPages';
import type { PageWords, Section } from '@/content/page';
import { page as glossaryPage } from '@/content/pages/glossary';
import { plainText, type RichText } from '@/content/richText';
import { structuredDataBlock } from '@/site/seo/structuredData';
import { pageWords, wordsOf } from '../../../support/content';

const names = glossaryEntries.flatMap(({ name, otherNames }) => [name, ...otherNames]);

/** The terms that a value marks, in its order, each as often as it is marked. */
function marksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (
    'term' in value &&
    'text' in value &&
    Object.keys(value).length === 2 &&
    names.includes(String(value.term))
  )
    return [String(value.term)];
  return Object.values(value).flatMap(marksIn);
}

const contentOf = (address: string) =>
  pageWords.get(`pages/${allPages.find(({ path }) => path === address)?.content ?? ''}`);

/** Whether a text uses a name, in any number and with or without a hyphen. */
const uses = (text: string, name: string) =>
  new RegExp(String.raw`(?<![a-z])${name.toLowerCase().replace(/[-/ ]/g, '[-/ ]')}`, 'i').test(text);

/** The sentences of a page in which terms can be marked, in its order. */
const runningTexts = (page: PageWords & Partial<{ readonly sections: readonly Section[] }>): RichText[] =>
  (page.sections ?? []).flatMap((section): readonly RichText[] => {
    if (section.kind === 'prose' || section.kind === 'warning') return section.paragraphs;
    if (section.kind === 'list') return section.items;
    if (section.kind === 'definitions') return section.rows.map(({ text }) => text);
    if (section.kind === 'steps') return section.steps.map(({ text }) => text);
    if (section.kind === 'questions') return section.items.map(({ answer }) => answer);
    return section.kind === 'workedExample' ? [section.conclusion] : [];
  });

/** Whether a text uses a word by itself, in any number. */
const says = (text: string, word: string) =>
  new RegExp(String.raw`(?<![\p{L}-])${word.replace(/[-/ ]/g, '[-/ ]')}(?:e?s)?(?![\p{L}-])`, 'iu').test(
    text,
  );

/** The words of a text without those that are marked. */
const unmarked = (text: RichText): string =>
  typeof text === 'string' ? text : plainText(text.filter((part) => marksIn(part).length === 0));

/** The unmarked words before the mark of a term, from the beginning of the page. */
function textBefore(texts: readonly RichText[], name: string): string {
  const at = texts.findIndex((text) => marksIn(text).includes(name));
  const marked = texts[at];
  const own = typeof marked === 'string' || marked === undefined ? [] : marked;
  const place = own.findIndex((part) => marksIn(part).includes(name));
  return [...texts.slice(0, at), own.slice(0, place)].map(unmarked).join('\n');
}

const isLesson = (page: PageWords): page is LessonContent => 'checks' in page;

describe('the glossary', () => {
  it('L51: has unique names, and an anchor of its own for each', () => {
    const keys = names.map((name) => name.toLowerCase());
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    const anchors = glossaryEntries.map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(glossaryEntries.length);
  });

  it('L51: says each term in 20 to 175 characters', () => {
    const lengths = glossaryEntries.map(({ name, text }) => [name, text.length] as const);
    expect(lengths.filter(([, length]) => length < 20 || length > 175)).toEqual([]);
  });

  it('stands in the order of the alphabet, whatever is a capital', () => {
    const read = glossaryEntries.map(({ name }) => name.toLowerCase().replaceAll('-', ' '));
    expect(read).toEqual(read.toSorted((one, other) => one.localeCompare(other, 'en')));
  });

  it.each(glossaryEntries)(
    'L51: $name is explained on the page it leads to',
    ({ name, otherNames, learnAt }) => {
      const page = contentOf(learnAt.to);
      expect(page, `there is no page at ${learnAt.to}`).toBeDefined();
      const words = wordsOf(page);
      expect([name, ...otherNames].filter((one) => uses(words, one))).not.toEqual([]);
    },
  );

  it('gives each term one to six others to read beside it, and leads back from each', () => {
    for (const { name, related } of glossaryEntries) {
      expect(related.length, name).toBeGreaterThan(0);
      expect(related.length, name).toBeLessThanOrEqual(8);
      expect(related, name).not.toContain(name);
      for (const other of related) expect(relatedTerms(other), `${name} and ${other}`).toContain(name);
    }
  });

  it('L61: tells search engines each term with the address of its definition', () => {
    const block = structuredDataBlock(glossaryPage, '/glossary');
    const { '@graph': graph } = JSON.parse(block.replace(/^<script[^>]*>|<\/script>$/g, '')) as {
      '@graph': { '@type': string; hasDefinedTerm: { name: string; url: string; description: string }[] }[];
    };
    const set = graph.find((thing) => thing['@type'] === 'DefinedTermSet');
    expect(set?.hasDefinedTerm.map(({ name }) => name)).toEqual(glossaryEntries.map(({ name }) => name));
    for (const { url } of set?.hasDefinedTerm ?? []) expect(url).toMatch(/\/glossary#[a-z0-9-]+$/);
  });
});

it('L10: every term is explained where a page uses it: marked there, and leading to its definition', () => {
  const marked = new Set([...pageWords.values()].flatMap(marksIn));
  expect(glossaryEntries.map(({ name }) => name).filter((name) => !marked.has(name))).toEqual([]);
});

describe.each([...pageWords])('L10: content/%s', (_name, page) => {
  const marks = marksIn(page);

  it('marks a term once, and at most eight terms', () => {
    expect(marks.filter((mark, index) => marks.indexOf(mark) !== index)).toEqual([]);
    expect(marks.length).toBeLessThanOrEqual(8);
  });

  it('marks the first use of a term by that word', () => {
    const texts = runningTexts(page);
    const late = [...new Set(texts.flatMap(marksIn))].filter((name) => says(textBefore(texts, name), name));
    expect(late).toEqual([]);
  });

  it('marks terms in its running text only', () => {
    if (!isLesson(page)) return;
    const running = page.sections.flatMap((section) =>
      section.kind === 'prose' ||
      section.kind === 'warning' ||
      section.kind === 'list' ||
      section.kind === 'steps' ||
      section.kind === 'workedExample' ||
      section.kind === 'definitions'
        ? marksIn(section)
        : [],
    );
    expect(marks).toEqual(running);
  });
});
