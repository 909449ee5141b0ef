import { searchFile } from '@/domain/searchFile';
import type { SearchEntry } from '@/domain/siteSearch';
import { publishedFile } from './catalogue';

/** A page of the search for each title. */
export const pagesTitled = (titles: readonly string[]): SearchEntry[] =>
  titles.map((title, number) => ({
    kind: 'page',
    title,
    address: `/page-${String(number)}`,
    names: [],
    words: '',
    text: 'Words.',
  }));

/** Answers as a site does whose search knows these entries, and whose lists are empty. */
export const searchAnswers =
  (entries: readonly SearchEntry[]) =>
  (address: string): Promise<Response> =>
    Promise.resolve(new Response(address.endsWith('/search.json') ? searchFile(entries) : publishedFile(1)));
