import { createContext, use } from 'react';
import type { Catalogue } from './ports';

export const CatalogueContext = createContext<Catalogue | null>(null);

/** @throws Error outside a CatalogueContext, which is around the admin area */
export function useCatalogue(): Catalogue {
  const catalogue = use(CatalogueContext);
  if (!catalogue)
    throw new Error('useCatalogue needs a CatalogueContext around it: see src/admin/AdminLayout.tsx.');
  return catalogue;
}
