import { expect, it } from 'vitest';
import { allPages } from '@/content/lessonPages';
import { page as privacyPage } from '@/content/pages/privacy';
import { site } from '@/content/site';
import { allStorageKeys } from '@/data/catalogue/storedLists';
import { pageWords as pages, sectionsOf, stringsIn, wordsOf } from '../../support/content';

const HYPE =
  /!|(?<!no )\bguaranteed?\b(?! stop)|risk-free|(?:\d%|high) win rate|limited time|hurry|act now|last chance|don['’]t miss/gi;

it('finds content for every public page', () => {
  expect([...pages.keys()].sort()).toEqual(
    [...new Set(allPages.map(({ content }) => `pages/${content}`))].sort(),
  );
});

it.each(['title', 'description', 'heading'] as const)('gives each page a unique %s', (words) => {
  const texts = [...pages.values()].map((page) => page[words].trim());
  expect(texts.filter((text, index) => text === '' || texts.indexOf(text) !== index)).toEqual([]);
});

it.each([...pages])('has a description of 50 to 160 characters on %s', (_name, { description }) => {
  expect(description.length, description).toBeGreaterThanOrEqual(50);
  expect(description.length, description).toBeLessThanOrEqual(160);
});

it.each([...pages])('has complete content and unique headings on %s', (_name, page) => {
  const texts = stringsIn(page).map(({ text }) => text);
  expect(
    texts.filter((text) => text.trim() === '' || /lorem ipsum|\bTODO\b|\bTBD\b|undefined|NaN/.test(text)),
  ).toEqual([]);
  const headings = [page.heading, ...(page.sections ?? []).map(({ heading }) => heading)];
  expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
  for (const { columns, rows } of sectionsOf({ sections: [], ...page }, 'table'))
    for (const row of rows) expect(row).toHaveLength(columns.length);
});

it.each([...pages])('has at most two lists of terms on %s', (_name, page) => {
  expect(sectionsOf({ sections: [], ...page }, 'definitions').length).toBeLessThanOrEqual(2);
});

it.each([...pages])('makes no promises on %s', (_name, page) => {
  expect(wordsOf(page).match(HYPE) ?? []).toEqual([]);
});

/** The text of a legally regulated page. */
const legalWords = (name: string) => wordsOf(pages.get(`pages/${name}`));

it.each(['about', 'privacy'])('states the operator and contact email on the %s page', (name) => {
  for (const text of [site.operator.legalName, site.operator.address, site.email])
    expect(legalWords(name)).toContain(text);
});

it('lists exactly the storage keys in use on the privacy page', () => {
  const listed = sectionsOf(privacyPage, 'table').flatMap(({ rows }) => rows.map(([key]) => key));
  expect(listed.toSorted()).toEqual(allStorageKeys.toSorted());
});
