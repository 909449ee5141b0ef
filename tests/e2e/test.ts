import { test as base, expect, type Browser, type CDPSession } from '@playwright/test';
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
  /** URLs requested from the chart provider so far. */
  readonly askedOfProvider: string[];
}

const PROVIDER = /^https:\/\/(?:s3\.tradingview\.com\/external-embedding|www\.tradingview-widget\.com)\//;

/**
 * Answers requests to the chart provider, and blocks every other host, in all contexts of the browser. Unlike
 * Playwright's routes, which intercept every request and turn the cache off, it leaves requests to the site
 * alone: a page opens a quarter faster.
 */
async function interceptProvider(
  browser: Browser,
  mode: ProviderMockMode,
  asked: string[],
  outside: string[],
): Promise<CDPSession> {
  const session = await browser.newBrowserCDPSession();
  session.on('Fetch.requestPaused', ({ requestId, request: { url } }) => {
    const answer = PROVIDER.test(url) ? answerAsProvider(mode, new URL(url).pathname) : null;
    (answer ? asked : outside).push(url);
    const answered =
      answer?.status === 200
        ? session.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: answer.status,
            responseHeaders: [{ name: 'content-type', value: answer.contentType }],
            body: Buffer.from(answer.body).toString('base64'),
          })
        : session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
    // The page may have closed by now.
    answered.catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
  return session;
}

/** On a busy machine a font can arrive after its page was drawn, and the page then does without it. */
const LATE_FONT = /^The resource \S+\.woff2 was preloaded using link preload but not used/;

/** The configuration blocks service workers except in their own tests. */
const BLOCKED_WORKER = /^Service Worker registration blocked by Playwright/;

/** Fails a test whose pages log warnings or request other hosts. */
export const test = base.extend<Options & Fixtures>({
  provider: ['normal', { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern
  askedOfProvider: ({}, use) => use([]),
  noise: [
    async ({ browser, context, provider, askedOfProvider }, use) => {
      const messages: string[] = [];
      const outside: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        const isExpected = LATE_FONT.test(text) || BLOCKED_WORKER.test(text);
        if (['error', 'warning'].includes(message.type()) && !isExpected) messages.push(text);
      });
      context.on('weberror', (error) => messages.push(error.error().message));
      const interception = await interceptProvider(browser, provider, askedOfProvider, outside);
      await use({ messages });
      await interception.detach();
      expect(messages, 'console errors and warnings').toEqual([]);
      expect(outside, 'requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});
