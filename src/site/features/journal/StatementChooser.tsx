import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { practiceAccountPresence } from '@/data/practice/practiceAccountPresence';
import { loadChunk } from '@/runtime/loadChunk';
import { useWatchedValue } from '@/runtime/useWatchedValue';
import { Button } from '@/ui/Button';
import { FileField } from '@/ui/FileField';
import { useHydrated } from '@/ui/useHydrated';
import styles from './StatementChooser.module.css';
import { SAMPLE_NAME, type StatementStage, type useStatement } from './useStatement';
import { countOf } from '@/domain/text/groupDigits';

type Chosen = Pick<
  ReturnType<typeof useStatement>,
  'stage' | 'readFile' | 'openStatement' | 'refuse' | 'leave'
>;

const NOTHING_CLOSED = 'Your practice account has no closed trade yet, so there is nothing to measure.';

function progressWords({ progress }: Extract<StatementStage, { is: 'reading' }>): string {
  if (progress === null || progress.step === 'opening') return 'Opening the file…';
  return progress.step === 'rows'
    ? `Reading: ${countOf(progress.rows, 'row')}…`
    : `Putting trades together from ${countOf(progress.rows, 'row')}…`;
}

interface StatementChooserProps extends Chosen {
  /** Whether there is nothing in the journal yet, so that opening the sample is the main action. */
  readonly isFirst: boolean;
}

/** Offers what can be opened: the sample, a file (chosen or dropped) or this browser's practice account. */
export function StatementChooser(props: StatementChooserProps) {
  const { stage, readFile, openStatement, refuse, leave, isFirst } = props;
  const isLive = useHydrated();
  const hasPractice = useWatchedValue(practiceAccountPresence, false);
  const [isOver, setIsOver] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const problem = useRef<HTMLParagraphElement>(null);
  const words = stage.is === 'refused' ? stage.words : '';

  useEffect(() => {
    if (words !== '') problem.current?.focus();
  }, [words]);

  const readSample = async () => {
    const { sampleStatement } = await loadChunk(() => import('@/content/journalSample'));
    await readFile(new Blob([sampleStatement()]), SAMPLE_NAME);
  };

  const openPractice = async () => {
    const { readPracticeStatement } = await loadChunk(() => import('./practiceReading'));
    const statement = readPracticeStatement();
    if (statement === null) refuse(NOTHING_CLOSED);
    else await openStatement('Practice account', statement);
  };

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- the field works by keyboard
    <div
      role="group"
      aria-label="Statement"
      className={styles.chooser}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) void readFile(file, file.name);
      }}
    >
      <div className={styles.sample}>
        <Button
          variant={isFirst ? 'primary' : 'secondary'}
          disabled={!isLive}
          onClick={() => void readSample()}
        >
          Try a sample
        </Button>
        <p className={styles.note}>48 invented trades, measured at once.</p>
      </div>
      <FileField ref={field} label="Choose a statement" onChoose={(file) => void readFile(file, file.name)} />
      <p className={`${styles.note ?? ''} ${styles.drop ?? ''}`}>You can also drop it here.</p>
      {words !== '' && (
        <p ref={problem} tabIndex={-1} className={styles.problem}>
          <span>{words}</span> <span>Nothing was saved.</span>
        </p>
      )}
      {hasPractice && (
        <Button variant="secondary" onClick={() => void openPractice()}>
          Open my practice account
        </Button>
      )}
      <Reading>
        {stage.is === 'reading' && stage.isShown && (
          <>
            <span>{progressWords(stage)}</span>
            <Button
              variant="quiet"
              onClick={() => {
                flushSync(leave);
                field.current?.focus();
              }}
            >
              Cancel
            </Button>
          </>
        )}
      </Reading>
    </div>
  );
}

const Reading = ({ children }: { readonly children: ReactNode }) => (
  <div role="status" className={styles.reading}>
    {children}
  </div>
);
