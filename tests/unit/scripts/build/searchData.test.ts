import { expect, it } from 'vitest';
import { searchData } from '../../../../scripts/build/searchData.ts';
import { serveMiddlewares, type Middleware } from '../../../support/middlewareServer';

interface DevelopmentServer {
  readonly config: { readonly base: string };
  readonly middlewares: { readonly use: (address: string, middleware: Middleware) => void };
  readonly ssrLoadModule: (file: string) => Promise<{ readonly searchText: () => Promise<string> }>;
}

/** The development server of a site in a folder, as far as the plugin uses it. */
function serverWith(ssrLoadModule: DevelopmentServer['ssrLoadModule']) {
  const { configureServer } = searchData() as unknown as {
    readonly configureServer: (server: DevelopmentServer) => void;
  };
  const answers: Middleware[] = [];
  const use = (address: string, answer: Middleware) => {
    answers.push((request, response, next) => {
      if (request.url === address) answer(request, response, next);
      else next();
    });
  };
  configureServer({ config: { base: '/in/' }, middlewares: { use }, ssrLoadModule });
  return serveMiddlewares(answers);
}

it('serves the search file in development', async () => {
  const asked: string[] = [];
  const ask = await serverWith((file) => {
    asked.push(file);
    return Promise.resolve({ searchText: () => Promise.resolve(`{"n":${String(asked.length)}}`) });
  });
  expect(await ask('/in/search.json')).toEqual({ status: 200, type: 'application/json', body: '{"n":1}' });
  expect((await ask('/in/search.json')).body).toBe('{"n":2}');
  expect(asked).toEqual(['/src/prerender.tsx', '/src/prerender.tsx']);
  expect((await ask('/search.json')).body).toBe('passed on: /search.json');
});
