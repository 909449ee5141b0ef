import { decimalText, toUnits } from './decimals';
import type { TableRow } from './table';
import type { Money, ReportedFigures } from './types';

/** The figures below the deals of a MetaTrader 5 report. */
export interface Mt5Results extends Pick<
  ReportedFigures,
  'balance' | 'totalNetProfit' | 'grossProfit' | 'grossLoss' | 'totalTrades' | 'profitTrades' | 'lossTrades'
> {
  /** The sums of the columns: commission, fee, swap and profit, as far as the report contains them. */
  readonly columns: readonly (Money | undefined)[];
  /** The balance in the totals row. */
  readonly finalBalance?: Money;
}

const COUNT_WITH_SHARE = /^(\d+) \(\d+(?:[.,]\d+)?%\)$/;

interface Labelled {
  readonly label: string;
  readonly value: string;
}

/** The labels of a row, which end with a colon in any language, each with the cell after it. */
function labelledIn({ cells }: TableRow): readonly Labelled[] {
  const isLabel = (cell: string) => /[:：]$/.test(cell);
  return cells.flatMap((label, place) =>
    isLabel(label)
      ? [{ label, value: cells.slice(place + 1).find((cell) => cell !== '' && !isLabel(cell)) ?? '' }]
      : [],
  );
}

/** The totals row has numbers and no words. */
function sumsIn({ cells }: TableRow): readonly string[] {
  const texts = cells.filter(Boolean);
  const numbers = texts.flatMap((text) => decimalText(text) ?? []);
  return numbers.length >= 2 && numbers.length === texts.length ? numbers : [];
}

function columnsOf(sums: readonly Money[]): readonly (Money | undefined)[] {
  const [profit, ...before] = sums.toReversed().slice(1);
  if (before.length === 3) return [before[2], before[1], before[0], profit];
  if (before.length === 2) return [before[1], undefined, before[0], profit];
  return [undefined, undefined, undefined, profit];
}

/**
 * Finds the figures by the shape of their rows, because their labels are translated: the first label after
 * the deals is the balance, the first row of three amounts the net profit with its two parts, a row of one
 * count and two shares the number of trades, and the next row of two shares those won and lost.
 */
export function mt5Results(rows: readonly TableRow[], places: number): Mt5Results {
  const results: { -readonly [K in keyof Mt5Results]: Mt5Results[K] } = { columns: [] };
  const number = (text = '') => decimalText(text);
  const money = (text = '') => toUnits(number(text) ?? '0', places);
  const count = (text = '') => Number(COUNT_WITH_SHARE.exec(text)?.[1] ?? 0);
  for (const row of rows) {
    const values = labelledIn(row).map(({ value }) => value);
    const [first = '', second = '', third = ''] = values;
    if (values.length === 0) {
      const sums = results.finalBalance === undefined ? sumsIn(row) : [];
      if (sums.length === 0) continue;
      results.columns = columnsOf(sums.map((text) => toUnits(text, places)));
      results.finalBalance = toUnits(sums.at(-1) ?? '0', places);
    } else if (results.balance === undefined) {
      if (number(first) !== null) results.balance = money(first);
    } else if (values.length === 3 && results.totalNetProfit === undefined) {
      if (!values.every((value) => number(value) !== null)) continue;
      results.totalNetProfit = money(first);
      results.grossProfit = money(second);
      results.grossLoss = 0 - Math.abs(money(third));
    } else if (values.length === 3 && results.totalTrades === undefined) {
      if (number(first) === null || ![second, third].every((value) => COUNT_WITH_SHARE.test(value))) continue;
      results.totalTrades = Number(number(first));
    } else if (
      values.length === 2 &&
      results.totalTrades !== undefined &&
      results.profitTrades === undefined
    ) {
      if (!values.every((value) => COUNT_WITH_SHARE.test(value))) continue;
      results.profitTrades = count(first);
      results.lossTrades = count(second);
    }
  }
  return results;
}
