import { add, compare, ZERO, type Fraction } from '@/domain/numbers/exact';
import { asFraction, averagePrice, plainDecimal, priceText, toTrillionths, toUnits } from './decimals';
import type { Deal, Position } from './mt5Rows';
import type { FigureCheck, CheckedField } from './types';

/* A report lists every position twice: in its own row, and as the deals that opened and closed it. */

const volumeOf = (deals: readonly Deal[]): Fraction =>
  deals.reduce((sum, { volume }) => add(sum, volume), ZERO);

export const haveTotalVolume = (deals: readonly Deal[], volume: string): boolean =>
  deals.length > 0 && compare(volumeOf(deals), asFraction(volume)) === 0;

/**
 * The price that follows from the deals; null if it equals the position's. Averages are rounded in only one of the two
 * tables.
 */
function otherPrice(deals: readonly Deal[], price: string): string | null {
  const average = averagePrice(deals.map((deal) => [deal.volume, asFraction(deal.price)] as const));
  if (average === null) return null;
  const own = priceText(average);
  const places = Math.max(0, ...deals.map((deal) => (deal.price.split('.')[1] ?? '').length));
  const lastPlace = toTrillionths(places === 0 ? '1' : `0.${'1'.padStart(places, '0')}`);
  const difference = toTrillionths(own) - toTrillionths(price);
  const isSame = deals.length === 1 ? difference === 0n : difference ** 2n <= lastPlace ** 2n;
  return isSame ? null : own;
}

type Fields = Readonly<Partial<Record<CheckedField, readonly [position: string, deals: string]>>>;

function different(fields: Fields, row: number): FigureCheck[] {
  return (Object.keys(fields) as CheckedField[]).flatMap((figure): FigureCheck[] => {
    const [reported = '', own = ''] = fields[figure] ?? [];
    return reported === own ? [] : [{ figure, unit: 'text', reported, own, row }];
  });
}

const prices = (figure: CheckedField, deals: readonly Deal[], price: string, row: number): FigureCheck[] => {
  const own = otherPrice(deals, price);
  return own === null ? [] : [{ figure, unit: 'text', reported: price, own, row }];
};

/** Where a position differs from the deals of its order and from those that closed it. */
export function checkAgainstDeals(
  position: Position,
  opened: readonly Deal[],
  closed: readonly Deal[],
): FigureCheck[] {
  const { row, volume } = position;
  const [first] = opened;
  return [
    ...(first
      ? different(
          {
            positionSymbol: [position.symbol, first.symbol],
            positionSide: [position.side, first.type],
            positionOpenTime: [position.openTime, first.time],
          },
          row,
        )
      : []),
    ...(haveTotalVolume(opened, volume) ? prices('positionOpenPrice', opened, position.openPrice, row) : []),
    ...prices('positionClosePrice', closed, position.closePrice, row),
  ];
}

/** The one field in which a deal differs from a position that it otherwise matches; none if there is no such deal. */
export function checkAgainstNearestDeal(
  position: Position,
  deals: readonly Deal[],
  places: number,
): FigureCheck[] {
  const result = (profit: string) => toUnits(profit, places);
  for (const deal of deals) {
    const volume = compare(deal.volume, asFraction(position.volume)) === 0;
    const found = different(
      {
        positionSymbol: [position.symbol, deal.symbol],
        positionSide: [position.side, deal.type === 'buy' ? 'sell' : 'buy'],
        positionCloseTime: [position.closeTime, deal.time],
        positionVolume: [position.volume, volume ? position.volume : priceText(deal.volume)],
        positionProfit:
          result(position.profit) === result(deal.profit)
            ? ['', '']
            : [plainDecimal(position.profit), plainDecimal(deal.profit)],
      },
      position.row,
    );
    if (found.length === 1) return found;
  }
  return [];
}
