import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnv, type Plugin, type Rolldown, type ViteBuilder } from 'vite';
import type * as StaticEntry from '../../src/entry-static';
import { documentFrom } from './document.ts';
import { filesBehind } from './pageScripts.ts';
import { securityPolicy } from './policy.ts';
import { PUBLIC_SHEET } from './publicSheet.ts';
import { publish, write, type PublishedPage } from './publish.ts';

const SSR_OUT = 'node_modules/.cache/prerender';

async function build(builder: ViteBuilder, name: string): Promise<Rolldown.RolldownOutput> {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`The build has no ${name} environment.`);
  const output = await builder.build(environment);
  if (!('output' in output)) throw new Error(`The build of ${name} gave no single output.`);
  return output;
}

/**
 * Writes one HTML file per address of the route table (`platforms/index.html` and so on, and `404.html`), so
 * that every page reads before its scripts run and any static host can serve it.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        ssr: {
          build: {
            outDir: SSR_OUT,
            emptyOutDir: true,
            copyPublicDir: false,
            // What draws all pages has all parts at hand: that an import is not lazy here says nothing.
            rolldownOptions: { input: 'src/entry-static.tsx', checks: { ineffectiveDynamicImport: false } },
          },
        },
      },
    }),
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { base, mode, envDir, environments } = builder.config;
        const out = environments.client?.build.outDir ?? builder.config.build.outDir;
        const { output } = await build(builder, 'client');
        await build(builder, 'ssr');
        const entryUrl = pathToFileURL(path.resolve(SSR_OUT, 'entry-static.js')).href;
        const entry = (await import(entryUrl)) as typeof StaticEntry;

        const template = await readFile(path.join(out, 'index.html'), 'utf8');
        const sheet = await readFile(path.join(out, PUBLIC_SHEET), 'utf8');
        await rm(path.join(out, PUBLIC_SHEET));
        const policy = securityPolicy(sheet, loadEnv(mode, envDir || '.').VITE_TV_BASE ?? '');

        const fonts = output.flatMap(({ fileName }) =>
          fileName.endsWith('.woff2') ? [base + fileName] : [],
        );

        const pages: PublishedPage[] = [];
        for (const address of entry.staticPaths()) {
          const page = await entry.renderPage(address);
          globalThis.lazyImports = new Set();
          await entry.loadAtStart(address);
          const { scripts, sheets } = filesBehind(globalThis.lazyImports, output);
          const html = documentFrom(template, {
            ...page,
            address,
            base,
            policy,
            sheet,
            fonts,
            scripts: scripts.map((file) => base + file),
            sheets: sheets.map((file) => base + file),
          });
          await write(path.join(out, address === '/404' ? '404.html' : `${address}/index.html`), html);
          if (page.entry?.address === address) pages.push(page.entry);
        }
        await publish(out, pages, { site: entry.site, base, policy });
      },
    },
  };
}
