import { practiceAccounts } from '@/data/practice/practiceStore';
import { practiceStatement } from '@/domain/journal/practiceStatement';
import { StatementRefusedError } from '@/domain/journal/refused';
import type { Statement } from '@/domain/journal/types';
import { replayLog } from '@/domain/practice/session';

/** This browser's practice account as a statement; null if no trade has been closed in it. */
export function readPracticeStatement(): Statement | null {
  const { account } = practiceAccounts.read();
  try {
    return account && practiceStatement(replayLog(account).session);
  } catch (error) {
    if (error instanceof StatementRefusedError) return null;
    throw error;
  }
}
