import { readFileSync } from 'node:fs';
import { inParts } from '../e2e/support.ts';
import { expect, test } from './test.ts';

const sitemap = [
  ...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g),
];
const addresses = [...sitemap.map(([, address = '']) => address || '/'), '/search', '/nowhere'];

// Fails on console messages and missing files too.
for (const [part, some] of inParts(addresses, 25).entries())
  test(`loads pages on a phone without horizontal scrolling, part ${String(part + 1)}`, async ({
    tab,
    started,
  }) => {
    for (const address of some) {
      await tab.open(address);
      const [heading, tooWide, smallestField] = await tab.run(
        () =>
          [
            document.querySelector('h1')?.textContent ?? '',
            document.documentElement.scrollWidth - document.documentElement.clientWidth,
            Math.min(
              16,
              ...[...document.querySelectorAll('input, select, textarea')].map((field) =>
                Number.parseFloat(getComputedStyle(field).fontSize),
              ),
            ),
          ] as const,
      );
      expect(heading, address).not.toBe('');
      expect(tooWide, address).toBeLessThanOrEqual(0);
      // iOS Safari zooms in on fields below 16 px.
      expect(smallestField, address).toBe(16);
    }
    started.proxy.missing.splice(0, Infinity, ...started.proxy.missing.filter((file) => file !== '/nowhere'));
  });
