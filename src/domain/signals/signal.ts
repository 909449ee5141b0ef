import type { EntryOf, IssuedEntry, SignalEntry } from './entry';

/** A target in whole steps, with the percentage of the first size that is closed there. */
export interface Target {
  readonly price: number;
  readonly share: number;
}

/** What is planned, as amended; prices in whole steps of the instrument's last decimal. */
export interface Plan {
  readonly entryFrom: number;
  readonly entryTo: number;
  readonly stopLoss: number;
  readonly targets: readonly Target[];
  readonly cost: number;
  readonly validUntil: string;
  readonly reason: string;
  readonly invalidation: string;
}

/** A part of the position that has been closed. */
export interface Exit extends Target {
  readonly at: string;
}

export type Ending = EntryOf<'closed'> | EntryOf<'expired'> | EntryOf<'cancelled'> | EntryOf<'notTriggered'>;

export type SignalState = 'waiting' | 'open' | Ending['kind'];

/** The entry into the market: the price in whole steps, and the stop loss that was in force then. */
interface Fill {
  readonly price: number;
  readonly at: string;
  /** |fill − stop loss| when it was triggered, in whole steps: what 1R is, whatever becomes of the stop. */
  readonly risk: number;
}

/** What the entries of one signal add up to. */
export interface Signal {
  readonly number: number;
  readonly state: SignalState;
  /** As it was first published. */
  readonly issued: IssuedEntry;
  readonly plan: Plan;
  readonly fill: Fill | null;
  /** The stop loss in force, in whole steps. */
  readonly stop: number;
  readonly exits: readonly Exit[];
  /** The percentage of the first size that is still open. */
  readonly left: number;
  readonly ending: Ending | null;
  /** Everything recorded, in order. */
  readonly entries: readonly SignalEntry[];
  /** The same without the corrections, each corrected entry with its right price and time. */
  readonly effective: readonly SignalEntry[];
  /** Whether more is recorded that this version cannot follow. */
  readonly isCutShort: boolean;
}

/** +1 for long, −1 for short: a price change times this is positive when it favours the trade. */
export const direction = ({ side }: Pick<IssuedEntry, 'side'>): 1 | -1 => (side === 'long' ? 1 : -1);

/** The edges of the entry zone: `near` the stop loss, `far` from it. The far one is the worse price to enter at. */
export const edges = (issued: IssuedEntry, { entryFrom, entryTo }: Pick<Plan, 'entryFrom' | 'entryTo'>) =>
  direction(issued) === 1 ? { near: entryFrom, far: entryTo } : { near: entryTo, far: entryFrom };

const ENDINGS: Readonly<Record<Ending['kind'], true>> = {
  closed: true,
  expired: true,
  cancelled: true,
  notTriggered: true,
};

/** Whether an entry of this kind ends a signal: nothing but a correction can follow it. */
export const isEnding = (kind: unknown): kind is Ending['kind'] =>
  typeof kind === 'string' && Object.hasOwn(ENDINGS, kind);
