import { useRef } from 'react';
import { boardTexts, countsLine, shownLine, silenceOfAll } from '@/content/boardWords';
import {
  boardState,
  isFiltered,
  signalsOnBoard,
  WHOLE_BOARD,
  type BoardFilter,
  type BoardState,
} from '@/domain/signals/board';
import type { Signal } from '@/domain/signals/signal';
import { signalPath } from '@/content/signalPath';
import { queryOf } from '@/runtime/addressCodec';
import { useShownParams } from '@/runtime/useShownParams';
import { useShownRows } from '@/runtime/useShownRows';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Link } from '@/site/components/Link';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useDebounced } from '@/ui/useDebounced';
import { useClientNow } from '@/ui/useClientNow';
import { boardAddress } from './boardAddress';
import { BoardFilters, ShowAll } from './BoardFilters';
import styles from './SignalBoard.module.css';
import { SignalCard } from './SignalCard';

/** As many cards as the built page has; the others come by a button. */
const FIRST_CARDS = 12;
const AT_REST_MS = 500;

const GROUPS: readonly { readonly state: BoardState; readonly heading: string; readonly note?: string }[] = [
  { state: 'open', heading: 'Open now' },
  { state: 'closed', heading: 'Closed' },
  { state: 'untraded', heading: 'Published, never entered', note: 'counted, not scored' },
];

function Cards({ signals, now }: { readonly signals: readonly Signal[]; readonly now: Date | null }) {
  return (
    <ul className={styles.cards}>
      {signals.map((signal) => (
        <li key={signal.number}>
          <SignalCard signal={signal} now={now} />
        </li>
      ))}
    </ul>
  );
}

/** Where nothing is open: with the last that was closed, unless the list of those follows. */
function NoneOpen({
  signals,
  now,
  isListed,
}: {
  readonly signals: readonly Signal[];
  readonly now: Date | null;
  readonly isListed: boolean;
}) {
  const lastClosed = signalsOnBoard(signals, { ...WHOLE_BOARD, state: 'closed' }, boardTexts).slice(0, 1);
  return (
    <EmptyState heading="No signal is open now">
      <p>
        {`That is a position too.${lastClosed.length === 0 ? '' : isListed ? ' The one that was closed last is the first below.' : ' This is the last one that was closed:'}`}
      </p>
      {!isListed && <Cards signals={lastClosed} now={now} />}
    </EmptyState>
  );
}

/** That all or so many of them are samples; '' where none is. */
function samplesLine(signals: readonly Signal[]): string {
  const count = signals.filter(({ issued }) => issued.sample).length;
  if (count === 0) return '';
  const who =
    count === signals.length
      ? 'Samples'
      : `${String(count)} of them ${count === 1 ? 'is a sample' : 'are samples'}`;
  return `${who}: invented ideas, kept as real ones would be.`;
}

interface SignalBoardProps {
  readonly signals: readonly Signal[];
}

/** Open signals, then the results of earlier ones; filters are in the address. */
export function SignalBoard({ signals }: SignalBoardProps) {
  const now = useClientNow();
  const [address, setAddress] = useShownParams();
  const board = useRef<HTMLDivElement>(null);
  const countLine = useRef<HTMLParagraphElement>(null);
  const { shown, showMore } = useShownRows(board, FIRST_CARDS);
  // The built page knows no address: its first render shows the whole board.
  const filter = now === null ? WHOLE_BOARD : boardAddress.read(address);
  const found = signalsOnBoard(signals, filter, boardTexts);
  const count = shownLine(found.length, signals.length);
  const isSettled = useDebounced(count, AT_REST_MS) === count;
  const show = (next: BoardFilter) => {
    setAddress(queryOf(boardAddress, next), { replace: true, preventScrollReset: true });
  };

  if (signals.length === 0)
    return (
      <EmptyState heading="No signals yet">
        <p>
          The desk publishes an idea when a level, a stop and a target fit together. How one is made is
          described on this page.
        </p>
      </EmptyState>
    );

  const cards = found.slice(0, shown);
  const isGrouped = filter.sort === 'newest' && filter.state === '';
  return (
    <div ref={board} className={styles.board}>
      <p className={styles.counts}>{`${countsLine(signals)}. ${samplesLine(signals)}`}</p>
      <p className={styles.silence}>{now && silenceOfAll(signals, now)}</p>
      <BoardFilters filter={filter} onChange={show} />
      <p ref={countLine} tabIndex={-1} className={styles.count}>
        {count}
      </p>
      <p className={styles.key}>
        On each ruler the stop loss stands left and the targets right of the entry. From mark to mark it is
        1R, which is what the idea risked.
      </p>
      <VisuallyHidden>
        <span role="status">{now !== null && isSettled && isFiltered(filter) ? count : ''}</span>
      </VisuallyHidden>
      {found.length === 0 &&
        (filter.state === 'open' && !isFiltered({ ...filter, state: '' }) ? (
          <NoneOpen signals={signals} now={now} isListed={false} />
        ) : (
          <EmptyState heading="No signal fits these filters">
            <ShowAll
              onShow={() => {
                show(WHOLE_BOARD);
                // The button that was pressed goes.
                countLine.current?.focus();
              }}
            />
          </EmptyState>
        ))}
      {isGrouped
        ? GROUPS.map(({ state, heading, note }) => {
            const group = cards.filter((signal) => boardState(signal) === state);
            if (group.length === 0)
              return state === 'open' && !isFiltered(filter) ? (
                <NoneOpen key={state} signals={signals} now={now} isListed />
              ) : null;
            return (
              <section key={state} className={styles.group}>
                <h3>
                  <span>{`${heading} `}</span>
                  {note !== undefined && <span className={styles.note}>{note}</span>}
                </h3>
                <Cards signals={group} now={now} />
              </section>
            );
          })
        : cards.length > 0 && (
            <section className={styles.group}>
              <h3>Found</h3>
              <Cards signals={cards} now={now} />
            </section>
          )}
      <div className={styles.foot}>
        {found.length > cards.length && (
          <Button look="secondary" disabled={now === null} onClick={showMore}>
            More signals
          </Button>
        )}
        <Link to={{ pathname: signalPath('record') }}>
          {`All ${String(signals.length)} signals in the record`}
        </Link>
      </div>
    </div>
  );
}
