import type { Account, PendingOrder, Position } from '@/domain/practice/account';
import type { Session } from '@/domain/practice/session';
import type { tradesOf } from '@/domain/practice/trades';
import { weekReview } from '@/domain/practice/weekReview';
import { formatTime } from '@/site/charts/practiceAxes';
import { moneyText } from '@/site/charts/practiceFigures';
import { WeekEnds } from './FigureTable';
import styles from './PracticeAccount.module.css';
import { upcomingAnnouncements } from './ticketWords';
import { OpenTrades, RulesKept, TradeHistory } from './TradeLists';
import { WeekReview } from './WeekReview';

interface AccountBookProps {
  readonly session: Session;
  readonly account: Account;
  readonly trades: ReturnType<typeof tradesOf>;
  readonly canAct: boolean;
  readonly onChange: (trade: Position | PendingOrder) => void;
  readonly onCancel: (order: PendingOrder) => void;
}

/** What is open, what was traded and by which rules, and what is announced. */
export function AccountBook({ session, account, trades, canAct, onChange, onCancel }: AccountBookProps) {
  const announcements = upcomingAnnouncements(session.seed, session.minute);
  const review = weekReview(session, trades);
  return (
    <>
      {review && <WeekReview review={review} />}
      <section className={styles.part}>
        <h2>Open trades and pending orders</h2>
        <OpenTrades account={account} canAct={canAct} onChange={onChange} onCancel={onCancel} />
      </section>
      <section className={styles.part}>
        <h2>Rules kept</h2>
        <RulesKept trades={trades} />
        <p>{`Balance ${moneyText(account.balance)}.`}</p>
        <WeekEnds weekEnds={session.weekEnds} />
      </section>
      <section className={styles.part}>
        <h2>History</h2>
        <TradeHistory trades={trades} session={session} />
      </section>
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
