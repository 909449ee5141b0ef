import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type * as StaticEntry from '../../src/entry-static';

const OUT = 'dist';
const SSR_OUT = 'node_modules/.cache/prerender';

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
        client: { build: { outDir: OUT } },
        ssr: {
          build: {
            outDir: SSR_OUT,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/entry-static.tsx' },
          },
        },
      },
    }),
    buildApp: {
      order: 'post',
      async handler(builder) {
        for (const name of ['client', 'ssr']) {
          const environment = builder.environments[name];
          if (!environment) throw new Error(`The build has no ${name} environment.`);
          await builder.build(environment);
        }
        const entryUrl = pathToFileURL(path.resolve(SSR_OUT, 'entry-static.js')).href;
        const entry = (await import(entryUrl)) as typeof StaticEntry;
        const template = await readFile(path.join(OUT, 'index.html'), 'utf8');
        for (const address of entry.staticPaths) {
          const page = await entry.renderPage(address);
          const html = template
            .replace('<!--head-->', () => page.head)
            .replace('<div id="root"><!--app-->', () => `<div id="root" data-path="${address}">${page.body}`);
          const file = path.join(OUT, address === '/404' ? '404.html' : `${address}/index.html`);
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(file, html);
        }
      },
    },
  };
}
