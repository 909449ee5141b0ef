import { expect, it } from 'vitest';
import { atomFeed, jsonFeed, type FeedSource } from '@/content/signalFeeds';
import { site } from '@/content/site';
import { builtInRecord } from '@/data/signals/builtInRecord';
import { sampleEntries, sampleSignals } from '../../support/sampleSignals';

const ATOM = 'http://www.w3.org/2005/Atom';

/** RFC 3339, as both formats ask for. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

const urlOf = (path: string) => site.address + path;

const sources: readonly (readonly [string, FeedSource])[] = [
  ['the build', { signals: builtInRecord.signals, record: builtInRecord.head, urlOf }],
  [
    'the samples',
    { signals: sampleSignals, record: { length: 51, head: String(sampleEntries.at(-1)?.hash) }, urlOf },
  ],
];

/** What of a feed breaks a rule of RFC 4287. */
function breachesOf(source: string): string[] {
  const document = new DOMParser().parseFromString(source, 'application/xml');
  const broken = document.querySelector('parsererror');
  if (broken) return [`4287, 2: not well-formed: ${broken.textContent}`];
  const breaches: string[] = [];
  const expectThat = (isSo: boolean, rule: string) => {
    if (!isSo) breaches.push(rule);
  };
  const childrenOf = (parent: Element, name: string) =>
    [...parent.children].filter((child) => child.namespaceURI === ATOM && child.localName === name);
  const textOf = (parent: Element, name: string) => childrenOf(parent, name)[0]?.textContent ?? '';
  const feed = document.documentElement;
  const entries = childrenOf(feed, 'entry');
  expectThat(feed.namespaceURI === ATOM && feed.localName === 'feed', '4.1.1: the root is no feed');
  expectThat(entries.length > 0, 'there is no entry');
  for (const part of [feed, ...entries]) {
    const where = part === feed ? 'feed' : textOf(part, 'id');
    for (const name of ['id', 'title', 'updated'])
      expectThat(childrenOf(part, name).length === 1, `4.1: ${where} has not one ${name}`);
    expectThat(URL.canParse(textOf(part, 'id')), `4.2.6: ${where} has an id that is no IRI`);
    expectThat(textOf(part, 'title').trim() !== '', `4.2.14: ${where} has no title`);
    for (const date of [...childrenOf(part, 'updated'), ...childrenOf(part, 'published')])
      expectThat(TIME.test(date.textContent), `3.3: ${where} has the date ${date.textContent}`);
    const links = childrenOf(part, 'link');
    const kinds = links.map((link) =>
      ['rel', 'type', 'hreflang'].map((name) => link.getAttribute(name)).join(' '),
    );
    expectThat(new Set(kinds).size === kinds.length, `4.1.1: ${where} has two links of a kind`);
    for (const link of links)
      expectThat(URL.canParse(link.getAttribute('href') ?? ''), `4.2.7: ${where} has a link to nowhere`);
    for (const category of childrenOf(part, 'category'))
      expectThat((category.getAttribute('term') ?? '') !== '', `4.2.2: ${where} has a category without term`);
  }
  expectThat(
    childrenOf(feed, 'link').some((link) => link.getAttribute('rel') === 'self'),
    '4.1.1: the feed does not name itself',
  );
  const hasAuthor = (part: Element) =>
    childrenOf(part, 'author').some((author) => textOf(author, 'name').trim() !== '');
  expectThat(hasAuthor(feed) || entries.every(hasAuthor), '4.1.1: nobody is its author');
  for (const entry of entries) {
    const contents = childrenOf(entry, 'content');
    const [content] = contents;
    expectThat(contents.length <= 1, '4.1.2: an entry has two contents');
    expectThat(
      content?.getAttribute('type') !== 'text' || content.children.length === 0,
      '4.1.3.3: a text holds elements',
    );
    expectThat(
      content !== undefined ||
        childrenOf(entry, 'link').some((link) => link.getAttribute('rel') === 'alternate'),
      '4.1.2: an entry has neither content nor link',
    );
  }
  const ids = entries.map((entry) => textOf(entry, 'id'));
  expectThat(new Set(ids).size === ids.length, '4.1.1: two entries have one id');
  const newest =
    entries
      .map((entry) => textOf(entry, 'updated'))
      .toSorted()
      .at(-1) ?? '';
  expectThat(textOf(feed, 'updated') === newest, '4.2.15: the feed is not as new as its latest update');
  return breaches;
}

it.each(sources)('follows RFC 4287 in the Atom feed of %s', (_name, source) => {
  expect(breachesOf(atomFeed(source))).toEqual([]);
});

interface JsonItem {
  readonly id: unknown;
  readonly url?: string;
  readonly tags?: readonly unknown[];
}

it.each(sources)('follows version 1.1 in the JSON feed of %s', (_name, source) => {
  const feed = JSON.parse(jsonFeed(source)) as Readonly<Record<string, unknown>> & {
    readonly items: readonly JsonItem[];
  };
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: expect.stringMatching(/./) as unknown,
    home_page_url: urlOf('/services/signals'),
    feed_url: urlOf('/signals-feed.json'),
  });
  // Names of its own begin with an underscore.
  const known = 'version title description home_page_url feed_url language authors items'.split(' ');
  expect(Object.keys(feed).filter((name) => !name.startsWith('_') && !known.includes(name))).toEqual([]);
  expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length);
  for (const item of feed.items) {
    expect(item).toMatchObject({
      id: expect.stringMatching(/./) as unknown,
      title: expect.stringMatching(/./) as unknown,
      content_text: expect.stringMatching(/./) as unknown,
      date_published: expect.stringMatching(TIME) as unknown,
    });
    expect(URL.canParse(item.url ?? '')).toBe(true);
    expect(item.tags?.every((tag) => typeof tag === 'string')).toBe(true);
  }
});
