import { expect, it, onTestFinished, vi } from 'vitest';
import { recordSummary } from '@/site/features/signals/recordSummary';
import { replayRecord } from '@/domain/signals/replay';
import { sampleEntries, sampleSignals } from '../../../../support/sampleSignals';
import { anEvent, anIssued, onDay } from '../../../../support/signals';

/** Created inside each test, so that an error fails the tests rather than the file. */
const samplesSummary = () => recordSummary(sampleSignals);

it('summarises the results of the sample signals', () => {
  const summary = samplesSummary();
  expect(summary.counted.map(({ signal }) => signal.number)).toEqual([1, 2, 3, 4, 6, 7, 9, 11, 12, 13]);
  expect(summary.counted.map(({ result }) => result.beforeCosts)).toEqual([
    -100, 250, -102, 115, -35, 139, -100, -140, 217, -100,
  ]);
  expect(summary.figures.beforeCosts).toMatchObject({ total: 144, drawdown: -240 });
  expect(summary.figures.afterCosts).toMatchObject({ total: 120, drawdown: -245 });
  for (const groups of [summary.byYear, summary.byMonth, summary.byMarket])
    expect([
      groups.reduce((sum, { figures }) => sum + figures.trades, 0),
      groups.reduce((sum, { figures }) => sum + figures.beforeCosts.total, 0),
      groups.reduce((sum, { figures }) => sum + figures.afterCosts.total, 0),
    ]).toEqual([10, 144, 120]);
});

it('groups by market, closing month and period of twelve months', () => {
  const summary = samplesSummary();
  expect(summary.byMarket.map(({ name, figures }) => [name, figures.wins, figures.losses])).toEqual([
    ['Forex', 2, 3],
    ['Commodities', 1, 1],
    ['Indices', 0, 1],
    ['Crypto', 1, 0],
    ['Stocks', 0, 1],
  ]);
  expect(summary.byMonth.map(({ name }) => name.replace(' 2026', '')).join()).toBe(
    'January,February,March,April,June,August',
  );
  expect(summary.byYear.map(({ name }) => name)).toEqual(['12 January 2026 to 11 January 2027, so far']);
  expect(summary.period).toEqual({ from: '2026-01-12T08:05:00.000Z', to: '2026-11-20T09:30:00.000Z' });
});

it('groups by month in UTC in any time zone', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const { signals } = replayRecord([
    anIssued(),
    anEvent('triggered', onDay(1), { price: '1.08400' }),
    anEvent('closed', '2026-01-31T23:30:00.000Z', { price: '1.10000', reason: 'target' }),
  ]);
  expect(recordSummary(signals).byMonth.map(({ name }) => name)).toEqual(['January 2026']);
});

it('summarises only real signals as soon as there are any', () => {
  const at = onDay(320);
  const { signals } = replayRecord([
    ...sampleEntries,
    anIssued({ signal: 17, at, createdAt: at, publishedAt: at, validUntil: onDay(330) }),
  ]);
  const mixed = recordSummary(signals);
  expect(mixed).toMatchObject({ counted: [], samplesLeftOut: 16, isSample: false });
  expect(mixed.signals.map(({ number }) => number)).toEqual([17]);
  expect(mixed.period).toEqual({ from: at, to: at });
  expect(samplesSummary()).toMatchObject({ samplesLeftOut: 0, isSample: true, late: 0 });
});

it('treats a period of twelve months as complete only after it has passed', () => {
  const second = (entry: object) => ({ ...entry, signal: 2 });
  const at = '2027-02-01T09:00:00.000Z';
  const { signals } = replayRecord([
    anIssued(),
    anEvent('triggered', onDay(1), { price: '1.08400' }),
    anEvent('closed', onDay(2), { price: '1.10000', reason: 'target' }),
    second(anIssued({ at, createdAt: at, publishedAt: at, validUntil: '2027-03-01T00:00:00.000Z' })),
    second(anEvent('triggered', '2027-02-02T09:00:00.000Z', { price: '1.08400' })),
    second(anEvent('closed', '2027-02-03T09:00:00.000Z', { price: '1.08000', reason: 'stop' })),
  ]);
  expect(recordSummary(signals).byYear.map(({ name, figures }) => [name, figures.trades])).toEqual([
    ['12 January 2026 to 11 January 2027', 1],
    ['12 January 2027 to 11 January 2028, so far', 1],
  ]);
});

it('starts the second period with the day twelve months after the first entry', () => {
  const { signals } = replayRecord([
    anIssued(),
    anEvent('triggered', onDay(1), { price: '1.08400' }),
    anEvent('closed', '2027-01-12T00:00:00.000Z', { price: '1.10000', reason: 'target' }),
  ]);
  expect(recordSummary(signals).byYear.map(({ name }) => name)).toEqual([
    '12 January 2027 to 11 January 2028, so far',
  ]);
});
