/*
 * The statement that visitors without one can try: a report like those from MetaTrader 5, for an invented demo
 * account with invented prices. It's generated, because as text it would be forty times as long.
 */

const DEPOSIT = 10_000;
const COMMISSION = 3;
const STOP_PIPS = 25;
const START = Date.UTC(2026, 2, 2, 8);
const HOUR_MS = 3_600_000;

const INSTRUMENTS = [
  { symbol: 'EURUSD', price: 1.164, pip: 0.0001, digits: 5, worth: 10 },
  { symbol: 'GBPUSD', price: 1.335, pip: 0.0001, digits: 5, worth: 10 },
  { symbol: 'XAUUSD', price: 4120, pip: 0.1, digits: 2, worth: 10 },
] as const;

/** How the trades end: at the stop, at the target, or by hand with a gain or a loss. */
const OUTCOMES = 'SSTSGSSTSLSTTSSSSGSTSTSSLTSGTSSTSSSSSTSTTSLSTSGT';
const PIPS: Readonly<Record<string, number>> = { S: -STOP_PIPS, T: 2 * STOP_PIPS, G: 18, L: -12 };

const time = (ms: number) => new Date(ms).toISOString().slice(0, 19).replaceAll('-', '.').replace('T', ' ');
const money = (amount: number) => amount.toFixed(2).replace(/\B(?=(?:\d{3})+\.)/g, ' ');
const row = (cells: readonly string[]) => `<tr align="right"><td>${cells.join('</td><td>')}</td></tr>`;

function openingOf(index: number): number {
  const day = Math.floor(index / 2);
  const week = Math.floor(day / 4);
  return START + (week * 7 + (day % 4)) * 24 * HOUR_MS + (index % 2 === 0 ? 0 : 5) * HOUR_MS;
}

function tradeAt(index: number) {
  const { symbol, price, pip, digits, worth } =
    INSTRUMENTS[index % 7 === 6 ? 2 : index % 2] ?? INSTRUMENTS[0];
  const isBuy = index % 3 !== 1;
  const sign = isBuy ? 1 : -1;
  const lots = index % 5 === 4 ? 0.2 : 0.1;
  const pips = PIPS[OUTCOMES.charAt(index)] ?? 0;
  const entry = price + ((index * 37) % 90) * pip;
  const at = (distance: number) => (entry + sign * distance * pip).toFixed(digits);
  const opened = openingOf(index);
  // Every eighth trade has no stop, as happens in practice.
  const stop = index % 8 === 5 ? '' : at(-STOP_PIPS);
  return {
    ...{ id: String(5001 + index), symbol, side: isBuy ? 'buy' : 'sell', exit: isBuy ? 'sell' : 'buy' },
    ...{ lots: lots.toString(), stop, target: at(2 * STOP_PIPS), entry: at(0), close: at(pips) },
    ...{ opened: time(opened), closed: time(opened + (2 + (index % 4)) * HOUR_MS) },
    commission: Math.round(COMMISSION * 2 * lots * 100) / 100,
    swap: index % 6 === 3 ? -0.4 : 0,
    profit: Math.round(pips * worth * lots * 100) / 100,
    reason: pips === -STOP_PIPS ? `[sl ${at(-STOP_PIPS)}]` : pips === 2 * STOP_PIPS ? `[tp ${at(pips)}]` : '',
  };
}

type SampleTrade = ReturnType<typeof tradeAt>;

const positionRow = ({ id, symbol, side, lots, stop, target, entry, close, ...trade }: SampleTrade) =>
  row([
    ...[trade.opened, id, symbol, side, lots, entry, stop, target, trade.closed, close],
    ...[money(-trade.commission), money(trade.swap), money(trade.profit)],
  ]);

const orderRow = ({ id, symbol, side, lots, stop, target, opened }: SampleTrade) =>
  row([opened, id, symbol, side, `${lots} / ${lots}`, 'market', stop, target, opened, 'filled', '']);

export function sampleStatement(): string {
  const trades = Array.from(OUTCOMES, (_, index) => tradeAt(index));
  const events = trades
    .flatMap((trade, index) => [
      { trade, isIn: true, deal: 2 * index + 2, at: trade.opened },
      { trade, isIn: false, deal: 2 * index + 3, at: trade.closed },
    ])
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.deal - b.deal));
  let balance = DEPOSIT;
  const deals = events.map(({ trade, isIn, deal, at }) => {
    const { id, symbol, side, exit, lots, entry, close, commission, swap, profit, reason } = trade;
    const half = -commission / 2;
    balance += half + (isIn ? 0 : swap + profit);
    return row([
      ...[
        at,
        String(8000 + deal),
        symbol,
        isIn ? side : exit,
        isIn ? 'in' : 'out',
        lots,
        isIn ? entry : close,
      ],
      ...[isIn ? id : String(Number(id) + 1000), money(half), '0.00', money(isIn ? 0 : swap)],
      ...[money(isIn ? 0 : profit), money(balance), isIn ? '' : reason],
    ]);
  });
  const nets = trades.map(({ commission, swap, profit }) => profit + swap - commission);
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const first = row([
    ...[time(START - HOUR_MS), '8001', '', 'balance', '', '', '', '', '0.00', '0.00', '0.00'],
    ...[money(DEPOSIT), money(DEPOSIT), 'Deposit'],
  ]);
  const results = [
    ...['Total Net Profit:', money(sum(nets)), 'Gross Profit:', money(sum(nets.filter((net) => net > 0)))],
    ...['Gross Loss:', money(sum(nets.filter((net) => net < 0)))],
  ];
  return `<html><head><title>9000001: Sample - Trade History Report</title></head><body><table>
${row(['Account:', '9000001 (USD, Sample-Demo, demo, Hedge)'])}
${trades.map(positionRow).join('\n')}
${trades.map(orderRow).join('\n')}
${row('Time Deal Symbol Type Direction Volume Price Order Commission Fee Swap Profit Balance Comment'.split(' '))}
${[first, ...deals].join('\n')}
${row(['Balance:', money(balance)])}
${row(results)}
</table></body></html>`;
}
