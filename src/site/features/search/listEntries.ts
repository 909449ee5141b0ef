import { pages, type SiteUrl } from '@/content/pages';
import { platformPath } from '@/content/platformPath';
import type { SearchableLists, SearchableRecord } from '@/data/search/loadSearch';
import { truncate } from '@/domain/text/truncate';
import { MAX_SEARCH_LENGTH, otherWords, type SearchEntry, type SearchKind } from '@/domain/search/siteSearch';

/** Descriptions by administrators can be long. */
const MAX_TEXT_CHARACTERS = 200;

const entryOf = (
  kind: SearchKind,
  address: string,
  { name, description, features }: SearchableRecord,
): SearchEntry => ({
  kind,
  address,
  title: name,
  names: [],
  text: truncate(description, MAX_TEXT_CHARACTERS),
  words: otherWords([kind, description, ...features], [name]),
});

/** Brokers have no pages of their own, so this links to the list filtered by name. */
const brokerQuery = (name: string): SiteUrl =>
  `/ib-partners?${new URLSearchParams({ q: name.slice(0, MAX_SEARCH_LENGTH) }).toString()}`;

/** Whether the search file already contains this page. */
const hasGuide = (address: string) => pages.some(({ path }) => path === address);

/** Brokers and platforms as search results, without duplicates of each other or of a guide. */
export function catalogueSearchEntries({ brokers, platforms }: SearchableLists): readonly SearchEntry[] {
  const entries = [
    ...brokers.map((broker) => entryOf('broker', brokerQuery(broker.name), broker)),
    ...platforms
      .map((platform) => entryOf('platform', platformPath(platform.name) ?? '/platforms', platform))
      .filter(({ address }) => address === '/platforms' || !hasGuide(address)),
  ];
  return [
    ...new Map(entries.toReversed().map((entry) => [entry.address + entry.title, entry])).values(),
  ].toReversed();
}
