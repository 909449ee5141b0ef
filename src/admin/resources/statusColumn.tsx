import { StatusBadge } from '@/ui/StatusBadge';
import type { CatalogueRecord, Column } from './resource';

/** The column of both entities that shows whether visitors see a record. */
export const statusColumn: Column<CatalogueRecord> = {
  key: 'status',
  header: 'Status',
  cell: ({ isActive }) => <StatusBadge isActive={isActive} />,
  sortKey: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
};
