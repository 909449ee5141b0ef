import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const OUT = 'dist';

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** Lets `vite preview` answer as a plain static host does: a folder's `index.html`, else `404.html` with 404. */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://host.invalid');
        const file = path.join(OUT, path.normalize(decodeURI(pathname)));
        if (isFile(file)) {
          next();
        } else if (isFile(path.join(file, 'index.html'))) {
          request.url = `${pathname.replace(/\/?$/, '/index.html')}${search}`;
          next();
        } else {
          response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
          response.end(readFileSync(path.join(OUT, '404.html')));
        }
      });
    },
  };
}
