import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { staticHost } from '../../../../scripts/build/staticHost.ts';
import { serveMiddlewares, type Middleware } from '../../../support/middlewareServer';
import { temporaryFolder } from '../../../support/temporaryFolder';

/** The plugin, as far as `vite preview` uses it. */
interface PreviewPlugin {
  readonly configurePreviewServer: (server: {
    readonly config: { readonly base: string; readonly build: { readonly outDir: string } };
    readonly middlewares: { readonly use: (middleware: Middleware) => void };
  }) => void;
}

/** The preview of a built folder below `base`; an address that is passed on is answered with itself. */
async function preview(base: string) {
  const outDir = temporaryFolder();
  for (const folder of ['markets/forex', 'assets']) mkdirSync(path.join(outDir, folder), { recursive: true });
  for (const file of ['index.html', '404.html', 'markets/forex/index.html', 'assets/main.js'])
    writeFileSync(path.join(outDir, file), `the file ${file}`);
  const middlewares: Middleware[] = [];
  const server = {
    config: { base, build: { outDir } },
    middlewares: { use: (middleware: Middleware) => middlewares.push(middleware) },
  };
  (staticHost() as unknown as PreviewPlugin).configurePreviewServer(server);
  const ask = await serveMiddlewares(middlewares);
  return async (address: string) => {
    const { status, body } = await ask(address);
    return [status, body] as const;
  };
}

describe.each(['/', '/academy/'])('the preview below %s', (base) => {
  it.each([
    ['assets/main.js', 'assets/main.js'],
    ['', 'index.html'],
    ['markets/forex', 'markets/forex/index.html'],
    ['markets/forex/', 'markets/forex/index.html'],
    ['markets/forex?q=1', 'markets/forex/index.html?q=1'],
  ])('serves %j as %j', async (address, file) => {
    const ask = await preview(base);
    expect(await ask(base + address)).toEqual([200, `passed on: ${base}${file}`]);
  });

  it.each(['nosuch', 'markets', 'markets/forex/nosuch', 'assets/gone.js'])(
    'answers %j with 404.html',
    async (address) => {
      const ask = await preview(base);
      expect(await ask(base + address)).toEqual([404, 'the file 404.html']);
    },
  );
});

it('answers addresses outside the site with 404.html', async () => {
  const ask = await preview('/academy/');
  expect(await ask('/other')).toEqual([404, 'the file 404.html']);
});
