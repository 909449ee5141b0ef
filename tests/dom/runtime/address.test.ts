import { expect, it } from 'vitest';
import { currentPath, dropSymbolOverride, tidyUrl } from '@/runtime/address';

it.each([
  ['/markets?tvwidgetsymbol=NASDAQ:AAPL', '/markets'],
  ['/markets?a=1&TVwidgetSymbol=X&b=2#forex', '/markets?a=1&b=2#forex'],
  ['/markets?symbol=X', '/markets?symbol=X'],
])('removes any tvwidgetsymbol parameter from the URL %s', (before, after) => {
  history.replaceState({ kept: true }, '', before);
  dropSymbolOverride();
  expect(location.pathname + location.search + location.hash).toBe(after);
  expect(history.state).toEqual({ kept: true });
});

it.each([
  ['/markets/forex/index.html?q=1#top', '/', '/markets/forex?q=1#top'],
  ['/markets/forex/?q=1', '/', '/markets/forex?q=1'],
  ['/index.html', '/', '/'],
  ['/academy/', '/academy/', '/academy/'],
  ['/academy//index.html', '/academy/', '/academy/'],
  ['/academy//markets/forex/', '/academy/', '/academy/markets/forex'],
])('normalises %s under the base path %s', (before, basename, after) => {
  history.replaceState({ kept: true }, '', before);
  tidyUrl(basename);
  expect(location.pathname + location.search + location.hash).toBe(after);
  expect(history.state).toEqual({ kept: true });
});

it('does not mistake a path for a host name', () => {
  const { origin } = location;
  history.replaceState(null, '', `${origin}//other.example//x`);
  tidyUrl('/');
  expect(location.href).toBe(`${origin}/other.example/x`);
});

it.each([
  ['/', '/', '/'],
  ['/academy', '/academy/', '/'],
  ['/academy/contact', '/academy/', '/contact'],
])('finds the page at %s under the base path %s', (address, basename, page) => {
  history.replaceState(null, '', address);
  expect(currentPath(basename)).toBe(page);
});
