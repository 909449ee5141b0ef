import { expect, it } from 'vitest';
import { glossaryEntries } from '@/content/glossary/glossaryEntries';
import { relatedTerms } from '@/content/glossary/relatedTerms';
import { page as glossaryPage } from '@/content/pages/glossary';
import { structuredDataBlock } from '@/site/seo/structuredData';

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

it('gives each term unique names and a unique anchor', () => {
  const names = glossaryEntries.flatMap(({ name, alsoCalled, alsoExplains }) => [
    name,
    ...alsoCalled,
    ...alsoExplains,
  ]);
  expect(repeated(names.map((name) => name.toLowerCase()))).toEqual([]);
  expect(repeated(glossaryEntries.map(({ anchor }) => anchor))).toEqual([]);
});

it('sorts terms alphabetically, ignoring case', () => {
  const read = glossaryEntries.map(({ name }) => name.toLowerCase().replaceAll('-', ' '));
  expect(read).toEqual(read.toSorted((one, other) => one.localeCompare(other, 'en')));
});

it.each(glossaryEntries)('explains $name in 20 to 175 characters', ({ text }) => {
  expect(text.length, text).toBeGreaterThanOrEqual(20);
  expect(text.length, text).toBeLessThanOrEqual(175);
});

it('puts each term into a group of related terms', () => {
  const alone = glossaryEntries.filter(({ related }) => related.length === 0).map(({ name }) => name);
  expect(alone, 'Add these terms to a group in relatedTerms.ts').toEqual([]);
});

it('links related terms in both directions', () => {
  for (const { name, related } of glossaryEntries) {
    expect(related, name).not.toContain(name);
    for (const other of related) expect(relatedTerms(other), `${name} and ${other}`).toContain(name);
  }
});

it('lists each term with its URL in the structured data', () => {
  const block = structuredDataBlock(glossaryPage, '/glossary');
  const { '@graph': graph } = JSON.parse(block.replace(/^<script[^>]*>|<\/script>$/g, '')) as {
    '@graph': { '@type': string; hasDefinedTerm: { name: string; url: string; description: string }[] }[];
  };
  const set = graph.find((thing) => thing['@type'] === 'DefinedTermSet');
  expect(set?.hasDefinedTerm.map(({ name }) => name)).toEqual(glossaryEntries.map(({ name }) => name));
  for (const { url } of set?.hasDefinedTerm ?? []) expect(url).toMatch(/\/glossary#[a-z0-9-]+$/);
});
