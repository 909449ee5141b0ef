import { equityOf, marginOf } from '@/domain/practice/account';
import type { Session } from '@/domain/practice/session';
import { moneyText, percentText } from '@/site/charts/practiceFigures';
import { endWords } from './accountEnd';
import styles from './PracticeAccount.module.css';

interface DeskNoticesProps {
  readonly session: Session;
  readonly isHeld: boolean;
  /** The index of the log line that could not be replayed. */
  readonly brokenAt: number | null;
  readonly isOver: boolean;
}

/** What restricts the account: another tab, a broken log, the end of the account or a margin call. */
export function DeskNotices({ session, isHeld, brokenAt, isOver }: DeskNoticesProps) {
  const { account } = session;
  const [equity, margin] = [equityOf(account), marginOf(account)];
  return (
    <>
      {!isHeld && (
        <p className={styles.notice}>
          You&apos;re trading in another tab. This one shows what happens there.
        </p>
      )}
      {brokenAt !== null && (
        <p className={styles.notice}>
          {`Action ${String(brokenAt + 1)} of this account couldn't be replayed, so the account is shown as it was before that action. Start another account to continue.`}
        </p>
      )}
      {isOver && <p className={styles.notice}>{endWords(session)}</p>}
      {account.inMarginCall && !isOver && (
        <p className={styles.call}>
          {`Margin call: your equity of ${moneyText(equity)} is ${percentText(equity, margin)} of the margin of ${moneyText(margin)}. At 50% the position with the largest loss is closed. Close a trade or part of one, or wait and risk a stop-out.`}
        </p>
      )}
    </>
  );
}
