import { safeImageUrl } from '@/domain/externalUrl';
import { Logo } from '@/ui/Logo';
import { StatusBadge } from '@/ui/StatusBadge';
import type { CatalogueRecord, Column } from './resource';

export const logoColumn: Column<{ readonly name: string; readonly logo: string }> = {
  key: 'logo',
  header: 'Logo',
  cell: ({ name, logo }) => <Logo name={name} src={safeImageUrl(logo)} size={40} />,
};

/** Whether visitors see a record. */
export const statusColumn: Column<CatalogueRecord> = {
  key: 'status',
  header: 'Status',
  cell: ({ isActive }) => <StatusBadge isActive={isActive} />,
  sortKey: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
};
