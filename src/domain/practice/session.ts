import { entryPrice, equityOf, newAccount, type Account, type Quote, type Quotes } from './account';
import type { AccountAction, AccountEvent, RejectedEvent } from './accountEvents';
import { applyAction } from './act';
import { logLine, readLogLine } from './actionLog';
import { dayOf, DAYS_PER_WEEK, LAST_DAY, MINUTES_PER_DAY, weekOf } from './clock';
import { isQuiet, tick } from './engine';
import { announcementsOn } from './market';
import { createMarketData, type MarketData, type PriceRange } from './marketData';
import { PRACTICE_NAMES, type PracticeName } from './marketSpecs';
import { planOf, type Plan } from './plan';
import { COMMISSIONS, type PriceList } from './specs';
import { TIMEFRAMES, type Timeframe } from './timedCandles';
import { floorDiv } from '@/domain/numbers/wholeNumbers';

export const INITIAL_DEPOSIT = 1_000_000;
export const LAST_MINUTE = LAST_DAY * MINUTES_PER_DAY + MINUTES_PER_DAY - 1;
export const MAX_ACTIONS = 2000;

/** The events of a minute, and the action that caused them, if any. */
export interface JournalEntry {
  readonly minute: number;
  readonly action?: AccountAction;
  /** The plan of an order as placed or changed. */
  readonly plan?: Plan;
  readonly events: readonly AccountEvent[];
}

export interface Session {
  readonly seed: string;
  readonly prices: PriceList;
  readonly market: MarketData;
  readonly minute: number;
  readonly account: Account;
  readonly journal: readonly JournalEntry[];
  readonly log: readonly string[];
  /** The equity at the end of each day so far, in cents. */
  readonly dayEnds: readonly number[];
}

/** The account at a minute, with quotes for these instruments. */
function withQuotes({ market }: Session, account: Account, minute: number, names: Iterable<PracticeName>) {
  const latest: Quotes = Object.fromEntries(
    Array.from(names, (name) => [name, market.latestQuote(name, minute)]),
  );
  const open = PRACTICE_NAMES.filter((name) => name in latest && market.quoteAt(name, minute) !== null);
  return { ...account, day: dayOf(minute), open, quotes: { ...account.quotes, ...latest } };
}

const heldInstruments = ({ positions, orders }: Account): ReadonlySet<PracticeName> =>
  new Set([...positions, ...orders].map(({ instrument }) => instrument));

/** The account with quotes for this instrument and those with open trades or pending orders. */
export const quotedAccount = (session: Session, name: PracticeName): Account =>
  withQuotes(session, session.account, session.minute, new Set([...heldInstruments(session.account), name]));

export function startSession(
  seed: string,
  prices: PriceList,
  market: MarketData = createMarketData(seed, prices),
): Session {
  const account: Account = { ...newAccount(INITIAL_DEPOSIT, COMMISSIONS[prices]), day: 0 };
  return { seed, prices, market, minute: 0, account, journal: [], log: [], dayEnds: [] };
}

/**
 * Advances to a minute, or to the first one before it at which `pausesAt` returns true for its events. Minutes in
 * which nothing is open or pending change nothing, so they are skipped, as are hours whose prices trigger nothing.
 */
export function advance(
  session: Session,
  until: number,
  pausesAt: (events: readonly AccountEvent[]) => boolean = () => false,
): Session {
  const last = Math.min(until, LAST_MINUTE);
  const [journal, dayEnds] = [[...session.journal], [...session.dayEnds]];
  const { market } = session;
  let { account, minute } = session;
  let names = heldInstruments(account);
  while (minute < last && names.size > 0) {
    const hourEnd = Math.min(floorDiv(minute + 1, TIMEFRAMES.H1) * TIMEFRAMES.H1 + TIMEFRAMES.H1 - 1, last);
    const ranges: Partial<Record<PracticeName, PriceRange>> = {};
    for (const name of names) {
      const range = market.range(name, minute + 1, hourEnd);
      if (range) ranges[name] = range;
    }
    let events: readonly AccountEvent[] = [];
    if (dayOf(hourEnd) === account.day && isQuiet(account, ranges)) {
      minute = hourEnd;
      account = withQuotes(session, account, minute, names);
    } else {
      minute += 1;
      const quotes: Partial<Record<PracticeName, Quote>> = {};
      for (const name of names) {
        const quote = market.quoteAt(name, minute);
        if (quote) quotes[name] = quote;
      }
      ({ account, events } = tick(account, minute, quotes));
    }
    if (dayEnds.length < dayOf(minute + 1)) dayEnds.push(equityOf(account));
    if (events.length === 0) continue;
    journal.push({ minute, events });
    names = heldInstruments(account);
    if (pausesAt(events)) return { ...session, minute, account, journal, dayEnds };
  }
  minute = Math.max(minute, last);
  while (dayEnds.length < dayOf(minute + 1)) dayEnds.push(account.balance);
  return { ...session, minute, account: withQuotes(session, account, minute, names), journal, dayEnds };
}

function planFor(account: Account, action: AccountAction): Plan | undefined {
  if ('instrument' in action) {
    const quote = account.quotes[action.instrument];
    if (action.do !== 'market') return planOf(account, action);
    return quote && planOf(account, { ...action, price: entryPrice(action.side, quote) });
  }
  if (action.do !== 'modifyOrder') return undefined;
  const order = account.orders.find(({ id }) => id === action.id);
  const { price = order?.price, stop = order?.stop, target = order?.target } = action;
  if (order === undefined || price === undefined || stop === undefined || target === undefined)
    return undefined;
  return planOf(account, { ...order, price, stop, target }, order.id);
}

/** Performs an action at the session's minute; returns the refusal if it is refused. */
export function performAction(session: Session, action: AccountAction): Session | RejectedEvent {
  const before = 'instrument' in action ? quotedAccount(session, action.instrument) : session.account;
  const plan = planFor(before, action);
  const { account, events } = applyAction(before, action);
  const [first] = events;
  if (first?.event === 'rejected') return first;
  const { minute } = session;
  return {
    ...session,
    account,
    journal: [...session.journal, { minute, action, events, ...(plan && { plan }) }],
    log: [...session.log, logLine({ minute, action })],
  };
}

export const isRefused = (made: Session | RejectedEvent): made is RejectedEvent => 'event' in made;

/**
 * Replays a log up to minute `at`, or up to the first line that would have been refused, whose index is `brokenAt`.
 * @param market reused if given; must have the same seed and prices
 */
export function replayLog(
  { seed, prices, log, at }: Pick<Session, 'seed' | 'prices' | 'log'> & { readonly at: number },
  market?: MarketData,
) {
  let session = startSession(seed, prices, market);
  for (const [index, line] of log.entries()) {
    const read = readLogLine(line);
    if (read === null || read.minute < session.minute || read.minute > LAST_MINUTE) {
      return { session, brokenAt: index };
    }
    const made = performAction(advance(session, read.minute), read.action);
    if (isRefused(made)) return { session, brokenAt: index };
    session = made;
  }
  return { session: advance(session, Math.max(at, session.minute)), brokenAt: null };
}

/**
 * The last minute of an instrument's next candle. Candles without prices, while the instrument is closed, are
 * skipped.
 */
export function nextCandleEnd({ market, minute }: Session, name: PracticeName, timeframe: Timeframe): number {
  const length = TIMEFRAMES[timeframe];
  let end = floorDiv(minute + 1, length) * length + length - 1;
  const hasPrices = () => {
    for (let at = Math.max(minute + 1, end - length + 1); at <= end; at += 1) {
      if (market.quoteAt(name, at)) return true;
    }
    return false;
  };
  while (end < LAST_MINUTE && !hasPrices()) end += length;
  return Math.min(end, LAST_MINUTE);
}

/** The last minute of this trading day, or of the next one if that minute has been reached. */
export const nextDayEnd = ({ minute }: Session): number =>
  Math.min(dayOf(minute + 1) * MINUTES_PER_DAY + MINUTES_PER_DAY - 1, LAST_MINUTE);

/** The last minute of this week, or of the next one if that minute has been reached. */
export const nextWeekEnd = ({ minute }: Pick<Session, 'minute'>): number =>
  (weekOf(dayOf(minute + 1)) + 1) * DAYS_PER_WEEK * MINUTES_PER_DAY - 1;

/** Whether a week has ended and the next one hasn't begun. */
export const isWeekEnd = ({ minute }: Pick<Session, 'minute'>): boolean =>
  weekOf(dayOf(minute + 1)) > weekOf(dayOf(minute));

/** The next minute with an announcement; the last minute of the account if none is left. */
export function nextAnnouncement({ seed, minute }: Session): number {
  for (let day = dayOf(minute + 1); day <= LAST_DAY; day += 1) {
    const next = announcementsOn(seed, day).find((at) => at > minute);
    if (next !== undefined) return next;
  }
  return LAST_MINUTE;
}
