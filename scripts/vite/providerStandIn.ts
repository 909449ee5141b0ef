import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connect, Plugin, ResolvedConfig } from 'vite';
import { answerAsProvider, STAND_IN_MODES, type StandInMode } from '../provider-stand-in/standIn.ts';

const ADDRESS = /^\/tv-stub\/([a-z-]+)(\/.+)$/;
const KINDS = ['ticker-tape', 'market-overview', 'advanced-chart', 'events'];

const isMode = (text: string | undefined): text is StandInMode =>
  STAND_IN_MODES.some((mode) => mode === text);

const serve: Connect.NextHandleFunction = (request, response, next) => {
  const [, mode, rest = ''] = ADDRESS.exec(new URL(request.url ?? '/', 'http://host.invalid').pathname) ?? [];
  const answer = isMode(mode) ? answerAsProvider(mode, rest) : null;
  if (!answer) {
    next();
    return;
  }
  response.writeHead(answer.status, { 'content-type': answer.contentType });
  response.end(answer.body);
};

/**
 * Serves the stand-in of the chart provider under `/tv-stub/<mode>/`, in development and preview; a build carries
 * it only when its `VITE_TV_BASE` points there.
 */
export function providerStandIn(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'provider-stand-in',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      server.middlewares.use(serve);
    },
    configurePreviewServer(server) {
      server.middlewares.use(serve);
    },
    async writeBundle({ dir }) {
      const base = String(config.env.VITE_TV_BASE ?? '');
      const [, mode] = ADDRESS.exec(`${base}x`) ?? [];
      if (!isMode(mode) || dir === undefined || this.environment.name !== 'client') return;
      for (const kind of KINDS) {
        for (const file of [`embed-widget-${kind}.js`, `embed-widget/${kind}/`]) {
          const answer = answerAsProvider(mode, `/${file}`);
          if (answer?.status !== 200) continue;
          const target = path.join(dir, base, file.replace(/\/$/, '/index.html'));
          await mkdir(path.dirname(target), { recursive: true });
          await writeFile(target, answer.body);
        }
      }
    },
  };
}
