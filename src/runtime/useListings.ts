import { createContext, use } from 'react';
import { browserListings } from '@/data/catalogue/browserLists';

/** The lists for visitors: those of this browser, unless a provider supplies others. */
export const ListingsContext = createContext(browserListings);

export const useListings = () => use(ListingsContext);
