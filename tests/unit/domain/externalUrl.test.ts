import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeExternalUrl, safeImageUrl, withHttps } from '@/domain/externalUrl';
import { numRuns } from '../../support/properties';

const SCRIPTS = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\rscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://good.example/%0aalert(1)',
  'javascript:https://good.example/',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  '\u200bjavascript:alert(1)',
  'jav\u0000ascript:alert(1)',
  'view-source:javascript:alert(1)',
];

const OTHER_SCHEMES = [
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'intent://scan/#Intent;scheme=zxing;end',
  'blob:https://good.example/1234',
  'ftp://good.example/',
  'filesystem:https://good.example/x',
  'about:blank',
  'mailto:a@good.example',
  'ws://good.example/',
  'chrome://settings',
  'tel:+100',
];

const RELATIVE = [
  '//evil.example',
  '///evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'http:evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:\\\\evil.example',
  'https:/\\evil.example',
  'https://good.example\\@evil.example',
  'www.good.example',
  'good.example',
  '/platforms',
  './x',
  '#top',
  '?q',
  '',
  '   ',
  'https://',
  'https://?x',
  'https://#x',
  'https://:443',
  'http',
];

const DISGUISED = [
  'https://good.example@evil.example/',
  'https://user:secret@good.example/',
  'https://:secret@good.example/',
  'https://good.example%40evil.example/',
  'https://good.example/\u202ecod.exe',
  'https://good.example/\u2066x',
  'https://go\u200bod.example/',
  'https://good.example/a b',
  'https://good.example/\u00a0x',
  'https://good.example/\u0007',
  'https://good.example/\ufeffx',
  'https://good.example/a\nb',
  'https://good.example/\u2028x',
  'https://go od.example/',
  'https://good.example:99999/',
  'https://[::1/',
  'https://exa_mple<.example/',
  `https://good.example/${'a'.repeat(100_000)}`,
];

const EVIL = [...SCRIPTS, ...OTHER_SCHEMES, ...RELATIVE, ...DISGUISED];

/** What a link may carry: null, or a normalised web address without user info that passes again as it is. */
function expectSafe(result: string | null) {
  if (result === null) return;
  expect(result).toMatch(/^https?:\/\/[a-z0-9.[-]/);
  const url = new URL(result);
  expect([url.href, url.username, url.password]).toEqual([result, '', '']);
  expect(safeExternalUrl(result)).toBe(result);
}

describe('safeExternalUrl', () => {
  it.each([
    ['https://good.example', 'https://good.example/'],
    ['HTTP://GOOD.example/Path?q=1#f', 'http://good.example/Path?q=1#f'],
    ['  https://good.example/a  ', 'https://good.example/a'],
    ['https://good.example:8443/', 'https://good.example:8443/'],
    ['https://192.168.0.1/', 'https://192.168.0.1/'],
    ['http://[::1]:3000/', 'http://[::1]:3000/'],
    ['https://good.example/%E2%82%AC', 'https://good.example/%E2%82%AC'],
    ['https://good.example/a/../b', 'https://good.example/b'],
  ])('makes %j into %j', (typed, url) => {
    expect(safeExternalUrl(typed)).toBe(url);
  });

  it('F74: shows an international host in its ASCII form', () => {
    expect(safeExternalUrl('https://пример.example/')).toBe('https://xn--e1afmkfd.example/');
    expect(safeExternalUrl('https://аpple.example/')).toMatch(/^https:\/\/xn--/);
  });

  it.each(SCRIPTS)('F71: refuses the script address %j', (typed) => {
    expect(safeExternalUrl(typed)).toBeNull();
  });

  it.each(OTHER_SCHEMES)('F72: refuses the scheme of %j', (typed) => {
    expect(safeExternalUrl(typed)).toBeNull();
  });

  it.each(RELATIVE)('F73: refuses %j, which is relative or has no host', (typed) => {
    expect(safeExternalUrl(typed)).toBeNull();
  });

  it('F74: refuses every address in disguise', () => {
    expect(DISGUISED.filter((typed) => safeExternalUrl(typed) !== null)).toEqual([]);
  });

  it('F74: refuses an address that only becomes too long once it is normalised', () => {
    const typed = `https://good.example/${'é'.repeat(2000)}`;
    expect(safeExternalUrl(typed)?.length ?? 0).toBe(0);
  });

  it('P17: refuses a corpus of over 60 evil addresses, and gives a safe one for any change to them', () => {
    expect(EVIL.length).toBeGreaterThanOrEqual(60);
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

  it('P17: is null or a safe address for any text and any web address', () => {
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

  it('P17: takes every plain web address, and none with a forbidden character inside', () => {
    const forbidden = fc.constantFrom(
      '\u0000',
      '\t',
      '\n',
      ' ',
      '\\',
      '\u007f',
      '\u00a0',
      '\u200d',
      '\u202e',
      '\u2069',
    );
    fc.assert(
      fc.property(fc.webUrl({ size: 'small' }), forbidden, fc.nat(), (url, character, position) => {
        expect(safeExternalUrl(url)).toBe(new URL(url).href);
        const index = 1 + (position % (url.length - 1));
        expect(safeExternalUrl(url.slice(0, index) + character + url.slice(index))).toBeNull();
      }),
      { numRuns },
    );
  });
});

it('F74: takes an international host however often it is asked', () => {
  const answers = new Set(Array.from({ length: 10_000 }, () => safeExternalUrl('https://bröker.example/')));
  expect([...answers]).toEqual(['https://xn--brker-kua.example/']);
});

describe('B13: safeImageUrl', () => {
  it.each([
    ['https://a.example/logo.png', 'https://a.example/logo.png'],
    ['http://a.example/logo.png', null],
    ['javascript:alert(1)', null],
    ['', null],
    [' /logos/x.png?v=2 ', '/logos/x.png?v=2'],
    ['/logos/größe 1.png', null],
    ['/logos/größe.png', '/logos/gr%C3%B6%C3%9Fe.png'],
    ['/logos/../x.png', '/x.png'],
    ['//evil.example/x.png', null],
    ['/..//evil.example/x.png', null],
    ['/\\evil.example/x.png', null],
    ['logos/x.png', null],
    ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
    ['data:image/webp;base64,UklGRg==', 'data:image/webp;base64,UklGRg=='],
    ['data:image/svg+xml;base64,PHN2Zz4=', null],
    ['data:text/html;base64,PGI+', null],
    ['data:image/png,raw', null],
    [`data:image/png;base64,${'A'.repeat(24_000)}`, null],
  ])('makes %j %j', (typed, url) => {
    expect(safeImageUrl(typed)).toBe(url);
  });
});

describe('withHttps', () => {
  it.each([
    ['www.example.com', 'https://www.example.com'],
    ['  example.com/a?b#c ', 'https://example.com/a?b#c'],
    ['example.com:8443', 'https://example.com:8443'],
    ['http://example.com', 'http://example.com'],
    ['https://example.com', 'https://example.com'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['//example.com', '//example.com'],
    ['me@example.com', 'me@example.com'],
    ['two words.com', 'two words.com'],
    ['nowhere', 'nowhere'],
    ['', ''],
  ])('makes %j %j', (typed, completed) => {
    expect(withHttps(typed)).toBe(completed);
  });

  it('P25: changes nothing but what becomes a safe address by it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.domain()), (typed) => {
        const completed = withHttps(typed);
        if (completed !== typed) expect(safeExternalUrl(completed)).not.toBeNull();
      }),
      { numRuns },
    );
  });
});
