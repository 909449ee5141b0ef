import { Plus } from 'lucide';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { downloadTable } from '@/admin/downloadDated';
import type { CatalogueDraft, Stored } from '@/domain/catalogue/entity';
import { countOf, formatNumber } from '@/domain/text/groupDigits';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { useStableHandler } from '@/ui/useStableHandler';
import { ImportDialog } from './ImportDialog';
import { ManagedList } from './ManagedList';
import styles from './ManagedList.module.css';
import type { CatalogueRecord, ListFilter, Resource, RowAction } from './resource';
import { ResourceEditor } from './ResourceEditor';
import type { ListSearchParams } from './useListSearchParams';
import { idsOf } from './useListChanges';
import { useRecordList } from './useRecordList';
import type { UndoStack } from './useUndoStack';
import { removalWords, subjectOf } from './wording';

export interface PanelProps {
  readonly address: ListSearchParams;
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
  { action: 'delete', label: 'Delete', variant: 'danger' },
];

/** The filter that leaves only what visitors see. */
function activeFilter(address: ListSearchParams): ListFilter<CatalogueRecord> {
  const isActiveOnly = address.show === 'active';
  return {
    control: (
      <CheckboxField
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
  };
}

/** How many stored records can't be read, and where to see them. */
function UnreadableNote({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <p className={styles.note}>
      <span>{`${count === 1 ? '1 more is stored' : `${formatNumber(count)} more are stored`} but can't be read.`}</span>{' '}
      <Link to={{ search: '?tab=system' }}>See it on the System tab</Link>
    </p>
  );
}

interface NoRecordsProps {
  readonly resource: Pick<Resource<CatalogueDraft, object>, 'title' | 'plural' | 'emptyHint'>;
  /** Whether there are no records because the stored list is damaged. */
  readonly isCorrupt: boolean;
  readonly onReplaceDamaged: () => void;
  readonly onAdd: () => void;
}

/** Shown instead of an empty list. */
function NoRecords({ resource, isCorrupt, onReplaceDamaged, onAdd }: NoRecordsProps) {
  const { title, plural, emptyHint } = resource;
  return (
    <EmptyState heading={`No ${plural} found`}>
      {isCorrupt && (
        <>
          <p>{`The stored list of ${plural} can't be read. Your next change will replace it with the published ${plural} and keep the damaged data on the System tab.`}</p>
          <Button variant="secondary" onClick={onReplaceDamaged}>
            {`Use the published ${plural}`}
          </Button>
        </>
      )}
      <p>{emptyHint}</p>
      <Button onClick={onAdd}>{`Add First ${title}`}</Button>
    </EmptyState>
  );
}

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
  const isGone = editor?.record && list.shown && !idsOf(list.rows).includes(editor.record.id);

  const handleAction = useStableHandler((action: string, record: Stored<D>) => {
    if (action === 'edit') setEditor({ record });
    else if (action === 'toggle') void list.toggle(record);
    else void list.remove([record]);
  });
  const handleAdd = () => setEditor({ record: null });
  /** Closes this form, but not one opened since. */
  const handleClose = () => setEditor((current) => (current === editor ? null : current));

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
        { label: 'Delete', variant: 'danger', run: () => void list.remove(selected) },
      ]}
      filter={activeFilter(address)}
      tools={
        <>
          {resource.csvImport && (
            <Button variant="secondary" onClick={() => setImporting(true)}>
              Import CSV
            </Button>
          )}
          <Button onClick={handleAdd}>
            <Icon of={Plus} size={20} />
            <span>{`Add ${title}`}</span>
          </Button>
        </>
      }
      notes={<UnreadableNote count={list.shown?.unreadable ?? 0} />}
      empty={
        <NoRecords
          resource={resource}
          isCorrupt={list.shown?.isCorrupt === true}
          onReplaceDamaged={() => void list.replaceDamaged()}
          onAdd={handleAdd}
        />
      }
      orderNote={resource.orderNote}
      onMove={(from, to) => void list.move(from, to)}
    >
      {isImporting && resource.csvImport && (
        <ImportDialog
          resource={resource}
          csv={resource.csvImport}
          fallbackFocus={list.view.refs.search}
          onImported={async (summary, step) => {
            undo.push(step);
            list.say(summary, await list.reload(), idsOf(step.records));
          }}
          onClose={() => setImporting(false)}
        />
      )}
      {editor && (
        <ResourceEditor
          resource={resource}
          record={editor.record}
          gone={isGone ? <p>{removalWords(noun, 'deleted or cleared')}</p> : null}
          {...list.formProps(editor.record?.id)}
          onSaved={list.showSaved}
          onClose={handleClose}
        />
      )}
    </ManagedList>
  );
}
