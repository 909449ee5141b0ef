import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { prerender } from '../../../../scripts/build/prerender.ts';
import { adminPaths } from '@/domain/accounts/adminPaths';
import { temporaryFolder } from '../../../support/temporaryFolder';

interface Served {
  readonly server?: { readonly config: { readonly base: string } };
  readonly originalUrl: string;
}

const template = readFileSync('index.html', 'utf8');

/** The entry script that `npm run dev` uses for a URL. */
function entryAt(originalUrl: string, base = '/'): string | undefined {
  const { transformIndexHtml } = prerender() as unknown as {
    readonly transformIndexHtml: { readonly handler: (html: string, context: Served) => string };
  };
  const html = transformIndexHtml.handler(template, { server: { config: { base } }, originalUrl });
  return /<script type="module" src="\/?([^"]+)"/.exec(html)?.[1];
}

it.each(Object.values(adminPaths))('serves the admin app at %s', (address) => {
  expect(entryAt(address)).toBe('src/admin/main.tsx');
  expect(entryAt(`${address}?tab=brokers`)).toBe('src/admin/main.tsx');
  expect(entryAt(`/academy${address}`, '/academy/')).toBe('src/admin/main.tsx');
});

it.each(['/', '/markets', '/administration', '/markets/admin'])('serves the public app at %s', (address) => {
  expect(entryAt(address)).toBe('src/site/main.tsx');
  expect(entryAt(`/academy${address}`, '/academy/')).toBe('src/site/main.tsx');
});

it.each(['VITE_CONTACT_URL=mailbox', 'VITE_PUBLISH_TO=nowhere'])(
  'stops a build with %s before deleting anything',
  async (setting) => {
    const envDir = temporaryFolder();
    writeFileSync(path.join(envDir, '.env'), setting);
    const { buildApp } = prerender() as unknown as {
      readonly buildApp: { readonly handler: (builder: object) => Promise<void> };
    };
    const built: string[] = [];
    const config = { mode: 'production', base: '/', envDir, environments: {}, build: { outDir: envDir } };
    const environments = { client: { name: 'client' }, admin: { name: 'admin' }, ssr: { name: 'ssr' } };
    const build = ({ name }: { readonly name: string }) => Promise.resolve(built.push(name));
    await expect(buildApp.handler({ config, environments, build })).rejects.toThrow(
      setting.replace(/=.*/, ''),
    );
    expect(built).toEqual([]);
  },
);
