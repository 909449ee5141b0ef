import { expect, it } from 'vitest';
import { likelyColumns, type TableColumns } from '@/domain/journal/columns';
import { NO_JOURNAL } from '@/domain/journal/journal';
import { readStatement } from '@/domain/journal/read';
import { withStatement } from '../../../support/journal.ts';
import { utf8 } from '../../../support/statements.ts';

const GERMAN = utf8(`Geschlossen;Markt;Richtung;Ergebnis;Risiko
02.03.2026 14:30;EURUSD;Kauf;1.104,50 €;100,00
06.03.2026 09:05:10;DAX;Verkauf;-59,48;50,00
;;;1.045,02;
`);

const COLUMNS: TableColumns = {
  head: ['Geschlossen', 'Markt', 'Richtung', 'Ergebnis', 'Risiko'],
  places: { closeTime: 0, symbol: 1, side: 2, net: 3, risk: 4 },
  dates: 'day',
  bought: 'Kauf',
  sold: 'Verkauf',
};

const read = (bytes: Uint8Array, columns: TableColumns) => {
  const reading = readStatement(bytes, undefined, columns);
  if (reading.outcome !== 'imported') throw new Error(JSON.stringify(reading));
  return reading.statement;
};

it('asks for the columns of a table that no reader knows', () => {
  const reading = readStatement(utf8('Date,Symbol,Side,Profit\n2026-06-02,EURUSD,Long,12.00\n'));
  expect(reading).toEqual({
    outcome: 'table',
    table: {
      head: ['Date', 'Symbol', 'Side', 'Profit'],
      values: [['2026-06-02'], ['EURUSD'], ['Long'], ['12.00']],
    },
  });
  expect(reading.outcome === 'table' && likelyColumns(reading.table)).toMatchObject({
    places: { closeTime: 0, symbol: 1, side: 2, net: 3 },
    dates: 'year',
    bought: 'Long',
  });
});

it('asks for the order of dates if only some begin with the year', () => {
  const head = ['Date', 'Symbol', 'Side', 'Profit'];
  const values = [['2026-06-02', '03/06/2026'], ['EURUSD'], ['Long'], ['12.00']];
  expect(likelyColumns({ head, values }).dates).toBeNull();
});

it('stores the risks in a described table as if the visitor typed them', async () => {
  const statement = read(GERMAN, COLUMNS);
  expect(statement.ignored).toEqual({ otherRows: 1 });
  expect(statement.warnings.map(({ code }) => code)).not.toContain('no-stops-in-format');
  const { accounts } = await withStatement(NO_JOURNAL, statement);
  expect(
    accounts[0]?.trades.map(({ closeTime, side, net, notes }) => [closeTime, side, net, notes.riskTyped]),
  ).toEqual([
    ['2026-03-02T14:30:00', 'buy', 110_450, 10_000],
    ['2026-03-06T09:05:10', 'sell', -5948, 5000],
  ]);
  expect(accounts[0]?.columns).toEqual(COLUMNS);
});

it.for([
  ['day', '2026-03-02T00:00:00'],
  ['month', '2026-02-03T00:00:00'],
] as const)('reads the date 02/03/2026 with the %s first', ([dates, closeTime]) => {
  const bytes = utf8('Day,What,Side,Result\n02/03/2026,EURUSD,b,1.00\n');
  const places = { closeTime: 0, symbol: 1, side: 2, net: 3 };
  const columns = { head: [], places, dates, bought: 'b', sold: '' };
  expect(read(bytes, columns).trades[0]).toMatchObject({ closeTime, openTime: null });
});

it.for([
  ['$1,234.50', 123_450],
  ['(12.00)', -1200],
  ['+7', 700],
  ['−3.25 USD', -325],
] as const)('reads the amount %s', ([amount, net]) => {
  const bytes = utf8(`Day\tWhat\tSide\tResult\n2026-03-02\tEURUSD\tb\t${amount}\n`);
  const places = { closeTime: 0, symbol: 1, side: 2, net: 3 };
  const columns = { head: [], places, dates: 'year', bought: 'b', sold: '' } as const;
  expect(read(bytes, columns).trades[0]?.net).toBe(net);
});

it('names the unreadable cell of a described table', () => {
  expect(readStatement(GERMAN, undefined, { ...COLUMNS, dates: 'year' })).toEqual({
    outcome: 'refused',
    refusal: { code: 'bad-row', row: 2, column: 'Geschlossen', text: '02.03.2026 14:30' },
  });
});

const amountsOf = (results: readonly string[], separator: string) => {
  const rows = results.map((result, day) => [`2026-03-0${String(day + 2)}`, 'EURUSD', 'Kauf', `"${result}"`]);
  const text = [COLUMNS.head.slice(0, 4), ...rows].map((cells) => cells.join(separator)).join('\n');
  return readStatement(utf8(text), undefined, {
    ...COLUMNS,
    head: COLUMNS.head.slice(0, 4),
    places: { closeTime: 0, symbol: 1, side: 2, net: 3 },
    dates: 'year',
  });
};

it.for([
  [';', ['1,500', '-60.5'], [150_000, -6050]],
  [',', ['1,500', '-60.5'], [150_000, -6050]],
  [';', ['1.500,00', '-60,5'], [150_000, -6050]],
  [';', ['1.500', '-60,5'], [150_000, -6050]],
  [';', ['0,500', '1,250'], [500, 1250]],
  ['\t', ['1.500', '-60,5'], [150_000, -6050]],
  ...[',', ';', '\t'].map(
    (separator) => [separator, ["1'234.56", '60.50-', '1’000'], [123_456, -6050, 100_000]] as const,
  ),
  ...[';', '\t'].map(
    (separator) => [separator, ["1'234,56", '60,50-', '1.000,00- €'], [123_456, -6050, -100_000]] as const,
  ),
] as const)(
  'distinguishes thousands from decimals in cells separated by %j: %j',
  ([separator, results, nets]) => {
    const reading = amountsOf(results, separator);
    if (reading.outcome !== 'imported') throw new Error(JSON.stringify(reading));
    expect(reading.statement.trades.map(({ net }) => net)).toEqual(nets);
  },
);

it.for([',', '\t'])('names an amount with two signs in cells separated by %j', (separator) => {
  expect(amountsOf(['-60.50-'], separator)).toEqual({
    outcome: 'refused',
    refusal: { code: 'bad-row', row: 2, column: 'Ergebnis', text: '-60.50-' },
  });
});

it.for([
  [';', ['1,500', '-2,250']],
  [',', ['1.500']],
  ['\t', ['1,500', '2,250-']],
] as const)(
  'refuses amounts that may be thousands or decimals in cells separated by %j: %j',
  ([separator, results]) => {
    expect(amountsOf(results, separator)).toEqual({
      outcome: 'refused',
      refusal: { code: 'unclear-amounts', column: 'Ergebnis' },
    });
  },
);
