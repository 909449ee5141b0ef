import { useEffect, useRef, useState } from 'react';

/**
 * A dialog, null while it is closed, that the Back button closes, as people expect on a phone. Opening it adds a
 * history entry that the router treats as the same page, and closing it removes the entry.
 */
export function useBackToClose<T>() {
  const [dialog, setDialog] = useState<T | null>(null);
  const hasEntry = useRef(false);

  useEffect(() => {
    const leaveEntry = () => {
      hasEntry.current = false;
      setDialog(null);
    };
    globalThis.addEventListener('popstate', leaveEntry);
    return () => globalThis.removeEventListener('popstate', leaveEntry);
  }, []);

  return {
    dialog,
    open(next: T) {
      globalThis.history.pushState(globalThis.history.state, '');
      hasEntry.current = true;
      setDialog(next);
    },
    close() {
      setDialog(null);
      // A dialog may call this twice.
      if (hasEntry.current) globalThis.history.back();
      hasEntry.current = false;
    },
  };
}
