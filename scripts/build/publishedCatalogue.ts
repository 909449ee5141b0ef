import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const SOURCE = 'src/data/catalogue/catalogue.json';
const FILE = 'catalogue.json';

/**
 * Copies the built-in catalogue into the build, so that the site always finds one to request. A newer
 * catalogue may replace it later.
 */
export function publishedCatalogue(): Plugin {
  return {
    name: 'published-catalogue',
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
