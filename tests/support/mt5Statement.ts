import { utf16 } from './statements.ts';

/** A deal: time, number, symbol, type, direction, volume, price, order, commission, fee, swap, profit, balance, comment. */
export type DealCells = readonly string[];

const row = (cells: readonly string[]) => `<tr align="right"><td>${cells.join('</td><td>')}</td></tr>`;

const HEADINGS =
  'Time Deal Symbol Type Direction Volume Price Order Commission Fee Swap Profit Balance Comment'.split(' ');

interface Report {
  /** Cells: time, number, symbol, side, volume, price, stop, target, time, price, commission, swap, profit. */
  readonly positions?: readonly (readonly string[])[];
  readonly orders?: readonly (readonly string[])[];
  readonly deals: readonly DealCells[];
  readonly balance: string;
  readonly net: string;
  readonly gains: string;
  readonly losses: string;
  readonly mode?: 'Hedge' | 'Netting';
}

/** A report with the given rows and totals. */
export const mt5Statement = ({
  positions = [],
  orders = [],
  deals,
  balance,
  net,
  gains,
  losses,
  mode = 'Hedge',
}: Report): Uint8Array =>
  utf16(`<html><head><title>2000009: Sample Person - Trade History Report</title></head><body><table>
<tr><th>Name:</th><th>Sample Person</th></tr><tr><th>Account:</th><th>2000009&nbsp;(USD,&nbsp;Server,&nbsp;real,&nbsp;${mode})</th></tr>
${positions.map(row).join('\n')}
${orders.map(row).join('\n')}
${row(HEADINGS)}
${deals.map(row).join('\n')}
<tr><td>Balance:</td><td>${balance}</td></tr>
<tr><td>Total Net Profit:</td><td>${net}</td><td>Gross Profit:</td><td>${gains}</td><td>Gross Loss:</td><td>${losses}</td></tr>
</table></body></html>`);
