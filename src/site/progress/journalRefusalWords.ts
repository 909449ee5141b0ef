import { MAX_JOURNAL_TRADES } from '@/domain/journal/journal';
import type { DamagedTrade } from '@/data/journal/journalFile';
import { formatNumber } from '@/domain/text/groupDigits';

/** Why a journal in a file can't be added. */
export const journalRefusalWords = {
  trades: `Together the journals would have more than ${formatNumber(MAX_JOURNAL_TRADES)} trades, the most that can be kept.`,
  room: 'There is no room for both journals in this browser.',
} as const;

/** Which trade of an exported journal was changed. */
export const damagedTradeWords = ({ id, instrument }: DamagedTrade): string =>
  `Trade ${id} (${instrument}) was changed after the file was exported: its figures contradict each other.`;
