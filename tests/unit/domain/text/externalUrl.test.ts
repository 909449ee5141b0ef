import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeExternalUrl, safeImageUrl, withHttps } from '@/domain/text/externalUrl';
import { numRuns } from '../../../support/properties';

const EVIL = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'javascript://good.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  '//evil.example',
  'https:evil.example',
  '/\\evil.example',
  'www.good.example',
  'https://good.example@evil.example/',
  'https://user:secret@good.example/',
  'https://good.example/\u202ecod.exe',
  'https://go\u200bod.example/',
  'https://good.example/\u0007',
  `https://good.example/${'a'.repeat(100_000)}`,
  'ftp://good.example/',
  'https:///evil.example',
  '/platforms',
  'https://',
  'https://good.example%40evil.example/',
  'https://good.example/a b',
  'https://[::1/',
];

/** A result must be null or a normalised URL without credentials that parses back to itself. */
function expectSafe(result: string | null) {
  if (result === null) return;
  expect(result).toMatch(/^https?:\/\/[a-z0-9.[-]/);
  const url = new URL(result);
  expect([url.href, url.username, url.password]).toEqual([result, '', '']);
  expect(safeExternalUrl(result)).toBe(result);
}

it.each([
  ['https://good.example', 'https://good.example/'],
  ['HTTP://GOOD.example/Path?q=1#f', 'http://good.example/Path?q=1#f'],
  ['  https://good.example/a  ', 'https://good.example/a'],
  ['https://good.example:8443/', 'https://good.example:8443/'],
  ['http://[::1]:3000/', 'http://[::1]:3000/'],
  ['https://good.example/a/../b', 'https://good.example/b'],
])('normalises the URL %j to %j', (typed, url) => {
  expect(safeExternalUrl(typed)).toBe(url);
});

it('shows an international host in ASCII', () => {
  expect(safeExternalUrl('https://пример.example/')).toBe('https://xn--e1afmkfd.example/');
  expect(safeExternalUrl('https://аpple.example/')).toMatch(/^https:\/\/xn--/);
});

it('rejects malicious URLs, and returns no unsafe URL for variations of them', () => {
  expect(EVIL.filter((typed) => safeExternalUrl(typed) !== null)).toEqual([]);
  const changed = fc
    .tuple(
      fc.constantFrom(...EVIL),
      fc.nat(40),
      fc.constantFrom('', 'X', '\t', '\u0000', '/', '@', ':', 'https://'),
    )
    .map(([typed, index, inserted]) => {
      const start = typed.slice(0, index).toUpperCase();
      return start + inserted + typed.slice(index);
    });
  fc.assert(
    fc.property(changed, (typed) => {
      expectSafe(safeExternalUrl(typed));
    }),
    { numRuns: numRuns * 3 },
  );
});

it('returns null or a safe URL for any text', () => {
  const typed = fc.oneof(
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'binary' }).map((rest) => `https://${rest}`),
    fc.string({ unit: 'binary' }).map((rest) => `https://good.example/${rest}`),
  );
  fc.assert(
    fc.property(typed, (candidate) => {
      expectSafe(safeExternalUrl(candidate));
    }),
    { numRuns: numRuns * 3 },
  );
});

it.each([
  ['https://a.example/logo.png', 'https://a.example/logo.png'],
  ['http://a.example/logo.png', null],
  ['', null],
  [' /logos/x.png?v=2 ', '/logos/x.png?v=2'],
  ['/logos/größe.png', '/logos/gr%C3%B6%C3%9Fe.png'],
  ['//evil.example/x.png', null],
  ['/..//evil.example/x.png', null],
  ['logos/x.png', null],
  ['data:image/webp;base64,UklGRg==', 'data:image/webp;base64,UklGRg=='],
  ['data:text/html;base64,PGI+', null],
  [`data:image/png;base64,${'A'.repeat(24_000)}`, null],
])('reads the image URL %j as %j', (typed, url) => {
  expect(safeImageUrl(typed)).toBe(url);
});

it.each([
  ['www.example.com', 'https://www.example.com'],
  ['  example.com/a?b#c ', 'https://example.com/a?b#c'],
  ['example.com:8443', 'https://example.com:8443'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['//example.com', '//example.com'],
  ['me@example.com', 'me@example.com'],
  ['', ''],
])('completes the URL %j to %j', (typed, completed) => {
  expect(withHttps(typed)).toBe(completed);
});
