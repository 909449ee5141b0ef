import { useRef } from 'react';
import { browserJournal } from '@/data/journal/journalStore';
import { withoutAccount, type Journal, type ConfiguredAccount } from '@/domain/journal/journal';
import { Button } from '@/ui/Button';
import styles from './JournalManagement.module.css';
import { accountName } from './journalWords';

interface DeleteJournalProps {
  readonly journal: Journal;
  /** The account shown. */
  readonly account: ConfiguredAccount;
  /** Called with the journal as it was before; `what` says what was deleted, '' if the browser refused. */
  readonly onDeleted: (before: Journal, what: string) => void;
}

/** Deletes an account, or the whole journal. */
export function DeleteJournal({ journal, account, onDeleted }: DeleteJournalProps) {
  const isBusy = useRef(false);
  const remove = async (question: string, what: string, change: () => Promise<unknown>) => {
    if (isBusy.current || !globalThis.confirm(question)) return;
    isBusy.current = true;
    const failure = await change();
    isBusy.current = false;
    onDeleted(journal, failure === null ? what : '');
  };
  return (
    <div className={styles.buttons}>
      {journal.accounts.length > 1 && (
        <Button
          variant="danger"
          onClick={() =>
            void remove(
              `Delete ${accountName(account)} with its trades and notes from this browser?`,
              'The account has been deleted.',
              () => browserJournal.change((now) => withoutAccount(now, account.key)),
            )
          }
        >
          Delete this account
        </Button>
      )}
      <Button
        variant="danger"
        onClick={() =>
          void remove(
            'Delete the whole journal with all notes from this browser? If you may want it again, cancel and export it first.',
            'The journal has been deleted.',
            browserJournal.clear,
          )
        }
      >
        Delete the journal
      </Button>
    </div>
  );
}
