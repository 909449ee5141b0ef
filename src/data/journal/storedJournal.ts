import { isJsonObject, parseJson, type JsonObject } from '@/data/storage/json';
import { TABLE_COLUMNS, type TableColumns } from '@/domain/journal/columns';
import { instrumentOf } from '@/domain/journal/instrument';
import type { Journal, ConfiguredAccount } from '@/domain/journal/journal';
import { DEFAULT_LIMITS, type RuleLimits } from '@/domain/journal/rules';
import {
  NO_NOTES,
  type CloseReason,
  type DefaultRisk,
  type FormatFamily,
  type JournalImport,
  type JournalTrade,
  type Movement,
  type MovementKind,
  type TradeNotes,
  type Zone,
} from '@/domain/journal/types';

export const JOURNAL_VERSION = 1;

/*
 * A trade is stored as an array, which takes less than half the characters of an object. What can be derived,
 * such as the instrument, isn't stored.
 */

/**
 * Lists every name in a union type; leaving one out is a compile error, because it would make stored journals
 * unreadable.
 */
const namesIn = <Name extends string>(names: Readonly<Record<Name, true>>) => Object.keys(names) as Name[];

/** Trades are stored with the index of their close reason, so new reasons must be added at the end. */
const CLOSE_REASONS = namesIn<CloseReason>({
  stop: true,
  target: true,
  'stop-out': true,
  manual: true,
  unknown: true,
});
const MOVEMENT_KINDS = namesIn<MovementKind>({
  deposit: true,
  withdrawal: true,
  credit: true,
  adjustment: true,
  archive: true,
});
const FAMILIES = namesIn<FormatFamily>({
  mt4: true,
  mt5: true,
  ctrader: true,
  tradingview: true,
  myfxbook: true,
  practice: true,
  table: true,
});
const MODES = namesIn<ConfiguredAccount['mode']>({ hedging: true, netting: true, unknown: true });
const KINDS = namesIn<ConfiguredAccount['kind']>({ real: true, demo: true, paper: true, unknown: true });

const notesRow = ({ riskTyped, kept, reason, picture, remark }: TradeNotes) =>
  riskTyped === null && kept === null && `${reason}${picture}${remark}` === ''
    ? 0
    : [riskTyped, kept, reason, picture, remark];

function tradeRow(trade: JournalTrade, symbols: readonly string[], imports: readonly string[]) {
  const { key, id, symbol, side, volume, volumeUnit, openTime, closeTime, openPrice, closePrice } = trade;
  const { stopFirst, stopLast, target, commission, fees, swap, profit, net, rows, fileRows } = trade;
  return [
    ...[id, key === id ? 0 : key, symbols.indexOf(symbol), side === 'buy' ? 1 : 0, volume],
    ...[volumeUnit === 'lots' ? 1 : 0, openTime, closeTime, openPrice, closePrice],
    ...[stopFirst, stopLast, target, commission, fees, swap, profit, net, rows, fileRows],
    ...[CLOSE_REASONS.indexOf(trade.closeReason), trade.comment, imports.indexOf(trade.importId)],
    notesRow(trade.notes),
  ];
}

export function toStoredJournal({ salts, accounts, imports }: Journal): object {
  const ids = imports.map(({ id }) => id);
  return {
    version: JOURNAL_VERSION,
    salts,
    imports,
    accounts: accounts.map(({ trades, movements, ...account }) => {
      const symbols = [...new Set(trades.map(({ symbol }) => symbol))];
      return {
        ...account,
        symbols,
        trades: trades.map((trade) => tradeRow(trade, symbols, ids)),
        movements: movements.map(({ time, kind, amount, comment }) => [time, kind, amount, comment]),
      };
    }),
  };
}

/** Thrown for a value that no journal contains. */
class UnreadableError extends Error {}

type Check<T> = (value: unknown) => value is T;

function read<T>(value: unknown, is: Check<T>): T {
  if (!is(value)) throw new UnreadableError();
  return value;
}

const isText: Check<string> = (value) => typeof value === 'string';
const isAmount: Check<number> = (value): value is number => Number.isSafeInteger(value);
const isBoolean: Check<boolean> = (value) => typeof value === 'boolean';
const isList: Check<readonly unknown[]> = (value) => Array.isArray(value);
const isAmounts: Check<readonly number[]> = (value): value is readonly number[] =>
  isList(value) && value.every(isAmount);
const isTexts: Check<readonly string[]> = (value): value is readonly string[] =>
  isList(value) && value.every(isText);
const orNull =
  <T>(is: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || is(value);
const oneOf =
  <T>(values: readonly T[]): Check<T> =>
  (value): value is T =>
    values.some((each) => each === value);

/** A wall-clock time, or a moment in UTC. */
const isTime: Check<string> = (value): value is string =>
  isText(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z?$/.test(value);
const isDecimal: Check<string> = (value): value is string => isText(value) && /^-?\d+(?:\.\d+)?$/.test(value);

function notesIn(row: unknown): TradeNotes {
  if (row === 0) return NO_NOTES;
  const [riskTyped, kept, reason, picture, remark] = read(row, isList);
  return {
    riskTyped: read(riskTyped, orNull(isAmount)),
    kept: read(kept, orNull(oneOf(['yes', 'no'] as const))),
    reason: read(reason, isText),
    picture: read(picture, isText),
    remark: read(remark, isText),
  };
}

function tradeIn(row: unknown, symbols: readonly string[], imports: readonly string[]): JournalTrade {
  const [id, key, symbolPlace, side, volume, unit, ...rest] = read(row, isList);
  const [openTime, closeTime, openPrice, closePrice, stopFirst, stopLast, target, ...figures] = rest;
  const [commission, fees, swap, profit, net, rows, fileRows, ...others] = figures;
  const [closeReason, comment, importPlace, notes] = others;
  const symbol = read(symbols[read(symbolPlace, isAmount)], isText);
  return {
    id: read(id, isText),
    key: key === 0 ? read(id, isText) : read(key, isText),
    ...{ symbol, instrument: instrumentOf(symbol), side: side === 1 ? 'buy' : 'sell' },
    volume: read(volume, orNull(isDecimal)),
    volumeUnit: unit === 1 ? 'lots' : 'units',
    openTime: read(openTime, orNull(isTime)),
    closeTime: read(closeTime, isTime),
    openPrice: read(openPrice, orNull(isDecimal)),
    closePrice: read(closePrice, orNull(isDecimal)),
    stopFirst: read(stopFirst, orNull(isDecimal)),
    stopLast: read(stopLast, orNull(isDecimal)),
    target: read(target, orNull(isDecimal)),
    commission: read(commission, orNull(isAmount)),
    fees: read(fees, orNull(isAmount)),
    swap: read(swap, orNull(isAmount)),
    profit: read(profit, orNull(isAmount)),
    net: read(net, isAmount),
    rows: read(rows, isAmount),
    fileRows: read(fileRows, isAmounts),
    closeReason: CLOSE_REASONS[read(closeReason, isAmount)] ?? 'unknown',
    comment: read(comment, isText),
    importId: imports[read(importPlace, isAmount)] ?? '',
    notes: notesIn(notes),
  };
}

function movementIn(row: unknown): Movement {
  const [time, kind, amount, comment] = read(row, isList);
  return {
    time: read(time, isTime),
    kind: read(kind, oneOf(MOVEMENT_KINDS)),
    amount: read(amount, isAmount),
    comment: read(comment, isText),
  };
}

function riskIn(value: unknown): DefaultRisk | null {
  if (value === null) return null;
  const { kind, amount, hundredths } = read(value, isJsonObject);
  return kind === 'percent'
    ? { kind, hundredths: read(hundredths, isAmount) }
    : { kind: 'amount', amount: read(amount, isAmount) };
}

function limitsIn(value: unknown): RuleLimits {
  if (value === null) return DEFAULT_LIMITS;
  const { minutesAfterLoss, tradesPerDay, hours } = read(value, isJsonObject);
  const { from, to } = hours === null ? {} : read(hours, isJsonObject);
  return {
    minutesAfterLoss: read(minutesAfterLoss, isAmount),
    tradesPerDay: read(tradesPerDay, isAmount),
    hours: hours === null ? null : { from: read(from, isText), to: read(to, isText) },
  };
}

function columnsIn(value: unknown): TableColumns | null {
  if (value === null) return null;
  const { head, places, dates, bought, sold } = read(value, isJsonObject);
  const stored = read(places, isJsonObject);
  return {
    head: read(head, isTexts),
    places: Object.fromEntries(
      TABLE_COLUMNS.flatMap((column) =>
        stored[column] === undefined ? [] : [[column, read(stored[column], isAmount)]],
      ),
    ),
    dates: read(dates, oneOf(['day', 'month', 'year'] as const)),
    bought: read(bought, isText),
    sold: read(sold, isText),
  };
}

function zoneIn(value: unknown): Zone {
  const { kind, minutes } = read(value, isJsonObject);
  return kind === 'offset' ? { kind, minutes: read(minutes, isAmount) } : { kind: 'server', minutes: null };
}

const MAX_PLACES = 8;

function accountIn(value: unknown, imports: readonly string[]): ConfiguredAccount {
  const stored = read(value, isJsonObject);
  const symbols = read(stored.symbols, isTexts);
  const places = read(stored.places, isAmount);
  if (places < 0 || places > MAX_PLACES) throw new UnreadableError();
  return {
    key: read(stored.key, isText),
    family: read(stored.family, oneOf(FAMILIES)),
    lastDigits: read(stored.lastDigits, isText),
    currency: read(stored.currency, orNull(isText)),
    places,
    mode: read(stored.mode, oneOf(MODES)),
    kind: read(stored.kind, oneOf(KINDS)),
    zone: zoneIn(stored.zone),
    defaultRisk: riskIn(stored.defaultRisk),
    usesLastStop: read(stored.usesLastStop, isBoolean),
    limits: limitsIn(stored.limits ?? null),
    columns: columnsIn(stored.columns ?? null),
    openingBalance: read(stored.openingBalance, orNull(isAmount)),
    trades: read(stored.trades, isList).map((row) => tradeIn(row, symbols, imports)),
    movements: read(stored.movements, isList).map(movementIn),
  };
}

/** The details of an import are only displayed, so those of later versions are accepted too. */
function importIn(value: unknown): JournalImport {
  const stored = read(value, isJsonObject);
  for (const field of ['id', 'accountKey', 'format', 'encoding', 'at']) read(stored[field], isText);
  read(stored.sha256, orNull(isText));
  read(stored.ignored, isJsonObject);
  read(stored.checks, isList);
  read(stored.warnings, isList);
  return stored as unknown as JournalImport;
}

/** `newer` for a journal from a later version of the site. */
export function journalIn(stored: JsonObject): Journal | 'corrupt' | 'newer' {
  const { version, salts } = stored;
  if (!isAmount(version)) return 'corrupt';
  if (version > JOURNAL_VERSION) return 'newer';
  try {
    const imports = read(stored.imports, isList).map(importIn);
    const ids = imports.map(({ id }) => id);
    return {
      salts: read(salts, isTexts),
      imports,
      accounts: read(stored.accounts, isList).map((account) => accountIn(account, ids)),
    };
  } catch (error) {
    if (error instanceof UnreadableError) return 'corrupt';
    throw error;
  }
}

/** Null if nothing is stored. */
export function parseJournal(text: string | null): ReturnType<typeof journalIn> | null {
  if (text === null) return null;
  try {
    const parsed = parseJson(text);
    return isJsonObject(parsed) ? journalIn(parsed) : 'corrupt';
  } catch {
    return 'corrupt';
  }
}
