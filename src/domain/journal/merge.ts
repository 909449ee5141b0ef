import { NO_NOTES, type JournalTrade, type Movement, type Money, type Trade } from './types';

/** A trade in the journal, and the same trade as a later file shows it. */
export interface TradeConflict {
  readonly kept: JournalTrade;
  readonly incoming: Trade;
}

/** What an import would do to the trades of its account. */
export interface TradeMerge {
  readonly added: readonly Trade[];
  /** Positions of which more has been closed since, or about which the file says more. */
  readonly extended: readonly TradeConflict[];
  /** The number of trades that the journal already has. */
  readonly known: number;
  readonly conflicts: readonly TradeConflict[];
}

/** The fields of a file that are compared with the journal's. */
const COMPARED = [
  'symbol',
  'side',
  'volume',
  'openTime',
  'closeTime',
  'openPrice',
  'closePrice',
  'commission',
  'fees',
  'swap',
  'profit',
  'net',
] as const satisfies readonly (keyof Trade)[];

/** A format that leaves something out doesn't contradict one that includes it. */
const saysSame = (kept: Trade, incoming: Trade): boolean =>
  COMPARED.every(
    (field) => kept[field] === incoming[field] || kept[field] === null || incoming[field] === null,
  );

const OPTIONAL = [
  'stopFirst',
  'stopLast',
  'target',
  'openTime',
  'commission',
  'fees',
  'swap',
  'profit',
] as const;

/** Whether a trade contains everything that another one does, and more. */
const knowsMore = (one: Trade, other: Trade): boolean =>
  OPTIONAL.some((field) => one[field] !== null && other[field] === null) &&
  OPTIONAL.every((field) => one[field] !== null || other[field] === null);

const isSamePosition = (a: Trade, b: Trade): boolean =>
  a.symbol === b.symbol && a.side === b.side && a.openTime === b.openTime;

/**
 * Compares the trades of a file with those of its account. Trades that the file no longer contains are kept.
 * @param hasKeys whether a trade keeps its key if its figures are corrected; if not, a trade that the file no longer
 * contains contradicts a new one of the same position
 */
export function mergeTrades(
  kept: readonly JournalTrade[],
  incoming: readonly Trade[],
  hasKeys = true,
): TradeMerge {
  const byKey = new Map(kept.map((trade) => [trade.key, trade]));
  const added: Trade[] = [];
  const extended: TradeConflict[] = [];
  const conflicts: TradeConflict[] = [];
  let known = 0;
  const incomingKeys = new Set(incoming.map(({ key }) => key));
  const missing = kept.filter(({ key }) => !incomingKeys.has(key));
  const correctedBy = (trade: Trade) => {
    const place = missing.findIndex((one) => isSamePosition(one, trade) && one.closeTime === trade.closeTime);
    return place === -1 ? undefined : missing.splice(place, 1)[0];
  };
  for (const trade of incoming) {
    const other = byKey.get(trade.key);
    const corrected = other || hasKeys ? undefined : correctedBy(trade);
    if (corrected) conflicts.push({ kept: corrected, incoming: trade });
    else if (!other) added.push(trade);
    else if (saysSame(other, trade)) {
      if (knowsMore(trade, other)) extended.push({ kept: other, incoming: trade });
      else known += 1;
    } else if (isSamePosition(other, trade) && trade.rows !== other.rows) {
      if (trade.rows > other.rows) extended.push({ kept: other, incoming: trade });
      else known += 1;
    } else conflicts.push({ kept: other, incoming: trade });
  }
  return { added, extended, known, conflicts };
}

/** The trades after an import; notes stay. `takesIncoming` decides each conflict; by default nothing changes. */
export function applyMerge(
  kept: readonly JournalTrade[],
  { added, extended, conflicts }: TradeMerge,
  importId: string,
  takesIncoming: (key: string) => boolean = () => false,
): readonly JournalTrade[] {
  const replaced = new Map(
    [...extended, ...conflicts.filter(({ incoming }) => takesIncoming(incoming.key))].map(
      ({ kept: { key, notes }, incoming: { risk: _, ...incoming } }) =>
        [key, { ...incoming, notes, importId }] as const,
    ),
  );
  return [
    ...kept.map((trade) => replaced.get(trade.key) ?? trade),
    ...added.map(({ risk = null, ...trade }) => ({
      ...trade,
      notes: { ...NO_NOTES, riskTyped: risk },
      importId,
    })),
  ];
}

const movementKey = ({ time, kind, amount, comment }: Movement): string =>
  [time, kind, amount, comment].join('|');

/** The movements after an import. Identical movements in one file are separate ones. */
export function mergeMovements(
  kept: readonly Movement[],
  incoming: readonly Movement[],
): readonly Movement[] {
  const counts = new Map<string, number>();
  for (const movement of kept)
    counts.set(movementKey(movement), (counts.get(movementKey(movement)) ?? 0) + 1);
  const added = incoming.filter((movement) => {
    const left = counts.get(movementKey(movement)) ?? 0;
    counts.set(movementKey(movement), left - 1);
    return left <= 0;
  });
  return [...kept, ...added];
}

const MONEY = ['commission', 'fees', 'swap', 'profit', 'net'] as const;

/** Trades with amounts in more decimal places, so that those of an account and a file match. */
export function tradesWithPlaces<T extends Trade>(
  trades: readonly T[],
  from: number,
  to: number,
): readonly T[] {
  const factor = 10 ** Math.max(to - from, 0);
  const scaled = (amount: Money | null) => amount && amount * factor;
  return trades.map((trade) => ({
    ...trade,
    ...Object.fromEntries(MONEY.map((field) => [field, scaled(trade[field])])),
    ...(trade.risk === undefined ? {} : { risk: trade.risk * factor }),
  }));
}
