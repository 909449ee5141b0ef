import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MaintenanceContext, useMaintenance } from '@/data/maintenance/MaintenanceContext';
import { anAdminArea } from '../../../support/catalogue';

it('gives what is around it, and says where it is missing', () => {
  const { maintenance } = anAdminArea();
  const { result } = renderHook(useMaintenance, {
    wrapper: ({ children }) => <MaintenanceContext value={maintenance}>{children}</MaintenanceContext>,
  });
  expect(result.current).toBe(maintenance);
  expect(() => renderHook(useMaintenance)).toThrow(
    'useMaintenance needs a MaintenanceContext around it: see src/admin/AdminLayout.tsx.',
  );
});
