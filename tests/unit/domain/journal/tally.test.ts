import { expect, it } from 'vitest';
import { doesTally } from '@/domain/journal/types';
import {
  refusalOf,
  replaced,
  sampleBytes,
  sampleText,
  statementOf,
  utf8,
} from '../../../support/statements.ts';

const changed = (search: string, replacement: string) =>
  statementOf(utf8(replaced(sampleText('02'), search, replacement)));

it('shows both totals when one digit of a result is changed', () => {
  const { trades, checks, warnings } = changed('>-79.20<', '>-78.20<');
  expect(trades).toHaveLength(5);
  expect(checks.find(({ figure }) => figure === 'closedPL')).toMatchObject({ reported: 27_085, own: 27_185 });
  expect(warnings.map(({ code }) => code)).toContain('does-not-tally');
});

it("notices a changed digit in the file's own total", () => {
  const { checks } = changed('title="Commission + Swap + Profit + Taxes" class=mspt><b>270.85', '><b>270.86');
  expect(checks.filter((check) => !doesTally(check))).toMatchObject([
    { figure: 'closedPL', reported: 27_086, own: 27_085 },
  ]);
});

it('reads a row even when its price was changed', () => {
  const { trades, checks } = changed('>1.14300<', '>1.14400<');
  expect(trades.find(({ id }) => id === '6000020')?.closePrice).toBe('1.144');
  expect(checks.every(doesTally)).toBe(true);
});

it('reports the row whose result does not follow from its prices and size', () => {
  const { checks } = statementOf(utf8(replaced(sampleText('11'), 'for 20 units', 'for 30 units')));
  expect(checks.filter((check) => !doesTally(check))).toEqual([
    { figure: 'resultsByPrices', unit: 'money', reported: 3000, own: 4500, row: 2 },
  ]);
});

it('warns about results that contradict their prices, as when columns are swapped', () => {
  const { warnings } = statementOf(
    utf8(replaced(sampleText('08'), 'Entry price,Closing price', 'Closing price,Entry price')),
  );
  expect(warnings).toContainEqual({ code: 'result-against-prices', count: 4 });
});

it('reads the number and currency of each account', () => {
  const accounts = ['02', '04'].map((name) => statementOf(sampleBytes(name)).account);
  expect(accounts.map(({ number, currency }) => [number, currency])).toEqual([
    ['1000002', 'EUR'],
    ['2000001', 'USD'],
  ]);
});

/** A MetaTrader 4 statement with two cells swapped in each row, or in its headings. */
const withSwappedCells = (text: string, [a, b]: readonly [number, number], isOfHeadings: boolean) =>
  text.replaceAll(/<tr[^>]*>[\s\S]*?<\/tr>/g, (row) => {
    const cells = row.match(/<td[\s\S]*?<\/td>/g) ?? [];
    if (cells.length !== 14 || row.includes('Ticket') !== isOfHeadings) return row;
    const places = cells.map((_, place) => (place === a ? b : place === b ? a : place));
    return `<tr>${places.map((place) => cells[place]).join('')}</tr>`;
  });

const STOP_AND_TARGET = [6, 7] as const;
const TIMES = [1, 8] as const;

it.for([
  ['stops and targets', STOP_AND_TARGET, 'levels-against-side'],
  ['times', TIMES, 'closed-before-opened'],
] as const)('flags trades whose %s are swapped', ([, places, code]) => {
  const codes = (text: string) => statementOf(utf8(text)).warnings.map((warning) => warning.code);
  for (const sample of ['01', '02'].map(sampleText)) {
    expect(codes(withSwappedCells(sample, places, false))).toContain(code);
    expect(codes(sample)).not.toContain(code);
  }
});

it.for([
  ['stops and targets', STOP_AND_TARGET],
  ['times', TIMES],
] as const)('refuses a statement whose headings for %s are swapped', ([, places]) => {
  const text = withSwappedCells(sampleText('01'), places, true);
  expect(refusalOf(utf8(text))).toEqual({ code: 'columns-moved' });
});

it('reads a statement whose headings are in another language', () => {
  const text = sampleText('01').replaceAll('S / L', 'Стоп').replaceAll('T / P', 'Цель');
  expect(refusalOf(utf8(text))).toBeNull();
});

it('infers no earlier balance when a row has been changed', () => {
  const { warnings, openingBalance } = changed('>-79.20<', '>-78.20<');
  expect(openingBalance).toBe(statementOf(sampleBytes('02')).openingBalance);
  expect(warnings.map(({ code }) => code)).not.toContain('history-before-file');
});

it.for([
  ['exit', '2,Exit short', 5],
  ['entry', '2,Entry short', 4],
] as const)('refuses a TradingView trade without its %s', ([, start, row]) => {
  const rows = sampleText('12').split('\n');
  const left = rows.filter((line) => !line.startsWith(start));
  expect(refusalOf(utf8(left.join('\n')))).toEqual({
    code: 'row-without-pair',
    row: row - (start.includes('Exit') ? 1 : 0),
  });
});
