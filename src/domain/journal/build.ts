import { add } from '@/domain/numbers/exact';
import { closesBeforeOpening, contradictsPrices, countReversedLevels, limitsLoss } from './contradictions';
import { sortByClosing } from './order';
import {
  asFraction,
  averagePrice,
  fromUnits,
  plainDecimal,
  priceText,
  sumIfAllKnown,
  sumMoney,
} from './decimals';
import { instrumentOf } from './instrument';
import { StatementRefusedError } from './refused';
import {
  doesTally,
  type FigureCheck,
  type CheckedColumn,
  type CloseReason,
  type Money,
  type MovementKind,
  type ReportedFigure,
  type Side,
  type Statement,
  type Trade,
  type WarningCode,
} from './types';

/** A row in a file: a trade or part of one. */
export interface TradePart {
  readonly id: string;
  readonly symbol: string;
  readonly side: Side;
  /** Null if the row doesn't state it. */
  readonly volume: string | null;
  readonly openTime: string | null;
  readonly closeTime: string;
  readonly openPrice: string | null;
  readonly closePrice: string | null;
  readonly commission: Money | null;
  readonly fees: Money | null;
  readonly swap: Money | null;
  readonly profit: Money | null;
  /** Only from formats that include it; otherwise the profit plus the costs. */
  readonly net?: Money;
  readonly row: number;
}

/** The details of a trade that readers know besides its parts. */
type Facts = Partial<
  Pick<Trade, 'id' | 'stopFirst' | 'stopLast' | 'target' | 'closeReason' | 'comment' | 'volumeUnit' | 'rows'>
>;

export type KeylessTrade = Omit<Trade, 'key'>;

const LONGEST_COMMENT = 200;

const known = (amounts: readonly (Money | null)[]): Money => sumMoney(amounts.filter((one) => one !== null));

/** The closing price of a position closed in parts; that of the last part if no volume is known. */
function closePriceOf(parts: readonly TradePart[]): string | null {
  const prices = parts.map(({ closePrice }) => closePrice);
  if (parts.length === 1 || prices.includes(null)) return prices.at(-1) ?? null;
  const average = averagePrice(
    parts.map(
      ({ volume, closePrice }) => [asFraction(volume ?? '0'), asFraction(closePrice ?? '0')] as const,
    ),
  );
  return average === null ? (prices.at(-1) ?? null) : priceText(average);
}

function volumeOf(parts: readonly TradePart[]): string | null {
  const volumes = parts.map(({ volume }) => volume).filter((volume) => volume !== null);
  return volumes.length === 0 ? null : sumText(volumes);
}

const sumText = (texts: readonly string[]): string =>
  priceText(texts.map(asFraction).reduce((a, b) => add(a, b)));

/** The trade that consists of these parts, in order of closing. It takes the number of the first part. */
export function tradeFromParts(parts: readonly [TradePart, ...TradePart[]], facts: Facts = {}): KeylessTrade {
  const [first] = parts;
  const total = (field: 'commission' | 'fees' | 'swap' | 'profit') =>
    sumIfAllKnown(parts.map((part) => part[field]));
  const net = sumMoney(
    parts.map(
      ({ net: printed, profit, commission, fees, swap }) =>
        printed ?? known([profit, commission, fees, swap]),
    ),
  );
  return {
    id: first.id,
    symbol: first.symbol,
    instrument: instrumentOf(first.symbol),
    side: first.side,
    volume: volumeOf(parts),
    volumeUnit: 'lots',
    openTime: first.openTime,
    closeTime: parts.map(({ closeTime }) => closeTime).reduce((a, b) => (a > b ? a : b)),
    openPrice: first.openPrice,
    closePrice: closePriceOf(parts),
    stopFirst: null,
    stopLast: null,
    target: null,
    commission: total('commission'),
    fees: total('fees'),
    swap: total('swap'),
    profit: total('profit'),
    net,
    rows: parts.length,
    fileRows: parts.map(({ row }) => row),
    closeReason: 'unknown',
    ...facts,
    comment: (facts.comment ?? '').slice(0, LONGEST_COMMENT),
  };
}

/** Why a trade was closed, according to the comment that MetaTrader adds. */
export function closeReasonOf(comment: string): CloseReason {
  const text = comment.toLowerCase();
  if (text.includes('filled sl/tp')) return 'unknown';
  if (text.includes('[sl')) return 'stop';
  if (text.includes('[tp')) return 'target';
  return text.startsWith('so:') || text.includes('[so') ? 'stop-out' : 'manual';
}

/** The kind of a balance row; brokers word the comment freely, so where it is unknown the sign decides. */
export function movementKind(amount: Money, comment: string): MovementKind {
  if (/deposit|einzahlung|depósito/i.test(comment)) return 'deposit';
  if (/withdraw/i.test(comment)) return 'withdrawal';
  if (/financing|dividend|\bswap|\bfee|commission|adjust|correction|balance update/i.test(comment))
    return 'adjustment';
  return amount > 0 ? 'deposit' : 'withdrawal';
}

export type Warnings = Map<WarningCode, number>;

export const warn = (warnings: Warnings, code: WarningCode, count = 1): void => {
  if (count > 0) warnings.set(code, (warnings.get(code) ?? 0) + count);
};

/** Compares a figure that may be missing from the file. */
export const checkFigure = (
  figure: ReportedFigure | CheckedColumn,
  reported: number | null | undefined,
  own: number,
  unit: 'money' | 'count' = 'money',
): FigureCheck[] => (reported === null || reported === undefined ? [] : [{ figure, unit, reported, own }]);

function warnOfStops(trades: readonly KeylessTrade[], warnings: Warnings) {
  for (const { side, openPrice, stopFirst, stopLast } of trades) {
    if (stopLast === null) warn(warnings, 'trade-without-stop', stopFirst === null ? 1 : 0);
    else if (openPrice !== null && !limitsLoss(side, openPrice, stopLast)) warn(warnings, 'stop-in-profit');
  }
}

const CENT_CURRENCIES = new Set(['USC', 'EUC', 'GBC']);

/** Gives each trade its key. Identical rows are separate trades, distinguished by a sequence number. */
function withKeys(trades: readonly KeylessTrade[], hasIds: boolean, places: number): Trade[] {
  const seen = new Map<string, number>();
  return trades.map((trade) => {
    const { id, instrument, side, closeTime, net, volume } = trade;
    const base = hasIds
      ? id
      : [instrument, side, closeTime.slice(0, 19), plainDecimal(fromUnits(net, places)), volume].join('|');
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    return { ...trade, key: count === 1 ? base : `${base}|${count}` };
  });
}

interface Parsed extends Omit<Statement, 'trades' | 'warnings'> {
  readonly trades: readonly KeylessTrade[];
  readonly warnings: Warnings;
  /** Whether the format numbers its trades. */
  readonly hasIds: boolean;
}

/** Sorts and numbers what a reader found, and adds the warnings that any format may give. */
export function buildStatement({ trades, warnings, hasIds, ...rest }: Parsed): Statement {
  if (trades.length === 0) throw new StatementRefusedError({ code: 'no-closed-trades' });
  if (rest.stopsIn === 'none')
    warn(warnings, 'no-stops-in-format', trades.filter(({ risk }) => risk === undefined).length);
  else warnOfStops(trades, warnings);
  warn(warnings, 'result-against-prices', trades.filter(contradictsPrices).length);
  warn(warnings, 'closed-before-opened', trades.filter(closesBeforeOpening).length);
  warn(warnings, 'levels-against-side', countReversedLevels(trades));
  warn(
    warnings,
    'adjustment-booked-apart',
    rest.movements.filter(({ kind }) => kind === 'adjustment').length,
  );
  if (rest.account.currency === null) warn(warnings, 'currency-unknown');
  else if (CENT_CURRENCIES.has(rest.account.currency)) warn(warnings, 'cent-account');
  if (!hasIds) warn(warnings, 'no-ids', trades.length);
  warn(warnings, 'does-not-tally', rest.checks.filter((check) => !doesTally(check)).length);
  return {
    ...rest,
    trades: withKeys(sortByClosing(trades), hasIds, rest.account.places),
    warnings: [...warnings]
      .map(([code, count]) => ({ code, count }))
      .toSorted((a, b) => (a.code < b.code ? -1 : 1)),
  };
}
