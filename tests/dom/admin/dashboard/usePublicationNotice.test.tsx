import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { MaintenanceContext } from '@/admin/contexts';
import { usePublicationNotice } from '@/admin/dashboard/usePublicationNotice';
import { anAdminArea } from '../../../support/catalogue';

it('reports an unknown revision when the site does not answer', async () => {
  const { maintenance } = anAdminArea();
  const fetchPublished = () => Promise.resolve(null);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MaintenanceContext value={{ ...maintenance, fetchPublished }}>{children}</MaintenanceContext>
  );
  const { result } = renderHook(usePublicationNotice, { initialProps: 'mine', wrapper });
  await waitFor(() => {
    expect(result.current).toBe("The site doesn't say which version it shows.");
  });
});
