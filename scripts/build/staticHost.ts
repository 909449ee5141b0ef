import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Makes `vite preview` behave like a static host: serves a folder's `index.html`, or `404.html` with status
 * 404.
 */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer({ config, middlewares }) {
      const { base, build } = config;
      middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://host.invalid');
        const address = `${pathname}/`.startsWith(base) ? pathname.slice(base.length) : pathname;
        const file = path.join(build.outDir, path.normalize(`/${decodeURI(address)}`));
        if (isFile(file)) {
          next();
        } else if (isFile(path.join(file, 'index.html'))) {
          request.url = `${pathname.replace(/\/?$/, '/index.html')}${search}`;
          next();
        } else {
          response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
          response.end(readFileSync(path.join(build.outDir, '404.html')));
        }
      });
    },
  };
}
