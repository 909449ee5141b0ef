import type { AccountEvent, CancelReason, ClosedEvent } from '@/domain/practice/accountEvents';
import { dayEndTime, dayOf } from '@/domain/practice/clock';
import { announcementsOn } from '@/domain/practice/market';
import type { Session } from '@/domain/practice/session';
import { openLots, partResultOf, resultOf, tradesOf } from '@/domain/practice/trades';
import { formatTime } from '@/site/charts/practiceAxes';
import { lotsText, moneyText, percentText, priceText } from '@/site/charts/practiceFigures';
import { resultWords } from './resultWords';

const cancelWords: Readonly<Record<CancelReason, string>> = {
  learner: 'was cancelled.',
  expired: 'has expired.',
  stopPassed: 'was cancelled: the price had passed its stop loss as well.',
  targetPassed: 'was cancelled: the price had passed its take profit as well.',
  noMargin: 'was cancelled: your free margin was too small for it.',
  accountEnded: 'was cancelled because the account has ended.',
};

const closeWords: Readonly<Record<ClosedEvent['reason'], string>> = {
  manual: 'was closed by you',
  stopLoss: 'was closed by its stop loss',
  takeProfit: 'was closed by its take profit',
  stopOut: 'was closed by a stop-out',
};

/** Why a stop loss or a take profit wasn't filled at its own price. */
function gapWords({ instrument, level, price, reason }: ClosedEvent): string {
  if (level === null || level === price) return '';
  const name = reason === 'stopLoss' ? 'stop loss' : 'take profit';
  return ` The ${name} was at ${priceText(instrument, level)}: the market jumped past it, and it was filled at the first price.`;
}

function closedWords(event: ClosedEvent): string {
  const { id, instrument, lots, price, reason, supervision } = event;
  const why = supervision
    ? ` Your equity of ${moneyText(supervision.equity)} was ${percentText(supervision.equity, supervision.margin)} of the margin of ${moneyText(supervision.margin)}: at 50% and below, the position with the largest loss is closed.`
    : '';
  return `${lotsText(lots)} ${instrument} (trade ${String(id)}) ${closeWords[reason]} at ${priceText(instrument, price)}, ${resultWords(partResultOf(event))}.${gapWords(event)}${why}`;
}

/** Describes an event in a sentence. */
export function eventWords(event: AccountEvent): string {
  switch (event.event) {
    case 'filled': {
      const { id, instrument, side, lots, price, commission } = event;
      const cost = moneyText(commission);
      return `${side === 'buy' ? 'Bought' : 'Sold'} ${lotsText(lots)} ${instrument} at ${priceText(instrument, price)} (trade ${String(id)}).${commission === 0 ? '' : ` Commission ${cost}, and ${cost} more on closing.`}`;
    }
    case 'closed':
      return closedWords(event);
    case 'placed':
      return `Order ${String(event.id)} is pending.`;
    case 'modified':
      return `Trade ${String(event.id)} was changed.`;
    case 'cancelled':
      return `Order ${String(event.id)} ${cancelWords[event.reason]}`;
    case 'overnight': {
      const nights = event.nights === 1 ? 'one night' : `${String(event.nights)} nights`;
      return `Overnight ${event.amount > 0 ? 'credit' : 'charge'} on ${event.instrument} (trade ${String(event.id)}) for ${nights}: ${moneyText(event.amount)}.`;
    }
    case 'protected':
      return `The loss was ${moneyText(event.amount)} larger than your balance. The account ends at zero, not below.`;
    case 'marginCall':
      return `Margin call: your equity of ${moneyText(event.equity)} is ${percentText(event.equity, event.margin)} of the margin of ${moneyText(event.margin)}.`;
    case 'ended':
      return 'This account has ended.';
    case 'rejected':
      return '';
  }
}

/** An event in the journal with its time. Anything that ends with the day is dated at its end. */
export function datedEventWords(minute: number, event: AccountEvent): string {
  const isDayEnd = event.event === 'overnight' || (event.event === 'cancelled' && event.reason === 'expired');
  return `${formatTime(minute, isDayEnd ? dayEndTime : undefined)}: ${eventWords(event)}`;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * Only totals, because listing the overnight amounts of every trade would drown out the rest; the history lists them
 * all.
 */
function overnightWords(events: readonly AccountEvent[]): readonly string[] {
  const amounts = events.flatMap((event) => (event.event === 'overnight' ? [event.amount] : []));
  const charges = sumOf(amounts.filter((amount) => amount < 0));
  const credits = sumOf(amounts.filter((amount) => amount > 0));
  return [
    ...(charges < 0 ? [`Overnight charges: ${moneyText(charges)}.`] : []),
    ...(credits > 0 ? [`Overnight credits: ${moneyText(credits)}.`] : []),
  ];
}

/** A margin call in every candle would drown out the rest: the last one says how the account stands. */
function marginCallWords(events: readonly AccountEvent[]): readonly string[] {
  const calls = events.filter(({ event }) => event === 'marginCall');
  const last = calls.at(-1);
  if (last === undefined) return [];
  return [...(calls.length > 1 ? [`${String(calls.length)} margin calls.`] : []), eventWords(last)];
}

/** The total results of ended trades that were closed in parts or have overnight amounts. */
function totalWords(events: readonly AccountEvent[], { journal }: Session): readonly string[] {
  const ids = new Set(events.flatMap((event) => (event.event === 'closed' ? [event.id] : [])));
  if (ids.size === 0) return [];
  return tradesOf(journal)
    .filter((trade) => ids.has(trade.id) && openLots(trade) === 0)
    .filter(({ parts, overnight }) => parts.length > 1 || overnight !== 0)
    .map((trade) => `Trade ${String(trade.id)} in total: ${resultWords(resultOf(trade))}.`);
}

/** The line for a step: the time, and what has happened since the previous step. */
export function stepWords(before: Session | null, after: Session): string {
  const entries = after.journal.slice(before?.journal.length ?? 0);
  const events = entries.flatMap((entry) => entry.events);
  const said = [
    ...(announcementsOn(after.seed, dayOf(after.minute)).includes(after.minute)
      ? ['An announcement is out.']
      : []),
    ...events.filter(({ event }) => event !== 'overnight' && event !== 'marginCall').map(eventWords),
    ...marginCallWords(events),
    ...overnightWords(events),
    ...totalWords(events, after),
  ];
  const balance = entries.length > 0 ? [`Balance ${moneyText(after.account.balance)}.`] : [];
  return [`${formatTime(after.minute)}.`, ...said, ...balance].join(' ');
}
