import { createHash } from 'node:crypto';
import { PROVIDER_MOCK_STYLE } from '../provider-mock/providerMock.ts';

/** The default chart provider; VITE_TV_BASE replaces it. */
const PROVIDER_SCRIPTS = 'https://s3.tradingview.com/external-embedding/';
const PROVIDER_FRAMES = 'https://www.tradingview-widget.com https://s.tradingview.com';

/** Allows the `<style>` that the provider's script adds for its copyright line. The mock's style is allowed too. */
const PROVIDER_STYLE = "'sha256-JyHF32z4Ou/Ujas95CX3WgBqlTt7Dxzo/fQG5/5oBo8='";

export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Sources of the provider's scripts and frames, on this site or another origin. */
function providerSources(base: string): { readonly scripts: string; readonly frames: string } {
  if (base === '') return { scripts: PROVIDER_SCRIPTS, frames: PROVIDER_FRAMES };
  if (!/^https?:\/\//.test(base)) return { scripts: '', frames: "'self'" };
  return { scripts: base, frames: `${new URL(base).origin} ${PROVIDER_FRAMES}` };
}

const styleSources = (sheets: readonly string[]) =>
  [...sheets.map(hashSource), PROVIDER_STYLE, hashSource(PROVIDER_MOCK_STYLE)].join(' ');

/**
 * Returns a page's Content Security Policy, without the directives that only a header can set.
 * @param script the text of the only inline `<script>`
 * @param sheets the text of each inlined `<style>`; null for the header, which is the same for all pages and leaves
 * these to each page's own policy
 * @param providerBase VITE_TV_BASE, or '' for the provider itself
 * @param connectTo other origins the page may connect to: the contact endpoint for public pages, the
 * publishing target for the dashboard. The header is the same for all pages and allows both; each page's own
 * policy applies as well.
 */
export function securityPolicy(
  script: string,
  sheets: readonly string[] | null,
  providerBase: string,
  connectTo: readonly string[] = [],
): string {
  const provider = providerSources(providerBase);
  return [
    "default-src 'none'",
    // Also applies to workers, because `worker-src` falls back to it.
    `script-src 'self' ${hashSource(script)} ${provider.scripts}`,
    `style-src 'self' ${sheets ? styleSources(sheets) : "'unsafe-inline'"}`,
    "img-src 'self' https: data:",
    // For the inlined font of a page's heading
    "font-src 'self' data:",
    `connect-src 'self' ${connectTo.join(' ')}`,
    `frame-src ${provider.frames}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ]
    .map((directive) => directive.trim())
    .join('; ');
}
