import type { SignalRecord } from '@/data/signals/record';
import type { ListComparison } from './listComparison';

/** Entries are only ever added: none changes, none goes. */
export const addedEntries = (added: number, unchanged: number): ListComparison => ({
  added,
  changed: 0,
  removed: 0,
  unchanged,
  unreadable: 0,
  isReordered: false,
});

/** What publishing the record would add for visitors. @param shown how many entries the site shows */
export function unpublishedEntries(
  { sealed, waiting }: Pick<ReturnType<SignalRecord['read']>, 'sealed' | 'waiting'>,
  shown: number,
): ListComparison {
  const unchanged = Math.min(shown, sealed.length);
  return addedEntries(sealed.length + waiting.length - unchanged, unchanged);
}
