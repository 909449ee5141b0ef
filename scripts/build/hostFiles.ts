/** The security headers; the policy gets the directive that only an HTTP header can set. */
const securityHeaders = (policy: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Strict-Transport-Security': 'max-age=31536000',
});

const ASK_ANEW = 'no-cache';
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Configuration files for static hosts, by name: security headers, caching and the 404 page, with the same
 * effect on each host.
 */
export function hostFiles(policy: string, base: string): Readonly<Record<string, string>> {
  const headers = securityHeaders(policy);
  const everyFile = { ...headers, 'Cache-Control': ASK_ANEW };
  const assets = `${base}assets/*`;
  const pairs = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([key, value]) => ({ key, value }));
  return {
    // For Netlify and Cloudflare Pages. A host may join the values of a repeated header, so no header is in both rules.
    _headers: [
      `${base}*`,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      assets,
      `  Cache-Control: ${FOR_EVER}`,
      '',
    ].join('\n'),
    'vercel.json': JSON.stringify({
      trailingSlash: false,
      headers: [
        { source: '/(.*)', headers: pairs(everyFile) },
        { source: `${base}assets/(.*)`, headers: pairs({ 'Cache-Control': FOR_EVER }) },
      ],
    }),
    'staticwebapp.config.json': JSON.stringify({
      globalHeaders: everyFile,
      routes: [{ route: assets, headers: { 'Cache-Control': FOR_EVER } }],
      // Other hosts already know the media type of calendars.
      mimeTypes: { '.ics': 'text/calendar' },
      responseOverrides: { 404: { rewrite: `${base}404.html`, statusCode: 404 } },
    }),
    'nginx-headers.conf': Object.entries(headers)
      .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
      .join(''),
  };
}
