import { expect, it } from 'vitest';
import {
  balanceDrawdown,
  groupTradesBy,
  combineResults,
  journalFigures,
  measuredTrades,
  openingHour,
  openingWeekday,
} from '@/domain/journal/figures';
import { DEFAULT_RISK_SETTINGS } from '@/domain/journal/risk';
import { columnFigures } from '@/domain/signals/figures';
import { meanInterval } from '@/domain/numbers/statistics';
import { sampleBytes, statementOf } from '../../../support/statements.ts';

it('finds that the results of forty trades of +2R and −1R may be due to chance', () => {
  const results = Array.from({ length: 40 }, (_, index) => (index < 16 ? 200 : -100));
  const { totals, expectancy, profitFactor, winRate } = columnFigures(results);
  expect([totals.total, expectancy, profitFactor, winRate?.share]).toEqual([800, 20, 133, 0.4]);
  const interval = meanInterval(results);
  expect([interval?.low.toFixed(1), interval?.high.toFixed(1)]).toEqual(['-27.6', '67.6']);
});

const measured = (sample: string) => measuredTrades(statementOf(sampleBytes(sample)), DEFAULT_RISK_SETTINGS);

it('calculates the drawdown from a peak, taking trades in the order they closed', () => {
  const { money } = journalFigures(measured('04'));
  expect(money.totals.running).toEqual([19_340, 8270, 15_440, 21_160, 52_800, 47_251]);
  expect([money.totals.drawdown, money.totals.drawdownBetween]).toEqual([-11_070, [1, 2]]);
});

it('totals the costs, and the adjustments separately', () => {
  const { movements } = statementOf(sampleBytes('02'));
  expect(journalFigures(measured('02'), movements).costs).toMatchObject({
    commission: -770,
    fees: -15,
    swap: -290,
    adjustments: -320,
  });
});

it('reports unknown costs as unknown, not as 0', () => {
  const { costs, moneyBeforeCosts } = journalFigures(measured('10'));
  expect(costs).toMatchObject({ commission: null, swap: null, share: null });
  expect(moneyBeforeCosts).toBeNull();
});

it('calculates the drawdown as a percentage of the balance at its peak', () => {
  // The balance fell by 110.70 from 10,193.40; the withdrawal of 1,000.00 afterwards doesn't count as a fall.
  expect(balanceDrawdown(statementOf(sampleBytes('04')))).toBeCloseTo((100 * 110.7) / 10_193.4, 6);
  expect(balanceDrawdown(statementOf(sampleBytes('12')))).toBeNull();
});

it('combines R results across accounts in closing order, whatever the currencies', () => {
  const accounts = ['04', '08'].map((sample) => {
    const statement = statementOf(sampleBytes(sample));
    const measured = measuredTrades(statement, {
      defaultRisk: { kind: 'amount', amount: 10_000 },
      usesLastStop: false,
    });
    return { trades: statement.trades, results: measured.map(({ r }) => r) };
  });
  const { inR, trades } = combineResults(accounts);
  // The trades in the second account closed first, third and fifth.
  expect([inR[0], inR[2], inR[4]]).toEqual(accounts[1]?.results.map(({ net }) => net));
  expect([inR.length, trades]).toEqual([9, 9]);
});

it('groups trades by instrument, with R where it is known', () => {
  expect(groupTradesBy(measured('04'), ({ instrument }) => instrument)).toEqual([
    { key: 'EURUSD', trades: 2, money: 25_060, r: 193, withR: 1 },
    { key: 'XAUUSD', trades: 2, money: 20_570, r: 47, withR: 2 },
    { key: 'GBPUSD', trades: 1, money: 7170, r: 120, withR: 1 },
    { key: 'USDJPY', trades: 1, money: -5549, r: 0, withR: 0 },
  ]);
});

it("takes the weekday and hour of opening from the server's clock", () => {
  const [{ trade } = { trade: null }] = measured('04');
  expect(trade && [openingWeekday(trade), openingHour(trade)]).toEqual([2, 10]);
  expect(measured('10').map((one) => openingWeekday(one.trade))).toEqual([null, null, null]);
});
