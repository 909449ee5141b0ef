import type { PageSummary } from '@/content/page';
import { site } from '@/content/site';
import { DATE_LOCALE } from '@/domain/locale';
import { absoluteUrl } from '@/content/absoluteUrl';
import { CARD_HEIGHT, CARD_WIDTH } from './cardSize';
import { escapeHtml } from './escapeHtml';

/** The path of a page's card image. */
export const cardFile = (address: string): string =>
  `/cards/${address === '/' ? 'home' : address.slice(1).replaceAll('/', '-')}.png`;

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}"/>`;

/** Open Graph and Twitter tags, added by the build because only crawlers read them. */
export function linkPreview({ title, description }: PageSummary, address: string): string {
  return [
    property('og:type', 'website'),
    property('og:site_name', site.name),
    property('og:locale', DATE_LOCALE.replace('-', '_')),
    property('og:title', title),
    property('og:description', description),
    property('og:url', absoluteUrl(address)),
    property('og:image', absoluteUrl(cardFile(address))),
    property('og:image:width', String(CARD_WIDTH)),
    property('og:image:height', String(CARD_HEIGHT)),
    property('og:image:alt', `${site.name}: ${title}`),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ].join('');
}
