import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hostFiles } from '../../../../scripts/build/hostFiles.ts';

const POLICY = "default-src 'self'";

interface Vercel {
  readonly headers: readonly {
    readonly source: string;
    readonly headers: readonly { readonly key: string; readonly value: string }[];
  }[];
}

interface AzureStaticWebApp {
  readonly globalHeaders: Readonly<Record<string, string>>;
  readonly routes: readonly { readonly route: string; readonly headers: Readonly<Record<string, string>> }[];
  readonly mimeTypes: Readonly<Record<string, string>>;
  readonly responseOverrides: Readonly<Record<string, unknown>>;
}

/** The headers that each host is told to send with every file, by the host. */
function headersByHost(base = '/') {
  const files = hostFiles(POLICY, base);
  const vercel = JSON.parse(files['vercel.json'] ?? '') as Vercel;
  const azure = JSON.parse(files['staticwebapp.config.json'] ?? '') as AzureStaticWebApp;
  const lines = (files._headers ?? '').split('\n');
  const nginx = [...(files['nginx-headers.conf'] ?? '').matchAll(/^add_header (\S+) "([^"]*)" always;$/gm)];
  const ofNetlify = lines
    .slice(1, lines.indexOf(`${base}assets/*`))
    .map((line) => line.trim().split(/: (.*)/));
  return {
    netlify: Object.fromEntries(ofNetlify.map(([name = '', value = '']) => [name, value])),
    vercel: Object.fromEntries(vercel.headers[0]?.headers.map(({ key, value }) => [key, value]) ?? []),
    azure: azure.globalHeaders,
    nginx: Object.fromEntries(nginx.map(([, name = '', value = '']) => [name, value])),
  };
}

describe('what static hosts read', () => {
  it('says the same of security on every host', () => {
    const { netlify, vercel, azure, nginx } = headersByHost();
    expect(netlify).toMatchObject({
      'Content-Security-Policy': `${POLICY}; frame-ancestors 'none'`,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    });
    expect(nginx).toEqual(netlify);
    expect(vercel).toEqual({ ...netlify, 'Cache-Control': 'no-cache' });
    expect(azure).toEqual({ ...netlify, 'Cache-Control': 'no-cache' });
  });

  it.each(['/', '/academy/'])('lets files with a hash in their name be kept for ever, below %s', (base) => {
    const files = hostFiles(POLICY, base);
    const forEver = 'public, max-age=31536000, immutable';
    expect(files._headers).toContain(`\n${base}assets/*\n  Cache-Control: ${forEver}\n`);
    const vercel = JSON.parse(files['vercel.json'] ?? '') as Vercel;
    expect(vercel.headers[1]).toEqual({
      source: `${base}assets/(.*)`,
      headers: [{ key: 'Cache-Control', value: forEver }],
    });
    const azure = JSON.parse(files['staticwebapp.config.json'] ?? '') as AzureStaticWebApp;
    expect(azure.routes).toEqual([{ route: `${base}assets/*`, headers: { 'Cache-Control': forEver } }]);
  });

  it.each(['/', '/academy/'])('gives addresses without a file the page for them, below %s', (base) => {
    const azure = JSON.parse(hostFiles(POLICY, base)['staticwebapp.config.json'] ?? '') as AzureStaticWebApp;
    expect(azure.responseOverrides).toEqual({ 404: { rewrite: `${base}404.html`, statusCode: 404 } });
  });

  it('says the same of security below a folder, of every file there', () => {
    expect(headersByHost('/academy/')).toEqual(headersByHost());
    const files = hostFiles(POLICY, '/academy/');
    expect(files._headers).toMatch(/^\/academy\/\*\n/);
    // These two hold for the whole host.
    expect((JSON.parse(files['vercel.json'] ?? '') as Vercel).headers[0]?.source).toBe('/(.*)');
    expect(files['nginx-headers.conf']).toBe(hostFiles(POLICY, '/')['nginx-headers.conf']);
  });

  it('names the type of a calendar where a host does not know it', () => {
    const azure = JSON.parse(hostFiles(POLICY, '/')['staticwebapp.config.json'] ?? '') as AzureStaticWebApp;
    expect(azure.mimeTypes).toEqual({ '.ics': 'text/calendar' });
    const nginx = readFileSync('deploy/nginx.conf', 'utf8');
    expect(nginx).toMatch(/location ~ \\\.ics\$ \{\s+types \{ text\/calendar ics; \}\s+\}/);
  });

  it('has no line break or quote that could end a header', () => {
    for (const headers of Object.values(headersByHost()))
      for (const value of Object.values(headers)) expect(value).not.toMatch(/["\r\n]/);
  });
});
