import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { toUnits } from '@/domain/journal/decimals';
import { journalFigures, measuredTrades } from '@/domain/journal/figures';
import { doesTally, type Statement } from '@/domain/journal/types';
import {
  expectedReading,
  SAMPLES,
  sampleBytes,
  sampleText,
  statementOf,
  utf8,
} from '../../../support/statements.ts';

const MONEY = new Set(['commission', 'fees', 'swap', 'profit', 'net', 'amount', 'drawdown', 'movements']);
const IN_R = new Set(['rGross', 'rNet', 'sumFirstR', 'sumLastR']);

/** An expected record with its amounts in minor units, as in the journal. */
const inUnits = (record: Readonly<Record<string, unknown>>, places: number) =>
  Object.fromEntries(
    Object.entries(record).map(([field, value]) => {
      const isText = typeof value === 'string';
      if (isText && MONEY.has(field)) return [field, toUnits(value, places)];
      return [field, isText && IN_R.has(field) ? toUnits(value, 2) : value];
    }),
  );

/** Trades as the expected files describe them, with R based on the last stop as well. */
const described = (statement: Statement) =>
  measuredTrades(statement, { defaultRisk: null, usesLastStop: true }).map(({ trade, r }) => {
    const { key: _, fileRows: __, ...fields } = trade;
    return { ...fields, rBasis: r.basis, rGross: r.gross, rNet: r.net };
  });

function totalsOf(statement: Statement) {
  const measured = measuredTrades(statement, { defaultRisk: null, usesLastStop: true });
  const { money, r, rByLastStop, costs } = journalFigures(measured, statement.movements);
  const counted = statement.movements.filter(({ kind }) => kind !== 'credit' && kind !== 'archive');
  return {
    trades: money.trades,
    rows: statement.trades.reduce((sum, { rows }) => sum + rows, 0),
    wins: money.wins,
    losses: money.losses,
    flats: money.flats,
    net: money.totals.total,
    commission: costs.commission,
    fees: costs.fees,
    swap: costs.swap,
    drawdown: 0 - money.totals.drawdown,
    longestLosingRun: money.longestLosingRun,
    movements: counted.reduce((sum, { amount }) => sum + amount, 0),
    withFirstR: r.trades,
    sumFirstR: r.totals.total,
    withLastR: rByLastStop.trades,
    sumLastR: rByLastStop.totals.total,
  };
}

it.for(SAMPLES)('reads %s exactly as expected', (name) => {
  const expected = expectedReading(name);
  const statement = statementOf(sampleBytes(name));
  const { places, kind: _, ...account } = statement.account;
  expect({ ...statement, account }).toMatchObject({
    format: expected.format,
    encoding: expected.encoding,
    account: expected.account,
    zone: expected.zone,
    ignored: expected.ignored,
  });
  expect(described(statement)).toEqual(
    expected.trades.map((trade) => ({ volumeUnit: 'lots', ...inUnits(trade, places) })),
  );
  expect(statement.movements).toEqual(expected.movements.map((movement) => inUnits(movement, places)));
  expect(statement.reported).toEqual(
    Object.fromEntries(
      Object.entries(expected.reported).map(([figure, value]) => [
        figure,
        typeof value === 'string' ? toUnits(value, places) : value,
      ]),
    ),
  );
  expect(totalsOf(statement)).toEqual(inUnits(expected.totals, places));
  expect(statement.warnings.map(({ code }) => code)).toEqual(expected.warnings);
  expect(statement.checks.filter((check) => !doesTally(check))).toEqual([]);
});

it.for(['08', '10', '12', '13'])(
  'reads sample %s identically with semicolons and decimal commas',
  (sample) => {
    const rows = Papa.parse<string[]>(sampleText(sample).replace('\ufeff', '')).data;
    const comma = (cell: string) => cell.replace(/^(-?[\d ]+)\.(\d+)( Lots)?$/, '$1,$2$3');
    const text = Papa.unparse(
      rows.map((row) => row.map(comma)),
      { delimiter: ';' },
    );
    expect(statementOf(utf8(text)).trades).toEqual(statementOf(sampleBytes(sample)).trades);
  },
);

it('reads a TradingView balance history with the column names used in 2024', () => {
  const text = sampleText('11')
    .replace('Balance before,Balance after', 'Balance Before,Balance After')
    .replaceAll('Realized PnL', 'Realized P&L');
  expect(statementOf(utf8(text)).trades).toEqual(statementOf(sampleBytes('11')).trades);
});
