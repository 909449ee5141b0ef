import { useEffect, useRef, useState } from 'react';
import type { StoredAccount } from '@/data/practice/storedAccount';
import { practiceAccounts } from '@/data/practice/practiceStore';
import type { AccountAction, RejectedEvent } from '@/domain/practice/accountEvents';
import { isRefused, performAction, replayLog, type Session } from '@/domain/practice/session';
import { nextTask } from '@/runtime/nextTask';
import { stepWords } from './eventWords';

const SAVE_EVERY_MS = 2000;

interface ShownSession {
  readonly session: Session;
  /** The index of the log line that could not be replayed. */
  readonly brokenAt: number | null;
  /** A description of the last step, for the status line. */
  readonly said: string;
  /** Whether the last step moved time forward, unlike an order. */
  readonly isStep: boolean;
}

const LOST_MESSAGE = "Another tab has changed this account, so your last action wasn't carried out.";

let knownMarket:
  | { readonly account: StoredAccount; readonly replayed: ReturnType<typeof replayLog> }
  | undefined;

/**
 * Replays an account. The last replay is kept outside the component, which React may render several times before it
 * appears.
 */
function replayOf(account: StoredAccount): ReturnType<typeof replayLog> {
  if (knownMarket?.account === account) return knownMarket.replayed;
  const { seed, prices, market } = knownMarket?.replayed.session ?? {};
  const isSame = seed === account.seed && prices === account.prices;
  knownMarket = { account, replayed: replayLog(account, isSame ? market : undefined) };
  return knownMarket.replayed;
}

/** The account as played in this tab, or in another one. Its seed and price list must not change. */
export function useSession(kept: StoredAccount, isHeld: boolean) {
  const [shown, setShown] = useState<ShownSession>(() => ({
    ...replayOf(kept),
    said: '',
    isStep: false,
  }));
  // What the next press starts from, even before React has rendered the result of the last one.
  const latest = useRef(shown);
  const saved = useRef<{ readonly account: StoredAccount | null; readonly time: number }>({
    account: kept,
    time: 0,
  });

  const show = (next: ShownSession) => {
    latest.current = next;
    setShown(next);
  };

  const save = (session: Session): boolean => {
    // Another account may have been started since, or another tab may have moved on.
    if (practiceAccounts.read().account !== saved.current.account) return false;
    const isSaved = practiceAccounts.save({ at: session.minute, log: session.log });
    saved.current = { account: isSaved ? practiceAccounts.read().account : null, time: performance.now() };
    return isSaved;
  };

  // Replays what another tab has saved. This tab's own saves are known, and its new accounts remount the component.
  useEffect(() => {
    if (practiceAccounts.read().account === saved.current.account) return undefined;
    let isCurrent = true;
    const load = async () => {
      await nextTask();
      if (!isCurrent) return;
      const { session: before, said } = latest.current;
      const { session, brokenAt } = replayOf(kept);
      saved.current = { account: kept, time: 0 };
      // Without Web Locks both tabs may write at once, and the other tab's log may have replaced this one's.
      const isOverwritten = isHeld && before.log.some((line, index) => line !== kept.log[index]);
      const isLost = isOverwritten || said === LOST_MESSAGE;
      latest.current = {
        session,
        brokenAt,
        said: isLost ? LOST_MESSAGE : stepWords(before, session),
        isStep: false,
      };
      setShown(latest.current);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [kept, isHeld]);

  useEffect(() => {
    if (!isHeld) return undefined;
    const keep = () => {
      const { session } = latest.current;
      if (document.visibilityState === 'hidden' && session.minute !== saved.current.account?.at)
        save(session);
    };
    document.addEventListener('visibilitychange', keep);
    return () => {
      document.removeEventListener('visibilitychange', keep);
      const { session } = latest.current;
      if (session.minute !== saved.current.account?.at) save(session);
    };
  }, [isHeld]);

  // Saves the last step even if no other follows.
  useEffect(() => {
    const { session } = shown;
    if (!isHeld || session.minute === saved.current.account?.at) return undefined;
    const timer = setTimeout(() => save(session), SAVE_EVERY_MS);
    return () => clearTimeout(timer);
  }, [shown, isHeld]);

  return {
    shown,
    go(next: (session: Session) => Session): Session {
      const before = latest.current;
      const session = next(before.session);
      show({ ...before, session, said: stepWords(before.session, session), isStep: true });
      const isDue = performance.now() - saved.current.time > SAVE_EVERY_MS;
      if (isDue && session.minute !== saved.current.account?.at && !save(session))
        show({ ...before, said: LOST_MESSAGE, isStep: false });
      return session;
    },
    /** Returns the refusal, `lost` if another tab has changed the account, or null. */
    act(action: AccountAction): RejectedEvent | 'lost' | null {
      const before = latest.current;
      const made = performAction(before.session, action);
      if (isRefused(made)) return made;
      if (!save(made)) {
        show({ ...before, said: LOST_MESSAGE, isStep: false });
        return 'lost';
      }
      show({ ...before, session: made, said: stepWords(before.session, made), isStep: false });
      return null;
    },
  };
}
