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

it('asks for the columns of a table that no reader recognises', () => {
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

it('asks for the date order if only some dates begin with the year', () => {
  const head = ['Date', 'Symbol', 'Side', 'Profit'];
  const values = [['2026-06-02', '03/06/2026'], ['EURUSD'], ['Long'], ['12.00']];
  expect(likelyColumns({ head, values }).dates).toBeNull();
});

it.each([
  ['Kauf', 'Verkauf'],
  ['achat', 'vente'],
  ['KUPNO', 'SPRZEDAŻ'],
])('suggests “%s” for bought and “%s” for sold', (bought, sold) => {
  const table = { head: ['Side'], values: [[sold, bought]] };
  expect(likelyColumns(table)).toMatchObject({ bought, sold });
});

it('stores the risks in a described table as if the visitor had typed them', async () => {
  const statement = read(GERMAN, COLUMNS);
  expect(statement.ignored).toEqual({ otherRows: 1 });
  expect(statement.otherRows).toEqual([4]);
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

it('identifies the unreadable cell in a described table', () => {
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

it.for([',', '\t'])('reports an amount with two signs in cells separated by %j', (separator) => {
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

const SIZES: TableColumns = {
  head: ['Geschlossen', 'Markt', 'Richtung', 'Stück', 'Einstieg', 'Ergebnis', 'Risiko'],
  places: { closeTime: 0, symbol: 1, side: 2, volume: 3, openPrice: 4, net: 5, risk: 6 },
  dates: 'year',
  bought: 'Kauf',
  sold: 'Verkauf',
};

const sizesOf = (rows: readonly string[], head = SIZES.head.join(';')) =>
  readStatement(utf8([head, ...rows].join('\n')), undefined, SIZES);

const sizedTrades = (rows: readonly string[], head?: string) => {
  const reading = sizesOf(rows, head);
  if (reading.outcome !== 'imported') throw new Error(JSON.stringify(reading));
  return reading.statement.trades.map(({ volume, openPrice, net, risk }) => [volume, openPrice, net, risk]);
};

it('uses decimal commas in other columns to read sizes, prices and risks', () => {
  expect(
    sizedTrades([
      '2026-11-03;EURUSD;Kauf;20.000;18.420;142,75;100',
      '2026-11-04;DAX;Verkauf;10.000;18.485;-26,10;1.000',
    ]),
  ).toEqual([
    ['20000', '18420', 14_275, 10_000],
    ['10000', '18485', -2610, 100_000],
  ]);
});

it('uses decimal points in other columns to read sizes and risks', () => {
  expect(
    sizedTrades([
      '2026-11-03;EURUSD;Kauf;20,000;1.0840;142.75;100',
      '2026-11-04;EURUSD;Verkauf;10,000;1.0920;-26.10;1,000',
    ]),
  ).toEqual([
    ['20000', '1.084', 14_275, 10_000],
    ['10000', '1.092', -2610, 100_000],
  ]);
});

it('reads 0.500 as a decimal size even when other columns use decimal commas', () => {
  expect(sizedTrades(['2026-11-03;EURUSD;Kauf;0.500;1,0840;142,75;']).map(([volume]) => volume)).toEqual([
    '0.5',
  ]);
});

it('reads a size of 20.000 as thousands despite points in remarks and times', () => {
  const [trade] = sizedTrades(
    ['2026-11-03;EURUSD;Kauf;20.000;1,0840;142,75;100;14.05;Setup 2.5'],
    `${SIZES.head.join(';')};Uhrzeit;Bemerkung`,
  );
  expect(trade?.[0]).toBe('20000');
});

it('refuses sizes that may be thousands or decimals if no other number settles the question', () => {
  expect(sizesOf(['2026-11-03;EURUSD;Kauf;20.000;;142;100'])).toEqual({
    outcome: 'refused',
    refusal: { code: 'unclear-amounts', column: 'Stück' },
  });
});

it('reads the words for bought and sold in any case, and lists the rows with other words', () => {
  const bytes = utf8(`Closed,Symbol,Side,Net
2026-11-03 14:05,EURUSD,Buy,10.00
2026-11-04 14:05,EURUSD,buy,20.00
2026-11-05 14:05,EURUSD,SELL,-30.00
2026-11-06 14:05,EURUSD,Sell,-5.00
2026-11-07 14:05,EURUSD,Buy Limit,1.00
`);
  const table = readStatement(bytes);
  if (table.outcome !== 'table') throw new Error(table.outcome);
  expect(table.table.values[2]).toEqual(['Buy', 'SELL', 'Buy Limit']);
  const places = { closeTime: 0, symbol: 1, side: 2, net: 3 };
  const statement = read(bytes, { head: [], places, dates: 'year', bought: 'BUY', sold: 'Sell' });
  expect(statement.trades.map(({ side, net }) => [side, net])).toEqual([
    ['buy', 1000],
    ['buy', 2000],
    ['sell', -3000],
    ['sell', -500],
  ]);
  expect(statement.otherRows).toEqual([6]);
});

it.for(['Lots', 'Size (lots)', 'LOT SIZE'])('reads sizes under “%s” as lots', (heading) => {
  const bytes = utf8(`Closed,Symbol,Side,Net,${heading}\n2026-11-03,EURUSD,Buy,10.00,0.2\n`);
  const places = { closeTime: 0, symbol: 1, side: 2, net: 3, volume: 4 };
  const head = ['Closed', 'Symbol', 'Side', 'Net', heading];
  const { trades } = read(bytes, { head, places, dates: 'year', bought: 'Buy', sold: '' });
  expect(trades[0]).toMatchObject({ volume: '0.2', volumeUnit: 'lots' });
});

it.for([
  ['11/03/2026 2:05 PM', '2026-11-03T14:05:00'],
  ['11/03/2026 12:05:09 am', '2026-11-03T00:05:09'],
  ['11/03/26, 12:30 p.m.', '2026-11-03T12:30:00'],
  ['11/03/2026 9:05AM', '2026-11-03T09:05:00'],
] as const)('reads the time %s', ([written, closeTime]) => {
  const bytes = utf8(`Closed\tSymbol\tSide\tNet\n${written}\tEURUSD\tBuy\t10.00\n`);
  const places = { closeTime: 0, symbol: 1, side: 2, net: 3 };
  const { trades } = read(bytes, { head: [], places, dates: 'month', bought: 'Buy', sold: '' });
  expect(trades[0]?.closeTime).toBe(closeTime);
});

it.for(['11/03/2026 14:05 PM', '11/03/2026 0:05 AM'])('reports the impossible time %s', (written) => {
  const bytes = utf8(`Closed,Symbol,Side,Net\n${written},EURUSD,Buy,10.00\n`);
  const places = { closeTime: 0, symbol: 1, side: 2, net: 3 };
  const columns = { head: ['Closed'], places, dates: 'month', bought: 'Buy', sold: '' } as const;
  expect(readStatement(bytes, undefined, columns)).toMatchObject({
    refusal: { code: 'bad-row', row: 2, text: written },
  });
});
