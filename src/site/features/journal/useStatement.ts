import { useRef, useState } from 'react';
import { browserJournal } from '@/data/journal/journalStore';
import { planImport } from '@/data/journal/planImport';
import { readStatementFile } from '@/data/journal/readStatementFile';
import type { TableColumns, UnknownTable } from '@/domain/journal/columns';
import {
  MAX_JOURNAL_TRADES,
  countTrades,
  withImport,
  type ConfiguredAccount,
  type PlannedImport,
} from '@/domain/journal/journal';
import type { ReadingProgress } from '@/domain/journal/read';
import type { Statement } from '@/domain/journal/types';
import { nextTask } from '@/runtime/nextTask';
import { refusalWords } from './statementWords';

/** No progress is shown for a file that takes less time than this to read. */
const SHOWN_AFTER_MS = 300;

/**
 * The space that saving a statement would take: the number of trades in the journal afterwards, and the characters
 * needed and left.
 */
export interface JournalRoom {
  readonly trades: number;
  readonly needed: number;
  readonly left: number;
}

export interface LoadedStatement {
  readonly name: string;
  readonly statement: Statement;
  readonly sha256: string | null;
  /** The currency as typed, if the file doesn't state it. */
  readonly currency: string | null;
  readonly plan: PlannedImport;
  /** The account once the statement is saved. */
  readonly account: ConfiguredAccount | undefined;
  readonly room: JournalRoom;
}

export type StatementStage =
  | { readonly is: 'idle' }
  | {
      readonly is: 'reading';
      readonly name: string;
      readonly progress: ReadingProgress | null;
      readonly isShown: boolean;
    }
  | { readonly is: 'refused'; readonly words: string }
  | {
      readonly is: 'columns';
      readonly name: string;
      readonly file: Blob;
      readonly table: UnknownTable;
      /** As chosen earlier for this kind of table; null at first. */
      readonly columns: TableColumns | null;
      /** Why the table can't be read as described; '' at first. */
      readonly words: string;
    }
  | { readonly is: 'read'; readonly read: LoadedStatement };

/** The sample is read under this name, and its figures are shown at once. */
export const SAMPLE_NAME = 'Sample statement';

const IDLE: StatementStage = { is: 'idle' };

const STAMP = { id: 'planned', sha256: null, at: '2000-01-01T00:00:00.000Z' };

type NewStatement = Pick<LoadedStatement, 'name' | 'statement' | 'sha256' | 'currency'>;

async function planFor(read: NewStatement): Promise<LoadedStatement> {
  const { journal } = browserJournal.read();
  const stated = read.statement.account;
  const currency = stated.currency ?? read.currency;
  const plan = await planImport(journal, { ...read.statement, account: { ...stated, currency } });
  await nextTask();
  const next = withImport(journal, plan, STAMP, () => true);
  await nextTask();
  const room = { trades: countTrades(next), ...browserJournal.roomFor(next) };
  const account = next.accounts.find(({ key }) => key === plan.key);
  return { ...read, plan, account, room };
}

export const exceedsJournalLimits = ({ trades, needed, left }: JournalRoom): boolean =>
  trades > MAX_JOURNAL_TRADES || needed > left;

/** A table with the visitor's description of its columns. */
interface Described {
  readonly table: UnknownTable;
  readonly columns: TableColumns;
}

/**
 * The columns of the same table as they were described before; null for a new one.
 * @param latest the last description, whose file may have been refused
 */
const knownColumns = ({ head }: UnknownTable, latest: TableColumns | undefined): TableColumns | null =>
  [latest, ...browserJournal.read().journal.accounts.map(({ columns }) => columns)].find(
    (columns) => columns?.head.join('\n') === head.join('\n'),
  ) ?? null;

const UNREADABLE =
  "The browser couldn't read this file. Choose it again, and check that it is still where it was.";

/** Reads a file, or takes a statement that the site itself provides, and says what keeping it would do. */
export function useStatement() {
  const [stage, setStage] = useState<StatementStage>(IDLE);
  const reading = useRef<AbortController>(null);
  const latest = useRef<TableColumns>(undefined);

  const begin = () => {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    return controller.signal;
  };

  const open = async (statement: NewStatement, signal: AbortSignal) => {
    const read = await planFor(statement);
    if (!signal.aborted) setStage({ is: 'read', read });
  };

  return {
    stage,
    /** Reads a file. Choosing another one stops reading the previous one. */
    async readFile(file: Blob, name: string, described?: Described) {
      const signal = begin();
      if (described) latest.current = described.columns;
      setStage({ is: 'reading', name, progress: null, isShown: false });
      const change = (changes: { readonly progress: ReadingProgress } | { readonly isShown: true }) => {
        if (!signal.aborted) setStage((now) => (now.is === 'reading' ? { ...now, ...changes } : now));
      };
      const timer = setTimeout(() => change({ isShown: true }), SHOWN_AFTER_MS);
      const result = await readStatementFile(file, {
        signal,
        columns: described?.columns,
        onProgress: (progress) => change({ progress }),
      });
      clearTimeout(timer);
      if (signal.aborted) return;
      if (result === null) setStage({ is: 'refused', words: UNREADABLE });
      else if (result.reading.outcome === 'table') {
        const { table } = result.reading;
        setStage({
          is: 'columns',
          name,
          file,
          table,
          columns: knownColumns(table, latest.current),
          words: '',
        });
      } else if (result.reading.outcome === 'refused') {
        const words = refusalWords(result.reading.refusal, described !== undefined);
        setStage(described ? { is: 'columns', name, file, ...described, words } : { is: 'refused', words });
      } else {
        const { reading, sha256 } = result;
        await open({ name, statement: reading.statement, sha256, currency: null }, signal);
      }
    },
    refuse(words: string) {
      begin();
      setStage({ is: 'refused', words });
    },
    /** Opens a statement that doesn't come from a file. */
    openStatement: (name: string, statement: Statement) =>
      open({ name, statement, sha256: null, currency: null }, begin()),
    /** Sets the currency of a statement, and finds the account that it belongs to. */
    setCurrency: (read: LoadedStatement, currency: string | null) => open({ ...read, currency }, begin()),
    /** Ends the reading or the preview. */
    leave() {
      begin();
      setStage(IDLE);
    },
  };
}
