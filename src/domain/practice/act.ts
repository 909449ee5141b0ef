import {
  entryPrice,
  isAffordable,
  isBeyond,
  exitPrice,
  quoteOf,
  type Account,
  type Position,
  type Quote,
  type Side,
  type Trade,
  type PendingOrder,
} from './account';
import type { AccountAction, ChangedExits, RejectedEvent, RefusalCode, TradeField } from './accountEvents';
import {
  cancelOrder,
  applyChanges,
  closePosition,
  fillOrder,
  checkMargin,
  type AccountDraft,
  type StepResult,
} from './engine';
import { PRACTICE_SPECS } from './specs';

type Problem = Pick<RejectedEvent, 'reason' | 'field'>;
type Order = Extract<AccountAction, { do: 'market' | 'limit' | 'stop' }>;

const problem = (reason: RefusalCode, field?: TradeField): Problem => ({
  reason,
  ...(field !== undefined && { field }),
});

function sizeProblem({ instrument, lots }: Order): Problem | null {
  const { most, smallest, step } = PRACTICE_SPECS[instrument];
  if (lots < smallest) return problem('belowSmallest', 'lots');
  if (lots % step !== 0) return problem('lotStep', 'lots');
  return lots > most ? problem('aboveMost', 'lots') : null;
}

/** The stop must be on the losing side of the exit price, the target on the winning side of the entry. */
function exitsProblem(
  side: Side,
  { stop, target }: Pick<Trade, 'stop' | 'target'>,
  leaving: number,
  entry: number,
): Problem | null {
  if (stop !== null && !isBeyond(side, leaving, stop)) return problem('stopSide', 'stop');
  return target !== null && !isBeyond(side, target, entry) ? problem('targetSide', 'target') : null;
}

/** A limit order needs a better price than the current one, a stop order a worse one. */
function waitingProblem(
  { kind, side, price }: Pick<PendingOrder, 'kind' | 'side' | 'price'>,
  quote: Quote,
): Problem | null {
  const now = entryPrice(side, quote);
  const fits = kind === 'limit' ? isBeyond(side, now, price) : isBeyond(side, price, now);
  return fits ? null : problem(`${kind}Side`, 'price');
}

function takeId(draft: AccountDraft): number {
  const { nextId } = draft.account;
  applyChanges(draft, { nextId: nextId + 1 });
  return nextId;
}

function placeOrder(draft: AccountDraft, action: Order): Problem | null {
  const { account } = draft;
  const wrongSize = sizeProblem(action);
  if (wrongSize) return wrongSize;
  const { instrument, side, lots, stop, target } = action;
  const quote = account.quotes[instrument];
  if (quote === undefined) return problem('closed');
  if (action.do === 'market') {
    if (!account.open.includes(instrument)) return problem('closed');
    const price = entryPrice(side, quote);
    const wrongExits = exitsProblem(side, action, exitPrice(side, quote), price);
    if (wrongExits) return wrongExits;
    if (!isAffordable(account, action, price)) return problem('noMargin', 'lots');
    fillOrder(draft, takeId(draft), action, price, 'market');
    checkMargin(draft);
    return null;
  }
  const { do: kind, price, until } = action;
  const wrong = waitingProblem({ kind, side, price }, quote) ?? exitsProblem(side, action, price, price);
  if (wrong) return wrong;
  const id = takeId(draft);
  const waiting: PendingOrder = { id, kind, instrument, side, lots, price, stop, target, until };
  applyChanges(draft, { orders: [...draft.account.orders, waiting] });
  draft.events.push({ event: 'placed', id });
  return null;
}

function closePart(draft: AccountDraft, position: Position, lots = position.lots): Problem | null {
  const { account } = draft;
  const { smallest, step } = PRACTICE_SPECS[position.instrument];
  if (!account.open.includes(position.instrument)) return problem('closed');
  if (lots <= 0 || lots % step !== 0) return problem('lotStep', 'lots');
  const rest = position.lots - lots;
  if (rest < 0) return problem('aboveOpen', 'lots');
  if (rest > 0 && rest < smallest) return problem('belowSmallest', 'lots');
  const leaving = exitPrice(position.side, quoteOf(account, position.instrument));
  closePosition(draft, position, leaving, 'manual', lots);
  checkMargin(draft);
  return null;
}

function modifyPosition(draft: AccountDraft, position: Position, changes: ChangedExits): Problem | null {
  const { account } = draft;
  const leaving = exitPrice(position.side, quoteOf(account, position.instrument));
  // Only changed exits are checked, because the price may be beyond an unchanged exit while the market is
  // closed.
  const wrong = exitsProblem(
    position.side,
    { stop: changes.stop ?? null, target: changes.target ?? null },
    leaving,
    leaving,
  );
  if (wrong) return wrong;
  const { stop = position.stop, target = position.target } = changes;
  applyChanges(draft, {
    positions: account.positions.map((each) => (each.id === position.id ? { ...each, stop, target } : each)),
  });
  draft.events.push({ event: 'modified', id: position.id, stop, target });
  return null;
}

function modifyOrder(
  draft: AccountDraft,
  waiting: PendingOrder,
  changes: ChangedExits & { readonly price?: number },
): Problem | null {
  const { account } = draft;
  const { price = waiting.price, stop = waiting.stop, target = waiting.target } = changes;
  const changed = { ...waiting, price, stop, target };
  const wrong =
    waitingProblem(changed, quoteOf(account, waiting.instrument)) ??
    exitsProblem(waiting.side, changed, price, price);
  if (wrong) return wrong;
  applyChanges(draft, { orders: account.orders.map((each) => (each.id === waiting.id ? changed : each)) });
  draft.events.push({ event: 'modified', id: waiting.id, stop, target });
  return null;
}

function perform(draft: AccountDraft, action: AccountAction): Problem | null {
  const { account } = draft;
  if (account.ended) return problem('accountEnded');
  if ('instrument' in action) return placeOrder(draft, action);
  if (action.do === 'close' || action.do === 'modifyPosition') {
    const position = account.positions.find(({ id }) => id === action.id);
    if (position === undefined) return problem('unknown');
    return action.do === 'close'
      ? closePart(draft, position, action.lots)
      : modifyPosition(draft, position, action);
  }
  const waiting = account.orders.find(({ id }) => id === action.id);
  if (waiting === undefined) return problem('unknown');
  if (action.do === 'modifyOrder') return modifyOrder(draft, waiting, action);
  cancelOrder(draft, waiting.id, 'learner');
  return null;
}

/** Performs an action at the latest quotes. A refusal changes nothing. */
export function applyAction(account: Account, action: AccountAction): StepResult {
  const draft: AccountDraft = { account, events: [] };
  const wrong = perform(draft, action);
  return wrong === null ? draft : { account, events: [{ event: 'rejected', ...wrong }] };
}
