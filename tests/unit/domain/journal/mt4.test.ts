import { expect, it } from 'vitest';
import { columnFigures } from '@/domain/signals/figures';
import { balanceRow, cancelledRow, closedRow, mt4Statement } from '../../../support/mt4Statement.ts';
import { statementOf } from '../../../support/statements.ts';

const codes = (bytes: Uint8Array) => statementOf(bytes).warnings.map(({ code }) => code);

it('sorts balance rows into deposits, withdrawals, adjustments and credits', () => {
  const { movements, checks } = statementOf(
    mt4Statement(
      [
        balanceRow(71001, '1 000.00', 'Deposit, swap-free'),
        balanceRow(71002, '-1.20', 'Financing'),
        balanceRow(71003, '100.00', 'Bonus', 'credit'),
        balanceRow(71004, '-50.00', 'Einzelposten 7'),
        closedRow({ ticket: 71005, profit: '10.00' }),
      ],
      { closed: '10.00', deposits: '948.80', balance: '958.80', credit: '100.00' },
    ),
  );
  expect(movements.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['deposit', 100_000],
    ['adjustment', -120],
    ['credit', 10_000],
    ['withdrawal', -5000],
  ]);
  expect(checks.filter(({ reported, own }) => reported !== own)).toEqual([]);
});

it('counts a cancelled order, but not as a trade', () => {
  const { trades, ignored } = statementOf(
    mt4Statement([cancelledRow(71004), closedRow({ ticket: 71005, profit: '10.00' })], {
      closed: '10.00',
      balance: '10.00',
    }),
  );
  expect([trades.length, ignored]).toEqual([1, { cancelledOrders: 1 }]);
});

it('reads a position closed by an opposite one as two trades', () => {
  const opened = '2026.06.03 09:00:00';
  const { trades } = statementOf(
    mt4Statement(
      [
        closedRow({ ticket: 71008, size: '0.20', profit: '80.00', comment: 'partial close' }),
        closedRow({
          ticket: 71009,
          side: 'sell',
          size: '0.00',
          opened,
          profit: '0.00',
          comment: 'close hedge by #71008',
        }),
        closedRow({ ticket: 71010, side: 'sell', opened, profit: '-5.00', comment: 'from #71008' }),
      ],
      { closed: '75.00', balance: '75.00' },
    ),
  );
  expect(trades.map(({ id, side, volume, net, rows }) => [id, side, volume, net, rows])).toEqual([
    ['71008', 'buy', '0.2', 8000, 1],
    ['71009', 'sell', '0.1', -500, 2],
  ]);
});

it('combines the parts of a trade when only the first refers to the second', () => {
  const { trades } = statementOf(
    mt4Statement(
      [
        closedRow({ ticket: 1, profit: '5.00', comment: 'to #2' }),
        closedRow({ ticket: 2, closed: '2026.06.03 10:00:00', profit: '1.00', comment: '[sl]' }),
      ],
      { closed: '6.00', balance: '6.00' },
    ),
  );
  expect(trades.map(({ id, rows, net, closeReason }) => [id, rows, net, closeReason])).toEqual([
    ['1', 2, 600, 'stop'],
  ]);
});

it('distinguishes a stop-out from a stop loss', () => {
  const row = closedRow({ ticket: 1, profit: '-6 000.00', comment: 'so: 49.2%/3050.0/6199.2' });
  const [trade] = statementOf(mt4Statement([row], { closed: '-6 000.00', balance: '0.00' })).trades;
  expect([trade?.closeReason, trade?.net]).toEqual(['stop-out', -600_000]);
});

it("excludes a broker's total for old trades from the trades, but includes it in the check", () => {
  const bytes = mt4Statement(
    [
      closedRow({
        ticket: 1,
        size: '0.00',
        item: 'profit',
        open: '0.00000',
        close: '0.00000',
        profit: '-148.00',
        comment: 'Summary trade result Q4 2024',
      }),
      closedRow({ ticket: 2, profit: '10.00' }),
    ],
    { closed: '-138.00', balance: '500.00' },
  );
  const { trades, movements, checks, openingBalance } = statementOf(bytes);
  expect(trades.map(({ id }) => id)).toEqual(['2']);
  expect(movements).toMatchObject([{ kind: 'archive', amount: -14_800 }]);
  expect(checks.every(({ reported, own }) => reported === own)).toBe(true);
  expect(openingBalance).toBe(63_800);
  expect(codes(bytes)).toEqual(['archived-history', 'history-before-file', 'trade-without-stop']);
});

it("keeps the sign of a broker's total for old deposits and withdrawals", () => {
  const { movements } = statementOf(
    mt4Statement(
      [
        balanceRow(1, '500.00', 'Summary balance result Q3 2024'),
        balanceRow(2, '-200.00', 'Summary balance result Q4 2024'),
        closedRow({ ticket: 3, profit: '10.00' }),
      ],
      { closed: '10.00', deposits: '300.00', balance: '310.00' },
    ),
  );
  expect(movements.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['deposit', 50_000],
    ['withdrawal', -20_000],
  ]);
});

it('warns that an account is in cents', () => {
  const bytes = mt4Statement([closedRow({ ticket: 1, profit: '10.00', stop: '1.13000' })], {
    closed: '10.00',
    balance: '10.00',
    currency: 'USC',
  });
  expect(codes(bytes)).toEqual(['cent-account']);
});

it('leaves a deposit made between trades out of the drawdown', () => {
  const day = (date: number, ticket: number, profit: string) =>
    closedRow({ ticket, closed: `2026.06.0${date} 10:00:00`, profit });
  const { trades } = statementOf(
    mt4Statement(
      [
        balanceRow(4, '1 000.00', 'Deposit'),
        day(5, 3, '-30.00'),
        day(2, 1, '50.00'),
        balanceRow(5, '500.00', 'Deposit'),
        day(4, 2, '-40.00'),
      ],
      { closed: '-20.00', deposits: '1 500.00', balance: '1 480.00' },
    ),
  );
  expect(columnFigures(trades.map(({ net }) => net)).totals.drawdown).toBe(-7000);
});

it("reads a trade's comment from the row below if the platform wrote no tooltip", () => {
  const rows = [
    closedRow({ ticket: 1, profit: '10.00' }),
    '<tr><td colspan=9>&nbsp;</td><td>777</td><td colspan=3>Plan A[tp]</td></tr>',
  ];
  const [trade] = statementOf(mt4Statement(rows, { closed: '10.00', balance: '10.00' })).trades;
  expect([trade?.comment, trade?.closeReason]).toEqual(['Plan A[tp]', 'target']);
});

it("resolves a broker's “Filled SL/TP” from the closing price", () => {
  const row = closedRow({ ticket: 1, stop: '1.13900', profit: '10.00', comment: 'Filled SL/TP' });
  const [trade] = statementOf(mt4Statement([row], { closed: '10.00', balance: '10.00' })).trades;
  expect(trade?.closeReason).toBe('stop');
});

it('stores markup in comments and formulas in symbols as text, and omits the name of the account holder', () => {
  const statement = statementOf(
    mt4Statement(
      [
        closedRow({
          ticket: 1,
          item: '=HYPERLINK("x")',
          profit: '10.00',
          comment: '&lt;img src=x onerror=alert(1)&gt;',
        }),
      ],
      { closed: '10.00', balance: '10.00' },
    ),
  );
  expect(statement.trades[0]).toMatchObject({
    symbol: '=HYPERLINK("x")',
    comment: '<img src=x onerror=alert(1)>',
  });
  expect(JSON.stringify(statement)).not.toContain('Sample Person');
});
