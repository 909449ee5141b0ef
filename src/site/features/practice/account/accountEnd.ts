import type { PastAccount } from '@/data/practice/storedAccount';
import { equityOf } from '@/domain/practice/account';
import { LAST_MINUTE, type Session } from '@/domain/practice/session';
import { PRACTICE_RULES, ruleTally, type PracticeTrade } from '@/domain/practice/trades';
import { moneyText } from '@/site/charts/practiceFigures';

/** The summary of an account, which is stored when another account begins. */
export function pastAccountOf(session: Session, trades: readonly PracticeTrade[]): PastAccount {
  const { seed, prices, minute, account } = session;
  const tally = ruleTally(trades);
  const sum = (part: 'kept' | 'of') => PRACTICE_RULES.reduce((total, rule) => total + tally[rule][part], 0);
  return {
    ...{ seed, prices, at: minute, trades: trades.length, kept: sum('kept'), of: sum('of') },
    balance: Math.max(0, equityOf(account)),
    end: account.ended ? 'lost' : minute >= LAST_MINUTE ? 'complete' : 'left',
  };
}

export function endWords({ account, minute }: Session): string {
  if (account.ended)
    return "This account has ended at zero. It can't go below that here; at a firm without that protection you might owe the rest. The history shows what was closed, and why.";
  return minute >= LAST_MINUTE
    ? `The 52 weeks are over. Your account is worth ${moneyText(equityOf(account))}; the rules you kept say more about you than that figure.`
    : 'This account has reached its limit of actions. Start another one to continue.';
}
