import { Plus } from 'lucide';
import { useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { explainReported } from '@/admin/explainFailure';
import { downloadTable } from '@/admin/downloadDated';
import { NotFoundError, type ListDamage } from '@/data/catalogue/ports';
import type { CatalogueDraft, Stored } from '@/domain/catalogue/entity';
import { countOf, formatNumber } from '@/domain/text/groupDigits';
import { sortByIds } from '@/domain/catalogue/listOrder';
import { Button } from '@/ui/Button';
import { CheckField } from '@/ui/CheckField';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { useStableHandler } from '@/ui/useStableHandler';
import { ImportDialog } from './ImportDialog';
import { ManagedList } from './ManagedList';
import styles from './ManagedList.module.css';
import type { CatalogueRecord, Resource, RowAction } from './resource';
import { ResourceEditor } from './ResourceEditor';
import type { ListAddress } from './useListAddress';
import { idsOf, useManagedList, type ListSource } from './useManagedList';
import type { UndoStack } from './useUndoStack';
import { goneWords, subjectOf } from './wording';

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

interface ShownRecords<R> extends ListDamage {
  readonly rows: readonly R[];
}

/** The managed list of an entity. Its records can be activated and, where supported, reordered. */
function useRecordList<D extends CatalogueDraft, F>(resource: Resource<D, F>, undo: UndoStack) {
  type R = Stored<D>;
  const { repository } = resource;
  const latestMove = useRef(0);
  /** The ids in the order last read. */
  const readIds = useRef<readonly string[]>([]);
  const source = useMemo(
    (): ListSource<R, ShownRecords<R>> => ({
      plural: resource.plural,
      deleted: resource,
      load: async () => {
        const rows = await repository.list();
        readIds.current = idsOf(rows);
        return { rows, ...(await repository.damage()) };
      },
      watch: repository.watch,
      remove: repository.removeMany,
      restore: repository.restore,
      notFound: () => new NotFoundError(`${resource.title} not found`),
    }),
    [resource, repository],
  );
  const list = useManagedList(source, undo);
  const { rows, change, reload, refuse, say, showRows } = list;

  const toggle = (record: R) =>
    change({
      ids: [record.id],
      // The state the button showed, because another tab may have changed it.
      work: async () => {
        const toggled = await repository.toggleActive(record.id, !record.isActive);
        if (toggled === null) throw source.notFound();
        return toggled;
      },
      done: ({ isActive }) => `“${record.name}” ${isActive ? 'activated' : 'deactivated'}.`,
      notDone: `“${record.name}” was not ${record.isActive ? 'deactivated' : 'activated'}`,
      shown: (shown, toggled) => shown.map((other) => (other.id === toggled.id ? toggled : other)),
    });

  const replaceDamaged = () =>
    change({
      ids: [],
      work: repository.replaceDamaged,
      done: () => `The published ${resource.plural} have been restored.`,
      notDone: `The published ${resource.plural} were not restored`,
    });

  const setActive = (chosen: readonly R[], isActive: boolean) => {
    const verb = isActive ? 'activated' : 'deactivated';
    const question = isActive
      ? `Activate ${subjectOf(chosen, resource)}? Visitors will see all of them.`
      : `Deactivate ${subjectOf(chosen, resource)}? Visitors will no longer see them.`;
    if (chosen.length > 1 && !globalThis.confirm(question)) return;
    return change({
      ids: idsOf(chosen),
      work: () => repository.setActive(idsOf(chosen), isActive),
      done: (changed) =>
        changed === chosen.length
          ? `${subjectOf(chosen, resource)} ${verb}.`
          : changed === 0
            ? `Nothing to change: ${subjectOf(chosen, resource)} ${chosen.length === 1 ? 'was' : 'were'} already ${verb} or deleted elsewhere.`
            : `${countOf(changed, resource.noun, resource.plural)} ${verb}; ${formatNumber(chosen.length - changed)} already ${verb} or deleted elsewhere.`,
      notDone: `${subjectOf(chosen, resource)} ${chosen.length === 1 ? 'was' : 'were'} not ${verb}`,
    });
  };

  /** Shows the new order at once, so that a record can be moved again without waiting for the write. */
  async function move(from: number, to: number) {
    const record = rows[from];
    if (!record || from === to || to < 0 || to >= rows.length) return;
    const order = rows.toSpliced(from, 1).toSpliced(to, 0, record);
    const ids = idsOf(order);
    latestMove.current += 1;
    const thisMove = latestMove.current;
    showRows((shown) => sortByIds(shown, ids));
    let isMoved = false;
    try {
      await repository.move(record.id, order[to - 1]?.id ?? null);
      isMoved = true;
    } catch (error) {
      refuse(explainReported(`“${record.name}” was not moved`, error));
    }
    // A list read before a later move was written would show the old position.
    if (thisMove !== latestMove.current) return;
    const isRead = await reload();
    if (!isMoved || thisMove !== latestMove.current) return;
    // Another window may have moved records at the same time.
    const place = isRead ? readIds.current.indexOf(record.id) + 1 : 0;
    const where =
      place === 0 ? '' : ` to position ${formatNumber(place)} of ${formatNumber(readIds.current.length)}`;
    say(`${record.name} moved${where}.`, isRead);
  }

  const showSaved = async (saved: R) => {
    // An unreadable list shows no rows; saving stores the published records together with the saved one.
    const shown = list.shown?.isCorrupt ? null : resource.withSaved?.(rows, saved);
    if (shown) showRows(() => shown);
    say(`“${saved.name}” saved.`, shown ? true : await reload(), [saved.id]);
  };

  return { ...list, toggle, setActive, move, showSaved, replaceDamaged };
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
  const isActiveOnly = address.show === 'active';
  const unreadable = list.shown?.unreadable ?? 0;
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
            <Button look="secondary" onClick={() => setImporting(true)}>
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
            <span>{`${unreadable === 1 ? '1 more is stored' : `${formatNumber(unreadable)} more are stored`} but cannot be read.`}</span>{' '}
            <Link to={{ search: '?tab=system' }}>See it on the System tab</Link>
          </p>
        )
      }
      empty={
        <EmptyState heading={`No ${plural} found`}>
          {list.shown?.isCorrupt && (
            <>
              <p>{`The stored list of ${plural} cannot be read. Your next change will replace it with the published ${plural} and keep the damaged data on the System tab.`}</p>
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
          gone={isGone ? <p>{goneWords(noun, 'deleted or cleared')}</p> : null}
          {...list.formProps(editor.record?.id)}
          onSaved={list.showSaved}
          onClose={handleClose}
        />
      )}
    </ManagedList>
  );
}
