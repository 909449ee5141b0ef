import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CatalogueContext, useCatalogue } from '@/data/catalogue/CatalogueContext';
import { aCatalogue } from '../../../support/catalogue';
import { takeConsoleMessages } from '../../../support/consoleGuard';

it('gives the catalogue of the admin area', () => {
  const { catalogue } = aCatalogue();
  const { result } = renderHook(() => useCatalogue(), {
    wrapper: ({ children }) => <CatalogueContext value={catalogue}>{children}</CatalogueContext>,
  });
  expect(result.current).toBe(catalogue);
});

it('is refused outside the admin area, with the name of the file to look at', () => {
  expect(() => renderHook(() => useCatalogue())).toThrow('src/admin/AdminLayout.tsx');
  takeConsoleMessages();
});
