import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ListingsContext, useListings } from '@/data/catalogue/ListingsContext';
import { aCatalogue } from '../../../support/catalogue';
import { takeConsoleMessages } from '../../../support/consoleGuard';

it('gives the lists of the page', () => {
  const { catalogue } = aCatalogue();
  const { result } = renderHook(() => useListings(), {
    wrapper: ({ children }) => <ListingsContext value={catalogue}>{children}</ListingsContext>,
  });
  expect(result.current).toBe(catalogue);
});

it('is refused on a page that shows no list, with the name of the file to look at', () => {
  expect(() => renderHook(() => useListings())).toThrow('src/site/ListingsProvider.tsx');
  takeConsoleMessages();
});
