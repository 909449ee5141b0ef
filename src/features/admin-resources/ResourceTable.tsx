import { Button } from '@/ui/Button';
import type { CatalogueRecord, Resource } from './resource';
import styles from './ResourceTable.module.css';

interface ResourceTableProps<R extends CatalogueRecord, F> {
  readonly resource: Resource<R, F>;
  readonly records: readonly R[];
  readonly isBusy: boolean;
  readonly onEdit: (record: R) => void;
  readonly onToggle: (record: R) => void;
  readonly onDelete: (record: R) => void;
}

export function ResourceTable<R extends CatalogueRecord, F>({
  resource,
  records,
  isBusy,
  onEdit,
  onToggle,
  onDelete,
}: ResourceTableProps<R, F>) {
  return (
    <table className={styles.table} aria-label={resource.plural}>
      <thead>
        <tr>
          {resource.columns.map(({ header }) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={record.id}>
            {resource.columns.map(({ header, cell }) => (
              <td key={header} data-label={header}>
                {cell(record)}
              </td>
            ))}
            <td className={styles.actions}>
              <Button
                look="quiet"
                aria-label={`Edit ${record.name}`}
                disabled={isBusy}
                onClick={() => {
                  onEdit(record);
                }}
              >
                Edit
              </Button>
              <Button
                look="quiet"
                aria-label={`${record.isActive ? 'Deactivate' : 'Activate'} ${record.name}`}
                disabled={isBusy}
                onClick={() => {
                  onToggle(record);
                }}
              >
                {record.isActive ? 'Deactivate' : 'Activate'}
              </Button>
              <Button
                look="danger"
                aria-label={`Delete ${record.name}`}
                disabled={isBusy}
                onClick={() => {
                  onDelete(record);
                }}
              >
                Delete
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
