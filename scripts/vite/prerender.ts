import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin } from 'vite';
import type * as StaticEntry from '../../src/entry-static';

const OUT = 'dist';
const SSR_OUT = 'node_modules/.cache/prerender';

/** The files a page needs beyond the entry: its chunks to preload and its styles to link. */
function pageAssets(manifest: Manifest, template: string, moduleIds: readonly string[]): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.css?.forEach((file) => styles.add(file));
    chunk.imports?.forEach(visit);
  };
  moduleIds.forEach(visit);
  const missing = (file: string) => !template.includes(file);
  return [
    ...[...styles].filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...scripts].filter(missing).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
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
        client: { build: { outDir: OUT, manifest: true } },
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
        const manifest = JSON.parse(
          await readFile(path.join(OUT, '.vite/manifest.json'), 'utf8'),
        ) as Manifest;
        for (const address of entry.staticPaths) {
          const page = await entry.renderPage(address);
          const html = template
            .replace('<!--head-->', () => page.head)
            .replace('</head>', () => `${pageAssets(manifest, template, page.modules)}</head>`)
            .replace('<div id="root"><!--app-->', () => `<div id="root" data-path="${address}">${page.body}`);
          const file = path.join(OUT, address === '/404' ? '404.html' : `${address}/index.html`);
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(file, html);
        }
        await rm(path.join(OUT, '.vite'), { recursive: true });
      },
    },
  };
}
