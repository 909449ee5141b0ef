import type { EntryOf, IssuedEntry, SignalEntry } from './entry';

/** A target in whole steps, with the percentage of the original size closed there. */
export interface Target {
  readonly price: number;
  readonly share: number;
}

/** The plan as amended; prices in whole steps of the instrument's last decimal place. */
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

/** A closed part of the position. */
export interface Exit extends Target {
  readonly at: string;
}

export type Ending = EntryOf<'closed'> | EntryOf<'expired'> | EntryOf<'cancelled'> | EntryOf<'notTriggered'>;

export type SignalState = 'waiting' | 'open' | Ending['kind'];

/** The fill in whole steps, with the stop loss at that moment. */
interface Fill {
  readonly price: number;
  readonly at: string;
  /** |fill − stop loss| at the fill, in whole steps. This is 1R, even if the stop moves later. */
  readonly risk: number;
}

export interface Signal {
  readonly number: number;
  readonly state: SignalState;
  /** The signal as first published. */
  readonly issued: IssuedEntry;
  readonly plan: Plan;
  readonly fill: Fill | null;
  /** The current stop loss in whole steps. */
  readonly stop: number;
  readonly exits: readonly Exit[];
  /** The open percentage of the original size. */
  readonly left: number;
  readonly ending: Ending | null;
  /** All entries in order. */
  readonly entries: readonly SignalEntry[];
  /** The entries without the corrections, but with the corrected values. */
  readonly effective: readonly SignalEntry[];
  /** Whether there are further entries that this version can't apply. */
  readonly isCutShort: boolean;
}

/** +1 for long, −1 for short, so that a favourable price change times this is positive. */
export const direction = ({ side }: Pick<IssuedEntry, 'side'>): 1 | -1 => (side === 'long' ? 1 : -1);

/** The edges of the entry zone: `near` the stop loss and `far` from it. The far edge is the worse entry. */
export const entryEdges = (
  issued: IssuedEntry,
  { entryFrom, entryTo }: Pick<Plan, 'entryFrom' | 'entryTo'>,
) => (direction(issued) === 1 ? { near: entryFrom, far: entryTo } : { near: entryTo, far: entryFrom });

const ENDINGS: Readonly<Record<Ending['kind'], true>> = {
  closed: true,
  expired: true,
  cancelled: true,
  notTriggered: true,
};

/** Whether an entry of this kind ends a signal, in which case only corrections can follow. */
export const isEnding = (kind: unknown): kind is Ending['kind'] =>
  typeof kind === 'string' && Object.hasOwn(ENDINGS, kind);
