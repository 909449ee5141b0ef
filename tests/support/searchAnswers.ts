import { searchFile } from '@/domain/search/searchFile';
import type { SearchEntry } from '@/domain/search/siteSearch';
import { publishedFile } from './catalogue';

export const pagesTitled = (titles: readonly string[]): SearchEntry[] =>
  titles.map((title, number) => ({
    kind: 'page',
    title,
    address: `/page-${String(number)}`,
    names: [],
    words: '',
    text: 'Words.',
  }));

/** Serves these search entries and an empty catalogue. */
export const searchAnswers =
  (entries: readonly SearchEntry[]) =>
  (address: string): Promise<Response> =>
    Promise.resolve(new Response(address.endsWith('/search.json') ? searchFile(entries) : publishedFile(1)));
