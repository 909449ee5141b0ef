import { createContext, use } from 'react';
import type { Listings } from './ports';

export const ListingsContext = createContext<Listings | null>(null);

/** @throws Error outside a ListingsContext, which ListingsProvider puts around every page that shows a list */
export function useListings(): Listings {
  const listings = use(ListingsContext);
  if (!listings)
    throw new Error('useListings needs a ListingsContext around it: see src/site/ListingsProvider.tsx.');
  return listings;
}
