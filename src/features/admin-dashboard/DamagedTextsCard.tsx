import { useRef, useState } from 'react';
import { useMaintenance } from '@/data/maintenance/MaintenanceContext';
import type { DamagedText } from '@/data/catalogue/quarantine';
import { report } from '@/data/report';
import { Button } from '@/ui/Button';
import { downloadFile } from '@/ui/download';
import { Card } from './Card';
import { explainMaintenanceFailure } from './explainMaintenanceFailure';
import styles from './panels.module.css';

interface DamagedTextsCardProps {
  readonly texts: readonly DamagedText[];
  readonly onChanged: () => Promise<void>;
}

export function DamagedTextsCard({ texts, onChanged }: DamagedTextsCardProps) {
  const { quarantine } = useMaintenance();
  const [notice, setNotice] = useState('');
  const noticeLine = useRef<HTMLParagraphElement>(null);

  function attempt(action: () => string, notDone: string) {
    try {
      setNotice(action());
    } catch (error) {
      report.failure(error);
      setNotice(explainMaintenanceFailure(notDone, error));
    }
  }

  const handleDownload = (key: string) => {
    attempt(() => {
      downloadFile(`${key}.txt`, 'text/plain', quarantine.read(key) ?? '');
      return `“${key}” downloaded.`;
    }, `“${key}” was not downloaded`);
  };

  const handleDelete = (key: string) => {
    if (!globalThis.confirm(`Are you sure you want to delete the text “${key}”?`)) return;
    attempt(() => {
      quarantine.remove(key);
      return `“${key}” deleted.`;
    }, `“${key}” was not deleted`);
    // The button that was pressed goes with its row.
    noticeLine.current?.focus();
    void onChanged();
  };

  return (
    <Card heading="Damaged Texts">
      <p className={styles.note}>
        A stored list that cannot be read is kept here, so that what is in it can be rescued.
      </p>
      {texts.length === 0 ? (
        <p>There are none.</p>
      ) : (
        <ul className={styles.entries}>
          {texts.map(({ key, characters, isKeptAside }) => (
            <li key={key}>
              <p>
                <code>{key}</code>
                <br />
                <span className={styles.note}>
                  {characters} characters
                  {!isKeptAside && ', still in the place of the list'}
                </span>
              </p>
              <div className={styles.actions}>
                <Button
                  look="secondary"
                  aria-label={`Download ${key}`}
                  onClick={() => {
                    handleDownload(key);
                  }}
                >
                  Download
                </Button>
                {isKeptAside && (
                  <Button
                    look="danger"
                    aria-label={`Delete ${key}`}
                    onClick={() => {
                      handleDelete(key);
                    }}
                  >
                    Delete
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <p ref={noticeLine} className={styles.notice} role="status" tabIndex={-1}>
        {notice}
      </p>
    </Card>
  );
}
