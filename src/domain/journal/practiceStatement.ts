import type { ClosedEvent } from '@/domain/practice/accountEvents';
import { INITIAL_DEPOSIT, type Session } from '@/domain/practice/session';
import { PRACTICE_SPECS } from '@/domain/practice/specs';
import { netOf, openLots, resultOf, tradesOf, type PracticeTrade } from '@/domain/practice/trades';
import { practiceTime } from '@/domain/practice/clock';
import { fraction } from '@/domain/numbers/exact';
import { averagePrice, asFraction, plainDecimal, priceText } from './decimals';
import { checkFigure, buildStatement, tradeFromParts, warn, type KeylessTrade, type Warnings } from './build';
import type { CloseReason, Statement } from './types';

/*
 * The practice account as a statement, so that it's measured like any other. Its clock has weeks but no dates, so
 * the journal counts them from a Monday that is earlier than any real trade.
 */

/** The Monday of the practice account's first week in the journal. */
export const PRACTICE_MONDAY = '1900-01-01';

const DAY_MS = 86_400_000;
const DAYS_PER_WEEK = 7;
const SUNDAY = 6;

/** The wall-clock time of a minute of the practice clock. */
export function practiceWallTime(minute: number): string {
  const { week, weekday, time } = practiceTime(minute);
  const day = (week - 1) * DAYS_PER_WEEK + (weekday === SUNDAY ? -1 : weekday);
  const date = new Date(Date.parse(`${PRACTICE_MONDAY}T00:00:00Z`) + day * DAY_MS);
  return `${date.toISOString().slice(0, 10)}T${time}:00`;
}

const CLOSE_REASONS: Readonly<Record<ClosedEvent['reason'], CloseReason>> = {
  stopLoss: 'stop',
  takeProfit: 'target',
  stopOut: 'stop-out',
  manual: 'manual',
};

function tradeIn(trade: PracticeTrade, minuteOfFill: number, row: number): KeylessTrade {
  const { id, instrument, side, lots, fill, stop, target, parts } = trade;
  const { moved, commission, overnight } = resultOf(trade);
  const { unit } = PRACTICE_SPECS[instrument];
  const price = (points: number) => fraction(BigInt(points), BigInt(unit));
  const textOf = (points: number | null) => (points === null ? null : priceText(price(points)));
  const closePrice = averagePrice(
    parts.map((part) => [asFraction(String(part.lots)), price(part.price)] as const),
  );
  const last = parts.at(-1);
  return tradeFromParts(
    [
      {
        ...{ id: String(id), symbol: instrument, side, row },
        volume: plainDecimal((lots / 100).toFixed(2)),
        openTime: practiceWallTime(minuteOfFill),
        closeTime: practiceWallTime(last?.minute ?? minuteOfFill),
        openPrice: textOf(fill.price),
        closePrice: closePrice && priceText(closePrice),
        ...{ commission: 0 - commission, fees: 0, swap: overnight, profit: moved },
        net: netOf({ moved, commission, overnight }),
      },
    ],
    {
      ...{ stopFirst: textOf(fill.stop), stopLast: textOf(stop), target: textOf(target) },
      closeReason: last ? CLOSE_REASONS[last.reason] : 'unknown',
      comment: parts.flatMap(({ note }) => note ?? []).join(' '),
      rows: parts.length,
    },
  );
}

/** @throws StatementRefusedError if nothing has been closed yet */
export function practiceStatement({ seed, journal, account }: Session): Statement {
  const all = tradesOf(journal);
  const closed = all.filter((trade) => openLots(trade) === 0);
  const fills = new Map(
    journal.flatMap(({ minute, events }) =>
      events.flatMap((event) => (event.event === 'filled' ? [[event.id, minute] as const] : [])),
    ),
  );
  const trades = closed.map((trade, index) => tradeIn(trade, fills.get(trade.id) ?? 0, index + 1));
  const open = all.length - closed.length;
  const total = trades.reduce((sum, { net }) => sum + net, INITIAL_DEPOSIT);
  const warnings: Warnings = new Map();
  warn(
    warnings,
    'stop-set-later',
    trades.filter(({ stopFirst, stopLast }) => stopFirst === null && stopLast !== null).length,
  );
  return buildStatement({
    format: 'practice-account',
    encoding: 'utf-8',
    account: { number: seed, currency: 'USD', places: 2, mode: 'hedging', kind: 'paper' },
    zone: { kind: 'server', minutes: null },
    stopsIn: 'first-and-last',
    trades,
    movements: [{ time: practiceWallTime(0), kind: 'deposit', amount: INITIAL_DEPOSIT, comment: '' }],
    ignored: open > 0 ? { openTrades: open } : {},
    reported: {},
    checks: open > 0 ? [] : checkFigure('balance', account.balance, total),
    openingBalance: 0,
    warnings,
    hasIds: true,
  });
}
