import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { MAX_JOURNAL_TRADES } from '@/domain/journal/journal';
import { doesTally, familyOf } from '@/domain/journal/types';
import { isNearlyFull, MAX_STORED_CHARACTERS } from '@/data/storage/quota';
import { countOf, formatNumber } from '@/domain/text/groupDigits';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { TextField } from '@/ui/TextField';
import { TypedText } from '@/ui/TypedText';
import styles from './StatementPreview.module.css';
import { isJournalInTabOnly, UNTIL_TAB_CLOSES } from './savedWords';
import { accountName } from './journalWords';
import {
  conflictWords,
  differenceWords,
  ignoredWords,
  isContradictory,
  periodWords,
  rowsWords,
  tallyWords,
  tradeWords,
  warningWords,
} from './statementWords';
import { exceedsJournalLimits, type LoadedStatement, type JournalRoom } from './useStatement';

interface StatementPreviewProps {
  readonly read: LoadedStatement;
  readonly isBusy: boolean;
  /** Why the statement wasn't saved; '' at first. */
  readonly problem: string;
  /** @param taken the keys of contradicted trades for which the file is right */
  readonly onKeep: (taken: ReadonlySet<string>) => void;
  /** Called with the currency of a file that doesn't state it; null if the field is empty. */
  readonly onCurrency: (currency: string | null) => void;
  readonly onLeave: () => void;
  /** The statement's figures, if they are shown before it is saved. */
  readonly children?: ReactNode;
}

function mergeWords({ plan: { account, merge } }: LoadedStatement): string {
  const { added, extended, known, conflicts } = merge;
  if (account === null) return '';
  const parts = [
    `${formatNumber(added.length)} new`,
    `${formatNumber(known)} known already`,
    ...(extended.length > 0
      ? [`${formatNumber(extended.length)} with a further part closed, or more details than before`]
      : []),
    ...(conflicts.length > 0 ? [`${formatNumber(conflicts.length)} different`] : []),
  ];
  return `${accountName(account)} is in the journal already: of the trades in this file, ${parts.join(', ')}.`;
}

function roomWords({ trades, needed, left }: JournalRoom): string {
  if (trades > MAX_JOURNAL_TRADES)
    return `The journal holds up to ${formatNumber(MAX_JOURNAL_TRADES)} trades and would have ${formatNumber(trades)}. Export it and delete an account, or choose a file that covers a shorter period.`;
  if (needed > left)
    return `The journal would take ${countOf(needed, 'character')}, and this browser has ${formatNumber(Math.max(left, 0))} left for it. Export it and delete an account, or choose a file that covers a shorter period.`;
  if (isNearlyFull(MAX_STORED_CHARACTERS - left + needed))
    return `Left in this browser after this: ${countOf(left - needed, 'character')} of ${formatNumber(MAX_STORED_CHARACTERS)}.`;
  return '';
}

/** Only a few, because one wrong row changes many totals. */
const SHOWN_DIFFERENCES = 2;

/** Enough to see whether a table's columns were chosen correctly. */
const SHOWN_TRADES = 3;

const Sentences = ({ words }: { readonly words: readonly string[] }) => (
  <ul className={styles.list}>
    {words.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

const CURRENCY = '[A-Za-z]{3}';

/** What a file contains and what saving it would do, before anything is saved. */
export function StatementPreview(props: StatementPreviewProps) {
  const { read, isBusy, problem, onKeep, onCurrency, onLeave, children } = props;
  const { name, statement, plan, room } = read;
  const { conflicts } = plan.merge;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const planned = read.currency ?? plan.account?.currency ?? '';
  const [currency, setCurrency] = useState(planned);
  const isCurrencyKnown = typeof plan.account?.currency === 'string';
  const isPlanned = currency === '' || currency.toUpperCase() === planned;
  const account = { ...statement.account, places: plan.statement.account.places };
  const family = familyOf(statement.format);
  const doubted = statement.checks.filter((check) => !doesTally(check));
  // A statement may contain a total twice.
  const differences = [...new Set(doubted.map((check) => differenceWords(check, statement)))];
  const warnings = warningWords(statement);
  const space = roomWords(room);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('form')?.scrollIntoView({ block: 'nearest' });
    // The form may be taller than the window.
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [statement]);

  return (
    <form
      aria-labelledby={id}
      className={styles.preview}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && isPlanned) onKeep(taken);
      }}
    >
      <h2 id={id} ref={heading} tabIndex={-1}>
        <TypedText text={name} />
      </h2>
      {children}
      <div className={styles.lines} data-doubt={isContradictory(statement)}>
        <p>{tallyWords(statement)}</p>
        <p>{rowsWords(statement)}</p>
        <p>{ignoredWords(statement)}</p>
      </div>
      {family === 'table' && (
        <div className={styles.part}>
          <h3>How the file was read</h3>
          <p>{periodWords(statement)}</p>
          <ul className={styles.list}>
            {statement.trades.slice(0, SHOWN_TRADES).map((trade) => (
              <li key={trade.key}>{tradeWords(trade, statement)}</li>
            ))}
          </ul>
        </div>
      )}
      {doubted.length > 0 && (
        <div className={styles.part}>
          <h3>What differs</h3>
          <Sentences words={differences.slice(0, SHOWN_DIFFERENCES)} />
          {differences.length > SHOWN_DIFFERENCES && (
            <details>
              <summary>{`${String(differences.length - SHOWN_DIFFERENCES)} more`}</summary>
              <Sentences words={differences.slice(SHOWN_DIFFERENCES)} />
            </details>
          )}
        </div>
      )}
      {warnings.length > 0 && (
        <div className={styles.part}>
          <h3>About this file</h3>
          <Sentences words={warnings} />
        </div>
      )}
      {plan.account && <p>{mergeWords(read)}</p>}
      {conflicts.length > 0 && (
        <fieldset className={styles.part}>
          <legend>These trades are different in the file. Tick those for which the file is right.</legend>
          {conflicts.map((conflict) => (
            <CheckboxField
              key={conflict.incoming.key}
              label={conflictWords(conflict, account, family)}
              value={taken.has(conflict.incoming.key)}
              onChange={(isTaken) => {
                const next = new Set(taken);
                if (isTaken) next.add(conflict.incoming.key);
                else next.delete(conflict.incoming.key);
                setTaken(next);
              }}
            />
          ))}
        </fieldset>
      )}
      {statement.account.currency === null && (
        <TextField
          label={isCurrencyKnown ? 'Account currency' : 'Account currency (optional)'}
          hint="Three letters, such as USD."
          required={isCurrencyKnown}
          value={currency}
          pattern={CURRENCY}
          onChange={(text) => {
            setCurrency(text);
            if (text === '') onCurrency(null);
            else if (new RegExp(`^${CURRENCY}$`).test(text)) onCurrency(text.toUpperCase());
          }}
        />
      )}
      {space !== '' && <p className={styles.space}>{space}</p>}
      <div className={styles.buttons}>
        {!exceedsJournalLimits(room) && (
          <Button type="submit" isOff={isBusy}>
            {doubted.length > 0
              ? 'Save it even though it differs'
              : isJournalInTabOnly()
                ? `Keep it ${UNTIL_TAB_CLOSES}`
                : 'Save in this browser'}
          </Button>
        )}
        <Button variant="quiet" onClick={onLeave}>
          Don't save it
        </Button>
      </div>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
}
