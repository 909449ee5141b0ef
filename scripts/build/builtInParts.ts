import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { entryDetails, plainEntries } from '../../src/data/signals/entryParts.ts';
import type { JsonObject } from '../../src/data/storage/json';

interface CatalogueParts {
  readonly exportedAt: string;
  readonly signals: readonly JsonObject[];
  readonly webinars: readonly JsonObject[];
}

/** What a file that is older than a list holds of it. */
const NONE = { signals: [], webinars: [] };

/** What `src/virtual.d.ts` declares, by the name of the module. */
const MODULES: Readonly<Record<string, (file: CatalogueParts) => JsonObject>> = {
  'virtual:signal-record': ({ exportedAt, signals }) => ({
    entries: plainEntries(signals),
    head: signals.at(-1)?.hash ?? '',
    madeAt: exportedAt,
  }),
  'virtual:signal-details': ({ signals }) => ({ details: entryDetails(signals) }),
  'virtual:webinars': ({ exportedAt, webinars }) => ({
    webinars: webinars.filter(({ isActive }) => isActive !== false),
    madeAt: exportedAt,
  }),
};

/**
 * The signals and webinars of the built-in catalogue as modules for the pages that draw them, in parts: the whole file
 * is loaded only by who checks or publishes it.
 * @param source the catalogue file
 */
export function builtInParts(source = 'src/data/catalogue/catalogue.json'): Plugin {
  return {
    name: 'built-in-parts',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    async load(id) {
      const parts = MODULES[id.slice(1)];
      if (!id.startsWith('\0') || !parts) return undefined;
      this.addWatchFile(path.resolve(source));
      const file = JSON.parse(await readFile(source, 'utf8')) as CatalogueParts;
      // Parsed from a text, which engines read faster than a literal of this size.
      return Object.entries(parts({ ...NONE, ...file }))
        .map(
          ([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`,
        )
        .join('\n');
    },
  };
}
