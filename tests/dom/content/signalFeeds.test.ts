import fc from 'fast-check';
import { expect, it } from 'vitest';
import { atomFeed, jsonFeed, type FeedSource } from '@/content/signalFeeds';
import { site } from '@/content/site';
import { entriesOf, type SignalDraft } from '@/domain/signals/draft';
import { replayRecord } from '@/domain/signals/replay';
import { numRuns } from '../../support/properties';
import { sampleEntries, sampleSignals } from '../../support/sampleSignals';
import { aSignalDraft, anEvent, anIssued, draftTexts, withIds, onDay, signalOf } from '../../support/signals';

const HEAD = String(sampleEntries.at(-1)?.hash);

const sourceOf = (fields: Partial<FeedSource> = {}): FeedSource => ({
  signals: sampleSignals,
  record: { length: 51, head: HEAD },
  urlOf: (path) => `https://upmark.example${path}`,
  ...fields,
});

const ATOM = 'http://www.w3.org/2005/Atom';

function parsed(feed: string): Document {
  const document = new DOMParser().parseFromString(feed, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent ?? '').toBe('');
  return document;
}

const textIn = (parent: Element | Document, name: string): string =>
  parent.getElementsByTagNameNS(ATOM, name)[0]?.textContent ?? '';

const entriesIn = (document: Document) => [...document.getElementsByTagNameNS(ATOM, 'entry')];

interface JsonFeedItem {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly content_text: string;
  readonly date_published: string;
  readonly tags: readonly string[];
}

const parsedJson = (feed: string) =>
  JSON.parse(feed) as Readonly<Record<string, unknown>> & { readonly items: readonly JsonFeedItem[] };

it('includes the elements that Atom requires', () => {
  const document = parsed(atomFeed(sourceOf()));
  const feed = document.documentElement;
  expect([feed.namespaceURI, feed.localName]).toEqual([ATOM, 'feed']);
  expect(textIn(feed, 'id')).toBe(`tag:${site.feedAuthority}:signals`);
  expect(textIn(feed, 'updated')).toBe('2026-11-20T09:34:00.000Z');
  expect(
    [...feed.children]
      .filter(({ localName }) => localName === 'link')
      .map((link) => [link.getAttribute('rel'), link.getAttribute('href')]),
  ).toEqual([
    ['self', 'https://upmark.example/signals.atom'],
    ['alternate', 'https://upmark.example/services/signals'],
  ]);
  for (const entry of entriesIn(document))
    for (const name of ['id', 'title', 'updated', 'published', 'content'])
      expect(textIn(entry, name), name).not.toBe('');
});

it('lists the latest 50 updates, without results in their titles', () => {
  const entries = entriesIn(parsed(atomFeed(sourceOf())));
  expect(entries.length).toBe(50);
  expect(textIn(entries[0] ?? new Document(), 'id')).toBe(`tag:${site.feedAuthority}:signals/16/51`);
  const titles = entries.map((entry) => textIn(entry, 'title'));
  expect(titles[0]).toBe('Sample signal 16: Oil (WTI), buy, published');
  expect(titles).toContain('Sample signal 14: US 100, buy, partially closed');
  expect(titles.filter((title) => /[+−]\d|\dR/.test(title))).toEqual([]);
});

it('includes the plan, reason and URL of a signal, and a risk warning', () => {
  const [first] = entriesIn(parsed(atomFeed(sourceOf())));
  const content = (first && textIn(first, 'content')) ?? '';
  for (const words of [
    'A sample: its prices and story are invented.',
    'Buy with a limit order, 71.20 to 71.50. Stop loss 70.10. Target 74.30.',
    'Reason: Three weeks of rising lows',
    'Void if: A daily close below 70.10.',
    'You can lose money fast',
    'https://upmark.example/services/signals/16',
  ])
    expect(content).toContain(words);
});

it('keeps every character that XML allows', () => {
  const note = 'Ends & begins <b>"here"</b> ]]> 😀 \u0001\u0000\ufffe é and more.';
  const entries = withIds([anIssued({ instrument: 'A & B <i>' }), anEvent('cancelled', onDay(1), { note })]);
  const { signals } = replayRecord(entries);
  const [cancelled, issued] = entriesIn(parsed(atomFeed(sourceOf({ signals }))));
  expect(issued && textIn(issued, 'title')).toBe('Signal 1: A & B <i>, buy, published');
  expect(cancelled && textIn(cancelled, 'content')).toContain(
    'Ends & begins <b>"here"</b> ]]> 😀  é and more.',
  );
});

it('remains well-formed whatever the text of a note', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
      const entries = withIds([anIssued(), anEvent('cancelled', onDay(1), { note: `x${text}` })]);
      const document = parsed(atomFeed(sourceOf({ signals: replayRecord(entries).signals })));
      expect(entriesIn(document).length).toBe(2);
    }),
    { numRuns: Math.min(numRuns, 500) },
  );
});

const feed = parsedJson(jsonFeed(sourceOf()));

it('includes the JSON Feed version, the URLs and the head of the record', () => {
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'https://upmark.example/signals-feed.json',
    home_page_url: 'https://upmark.example/services/signals',
    language: 'en',
    authors: [{ name: site.name }],
    _upmark: { entries: 51, head: HEAD },
  });
});

it('lists the same items as the Atom feed', () => {
  const atom = entriesIn(parsed(atomFeed(sourceOf()))).map((entry) => [
    textIn(entry, 'id'),
    textIn(entry, 'title'),
  ]);
  expect(feed.items.map(({ id, title }) => [id, title])).toEqual(atom);
});

it('leaves out unpublished updates', () => {
  const { signals } = replayRecord([
    ...withIds([anIssued()]),
    { ...anEvent('cancelled', onDay(1), { note: 'No.' }), publishedAt: '' },
  ]);
  expect(parsedJson(jsonFeed(sourceOf({ signals }))).items.length).toBe(1);
});

/** Shown on a signal's page only. */
const NOT_IN_FEEDS: readonly string[] = ['timeframe', 'source'];

it('contains every other text of a new signal', () => {
  const feed = (fields: Partial<SignalDraft>) => {
    const [issued] = entriesOf(aSignalDraft(fields));
    return atomFeed(sourceOf({ signals: [signalOf({ ...anIssued(), ...issued })] }));
  };
  const missing = draftTexts.filter(
    (field) => feed({ [field]: 'Something else, and long enough.' }) === feed({}),
  );
  expect(
    missing,
    'Add these fields to itemText (signalFeeds.ts), and to sentencesOf (signalWords.ts)',
  ).toEqual(NOT_IN_FEEDS);
});
