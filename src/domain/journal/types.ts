import type { TableColumns } from './columns';

/*
 * The data model of the trade journal. Money is in whole minor units of the account's currency (whole yen, or as
 * many decimal places as the file uses); prices and volumes are plain decimal text; R is in whole hundredths.
 * What a file doesn't state is null, never 0.
 */

export type StatementFormat =
  | 'mt4-statement'
  | `mt5-${'report' | 'xlsx' | 'csv'}`
  | `ctrader-${'csv' | 'html' | 'xlsx'}`
  | `tradingview-${'balance' | 'trades'}`
  | 'myfxbook-csv'
  | 'practice-account'
  | `table-${'csv' | 'xlsx'}`;

type FamilyIn<Format> = Format extends `${infer Family}-${string}` ? Family : never;

/** The part before the hyphen. Formats of one family describe the same accounts. */
export type FormatFamily = FamilyIn<StatementFormat>;

export const familyOf = (format: StatementFormat): FormatFamily => format.split('-')[0] as FormatFamily;

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export type Side = 'buy' | 'sell';

/** Whole minor units of the account's currency. A cost is negative. */
export type Money = number;

/** Which stops of closed trades a format contains: none, as last moved, or also as first set. */
export type StopsIn = 'none' | 'last' | 'first-and-last';

/**
 * The clock that a file's times are in. If the server's zone is unknown, they are wall-clock times without a zone;
 * times with a known offset have been converted to UTC.
 */
export type Zone =
  | { readonly kind: 'server'; readonly minutes: null }
  | { readonly kind: 'offset'; readonly minutes: number };

export type CloseReason = 'stop' | 'target' | 'stop-out' | 'manual' | 'unknown';

/** One position, from its first entry to its last exit, as a file shows it. */
export interface Trade {
  /**
   * What identifies the trade in its account: its number, or for formats without numbers its instrument, side,
   * closing time, result and volume, with a sequence number for identical rows.
   */
  readonly key: string;
  /** The number of the ticket, position or deal; `row-1` in a format without numbers. */
  readonly id: string;
  /** As the file writes it, which may contain anything. */
  readonly symbol: string;
  /** The symbol without a broker's prefix and suffix. */
  readonly instrument: string;
  readonly side: Side;
  readonly volume: string | null;
  readonly volumeUnit: 'lots' | 'units';
  /** `2026-06-02T10:00:00` by the server's clock, or with `Z` from a format with a known zone. */
  readonly openTime: string | null;
  readonly closeTime: string;
  readonly openPrice: string | null;
  /** The volume-weighted average price if the position was closed in parts. */
  readonly closePrice: string | null;
  /** The stop when the position was opened. */
  readonly stopFirst: string | null;
  /** The stop as last set. */
  readonly stopLast: string | null;
  readonly target: string | null;
  readonly commission: Money | null;
  /** Fees and taxes. */
  readonly fees: Money | null;
  readonly swap: Money | null;
  /** The trade's risk as stated in the visitor's own table, positive. */
  readonly risk?: Money;
  /** The result before costs; null if the file has only the net result. */
  readonly profit: Money | null;
  /** The profit plus the known costs. */
  readonly net: Money;
  /** The number of the file's rows that are parts of the trade. */
  readonly rows: number;
  /** The numbers of these rows in the file, counted from 1. */
  readonly fileRows: readonly number[];
  readonly closeReason: CloseReason;
  readonly comment: string;
}

export type MovementKind = 'deposit' | 'withdrawal' | 'credit' | 'adjustment' | 'archive';

/**
 * Money that moved outside trades. An adjustment is a trading cost or income that the file books separately; an archive
 * is the total of trades that the broker removed from the history.
 */
export interface Movement {
  readonly time: string;
  readonly kind: MovementKind;
  readonly amount: Money;
  readonly comment: string;
}

/** What a file contains besides closed trades and movements. */
export type IgnoredKind =
  | 'cancelledOrders'
  | 'openTrades'
  | 'workingOrders'
  | 'archivedSummaries'
  | 'otherRows';

export type IgnoredCounts = Readonly<Partial<Record<IgnoredKind, number>>>;

/** The figures that files report: money, or counts for those named `…Trades`. A gross loss is negative. */
export type ReportedFigure =
  | 'closedPL'
  | 'depositWithdrawal'
  | 'credit'
  | 'floatingPL'
  | 'balance'
  | 'equity'
  | 'grossProfit'
  | 'grossLoss'
  | 'totalNetProfit'
  | 'totalTrades'
  | 'profitTrades'
  | 'lossTrades'
  | 'absoluteDrawdown'
  | 'maximalDrawdown'
  | 'netTotal'
  | 'realisedPL';

export type ReportedFigures = Readonly<Partial<Record<ReportedFigure, number>>>;

/** The columns whose sums or running balances are compared as well. */
export type CheckedColumn =
  | 'commissionColumn'
  | 'taxesColumn'
  | 'feesColumn'
  | 'swapColumn'
  | 'profitColumn'
  | 'balanceColumn'
  | 'resultsByPrices'
  | 'commissionOfPositions';

/** Where a MetaTrader 5 position may differ from its deals. */
export type CheckedField =
  `position${'Symbol' | 'Side' | 'Volume' | 'OpenTime' | 'CloseTime' | 'OpenPrice' | 'ClosePrice' | 'Profit'}`;

interface Compared<Figure, Unit, Value> {
  readonly figure: Figure;
  readonly unit: Unit;
  readonly reported: Value;
  readonly own: Value;
  /** The first row that differs. */
  readonly row?: number;
}

/** A figure in the file and the same figure calculated from its rows, or a field in which two rows differ. */
export type FigureCheck =
  | Compared<ReportedFigure | CheckedColumn, 'money' | 'count', number>
  | Compared<CheckedField, 'text', string>;

export const doesTally = ({ reported, own }: FigureCheck): boolean => reported === own;

export type WarningCode =
  | 'trade-without-stop'
  | 'stop-in-profit'
  | 'stop-set-later'
  | 'result-against-prices'
  | 'closed-before-opened'
  | 'levels-against-side'
  | 'no-stops-in-format'
  | 'adjustment-booked-apart'
  | 'history-before-file'
  | 'opened-before-file'
  | 'archived-history'
  | 'cent-account'
  | 'built-from-deals'
  | 'grouped-without-position-id'
  | 'no-opening-times'
  | 'costs-unknown'
  | 'no-ids'
  | 'currency-unknown'
  | 'does-not-tally';

/** A doubt about how a file was read, with the number of trades, rows or figures that it concerns. */
export interface StatementWarning {
  readonly code: WarningCode;
  readonly count: number;
}

/** The account as a file describes it. Its number must not be stored; no name is ever read. */
export interface StatementAccount {
  readonly number: string | null;
  readonly currency: string | null;
  /** The decimal places of its money. */
  readonly places: number;
  readonly mode: 'hedging' | 'netting' | 'unknown';
  readonly kind: 'real' | 'demo' | 'paper' | 'unknown';
}

/** A file's contents, with the figures that show whether it was read correctly. */
export interface Statement {
  readonly format: StatementFormat;
  readonly encoding: Encoding;
  readonly account: StatementAccount;
  readonly zone: Zone;
  readonly stopsIn: StopsIn;
  /** In order of closing. */
  readonly trades: readonly Trade[];
  readonly movements: readonly Movement[];
  readonly ignored: IgnoredCounts;
  /** The numbers of the rows that were left out of a table whose columns the visitor described. */
  readonly otherRows?: readonly number[];
  readonly reported: ReportedFigures;
  readonly checks: readonly FigureCheck[];
  /** The balance before the first row; null if the file doesn't state it. 0 means that the history is complete. */
  readonly openingBalance: Money | null;
  /** The warnings, sorted by code. */
  readonly warnings: readonly StatementWarning[];
  /** The visitor's description of the columns of a table that no reader knows. */
  readonly columns?: TableColumns;
}

/** What the visitor adds to a trade. */
export interface TradeNotes {
  /** What the trade would have lost at its first stop, positive. */
  readonly riskTyped: Money | null;
  /** Whether the trade followed the plan; null if not judged. */
  readonly kept: 'yes' | 'no' | null;
  readonly reason: string;
  /** Where a picture of the chart is, or a description of it. */
  readonly picture: string;
  readonly remark: string;
}

export const NO_NOTES: TradeNotes = {
  riskTyped: null,
  kept: null,
  reason: '',
  picture: '',
  remark: '',
};

/** A trade in the journal. */
export interface JournalTrade extends Trade {
  readonly importId: string;
  readonly notes: TradeNotes;
}

/** The visitor's usual risk for every trade: an amount, or hundredths of a percent of the balance. */
export type DefaultRisk =
  | { readonly kind: 'amount'; readonly amount: Money }
  | { readonly kind: 'percent'; readonly hundredths: number };

/** An account in the journal, without name, broker or number. */
export interface JournalAccount extends Omit<StatementAccount, 'number'> {
  /** The family and a salted hash of the number; see `accountKey` in data/journal. */
  readonly key: string;
  readonly family: FormatFamily;
  /** Shown so that the visitor can recognise the account. */
  readonly lastDigits: string;
  readonly zone: Zone;
  readonly defaultRisk: DefaultRisk | null;
  /** The columns of the latest table that the visitor described. */
  readonly columns: TableColumns | null;
  /** Null without an unbroken chain of balances, in which case no percentage of the account is shown. */
  readonly openingBalance: Money | null;
  readonly trades: readonly JournalTrade[];
  readonly movements: readonly Movement[];
}

/** One import, kept so that the journal can say where a trade comes from. */
export interface JournalImport {
  readonly id: string;
  readonly accountKey: string;
  readonly format: StatementFormat;
  readonly encoding: Encoding;
  /** The hash of the file's bytes in hexadecimal; null on pages without https. */
  readonly sha256: string | null;
  readonly at: string;
  readonly ignored: IgnoredCounts;
  readonly checks: readonly FigureCheck[];
  readonly warnings: readonly StatementWarning[];
}

/** What the risk of a trade is based on. */
export type RiskBasis = 'typed' | 'first' | 'default' | 'last' | 'none';

/** The result of a trade in whole hundredths of R, before and after costs. */
export interface TradeR {
  readonly basis: RiskBasis;
  readonly gross: number | null;
  readonly net: number | null;
}
