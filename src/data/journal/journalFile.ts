import { readExportedFile, type FileProblem } from '@/data/storage/exportedFile';
import { formatJson, type JsonObject } from '@/data/storage/json';
import { addsUp, contradictsPrices } from '@/domain/journal/contradictions';
import { fromUnits } from '@/domain/journal/decimals';
import { measuredTrades } from '@/domain/journal/figures';
import {
  countTrades,
  MAX_JOURNAL_TRADES,
  type Journal,
  type ConfiguredAccount,
} from '@/domain/journal/journal';
import type { JournalTrade, Money } from '@/domain/journal/types';
import { checksumOf } from '@/domain/merge/checks';
import { toCsv, type Cell } from '@/domain/text/csv';
import { journalIn, JOURNAL_VERSION, toStoredJournal } from './storedJournal';

/** Stays the same if the site is renamed */
const FILE_FORMAT = {
  format: 'upmark-journal',
  version: JOURNAL_VERSION,
  maxCharacters: 5 * 1024 * 1024,
  part: 'journal',
} as const;

const CHECK_CHARACTERS = 6;

const checksum = (stored: object): string => checksumOf(formatJson(stored), CHECK_CHARACTERS);

/** @param exported ISO 8601, UTC */
export function exportedJournal(journal: Journal, exported: string): JsonObject {
  const stored = toStoredJournal(journal);
  return { format: FILE_FORMAT.format, exported, sum: checksum(stored), ...stored };
}

export const journalFile = (journal: Journal, exported: string): string =>
  formatJson(exportedJournal(journal, exported));

/** A trade whose figures contradict each other. */
export type DamagedTrade = Pick<JournalTrade, 'id' | 'instrument'>;

interface JournalFileProblem {
  readonly problem: FileProblem;
  readonly trade?: DamagedTrade;
}

function damagedTradeIn({ accounts, imports }: Journal): DamagedTrade | undefined {
  const doubted = new Set(
    imports
      .filter(({ warnings }) => warnings.some(({ code }) => code === 'result-against-prices'))
      .map(({ id }) => id),
  );
  for (const { family, trades } of accounts)
    for (const trade of trades)
      if (!addsUp(trade, family) || (contradictsPrices(trade) && !doubted.has(trade.importId)))
        return { id: trade.id, instrument: trade.instrument };
  return undefined;
}

/** Files written by older versions have no checksum. */
const isDamaged = ({ format: _, exported: __, sum, ...stored }: JsonObject): boolean =>
  sum !== undefined && sum !== checksum(stored);

export function readJournalFile(text: string): { readonly journal: Journal } | JournalFileProblem {
  const file = readExportedFile(text, FILE_FORMAT);
  if (typeof file === 'string') return { problem: file };
  const journal = journalIn(file);
  if (typeof journal === 'string') return { problem: 'content' };
  const trade = damagedTradeIn(journal);
  if (trade) return { problem: 'content', trade };
  if (isDamaged(file)) return { problem: 'content' };
  return countTrades(journal) > MAX_JOURNAL_TRADES ? { problem: 'size' } : { journal };
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

function rowsOf(account: ConfiguredAccount, place: number): readonly (readonly Cell[])[] {
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

/** All trades as a table for spreadsheets, in which no text from a file can run as a formula. */
export const journalCsv = ({ accounts }: Journal): string => toCsv(COLUMNS, accounts.flatMap(rowsOf));
