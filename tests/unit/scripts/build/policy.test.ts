import { expect, it } from 'vitest';
import { page as privacy } from '@/content/pages/privacy';
import { readSettings } from '../../../../scripts/build/pages.ts';
import { hashSource, securityPolicy } from '../../../../scripts/build/policy.ts';
import { wordsOf } from '../../../support/content';

const SCRIPT = 'an inline script';
const look = hashSource(SCRIPT);

const directive = (policy: string, name: string) =>
  policy.split('; ').find((text) => text.startsWith(`${name} `));

it('allows charts from a folder on this site', () => {
  const policy = securityPolicy(SCRIPT, ['body{}'], '/tv-stub/');
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${look}`);
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self'");
});

it('allows only the listed sources', () => {
  const [style = '', ...others] = securityPolicy(SCRIPT, ['body{}'], '')
    .split('; ')
    .toSorted((a, b) => Number(b.startsWith('style-src')) - Number(a.startsWith('style-src')));
  expect(others).toEqual([
    "default-src 'none'",
    `script-src 'self' ${look} https://s3.tradingview.com/external-embedding/`,
    "img-src 'self' https: data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    'frame-src https://www.tradingview-widget.com https://s.tradingview.com',
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ]);
  expect(style.split(' ').slice(0, 2)).toEqual(['style-src', "'self'"]);
  for (const source of style.split(' ').slice(2)) expect(source).toMatch(/^'sha256-[\w+/]{43}='$/);
  expect(style).toContain(hashSource('body{}'));
});

it('names on the privacy page every other site that pages may contact', () => {
  const { contact, publishing } = readSettings({});
  const policy = securityPolicy(SCRIPT, [], '', [...contact, ...publishing]);
  const sites = [...policy.matchAll(/https:\/\/[\w.-]*?([\w-]+\.[\w-]+)(?![\w.-])/g)].map(
    ([, site = '']) => site,
  );
  expect(sites).toContain('tradingview.com');
  expect(
    sites.filter((site) => !wordsOf(privacy).includes(site)),
    'Name these sites in src/content/pages/privacy.ts',
  ).toEqual([]);
});
