import { test as base, expect, type BrowserContext } from '@playwright/test';
import { answerAsProvider, type ProviderMockMode } from '../../scripts/provider-mock/providerMock.ts';

export { expect };

interface Noise {
  /** Console errors and warnings so far; tests that expect some remove them with `splice(0)`. */
  readonly messages: string[];
}

interface Options {
  /** How the chart provider's mock behaves. */
  readonly provider: ProviderMockMode;
}

interface Fixtures {
  readonly noise: Noise;
  /** Addresses requested from the chart provider so far. */
  readonly askedOfProvider: string[];
}

const PROVIDER = /^https:\/\/(?:s3\.tradingview\.com\/external-embedding|www\.tradingview-widget\.com)\//;

/** Answers requests to the chart provider, and blocks every other host. */
export async function interceptProvider(
  context: BrowserContext,
  origin: string,
  mode: ProviderMockMode,
  asked: string[],
  outside: string[],
) {
  // A regular expression, because a predicate would be called for every request to the site.
  await context.route(new RegExp(`^(?!${origin}/)`), async (route) => {
    const url = route.request().url();
    const answer = PROVIDER.test(url) ? answerAsProvider(mode, new URL(url).pathname) : null;
    (answer ? asked : outside).push(url);
    if (answer?.status === 200) await route.fulfill(answer);
    else await route.abort();
  });
}

/** Fails a test whose pages log warnings or request other hosts. */
export const test = base.extend<Options & Fixtures>({
  provider: ['normal', { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern
  askedOfProvider: ({}, use) => use([]),
  noise: [
    async ({ context, baseURL, provider, askedOfProvider }, use) => {
      const messages: string[] = [];
      const outside: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text());
      });
      context.on('weberror', (error) => messages.push(error.error().message));
      await interceptProvider(context, new URL(baseURL ?? '').origin, provider, askedOfProvider, outside);
      await use({ messages });
      expect(messages, 'console errors and warnings').toEqual([]);
      expect(outside, 'requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});
