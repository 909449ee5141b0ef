import type { SignalEntry } from '@/domain/signals/entry';
import type { Signal } from '@/domain/signals/signal';
import { entryWords, kindWords, RISK_LINE, signalTitle } from './signalWords';
import { LANGUAGE } from '@/domain/text/locale';
import type { SitePath } from './pages';
import { signalPath } from './signalPath';
import { site } from './site';

/*
 * The signal feeds, with a permanent item for each of the latest entries in the record. They are written
 * by the build, and offered to administrators who publish.
 */

const MAX_ITEMS = 50;
const BOARD_PATH: SitePath = '/services/signals';
const FEED_TITLE = `${site.name}: trading signals`;
const FEED_SUBTITLE = 'Every entry of the record of signals, as it was published.';

export const FEED_FILES = { atom: 'signals.atom', json: 'signals-feed.json' } as const;

interface FeedItem {
  readonly entry: SignalEntry;
  readonly signal: Signal;
}

export interface FeedSource {
  readonly signals: readonly Signal[];
  /** The length and head of the record. Subscribers' copies prove what they were. */
  readonly record: { readonly length: number; readonly head: string };
  /** The absolute URL of a path. */
  readonly urlOf: (path: string) => string;
}

const latestItems = ({ signals }: FeedSource): FeedItem[] =>
  signals
    .flatMap((signal) => signal.entries.map((entry) => ({ entry, signal })))
    .filter(({ entry }) => entry.publishedAt !== '')
    .toSorted((a, b) => Number(b.entry.id) - Number(a.entry.id))
    .slice(0, MAX_ITEMS);

const feedId = (path: string) => `tag:${site.feedAuthority}:signals${path}`;
const itemId = ({ entry }: FeedItem) => feedId(`/${String(entry.signal)}/${entry.id}`);
const itemTitle = ({ entry, signal }: FeedItem) => `${signalTitle(signal)}, ${kindWords(entry)}`;

function itemText({ entry, signal }: FeedItem, url: string): string {
  const issued =
    entry.kind === 'issued'
      ? [`Reason: ${entry.reason}`, `Void if: ${entry.invalidation}`, `Interests: ${entry.interest}`]
      : [];
  return [
    ...(signal.issued.sample ? ['A sample: its prices and story are invented.'] : []),
    entryWords(entry),
    ...issued,
    entry.note,
    `By ${entry.by}.`,
    RISK_LINE,
    url,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

const FORBIDDEN_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escapeXml = (text: string): string =>
  text
    .replace(FORBIDDEN_IN_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The latest entries as an Atom feed (RFC 4287). */
export function atomFeed(source: FeedSource): string {
  const { urlOf } = source;
  const items = latestItems(source);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE}">`,
    `  <id>${escapeXml(feedId(''))}</id>`,
    `  <title>${escapeXml(FEED_TITLE)}</title>`,
    `  <subtitle>${escapeXml(FEED_SUBTITLE)}</subtitle>`,
    // The epoch for an empty record, so that builds are reproducible.
    `  <updated>${items[0]?.entry.publishedAt ?? '1970-01-01T00:00:00.000Z'}</updated>`,
    `  <author><name>${escapeXml(site.name)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(urlOf(`/${FEED_FILES.atom}`))}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(urlOf(BOARD_PATH))}"/>`,
    ...items.flatMap((item) => {
      const url = urlOf(signalPath(item.signal.number));
      return [
        '  <entry>',
        `    <id>${escapeXml(itemId(item))}</id>`,
        `    <title>${escapeXml(itemTitle(item))}</title>`,
        `    <updated>${escapeXml(item.entry.publishedAt)}</updated>`,
        `    <published>${escapeXml(item.entry.publishedAt)}</published>`,
        `    <link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
        `    <category term="${escapeXml(item.signal.issued.market)}"/>`,
        `    <content type="text">${escapeXml(itemText(item, url))}</content>`,
        '  </entry>',
      ];
    }),
    '</feed>',
    '',
  ].join('\n');
}

/** The latest entries as a JSON Feed 1.1; `_upmark` contains the length and head of the record. */
export function jsonFeed(source: FeedSource): string {
  const { urlOf, record } = source;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: FEED_TITLE,
    description: FEED_SUBTITLE,
    home_page_url: urlOf(BOARD_PATH),
    feed_url: urlOf(`/${FEED_FILES.json}`),
    language: LANGUAGE,
    authors: [{ name: site.name }],
    items: latestItems(source).map((item) => {
      const url = urlOf(signalPath(item.signal.number));
      return {
        id: itemId(item),
        url,
        title: itemTitle(item),
        content_text: itemText(item, url),
        date_published: item.entry.publishedAt,
        tags: [item.signal.issued.market],
      };
    }),
    _upmark: { entries: record.length, head: record.head },
  });
}
