import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnv, type Manifest, type Plugin, type ViteBuilder } from 'vite';
import type * as PrerenderEntry from '../../src/prerender';
import { isAdminPath } from '../../src/domain/accounts/adminPaths.ts';
import { codeSplitting } from './codeSplitting.ts';
import { SERVICE_WORKER, writePrecacheList } from './offline.ts';
import { ADMIN_ENTRY, readSettings, SITE_ENTRY, writePages } from './pages.ts';

const SSR_OUT = 'node_modules/.cache/prerender';

/** Vite's manifest for each app, deleted once the pages are written. */
const MANIFESTS = { client: '.vite/site.json', admin: '.vite/admin.json' };

async function build(builder: ViteBuilder, name: string): Promise<void> {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`The build has no ${name} environment.`);
  await builder.build(environment);
}

/**
 * Builds the two apps separately, so that visitors don't load the admin area or its data router, and writes
 * one HTML file per page (such as `platforms/index.html` and `404.html`), which is readable before scripts
 * run and works on any static host. Public pages inline their style sheets to avoid blocking the first paint;
 * admin pages link them.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    config: (_config, { command }) =>
      command === 'build'
        ? {
            builder: {},
            build: {
              // All supported browsers can preload modules.
              modulePreload: { polyfill: false },
            },
            environments: {
              client: {
                build: {
                  manifest: MANIFESTS.client,
                  rolldownOptions: { input: SITE_ENTRY, output: { codeSplitting } },
                },
              },
              admin: {
                consumer: 'client',
                build: {
                  assetsDir: 'assets/admin',
                  manifest: MANIFESTS.admin,
                  cssCodeSplit: false,
                  emptyOutDir: false,
                  copyPublicDir: false,
                  rolldownOptions: { input: ADMIN_ENTRY, output: { codeSplitting } },
                },
              },
              offline: {
                consumer: 'client',
                build: {
                  emptyOutDir: false,
                  copyPublicDir: false,
                  rolldownOptions: {
                    input: 'src/offline/serviceWorker.ts',
                    output: { format: 'iife', entryFileNames: SERVICE_WORKER },
                  },
                },
              },
              ssr: {
                build: {
                  outDir: SSR_OUT,
                  emptyOutDir: true,
                  copyPublicDir: false,
                  // The SSR bundle imports every page eagerly, so the ineffective-dynamic-import check is turned off.
                  rolldownOptions: {
                    input: 'src/prerender.tsx',
                    checks: { ineffectiveDynamicImport: false },
                  },
                },
              },
            },
          }
        : {},
    // The dev server has one HTML file for both apps.
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server, originalUrl = '' }) =>
        server &&
        isAdminPath(
          `/${new URL(originalUrl, 'http://host.invalid').pathname.slice(server.config.base.length)}`,
        )
          ? html.replace(SITE_ENTRY, ADMIN_ENTRY)
          : html,
    },
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { base, mode, envDir, environments, build: options } = builder.config;
        const out = environments.client?.build.outDir ?? options.outDir;
        // Read before the builds empty the output folder, so that an invalid setting leaves it untouched.
        const settings = readSettings(loadEnv(mode, envDir || '.'));
        for (const name of ['client', 'admin', 'offline', 'ssr']) await build(builder, name);
        const entryUrl = pathToFileURL(path.resolve(SSR_OUT, 'prerender.js')).href;
        const manifestOf = async (file: string) =>
          JSON.parse(await readFile(path.join(out, file), 'utf8')) as Manifest;
        const site = await manifestOf(MANIFESTS.client);
        const admin = await manifestOf(MANIFESTS.admin);
        await rm(path.join(out, path.dirname(MANIFESTS.client)), { recursive: true });
        const rendered = (await import(entryUrl)) as typeof PrerenderEntry;
        await writePages(out, {
          rendered,
          template: await readFile('index.html', 'utf8'),
          base,
          site,
          admin,
          settings,
        });
        await writePrecacheList(out, rendered.staticFiles, site);
      },
    },
  };
}
