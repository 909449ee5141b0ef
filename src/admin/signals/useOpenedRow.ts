import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isSameEntry } from '@/data/signals/chain';
import { isDraft, isIssued, type SignalRow } from './signalRows';

/** The key of the open row in the URL of the list: `?tab=signals&open=signal-17`. */
export const OPENED_ROW_KEY = 'open';

export function useOpenedRow(rows: readonly SignalRow[]) {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const id = searchParams.get(OPENED_ROW_KEY);
  // Remembers what was opened, because another window may issue a draft, or take a signal back or change its number.
  const [opened, setOpened] = useState<SignalRow | null>(null);
  const found = rows.find((row) => row.id === id) ?? null;
  if ((opened?.id ?? null) !== id && opened !== found) setOpened(found);
  const row: SignalRow | null =
    opened === null || isDraft(opened)
      ? opened
      : (rows.filter(isIssued).find(({ signal }) => isSameEntry(signal.issued, opened.signal.issued)) ??
        null);

  function searchOf(next: string | null): string {
    const params = new URLSearchParams(searchParams);
    if (next === null) params.delete(OPENED_ROW_KEY);
    else params.set(OPENED_ROW_KEY, next);
    return `?${params.toString()}`;
  }
  const follow = useEffectEvent((next: string) => {
    void navigate({ search: searchOf(next) }, { replace: true });
  });
  const newId = row !== null && row.id !== id ? row.id : null;
  useEffect(() => {
    if (newId !== null) follow(newId);
  }, [newId]);

  return {
    id,
    /** A draft as it was opened, or a signal as it is now; null if nothing was found, or the signal has left the list. */
    row,
    /** The row as it was opened; null if it was never in the list. */
    opened,
    listSearch: searchOf(null),
    searchOf,
    open: (next: string) => {
      void navigate({ search: searchOf(next) });
    },
    /** Replaces a finished page with the list, without asking. Resolves once the list is shown. */
    close: async () => {
      await navigate({ search: searchOf(null) }, { replace: true, flushSync: true });
    },
  };
}
