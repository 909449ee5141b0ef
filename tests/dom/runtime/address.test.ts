import { afterEach, expect, it } from 'vitest';
import { currentPath, dropIndexFile, dropSymbolOverride } from '@/runtime/address';

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

it.each([
  ['/markets/forex/index.html?q=1#top', '/markets/forex?q=1#top'],
  ['/markets/forex', '/markets/forex'],
  ['/index.html/forex', '/index.html/forex'],
])('drops the name of the file: %s is %s', (before, after) => {
  history.replaceState({ kept: true }, '', before);
  dropIndexFile();
  expect(location.pathname + location.search + location.hash).toBe(after);
  expect(history.state).toEqual({ kept: true });
});

it('leaves an address as it is written that has nothing to drop', () => {
  history.replaceState(null, '', '/markets?a=b%20c&d');
  dropSymbolOverride();
  expect(location.search).toBe('?a=b%20c&d');
});
