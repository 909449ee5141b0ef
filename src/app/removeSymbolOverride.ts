/**
 * The provider's charts show whatever instrument this parameter of the page names, so a crafted link could
 * repoint them all. It goes from the address before anything reads it.
 */
const OVERRIDE = 'tvwidgetsymbol';

export function removeSymbolOverride(): void {
  const url = new URL(globalThis.location.href);
  const names = [...url.searchParams.keys()].filter((name) => name.toLowerCase() === OVERRIDE);
  if (names.length === 0) return;
  for (const name of names) url.searchParams.delete(name);
  globalThis.history.replaceState(globalThis.history.state, '', url);
}
