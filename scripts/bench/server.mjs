import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { runnerImport } from 'vite';
import { reactFloorScript, withoutScripts, withReactAlone } from './floors.mjs';

const PROVIDER_MOCK = './scripts/provider-mock/providerMock.ts';

/** Base URL of the provider mock, set for the build. */
export const PROVIDER_BASE = '/tv-stub/normal/';

/** URL prefixes of the two floor versions of every page. */
export const FLOOR = '/floor';
export const REACT_FLOOR = '/react-floor';

const REACT_FLOOR_SCRIPT = `/assets${REACT_FLOOR}.js`;

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The file that a static host returns for a URL, or its 404 page. */
function fileFor(out, address) {
  const file = [address, `${address}/index.html`]
    .map((name) => path.join(out, name))
    .find((name) => existsSync(name) && path.extname(name) !== '');
  const shown = file ?? path.join(out, '404.html');
  const type = TYPES[path.extname(shown)] ?? 'application/octet-stream';
  return { status: file ? 200 : 404, type, body: readFileSync(shown) };
}

/** Creates a self-signed certificate with openssl, because Node can't create one. */
function selfSigned() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const [keyFile, certFile] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name));
  const made = ['-keyout', keyFile, '-out', certFile, '-days', '2', '-subj', '/CN=localhost'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...made], { stdio: 'ignore' });
  const pair = { key: readFileSync(keyFile), cert: readFileSync(certFile) };
  rmSync(folder, { recursive: true });
  return pair;
}

/**
 * Serves a build over HTTP/2 with compression, like a static host, together with the chart provider mock and,
 * below `FLOOR` and `REACT_FLOOR`, every page without the site's own code.
 */
export async function serve(out) {
  // Must run before the mock's import, which switches the process and React to development mode.
  const reactScript = await reactFloorScript();
  const { module } = await runnerImport(PROVIDER_MOCK);
  const floors = [
    { below: FLOOR, made: withoutScripts },
    { below: REACT_FLOOR, made: (html) => withReactAlone(html, REACT_FLOOR_SCRIPT) },
  ];
  const answer = (pathname) => {
    if (pathname === REACT_FLOOR_SCRIPT) return { status: 200, type: TYPES['.js'], body: reactScript };
    if (pathname.startsWith(PROVIDER_BASE)) {
      const provided = module.answerAsProvider('normal', pathname);
      if (provided) return { status: provided.status, type: provided.contentType, body: provided.body };
    }
    const floor = floors.find(({ below }) => pathname.startsWith(`${below}/`));
    if (!floor) return fileFor(out, pathname);
    const page = fileFor(out, pathname.slice(floor.below.length));
    return { ...page, body: floor.made(String(page.body)) };
  };
  const answers = new Map();
  const server = createSecureServer({ ...selfSigned(), allowHTTP1: true }, (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost');
    if (!answers.has(pathname)) {
      const { body, ...rest } = answer(pathname);
      answers.set(pathname, { ...rest, body: brotliCompressSync(body) });
    }
    const { status, type, body } = answers.get(pathname);
    response.writeHead(status, {
      'content-type': type,
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return { server, origin: `https://localhost:${server.address().port}` };
}
