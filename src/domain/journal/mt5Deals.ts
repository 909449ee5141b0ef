import { add, compare, sub, div, mul, sign, toFixed, ZERO, type Fraction } from '@/domain/numbers/exact';
import { divRound } from '@/domain/numbers/wholeNumbers';
import { tradeFromParts, closeReasonOf, type KeylessTrade, type TradePart } from './build';
import { asFraction, averagePrice, priceText, sumIfAllKnown, toUnits } from './decimals';
import type { Deal, Order, Position } from './mt5Rows';
import type { Money, Side } from './types';

/** Deals by symbol and type, the latest first. */
export function indexDeals(deals: readonly Deal[]): (symbol: string, type: string) => readonly Deal[] {
  const index = new Map<string, Deal[]>();
  for (const deal of deals) {
    const key = `${deal.type}|${deal.symbol}`;
    const list = index.get(key);
    if (list) list.push(deal);
    else index.set(key, [deal]);
  }
  for (const list of index.values()) list.sort((a, b) => Number(a.time < b.time) - Number(a.time > b.time));
  return (symbol, type) => index.get(`${type}|${symbol}`) ?? [];
}

const opposite = (side: Side): Side => (side === 'buy' ? 'sell' : 'buy');

/**
 * The deals that closed a position, the last one first: deals have the number of their order, not of their
 * position, so type, time, volume and result have to agree. Empty if they don't.
 */
export function closingDealsOf(
  position: Position,
  dealsOf: ReturnType<typeof indexDeals>,
  used: ReadonlySet<Deal>,
  places: number,
): readonly Deal[] {
  const whole = asFraction(position.volume);
  const alike = dealsOf(position.symbol, opposite(position.side)).filter(
    (deal) =>
      deal.time === position.closeTime &&
      !used.has(deal) &&
      compare(deal.volume, whole) === 0 &&
      toUnits(deal.profit, places) === toUnits(position.profit, places),
  );
  // Several positions may be closed in the same second.
  const own = alike.find(({ price }) => price === position.closePrice) ?? alike[0];
  if (own) return [own];
  const closings: Deal[] = [];
  let volume = ZERO;
  let profit = 0;
  for (const deal of dealsOf(position.symbol, opposite(position.side))) {
    if (deal.time > position.closeTime || used.has(deal)) continue;
    if (deal.time < position.openTime || (closings.length === 0 && deal.time !== position.closeTime)) break;
    const sum = add(volume, deal.volume);
    if (compare(sum, whole) > 0) continue;
    closings.push(deal);
    volume = sum;
    profit += toUnits(deal.profit, places);
    if (compare(sum, whole) === 0) break;
  }
  const agrees = compare(volume, whole) === 0 && profit === toUnits(position.profit, places);
  return agrees ? closings : [];
}

/** A position being put together from deals. */
interface Live {
  readonly id: string;
  readonly symbol: string;
  readonly side: Side;
  readonly openTime: string;
  readonly comment: string;
  readonly entries: (readonly [volume: Fraction, price: Fraction])[];
  readonly exits: (readonly [volume: Fraction, price: Fraction])[];
  left: Fraction;
  commission: Money;
  fees: Money | null;
  swap: Money;
  profit: Money;
  readonly rows: number[];
}

/** The share of an amount that belongs to a part of the volume. */
const shareOf = (amount: Money, part: Fraction, whole: Fraction): Money => {
  const millionths = Number(toFixed(mul(div(part, whole), asFraction('1000000')), 0));
  return divRound(amount * millionths, 1_000_000);
};

export interface BuiltTrades {
  readonly trades: readonly KeylessTrade[];
  /** Trades whose opening isn't in the file. */
  readonly withoutOpening: number;
}

/** The positions that are open while deals are followed, and the trades they have become. */
class Book {
  readonly #places: number;
  readonly #isHedging: boolean;
  readonly #orders: ReadonlyMap<string, Order>;
  readonly #live = new Map<string, Live[]>();
  readonly trades: KeylessTrade[] = [];
  withoutOpening = 0;

  constructor(orders: ReadonlyMap<string, Order>, places: number, isHedging: boolean) {
    this.#orders = orders;
    this.#places = places;
    this.#isHedging = isHedging;
  }

  #units(text: string): Money {
    return toUnits(text, this.#places);
  }

  #feeOf({ fee }: Deal): Money | null {
    return fee === null ? null : this.#units(fee);
  }

  #liveIn(symbol: string): Live[] {
    const positions = this.#live.get(symbol) ?? [];
    this.#live.set(symbol, positions);
    return positions;
  }

  #start(deal: Deal, volume: Fraction, commission: Money, fees: Money | null) {
    this.#liveIn(deal.symbol).push({
      id: deal.order,
      symbol: deal.symbol,
      side: deal.type === 'buy' ? 'buy' : 'sell',
      openTime: deal.time,
      comment: deal.comment,
      entries: [[volume, asFraction(deal.price)]],
      exits: [],
      left: volume,
      commission,
      fees,
      swap: 0,
      profit: 0,
      rows: [],
    });
  }

  open(deal: Deal) {
    const positions = this.#liveIn(deal.symbol);
    // Several fills of one order open one position, and a netting account adds to the one it has.
    const same = this.#isHedging ? positions.find(({ id }) => id === deal.order) : positions[0];
    if (!same) return this.#start(deal, deal.volume, this.#units(deal.commission), this.#feeOf(deal));
    same.entries.push([deal.volume, asFraction(deal.price)]);
    same.left = add(same.left, deal.volume);
    same.commission += this.#units(deal.commission);
    same.fees = sumIfAllKnown([same.fees, this.#feeOf(deal)]);
  }

  /** Closes the position whose volume equals the deal's, or else the oldest, and opens one for any volume left over. */
  close(deal: Deal) {
    const positions = this.#liveIn(deal.symbol).filter(({ side }) => side !== deal.type);
    const position = positions.find(({ left }) => compare(left, deal.volume) === 0) ?? positions[0];
    if (!position) {
      this.withoutOpening += 1;
      this.trades.push(openedBefore(deal, this.#places));
      return;
    }
    const closing = compare(position.left, deal.volume) > 0 ? deal.volume : position.left;
    const [commission, fee] = [this.#units(deal.commission), this.#feeOf(deal)];
    const share = shareOf(commission, closing, deal.volume);
    const feeShare = fee === null ? null : shareOf(fee, closing, deal.volume);
    position.exits.push([closing, asFraction(deal.price)]);
    position.left = sub(position.left, closing);
    position.commission += share;
    position.fees = sumIfAllKnown([position.fees, feeShare]);
    position.swap += this.#units(deal.swap);
    position.profit += this.#units(deal.profit);
    position.rows.push(deal.row);
    if (sign(position.left) === 0) this.#finish(position, deal);
    const rest = sub(deal.volume, closing);
    if (sign(rest) > 0)
      this.#start(deal, rest, commission - share, fee === null ? null : fee - (feeShare ?? 0));
  }

  #finish(position: Live, deal: Deal) {
    this.#live.set(
      deal.symbol,
      this.#liveIn(deal.symbol).filter((other) => other !== position),
    );
    const [entry, exit] = [averagePrice(position.entries), averagePrice(position.exits)];
    const { id, symbol, side, openTime, commission, fees, swap, profit } = position;
    const part: TradePart = {
      ...{ id, symbol, side, openTime, commission, fees, swap, profit },
      volume: priceText(position.exits.reduce((sum, [volume]) => add(sum, volume), ZERO)),
      closeTime: deal.time,
      openPrice: entry && priceText(entry),
      closePrice: exit && priceText(exit),
      row: deal.row,
    };
    const facts = {
      stopFirst: this.#orders.get(id)?.stop ?? null,
      closeReason: closeReasonOf(deal.comment),
      comment: position.comment,
      rows: position.rows.length,
    };
    this.trades.push({ ...tradeFromParts([part], facts), fileRows: position.rows });
  }
}

/**
 * Puts trades together from deals, for reports without a table of positions. A netting account has one position per
 * symbol; a deal in both directions closes it and opens one for the remainder.
 */
export function tradesFromDeals(
  deals: readonly Deal[],
  orders: ReadonlyMap<string, Order>,
  places: number,
  isHedging: boolean,
): BuiltTrades {
  const book = new Book(orders, places, isHedging);
  for (const deal of deals) {
    if (deal.direction === 'in') book.open(deal);
    else if (deal.direction !== '') book.close(deal);
  }
  return book;
}

/** A trade for which the file contains only the closing. */
function openedBefore(deal: Deal, places: number): KeylessTrade {
  const part: TradePart = {
    id: deal.id,
    symbol: deal.symbol,
    side: opposite(deal.type === 'buy' ? 'buy' : 'sell'),
    volume: priceText(deal.volume),
    openTime: null,
    closeTime: deal.time,
    openPrice: null,
    closePrice: deal.price,
    commission: toUnits(deal.commission, places),
    fees: deal.fee === null ? null : toUnits(deal.fee, places),
    swap: toUnits(deal.swap, places),
    profit: toUnits(deal.profit, places),
    row: deal.row,
  };
  return tradeFromParts([part], { closeReason: closeReasonOf(deal.comment) });
}
