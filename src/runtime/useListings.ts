import { createContext, use } from 'react';
import { browserListings } from '@/data/catalogue/browserLists';

/** What visitors read: this browser's lists, unless something around a page gives it others. */
export const ListingsContext = createContext(browserListings);

export const useListings = () => use(ListingsContext);
