import { describe, expect, it } from 'vitest';
import { THEME_SCRIPT } from '@/runtime/themeScript';
import { hashSource, securityPolicy } from '../../../../scripts/build/policy.ts';

/** The one inline script: it sets a chosen look before the first paint. */
const look = hashSource(THEME_SCRIPT);

const directive = (policy: string, name: string) =>
  policy.split('; ').find((text) => text.startsWith(`${name} `));

describe('the provider of the charts in the policy', () => {
  it('is the one that ships, where the build names none', () => {
    const policy = securityPolicy(['body{}'], '');
    expect(directive(policy, 'script-src')).toBe(
      `script-src 'self' ${look} https://s3.tradingview.com/external-embedding/`,
    );
    expect(directive(policy, 'frame-src')).toBe(
      'frame-src https://www.tradingview-widget.com https://s.tradingview.com',
    );
  });

  it('is a folder of this site, where the build says so', () => {
    const policy = securityPolicy(['body{}'], '/tv-stub/');
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${look}`);
    expect(directive(policy, 'frame-src')).toBe("frame-src 'self'");
  });

  it('is another host, where the build says so', () => {
    const policy = securityPolicy(['body{}'], 'https://charts.example/embed/');
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${look} https://charts.example/embed/`);
    expect(directive(policy, 'frame-src')).toContain('https://charts.example');
  });
});

it('allows nothing but what it names', () => {
  const [style = '', ...others] = securityPolicy(['body{}'], '')
    .split('; ')
    .toSorted((a, b) => Number(b.startsWith('style-src')) - Number(a.startsWith('style-src')));
  expect(others).toEqual([
    "default-src 'none'",
    `script-src 'self' ${look} https://s3.tradingview.com/external-embedding/`,
    "img-src 'self' https: data:",
    "font-src 'self'",
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

it('takes the provider from another host over http too, as a test of one’s own does, and from no odd address', () => {
  expect(directive(securityPolicy([], 'http://localhost:8080/tv/'), 'script-src')).toContain(
    'http://localhost:8080/tv/',
  );
  const odd = securityPolicy([], '/charts?from=https://charts.example/');
  expect(directive(odd, 'script-src')).not.toContain('charts.example');
});

it('allows exactly the sheet that is in the pages', () => {
  const policy = securityPolicy(['body{color:red}'], '');
  expect(directive(policy, 'style-src')).toContain(hashSource('body{color:red}'));
  expect(directive(policy, 'style-src')).not.toContain(hashSource('body{color:blue}'));
});

it('shows logos of any host that answers over https, as administrators name them', () => {
  expect(directive(securityPolicy(['body{}'], ''), 'img-src')?.split(' ')).toContain('https:');
});

describe('U26: what pages may connect to', () => {
  it('is the site itself, and for the dashboard the place that is published to', () => {
    expect(directive(securityPolicy(['body{}'], ''), 'connect-src')).toBe("connect-src 'self'");
    expect(directive(securityPolicy(['body{}'], '', ['https://api.github.com']), 'connect-src')).toBe(
      "connect-src 'self' https://api.github.com",
    );
  });

  it('is the address of the contact form as well, for public pages where the owner has set one', () => {
    const both = ['https://forms.example', 'https://api.github.com'];
    expect(directive(securityPolicy(['body{}'], '', both), 'connect-src')).toBe(
      "connect-src 'self' https://forms.example https://api.github.com",
    );
  });

  it('changes nothing else in the policy', () => {
    const others = (policy: string) => policy.split('; ').filter((text) => !text.startsWith('connect-src'));
    expect(others(securityPolicy(['body{}'], '', ['https://git.example']))).toEqual(
      others(securityPolicy(['body{}'], '')),
    );
  });
});
