import { useEffect } from 'react';
import { useMaintenance } from '@/admin/contexts';

const MINUTE_MS = 60_000;

/** Picks up what others publish while the dashboard is open. */
export function useFollowPublications(): void {
  const { catchUp, watchPublications } = useMaintenance();

  useEffect(() => watchPublications(), [watchPublications]);

  useEffect(() => {
    let askedAt = Date.now();
    const stop = new AbortController();
    // A dashboard may stay open for days while others publish.
    const ask = () => {
      if (document.hidden || Date.now() - askedAt < MINUTE_MS) return;
      askedAt = Date.now();
      void catchUp(true);
    };
    document.addEventListener('visibilitychange', ask, { signal: stop.signal });
    globalThis.addEventListener('focus', ask, { signal: stop.signal });
    return () => stop.abort();
  }, [catchUp]);
}

/** Forgets the host's key when the user leaves the dashboard. */
export function useForgetKeyOnLeaving(): void {
  const { publishing } = useMaintenance();

  useEffect(() => {
    if (!publishing) return;
    // Signing out in any tab unmounts the dashboard; a page in the back/forward cache stays mounted.
    globalThis.addEventListener('pagehide', publishing.forgetKey);
    return () => {
      globalThis.removeEventListener('pagehide', publishing.forgetKey);
      publishing.forgetKey();
    };
  }, [publishing]);
}
