import { expect, it } from 'vitest';
import { risksTaken } from '@/domain/journal/risk';
import { brokenRules } from '@/domain/journal/rules';
import { closedRow, mt4Statement } from '../../../support/mt4Statement.ts';
import { sampleBytes, statementOf } from '../../../support/statements.ts';

const LIMITS = { minutesAfterLoss: 30, tradesPerDay: 2, hours: null };

it('checks trades against the stop rules when the file contains first and last stops', () => {
  const { trades, stopsIn } = statementOf(sampleBytes('04'));
  const widened = trades.map((trade) => (trade.id === '8000010' ? { ...trade, stopLast: '1.13' } : trade));
  const broken = brokenRules(widened, stopsIn, LIMITS);
  expect(broken.map(({ noStopAtOpening }) => noStopAtOpening)).toEqual([
    false,
    false,
    false,
    true,
    false,
    true,
  ]);
  expect(broken.map(({ stopMovedAway }) => stopMovedAway)).toEqual([true, false, false, null, false, null]);
});

it('leaves a rule undecided when the file has no information about it', () => {
  const { trades, stopsIn } = statementOf(sampleBytes('10'));
  expect(new Set(brokenRules(trades, stopsIn, LIMITS).flatMap((broken) => Object.values(broken)))).toEqual(
    new Set([null]),
  );
});

it('finds trades opened soon after a loss or beyond the daily limit, or held over a weekend', () => {
  const day = (ticket: number, opened: string, closed: string, profit: string) =>
    closedRow({ ticket, opened: `2026.06.0${opened}:00`, closed: `2026.06.0${closed}:00`, profit });
  const { trades, stopsIn } = statementOf(
    mt4Statement(
      [
        day(1, '4 09:00', '4 10:00', '-5.00'),
        day(2, '4 10:20', '4 11:00', '5.00'),
        day(3, '4 12:00', '4 13:00', '5.00'),
        day(4, '5 12:00', '8 13:00', '5.00'),
        day(5, '7 22:00', '8 09:00', '5.00'),
      ],
      { closed: '15.00', balance: '15.00' },
    ),
  );
  const broken = brokenRules(trades, stopsIn, LIMITS);
  expect(broken.map(({ soonAfterLoss }) => soonAfterLoss)).toEqual([false, true, false, false, false]);
  expect(broken.map(({ tooManyThatDay }) => tooManyThatDay)).toEqual([false, false, true, false, false]);
  expect(broken.map(({ heldOverWeekend }) => heldOverWeekend)).toEqual([false, false, false, false, true]);
});

it('finds trades that risked more than the visitor had planned', () => {
  const { trades } = statementOf(sampleBytes('04'));
  // The first trade risked 20 pips on half a lot, or 100 USD.
  const risks = risksTaken(trades, { kind: 'amount', amount: 9000 }, () => null);
  expect(risks[0]).toEqual({ taken: 10_000, meant: 9000 });
  expect(brokenRules(trades, 'first-and-last', LIMITS, risks).map(({ tooLarge }) => tooLarge)).toEqual([
    true,
    expect.any(Boolean),
    expect.any(Boolean),
    null,
    expect.any(Boolean),
    null,
  ]);
});

it.for([
  ['08:00', '12:00', [true, true, false, true, false, false]],
  ['15:00', '10:00', [true, false, true, false, false, false]],
] as const)('finds trades closed outside the hours from %s to %s', ([from, to, expected]) => {
  const { trades } = statementOf(sampleBytes('04'));
  const broken = brokenRules(trades, 'first-and-last', { ...LIMITS, hours: { from, to } });
  expect(broken.map(({ closedOutsideHours }) => closedOutsideHours)).toEqual(expected);
});
