import { useRef, useState } from 'react';
import { reportAndExplainFailure } from '@/admin/explainFailure';
import { useCatalogue } from '@/admin/contexts';
import type { SetAsideEntry } from '@/data/signals/numberPending';
import { readEntry } from '@/domain/signals/entry';
import { entryWords } from '@/content/signalWords';
import { countOf } from '@/domain/text/groupDigits';
import { Button } from '@/ui/Button';
import { IN_RECORD_MESSAGE, entryKindWords, reasonWords, REMEDIES } from './setAsideWords';
import styles from './signals.module.css';

interface SetAsideListProps {
  readonly aside: readonly SetAsideEntry[];
  /** Reloads the record. */
  readonly onChanged: () => Promise<unknown>;
}

/** Updates that are neither shown nor published, each with its reason and a button to resolve it. */
export function SetAsideList({ aside, onChanged }: SetAsideListProps) {
  const { signals } = useCatalogue();
  const status = useRef<HTMLParagraphElement>(null);
  const [notice, setNotice] = useState('');
  const [isBusy, setBusy] = useState(false);
  const junk = aside.filter(({ signal }) => signal === null).map(({ value }) => value);

  async function remove(values: readonly unknown[], question: string, done: string) {
    if (!globalThis.confirm(question)) return;
    setBusy(true);
    try {
      await signals.removeAside(values);
      setNotice(done);
    } catch (error) {
      setNotice(reportAndExplainFailure('Nothing was taken back', error));
    }
    await onChanged();
    setBusy(false);
    // The pressed button disappears with its row.
    status.current?.focus();
  }

  if (aside.length === 0 && notice === '') return null;
  return (
    <div className={aside.length === 0 ? undefined : styles.locked}>
      {aside.length > 0 && (
        <>
          <p>
            {`${countOf(aside.length, 'update')} set aside: neither shown nor published. Everything else can be published without ${aside.length === 1 ? 'it' : 'them'}.`}
          </p>
          <ul className={styles.aside}>
            {aside.map(({ value, signal, reason, isInRecord }, index) => {
              if (signal === null) return null;
              const entry = readEntry(value);
              const name = `“${entryKindWords(value)}” of signal ${String(signal)}`;
              const takesMore =
                entry?.kind === 'issued' && aside.filter((other) => other.signal === signal).length > 1;
              return (
                <li key={index}>
                  <div>
                    <p>
                      <strong>{`Signal ${String(signal)}, ${entryKindWords(value)}.`}</strong>{' '}
                      <span>{`${entry ? entryWords(entry) : ''} ${entry?.note ?? ''}`}</span>
                    </p>
                    <p className={styles.note}>
                      {`${reasonWords(reason)}${isInRecord ? IN_RECORD_MESSAGE : (REMEDIES[reason.kind] ?? '')}`}
                    </p>
                  </div>
                  {!isInRecord && (
                    <Button
                      variant="secondary"
                      disabled={isBusy}
                      aria-label={`Take back ${name}`}
                      onClick={() =>
                        void remove(
                          [value],
                          `Take back ${name}${takesMore ? ', with the updates that follow it' : ''}?`,
                          `${name} was taken back.`,
                        )
                      }
                    >
                      Take back
                    </Button>
                  )}
                </li>
              );
            })}
            {junk.length > 0 && (
              <li>
                <div>
                  <p>
                    <strong>{countOf(junk.length, 'stored value')}</strong>{' '}
                    <code>{JSON.stringify(junk)}</code>
                  </p>
                  <p className={styles.note}>{reasonWords({ kind: 'noEntry' })}</p>
                </div>
                <Button
                  variant="secondary"
                  disabled={isBusy}
                  onClick={() =>
                    void remove(
                      junk,
                      'Remove the updates that belong to no signal? They move to Damaged Data on the System tab.',
                      'Moved to Damaged Data on the System tab.',
                    )
                  }
                >
                  Remove
                </Button>
              </li>
            )}
          </ul>
        </>
      )}
      <p ref={status} className={styles.notice} role="status" tabIndex={-1}>
        {notice}
      </p>
    </div>
  );
}
