import { expect, it } from 'vitest';
import { manifest, robots, sitemap } from '../../../../scripts/build/discovery.ts';

it('lists each page with its last change', () => {
  const text = sitemap([
    { url: 'https://site.example/', changed: '2026-03-04' },
    { url: 'https://site.example/a?b=1&c=2' },
  ]);
  expect(text).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://site.example/</loc><lastmod>2026-03-04</lastmod></url>
  <url><loc>https://site.example/a?b=1&amp;c=2</loc></url>
</urlset>
`);
});

it('lets every robot read and links the sitemap', () => {
  expect(robots('https://site.example/sitemap.xml')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n',
  );
});

it.each(['/', '/academy/'])('starts the manifest at %s', (base) => {
  const words = { name: 'Site', description: 'Words.', colour: '#123456', base };
  const parsed = JSON.parse(manifest(words)) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(parsed).toMatchObject({
    name: 'Site',
    short_name: 'Site',
    description: 'Words.',
    display: 'minimal-ui',
    lang: 'en',
    start_url: base,
    scope: base,
    background_color: '#123456',
    theme_color: '#123456',
  });
  expect(parsed.icons.map(({ src, sizes, type }) => [src, sizes, type])).toEqual([
    [`${base}favicon.svg`, 'any', 'image/svg+xml'],
    [`${base}icon-192.png`, '192x192', 'image/png'],
    [`${base}icon-512.png`, '512x512', 'image/png'],
  ]);
});
