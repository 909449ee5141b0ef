import type { PageSummary } from '@/content/page';
import { FEED_FILES } from '@/content/signalFeeds';
import { site } from '@/content/site';
import { DATE_LOCALE } from '@/domain/text/locale';
import { absoluteUrl } from '@/content/absoluteUrl';
import { CARD_HEIGHT, CARD_WIDTH } from './cardSize';
import { escapeHtml } from './escapeHtml';

export const cardFile = (address: string): string =>
  `/cards/${address === '/' ? 'home' : address.slice(1).replaceAll('/', '-')}.png`;

const propertyTag = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}"/>`;

/** Open Graph and Twitter tags, added by the build because only crawlers read them. */
export function linkPreview({ title, description }: PageSummary, address: string): string {
  return [
    propertyTag('og:type', 'website'),
    propertyTag('og:site_name', site.name),
    propertyTag('og:locale', DATE_LOCALE.replace('-', '_')),
    propertyTag('og:title', title),
    propertyTag('og:description', description),
    propertyTag('og:url', absoluteUrl(address)),
    propertyTag('og:image', absoluteUrl(cardFile(address))),
    propertyTag('og:image:width', String(CARD_WIDTH)),
    propertyTag('og:image:height', String(CARD_HEIGHT)),
    propertyTag('og:image:alt', `${site.name}: ${title}`),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ].join('');
}

const feedLink = (type: string, file: string) =>
  `<link rel="alternate" type="${type}" title="${escapeHtml(site.name)}: trading signals" href="${escapeHtml(absoluteUrl(`/${file}`))}"/>`;

export const feedLinks =
  feedLink('application/atom+xml', FEED_FILES.atom) + feedLink('application/feed+json', FEED_FILES.json);
