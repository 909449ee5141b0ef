import {
  commissionFor,
  entryPrice,
  equityOf,
  isAffordable,
  exitPrice,
  MARGIN_CALL_PERCENT,
  marginOf,
  nightsAfter,
  unrealisedResult,
  overnightCharge,
  quoteOf,
  resultAt,
  STOP_OUT_PERCENT,
  waitsBelow,
  type Account,
  type Position,
  type Quotes,
  type Trade,
  type PendingOrder,
} from './account';
import type { AccountEvent, CancelReason, CloseReason, FillReason } from './accountEvents';
import { DAYS_PER_WEEK, dayOf, weekdayOf } from './clock';
import type { PriceRange } from './marketData';
import { PRACTICE_NAMES, type PracticeName } from './marketSpecs';

/** An account after an action or a minute, and the events that this caused. */
export interface StepResult {
  readonly account: Account;
  readonly events: readonly AccountEvent[];
}

/** An account during a minute or an action. */
export interface AccountDraft {
  account: Account;
  readonly events: AccountEvent[];
}

const byId = <T extends { readonly id: number }>(list: readonly T[]): readonly T[] =>
  list.toSorted((a, b) => a.id - b.id);

const withoutId = <T extends { readonly id: number }>(list: readonly T[], id: number): readonly T[] =>
  list.filter((each) => each.id !== id);

export const applyChanges = (draft: AccountDraft, changes: Partial<Account>): void => {
  draft.account = { ...draft.account, ...changes };
};

const bookAmount = (draft: AccountDraft, amount: number): void =>
  applyChanges(draft, { balance: draft.account.balance + amount });

export function cancelOrder(draft: AccountDraft, id: number, reason: CancelReason): void {
  applyChanges(draft, { orders: withoutId(draft.account.orders, id) });
  draft.events.push({ event: 'cancelled', id, reason });
}

export function fillOrder(
  draft: AccountDraft,
  id: number,
  trade: Trade,
  price: number,
  reason: FillReason,
): void {
  const { instrument, side, lots, stop, target } = trade;
  const position: Position = { id, instrument, side, lots, entry: price, stop, target };
  const equity = equityOf(draft.account);
  const commission = commissionFor(draft.account, lots);
  bookAmount(draft, -commission);
  applyChanges(draft, { positions: byId([...draft.account.positions, position]) });
  const risk = stop === null ? null : 2 * commission - resultAt(position, stop);
  draft.events.push({
    ...{ event: 'filled', id, instrument, side, lots, price, stop, target },
    ...{ reason, risk, equity, commission },
  });
}

export function closePosition(
  draft: AccountDraft,
  position: Position,
  price: number,
  reason: CloseReason,
  lots = position.lots,
): void {
  const { id, instrument, side } = position;
  const { account } = draft;
  const result = resultAt({ ...position, lots }, price);
  const levels = { stopLoss: position.stop, takeProfit: position.target, manual: null, stopOut: null };
  const commission = commissionFor(draft.account, lots);
  bookAmount(draft, result - commission);
  const { positions } = draft.account;
  applyChanges(draft, {
    positions:
      lots === position.lots
        ? withoutId(positions, id)
        : positions.map((each) => (each.id === id ? { ...each, lots: each.lots - lots } : each)),
  });
  draft.events.push({
    ...{ event: 'closed', id, instrument, side, lots, price, reason, result, commission },
    level: levels[reason],
    supervision: reason === 'stopOut' ? { equity: equityOf(account), margin: marginOf(account) } : null,
  });
}

const isStopReached = ({ side, stop }: Trade, leaving: number): boolean =>
  stop !== null && (side === 'buy' ? leaving <= stop : leaving >= stop);
const isTargetReached = ({ side, target }: Trade, leaving: number): boolean =>
  target !== null && (side === 'buy' ? leaving >= target : leaving <= target);

function endDay(draft: AccountDraft, weekday: number): void {
  for (const position of draft.account.positions) {
    const { id, instrument, side } = position;
    const nights = nightsAfter(instrument, weekday);
    const amount = overnightCharge(position, nights, exitPrice(side, quoteOf(draft.account, instrument)));
    bookAmount(draft, amount);
    draft.events.push({ event: 'overnight', id, instrument, nights, amount });
  }
  for (const { id, until } of draft.account.orders) {
    const expires = until === 'dayEnd' || (until === 'weekEnd' && weekday === DAYS_PER_WEEK - 1);
    if (expires) cancelOrder(draft, id, 'expired');
  }
}

function leavePositions(draft: AccountDraft): void {
  for (const position of draft.account.positions) {
    if (!draft.account.open.includes(position.instrument)) continue;
    const leaving = exitPrice(position.side, quoteOf(draft.account, position.instrument));
    if (isStopReached(position, leaving)) closePosition(draft, position, leaving, 'stopLoss');
    else if (isTargetReached(position, leaving)) closePosition(draft, position, leaving, 'takeProfit');
  }
}

const isOrderReached = (order: PendingOrder, at: number): boolean =>
  waitsBelow(order) ? at <= order.price : at >= order.price;

function fillOrders(draft: AccountDraft): void {
  for (const order of draft.account.orders) {
    if (!draft.account.open.includes(order.instrument)) continue;
    const quote = quoteOf(draft.account, order.instrument);
    const price = entryPrice(order.side, quote);
    if (!isOrderReached(order, price)) continue;
    const leaving = exitPrice(order.side, quote);
    if (isStopReached(order, leaving)) cancelOrder(draft, order.id, 'stopPassed');
    else if (isTargetReached(order, leaving)) cancelOrder(draft, order.id, 'targetPassed');
    else if (!isAffordable(draft.account, order, price)) cancelOrder(draft, order.id, 'noMargin');
    else {
      applyChanges(draft, { orders: withoutId(draft.account.orders, order.id) });
      fillOrder(draft, order.id, order, price, order.kind);
    }
  }
}

/** Of the closable positions, the one with the largest loss; the oldest in a tie. */
function largestLoss({ account }: AccountDraft): Position | undefined {
  return account.positions
    .filter(({ instrument }) => account.open.includes(instrument))
    .toSorted((a, b) => unrealisedResult(account, a) - unrealisedResult(account, b) || a.id - b.id)[0];
}

const isAtOrBelow = (account: Account, percent: number): boolean =>
  account.positions.length > 0 && equityOf(account) * 100 <= marginOf(account) * percent;

function endAccount(draft: AccountDraft): void {
  const owed = -draft.account.balance;
  if (owed > 0) {
    bookAmount(draft, owed);
    draft.events.push({ event: 'protected', amount: owed });
  }
  applyChanges(draft, { ended: true });
  for (const { id } of draft.account.orders) cancelOrder(draft, id, 'accountEnded');
  draft.events.push({ event: 'ended' });
}

/** Checks for a stop-out and a margin call: after every minute, market order and close. */
export function checkMargin(draft: AccountDraft): void {
  while (isAtOrBelow(draft.account, STOP_OUT_PERCENT)) {
    const position = largestLoss(draft);
    if (position === undefined) break;
    const leaving = exitPrice(position.side, quoteOf(draft.account, position.instrument));
    closePosition(draft, position, leaving, 'stopOut');
  }
  const inMarginCall = isAtOrBelow(draft.account, MARGIN_CALL_PERCENT);
  if (inMarginCall && !draft.account.inMarginCall) {
    const { account } = draft;
    draft.events.push({ event: 'marginCall', equity: equityOf(account), margin: marginOf(account) });
  }
  if (inMarginCall !== draft.account.inMarginCall) applyChanges(draft, { inMarginCall });
  const { balance, ended, positions } = draft.account;
  if (positions.length === 0 && balance <= 0 && !ended) endAccount(draft);
}

/**
 * Whether minutes of the account's current day change nothing but its quotes, if prices stay within these ranges.
 * Instruments without a range are closed.
 */
export function isQuiet(
  account: Account,
  ranges: Readonly<Partial<Record<PracticeName, PriceRange>>>,
): boolean {
  const { positions, orders, balance, inMarginCall } = account;
  const isHeld = (position: Position) => {
    const range = ranges[position.instrument];
    if (range === undefined) return true;
    const [worst, best] = position.side === 'buy' ? [range.low, range.high] : [range.high, range.low];
    return !isStopReached(position, worst) && !isTargetReached(position, best);
  };
  const isWaiting = (order: PendingOrder) => {
    const range = ranges[order.instrument];
    return !range || !(isOrderReached(order, range.low) || isOrderReached(order, range.high));
  };
  if (inMarginCall || !positions.every(isHeld) || !orders.every(isWaiting)) return false;
  // Until its instrument opens, a position is valued at the last quote.
  const worstResult = (position: Position) => {
    const now = unrealisedResult(account, position);
    const range = ranges[position.instrument];
    return range ? Math.min(now, resultAt(position, position.side === 'buy' ? range.low : range.high)) : now;
  };
  const equity = positions.reduce((sum, position) => sum + worstResult(position), balance);
  return positions.length === 0 || equity * 100 > marginOf(account) * MARGIN_CALL_PERCENT;
}

/**
 * Applies one minute of the market: first the ends of earlier days, then exits, pending orders and the margin
 * check, at the quotes of the instruments that are open. Every fill is at a quote of its minute.
 */
export function tick(account: Account, minute: number, quotes: Quotes): StepResult {
  const draft: AccountDraft = { account, events: [] };
  const day = dayOf(minute);
  for (let ended = account.day ?? day; ended < day; ended += 1) endDay(draft, weekdayOf(ended));
  const open = PRACTICE_NAMES.filter((name) => quotes[name] !== undefined);
  applyChanges(draft, { day, open, quotes: { ...draft.account.quotes, ...quotes } });
  leavePositions(draft);
  fillOrders(draft);
  checkMargin(draft);
  return draft;
}
