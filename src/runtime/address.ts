/** The path of the browser's address below the site's folder, without a slash at its end: `/`, `/markets/forex`. */
export const currentPath = (basename: string): string =>
  `/${globalThis.location.pathname.slice(basename.length)}`.replace(/(?!^)\/+$/, '');

const replaceAddress = (url: URL) => {
  globalThis.history.replaceState(globalThis.history.state, '', url);
};

const INDEX_FILE = '/index.html';

/** Hosts also answer `/markets/forex/index.html`; the address of that page is its folder. */
export function dropIndexFile(): void {
  const url = new URL(globalThis.location.href);
  if (!url.pathname.endsWith(INDEX_FILE)) return;
  url.pathname = url.pathname.slice(0, -INDEX_FILE.length);
  replaceAddress(url);
}

const OVERRIDE = 'tvwidgetsymbol';

/**
 * The chart provider's widgets show whatever instrument this parameter of the page names, so a crafted link could
 * repoint them all. It goes from the address before anything reads it.
 */
export function dropSymbolOverride(): void {
  const url = new URL(globalThis.location.href);
  const names = [...url.searchParams.keys()].filter((name) => name.toLowerCase() === OVERRIDE);
  if (names.length === 0) return;
  for (const name of names) url.searchParams.delete(name);
  replaceAddress(url);
}
