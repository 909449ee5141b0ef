import { createContext, use } from 'react';
import { browserListings } from '@/data/catalogue/browserLists';

/** The lists that visitors see: this browser's, unless a provider supplies others. */
export const ListingsContext = createContext(browserListings);

export const useListings = () => use(ListingsContext);
