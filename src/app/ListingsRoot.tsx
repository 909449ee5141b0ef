import { Outlet } from 'react-router-dom';
import { createListings } from '@/data/catalogue/listings';
import { ListingsContext } from '@/data/catalogue/ListingsContext';
import { browserEnvironment, latestSeeds } from './browserEnvironment';
import { useLatestSeeds } from './useLatestSeeds';

/** Nothing is touched before it is first used. */
const browserListings = createListings(browserEnvironment, latestSeeds);

/** Gives the pages below it the listings; loaded with the first of them, so that other pages do not carry it. */
export function ListingsRoot() {
  useLatestSeeds();
  return (
    <ListingsContext value={browserListings}>
      <Outlet />
    </ListingsContext>
  );
}
