import { Outlet } from 'react-router-dom';
import { CatalogueContext } from '@/data/CatalogueContext';
import { browserCatalogue } from './browserCatalogue';

/** Gives the pages below it the catalogue; loaded with the first of them, so that other pages do not carry it. */
export function CatalogueRoot() {
  return (
    <CatalogueContext value={browserCatalogue}>
      <Outlet />
    </CatalogueContext>
  );
}
