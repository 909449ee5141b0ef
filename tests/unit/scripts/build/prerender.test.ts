import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { prerender } from '../../../../scripts/build/prerender.ts';
import { adminPaths } from '@/domain/adminPaths';

interface Served {
  readonly server?: { readonly config: { readonly base: string } };
  readonly originalUrl: string;
}

const template = readFileSync('index.html', 'utf8');

/** The script that `npm run dev` starts at an address. */
function entryAt(originalUrl: string, base = '/'): string | undefined {
  const { transformIndexHtml } = prerender() as unknown as {
    readonly transformIndexHtml: { readonly handler: (html: string, context: Served) => string };
  };
  const html = transformIndexHtml.handler(template, { server: { config: { base } }, originalUrl });
  return /<script type="module" src="\/?([^"]+)"/.exec(html)?.[1];
}

describe('in development', () => {
  it.each(Object.values(adminPaths))('%s starts the admin area', (address) => {
    expect(entryAt(address)).toBe('src/admin/main.tsx');
    expect(entryAt(`${address}?tab=brokers`)).toBe('src/admin/main.tsx');
    expect(entryAt(`/academy${address}`, '/academy/')).toBe('src/admin/main.tsx');
  });

  it.each(['/', '/markets', '/administration', '/markets/admin'])('%s starts the site', (address) => {
    expect(entryAt(address)).toBe('src/site/main.tsx');
    expect(entryAt(`/academy${address}`, '/academy/')).toBe('src/site/main.tsx');
  });
});

it('changes the configuration of builds alone', () => {
  const { config } = prerender() as unknown as {
    readonly config: (given: object, env: { readonly command: string }) => object;
  };
  expect(config({}, { command: 'serve' })).toEqual({});
  expect(Object.keys(config({}, { command: 'build' }))).toContain('environments');
});
