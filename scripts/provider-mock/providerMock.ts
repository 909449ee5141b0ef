import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * - `normal`: ready after a moment
 * - `slow`: ready after 25 seconds, which is longer than the page's timeout
 * - `silent`: the frame loads but never sends a message
 * - `no-data`: the frame reports that it has no data for its instrument
 * - `blocked`: the script is refused
 * - `throwing`: the script throws immediately
 */
export const PROVIDER_MOCK_MODES = ['normal', 'slow', 'silent', 'no-data', 'blocked', 'throwing'] as const;

export type ProviderMockMode = (typeof PROVIDER_MOCK_MODES)[number];

/** The style that the loader adds, like the provider's; the page's policy must allow it. */
export const PROVIDER_MOCK_STYLE = '.tradingview-widget-copyright{line-height:32px!important}';

export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

const fileText = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

/**
 * Returns the provider's response: loaders end in `embed-widget-<kind>.js`, frames in `embed-widget/<kind>/`.
 * Returns null for any other path.
 */
export function answerAsProvider(mode: ProviderMockMode, pathname: string): Answer | null {
  const isLoader = /\/embed-widget-[a-z-]+\.js$/.test(pathname);
  const isFrame = /\/embed-widget\/[a-z-]+\/$/.test(pathname);
  if (!isLoader && !isFrame) return null;
  if (isLoader && mode === 'blocked') return { status: 403, contentType: 'text/plain', body: 'Blocked.' };
  const text = fileText(isLoader ? 'loader.js' : 'frame.html')
    .replace('__MODE__', mode)
    .replace('__STYLE__', PROVIDER_MOCK_STYLE);
  return { status: 200, contentType: isLoader ? 'text/javascript' : 'text/html; charset=utf-8', body: text };
}
