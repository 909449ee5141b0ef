import type { Connect, Plugin } from 'vite';
import {
  answerAsProvider,
  PROVIDER_MOCK_MODES,
  type ProviderMockMode,
} from '../provider-mock/providerMock.ts';

const ADDRESS = /^\/tv-stub\/([a-z-]+)(\/.+)$/;

const isMode = (text: string | undefined): text is ProviderMockMode =>
  PROVIDER_MOCK_MODES.some((mode) => mode === text);

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

/** Serves the chart provider mock at `/tv-stub/<mode>/` in development and preview. */
export function providerMock(): Plugin {
  return {
    name: 'provider-mock',
    configureServer(server) {
      server.middlewares.use(serve);
    },
    configurePreviewServer(server) {
      server.middlewares.use(serve);
    },
  };
}
