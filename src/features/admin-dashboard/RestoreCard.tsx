import { useRef, useState } from 'react';
import type { CatalogueComparison } from '@/data/maintenance/backups';
import { MAX_FILE_BYTES } from '@/data/catalogue/publishedCatalogue';
import { parseCatalogueFile, RefusedFileError, type CatalogueLists } from '@/data/maintenance/catalogueFile';
import { useMaintenance } from '@/data/maintenance/MaintenanceContext';
import { report } from '@/data/report';
import { Button } from '@/ui/Button';
import { FileField } from '@/ui/FileField';
import { LocalTime } from '@/ui/LocalTime';
import { Card } from './Card';
import { ComparisonTable } from './ComparisonTable';
import { comparisonWords, isWithoutChange } from './comparisonWords';
import { downloadBackup } from './downloads';
import { explainMaintenanceFailure } from './explainMaintenanceFailure';
import styles from './panels.module.css';

/** A backup that was read, and what restoring it would change. */
interface Preview {
  readonly fileName: string;
  readonly exportedAt: string;
  readonly lists: CatalogueLists;
  readonly comparison: CatalogueComparison;
}

export function RestoreCard({ onChanged }: { readonly onChanged: () => Promise<void> }) {
  const { activity, backups } = useMaintenance();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [notice, setNotice] = useState('');
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isSame = preview !== null && isWithoutChange(preview.comparison);

  function tellFailure(what: string, error: unknown) {
    // A file of another kind is no fault of the site.
    if (!(error instanceof RefusedFileError)) report.failure(error);
    setNotice(explainMaintenanceFailure(what, error));
  }

  /** Ends the preview without losing the focus, which was on a button of it. */
  function close() {
    setPreview(null);
    field.current?.focus();
  }

  async function handleChoose(file: File) {
    setPreview(null);
    setNotice('');
    try {
      if (file.size > MAX_FILE_BYTES) throw new RefusedFileError('size');
      const { exportedAt, ...lists } = parseCatalogueFile(await file.text());
      const comparison = backups.compare(lists);
      setPreview({ fileName: file.name, exportedAt, lists, comparison });
      setNotice(`“${file.name}” read. Nothing is changed yet.`);
    } catch (error) {
      tellFailure(`“${file.name}” was not read, and nothing was changed`, error);
    }
  }

  async function handleRestore({ lists }: Preview) {
    setBusy(true);
    try {
      const comparison = await backups.restore(lists);
      activity.add('Restored a backup');
      setNotice(`Backup restored. ${comparisonWords(comparison)}`);
      close();
      await onChanged();
    } catch (error) {
      tellFailure('Nothing was restored, and nothing was changed', error);
    }
    setBusy(false);
  }

  function handleDownload() {
    try {
      downloadBackup(backups.present());
      setNotice('The present state was downloaded as a backup.');
    } catch (error) {
      tellFailure('The present state was not downloaded', error);
    }
  }

  return (
    <Card heading="Restore">
      <p className={styles.note}>
        A backup replaces both lists. You see what it would change before anything happens.
      </p>
      <FileField
        ref={field}
        label="Backup file"
        accept=".json,application/json"
        onChoose={(file) => void handleChoose(file)}
      />
      {preview && (
        <>
          <p className={styles.note}>
            {preview.fileName}
            {preview.exportedAt !== '' && (
              <>
                , made on <LocalTime iso={preview.exportedAt} />
              </>
            )}
          </p>
          <ComparisonTable comparison={preview.comparison} />
          {isSame && <p>This backup is the same as what is stored: there is nothing to restore.</p>}
          <div className={styles.actions}>
            {!isSame && (
              <>
                <Button disabled={isBusy} onClick={() => void handleRestore(preview)}>
                  {isBusy ? 'Restoring...' : 'Restore this backup'}
                </Button>
                <Button look="secondary" disabled={isBusy} onClick={handleDownload}>
                  Download the present state first
                </Button>
              </>
            )}
            <Button
              look="secondary"
              disabled={isBusy}
              onClick={() => {
                setNotice('Nothing was changed.');
                close();
              }}
            >
              Leave everything as it is
            </Button>
          </div>
        </>
      )}
      <p className={styles.notice} role="status">
        {notice}
      </p>
    </Card>
  );
}
