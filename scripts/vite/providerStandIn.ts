import type { Connect, Plugin } from 'vite';
import { answerAsProvider, STAND_IN_MODES, type StandInMode } from '../provider-stand-in/standIn.ts';

const ADDRESS = /^\/tv-stub\/([a-z-]+)(\/.+)$/;

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
 * Serves the stand-in of the chart provider under `/tv-stub/<mode>/`, in development and preview.
 */
export function providerStandIn(): Plugin {
  return {
    name: 'provider-stand-in',
    configureServer(server) {
      server.middlewares.use(serve);
    },
    configurePreviewServer(server) {
      server.middlewares.use(serve);
    },
  };
}
