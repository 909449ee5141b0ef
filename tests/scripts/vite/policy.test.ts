import { describe, expect, it } from 'vitest';
import { hashSource, securityPolicy } from '../../../scripts/vite/policy.ts';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((text) => text.startsWith(`${name} `));

describe('the provider of the charts in the policy', () => {
  it('is the one that ships, where the build names none', () => {
    const policy = securityPolicy('body{}', '');
    expect(directive(policy, 'script-src')).toBe(
      "script-src 'self' https://s3.tradingview.com/external-embedding/",
    );
    expect(directive(policy, 'frame-src')).toBe(
      'frame-src https://www.tradingview-widget.com https://s.tradingview.com',
    );
  });

  it('is a folder of this site, where the build says so', () => {
    const policy = securityPolicy('body{}', '/tv-stub/');
    expect(directive(policy, 'script-src')).toBe("script-src 'self'");
    expect(directive(policy, 'frame-src')).toBe("frame-src 'self'");
  });

  it('is another host, where the build says so', () => {
    const policy = securityPolicy('body{}', 'https://charts.example/embed/');
    expect(directive(policy, 'script-src')).toBe("script-src 'self' https://charts.example/embed/");
    expect(directive(policy, 'frame-src')).toContain('https://charts.example');
  });
});

it('allows exactly the sheet that is in the pages', () => {
  const policy = securityPolicy('body{color:red}', '');
  expect(directive(policy, 'style-src')).toContain(hashSource('body{color:red}'));
  expect(directive(policy, 'style-src')).not.toContain(hashSource('body{color:blue}'));
});
