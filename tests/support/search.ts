import { allPages } from '@/content/lessonPages';
import { searchEntries } from '@/content/searchEntries';
import { builtInRecord } from '@/data/signals/builtInRecord';
import { indexEntries } from '@/domain/siteSearch';
import { pageWords } from './content';
import { publicAddresses } from './owner';

const pages = allPages.flatMap((info) => {
  const words = pageWords.get(`pages/${info.content}`);
  return words && publicAddresses.includes(info.path) ? [{ info, words }] : [];
});

/** What the site's search knows. */
export const foundEntries = searchEntries(pages, builtInRecord.signals);

export const findEntries = indexEntries(foundEntries);

/** The addresses of the first three results. */
export const firstThree = (query: string): readonly string[] =>
  findEntries(query)
    .slice(0, 3)
    .map(({ entry }) => entry.address);
