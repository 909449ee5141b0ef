import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stepNames } from '@/content/sums/stepNames';
import { tradeQuestion } from '@/content/sums/oneTrade';
import { compare, exact, toFixed, mul, toNumber, type Fraction } from '@/domain/numbers/exact';
import {
  entryPrice,
  exitPrice,
  marginFor,
  overnightCharge,
  resultAt,
  nightsAfter,
} from '@/domain/practice/account';
import { judge } from '@/domain/sums/families';
import { drawTrade, TRADE_QUESTIONS, TRADED_PAIRS } from '@/domain/sums/oneTrade';
import { lineText, recomputes } from '../../../support/formula';
import { numRuns } from '../../../support/properties';

const anyTrade = fc.stringMatching(/^[0-9a-f]{8}$/).map(drawTrade);
const whole = (value: Fraction | undefined, scale: number) =>
  Number(toFixed(mul(value ?? exact(0), exact(scale)), 0));
const points = (value: Fraction | undefined) => whole(value, 100_000);
const cents = (value: Fraction | undefined) => whole(value, 100);

it('agrees with the practice account on every sum', () => {
  fc.assert(
    fc.property(anyTrade, ({ figures, sums }) => {
      const side = whole(figures.isSale, 1) === 0 ? 'buy' : 'sell';
      const instrument = TRADED_PAIRS[whole(figures.pair, 1)] ?? 'EUR/USD';
      const quote = { bid: points(figures.bid), ask: points(figures.ask) };
      const reopened = { bid: points(figures.openBid), ask: points(figures.openAsk) };
      const entry = entryPrice(side, quote);
      const lots = whole(sums.size.answer, 100);
      const position = { instrument, side, entry, lots } as const;
      const stop = points(sums.stop.answer);
      const exit = exitPrice(side, reopened);
      const weekday = whole(figures.weekday, 1);
      const nights = [0, 1, 2, 3, 4]
        .slice(weekday)
        .reduce((all, day) => all + nightsAfter(instrument, day), 0);
      const charge = overnightCharge(position, nights, exit);
      const held = marginFor(instrument, lots, entry);
      const atOnce = resultAt(position, exitPrice(side, quote));
      const atStop = resultAt(position, stop);
      const risk = toNumber(figures.percent ?? exact(0)) * 10_000;

      expect(points(sums.entry.answer)).toBe(entry);
      expect(side === 'buy' ? stop < entry && exit < stop : stop > entry && exit > stop).toBe(true);
      expect(lots).toBeGreaterThanOrEqual(1);
      expect(cents(sums.oneR.answer)).toBe(-atStop);
      expect(-atStop).toBeLessThanOrEqual(risk);
      expect(-resultAt({ ...position, lots: lots + 1 }, stop)).toBeGreaterThan(risk);
      expect(cents(sums.spread.answer)).toBe(-atOnce);
      expect(cents(sums.margin.answer)).toBe(held);
      expect(cents(sums.free.answer)).toBe(1_000_000 + atOnce - held);
      expect(cents(sums.overnight.answer)).toBe(charge);
      expect(cents(sums.gap.answer)).toBe(-resultAt(position, exit));
      expect(cents(sums.result.answer)).toBe(-resultAt(position, exit) - charge);
      expect(toNumber(sums.inR.answer)).toBeCloseTo((resultAt(position, exit) + charge) / -atStop, 9);
    }),
    { numRuns },
  );
});

it('explains the steps and common mistakes of every sum', () => {
  fc.assert(
    fc.property(anyTrade, (trade) => {
      for (const name of TRADE_QUESTIONS) {
        const sum = trade.sums[name];
        const { introduction, question, mistakes, sides } = tradeQuestion(trade, name);
        expect(`${introduction} ${question}`).not.toMatch(/[{}]|undefined|NaN/);
        expect(judge(sum, exact(toFixed(sum.answer, sum.decimals)))).toEqual({ kind: 'correct' });
        expect(sides !== undefined || sum.answer.numerator > 0n).toBe(true);
        for (const { code, answer } of sum.mistakes) {
          expect(mistakes).toHaveProperty(code);
          expect(judge(sum, answer)).toEqual({ kind: 'mistake', code });
        }
        for (const step of sum.steps) {
          expect(stepNames).toHaveProperty(step.name);
          if (step.expression.length > 1) expect(step, lineText(step)).toSatisfy(recomputes);
        }
        const last = sum.steps.at(-1);
        const reached = last?.roundedDown?.result ?? last?.result;
        expect(reached && compare(reached.value, sum.answer)).toBe(0);
      }
    }),
    { numRuns },
  );
});
