import { LANGUAGE } from '../../src/domain/text/locale.ts';
import { escapeHtml } from '../../src/site/seo/escapeHtml.ts';

export interface SitemapEntry {
  readonly url: string;
  /** `YYYY-MM-DD`, if known. */
  readonly changed?: string | undefined;
}

export function sitemap(entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ url, changed }) => {
    const date = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `  <url><loc>${escapeHtml(url)}</loc>${date}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n');
}

/** A robots.txt that allows everything; admin pages have their own noindex tag. */
export const robots = (sitemapUrl: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;

/** Sizes of the site icon in the manifest, in px. */
export const ICON_SIZES = [192, 512] as const;

export const APPLE_ICON = 'apple-touch-icon.png';
export const APPLE_ICON_SIZE = 180;

export const iconFile = (size: number) => `icon-${String(size)}.png`;

interface ManifestWords {
  readonly name: string;
  readonly description: string;
  readonly colour: string;
  readonly base: string;
}

export function manifest({ name, description, colour, base }: ManifestWords): string {
  return JSON.stringify({
    name,
    short_name: name,
    description,
    start_url: base,
    scope: base,
    display: 'minimal-ui',
    lang: LANGUAGE,
    background_color: colour,
    theme_color: colour,
    icons: [
      { src: `${base}favicon.svg`, type: 'image/svg+xml', sizes: 'any' },
      ...ICON_SIZES.map((size) => ({
        src: base + iconFile(size),
        type: 'image/png',
        sizes: `${String(size)}x${String(size)}`,
      })),
    ],
  });
}
