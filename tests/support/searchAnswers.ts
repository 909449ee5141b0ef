import { searchFile } from '@/domain/searchFile';
import type { SearchEntry } from '@/domain/siteSearch';
import { publishedFile } from './catalogue';

/** Answers as a site does whose search knows these entries, and whose lists are empty. */
export const searchAnswers =
  (entries: readonly SearchEntry[]) =>
  (address: string): Promise<Response> =>
    Promise.resolve(new Response(address.endsWith('/search.json') ? searchFile(entries) : publishedFile(1)));
