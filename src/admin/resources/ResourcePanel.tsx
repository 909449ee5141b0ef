import { Plus } from 'lucide';
import { useMemo, useState } from 'react';
import { downloadTable } from '@/admin/downloadDated';
import { inDigits } from '@/admin/inDigits';
import type { CatalogueDraft, Stored } from '@/domain/entity';
import { countOf } from '@/domain/grouped';
import { Button } from '@/ui/Button';
import { CheckField } from '@/ui/CheckField';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { Link } from '@/ui/Link';
import { useStableHandler } from '@/ui/useStableHandler';
import { ImportDialog } from './ImportDialog';
import { ManagedList } from './ManagedList';
import styles from './ManagedList.module.css';
import type { CatalogueRecord, Resource, RowAction } from './resource';
import { ResourceEditor } from './ResourceEditor';
import type { ListAddress } from './useListAddress';
import { useRecordList } from './useRecordList';
import type { UndoStack } from './useUndoStack';
import { subjectOf } from './wording';

/** What surrounds a managed list. */
export interface PanelProps {
  readonly address: ListAddress;
  readonly undo: UndoStack;
}

interface ResourcePanelProps<D extends CatalogueDraft, F extends object> extends PanelProps {
  readonly resource: Resource<D, F>;
}

const isActive = (record: CatalogueRecord) => record.isActive;
const nameOf = (record: CatalogueRecord) => record.name;
const actionsOf = (record: CatalogueRecord): readonly RowAction[] => [
  { action: 'edit', label: 'Edit' },
  { action: 'toggle', label: record.isActive ? 'Deactivate' : 'Activate' },
  { action: 'delete', label: 'Delete', look: 'danger' },
];

/** The screen of one entity: its managed list and the form of its records. */
export function ResourcePanel<D extends CatalogueDraft, F extends object>({
  resource,
  address,
  undo,
}: ResourcePanelProps<D, F>) {
  const { noun, title, plural } = resource;
  const [isImporting, setImporting] = useState(false);
  const [editor, setEditor] = useState<{ readonly record: Stored<D> | null } | null>(null);
  const list = useRecordList(resource, undo);
  const rules = useMemo(() => ({ ...resource, labelOf: nameOf, actionsOf }), [resource]);
  const isActiveOnly = address.show === 'active';
  const unreadable = list.shown?.unreadable ?? 0;

  const handleAction = useStableHandler((action: string, record: Stored<D>) => {
    if (action === 'edit') setEditor({ record });
    else if (action === 'toggle') void list.toggle(record);
    else void list.remove([record]);
  });
  const handleAdd = () => {
    setEditor({ record: null });
  };
  /** Closes the form it was given to, and not one that was opened since. */
  const handleClose = () => {
    setEditor((current) => (current === editor ? null : current));
  };

  return (
    <ManagedList
      list={list.view}
      rows={list.rows}
      address={address}
      counted={resource}
      summary={countOf(list.rows.length, noun, plural)}
      rules={rules}
      onAction={handleAction}
      bulkActionsOf={(selected) => [
        { label: 'Activate', run: () => void list.setActive(selected, true) },
        { label: 'Deactivate', run: () => void list.setActive(selected, false) },
        {
          label: 'Export',
          run: () => {
            downloadTable(plural, resource.toCsv(selected));
            list.setNotice(`${subjectOf(selected, resource)} exported.`);
          },
        },
        { label: 'Delete', look: 'danger', run: () => void list.remove(selected) },
      ]}
      filter={{
        control: (
          <CheckField
            label="Active only"
            value={isActiveOnly}
            onChange={(next) => {
              address.setShow(next ? 'active' : null);
              address.setPage(0);
            }}
          />
        ),
        keeps: isActiveOnly ? isActive : undefined,
        kept: 'active',
        keptOnes: 'the active ones',
      }}
      tools={
        <>
          {resource.csvImport && (
            <Button
              look="secondary"
              onClick={() => {
                setImporting(true);
              }}
            >
              Import CSV
            </Button>
          )}
          <Button onClick={handleAdd}>
            <Icon of={Plus} size={20} />
            <span>{`Add ${title}`}</span>
          </Button>
        </>
      }
      notes={
        unreadable > 0 && (
          <p className={styles.note}>
            <span>{`${unreadable === 1 ? '1 more is stored' : `${inDigits(unreadable)} more are stored`} that cannot be read.`}</span>{' '}
            <Link to={{ search: '?tab=system' }}>See it on the System tab</Link>
          </p>
        )
      }
      empty={
        <EmptyState heading={`No ${plural} found`}>
          {list.shown?.isCorrupt && (
            <>
              <p>{`The stored list of ${plural} cannot be read. Your next change replaces it with the published ${plural} and keeps the damaged text on the System tab.`}</p>
              <Button look="secondary" onClick={() => void list.replaceDamaged()}>
                {`Use the published ${plural}`}
              </Button>
            </>
          )}
          <p>{resource.emptyHint}</p>
          <Button onClick={handleAdd}>{`Add First ${title}`}</Button>
        </EmptyState>
      }
      orderNote={resource.orderNote}
      onMove={(from, to) => void list.move(from, to)}
    >
      {isImporting && resource.csvImport && (
        <ImportDialog
          resource={resource}
          csv={resource.csvImport}
          fallbackFocus={list.view.refs.search}
          onImported={async (summary) => {
            await list.reload();
            list.setNotice(summary);
          }}
          onClose={() => {
            setImporting(false);
          }}
        />
      )}
      {editor && (
        <ResourceEditor
          resource={resource}
          record={editor.record}
          {...list.formProps(editor.record?.id)}
          onSaved={list.showSaved}
          onClose={handleClose}
        />
      )}
    </ManagedList>
  );
}
