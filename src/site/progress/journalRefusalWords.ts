import { MAX_JOURNAL_TRADES } from '@/domain/journal/journal';
import { formatNumber } from '@/domain/text/groupDigits';

/** Why a journal from a file can't be added. */
export const journalRefusalWords = {
  trades: `Together the journals would have more than ${formatNumber(MAX_JOURNAL_TRADES)} trades, the most that can be kept.`,
  room: 'There is no room for both journals in this browser.',
} as const;
