import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { THEME_SCRIPT } from '@/runtime/themeScript';
import { documentFrom, type DocumentParts } from '../../../../scripts/build/document.ts';

const template = readFileSync('index.html', 'utf8');

const PARTS: DocumentParts = {
  address: '/markets/forex',
  base: '/',
  head: '<title>Forex</title>',
  body: '<main>Words</main>',
  policy: "default-src 'self'",
  sheet: 'body{color:red}',
  inlined: ['assets/forex.css'],
  fonts: ['assets/text.woff2'],
  sheets: [],
  preloads: ['assets/react.js', 'assets/forex.js'],
  entry: 'assets/main.js',
};

const aDocument = (parts: Partial<DocumentParts> = {}) => documentFrom(template, { ...PARTS, ...parts });

it('fills in head and body', () => {
  const html = aDocument();
  expect(html).toContain('<title>Forex</title>');
  expect(html).toContain('<div id="root" data-path="/markets/forex"><main>Words</main></div>');
  expect(html).not.toMatch(/<!--|%[A-Z_]+%|src="\/src\//);
});

it('states its policy first', () => {
  const html = aDocument();
  const policy = html.indexOf('http-equiv="Content-Security-Policy"');
  expect(policy).toBeGreaterThan(0);
  for (const governed of ['<style', '<script', 'rel="preload"', 'rel="manifest"', 'rel="modulepreload"'])
    expect(html.indexOf(governed), governed).toBeGreaterThan(policy);
});

it('inlines its styles or links a sheet', () => {
  expect(aDocument()).toContain('<style>body{color:red}</style>');
  expect(aDocument()).toContain('<link rel="stylesheet" disabled href="/assets/forex.css">');
  const linked = aDocument({ sheet: '', inlined: [], sheets: ['assets/admin.css'] });
  expect(linked).not.toContain('<style');
  expect(linked).toContain('<link rel="stylesheet" crossorigin href="/assets/admin.css">');
});

it('starts one script and preloads its imports', () => {
  const html = aDocument();
  expect(html).toContain(`<script>${THEME_SCRIPT}</script>`);
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).toContain('<script async type="module" crossorigin src="/assets/main.js"></script>');
  expect(
    [...html.matchAll(/rel="modulepreload" crossorigin href="([^"]+)"/g)].map(([, file]) => file),
  ).toEqual(['/assets/react.js', '/assets/forex.js']);
  expect(html).toContain(
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/text.woff2">',
  );
});

it('names every file below the base path', () => {
  const html = aDocument({ base: '/academy/', sheets: ['assets/admin.css'] });
  expect([...html.matchAll(/(?:href|src)="([^"#]*)"/g)].map(([, file]) => file)).not.toContainEqual(
    expect.not.stringMatching(/^\/academy\//),
  );
});

it.each(['<!--head-->', '<!--app-->', '<script type="module"'])('refuses a template without %s', (place) => {
  expect(() => documentFrom(template.replace(place, ''), PARTS)).toThrow(/^index\.html has no /);
});
