import { allPages } from '@/content/lessonPages';
import { isSearchable } from '@/content/pages';
import { searchEntries } from '@/content/searchEntries';
import { builtInRecord } from '@/data/signals/builtInRecord';
import { indexEntries } from '@/domain/search/siteSearch';
import { pageWords } from './content';

const pages = allPages.filter(isSearchable).flatMap((info) => {
  const words = pageWords.get(`pages/${info.content}`);
  return words ? [{ info, words }] : [];
});

export const foundEntries = searchEntries(pages, builtInRecord.signals);

export const findEntries = indexEntries(foundEntries);

export const firstThree = (query: string): readonly string[] =>
  findEntries(query)
    .slice(0, 3)
    .map(({ entry }) => entry.address);
