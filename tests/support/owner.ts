import catalogue from '../../src/data/catalogue/catalogue.json' with { type: 'json' };
import { allPages } from '../../src/content/lessonPages.ts';
import { chartPath, practiceCharts } from '../../src/content/practiceCharts.ts';
import { isSearched } from '../../src/content/pages.ts';

/*
 * What an owner replaces, for tests that say what is shown of it, whoever's it is. Read in Node as well: the browser
 * tests take it from here too.
 */

/** Whether search engines and the sitemap should know a page by this address. */
export const isListed = (page: Parameters<typeof isSearched>[0]): boolean =>
  isSearched(page) && !('isIndexed' in page && page.isIndexed === false);

interface Active {
  readonly name: string;
  readonly isActive: boolean;
}

const activeNames = (records: readonly Active[]): string[] =>
  records.filter(({ isActive }) => isActive).map(({ name }) => name);

/** The brokers and platforms that the site comes with. */
export const { brokers: seededBrokers, platforms: seededPlatforms } = catalogue;

/** The webinars that visitors see of those it comes with. */
export const shownWebinars = catalogue.webinars.filter(({ isActive }) => isActive);

/** The revision of the catalogue that the site comes with. */
export const seededRevision = catalogue.revision;

/** The names of those that visitors see, in the order of their cards. */
export const shownBrokers = activeNames(seededBrokers);
export const shownPlatforms = activeNames(seededPlatforms.toSorted((a, b) => a.sortOrder - b.sortOrder));

/** The addresses of the public pages that are there for search engines. */
export const publicAddresses: readonly string[] = allPages.filter(isListed).map(({ path }) => path);

/** Those that they should leave out. */
export const unlistedAddresses: readonly string[] = allPages
  .filter(({ isIndexed }) => isIndexed === false)
  .map(({ path }) => path);

/** Other addresses of some of them, and the one that search engines should know. */
export const aliases: Readonly<Record<string, string>> = Object.fromEntries(
  allPages.flatMap(({ path, canonical }) => (canonical === undefined ? [] : [[path, canonical]])),
);

/** The pages of the charts to practise on. */
export const chartAddresses: readonly string[] = practiceCharts.map((_, index) => chartPath(index + 1));

/** A text as a regular expression that finds it. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The pages of the signals that the site comes with. */
export const signalAddresses: readonly string[] = catalogue.signals
  .filter(({ kind }) => kind === 'issued')
  .map(({ signal }) => `/services/signals/${String(signal)}`);
