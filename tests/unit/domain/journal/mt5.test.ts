import { expect, it } from 'vitest';
import { measuredTrades } from '@/domain/journal/figures';
import { DEFAULT_RISK_SETTINGS } from '@/domain/journal/risk';
import { doesTally } from '@/domain/journal/types';
import { mt5Statement } from '../../../support/mt5Statement.ts';
import { replaced, sampleBytes, statementOf, utf16 } from '../../../support/statements.ts';

const DEPOSIT = [
  ...['2026.06.01 09:00:00', '9000', '', 'balance', '', '', '', ''],
  ...['0.00', '0.00', '0.00', '1 000.00', '1 000.00', 'Deposit'],
];

/** A deal of 0.10 EURUSD, with the rest as given. */
const deal = (
  [time, id]: readonly [string, string],
  [type, direction, volume, order]: readonly [string, string, string, string],
  money: readonly string[],
  comment = '',
) => [time, id, 'EURUSD', type, direction, volume, '1.13600', order, ...money, comment];

const broken = (bytes: Uint8Array) => statementOf(bytes).checks.filter((check) => !doesTally(check));

it('reads the same account from an English page, a Russian page and a workbook', () => {
  const [english, russian, workbook] = ['04', '05', '07'].map((name) =>
    measuredTrades(statementOf(sampleBytes(name)), DEFAULT_RISK_SETTINGS).map(
      ({ trade: { symbol: _, fileRows: __, ...trade }, r }) => ({ trade, r }),
    ),
  );
  expect(russian).toEqual(english);
  expect(workbook).toEqual(english);
});

it('reads two positions that closed each other as two trades', () => {
  const { trades } = statementOf(
    mt5Statement({
      deals: [
        DEPOSIT,
        deal(
          ['2026.06.02 09:00:00', '1'],
          ['buy', 'in', '0.10', '11'],
          ['0.00', '0.00', '0.00', '0.00', '1 000.00'],
        ),
        deal(
          ['2026.06.02 10:00:00', '2'],
          ['sell', 'in', '0.10', '12'],
          ['0.00', '0.00', '0.00', '0.00', '1 000.00'],
        ),
        deal(
          ['2026.06.02 11:00:00', '3'],
          ['sell', 'out by', '0.10', '13'],
          ['0.00', '0.00', '0.00', '7.00', '1 007.00'],
        ),
        deal(
          ['2026.06.02 11:00:00', '4'],
          ['buy', 'out by', '0.10', '13'],
          ['0.00', '0.00', '0.00', '-9.00', '998.00'],
        ),
      ],
      ...{ balance: '998.00', net: '-2.00', gains: '7.00', losses: '-9.00' },
    }),
  );
  expect(trades.map(({ id, side, net }) => [id, side, net])).toEqual([
    ['11', 'buy', 700],
    ['12', 'sell', -900],
  ]);
});

it('lists a charge outside any trade as an adjustment', () => {
  const statement = statementOf(
    mt5Statement({
      deals: [
        DEPOSIT,
        deal(
          ['2026.06.02 09:00:00', '1'],
          ['buy', 'in', '0.10', '11'],
          ['-1.00', '0.00', '0.00', '0.00', '999.00'],
        ),
        deal(
          ['2026.06.02 10:00:00', '2'],
          ['sell', 'out', '0.10', '12'],
          ['-1.00', '-0.50', '0.00', '7.00', '1 004.50'],
        ),
        [
          ...['2026.06.03 00:00:00', '3', '', 'charge', '', '', '', ''],
          ...['0.00', '0.00', '0.00', '-9.00', '995.50', 'Inactivity'],
        ],
      ],
      ...{ balance: '995.50', net: '4.50', gains: '4.50', losses: '0.00' },
    }),
  );
  expect(statement.movements.at(-1)).toMatchObject({ kind: 'adjustment', amount: -900 });
  expect(statement.trades[0]).toMatchObject({ commission: -200, fees: -50, profit: 700, net: 450 });
  expect(statement.warnings.map(({ code }) => code)).toContain('adjustment-booked-apart');
});

it.for([
  ['that include', '1 100.00', '1 107.00'],
  ['that exclude', '1 000.00', '1 007.00'],
])('checks running balances %s credits', ([, afterCredit = '', end = '']) => {
  const bytes = mt5Statement({
    deals: [
      DEPOSIT,
      [
        ...['2026.06.01 10:00:00', '9', '', 'credit', '', '', '', ''],
        ...['0.00', '0.00', '0.00', '100.00', afterCredit, 'Bonus'],
      ],
      deal(
        ['2026.06.02 09:00:00', '1'],
        ['buy', 'in', '0.10', '11'],
        ['0.00', '0.00', '0.00', '0.00', afterCredit],
      ),
      deal(
        ['2026.06.02 10:00:00', '2'],
        ['sell', 'out', '0.10', '12'],
        ['0.00', '0.00', '0.00', '7.00', end],
      ),
    ],
    ...{ balance: end, net: '7.00', gains: '7.00', losses: '0.00' },
  });
  expect(broken(bytes)).toEqual([]);
});

it('reports the first row whose balance does not follow from the previous balance', () => {
  const bytes = mt5Statement({
    deals: [
      DEPOSIT,
      deal(
        ['2026.06.02 09:00:00', '1'],
        ['buy', 'in', '0.10', '11'],
        ['0.00', '0.00', '0.00', '0.00', '1 000.00'],
      ),
      deal(
        ['2026.06.02 10:00:00', '2'],
        ['sell', 'out', '0.10', '12'],
        ['0.00', '0.00', '0.00', '7.00', '1 008.00'],
      ),
    ],
    ...{ balance: '1 008.00', net: '7.00', gains: '7.00', losses: '0.00' },
  });
  expect(broken(bytes)).toEqual([
    { figure: 'balanceColumn', unit: 'money', reported: 100_800, own: 100_700, row: 6 },
  ]);
});

it('says that a position was opened before the file begins', () => {
  const statement = statementOf(
    mt5Statement({
      positions: [
        [
          ...['2026.05.02 09:00:00', '11', 'EURUSD', 'buy', '0.10', '1.13000', '1.12000', ''],
          ...['2026.06.02 10:00:00', '1.13600', '-2.00', '0.00', '60.00'],
        ],
      ],
      deals: [
        deal(
          ['2026.06.02 10:00:00', '2'],
          ['sell', 'out', '0.10', '12'],
          ['-1.00', '0.00', '0.00', '60.00', '559.00'],
        ),
      ],
      ...{ balance: '559.00', net: '58.00', gains: '58.00', losses: '0.00' },
    }),
  );
  expect(statement.trades[0]).toMatchObject({ stopFirst: null, stopLast: '1.12', net: 5800 });
  expect(statement.warnings.map(({ code }) => code)).toEqual(['history-before-file', 'opened-before-file']);
});

/** The English sample with a changed cell in a position's row; its deals still have the right value. */
const withPosition = (number: string, search: string, replacement: string) => {
  const text = new TextDecoder('utf-16le').decode(sampleBytes('04'));
  const [row = ''] = text.match(new RegExp(`<tr(?:(?!<tr)[^])*?>${number}<[^]*?</tr>`)) ?? [];
  return utf16(replaced(text.replace(/^\ufeff/, ''), row, replaced(row, search, replacement)));
};

it.for([
  ['closing price', '8000012', '>4731.00<', '>4731.50<', 'positionClosePrice'],
  ['opening price', '8000012', '>4720.00<', '>4725.00<', 'positionOpenPrice'],
  ['closing price after partial closes', '8000018', '>4716.00<', '>4761.00<', 'positionClosePrice'],
  ['size', '8000016', '>0.4<', '>4<', 'positionVolume'],
  ['instrument', '8000021', '>USDJPY<', '>EURJPY<', 'positionSymbol'],
  ['closing time', '8000010', '>2026.06.03 14:20:10<', '>2026.06.03 15:20:10<', 'positionCloseTime'],
] as const)(
  'reports the position whose %s contradicts its deals',
  ([, number, search, replacement, figure]) => {
    expect(broken(sampleBytes('04'))).toEqual([]);
    const [found, ...others] = broken(withPosition(number, search, replacement));
    expect(others).toEqual([]);
    const row = statementOf(sampleBytes('04')).trades.find(({ id }) => id === number)?.fileRows[0];
    expect(found).toMatchObject({ figure, unit: 'text', row });
  },
);
