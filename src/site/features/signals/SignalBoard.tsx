import { useRef } from 'react';
import {
  samplesNote,
  signalSearchTexts,
  shownCountLine,
  boardInactivityNotice,
  waitingHeading,
} from '@/content/boardWords';
import {
  boardState,
  isFiltered,
  signalsOnBoard,
  DEFAULT_BOARD_FILTER,
  type BoardFilter,
  type BoardState,
} from '@/domain/signals/board';
import type { Signal } from '@/domain/signals/signal';
import { RISK_LINE } from '@/content/signalWords';
import { formatMonth } from '@/domain/time/days';
import { closedResult, countedSignals, formatR } from '@/domain/signals/results';
import { queryOf } from '@/runtime/searchParamsCodec';
import { useOptimisticParams } from '@/runtime/useOptimisticParams';
import { useVisibleRowCount } from '@/runtime/useVisibleRowCount';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useAnnouncement } from '@/ui/useAnnouncement';
import { useClientNow } from '@/ui/useClientNow';
import { boardQuery } from './boardQuery';
import { BoardFilters } from './BoardFilters';
import styles from './SignalBoard.module.css';
import { SignalRows, type SignalRowsProps } from './SignalRow';

/** The number of prerendered rows, and of those that a button adds each time. */
const INITIAL_ROWS = 10;

/** Shown if nothing is open, with the last closed signal unless it is listed below. */
function NoOpenSignals({ isListed, ...rows }: SignalRowsProps & { readonly isListed: boolean }) {
  const lastClosed = signalsOnBoard(
    rows.signals,
    { ...DEFAULT_BOARD_FILTER, state: 'closed' },
    signalSearchTexts,
  ).slice(0, 1);
  return (
    <EmptyState heading="No signal is open now">
      <p>
        {`That is a position too.${isListed || lastClosed.length === 0 ? '' : ' The last one to close:'}`}
      </p>
      {!isListed && <SignalRows {...rows} signals={lastClosed} />}
    </EmptyState>
  );
}

interface Group {
  readonly heading: string;
  readonly note?: string;
  readonly signals: readonly Signal[];
}

/**
 * Open signals, then waiting ones, closed ones by month, then those never entered.
 * @param counted the signals in the figures; a month's total includes those that aren't shown yet
 */
function groupsOf(
  found: readonly Signal[],
  counted: ReadonlySet<Signal>,
  shown: number,
  now: Date | null,
): readonly Group[] {
  const inState = (state: BoardState) => found.filter((signal) => boardState(signal) === state);
  const open = inState('open');
  const waiting = open.filter(({ state }) => state === 'waiting');
  const closed = inState('closed');
  const months = [...new Set(closed.map(monthOf))].map((heading) => {
    const signals = closed.filter((signal) => monthOf(signal) === heading);
    const results = signals.filter((signal) => counted.has(signal)).map(closedResult);
    const sum = results.reduce((total, result) => total + (result?.beforeCosts ?? 0), 0);
    return { heading, note: results.length > 1 ? `total ${formatR(sum)} before costs` : '', signals };
  });
  const rows = found.slice(0, shown);
  return [
    { heading: 'Open now', signals: open.filter(({ state }) => state === 'open') },
    // A signal that expires by the visitor's clock isn't moved, because that would shift the rows below.
    { heading: waitingHeading(waiting, now), signals: waiting },
    ...months,
    { heading: 'Published, never entered', note: 'counted, without a result', signals: inState('untraded') },
  ]
    .map((group) => ({ ...group, signals: group.signals.filter((signal) => rows.includes(signal)) }))
    .filter(({ signals }) => signals.length > 0);
}

const monthOf = ({ ending }: Signal): string => formatMonth((ending?.at ?? '').slice(0, 10));

export function SignalBoard({ signals }: { readonly signals: readonly Signal[] }) {
  const now = useClientNow();
  const [address, setAddress] = useOptimisticParams();
  const board = useRef<HTMLDivElement>(null);
  const countLine = useRef<HTMLParagraphElement>(null);
  const { shown, showMore } = useVisibleRowCount(board, INITIAL_ROWS);
  // The prerendered page has no query, so the first render shows the whole board.
  const filter = now === null ? DEFAULT_BOARD_FILTER : boardQuery.read(address);
  const found = signalsOnBoard(signals, filter, signalSearchTexts);
  const count = shownCountLine(found.length, signals.length);
  const isSettled = useAnnouncement(count) === count;
  const show = (next: BoardFilter) =>
    setAddress(queryOf(boardQuery, next), { replace: true, preventScrollReset: true });

  if (signals.length === 0)
    return (
      <EmptyState heading="No signals yet">
        <p>
          The desk publishes an idea when a level, a stop and a target fit together. This page describes how
          one is made.
        </p>
      </EmptyState>
    );

  const rows = found.slice(0, shown);
  const isGrouped = filter.sort === 'newest' && filter.state === '';
  const { line, isMixed } = samplesNote(signals);
  const hasNoneOpen = isGrouped && !isFiltered(filter) && !rows.some((one) => boardState(one) === 'open');
  const groups = isGrouped
    ? groupsOf(found, new Set(countedSignals(signals)), shown, now)
    : rows.length > 0
      ? [{ heading: 'Found', signals: rows }]
      : [];
  return (
    <div ref={board} className={styles.board}>
      <BoardFilters filter={filter} signals={signals} line={line} onChange={show} />
      <VisuallyHidden>
        <span role="status">{now !== null && isSettled && isFiltered(filter) ? count : ''}</span>
      </VisuallyHidden>
      {found.length === 0 &&
        (filter.state === 'open' && !isFiltered({ ...filter, state: '' }) ? (
          <NoOpenSignals signals={signals} now={now} isMixed={isMixed} isListed={false} />
        ) : (
          <EmptyState heading="No signals match these filters">
            <Button
              variant="secondary"
              onClick={() => {
                show(DEFAULT_BOARD_FILTER);
                // The pressed button disappears.
                countLine.current?.focus();
              }}
            >
              Show all
            </Button>
          </EmptyState>
        ))}
      {hasNoneOpen && <NoOpenSignals signals={signals} now={now} isMixed={isMixed} isListed />}
      {groups.map(({ heading, note = '', signals: some }) => (
        <section key={heading} className={styles.group}>
          <h2>
            <span>{`${heading} `}</span>
            {note !== '' && <span className={styles.note}>{note}</span>}
          </h2>
          <SignalRows signals={some} now={now} isMixed={isMixed} />
        </section>
      ))}
      <div className={styles.foot}>
        {found.length > rows.length && (
          <Button variant="secondary" disabled={now === null} onClick={showMore}>
            {`Show ${String(Math.min(INITIAL_ROWS, found.length - rows.length))} more`}
          </Button>
        )}
        <p ref={countLine} tabIndex={-1}>
          {rows.length < found.length ? shownCountLine(rows.length, found.length) : count}
        </p>
        <p className={styles.silence}>{now && boardInactivityNotice(signals, now)}</p>
      </div>
      <p className={styles.key}>
        {`On each ruler the stop loss is to the left of the entry and the targets to its right; the marks are 1R apart. The results are before costs. ${RISK_LINE}`}
      </p>
    </div>
  );
}
