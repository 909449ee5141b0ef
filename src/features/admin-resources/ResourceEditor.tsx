import { useState, type SyntheticEvent } from 'react';
import { explainFailure } from '@/data/explainFailure';
import { report } from '@/data/report';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import type { CatalogueRecord, Resource } from './resource';
import styles from './ResourceEditor.module.css';

const DISCARD_QUESTION = 'Discard what you have typed?';

interface ResourceEditorProps<R extends CatalogueRecord, F> {
  readonly resource: Resource<R, F>;
  /** The record to edit, or null to add one. */
  readonly record: R | null;
  /** Settles when the list shows the saved record. */
  readonly onSaved: (saved: R) => Promise<void>;
  /** Told in plain words when nothing was saved: the form may have been closed meanwhile. */
  readonly onFailed: (explanation: string) => void;
  readonly onClose: () => void;
}

/** The modal that adds or edits one record. Whatever fails, it stays open with everything that was typed. */
export function ResourceEditor<R extends CatalogueRecord, F>({
  resource,
  record,
  onSaved,
  onFailed,
  onClose,
}: ResourceEditorProps<R, F>) {
  const [initial] = useState<F>(() => (record === null ? resource.blankForm : resource.toForm(record)));
  const [form, setForm] = useState<F>(initial);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { Fields, title } = resource;
  const verb = record === null ? 'Add' : 'Update';

  async function save() {
    setBusy(true);
    setFailure(null);
    try {
      const saved = await (record === null ? resource.add(form) : resource.update(record.id, form));
      await onSaved(saved);
      onClose();
    } catch (error) {
      report.failure(error);
      const explanation = explainFailure(`This ${resource.noun} was not saved`, error);
      setFailure(explanation);
      setBusy(false);
      onFailed(explanation);
    }
  }

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void save();
  };

  const handleDismiss = () => {
    const isUntouched = JSON.stringify(form) === JSON.stringify(initial);
    if (isUntouched || globalThis.confirm(DISCARD_QUESTION)) onClose();
  };

  return (
    <Modal
      title={record === null ? `Add New ${title}` : `Edit ${title}`}
      onClose={onClose}
      onDismiss={handleDismiss}
    >
      <form className={styles.form} onSubmit={handleSubmit}>
        <Fields form={form} onChange={setForm} />
        <p className={styles.failure} role="alert">
          {failure}
        </p>
        <div className={styles.buttons}>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? 'Saving...' : `${verb} ${title}`}
          </Button>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  );
}
