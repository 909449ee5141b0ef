import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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

it('puts the policy before everything it governs', () => {
  const html = aDocument();
  const policy = html.indexOf('http-equiv="Content-Security-Policy"');
  expect(policy).toBeGreaterThan(0);
  for (const governed of ['<style', '<script', 'rel="preload"', 'rel="manifest"', 'rel="modulepreload"'])
    expect(html.indexOf(governed), governed).toBeGreaterThan(policy);
});
