import { createHash } from 'node:crypto';
import { THEME_SCRIPT } from '../../src/runtime/themeScript.ts';
import { PROVIDER_MOCK_STYLE } from '../provider-mock/providerMock.ts';

/** The provider of the charts, as it ships; VITE_TV_BASE names another one. */
const PROVIDER_SCRIPTS = 'https://s3.tradingview.com/external-embedding/';
const PROVIDER_FRAMES = 'https://www.tradingview-widget.com https://s.tradingview.com';

/** The one `<style>` that the provider's script adds, for the line that names it; the mock's is allowed beside it. */
const PROVIDER_STYLE = "'sha256-JyHF32z4Ou/Ujas95CX3WgBqlTt7Dxzo/fQG5/5oBo8='";

export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Where the provider's scripts and frames come from: a folder of this site, or one elsewhere. */
function providerSources(base: string): { readonly scripts: string; readonly frames: string } {
  if (base === '') return { scripts: PROVIDER_SCRIPTS, frames: PROVIDER_FRAMES };
  if (!/^https?:\/\//.test(base)) return { scripts: '', frames: "'self'" };
  return { scripts: base, frames: `${new URL(base).origin} ${PROVIDER_FRAMES}` };
}

/**
 * The security policy of a page, but for what only a header can say.
 * @param sheets the text of each inlined `<style>`
 * @param providerBase VITE_TV_BASE, or an empty text for the provider itself
 * @param connectTo the origins that the page may connect to beside the site itself: what takes visitors' messages for
 *   public pages, what is published to for the dashboard's. The header, which all pages share, allows both: a page is
 *   held to its own policy besides.
 */
export function securityPolicy(
  sheets: readonly string[],
  providerBase: string,
  connectTo: readonly string[] = [],
): string {
  const provider = providerSources(providerBase);
  return [
    "default-src 'none'",
    `script-src 'self' ${hashSource(THEME_SCRIPT)} ${provider.scripts}`,
    ["style-src 'self'", ...sheets.map(hashSource), PROVIDER_STYLE, hashSource(PROVIDER_MOCK_STYLE)].join(
      ' ',
    ),
    "img-src 'self' https: data:",
    "font-src 'self'",
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
