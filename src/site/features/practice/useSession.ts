import { useEffect, useRef, useState } from 'react';
import type { KeptAccount } from '@/data/practice/keptAccount';
import { practiceAccounts } from '@/data/practice/practiceStore';
import type { AccountAction, Refusal } from '@/domain/practice/accountEvents';
import { isRefused, perform, replay, type Session } from '@/domain/practice/session';
import { nextTask } from '@/runtime/nextTask';
import { stepWords } from './eventWords';

const SAVE_EVERY_MS = 2000;

interface ShownSession {
  readonly session: Session;
  /** The index of the log line that could not be replayed. */
  readonly brokenAt: number | null;
  /** The last step in words, for the status line. */
  readonly said: string;
}

interface PlayedSession {
  /** Null until its prices have been generated. */
  readonly shown: ShownSession | null;
  /** Moves forward in time. */
  readonly go: (next: (session: Session) => Session) => Session | null;
  /** Returns the refusal, `lost` if another tab has changed the account, or null. */
  readonly act: (action: AccountAction) => Refusal | 'lost' | null;
}

const LOST = 'Another tab has changed this account, so your last action was not carried out.';

/** The account as it is played in this tab, or as another tab plays it. */
export function useSession(kept: KeptAccount, isHeld: boolean): PlayedSession {
  const [shown, setShown] = useState<ShownSession | null>(null);
  // What the next press starts from, even before React has rendered the last one.
  const latest = useRef<ShownSession | null>(null);
  const saved = useRef({ rev: -1, at: 0, time: 0 });

  const show = (next: ShownSession | null) => {
    latest.current = next;
    setShown(next);
  };

  const save = (session: Session): boolean => {
    // Another account may have been started since, or another tab may have moved on.
    if (practiceAccounts.read().account?.rev !== saved.current.rev) return false;
    const isSaved = practiceAccounts.save({ at: session.minute, log: session.log });
    const rev = practiceAccounts.read().account?.rev ?? -1;
    saved.current = { rev: isSaved ? rev : -1, at: session.minute, time: performance.now() };
    return isSaved;
  };

  // Only the writes of other tabs are replayed: this one knows its own.
  useEffect(() => {
    if (saved.current.rev === kept.rev) return undefined;
    let isCurrent = true;
    const load = async () => {
      await nextTask();
      if (!isCurrent) return;
      const before = latest.current?.session;
      const isSame = before?.seed === kept.seed && before.prices === kept.prices;
      const { session, brokenAt } = replay(kept, isSame ? before.market : undefined);
      saved.current = { rev: kept.rev, at: kept.at, time: 0 };
      latest.current = { session, brokenAt, said: before && isSame ? stepWords(before, session) : '' };
      setShown(latest.current);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [kept]);

  useEffect(() => {
    if (!isHeld) return undefined;
    const keep = () => {
      const session = latest.current?.session;
      if (document.visibilityState === 'hidden' && session && session.minute !== saved.current.at)
        save(session);
    };
    document.addEventListener('visibilitychange', keep);
    return () => {
      document.removeEventListener('visibilitychange', keep);
      const session = latest.current?.session;
      if (session && session.minute !== saved.current.at) save(session);
    };
  }, [isHeld]);

  // Saves the last step even if no other follows.
  useEffect(() => {
    const session = shown?.session;
    if (!isHeld || session === undefined || session.minute === saved.current.at) return undefined;
    const timer = setTimeout(() => save(session), SAVE_EVERY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [shown, isHeld]);

  return {
    shown,
    go(next) {
      const before = latest.current;
      if (before === null) return null;
      const session = next(before.session);
      show({ ...before, session, said: stepWords(before.session, session) });
      const isDue = performance.now() - saved.current.time > SAVE_EVERY_MS;
      if (isDue && session.minute !== saved.current.at && !save(session)) show({ ...before, said: LOST });
      return session;
    },
    act(action) {
      const before = latest.current;
      if (before === null) return 'lost';
      const made = perform(before.session, action);
      if (isRefused(made)) return made;
      if (!save(made)) {
        show({ ...before, said: LOST });
        return 'lost';
      }
      show({ ...before, session: made, said: stepWords(before.session, made) });
      return null;
    },
  };
}
