import { useRef, useState } from 'react';
import { explainReported } from '@/admin/explainReported';
import { useCatalogue } from '@/admin/contexts';
import type { SetAsideEntry } from '@/data/signals/mergeRecord';
import { readEntry, readHead } from '@/domain/signals/entry';
import { entryProblemWords } from '@/content/entryProblemWords';
import { entryWords, kindWords } from '@/content/signalWords';
import { countOf } from '@/domain/groupDigits';
import { Button } from '@/ui/Button';
import styles from './signals.module.css';

interface SetAsideListProps {
  readonly aside: readonly SetAsideEntry[];
  /** Reloads the record. */
  readonly onChanged: () => Promise<unknown>;
}

function reasonWords(reason: SetAsideEntry['reason']): string {
  switch (reason.kind) {
    case 'rule':
      return entryProblemWords(reason.problem);
    case 'behind':
      return 'It follows another update of this signal that was set aside.';
    case 'stale':
      return 'Somebody else had published a change that affects it. Take it back, check that change, and record it again if it is still right.';
    case 'unknown':
      return 'This version of the dashboard cannot follow it. Reload this page to get the latest version.';
    case 'broken':
      return 'It contains an invalid character, or a number that is not whole. Take it back, then record it again.';
    case 'clock':
      return "According to this computer's clock, it was recorded in the future. Set the clock, then reload this page.";
    case 'noEntry':
      return 'It does not say which signal it belongs to, or what happened.';
  }
}

/** The entry's kind, such as `entered`, or the value's own name for it. */
function nameOf(value: unknown): string {
  const entry = readEntry(value);
  return entry === null ? (readHead(value)?.kind ?? '') : kindWords(entry);
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
      setNotice(explainReported('Nothing was taken back', error));
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
            {aside.map(({ value, signal, reason }, index) => {
              if (signal === null) return null;
              const entry = readEntry(value);
              const name = `“${nameOf(value)}” of signal ${String(signal)}`;
              const takesMore =
                entry?.kind === 'issued' && aside.filter((other) => other.signal === signal).length > 1;
              return (
                <li key={index}>
                  <div>
                    <p>
                      <strong>{`Signal ${String(signal)}, ${nameOf(value)}.`}</strong>{' '}
                      <span>{`${entry ? entryWords(entry) : ''} ${entry?.note ?? ''}`}</span>
                    </p>
                    <p className={styles.note}>{reasonWords(reason)}</p>
                  </div>
                  <Button
                    look="secondary"
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
                  look="secondary"
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
