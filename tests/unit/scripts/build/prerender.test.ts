import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { prerender } from '../../../../scripts/build/prerender.ts';
import { adminPaths } from '@/domain/adminPaths';
import { temporaryFolder } from '../../../support/temporaryFolder';

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

it.each(['VITE_CONTACT_URL=mailbox', 'VITE_PUBLISH_TO=nowhere'])(
  'a build with %s stops before anything of the last one is gone',
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

describe('the configuration', () => {
  interface Configuration {
    readonly environments?: Readonly<
      Record<
        string,
        {
          readonly build: {
            readonly manifest?: string;
            readonly outDir?: string;
            readonly rolldownOptions: { readonly input: string };
          };
        }
      >
    >;
  }
  const { config } = prerender() as unknown as {
    readonly config: (given: object, env: { readonly command: string }) => Configuration;
  };
  const { environments } = config({}, { command: 'build' });

  it('is changed for builds alone', () => {
    expect(config({}, { command: 'serve' })).toEqual({});
  });

  it('builds the site first, and the admin area beside it without taking anything away', () => {
    expect(Object.keys(environments ?? {})).toEqual(['client', 'admin', 'ssr']);
    const { client, admin } = environments ?? {};
    expect(client?.build.rolldownOptions.input).toBe('src/site/main.tsx');
    expect(admin?.build).toMatchObject({ emptyOutDir: false, copyPublicDir: false, cssCodeSplit: false });
    expect(admin?.build.rolldownOptions.input).toBe('src/admin/main.tsx');
    expect(admin).toMatchObject({ consumer: 'client' });
    expect(client?.build.manifest).not.toBe(admin?.build.manifest);
  });

  it('keeps what renders the pages out of the site', () => {
    expect(environments?.ssr?.build).toMatchObject({
      outDir: expect.stringMatching(/^node_modules\//) as string,
      copyPublicDir: false,
      emptyOutDir: true,
    });
  });
});
