import type { RestorePreview } from '@/data/maintenance/backups';
import { addedEntryWords, leftOutEntryWords } from '@/admin/signals/setAsideWords';
import { FOREIGN_BACKUP_MESSAGE } from '@/admin/signals/signalQuestions';
import { LocalTime } from '@/ui/LocalTime';
import { ChangeList } from './ChangeList';
import { ComparisonTable } from './ComparisonTable';
import { isUnchanged } from './comparisonWords';
import styles from './panels.module.css';
import type { ChosenBackup } from './restoring';

function Updates({ preview: { added, leftOut, isForeignRecord } }: { readonly preview: RestorePreview }) {
  return (
    <>
      {added.length > 0 && (
        <>
          <p>These signal updates will be added here, and published the next time you publish:</p>
          <ul>
            {added.map((entry, index) => (
              <li key={index}>{addedEntryWords(entry)}</li>
            ))}
          </ul>
        </>
      )}
      {leftOut.length > 0 && (
        <>
          <p>Signal updates that no longer fit the record are left out:</p>
          <ul>
            {leftOut.map((entry, index) => (
              <li key={index}>{leftOutEntryWords(entry)}</li>
            ))}
          </ul>
        </>
      )}
      {isForeignRecord && <p>{FOREIGN_BACKUP_MESSAGE}</p>}
    </>
  );
}

/** What restoring a backup would change. */
export function BackupPreview({
  backup: { fileName, exportedAt, preview },
}: {
  readonly backup: ChosenBackup;
}) {
  // Signal updates are listed below.
  const { signals: _, ...lists } = preview.comparison;
  return (
    <>
      <p className={styles.note}>
        <span>{fileName}</span>
        {exportedAt !== '' && (
          <>
            <span>, made on </span>
            <LocalTime iso={exportedAt} />
          </>
        )}
      </p>
      <ComparisonTable comparison={preview.comparison} />
      <ChangeList comparison={lists} />
      <Updates preview={preview} />
      {isUnchanged(preview.comparison) && (
        <p>
          {preview.leftOut.length > 0
            ? 'Everything else in this backup matches the stored data, so there is nothing to restore.'
            : 'This backup matches the stored data, so there is nothing to restore.'}
        </p>
      )}
    </>
  );
}
