import { useRef } from 'react';
import type { Account, PendingOrder, Position } from '@/domain/practice/account';
import type { Session } from '@/domain/practice/session';
import type { tradesOf } from '@/domain/practice/trades';
import { weeklyEquity, type WeekReview } from '@/domain/practice/weekReview';
import { lazyPart } from '@/runtime/lazyPart';
import { loadChunk } from '@/runtime/loadChunk';
import { formatTime } from '@/site/charts/practiceAxes';
import { moneyText } from '@/site/charts/practiceFigures';
import { WeekEndEquity } from './FigureTable';
import styles from './PracticeAccount.module.css';
import { upcomingAnnouncements } from './ticketWords';
import { OpenTrades, RulesKept, TradeHistory } from './TradeLists';

const WeekFigures = lazyPart(() => loadChunk(() => import('./WeekFigures')), null);

interface AccountBookProps {
  readonly session: Session;
  readonly account: Account;
  readonly trades: ReturnType<typeof tradesOf>;
  /** The most recently completed week, if any. */
  readonly review: WeekReview | null;
  readonly canAct: boolean;
  readonly onChange: (trade: Position | PendingOrder) => void;
  readonly onCancel: (order: PendingOrder) => void;
}

/** The open trades, the rules kept, the history and the upcoming announcements. */
export function AccountBook(props: AccountBookProps) {
  const { session, account, trades, review, canAct, onChange, onCancel } = props;
  const openHeading = useRef<HTMLHeadingElement>(null);
  const announcements = upcomingAnnouncements(session.seed, session.minute);
  return (
    <>
      <section className={styles.part}>
        <h2 ref={openHeading} tabIndex={-1}>
          Open trades and pending orders
        </h2>
        <OpenTrades
          account={account}
          canAct={canAct}
          onChange={onChange}
          onCancel={(order) => {
            onCancel(order);
            // The order disappears, and with it the button that had the focus.
            openHeading.current?.focus();
          }}
        />
      </section>
      <section className={styles.part}>
        <h2>Rules kept</h2>
        <RulesKept trades={trades} />
        <p>{`Balance ${moneyText(account.balance)}.`}</p>
        <WeekEndEquity weekEnds={weeklyEquity(session.dayEnds)} />
      </section>
      <section className={styles.part}>
        <h2>History</h2>
        <TradeHistory trades={trades} session={session} />
      </section>
      {review && <WeekFigures review={review} />}
      <section className={styles.part}>
        <h2>Upcoming announcements</h2>
        {announcements.length === 0 ? (
          <p>None this week or next.</p>
        ) : (
          <ul className={styles.list}>
            {announcements.map((minute) => (
              <li key={minute}>{formatTime(minute)}</li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
