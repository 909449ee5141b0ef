import { APPLE_ICON } from './discovery.ts';

/** A page, and what its HTML needs from the build. */
export interface DocumentParts {
  readonly address: string;
  /** The folder of the site, such as `/` or `/academy/`. */
  readonly base: string;
  /** What the page says of itself in the head. */
  readonly head: string;
  readonly body: string;
  readonly policy: string;
  /** The text of the sheet of all public pages. */
  readonly sheet: string;
  readonly fonts: readonly string[];
  /** Addresses of what the page needs besides. */
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The scripts of all pages as Vite writes them, into the head. */
const SHARED_SCRIPTS = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/**
 * Puts a page into the built `index.html`. The policy comes first, as it governs only what follows. Scripts come last
 * and are asynchronous: a deferred one keeps the browser from calling the document parsed, and Chromium then styles
 * it only with the first frame, when it has waited for the preloaded fonts, and not while it waits.
 */
export function documentFrom(template: string, parts: DocumentParts): string {
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${escaped(parts.policy)}">`,
    parts.head,
    `<link rel="manifest" href="${parts.base}manifest.json">`,
    `<link rel="apple-touch-icon" href="${parts.base}${APPLE_ICON}">`,
    ...parts.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
    `<style>${parts.sheet}</style>`,
    ...parts.sheets.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
  ].join('\n    ');
  const scripts = [
    ...[...template.matchAll(SHARED_SCRIPTS)].map(([tag]) =>
      tag.trim().replace('<script ', '<script async '),
    ),
    ...parts.scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ].join('\n    ');
  return template
    .replace(SHARED_SCRIPTS, '')
    .replace('</body>', () => `  ${scripts}\n  </body>`)
    .replace('<!--head-->', () => head)
    .replace('<div id="root"><!--app-->', () => `<div id="root" data-path="${parts.address}">${parts.body}`);
}
