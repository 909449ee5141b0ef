import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { CatalogueContext } from '@/data/catalogue/CatalogueContext';
import { browserCatalogue, latestSeeds } from './browserCatalogue';

/** Gives the pages below it the catalogue; loaded with the first of them, so that other pages do not carry it. */
export function CatalogueRoot({ catalogue = browserCatalogue }) {
  // While the lists take their simulated time, the site is asked whether something newer was published.
  useEffect(() => {
    void latestSeeds.load();
  }, []);
  return (
    <CatalogueContext value={catalogue}>
      <Outlet />
    </CatalogueContext>
  );
}
