import { CatalogueContext, MaintenanceContext } from '@/admin/contexts';
import type { Catalogue } from '@/data/maintenance/repositories';
import type { Maintenance } from '@/data/maintenance/maintenance';
import DashboardPage from '@/admin/pages/DashboardPage';

interface AdminArea {
  readonly catalogue: Catalogue;
  readonly maintenance: Maintenance;
}

export const DashboardOver = ({ catalogue, maintenance }: AdminArea) => (
  <CatalogueContext value={catalogue}>
    <MaintenanceContext value={maintenance}>
      <DashboardPage />
    </MaintenanceContext>
  </CatalogueContext>
);
