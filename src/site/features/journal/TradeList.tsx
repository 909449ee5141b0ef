import { useRef, useState } from 'react';
import { sideWords } from './tradeWords';
import type { JournalTrade, TradeR } from '@/domain/journal/types';
import { formatR } from '@/domain/signals/results';
import { countOf, formatNumber } from '@/domain/text/groupDigits';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/SelectField';
import { TypedText } from '@/ui/TypedText';
import { signedMoney, timeText } from './journalWords';
import { TradeDetails } from './TradeDetails';
import styles from './TradeList.module.css';
import type { MeasuredAccount } from './useMeasures';

const PAGE_SIZE = 25;

const FILTERS = [
  { value: 'all', label: 'All trades', is: () => true },
  { value: 'open', label: 'Not judged yet', is: ({ notes }: JournalTrade) => notes.kept === null },
  { value: 'kept', label: 'Plan kept', is: ({ notes }: JournalTrade) => notes.kept === 'yes' },
  { value: 'broken', label: 'Plan broken', is: ({ notes }: JournalTrade) => notes.kept === 'no' },
  { value: 'noR', label: 'R unknown', is: (_: JournalTrade, r: TradeR) => r.net === null },
] as const;

type Filter = (typeof FILTERS)[number]['value'];

/** R based on the last stop has a mark, because that stop may have been moved. */
const rText = ({ net, basis }: TradeR): string =>
  net === null ? 'R unknown' : `${formatR(net)}${basis === 'last' ? '*' : ''}`;

const KEPT_WORDS = { yes: 'Kept', no: 'Broken' } as const;

interface TradeRowProps {
  readonly trade: JournalTrade;
  readonly r: TradeR;
  readonly measured: MeasuredAccount;
  readonly onOpen: () => void;
}

function TradeRow({ trade, r, measured: { account }, onOpen }: TradeRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { notes } = trade;
  return (
    <li>
      <details
        className={styles.trade}
        onToggle={({ currentTarget: { open } }) => {
          setIsOpen(open);
          if (open) onOpen();
        }}
      >
        <summary>
          <span className={styles.name}>
            <TypedText text={trade.instrument} /> <span>{sideWords(trade)}</span>
          </span>
          <span className={styles.time}>{timeText(trade.closeTime, account.family)}</span>
          <span className={styles.kept}>{notes.kept === null ? '' : KEPT_WORDS[notes.kept]}</span>
          <span
            className={styles.net}
            data-tone={trade.net < 0 ? 'loss' : trade.net > 0 ? 'gain' : undefined}
          >
            {signedMoney(trade.net, account)}
          </span>
          <span className={styles.r}>{rText(r)}</span>
        </summary>
        {isOpen && <TradeDetails trade={trade} r={r} account={account} />}
      </details>
    </li>
  );
}

/** The trades, latest first, in pages; each opens to its details and the five fields of the lesson. */
export function TradeList({ measured }: { readonly measured: MeasuredAccount }) {
  const { trades, measures } = measured;
  const [filter, setFilter] = useState<Filter>('all');
  const [page, setPage] = useState(0);
  /** The keys of trades opened since the filter was chosen, which stay in the list while they are judged. */
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const status = useRef<HTMLParagraphElement>(null);
  const { is } = FILTERS.find(({ value }) => value === filter) ?? FILTERS[0];
  const found = trades
    .map((trade, index) => ({
      trade,
      r: measures.results[index] ?? ({ basis: 'none', gross: null, net: null } as const),
    }))
    .filter(({ trade, r }) => is(trade, r) || opened.has(trade.key))
    .toReversed();
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const at = Math.min(page, pages - 1);
  const shown = found.slice(at * PAGE_SIZE, (at + 1) * PAGE_SIZE);
  const turn = (to: number) => {
    setPage(to);
    status.current?.focus();
  };
  return (
    <div className={styles.trades}>
      <div className={styles.filter}>
        <SelectField
          label="Show"
          value={filter}
          onChange={(next) => {
            setFilter(next);
            setOpened(new Set());
            setPage(0);
          }}
          options={FILTERS}
        />
      </div>
      <p ref={status} tabIndex={-1} role="status" className={styles.status}>
        {pages === 1
          ? countOf(found.length, 'trade')
          : `${countOf(found.length, 'trade')}, page ${formatNumber(at + 1)} of ${formatNumber(pages)}`}
      </p>
      {/* Folds all trades when the filter changes. */}
      <ul key={filter} className={styles.list}>
        {shown.map(({ trade, r }) => (
          <TradeRow
            key={trade.key}
            trade={trade}
            r={r}
            measured={measured}
            onOpen={() => setOpened((now) => new Set([...now, trade.key]))}
          />
        ))}
      </ul>
      {pages > 1 && (
        <div className={styles.pager}>
          <Button variant="secondary" disabled={at === 0} onClick={() => turn(at - 1)}>
            Later trades
          </Button>
          <Button variant="secondary" disabled={at === pages - 1} onClick={() => turn(at + 1)}>
            Earlier trades
          </Button>
        </div>
      )}
      {shown.some(({ r }) => r.basis === 'last') && (
        <p className={styles.mark}>* based on the last stop, which may have been moved.</p>
      )}
    </div>
  );
}
