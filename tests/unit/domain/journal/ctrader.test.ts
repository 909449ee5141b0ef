import { expect, it } from 'vitest';
import { refusalOf, replaced, sampleText, statementOf, utf8 } from '../../../support/statements.ts';

const HEAD = 'Position ID,Symbol,Opening direction,Opening time,Closing time,Entry price,Closing price,';

const table = (columns: string, ...rows: string[]) => utf8(`${HEAD}${columns}\n${rows.join('\n')}\n`);

it('converts times to UTC using the time zone in the heading', () => {
  const text = sampleText('10').replace('(UTC+0)', '(UTC-3:30)');
  expect(statementOf(utf8(text)).trades[0]?.closeTime).toBe('2026-03-02T18:17:44.584Z');
});

it('keeps wall-clock times when the heading names no time zone', () => {
  const { zone, trades } = statementOf(
    table('Net USD', '1,EURUSD,Buy,02/03/2026 10:00:00,06/04/2026 09:00:00,1.1,1.2,5.00'),
  );
  expect(zone).toEqual({ kind: 'server', minutes: null });
  expect([trades[0]?.openTime, trades[0]?.closeTime]).toEqual(['2026-03-02T10:00:00', '2026-04-06T09:00:00']);
});

it('combines rows with the same position number without a warning', () => {
  const { trades, warnings } = statementOf(
    table(
      'Quantity,Net USD',
      '1,EURUSD,Buy,02/03/2026 10:00:00,02/03/2026 11:00:00,1.1,1.2,1 428 Units,5.00',
      '1,EURUSD,Buy,02/03/2026 10:00:00,02/03/2026 12:00:00,1.1,1.3,1 428 Units,7.00',
    ),
  );
  expect(trades).toMatchObject([
    { id: '1', rows: 2, volume: '2856', volumeUnit: 'units', closePrice: '1.25', net: 1200 },
  ]);
  expect(warnings.map(({ code }) => code)).not.toContain('grouped-without-position-id');
});

it('reads a dash as a missing value, and never as 0', () => {
  const { trades } = statementOf(
    table('Swap,Net USD', '1,EURUSD,Buy,02/03/2026 10:00:00,02/03/2026 11:00:00,1.1,1.2,—,5.00'),
  );
  expect(trades[0]).toMatchObject({ swap: null, commission: null, profit: null, fees: null });
});

it('refuses a file with a row that does not add up, and gives the row number', () => {
  const text = replaced(sampleText('08'), '125.00,121.50', '125.00,121.60');
  expect(refusalOf(utf8(text))).toEqual({ code: 'row-does-not-add-up', row: 3 });
});

it('identifies an unreadable cell by its column heading', () => {
  expect(refusalOf(utf8(replaced(sampleText('08'), '-50.00,-55.60', '-50.00,x')))).toEqual({
    code: 'bad-row',
    row: 4,
    column: 'Net USD',
    text: 'x',
  });
});

it('checks the balances of a table whose newest rows come first', () => {
  const [head = '', ...rows] = sampleText('10').trimEnd().split(/\r?\n/);
  const { checks, openingBalance } = statementOf(utf8([head, ...rows.toReversed()].join('\n')));
  expect(openingBalance).toBe(1_000_000);
  expect(checks).toMatchObject([{ figure: 'balanceColumn', reported: 999_224, own: 999_224 }]);
});
