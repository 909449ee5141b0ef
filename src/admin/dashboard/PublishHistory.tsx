import { useState } from 'react';
import { useMaintenance } from '@/admin/contexts';
import type { Publishing } from '@/data/publishing/publishing';
import type { PastPublication } from '@/data/publishing/target';
import { report } from '@/data/report';
import { Button } from '@/ui/Button';
import { LocalTime } from '@/ui/LocalTime';
import { HostAdvice } from './HostAdvice';
import styles from './panels.module.css';
import { explainPublishFailure, hostAdvice } from './publishWords';

const CONFLICT_MESSAGE =
  'Somebody else has published changes that conflict with yours. Press Publish and choose which to keep, then go back.';

const NO_PROBLEM = { words: '', advice: '' };

interface PublishHistoryProps {
  readonly publishing: Publishing;
  /** Whether a key is available. */
  readonly isReady: boolean;
  /** Passes an earlier file to the preview in Restore. */
  readonly onGoBack: (file: File) => void;
}

/** Earlier publications, if the host keeps them. */
export function PublishHistory({ publishing, isReady, onGoBack }: PublishHistoryProps) {
  const [past, setPast] = useState<readonly PastPublication[] | null>(null);
  const [problem, setProblem] = useState(NO_PROBLEM);
  const { takeLatest } = useMaintenance();
  const { address } = publishing;
  if (!publishing.past || !isReady) return null;

  async function attempt(work: (signal: AbortSignal) => Promise<void>) {
    setProblem(NO_PROBLEM);
    try {
      await work(new AbortController().signal);
    } catch (error) {
      report.failure(error);
      setProblem({
        words: explainPublishFailure(error, address, "The earlier publications couldn't be read"),
        advice: hostAdvice(error, address),
      });
    }
  }

  const handleShow = () => attempt(async (signal) => setPast((await publishing.past?.(signal)) ?? []));
  const handleGoBack = ({ id, note }: PastPublication) =>
    attempt(async (signal) => {
      const text = (await publishing.pastText?.(id, signal)) ?? '';
      // The preview compares the file with this browser's lists, so these must be up to date first.
      if (await takeLatest()) onGoBack(new File([text], note, { type: 'application/json' }));
      else setProblem({ words: CONFLICT_MESSAGE, advice: '' });
    });

  return (
    <>
      {past === null ? (
        <Button variant="secondary" onClick={() => void handleShow()}>
          Show earlier publications
        </Button>
      ) : (
        <ul className={styles.entries} aria-label="Earlier publications">
          {past.map((entry) => (
            <li key={entry.id}>
              <span>
                {entry.link === '' ? <span>{entry.note}</span> : <a href={entry.link}>{entry.note}</a>}
                {entry.by !== '' && <span>{`, ${entry.by}`}</span>}
                {entry.time !== '' && (
                  <>
                    <span>, </span>
                    <LocalTime iso={entry.time} />
                  </>
                )}
              </span>
              <Button variant="secondary" onClick={() => void handleGoBack(entry)}>
                Go back to this version
              </Button>
            </li>
          ))}
          {past.length === 0 && <li>Nothing yet.</li>}
        </ul>
      )}
      {problem.words !== '' && <p role="alert">{problem.words}</p>}
      <HostAdvice advice={problem.advice} />
    </>
  );
}
