import { startTransition, useEffect, useState } from 'react';
import { measureInWorker } from '@/data/journal/measureInWorker';
import type { ConfiguredAccount } from '@/domain/journal/journal';
import type { AccountMeasures } from '@/domain/journal/measures';
import { sortByClosing } from '@/domain/journal/order';
import type { JournalTrade } from '@/domain/journal/types';

/** An account's figures, with the trades they cover. */
export interface MeasuredAccount {
  readonly account: ConfiguredAccount;
  /** In order of closing. */
  readonly trades: readonly JournalTrade[];
  readonly measures: AccountMeasures;
}

/**
 * The figures of an account, calculated in a worker; null at first. After the account changes, the old figures stay
 * until the new ones are ready. @throws Error if the worker can't be loaded
 */
export function useMeasures(account: ConfiguredAccount): MeasuredAccount | null {
  const [measured, setMeasured] = useState<MeasuredAccount | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    const controller = new AbortController();
    measureInWorker(account, controller.signal).then((measures) => {
      // A transition, because thousands of trades take a while to draw.
      if (measures)
        startTransition(() => setMeasured({ account, trades: sortByClosing(account.trades), measures }));
    }, setError);
    return () => controller.abort();
  }, [account]);
  if (error !== null) throw error;
  return measured?.account.key === account.key ? measured : null;
}
