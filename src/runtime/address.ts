/** The path of the browser's address below the site's folder: `/`, `/markets/forex`. */
export const currentPath = (basename: string): string =>
  `/${globalThis.location.pathname.slice(basename.length)}`;

const replaceAddress = (url: URL) => {
  globalThis.history.replaceState(globalThis.history.state, '', url);
};

/**
 * Hosts answer `/markets//forex/` and `/markets/forex/index.html` with the page of `/markets/forex`: this becomes its
 * address. Links of a page whose path began with two slashes could lead to another host.
 */
export function tidyAddress(basename: string): void {
  const url = new URL(globalThis.location.href);
  const path = url.pathname.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/');
  const tidy = path === basename ? path : path.replace(/(?!^)\/$/, '');
  if (tidy === url.pathname) return;
  url.pathname = tidy;
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
