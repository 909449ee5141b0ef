import { formatNumber } from '@/domain/text/groupDigits';
import type { Market } from '@/domain/trading/instruments';
import type { IssuedEntry, SignalEntry } from '@/domain/signals/entry';
import { signalPriceText } from '@/domain/signals/plan';
import { closedResult } from '@/domain/signals/results';
import type { Signal } from '@/domain/signals/signal';
import { formatGmt } from '@/domain/time/days';
import type { PageSummary } from './page';

/** Text about signals for cards, pages, feeds and the message for the channel. */

export const MARKET_LABELS: Readonly<Record<Market, string>> = {
  forex: 'Forex',
  indices: 'Indices',
  commodity: 'Commodities',
  crypto: 'Crypto',
  stocks: 'Stocks',
};

export const sideLabel = ({ side }: Pick<IssuedEntry, 'side'>): 'buy' | 'sell' =>
  side === 'long' ? 'buy' : 'sell';

/** `EUR/USD, buy` */
export const signalName = ({ issued }: Signal): string => `${issued.instrument}, ${sideLabel(issued)}`;

/** `Signal 12: GBP/USD, buy`, or `Sample signal 12: …`. */
export const signalTitle = (signal: Signal): string =>
  `${signal.issued.sample ? 'Sample signal' : 'Signal'} ${String(signal.number)}: ${signalName(signal)}`;

/** The state of a signal; closed signals are divided by the sign of their result. */
export type SignalOutcome =
  | 'waiting'
  | 'open'
  | 'partlyClosed'
  | 'won'
  | 'lost'
  | 'breakEven'
  | 'expired'
  | 'cancelled'
  | 'notTriggered';

export function signalOutcome(signal: Signal): SignalOutcome {
  if (signal.state === 'open') return signal.exits.length > 0 ? 'partlyClosed' : 'open';
  if (signal.state !== 'closed') return signal.state;
  const result = closedResult(signal)?.beforeCosts ?? 0;
  return result > 0 ? 'won' : result < 0 ? 'lost' : 'breakEven';
}

const OUTCOME_LABELS: Partial<Readonly<Record<SignalOutcome, string>>> = {
  won: 'Won',
  lost: 'Lost',
  breakEven: 'Break-even',
};

/** The outcome first, then how it came about: `Won, at its trailed stop`. */
function closeWords(signal: Signal): string {
  const { ending, plan, stop } = signal;
  if (ending?.kind !== 'closed') return 'Closed';
  const how = {
    target: 'at its target',
    stop: stop === plan.stopLoss ? 'at its stop' : 'at its trailed stop',
    time: 'time ran out',
    manual: 'closed manually',
  }[ending.reason];
  return `${OUTCOME_LABELS[signalOutcome(signal)] ?? 'Closed'}, ${how}`;
}

export function stateWords(signal: Signal): string {
  switch (signal.state) {
    case 'waiting':
      return 'Waiting';
    case 'open':
      return signal.left < 100 ? `${String(100 - signal.left)}% closed` : 'Open';
    case 'closed':
      return closeWords(signal);
    case 'expired':
      return 'Expired';
    case 'cancelled':
      return 'Cancelled';
    case 'notTriggered':
      return 'Not triggered';
  }
}

const zoneText = (from: string, to: string) => (from === to ? from : `${from} to ${to}`);

/** `1.08400`, or `2318.00 to 2322.00`. */
export const entryText = (signal: Signal): string =>
  zoneText(signalPriceText(signal, signal.plan.entryFrom), signalPriceText(signal, signal.plan.entryTo));

/** `1:2.35` for 235 hundredths. */
export const ratioText = (hundredths: number): string => `1:${formatNumber(hundredths / 100)}`;

const ORDER_WORDS = {
  market: 'at the market',
  limit: 'with a limit order',
  stop: 'with a stop order',
} as const;

/** Such as `Buy with a limit order`. */
export const orderWords = ({ issued }: Signal): string =>
  `${issued.side === 'long' ? 'Buy' : 'Sell'} ${ORDER_WORDS[issued.order]}`;

const KIND_LABELS: Readonly<Record<SignalEntry['kind'], string>> = {
  issued: 'published',
  amended: 'amended',
  triggered: 'entered',
  partTaken: 'partially closed',
  stopMoved: 'stop moved',
  closed: 'closed',
  expired: 'expired',
  cancelled: 'cancelled',
  notTriggered: 'not triggered',
  corrected: 'corrected',
};

export const kindWords = ({ kind }: Pick<SignalEntry, 'kind'>): string => KIND_LABELS[kind];

const targetsText = (targets: IssuedEntry['targets']): string =>
  targets
    .map(({ price, share }, index) =>
      targets.length === 1
        ? `Target ${price}.`
        : `Target ${String(index + 1)}: ${price} for ${String(share)}%.`,
    )
    .join(' ');

/** An amendment may change only one end of the zone. */
function amendedZoneText(from: string | undefined, to: string | undefined): string {
  if (from !== undefined && to !== undefined) return `Entry now ${zoneText(from, to)}.`;
  if (from !== undefined) return `Entry zone now from ${from}.`;
  return to === undefined ? '' : `Entry zone now up to ${to}.`;
}

function amendmentWords(entry: Extract<SignalEntry, { kind: 'amended' }>): string[] {
  const { entryFrom, entryTo, stopLoss, targets, validUntil, reason, invalidation } = entry;
  return [
    amendedZoneText(entryFrom, entryTo),
    stopLoss === undefined ? '' : `Stop loss now ${stopLoss}.`,
    targets === undefined ? '' : targetsText(targets),
    validUntil === undefined ? '' : `Valid until ${formatGmt(validUntil)}.`,
    reason === undefined ? '' : `Reason: ${reason}`,
    invalidation === undefined ? '' : `Void if: ${invalidation}`,
  ];
}

const CLOSE_REASONS = {
  stop: 'The stop was reached',
  target: 'The last target was reached',
  manual: 'Closed manually',
  time: 'Closed when time ran out',
} as const;

function sentencesOf(entry: SignalEntry): string[] {
  switch (entry.kind) {
    case 'issued':
      return [
        `${entry.side === 'long' ? 'Buy' : 'Sell'} ${ORDER_WORDS[entry.order]}, ${zoneText(entry.entryFrom, entry.entryTo)}.`,
        `Stop loss ${entry.stopLoss}.`,
        targetsText(entry.targets),
        `Valid until ${formatGmt(entry.validUntil)}.`,
      ];
    case 'amended':
      return amendmentWords(entry);
    case 'triggered':
      return [`Entered at ${entry.price}.`];
    case 'partTaken':
      return [`${String(entry.share)}% closed at ${entry.price}.`];
    case 'stopMoved':
      return [`Stop loss moved to ${entry.stopLoss}.`];
    case 'closed':
      return [`${CLOSE_REASONS[entry.reason]}: closed at ${entry.price}.`];
    case 'expired':
      return ['It expired before the entry was reached.'];
    case 'cancelled':
      return ['Withdrawn before the entry.'];
    case 'notTriggered':
      return [
        `${entry.reason === 'targetFirst' ? 'The target' : 'The stop'} was reached before the entry, at ${entry.price}.`,
      ];
    case 'corrected':
      return [
        `Update ${entry.entry} of the record had a typing error.`,
        entry.price === undefined ? '' : `The correct price is ${entry.price}.`,
        entry.share === undefined ? '' : `The correct share is ${String(entry.share)}%.`,
        entry.correctedAt === undefined ? '' : `The correct time is ${formatGmt(entry.correctedAt)}.`,
      ];
  }
}

/** Describes an entry in sentences, without its note. */
export const entryWords = (entry: SignalEntry): string =>
  sentencesOf(entry)
    .filter((sentence) => sentence !== '')
    .join(' ');

export const RISK_LINE =
  'You can lose money fast with leveraged products. Work out your own position size first.';

/** The disclaimer shown with every signal. */
export const DISCLAIMER = 'General information: it takes no account of your objectives, finances or needs.';

/** The text of a signal's page: the plan and its reason, never the result. */
export function signalWords(signal: Signal): PageSummary {
  const { issued, plan } = signal;
  const plain = `${signalName(signal)} at ${entryText(signal)}, stop loss ${signalPriceText(signal, plan.stopLoss)}`;
  return {
    title: signalTitle(signal),
    description: `${issued.sample ? 'Sample: ' : ''}${plain}: the reason, what would prove it wrong, and every event with its time.`,
    // A no-break space keeps the number with its noun in the heading.
    heading: signalTitle(signal).replace(/ (?=\d+:)/, '\u00A0'),
  };
}
