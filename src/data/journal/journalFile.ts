import { readExportedFile, type FileProblem } from '@/data/storage/exportedFile';
import { formatJson, type JsonObject } from '@/data/storage/json';
import { fromUnits } from '@/domain/journal/decimals';
import { measuredTrades } from '@/domain/journal/figures';
import { tradesIn, MAX_JOURNAL_TRADES, type Journal, type KeptAccount } from '@/domain/journal/journal';
import type { Money } from '@/domain/journal/types';
import { toCsv, type Cell } from '@/domain/text/csv';
import { journalIn, JOURNAL_VERSION, toStoredJournal } from './storedJournal';

/** Stays the same if the site is renamed */
const FILE_FORMAT = {
  format: 'upmark-journal',
  version: JOURNAL_VERSION,
  maxCharacters: 5 * 1024 * 1024,
  part: 'journal',
} as const;

/** @param exported ISO 8601, UTC */
export const exportedJournal = (journal: Journal, exported: string): JsonObject => ({
  format: FILE_FORMAT.format,
  exported,
  ...toStoredJournal(journal),
});

export const journalFile = (journal: Journal, exported: string): string =>
  formatJson(exportedJournal(journal, exported));

export function readJournalFile(
  text: string,
): { readonly journal: Journal } | { readonly problem: FileProblem } {
  const file = readExportedFile(text, FILE_FORMAT);
  if (typeof file === 'string') return { problem: file };
  const journal = journalIn(file);
  if (typeof journal === 'string') return { problem: 'content' };
  return tradesIn(journal) > MAX_JOURNAL_TRADES ? { problem: 'size' } : { journal };
}

const COLUMNS = [
  ...[
    'Account',
    'Trade',
    'Symbol',
    'Side',
    'Volume',
    'Unit',
    'Opened',
    'Closed',
    'Open price',
    'Close price',
  ],
  ...['First stop', 'Last stop', 'Target', 'Commission', 'Fees', 'Swap', 'Result before costs', 'Net result'],
  ...[
    'Currency',
    'R after costs',
    'R is based on',
    'Reason',
    'Picture',
    'Risk',
    'Kept?',
    'Remark',
    'Comment',
  ],
];

function rowsOf(account: KeptAccount, place: number): readonly (readonly Cell[])[] {
  const money = (amount: Money | null): Cell =>
    amount === null ? '' : Number(fromUnits(amount, account.places));
  const number = (text: string | null): Cell => (text === null ? '' : Number(text));
  return measuredTrades(account, account).map(({ trade, r: { net, basis } }) => [
    ...[String(place + 1), trade.id, trade.symbol, trade.side, number(trade.volume), trade.volumeUnit],
    ...[trade.openTime ?? '', trade.closeTime, number(trade.openPrice), number(trade.closePrice)],
    ...[trade.stopFirst, trade.stopLast, trade.target].map(number),
    ...[trade.commission, trade.fees, trade.swap, trade.profit, trade.net].map(money),
    ...[account.currency ?? '', net === null ? '' : net / 100, basis],
    ...[trade.notes.reason, trade.notes.picture, money(trade.notes.riskTyped), trade.notes.kept ?? ''],
    ...[trade.notes.remark, trade.comment],
  ]);
}

/** All trades as a table for spreadsheets, in which no text of a file can run as a formula. */
export const journalCsv = ({ accounts }: Journal): string => toCsv(COLUMNS, accounts.flatMap(rowsOf));
