import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountInFull } from '@/domain/calculators/calculation';
import { compare, exact, mul, negate, toFixed, type Fraction } from '@/domain/numbers/exact';
import {
  drawItem,
  isSlip,
  itemOf,
  judge,
  SUM_FAMILIES,
  SUM_LEVELS,
  type SumFamily,
  type SumItem,
  type SumLevel,
} from '@/domain/sums/families';
import { numRuns } from '../../../support/properties';
import { lineText, recomputes } from '../../../support/formula';

interface Row {
  readonly family: SumFamily;
  readonly level: SumLevel;
  readonly picks: readonly number[];
  readonly values: Readonly<Record<string, string>>;
  readonly answer: string;
  readonly exact: string;
  readonly decimals: number;
  readonly tolerance: string;
  readonly unit: string;
  readonly mistakes: readonly { readonly code: string; readonly answer: string }[];
  readonly seed: string;
  readonly number: number;
}

/** From an independent reference implementation; one sum per line. */
const rows = readFileSync(new URL('items.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

const text = (value: Fraction) => toFixed(value, amountInFull(value, 0).decimals);

const written = ({ picks, values, answer, decimals, tolerance, unit, mistakes }: SumItem) => ({
  picks,
  values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, text(value)])),
  answer: toFixed(answer, decimals),
  exact: `${String(answer.numerator)}/${String(answer.denominator)}`,
  decimals,
  tolerance: text(tolerance),
  unit,
  mistakes: mistakes.map(({ code, answer: wrong }) => ({ code, answer: text(wrong) })),
});

it.each(rows)('generates reference sum $number: $family at level $level', (row) => {
  const { family, level, seed, number, ...expected } = row;
  const item = itemOf(family, level, row.picks);
  expect(item && written(item)).toEqual(expected);
  expect(written(drawItem(seed, { family, level }, number))).toEqual(expected);
});

const anyItem = fc
  .record({
    seed: fc.stringMatching(/^[0-9a-f]{8}$/),
    family: fc.constantFrom(...SUM_FAMILIES),
    level: fc.constantFrom(...SUM_LEVELS),
    number: fc.constantFrom(1, 2, 3),
  })
  .map(({ seed, number, ...skill }) => drawItem(seed, skill, number));

it('recognises the answer to any sum and its common mistakes', () => {
  fc.assert(
    fc.property(anyItem, (item) => {
      expect(judge(item, item.answer)).toEqual({ kind: 'correct' });
      expect(judge(item, exact(toFixed(item.answer, item.decimals)))).toEqual({ kind: 'correct' });
      for (const { code, answer } of item.mistakes)
        expect(judge(item, answer)).toEqual({ kind: 'mistake', code });
    }),
    { numRuns: 3 * numRuns },
  );
});

it('reaches the answer to any sum in steps that recalculate correctly', () => {
  fc.assert(
    fc.property(anyItem, (item) => {
      for (const step of item.steps)
        if (step.expression.length > 1) expect(step, lineText(step)).toSatisfy(recomputes);
      const last = item.steps.at(-1);
      const reached = last?.roundedDown?.result ?? last?.result;
      expect(reached && compare(reached.value, item.answer)).toBe(0);
    }),
    { numRuns: 3 * numRuns },
  );
});

it('treats a misplaced decimal point or a wrong sign in any sum as a slip', () => {
  const anyFactor = fc.constantFrom('0.001', '0.01', '0.1', '10', '100', '1000').map(exact);
  fc.assert(
    fc.property(anyItem, anyFactor, (item, factor) => {
      const { answer } = item;
      for (const given of [mul(answer, factor), negate(answer)])
        // The tolerance may be larger than a small answer.
        expect(isSlip(item, given)).toBe(judge(item, given).kind !== 'correct');
      expect([answer, mul(answer, exact('1.5'))].map((given) => isSlip(item, given))).toEqual([false, false]);
    }),
    { numRuns },
  );
});
