import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { publish } from '../../../../scripts/build/publish.ts';
import { colour } from '../../../../scripts/build/tokens.ts';
import { temporaryFolder } from '../../../support/temporaryFolder';

/** Width and height from a PNG header. */
function pngSize(file: string): readonly [number, number] {
  const bytes = readFileSync(file);
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

it('writes sitemap, robots, manifest, icons and share images', async () => {
  const out = temporaryFolder();
  await publish(
    out,
    [
      { url: 'https://site.example/in/', title: 'First', card: 'cards/first.png', file: 'src/nosuch.ts' },
      {
        url: 'https://site.example/in/second',
        title: 'The second page',
        card: 'cards/deep/second.png',
        file: 'src/nosuch.ts',
        changed: '2026-02-03',
      },
    ],
    {
      site: { name: 'Site & Sons <1>', tagline: 'What it is for.', address: 'https://site.example' },
      base: '/in/',
      policy: "default-src 'self'",
      files: { 'feeds/all.xml': '<feed/>' },
    },
  );
  const text = (file: string) => readFileSync(path.join(out, file), 'utf8');

  expect(text('sitemap.xml')).toContain('<url><loc>https://site.example/in/</loc></url>');
  expect(text('sitemap.xml')).toContain(
    '<url><loc>https://site.example/in/second</loc><lastmod>2026-02-03</lastmod></url>',
  );
  expect(text('robots.txt')).toContain('Sitemap: https://site.example/in/sitemap.xml');
  expect(JSON.parse(text('manifest.json'))).toMatchObject({
    name: 'Site & Sons <1>',
    description: 'What it is for.',
    start_url: '/in/',
    theme_color: colour('board'),
  });
  expect(text('_headers')).toContain("default-src 'self'");
  expect(text('feeds/all.xml')).toBe('<feed/>');
  expect(pngSize(path.join(out, 'icon-192.png'))).toEqual([192, 192]);
  expect(pngSize(path.join(out, 'icon-512.png'))).toEqual([512, 512]);
  expect(pngSize(path.join(out, 'apple-touch-icon.png'))).toEqual([180, 180]);
  for (const card of ['cards/first.png', 'cards/deep/second.png'])
    expect(pngSize(path.join(out, card))).toEqual([1200, 630]);
  expect(readFileSync(path.join(out, 'cards/first.png'))).not.toEqual(
    readFileSync(path.join(out, 'cards/deep/second.png')),
  );
});
