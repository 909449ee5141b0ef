import { expect, it } from 'vitest';
import { readCandles } from '@/domain/signals/candleRows';

const CANDLES = [
  [108400, 108466, 108390, 108452],
  [108452, 108520, 108440, 108500],
];

/** What people paste, by platform; two candles each. */
it.each<[string, string]>([
  [
    'MetaTrader 4',
    '2026.11.20,14:00,1.08400,1.08466,1.08390,1.08452,1234\n2026.11.20,15:00,1.08452,1.08520,1.08440,1.08500,998',
  ],
  [
    'MetaTrader 5 with its header',
    '<DATE>\t<TIME>\t<OPEN>\t<HIGH>\t<LOW>\t<CLOSE>\t<TICKVOL>\t<VOL>\t<SPREAD>\n2026.11.20\t14:00:00\t1.08400\t1.08466\t1.08390\t1.08452\t50944\t0\t5\n2026.11.20\t15:00:00\t1.08452\t1.08520\t1.08440\t1.08500\t44662\t0\t5',
  ],
  [
    'daily MetaTrader 5 data without a header',
    '2026.11.20\t1.08400\t1.08466\t1.08390\t1.08452\t50944\t0\t5\r\n2026.11.23\t1.08452\t1.08520\t1.08440\t1.08500\t44662\t0\t5\r\n',
  ],
  [
    'HistData',
    '20261120 140000;1.084000;1.084660;1.083900;1.084520;0\n20261120 140100;1.084520;1.085200;1.084400;1.085000;0',
  ],
  [
    'Dukascopy',
    'Gmt time,Open,High,Low,Close,Volume\n20.11.2026 14:00:00.000,1.084,1.08466,1.0839,1.08452,926.5\n20.11.2026 15:00:00.000,1.08452,1.0852,1.0844,1.085,812.1',
  ],
  [
    'Dukascopy in local time without its header',
    '30.11.2026 23:00:00.000 GMT+0100,1.084,1.08466,1.0839,1.08452,926.5\n01.12.2026 00:00:00.000 GMT+0100,1.08452,1.0852,1.0844,1.085,812.1',
  ],
  [
    'TradingView with an indicator',
    'time,open,high,low,close,EMA\n1795183200,1.084,1.08466,1.0839,1.08452,1.0841123\n1795186800,1.08452,1.0852,1.0844,1.085,1.0843987',
  ],
  [
    'TradingView without its header',
    '2026-11-20T14:00:00Z,1.084,1.08466,1.0839,1.08452\n2026-11-20T15:00:00Z,1.08452,1.0852,1.0844,1.085',
  ],
  [
    'stooq',
    'Date,Open,High,Low,Close\n2026-11-20,1.084,1.08466,1.0839,1.08452\n2026-11-23,1.08452,1.0852,1.0844,1.085',
  ],
  [
    'stooq with its ticker',
    '<TICKER>,<PER>,<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>,<OPENINT>\nEURUSD,60,20261120,140000,1.084,1.08466,1.0839,1.08452,0,0\nEURUSD,60,20261120,150000,1.08452,1.0852,1.0844,1.085,0,0',
  ],
  [
    'a site that puts the latest day first',
    '"Date","Price","Open","High","Low","Vol."\n"11/23/2026","1.0850","1.08452","1.0852","1.0844",""\n"11/20/2026","1.08452","1.0840","1.08466","1.0839",""',
  ],
  [
    'a site with a 12-hour clock',
    'Date,Open,High,Low,Close\n11/20/2026 12:00 PM,1.084,1.08466,1.0839,1.08452\n11/20/2026 1:00 PM,1.08452,1.0852,1.0844,1.085',
  ],
  [
    'a spreadsheet with a 12-hour clock',
    '11/20/2026,11:00:00 AM,1.084,1.08466,1.0839,1.08452\n11/20/2026,12:00:00 pm,1.08452,1.0852,1.0844,1.085',
  ],
])('reads candles from %s', (_platform, pasted) => {
  expect(readCandles(pasted, 5)).toEqual({ candles: CANDLES, problem: null });
});

it('reads the point in an export as the decimal separator', () => {
  const pasted = '2026.11.20,14:00,345.600,346.000,345.100,345.200,12';
  expect(readCandles(pasted, 1).candles).toEqual([[3456, 3460, 3451, 3452]]);
});

/** The line number refers to the pasted text. */
it.each<[string, string, object]>([
  ['HistData ticks', '20261120 140003660,1.08400,1.08412,0', { code: 'candleTicks', line: 1 }],
  [
    'Dukascopy ticks',
    'Gmt time,Ask,Bid,AskVolume,BidVolume\n20.11.2026 14:00:00.123,1.08412,1.084,0.75,1.5',
    { code: 'candleTicks', line: 1 },
  ],
  [
    'Dukascopy ticks without a header',
    '20.11.2026 14:00:00.123,1.08412,1.084,0.75,1.5',
    { code: 'candleTicks', line: 1 },
  ],
  ['a header alone', 'time,open,high,low,close', { code: 'candleHeaderOnly' }],
  [
    'a header without the low',
    'Date,Open,High,Close\n2026-11-20,1,2,1',
    { code: 'candleColumn', column: 'low' },
  ],
  [
    'more decimal places than the instrument has',
    '1.08400 1.08466 1.08390 1.08452\n1.084001 1.084665 1.083904 1.084519',
    { code: 'candleDecimals', line: 2, text: '1.084001', decimals: 5 },
  ],
  ['a word', '2026.11.20,14:00,1.08400,n/a,1.08390,1.08452,12', { code: 'candleWord', line: 1, text: 'n/a' }],
  [
    'a header in another language',
    'Datum;Zuletzt;Eröffnung;Hoch;Tief\n20.11.2026;1,08452;1,08400;1,08466;1,08390',
    { code: 'candleWord', line: 1, text: 'Datum' },
  ],
  [
    'three prices after a blank line',
    '1.0840 1.0850 1.0830 1.0845\n\n1.0840 1.0850 1.0830',
    { code: 'candleCells', line: 3, count: 3 },
  ],
  ['five numbers', '1.0840 1.0850 1.0830 1.0845 1200', { code: 'candleCells', line: 1, count: 5 }],
  [
    'a row that is cut off',
    'time,open,high,low,close\n1795183200,1.084,1.08466',
    { code: 'candleCells', line: 2, count: 2 },
  ],
  [
    'times that go back and forth',
    '2026-11-20,1,2,1,2\n2026-11-24,1,2,1,2\n2026-11-23,1,2,1,2',
    { code: 'candleOrder', line: 3 },
  ],
  [
    'a high below its open after a header',
    'Date,Open,High,Low,Close\n2026-11-20,1.085,1.084,1.083,1.0845',
    { code: 'candleContradiction', line: 2 },
  ],
])('explains why it rejects %s', (_what, pasted, problem) => {
  expect(readCandles(pasted, 5).problem).toEqual({ ...problem, field: 'candles' });
});
