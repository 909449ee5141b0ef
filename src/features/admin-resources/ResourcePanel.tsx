import { Plus } from 'lucide-react';
import { useCallback, useId, useRef, useState } from 'react';
import { explainFailure } from '@/data/explainFailure';
import { report } from '@/data/report';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Loading } from '@/ui/Loading';
import { useLoad } from '@/ui/useLoad';
import type { CatalogueRecord, Resource } from './resource';
import { ResourceEditor } from './ResourceEditor';
import styles from './ResourcePanel.module.css';
import { ResourceTable } from './ResourceTable';

interface ResourcePanelProps<R extends CatalogueRecord, F extends object> {
  readonly resource: Resource<R, F>;
  /** The search text, which both tabs share. */
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
}

interface ShownList<R> {
  readonly records: readonly R[];
  /** Whether a text is stored that is not a list. */
  readonly isCorrupt: boolean;
}

const NOTHING = { records: [], isCorrupt: false };

type Editor<R> =
  | { readonly mode: 'closed' }
  | { readonly mode: 'adding' }
  | { readonly mode: 'editing'; readonly record: R };

/** Search, table and forms for one entity: all that brokers and platforms have in common. */
export function ResourcePanel<R extends CatalogueRecord, F extends object>({
  resource,
  query,
  onQueryChange,
}: ResourcePanelProps<R, F>) {
  const { noun, title, plural } = resource;
  const searchId = useId();
  const search = useRef<HTMLInputElement>(null);
  const [editor, setEditor] = useState<Editor<R>>({ mode: 'closed' });
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState('');

  const handleLoadFailure = useCallback(
    (error: unknown) => {
      report.failure(error);
      setNotice(explainFailure(`The ${plural} could not be loaded`, error));
    },
    [plural],
  );
  const load = useCallback(
    async (): Promise<ShownList<R>> => ({ records: await resource.list(), isCorrupt: resource.isCorrupt() }),
    [resource],
  );
  const { loaded, reload, show } = useLoad(load, resource.watch, handleLoadFailure);
  const { records, isCorrupt } = loaded.value ?? NOTHING;
  const found = records.filter((record) => resource.matches(record, query));

  /** Runs a change of one record from the table, says how it went, and reads the list again. */
  async function change(action: () => Promise<unknown>, done: string, notDone: string) {
    setBusy(true);
    setNotice(`Loading ${plural}...`);
    try {
      await action();
      setNotice(done);
    } catch (error) {
      report.failure(error);
      setNotice(explainFailure(notDone, error));
    }
    await reload();
    setBusy(false);
  }

  const handleToggle = (record: R) => {
    const verb = record.isActive ? 'deactivated' : 'activated';
    void change(
      () => resource.toggleActive(record.id),
      `“${record.name}” ${verb}.`,
      `“${record.name}” was not ${verb}`,
    );
  };

  const handleDelete = (record: R) => {
    if (!globalThis.confirm(`Are you sure you want to delete this ${noun}?`)) return;
    void change(
      () => resource.remove(record.id),
      `“${record.name}” deleted.`,
      `“${record.name}” was not deleted`,
      // The button that was pressed has gone with its row.
    ).then(() => search.current?.focus());
  };

  const handleSaved = async (saved: R) => {
    try {
      const change = await resource.changeAfterSave(saved);
      show((shown) => ({ records: change(shown?.records ?? []), isCorrupt: false }));
      // Said as the form closes: until then it hides the page from screen readers.
      setNotice(`“${saved.name}” saved.`);
    } catch (error) {
      // The record is saved all the same: only the list could not be read again.
      handleLoadFailure(error);
    }
  };

  const handleAdd = () => {
    setEditor({ mode: 'adding' });
  };
  /** Closes the form it was given to, and not one that was opened since. */
  const handleClose = () => {
    setEditor((current) => (current === editor ? { mode: 'closed' } : current));
  };

  return (
    <div className={styles.panel}>
      <div className={styles.tools}>
        <label className={styles.search} htmlFor={searchId}>
          <span className={styles.searchLabel}>Search {plural}</span>
          <input
            ref={search}
            id={searchId}
            type="search"
            placeholder={`Search ${plural}...`}
            value={query}
            onChange={(event) => {
              onQueryChange(event.currentTarget.value);
            }}
          />
        </label>
        <Button onClick={handleAdd}>
          <Plus size={20} />
          Add {title}
        </Button>
      </div>
      <p className={styles.notice} role="status">
        {notice}
      </p>
      {loaded.status === 'loading' ? (
        <Loading>Loading {plural}...</Loading>
      ) : records.length === 0 ? (
        <EmptyState heading={`No ${plural} found`}>
          {isCorrupt && (
            <p>
              What is stored for {plural} cannot be read. It is kept beside the new list when you save the
              first {noun}.
            </p>
          )}
          <p>{resource.emptyHint}</p>
          <Button onClick={handleAdd}>Add First {title}</Button>
        </EmptyState>
      ) : found.length === 0 ? (
        <EmptyState heading={`No ${noun} matches “${query.trim()}”`}>
          <p>
            {records.length} {records.length === 1 ? noun : plural} in all, none with this text.
          </p>
          <Button
            look="secondary"
            onClick={() => {
              onQueryChange('');
            }}
          >
            Clear the search
          </Button>
        </EmptyState>
      ) : (
        <ResourceTable
          resource={resource}
          records={found}
          isBusy={isBusy}
          onEdit={(record) => {
            setEditor({ mode: 'editing', record });
          }}
          onToggle={handleToggle}
          onDelete={handleDelete}
        />
      )}
      {editor.mode !== 'closed' && (
        <ResourceEditor
          resource={resource}
          record={editor.mode === 'editing' ? editor.record : null}
          fallbackFocus={search}
          onSaved={handleSaved}
          onFailed={(explanation) => {
            setNotice(explanation);
            void reload();
          }}
          onClose={handleClose}
        />
      )}
    </div>
  );
}
