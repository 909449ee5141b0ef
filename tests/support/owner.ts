import catalogue from '../../src/data/catalogue/catalogue.json' with { type: 'json' };
import { allPages } from '../../src/content/lessonPages.ts';
import { chartPath, practiceCharts } from '../../src/content/practiceCharts.ts';
import { isSearchable } from '../../src/content/pages.ts';

/*
 * Content that an owner may replace, for tests that must pass with any owner's content. Browser tests load it
 * in Node.
 */

/** Whether a page should be in search engines and the sitemap. */
export const isListed = (page: Parameters<typeof isSearchable>[0]): boolean =>
  isSearchable(page) && !('isIndexed' in page && page.isIndexed === false);

interface Active {
  readonly name: string;
  readonly isActive: boolean;
}

const activeNames = (records: readonly Active[]): string[] =>
  records.filter(({ isActive }) => isActive).map(({ name }) => name);

export const { brokers: seededBrokers, platforms: seededPlatforms } = catalogue;

export const shownWebinars = catalogue.webinars.filter(({ isActive }) => isActive);

export const seededRevision = catalogue.revision;

/** The names of visible brokers, in order. */
export const shownBrokers = activeNames(seededBrokers);
export const shownPlatforms = activeNames(seededPlatforms.toSorted((a, b) => a.sortOrder - b.sortOrder));

/** Public URLs for search engines. */
export const publicAddresses: readonly string[] = allPages.filter(isListed).map(({ path }) => path);

/** Public URLs kept out of search engines. */
export const unlistedAddresses: readonly string[] = allPages
  .filter(({ isIndexed }) => isIndexed === false)
  .map(({ path }) => path);

/** Aliases and their canonical URLs. */
export const aliases: Readonly<Record<string, string>> = Object.fromEntries(
  allPages.flatMap(({ path, canonical }) => (canonical === undefined ? [] : [[path, canonical]])),
);

export const chartAddresses: readonly string[] = practiceCharts.map((_, index) => chartPath(index + 1));

/** Escapes text for a regular expression. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

export const signalAddresses: readonly string[] = catalogue.signals
  .filter(({ kind }) => kind === 'issued')
  .map(({ signal }) => `/services/signals/${String(signal)}`);
