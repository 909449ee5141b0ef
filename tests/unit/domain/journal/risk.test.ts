import { expect, it } from 'vitest';
import { journalFigures, measuredTrades } from '@/domain/journal/figures';
import { DEFAULT_RISK_SETTINGS, resultsInR, type RiskSettings } from '@/domain/journal/risk';
import { NO_NOTES } from '@/domain/journal/types';
import { closedRow, mt4Statement } from '../../../support/mt4Statement.ts';
import { sampleBytes, statementOf } from '../../../support/statements.ts';

const measured = (sample: string, settings: Partial<RiskSettings> = {}) =>
  measuredTrades(statementOf(sampleBytes(sample)), { ...DEFAULT_RISK_SETTINGS, ...settings });

const FIFTY_DOLLARS = { kind: 'amount', amount: 5000 } as const;

it('leaves R unknown for every trade in a file that has only last stops', () => {
  const figures = journalFigures(measured('01'));
  expect(figures.knownR).toEqual({ typed: 0, first: 0, default: 0, last: 0 });
  expect(figures.money.totals.total).toBe(11_549);
});

it('calculates R from last stops on request, in a separate column', () => {
  const figures = journalFigures(measured('01', { usesLastStop: true }));
  expect(figures.knownR.last).toBe(2);
  expect([figures.r.trades, figures.rByLastStop.totals.total]).toEqual([0, 94]);
});

it('leaves R unknown where the last stop is beyond the entry', () => {
  const gold = measured('01', { usesLastStop: true }).find(({ trade }) => trade.id === '5000013');
  expect(gold?.r).toEqual({ basis: 'none', gross: null, net: null });
});

it('uses the first stop of a trade whose stop was moved into profit', () => {
  const moved = measured('04').find(({ trade }) => trade.id === '8000014');
  expect(moved?.r).toEqual({ basis: 'first', gross: 125, net: 120 });
});

it("calculates R from the visitor's usual risk, unless an amount was entered for the trade", () => {
  const { trades } = statementOf(sampleBytes('08'));
  const noted = trades.map((trade) => ({
    ...trade,
    notes: { ...NO_NOTES, riskTyped: trade.id === '315000003' ? 22_140 : null },
  }));
  const settings = { ...DEFAULT_RISK_SETTINGS, defaultRisk: FIFTY_DOLLARS };
  expect(resultsInR(noted, settings).map(({ basis, net }) => [basis, net])).toEqual([
    ['default', 132],
    ['typed', -100],
    ['default', 3105],
  ]);
  expect(resultsInR(trades, settings).map(({ basis }) => basis)).toEqual(['default', 'default', 'default']);
});

it('calculates a percentage risk from the balance at the time the trade was opened', () => {
  const onePercent = { kind: 'percent', hundredths: 100 } as const;
  // 10,000.00 deposited; the second trade was opened after 65.90 was won.
  expect(measured('08', { defaultRisk: onePercent }).map(({ r }) => r.net)).toEqual([66, -220, 1577]);
  expect(measured('12', { defaultRisk: onePercent }).map(({ r }) => r.basis)).toEqual(['none', 'none']);
});

const closing = (ticket: number, closed: string, close: string, profit: string) =>
  closedRow({ ticket, stop: '1.13400', closed, close, commission: '-1.00', profit });

const resultsByLastStop = (rows: readonly string[], closed: string) =>
  resultsInR(statementOf(mt4Statement(rows, { closed, balance: '0.00' })).trades, {
    defaultRisk: null,
    usesLastStop: true,
  }).map(({ gross, net }) => [gross, net]);

it('calculates net R for a trade closed at its entry price by using another trade within a week', () => {
  const flat = closing(1, '2026.06.02 11:00:00', '1.13600', '0.00');
  const near = closing(2, '2026.06.08 11:00:00', '1.13900', '30.00');
  const far = closing(2, '2026.06.10 11:00:00', '1.13900', '30.00');
  expect(resultsByLastStop([flat, near], '28.00')[0]).toEqual([0, -5]);
  expect(resultsByLastStop([flat, far], '28.00')[0]).toEqual([0, null]);
});

it('omits net R when a result is too small to be exact', () => {
  const tiny = closing(1, '2026.06.02 11:00:00', '1.13601', '0.10');
  expect(resultsByLastStop([tiny], '-0.90')).toEqual([[1, null]]);
});
