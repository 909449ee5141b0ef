import { escapeHtml } from '../../src/site/seo/escapeHtml.ts';
import { APPLE_ICON } from './discovery.ts';

export interface DocumentParts {
  readonly address: string;
  /** The site's base path, such as `/` or `/academy/`. */
  readonly base: string;
  /** The page's own head elements. */
  readonly head: string;
  readonly body: string;
  readonly policy: string;
  /** The text of the only inline script, which the policy allows. */
  readonly script: string;
  /** The text of the inlined style sheets; empty if the page links to them. */
  readonly sheet: string;
  /** Files of the inlined style sheets, which scripts needn't fetch. */
  readonly inlined: readonly string[];
  /** Built files: fonts and scripts to preload, style sheets to link. */
  readonly fonts: readonly string[];
  readonly sheets: readonly string[];
  readonly preloads: readonly string[];
  /** The script that starts the app. */
  readonly entry: string;
}

/**
 * Keeps Cloudflare's Rocket Loader from deferring a script; the policy forbids Rocket Loader's own script, which
 * would run the deferred one later.
 */
const UNDEFERRED = 'data-cfasync="false"';

const HEAD = '<!--head-->';
const APP = '<div id="root"><!--app--></div>';
const SCRIPT = /<script type="module" src="[^"]*"><\/script>/;

/**
 * Inserts a page into `index.html`. The policy comes first, because it only applies to what follows. Scripts
 * come last and are async: a deferred script delays the end of parsing, and Chromium would then compute
 * styles only after waiting for the preloaded fonts.
 * @throws Error if `index.html` has no placeholder for a part of the page
 */
export function documentFrom(template: string, parts: DocumentParts): string {
  const { address, base, head, body, policy, script, sheet } = parts;
  const lines = (...all: readonly string[]) => all.filter((line) => line !== '').join('\n    ');
  const parted = lines(
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    head,
    `<link rel="manifest" href="${base}manifest.json">`,
    `<link rel="apple-touch-icon" href="${base}${APPLE_ICON}">`,
    ...parts.fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${file}">`,
    ),
    sheet && `<style>${sheet}</style>`,
    `<script ${UNDEFERRED}>${script}</script>`,
    // Vite's module loader looks for the link of each style sheet; a disabled one is never fetched.
    ...parts.inlined.map((file) => `<link rel="stylesheet" disabled href="${base}${file}">`),
    ...parts.sheets.map((file) => `<link rel="stylesheet" crossorigin href="${base}${file}">`),
  );
  const scripts = lines(
    `<script ${UNDEFERRED} async type="module" crossorigin src="${base}${parts.entry}"></script>`,
    ...parts.preloads.map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`),
  );
  for (const place of [HEAD, APP])
    if (!template.includes(place)) throw new Error(`index.html has no ${place}.`);
  if (!SCRIPT.test(template)) throw new Error('index.html has no module script.');
  return template
    .replaceAll('%BASE_URL%', base)
    .replace(SCRIPT, () => scripts)
    .replace(HEAD, () => parted)
    .replace(APP, () => `<div id="root" data-path="${address}">${body}</div>`);
}
