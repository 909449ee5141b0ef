import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router-dom';
import { adminPages, adminRoutes } from '@/admin/adminRoutes';
import { allPages } from '@/content/lessonPages';
import { chartPath, practiceCharts } from '@/content/practiceCharts';
import type { PageSummary } from '@/content/page';
import { isSearchable, type PageInfo } from '@/content/pages';
import { searchEntries } from '@/content/searchEntries';
import { atomFeed, FEED_FILES, jsonFeed, type FeedSource } from '@/content/signalFeeds';
import { signalPath } from '@/content/signalPath';
import { signalWords } from '@/content/signalWords';
import { site } from '@/content/site';
import { calendarPath, webinarCalendar } from '@/content/webinarCalendar';
import { builtInCatalogue } from '@/data/catalogue/builtInCatalogue';
import { builtInSeeds } from '@/data/catalogue/builtInSeeds';
import { latestSeeds } from '@/runtime/catalogueReaders';
import { builtInRecord } from '@/data/signals/builtInRecord';
import { searchFile } from '@/domain/search/searchFile';
import type { Signal } from '@/domain/signals/signal';
import { loadPage, sourcesOf } from '@/site/loadPage';
import { absoluteUrl, siteOrigin } from '@/content/absoluteUrl';
import { cardSubject, type CardSubject } from '@/site/seo/cardSubject';
import { cardFile, linkPreview, feedLinks } from '@/site/seo/linkPreview';
import { signalData, structuredDataBlock, webinarData } from '@/site/seo/structuredData';
import { SiteApp } from '@/site/SiteApp';
import { pageAt } from '@/site/siteRoutes';

/** The site's identity, from the build settings. */
export const publishedSite = { ...site, address: siteOrigin };

const basename = import.meta.env.BASE_URL;

// During the build there is no site to fetch from.
latestSeeds.prime(builtInSeeds);

/** What the build needs to know about a file before rendering it. */
export interface StaticFile {
  /** Its URL below the site's folder; `/404` is for unknown URLs. */
  readonly address: string;
  /** The source files whose scripts the page preloads, relative to the project root. */
  readonly sources: readonly string[];
}

/** A page as HTML: its head and its root element. */
export interface StaticPage {
  readonly head: string;
  readonly body: string;
  /** Metadata for search engines and link previews; undefined if the page isn't indexed. */
  readonly entry?: CardSubject & {
    readonly url: string;
    /** The path of its card image. */
    readonly card: string;
    /** The source file of its text. */
    readonly file: string;
    /** When the page last changed, if `file` doesn't show that: `YYYY-MM-DD`. */
    readonly changed?: string;
  };
}

const NOT_FOUND = '/404';

const isOneAddress = ({ path }: PageInfo) => path !== '*' && !path.includes(':');

const infoAt = (address: string): PageInfo | undefined => {
  const info = pageAt(address);
  return info?.path === '*' && address !== NOT_FOUND ? undefined : info;
};

/** Signals that have pages, by URL. */
const signalsByUrl: ReadonlyMap<string, Signal> = new Map(
  builtInRecord.signals.map((signal) => [signalPath(signal.number), signal]),
);

/** The practice charts, which aren't indexed. */
const chartAddresses = practiceCharts.map((_, index) => chartPath(index + 1));

function sourcesAt(address: string): readonly string[] {
  const info = infoAt(address);
  return info ? sourcesOf(info) : [];
}

/** Every file of the build: all public pages, the admin pages and the 404 page. */
export const staticFiles: readonly StaticFile[] = [
  ...allPages.filter(isOneAddress).map((info) => ({ address: info.path, sources: sourcesOf(info) })),
  ...[...signalsByUrl.keys(), ...chartAddresses].map((address) => ({
    address,
    sources: sourcesAt(address),
  })),
  ...adminPages.map(({ path, source }) => ({ address: path, sources: [source] })),
  ...allPages
    .filter(({ path }) => path === '*')
    .map((info) => ({ address: NOT_FOUND, sources: sourcesOf(info) })),
];

const addressOf = (path: string) => basename.replace(/\/$/, '') + path;

async function publicPage(info: PageInfo, address: string): Promise<ReactNode> {
  await loadPage(info);
  return (
    <StaticRouter basename={basename} location={addressOf(address)}>
      <SiteApp />
    </StaticRouter>
  );
}

async function adminPage(address: string): Promise<ReactNode> {
  const handler = createStaticHandler(adminRoutes, { basename });
  const context = await handler.query(new Request(`http://static.invalid${addressOf(address)}`));
  if (context instanceof Response)
    throw new Error(`${address} answered ${String(context.status)} instead of a page.`);
  return (
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />
  );
}

/** React puts hoisted elements at the start of a fragment. */
const HOISTED_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/** @throws any rendering error, and an Error if the URL redirects */
export async function renderPage(address: string): Promise<StaticPage> {
  const info = infoAt(address);
  const element = info ? await publicPage(info, address) : await adminPage(address);
  let failure: unknown;
  const { prelude } = await prerender(<StrictMode>{element}</StrictMode>, {
    // Larger boundaries would be moved to the end of the HTML by an inline script, which the policy forbids.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError(error) {
      failure ??= error;
    },
  });
  let body = await new Response(prelude).text();
  if (failure !== undefined)
    throw failure instanceof Error ? failure : new Error(`${address} could not be rendered.`);
  let head = '';
  for (let hit = HOISTED_TAGS.exec(body); hit; hit = HOISTED_TAGS.exec(body)) {
    head += hit[0];
    body = body.slice(hit[0].length);
  }
  const about = info && (await pageAbout(info, address));
  if (!about) return { head, body };
  const { words, canonical } = about;
  return {
    // Adds what only other sites and programs read.
    head:
      head +
      (canonical.startsWith('/services/signals') ? feedLinks : '') +
      linkPreview(words, canonical) +
      about.structuredData,
    body,
    ...(info.canonical === undefined && {
      entry: {
        url: absoluteUrl(canonical),
        ...cardSubject(info, words.title, signalsByUrl.get(address)),
        card: cardFile(canonical),
        file: `src/content/pages/${info.content}.ts`,
        ...(about.changed !== undefined && { changed: about.changed }),
      },
    }),
  };
}

interface AboutPage {
  readonly words: PageSummary;
  readonly canonical: string;
  readonly structuredData: string;
  readonly changed?: string;
}

/** Metadata for search engines and link previews; undefined if the page isn't indexed. */
async function pageAbout(info: PageInfo, address: string): Promise<AboutPage | undefined> {
  const signal = signalsByUrl.get(address);
  if (signal) {
    const words = signalWords(signal);
    return {
      words,
      canonical: address,
      structuredData: structuredDataBlock(words, address, [signalData(signal, words, address)]),
      changed: signal.entries.at(-1)?.publishedAt.slice(0, 10) ?? '',
    };
  }
  if (!isOneAddress(info) || info.isIndexed === false) return undefined;
  const { page } = await loadPage(info);
  const canonical = info.canonical ?? info.path;
  const events =
    info.view === 'pages/WebinarPage'
      ? builtInCatalogue.webinars.map((webinar) => webinarData(webinar, canonical))
      : [];
  return { words: page, canonical, structuredData: structuredDataBlock(page, canonical, events) };
}

const feedSource: FeedSource = {
  signals: builtInRecord.signals,
  record: builtInRecord.head,
  urlOf: absoluteUrl,
};

/** The search index as text. */
export async function searchIndexText(): Promise<string> {
  const pages = await Promise.all(
    allPages.filter(isSearchable).map(async (info) => ({ info, words: (await loadPage(info)).page })),
  );
  const { signals } = builtInRecord;
  return searchFile(searchEntries(pages, signals), signals[0]?.issued.createdAt);
}

/** Other files written from the catalogue, by name: signal feeds and calendar files. */
export const catalogueFiles: Readonly<Record<string, string>> = {
  [FEED_FILES.atom]: atomFeed(feedSource),
  [FEED_FILES.json]: jsonFeed(feedSource),
  ...Object.fromEntries(
    builtInCatalogue.webinars.map((webinar) => [
      calendarPath(webinar.id).slice(1),
      webinarCalendar(webinar, absoluteUrl),
    ]),
  ),
};
