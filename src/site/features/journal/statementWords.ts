import { decimal } from '@/content/format';
import { MAX_STATEMENT_BYTES } from '@/domain/journal/limits';
import {
  doesTally,
  familyOf,
  type FigureCheck,
  type FormatFamily,
  type IgnoredKind,
  type Statement,
  type Trade,
  type WarningCode,
} from '@/domain/journal/types';
import type { ConfiguredAccount } from '@/domain/journal/journal';
import type { TradeConflict } from '@/domain/journal/merge';
import type { OtherFile, StatementRefusal } from '@/domain/journal/reading';
import { countOf } from '@/domain/text/groupDigits';
import { joinList } from '@/domain/text/joinList';
import { moneyText, signedMoney, timeText } from './journalWords';
import { sideWords } from './tradeWords';

const READ =
  'It reads statements of MetaTrader 4 and 5, cTrader, TradingView paper trading and Myfxbook, and tables with a row for each trade.';

const OTHER_FILES: Readonly<Record<OtherFile, string>> = {
  empty: 'This file is empty. Export the statement again.',
  picture: 'This is a picture. Export the statement as a file instead.',
  pdf: "This is a PDF, whose rows can't be read reliably. Export HTML, Open XML or CSV instead.",
  'old-excel': 'This is an old type of spreadsheet (.xls). Save it as .xlsx, or export HTML instead.',
  'spreadsheet-xml':
    'This is an old type of spreadsheet (XML). In MetaTrader, choose Report and HTML instead.',
  'other-spreadsheet': `This spreadsheet isn't a report that the journal can read. ${READ}`,
  'old-layout':
    'This statement has the layout of a terminal from before 2009. Export it again from a current one.',
  'own-export':
    "This file was exported from this site and isn't a platform's statement. Use “Import a journal” below for a journal, and your progress page for anything else.",
  unknown: `This isn't a statement that the journal can read. ${READ}`,
};

/** Why a file can't be read, in one sentence or two. @param isOwn whether it's a table that the visitor has described */
export function refusalWords(refusal: StatementRefusal, isOwn = false): string {
  switch (refusal.code) {
    case 'not-a-statement':
      return OTHER_FILES[refusal.found];
    case 'tester-report':
      return 'This is a strategy tester report, which has no real trades. Export the account history instead.';
    case 'too-large':
      return `This file is too large: the journal reads up to ${decimal(MAX_STATEMENT_BYTES / 1_000_000)} MB.`;
    case 'no-closed-trades':
      return 'This statement has no closed trade yet, so there is nothing to measure.';
    case 'columns-moved':
      return "The columns of this statement aren't in the order in which MetaTrader writes them. Export it again, and don't edit it.";
    case 'truncated':
      return `This file breaks off after ${countOf(refusal.rows, 'row')}. Export it again, and wait until it is saved.`;
    case 'bad-row':
      return `Row ${String(refusal.row)} has ${refusal.text === '' ? 'nothing' : `“${refusal.text}”`} under ${refusal.column}, which can't be read. ${isOwn ? 'Correct the table, or choose another column.' : "Export the file again, and don't open it in a spreadsheet first."}`;
    case 'unclear-amounts':
      return `The amounts under ${refusal.column} can be read in two ways, as 1,500 can be 1500 or 1.5. Write them with two decimal places, then choose the file again.`;
    case 'row-without-pair':
      return `Row ${String(refusal.row)} has only the entry or only the exit of a trade. Export the file again.`;
    case 'row-does-not-add-up':
      return `Row ${String(refusal.row)} doesn't add up: its net result isn't its profit less its costs. Export the file again.`;
  }
}

const WARNINGS: Readonly<Record<Exclude<WarningCode, 'does-not-tally'>, (count: number) => string>> = {
  'trade-without-stop': (count) =>
    `${countOf(count, 'trade')} without a stop in the file: the risk is unknown.`,
  'stop-in-profit': (count) =>
    `${countOf(count, 'trade')} with a stop that was moved to the entry or beyond: it says nothing about the risk taken.`,
  'stop-set-later': (count) => `${countOf(count, 'trade')} opened without a stop and given one later.`,
  'no-stops-in-format': () => 'This kind of file never says where stops were, so risks are unknown.',
  'result-against-prices': (count) =>
    `${countOf(count, 'trade')} whose result contradicts its prices: a gain where they show a loss, or the reverse. Columns may have been swapped.`,
  'closed-before-opened': (count) =>
    `${countOf(count, 'trade')} closed before ${count === 1 ? 'it was' : 'they were'} opened. Columns may have been swapped.`,
  'levels-against-side': (count) =>
    `${countOf(count, 'trade')} whose stop and target are on the wrong sides. Columns may have been swapped.`,
  'adjustment-booked-apart': (count) =>
    `${countOf(count, 'item of cost or income', 'items of cost or income')}, such as financing, booked separately. These don't belong to any trade.`,
  'history-before-file': () =>
    'The account had a balance before this file begins, so this is only part of its history.',
  'opened-before-file': (count) =>
    `${countOf(count, 'trade')} opened before this file begins: the first stop and the entry costs may be missing.`,
  'archived-history': (count) =>
    `${countOf(count, 'sum')} that the broker reports in place of old trades. Such sums don't count as trades here.`,
  'cent-account': () => 'The money of this account is in cents.',
  'built-from-deals': (count) =>
    `${countOf(count, 'trade')} put together from individual deals, because the file has no list of positions.`,
  'grouped-without-position-id': (count) =>
    `${countOf(count, 'trade')} joined from parts with the same instrument, side, time and price of entry.`,
  'no-opening-times': () => 'This file has no opening times, so nothing is counted by weekday or hour.',
  'costs-unknown': () => "Costs aren't in this file.",
  'no-ids': () =>
    "This file doesn't number its trades, so they're recognised by instrument, side, time, size and result.",
  'currency-unknown': () => "This file doesn't say which currency the account has.",
};

/** The visitor's own table may have more columns than can be described. */
const OWN_TABLE_WARNINGS: Readonly<Partial<typeof WARNINGS>> = {
  'no-stops-in-format': () =>
    "Stops aren't read from your own tables: where no column states the risk in money, it is unknown.",
  'no-opening-times': () => 'No opening times were read, so nothing is counted by weekday or hour.',
  'costs-unknown': () => "Costs aren't read from your own tables. Results are taken to be after costs.",
  'no-ids': () => 'Trades are recognised by instrument, side, time, size and result.',
  'currency-unknown': () => "The currency isn't read from your own tables.",
};

const CONTRADICTIONS: readonly WarningCode[] = [
  'does-not-tally',
  'result-against-prices',
  'closed-before-opened',
  'levels-against-side',
];

/** Whether the file contradicts itself. */
export const isContradictory = ({ warnings }: Statement): boolean =>
  warnings.some(({ code }) => CONTRADICTIONS.includes(code));

/** The doubts about a reading; totals that differ are listed separately. */
export function warningWords({ warnings, format }: Statement): readonly string[] {
  const words = familyOf(format) === 'table' ? { ...WARNINGS, ...OWN_TABLE_WARNINGS } : WARNINGS;
  return warnings.flatMap(({ code, count }) => (code === 'does-not-tally' ? [] : [words[code](count)]));
}

const IGNORED: Readonly<Record<IgnoredKind, readonly [noun: string, plural: string]>> = {
  cancelledOrders: ['cancelled order', 'cancelled orders'],
  openTrades: ['open trade', 'open trades'],
  workingOrders: ['waiting order', 'waiting orders'],
  archivedSummaries: ['archived sum', 'archived sums'],
  otherRows: [
    'row without an instrument, or with neither of the words for bought and sold',
    'rows without an instrument, or with neither of the words for bought and sold',
  ],
};

const NAMED_ROWS = 10;

/** The row numbers, such as `rows 3, 4 and 9`; of more than ten, only the first ten and `6 more`. */
function rowNumbers(rows: readonly number[]): string {
  const named = rows.slice(0, NAMED_ROWS).map(String);
  const more = rows.length - named.length;
  const list = joinList(more === 0 ? named : [...named, `${String(more)} more`]);
  return `${rows.length === 1 ? 'row' : 'rows'} ${list}`;
}

export function ignoredWords({ ignored, otherRows = [] }: Statement): string {
  const parts = (Object.keys(IGNORED) as IgnoredKind[]).flatMap((kind) => {
    const count = ignored[kind] ?? 0;
    return count === 0 ? [] : [countOf(count, ...IGNORED[kind])];
  });
  if (parts.length === 0) return 'Nothing was left out.';
  return `Left out: ${joinList(parts)}${otherRows.length === 0 ? '' : ` (${rowNumbers(otherRows)})`}.`;
}

/** The figures that readers know from the end of a statement; the first found is compared in words. */
const KNOWN_FIGURES: readonly FigureCheck['figure'][] = [
  'closedPL',
  'totalNetProfit',
  'netTotal',
  'realisedPL',
  'balance',
  'balanceColumn',
];

const FIGURES: Readonly<Record<FigureCheck['figure'], string>> = {
  closedPL: 'Result of closed trades',
  depositWithdrawal: 'Deposits and withdrawals',
  credit: 'Credit',
  floatingPL: 'Result of open trades',
  balance: 'Balance',
  equity: 'Equity',
  grossProfit: 'Total gains',
  grossLoss: 'Total losses',
  totalNetProfit: 'Total net profit',
  totalTrades: 'Number of trades',
  profitTrades: 'Trades won',
  lossTrades: 'Trades lost',
  absoluteDrawdown: 'Absolute drawdown',
  maximalDrawdown: 'Largest drawdown',
  netTotal: 'Net total',
  realisedPL: 'Realised result',
  commissionColumn: 'Total commission',
  taxesColumn: 'Total taxes',
  feesColumn: 'Total fees',
  swapColumn: 'Total swap',
  profitColumn: 'Total before costs',
  balanceColumn: 'Running balance',
  resultsByPrices: 'Result by prices and size',
  commissionOfPositions: 'Commissions of positions and deals',
  positionSymbol: 'Instrument of a position',
  positionSide: 'Side of a position',
  positionVolume: 'Size of a position',
  positionOpenTime: 'Opening time of a position',
  positionCloseTime: 'Closing time of a position',
  positionOpenPrice: 'Opening price of a position',
  positionClosePrice: 'Closing price of a position',
  positionProfit: 'Result of a position',
};

type Figure = Exclude<FigureCheck, { readonly unit: 'text' }>;

const figureText = ({ unit }: Figure, figure: number, { account }: Statement): string =>
  unit === 'count' ? String(figure) : moneyText(figure, account);

/** The comparison of the file's sums with ours. */
export function tallyWords(statement: Statement): string {
  const { checks } = statement;
  const first =
    checks.find((check) => !doesTally(check)) ??
    KNOWN_FIGURES.flatMap((figure) => checks.find((check) => check.figure === figure) ?? [])[0] ??
    checks[0];
  if (!first) {
    const net = statement.trades.reduce((sum, trade) => sum + trade.net, 0);
    return `This kind of file contains no totals to compare with. We calculate ${moneyText(net, statement.account)}.`;
  }
  if (first.unit === 'text') return differenceWords(first, statement);
  const said = `Your file says ${figureText(first, first.reported, statement)}; we calculate ${figureText(first, first.own, statement)}`;
  if (doesTally(first))
    return checks.length === 1
      ? `${said}.`
      : `${said}. ${checks.length === 2 ? 'Both' : `All ${String(checks.length)}`} of the file's totals match ours.`;
  return `${said}: a difference of ${figureText(first, first.own - first.reported, statement)}.`;
}

/** A figure in the file that differs from ours, with its row where that is known. */
export function differenceWords(check: FigureCheck, statement: Statement): string {
  const { figure, row } = check;
  if (check.unit === 'text')
    return `${FIGURES[figure]}, row ${String(row)}: ${check.reported} in the table of positions, ${check.own} in that of deals.`;
  const { reported, own } = check;
  const name = row === undefined ? FIGURES[figure] : `${FIGURES[figure]}, row ${String(row)}`;
  return `${name}: ${figureText(check, reported, statement)} in the file, ${figureText(check, own, statement)} calculated.`;
}

/** How rows became trades. */
export function rowsWords({ trades }: Statement): string {
  const rows = trades.reduce((sum, trade) => sum + trade.rows, 0);
  const inParts = trades.filter((trade) => trade.rows > 1).length;
  const made = `${countOf(rows, 'row')} of the file ${rows === 1 ? 'is' : 'are'} ${countOf(trades.length, 'trade')}`;
  if (inParts === 0) return `${made}.`;
  return `${made}: ${inParts === 1 ? 'one position was' : `${String(inParts)} positions were`} closed in parts.`;
}

/** How a file and the journal contradict each other about a trade. */
export function conflictWords(
  { kept, incoming }: TradeConflict,
  account: Pick<ConfiguredAccount, 'currency' | 'places'>,
  family: FormatFamily,
): string {
  const both = [
    [signedMoney(incoming.net, account), signedMoney(kept.net, account)],
    [sideWords(incoming), sideWords(kept)],
    [`opened at ${incoming.openPrice ?? '–'}`, `at ${kept.openPrice ?? '–'}`],
    [`closed at ${incoming.closePrice ?? '–'}`, `at ${kept.closePrice ?? '–'}`],
  ] as const;
  const isOther = [
    incoming.net !== kept.net,
    sideWords(incoming) !== sideWords(kept),
    incoming.openPrice !== kept.openPrice,
    incoming.closePrice !== kept.closePrice,
  ];
  const different = both
    .filter((_, place) => isOther[place])
    .map(([now, before]) => `${now} instead of ${before}`);
  return `${incoming.instrument}, ${timeText(incoming.closeTime, family)}: ${different.length === 0 ? 'other times or costs' : joinList(different)}`;
}

/** One trade as it was read. */
export const tradeWords = (trade: Trade, { account, format }: Statement): string =>
  `${trade.instrument}, ${sideWords(trade)}, closed ${timeText(trade.closeTime, familyOf(format))}: ${signedMoney(trade.net, account)}`;

/** The times at which the first and the last trade closed. */
export function periodWords({ trades, format }: Statement): string {
  const [first, last] = [trades[0], trades.at(-1)];
  if (!first || !last) return '';
  const family = familyOf(format);
  return `Trades from ${timeText(first.closeTime, family)} to ${timeText(last.closeTime, family)}.`;
}
