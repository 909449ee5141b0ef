import { useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { page } from '@/content/pages/journal';
import { browserJournal, type JournalState } from '@/data/journal/journalStore';
import { randomHex } from '@/data/randomHex';
import type { StorageProblem } from '@/data/storage/storageProblem';
import {
  mergeJournals,
  NO_JOURNAL,
  plannedImport,
  countTrades,
  withImport,
  type Journal as JournalOf,
  type ConfiguredAccount,
} from '@/domain/journal/journal';
import { countOf } from '@/domain/text/groupDigits';
import { nextTask } from '@/runtime/nextTask';
import { useWatchedValue } from '@/runtime/useWatchedValue';
import { Button } from '@/ui/Button';
import { Definitions } from '@/site/components/Definitions';
import { MissingNote } from '@/site/components/MissingNote';
import { journalProblemWords } from '@/site/progress/storageProblemWords';
import styles from './Journal.module.css';
import type { JournalBookProps } from './JournalBook';
import type { JournalManagementProps } from './JournalManagement';
import { ColumnsForm } from './ColumnsForm';
import { isJournalInTabOnly, UNTIL_TAB_CLOSES } from './savedWords';
import { StatementChooser } from './StatementChooser';
import { StatementPreview } from './StatementPreview';
import { SAMPLE_NAME, useStatement, type LoadedStatement } from './useStatement';

const INITIAL: JournalState = { journal: NO_JOURNAL, storageProblem: null };

const REFUSED = 'The browser refused to store this, so nothing was changed.';

const NOT_KEPT: Readonly<Partial<Record<StorageProblem, string>>> = {
  full: "This browser's storage for this site is full, so nothing was saved. Export the journal and delete an account, then try again.",
  newer: 'A newer version of this site has saved the journal. Reload this page, then choose the file again.',
};

/** Parts that load when they are needed. */
interface JournalParts {
  readonly Book: ComponentType<JournalBookProps>;
  readonly Keeping: ComponentType<JournalManagementProps>;
  readonly SampleFigures: ComponentType<{ readonly account: ConfiguredAccount }>;
  readonly preload: () => void;
}

interface JournalProps {
  readonly words: typeof page;
  readonly parts: JournalParts;
}

/** How to get a statement, folded once the journal has one. */
function Exports({ words, isShort }: { readonly words: typeof page; readonly isShort: boolean }) {
  const ways = (
    <>
      <p className={styles.note}>{words.exportsNote}</p>
      <Definitions rows={words.exports.map(({ platform, path }) => ({ term: platform, text: path }))} />
    </>
  );
  return isShort ? (
    <details className={styles.folded}>
      <summary>{words.exportsHeading}</summary>
      {ways}
    </details>
  ) : (
    <section aria-labelledby="export" className={styles.exports}>
      <h2 id="export">{words.exportsHeading}</h2>
      {ways}
    </section>
  );
}

/** The journal: choosing a statement, its preview, and what is kept. */
export function Journal({ words, parts }: JournalProps) {
  const { journal, storageProblem } = useWatchedValue(browserJournal, INITIAL);
  const reader = useStatement();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [said, setSaid] = useState('');
  const [deleted, setDeleted] = useState<JournalOf | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const { stage } = reader;
  const isReading = stage.is === 'reading';
  const hasTrades = countTrades(journal) > 0;

  useEffect(() => {
    setSaid('');
    setProblem('');
    setDeleted(null);
    // By the time the statement is saved, its figures can be drawn.
    if (isReading) void nextTask().then(parts.preload);
  }, [isReading, parts]);

  const keep = async ({ plan, sha256 }: LoadedStatement, taken: ReadonlySet<string>) => {
    setIsBusy(true);
    const stamp = { id: randomHex(), sha256, at: new Date().toISOString() };
    const failure = await browserJournal.change((now) =>
      // Another tab may have saved something since.
      withImport(now, plannedImport(now, plan.statement, [plan.key], plan), stamp, (key) => taken.has(key)),
    );
    setIsBusy(false);
    if (failure !== null) {
      setProblem(NOT_KEPT[failure] ?? 'The browser refused to store the journal, so nothing was saved.');
      return;
    }
    flushSync(() => {
      reader.leave();
      setChosen(plan.key);
      setSaid(
        `${isJournalInTabOnly() ? `In the journal ${UNTIL_TAB_CLOSES}` : 'Saved in this browser'}: ${countOf(plan.statement.trades.length, 'trade')} from this statement.`,
      );
    });
    outcome.current?.focus();
  };

  const tellDeleted = (before: JournalOf, what: string) => {
    flushSync(() => {
      setDeleted(what === '' ? null : before);
      setSaid(what === '' ? REFUSED : `${what} You can undo this until you leave the page.`);
    });
    undoButton.current?.focus();
  };

  const undo = async (before: JournalOf) => {
    const failure = await browserJournal.change((now) => mergeJournals(now, before));
    flushSync(() => {
      setSaid(failure === null ? 'The deletion has been undone.' : REFUSED);
      if (failure === null) setDeleted(null);
    });
    outcome.current?.focus();
  };

  return (
    <div className={styles.journal}>
      <p role="status" className={styles.trouble}>
        {storageProblem !== null && journalProblemWords[storageProblem]}
      </p>
      <div className={styles.start}>
        <StatementChooser {...reader} isFirst={!hasTrades} />
        {stage.is === 'columns' ? (
          <ColumnsForm
            stage={stage}
            onRead={(columns) =>
              void reader.readFile(stage.file, stage.name, { table: stage.table, columns })
            }
            onLeave={reader.leave}
          />
        ) : stage.is === 'read' ? (
          <StatementPreview
            read={stage.read}
            isBusy={isBusy}
            problem={problem}
            onKeep={(taken) => void keep(stage.read, taken)}
            onCurrency={(currency) => void reader.setCurrency(stage.read, currency)}
            onLeave={reader.leave}
          >
            {stage.read.name === SAMPLE_NAME && stage.read.account && (
              <parts.SampleFigures account={stage.read.account} />
            )}
          </StatementPreview>
        ) : (
          <Exports words={words} isShort={hasTrades} />
        )}
      </div>
      <div className={styles.outcome}>
        <p ref={outcome} role="status" tabIndex={-1}>
          {said}
        </p>
        {deleted && (
          <Button ref={undoButton} variant="secondary" onClick={() => void undo(deleted)}>
            Undo
          </Button>
        )}
      </div>
      {hasTrades && <parts.Book journal={journal} chosen={chosen} onChoose={setChosen} />}
      <section aria-labelledby="keeping" className={styles.keeping}>
        <h2 id="keeping">
          {hasTrades ? 'Take it with you, or delete it' : 'A journal from another browser'}
        </h2>
        {!hasTrades && <MissingNote what="journal" />}
        <parts.Keeping journal={journal} chosen={chosen} onDeleted={tellDeleted} />
      </section>
    </div>
  );
}
