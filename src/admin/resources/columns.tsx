import { safeImageUrl } from '@/domain/text/externalUrl';
import { Logo } from '@/ui/Logo';
import { NameCell } from '@/ui/NameCell';
import { StatusBadge } from '@/ui/StatusBadge';
import type { CatalogueRecord, Column } from './resource';

export const logoColumn: Column<{ readonly name: string; readonly logo: string }> = {
  key: 'logo',
  header: 'Logo',
  cell: ({ name, logo }) => <Logo name={name} src={safeImageUrl(logo)} size={40} />,
};

/** The name as the row header, with a detail below it. */
export const nameColumn = <R extends CatalogueRecord>(
  header: string,
  detailOf: (record: R) => string = () => '',
): Column<R> => ({
  key: 'name',
  header,
  cell: (record) => <NameCell name={record.name} detail={detailOf(record)} />,
  sortKey: ({ name }) => name,
  isRowHeader: true,
});

/** Whether visitors see a record. */
export const statusColumn: Column<CatalogueRecord> = {
  key: 'status',
  header: 'Status',
  cell: ({ isActive }) => <StatusBadge isActive={isActive} />,
  sortKey: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
};
