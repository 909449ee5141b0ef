import { utf8 } from './statements.ts';

/** A closed trade as MetaTrader 4 writes it, with the columns that matter; the others have ordinary values. */
export interface ClosedRow {
  readonly ticket: number;
  readonly side?: 'buy' | 'sell';
  readonly size?: string;
  readonly item?: string;
  readonly opened?: string;
  readonly open?: string;
  readonly stop?: string;
  readonly closed?: string;
  readonly close?: string;
  readonly commission?: string;
  readonly swap?: string;
  readonly profit: string;
  readonly comment?: string;
}

const row = (cells: readonly string[], title = '') =>
  `<tr align=right><td${title && ` title="${title}"`}>${cells.join('</td><td class=mspt>')}</td></tr>`;

export const closedRow = ({
  ticket,
  side = 'buy',
  size = '0.10',
  item = 'eurusd',
  opened = '2026.06.02 10:00:00',
  open = '1.13600',
  stop = '0.00000',
  closed = '2026.06.02 15:30:21',
  close = '1.13900',
  commission = '0.00',
  swap = '0.00',
  profit,
  comment = '',
}: ClosedRow): string =>
  row(
    [
      ...[String(ticket), opened, side, size, item, open, stop, '0.00000', closed, close],
      ...[commission, '0.00', swap, profit],
    ],
    comment,
  );

export const balanceRow = (ticket: number, amount: string, comment: string, type = 'balance'): string =>
  `<tr align=right><td title="${comment}">${ticket}</td><td>2026.06.01 08:00:00</td><td>${type}</td>` +
  `<td colspan=10 align=left>${comment}</td><td class=mspt>${amount}</td></tr>`;

export const cancelledRow = (ticket: number): string =>
  `<tr align=right><td>${ticket}</td><td>2026.06.02 09:00:00</td><td>buy stop</td><td>0.10</td><td>eurusd</td>` +
  '<td>1.15000</td><td>0.00000</td><td>0.00000</td><td>2026.06.02 11:00:00</td><td>1.14500</td>' +
  '<td colspan=4>cancelled</td></tr>';

interface Summary {
  readonly closed: string;
  readonly deposits?: string;
  readonly balance: string;
  readonly credit?: string;
  readonly currency?: string;
}

/** A statement with the given rows and totals. */
export const mt4Statement = (
  rows: readonly string[],
  { closed, deposits = '0.00', balance, credit = '0.00', currency = 'USD' }: Summary,
): Uint8Array =>
  utf8(`<html><head><title>Statement: 1000009 - Sample Person</title></head><body><table>
<tr><td colspan=2><b>Account: 1000009</b></td><td colspan=5><b>Name: Sample Person</b></td><td><b>Currency: ${currency}</b></td></tr>
<tr><td colspan=14><b>Closed Transactions:</b></td></tr>
${rows.join('\n')}
<tr><td colspan=12><b>Closed P/L:</b></td><td colspan=2><b>${closed}</b></td></tr>
<tr><td colspan=14><b>Summary:</b></td></tr>
<tr><td><b>Deposit/Withdrawal:</b></td><td>${deposits}</td><td><b>Credit Facility:</b></td><td>${credit}</td></tr>
<tr><td><b>Closed Trade P/L:</b></td><td>${closed}</td><td><b>Balance:</b></td><td>${balance}</td></tr>
</table></body></html>`);
