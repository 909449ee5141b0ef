import type { Plugin } from 'vite';
import type * as PrerenderEntry from '../../src/prerender';

/** Serves the search file in development; the build writes it with the pages. */
export function searchData(): Plugin {
  return {
    name: 'search-data',
    configureServer(server) {
      server.middlewares.use(`${server.config.base}search.json`, (_request, response, next) => {
        server
          .ssrLoadModule('/src/prerender.tsx')
          .then((entry) => (entry as typeof PrerenderEntry).searchIndexText())
          .then((text) => {
            response.setHeader('content-type', 'application/json');
            response.end(text);
          })
          .catch(next);
      });
    },
  };
}
