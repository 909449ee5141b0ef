/** The path below the base: `/`, `/markets/forex`. */
export const currentPath = (basename: string): string =>
  `/${globalThis.location.pathname.slice(basename.length)}`;

const replaceAddress = (url: URL) => globalThis.history.replaceState(globalThis.history.state, '', url);

/**
 * Hosts serve `/markets//forex/` and `/markets/forex/index.html` as `/markets/forex`, so the path is
 * normalised.
 */
export function tidyPath(pathname: string, basename: string): string {
  const path = pathname.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/');
  return path === basename ? path : path.replace(/(?!^)\/$/, '');
}

/** If the path began with two slashes, relative links could lead to another host. */
export function tidyUrl(basename: string): void {
  const url = new URL(globalThis.location.href);
  const tidy = tidyPath(url.pathname, basename);
  if (tidy === url.pathname) return;
  url.pathname = tidy;
  replaceAddress(url);
}

const SYMBOL_PARAM = 'tvwidgetsymbol';

/**
 * TradingView's widgets show any instrument named by this query parameter, so a crafted link could repoint
 * them. It is removed before anything reads it.
 */
export function dropSymbolOverride(): void {
  const url = new URL(globalThis.location.href);
  const names = [...url.searchParams.keys()].filter((name) => name.toLowerCase() === SYMBOL_PARAM);
  if (names.length === 0) return;
  for (const name of names) url.searchParams.delete(name);
  replaceAddress(url);
}
