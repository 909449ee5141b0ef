import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slugOf } from '@/domain/slug';
import { anyText, numRuns } from '../../support/properties';

it.each([
  ['MetaTrader 5', 'metatrader5'],
  [' Meta\tTrader\u00a04\n', 'metatrader4'],
  ['../admin', '../admin'],
  ['Ünï', 'ünï'],
  // Half a character: no address can hold it.
  ['a\ud800b', 'a\ufffdb'],
])('makes the slug of %j %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it.each(['', '.', '..'])('gives no slug for %j', (name) => {
  expect(slugOf(name)).toBeNull();
});

it('gives one safe part of an address for any name', () => {
  fc.assert(
    fc.property(
      fc.oneof(anyText, fc.constantFrom('..', '../admin', 'a/b', '\ud800', '//x', '.%2e')),
      (name) => {
        const slug = slugOf(name);
        if (slug === null) return;
        const { pathname } = new URL(`/platforms/${encodeURIComponent(slug)}`, 'https://upmark.example');
        expect(pathname).toMatch(/^\/platforms\/[^/]+$/);
        expect(decodeURIComponent(pathname.slice('/platforms/'.length))).toBe(slug);
      },
    ),
    { numRuns },
  );
});
