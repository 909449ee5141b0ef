import { useRef, type ReactNode } from 'react';
import { useMaintenance } from '@/admin/contexts';
import type { DamagedData, UnreadableValues } from '@/data/maintenance/quarantine';
import type { StoredListName } from '@/data/catalogue/lists';
import { countOf, formatNumber } from '@/domain/text/groupDigits';
import { Button } from '@/ui/Button';
import { downloadFile } from '@/ui/download';
import { Card } from './Card';
import styles from './panels.module.css';
import { useNotice } from './useNotice';

interface DamagedEntryProps {
  readonly name: string;
  readonly note: string;
  readonly children: ReactNode;
}

function DamagedEntry({ name, note, children }: DamagedEntryProps) {
  return (
    <li>
      <p>
        <code>{name}</code>
        <br />
        <span className={styles.note}>{note}</span>
      </p>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}

interface DamagedDataCardProps {
  readonly texts: readonly DamagedData[];
  readonly unreadable?: readonly UnreadableValues[] | undefined;
  readonly onChanged: () => Promise<unknown>;
}

export function DamagedDataCard({ texts, unreadable = [], onChanged }: DamagedDataCardProps) {
  const { quarantine } = useMaintenance();
  const { notice, attempt } = useNotice(texts);
  const noticeLine = useRef<HTMLParagraphElement>(null);

  /** Also moves the focus, for buttons that disappear with their row. */
  async function attemptAndFocus(...[notDone, action]: Parameters<typeof attempt>) {
    await attempt(notDone, action);
    noticeLine.current?.focus();
  }

  const handleDownload = (key: string) =>
    attempt(`“${key}” wasn't downloaded`, () => {
      downloadFile(`${key}.txt`, 'text/plain', quarantine.read(key) ?? '');
      return `“${key}” downloaded.`;
    });

  const handleDownloadUnreadable = ({ key, text }: UnreadableValues) =>
    attempt('Nothing was downloaded', () => {
      downloadFile(`${key}-unreadable.json`, 'application/json', text);
      return `Unreadable entries in “${key}” downloaded.`;
    });

  const handleReplace = (name: StoredListName, key: string) =>
    attemptAndFocus('Nothing was replaced', async () => {
      await quarantine.replaceUnreadable(name);
      await onChanged();
      return `The unreadable entries in “${key}” were replaced. The earlier data is kept below.`;
    });

  const handleDelete = async (key: string) => {
    if (!globalThis.confirm(`Are you sure you want to delete “${key}”?`)) return;
    await attemptAndFocus(`“${key}” wasn't deleted`, () => {
      quarantine.remove(key);
      void onChanged();
      return `“${key}” deleted.`;
    });
  };

  return (
    <Card heading="Damaged Data">
      <p className={styles.note}>
        Stored lists that couldn&apos;t be read, or were replaced by the published list, are kept here so that
        you can recover their contents.
      </p>
      {unreadable.length > 0 && (
        <>
          <p className={styles.note}>
            Unreadable entries aren&apos;t shown. “Replace” restores those that are published and removes the
            rest.
          </p>
          <ul className={styles.entries}>
            {unreadable.map((values) => (
              <DamagedEntry
                key={values.key}
                name={values.key}
                note={countOf(values.count, 'unreadable entry', 'unreadable entries')}
              >
                <Button
                  variant="secondary"
                  aria-label={`Download the unreadable entries in ${values.key}`}
                  onClick={() => void handleDownloadUnreadable(values)}
                >
                  Download
                </Button>
                <Button
                  variant="secondary"
                  aria-label={`Replace the unreadable entries in ${values.key}`}
                  onClick={() => void handleReplace(values.name, values.key)}
                >
                  Replace
                </Button>
              </DamagedEntry>
            ))}
          </ul>
        </>
      )}
      {texts.length === 0 && unreadable.length === 0 && <p>There are none.</p>}
      {texts.length > 0 && (
        <ul className={styles.entries}>
          {texts.map(({ key, characters, isKeptAside }) => (
            <DamagedEntry
              key={key}
              name={key}
              note={`${formatNumber(characters)} characters${isKeptAside ? '' : ', still stored as the list'}`}
            >
              <Button
                variant="secondary"
                aria-label={`Download ${key}`}
                onClick={() => void handleDownload(key)}
              >
                Download
              </Button>
              {isKeptAside && (
                <Button variant="danger" aria-label={`Delete ${key}`} onClick={() => void handleDelete(key)}>
                  Delete
                </Button>
              )}
            </DamagedEntry>
          ))}
        </ul>
      )}
      <p ref={noticeLine} className={styles.notice} role="status" tabIndex={-1}>
        {notice}
      </p>
    </Card>
  );
}
