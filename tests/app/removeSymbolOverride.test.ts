import { afterEach, expect, it } from 'vitest';
import { removeSymbolOverride } from '@/app/removeSymbolOverride';

afterEach(() => {
  history.replaceState(null, '', '/');
});

it.each([
  ['/markets?tvwidgetsymbol=NASDAQ:AAPL', '/markets'],
  ['/markets?a=1&TVwidgetSymbol=X&b=2#forex', '/markets?a=1&b=2#forex'],
  ['/markets?symbol=X', '/markets?symbol=X'],
])('makes %s to %s', (before, after) => {
  history.replaceState({ kept: true }, '', before);
  removeSymbolOverride();
  expect(location.pathname + location.search + location.hash).toBe(after);
  expect(history.state).toEqual({ kept: true });
});
