import type { TradePart } from './build';
import { byClosing } from './order';

/** A row of a closed trade; the last four cells are money. */
export interface Mt4Row extends TradePart {
  readonly stop: string | null;
  readonly target: string | null;
  readonly comment: string;
}

/** A key shared by all parts of a position: its symbol, side, opening time and opening price. */
const positionOf = ({ symbol, side, openTime, openPrice }: Mt4Row): string =>
  [symbol, side, openTime, openPrice].join('|');

/**
 * The rows grouped by position, in order of closing. MetaTrader 4 assigns a new number to what remains of a
 * position and states it in the comment. When two positions have closed each other, the comment states the
 * number of the opposite position, so the number alone isn't trusted.
 */
export function groupByPosition(rows: readonly Mt4Row[]): Mt4Row[][] {
  const byNumber = new Map(rows.map((row) => [row.id, row]));
  const hedged = new Map<string, Mt4Row>();
  for (const row of rows) {
    const against = /^close hedge by #(\d+)/.exec(row.comment)?.[1];
    if (against !== undefined && row.volume === '0') hedged.set(`${against}|${positionOf(row)}`, row);
  }
  const parents = new Map<Mt4Row, Mt4Row>();
  const root = (row: Mt4Row): Mt4Row => {
    let top = row;
    for (let above = parents.get(top); above; above = parents.get(top)) top = above;
    return top;
  };
  const join = (a: Mt4Row, b: Mt4Row) => {
    const [first, second] = [root(a), root(b)];
    if (first !== second) parents.set(first, second);
  };
  for (const row of rows) {
    const ancestor = /from #(\d+)/.exec(row.comment)?.[1];
    const rest = /\bto #(\d+)/.exec(row.comment)?.[1];
    for (const number of [ancestor, rest]) {
      if (number === undefined) continue;
      const named = byNumber.get(number);
      const other =
        named && positionOf(named) === positionOf(row)
          ? named
          : number === ancestor && hedged.get(`${number}|${positionOf(row)}`);
      if (other) join(row, other);
    }
  }
  const groups = new Map<Mt4Row, Mt4Row[]>();
  for (const row of rows) {
    const top = root(row);
    groups.set(top, [...(groups.get(top) ?? []), row]);
  }
  return [...groups.values()].map((group) => group.toSorted(byClosing));
}
