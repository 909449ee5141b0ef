import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import { SITE_ENTRY } from './pages.ts';
import { write } from './publish.ts';

/** The service worker, built without a hash in its name so that browsers find its next version. */
export const SERVICE_WORKER = 'sw.js';

/** URLs whose pages work without a network after one visit. */
const KEPT =
  /^\/(?:$|offline$|glossary$|journal$|education$|education\/(?:progress|record)$|(?:education\/beginner|practice|tools)(?:\/|$))/;

const SHELL = 'offline/index.html';

/** Other pages' components and texts, which load only when somebody opens those pages. */
const PAGE_SOURCE = /^src\/(?:site\/(?:pages|templates)|content\/pages)\//;

/**
 * The files built from these source files and everything they import, including lazy imports but not other pages.
 * @throws Error for a source file without a chunk
 */
function filesNeeded(sources: readonly string[], manifest: Manifest): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`No script of the build begins with ${key}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) files.add(sheet);
    chunk.imports?.forEach(visit);
    chunk.dynamicImports?.filter((lazy) => !PAGE_SOURCE.test(lazy)).forEach(visit);
  };
  sources.forEach(visit);
  return files;
}

/** The workers that these files start, which aren't in Vite's manifest. */
async function workersOf(out: string, files: ReadonlySet<string>): Promise<readonly string[]> {
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(out, file), 'utf8')));
  return texts.flatMap((text) => text.match(/assets\/\w+Worker-[\w-]+\.js/g) ?? []);
}

/**
 * Writes into the service worker the list of files that visitors have after their first visit: a page that renders any
 * URL, and the scripts, styles and fonts of the free course, practice, the journal and the tools.
 * @param pages each URL with the source files of its page
 */
export async function writePrecacheList(
  out: string,
  pages: readonly { readonly address: string; readonly sources: readonly string[] }[],
  manifest: Manifest,
): Promise<void> {
  const sources = pages.flatMap((page) => (KEPT.test(page.address) ? page.sources : []));
  const shell = await readFile(path.join(out, SHELL));
  const files = filesNeeded([SITE_ENTRY, ...sources], manifest);
  const workers = await workersOf(out, files);
  const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []));
  const list = [
    { url: SHELL, revision: createHash('sha256').update(shell).digest('hex').slice(0, 16) },
    ...[...files, ...workers, ...fonts].map((url) => ({ url, revision: null })),
  ];
  const file = path.join(out, SERVICE_WORKER);
  await write(file, `self.PRECACHED=${JSON.stringify(list)};${await readFile(file, 'utf8')}`);
}
