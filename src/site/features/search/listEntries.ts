import { pages } from '@/content/pages';
import { platformPath } from '@/content/platformPath';
import type { ListedHere, ListedRecord } from '@/data/search/loadSearch';
import { preview } from '@/domain/preview';
import { MAX_SEARCH_QUERY, otherWords, type SearchEntry, type SearchKind } from '@/domain/siteSearch';

/** A description may be as long as an administrator likes. */
const SHOWN_CHARACTERS = 200;

const entryOf = (
  kind: SearchKind,
  address: string,
  { name, description, features }: ListedRecord,
): SearchEntry => ({
  kind,
  address,
  title: name,
  names: [],
  text: preview(description, SHOWN_CHARACTERS),
  words: otherWords([kind, description, ...features], [name]),
});

/** The list of brokers with this one alone: there is no page of each. */
const brokerAddress = (name: string) =>
  `/ib-partners?${new URLSearchParams({ q: name.slice(0, MAX_SEARCH_QUERY) }).toString()}`;

/** Whether the search file has a page of this address, or of another one for it. */
const hasGuide = (address: string) => pages.some(({ path }) => path === address);

/** Brokers and platforms as results that lead to where they are shown: each name once at an address, and no second one for a guide. */
export function listEntries({ brokers, platforms }: ListedHere): readonly SearchEntry[] {
  const entries = [
    ...brokers.map((broker) => entryOf('broker', brokerAddress(broker.name), broker)),
    ...platforms
      .map((platform) => entryOf('platform', platformPath(platform.name) ?? '/platforms', platform))
      .filter(({ address }) => address === '/platforms' || !hasGuide(address)),
  ];
  return [
    ...new Map(entries.toReversed().map((entry) => [entry.address + entry.title, entry])).values(),
  ].toReversed();
}
