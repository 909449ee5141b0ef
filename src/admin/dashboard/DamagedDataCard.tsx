import { useRef } from 'react';
import { useMaintenance } from '@/admin/contexts';
import type { DamagedData, UnreadableValues } from '@/data/maintenance/quarantine';
import type { StoredName } from '@/data/catalogue/lists';
import { report } from '@/data/report';
import { countOf, formatNumber } from '@/domain/groupDigits';
import { Button } from '@/ui/Button';
import { downloadFile } from '@/ui/download';
import { Card } from './Card';
import { explainMaintenanceFailure } from './explainMaintenanceFailure';
import styles from './panels.module.css';
import { useNotice } from './useNotice';

interface DamagedDataCardProps {
  readonly texts: readonly DamagedData[];
  readonly unreadable?: readonly UnreadableValues[] | undefined;
  readonly onChanged: () => Promise<unknown>;
}

export function DamagedDataCard({ texts, unreadable = [], onChanged }: DamagedDataCardProps) {
  const { quarantine } = useMaintenance();
  const { notice, say, refuse } = useNotice(texts);
  const noticeLine = useRef<HTMLParagraphElement>(null);

  function attempt(action: () => string, notDone: string): boolean {
    try {
      say(action());
      return true;
    } catch (error) {
      report.failure(error);
      refuse(explainMaintenanceFailure(notDone, error));
      return false;
    }
  }

  const handleDownload = (key: string) => {
    attempt(() => {
      downloadFile(`${key}.txt`, 'text/plain', quarantine.read(key) ?? '');
      return `“${key}” downloaded.`;
    }, `“${key}” was not downloaded`);
  };

  const handleReplace = async (name: StoredName, key: string) => {
    try {
      await quarantine.replaceUnreadable(name);
      say(`The unreadable entries in “${key}” were replaced. The earlier data is kept below.`);
      await onChanged();
    } catch (error) {
      report.failure(error);
      refuse(explainMaintenanceFailure('Nothing was replaced', error));
    }
    noticeLine.current?.focus();
  };

  const handleDelete = (key: string) => {
    if (!globalThis.confirm(`Are you sure you want to delete “${key}”?`)) return;
    const isDeleted = attempt(() => {
      quarantine.remove(key);
      return `“${key}” deleted.`;
    }, `“${key}” was not deleted`);
    // The pressed button disappears with its row.
    noticeLine.current?.focus();
    if (isDeleted) void onChanged();
  };

  return (
    <Card heading="Damaged Data">
      <p className={styles.note}>
        Stored lists that could not be read, or were replaced by the published list, are kept here so that you
        can recover their contents.
      </p>
      {unreadable.length > 0 && (
        <p className={styles.note}>
          Unreadable entries are not shown. Replace restores the published ones and removes the rest.
        </p>
      )}
      {unreadable.length > 0 && (
        <ul className={styles.entries}>
          {unreadable.map(({ name, key, count, text }) => (
            <li key={key}>
              <p>
                <code>{key}</code>
                <br />
                <span className={styles.note}>
                  {`${countOf(count, 'unreadable entry', 'unreadable entries')}`}
                </span>
              </p>
              <div className={styles.actions}>
                <Button
                  look="secondary"
                  aria-label={`Download the unreadable entries in ${key}`}
                  onClick={() => {
                    attempt(() => {
                      downloadFile(`${key}-unreadable.json`, 'application/json', text);
                      return `Unreadable entries in “${key}” downloaded.`;
                    }, 'Nothing was downloaded');
                  }}
                >
                  Download
                </Button>
                <Button
                  look="secondary"
                  aria-label={`Replace the unreadable entries in ${key}`}
                  onClick={() => void handleReplace(name, key)}
                >
                  Replace
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {texts.length === 0 && unreadable.length === 0 && <p>There are none.</p>}
      {texts.length > 0 && (
        <ul className={styles.entries}>
          {texts.map(({ key, characters, isKeptAside }) => (
            <li key={key}>
              <p>
                <code>{key}</code>
                <br />
                <span className={styles.note}>
                  {`${formatNumber(characters)} characters${!isKeptAside ? ', still stored as the list' : ''}`}
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
