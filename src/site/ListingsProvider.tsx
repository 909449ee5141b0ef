import type { ReactNode } from 'react';
import { browserEnvironment, latestSeeds } from '@/data/catalogue/browserEnvironment';
import { createListings } from '@/data/catalogue/listings';
import { ListingsContext } from '@/data/catalogue/ListingsContext';
import { useLatestSeeds } from '@/data/catalogue/useLatestSeeds';

/** Reads nothing before it is first asked. */
const browserListings = createListings(browserEnvironment, latestSeeds);

/** Gives a page the lists of this browser; imported by the pages that show them, so that no other carries it. */
export function ListingsProvider({ children }: { readonly children: ReactNode }) {
  useLatestSeeds();
  return <ListingsContext value={browserListings}>{children}</ListingsContext>;
}
