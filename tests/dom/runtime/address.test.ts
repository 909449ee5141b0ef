import { afterEach, expect, it } from 'vitest';
import { currentPath, dropSymbolOverride } from '@/runtime/address';

afterEach(() => {
  history.replaceState(null, '', '/');
});

it.each([
  ['/markets?tvwidgetsymbol=NASDAQ:AAPL', '/markets'],
  ['/markets?a=1&TVwidgetSymbol=X&b=2#forex', '/markets?a=1&b=2#forex'],
  ['/markets?symbol=X', '/markets?symbol=X'],
])('makes %s to %s', (before, after) => {
  history.replaceState({ kept: true }, '', before);
  dropSymbolOverride();
  expect(location.pathname + location.search + location.hash).toBe(after);
  expect(history.state).toEqual({ kept: true });
});

it.each([
  ['/', '/', '/'],
  ['/contact', '/', '/contact'],
  ['/contact/', '/', '/contact'],
  ['/markets/forex//?q=1#top', '/', '/markets/forex'],
  ['/academy/', '/academy/', '/'],
  ['/academy/contact/', '/academy/', '/contact'],
])('%s below %s is the page %s, which some hosts give with a slash at its end', (address, basename, page) => {
  history.replaceState(null, '', address);
  expect(currentPath(basename)).toBe(page);
});
