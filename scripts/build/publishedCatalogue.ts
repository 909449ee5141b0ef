import { readFile, writeFile } from 'node:fs/promises';
import { loadEnv, type Plugin } from 'vite';
import { laterCatalogue } from './hostedCatalogue.ts';

const SOURCE = 'src/data/catalogue/catalogue.json';
const FILE = 'catalogue.json';

/**
 * Copies the built-in catalogue into the build, so that the site always has one to request. A newer
 * catalogue may replace it later; with VITE_CATALOGUE_FROM, the next build starts from that one.
 */
export function publishedCatalogue(): Plugin {
  return {
    name: 'published-catalogue',
    async config(_config, { command, mode }) {
      const { VITE_CATALOGUE_FROM = '' } = loadEnv(mode, '.');
      if (command !== 'build' || VITE_CATALOGUE_FROM === '') return;
      const { revision } = JSON.parse(await readFile(SOURCE, 'utf8')) as { readonly revision: number };
      const later = await laterCatalogue(VITE_CATALOGUE_FROM, revision);
      if (later !== null) await writeFile(SOURCE, later);
    },
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await readFile(SOURCE) });
    },
    configureServer({ config, middlewares }) {
      middlewares.use(`${config.base}${FILE}`, (_request, response, next) => {
        readFile(SOURCE).then((text) => {
          response.setHeader('content-type', 'application/json');
          response.end(text);
        }, next);
      });
    },
  };
}
