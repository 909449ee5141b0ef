import { test as base, expect, type BrowserContext } from '@playwright/test';
import { answerAsProvider, type ProviderMockMode } from '../../scripts/provider-mock/providerMock.ts';

export { expect };

interface Noise {
  /** Errors and warnings of all pages so far; a test that expects some removes them with `splice(0)`. */
  readonly messages: string[];
}

interface Options {
  /** How the chart provider behaves; its addresses are answered by the mock, as nothing here has a network. */
  readonly provider: ProviderMockMode;
}

interface Fixtures {
  readonly noise: Noise;
  /** The addresses asked of the chart provider so far. */
  readonly askedOfProvider: string[];
}

const PROVIDER = /^https:\/\/(?:s3\.tradingview\.com\/external-embedding|www\.tradingview-widget\.com)\//;

/** Answers for the provider, and refuses every other host. */
export async function interceptProvider(
  context: BrowserContext,
  origin: string,
  mode: ProviderMockMode,
  asked: string[],
  outside: string[],
) {
  // A pattern, as a function would be asked about every request of the site itself.
  await context.route(new RegExp(`^(?!${origin}/)`), async (route) => {
    const url = route.request().url();
    const answer = PROVIDER.test(url) ? answerAsProvider(mode, new URL(url).pathname) : null;
    (answer ? asked : outside).push(url);
    if (answer?.status === 200) await route.fulfill(answer);
    else await route.abort();
  });
}

/** A test whose pages must log nothing and load nothing from other hosts. */
export const test = base.extend<Options & Fixtures>({
  provider: ['normal', { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
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
