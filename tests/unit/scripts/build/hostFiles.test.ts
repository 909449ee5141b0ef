import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hostFiles } from '../../../../scripts/build/hostFiles.ts';

const POLICY = "default-src 'self'";

type Headers = Readonly<Record<string, string>>;

interface Vercel {
  readonly headers: readonly { readonly source: string; readonly headers: readonly Headers[] }[];
}

interface AzureStaticWebApp {
  readonly globalHeaders: Headers;
  readonly routes: readonly { readonly route: string; readonly headers: Headers }[];
  readonly mimeTypes: Headers;
  readonly responseOverrides: Readonly<Record<string, unknown>>;
}

const SECURITY: Headers = {
  'Content-Security-Policy': `${POLICY}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Strict-Transport-Security': 'max-age=31536000',
};
const ASKED_ANEW: Headers = { ...SECURITY, 'Cache-Control': 'no-cache' };
const KEPT_FOR_EVER: Headers = { ...SECURITY, 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Headers set by nginx lines, with their included file. */
function nginxHeaders(lines: string, included: string): Headers {
  const all = lines.replace('include /srv/upmark/nginx-headers.conf;', included);
  const found = [...all.matchAll(/^\s*add_header (\S+) "([^"]*)" always;$/gm)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]));
}

/** Headers that each host sends with a page and with a file in `assets/`. */
function headersByHost(base = '/') {
  const files = hostFiles(POLICY, base);
  const vercel = (JSON.parse(files['vercel.json'] ?? '') as Vercel).headers.map(({ source, headers }) => ({
    source,
    headers: Object.fromEntries(headers.map(({ key = '', value }) => [key, value])) as Headers,
  }));
  const azure = JSON.parse(files['staticwebapp.config.json'] ?? '') as AzureStaticWebApp;
  const netlify = (files._headers ?? '').split(/\n(?=\S)/).map((rule) => {
    const [path = '', ...lines] = rule.trim().split(/\n\s*/);
    return { path, headers: Object.fromEntries(lines.map((line) => line.split(/: (.*)/))) as Headers };
  });
  const conf = readFileSync('deploy/nginx.conf', 'utf8').replace(/^\s*#.*\n/gm, '');
  const locations = [...conf.matchAll(/location ([^{]+) \{((?:[^{}]|\{[^{}]*\})*)\}/g)];
  const server = locations.reduce((rest, [location]) => rest.replace(location, ''), conf);
  const included = files['nginx-headers.conf'] ?? '';
  const page = nginxHeaders(server, included);
  // A location with its own headers inherits none.
  const inLocation = new Map(
    locations.map(([, path = '', lines = '']) => [path, nginxHeaders(lines, included)]),
  );
  const isSet = (headers: Headers) => Object.keys(headers).length > 0;
  expect(locations.length).toBeGreaterThan(2);
  for (const [path, headers] of inLocation) if (isSet(headers)) expect(path).toBe('/assets/');
  return {
    vercel: {
      sources: vercel.map(({ source }) => source),
      page: vercel[0]?.headers,
      asset: { ...vercel[0]?.headers, ...vercel[1]?.headers },
    },
    azure: {
      sources: azure.routes.map(({ route }) => route),
      page: azure.globalHeaders,
      asset: { ...azure.globalHeaders, ...azure.routes[0]?.headers },
    },
    netlify: {
      sources: netlify.map(({ path }) => path),
      page: netlify[0]?.headers,
      asset: { ...netlify[0]?.headers, ...netlify[1]?.headers },
    },
    nginx: {
      sources: [...inLocation.keys()].filter((path) => path === '/assets/'),
      page,
      asset: inLocation.get('/assets/'),
    },
  };
}

it.each(['/', '/academy/'])('sends security headers for pages below %s on every host', (base) => {
  expect(headersByHost(base)).toEqual({
    // The first source matches every path on the host.
    vercel: { sources: ['/(.*)', `${base}assets/(.*)`], page: ASKED_ANEW, asset: KEPT_FOR_EVER },
    azure: { sources: [`${base}assets/*`], page: ASKED_ANEW, asset: KEPT_FOR_EVER },
    // Netlify and Cloudflare revalidate by default.
    netlify: { sources: [`${base}*`, `${base}assets/*`], page: SECURITY, asset: KEPT_FOR_EVER },
    nginx: { sources: ['/assets/'], page: ASKED_ANEW, asset: KEPT_FOR_EVER },
  });
});

it.each(['/', '/academy/'])('rewrites unknown URLs to the 404.html in %s', (base) => {
  const azure = JSON.parse(hostFiles(POLICY, base)['staticwebapp.config.json'] ?? '') as AzureStaticWebApp;
  expect(azure.responseOverrides).toEqual({ 404: { rewrite: `${base}404.html`, statusCode: 404 } });
});

it('sets the media type of calendar files', () => {
  const azure = JSON.parse(hostFiles(POLICY, '/')['staticwebapp.config.json'] ?? '') as AzureStaticWebApp;
  expect(azure.mimeTypes).toEqual({ '.ics': 'text/calendar' });
  const nginx = readFileSync('deploy/nginx.conf', 'utf8');
  expect(nginx).toMatch(/location ~ \\\.ics\$ \{\s+types \{ text\/calendar ics; \}\s+\}/);
});
