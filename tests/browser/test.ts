import { test as base, expect, type BrowserContext } from '@playwright/test';

export { expect };

interface Noise {
  /** Errors and warnings of all pages so far; a test that expects some takes them with `splice(0)`. */
  readonly messages: string[];
}

async function refuseOutside(context: BrowserContext, origin: string, outside: string[]) {
  await context.route(
    (url) => url.origin !== origin,
    async (route) => {
      outside.push(route.request().url());
      await route.abort();
    },
  );
}

/** A test whose pages may say nothing in the console and load nothing from outside. */
export const test = base.extend<{ noise: Noise }>({
  noise: [
    async ({ context, baseURL }, use) => {
      const messages: string[] = [];
      const outside: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text());
      });
      context.on('weberror', (error) => messages.push(error.error().message));
      await refuseOutside(context, new URL(baseURL ?? '').origin, outside);
      await use({ messages });
      expect(messages, 'console errors and warnings').toEqual([]);
      expect(outside, 'requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});
