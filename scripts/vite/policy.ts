import { createHash } from 'node:crypto';
import { STAND_IN_STYLE } from '../provider-stand-in/standIn.ts';

/** The provider of the charts, as it ships; VITE_TV_BASE names another one. */
const PROVIDER_SCRIPTS = 'https://s3.tradingview.com/external-embedding/';
const PROVIDER_FRAMES = 'https://www.tradingview-widget.com https://s.tradingview.com';

/** The one `<style>` that the provider's script adds, for the line that names it; the stand-in's is allowed beside it. */
const PROVIDER_STYLE = "'sha256-JyHF32z4Ou/Ujas95CX3WgBqlTt7Dxzo/fQG5/5oBo8='";

export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Where the provider's scripts and frames come from: a folder of this site, or one elsewhere. */
function providerSources(base: string): { readonly scripts: string; readonly frames: string } {
  if (base === '') return { scripts: PROVIDER_SCRIPTS, frames: PROVIDER_FRAMES };
  if (!/^https?:\/\//.test(base)) return { scripts: '', frames: "'self'" };
  return { scripts: base, frames: `${new URL(base).origin} ${PROVIDER_FRAMES}` };
}

/**
 * The security policy of every page, but for what only a header can say.
 * @param sheet the text of the inlined style sheet
 * @param providerBase VITE_TV_BASE, or an empty text for the provider itself
 */
export function securityPolicy(sheet: string, providerBase: string): string {
  const provider = providerSources(providerBase);
  return [
    "default-src 'none'",
    `script-src 'self' ${provider.scripts}`,
    `style-src 'self' ${hashSource(sheet)} ${PROVIDER_STYLE} ${hashSource(STAND_IN_STYLE)}`,
    "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${provider.frames}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ]
    .map((directive) => directive.trim())
    .join('; ');
}
