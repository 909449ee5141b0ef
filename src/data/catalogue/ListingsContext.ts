import { createContext, use } from 'react';
import type { Listings } from './listings';

export const ListingsContext = createContext<Listings | null>(null);

/** @throws Error outside a ListingsContext, which the route table puts around every page that needs it */
export function useListings(): Listings {
  const listings = use(ListingsContext);
  if (!listings) throw new Error('useListings needs a ListingsContext around it: see app/ListingsRoot.tsx.');
  return listings;
}
