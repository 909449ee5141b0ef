import { breakEvenWords as words } from '@/content/tools/breakEven';
import { breakEven, type BreakEvenInput } from '@/domain/calculators/breakEven';
import { sign, ZERO, type Fraction } from '@/domain/exact';
import { formatFixed } from '@/domain/numberText';
import { fieldGroup, MONEY_DECIMALS, namedLines, numberInput, withProblem } from './reader';
import type { Figure, Outcome, Tool, ToolView, Values } from './tool';

const signedText = (value: Fraction, decimals: number): string =>
  `${sign(value) > 0 ? '+' : ''}${formatFixed(value, decimals)}`;

function outcomeOf(input: BreakEvenInput): Outcome | null {
  const calculation = breakEven(input);
  if (!calculation.ok) return null;
  const { result, lines, warnings } = calculation;
  const figures: Figure[] = [];
  if (result.expectancy !== null && result.expectancyInR !== null) {
    figures.push(
      { label: words.figures.expectancy, value: signedText(result.expectancy, 3) },
      { label: words.figures.expectancyInR, value: `${signedText(result.expectancyInR, 3)}R` },
    );
  }
  return {
    answer: { label: words.answer, value: formatFixed(result.percent, 1), unit: '%' },
    figures,
    lines: namedLines(lines, words.lines),
    warnings: warnings.map((warning) => ({ text: words.warnings[warning] })),
    notes: [{ text: words.notes.past }],
  };
}

function view(values: Values): ToolView {
  const number = (key: 'loss' | 'gain' | 'cost' | 'winPercent', hint: string, isOptional: boolean) =>
    numberInput(values, {
      key,
      label: words.fields[key],
      decimals: MONEY_DECIMALS,
      hint,
      isOptional,
      ...(key === 'winPercent' ? { unit: '%' } : { typedUnit: null }),
    });
  const loss = number('loss', words.hints.loss, false);
  const gain = number('gain', '', false);
  const cost = number('cost', words.hints.cost, true);
  const winPercent = number('winPercent', words.hints.winPercent, true);
  const input: BreakEvenInput = {
    loss: loss.value,
    gain: gain.value,
    cost: cost.value ?? ZERO,
    winPercent: winPercent.value,
  };
  const calculation = breakEven(input);
  const problems = calculation.ok ? [] : calculation.problems;
  return {
    groups: [
      fieldGroup(
        words.groups.method,
        withProblem(loss, problems, 'loss'),
        withProblem(gain, problems, 'gain'),
        withProblem(cost, problems, 'cost'),
        withProblem(winPercent, problems, 'winPercent'),
      ),
    ],
    outcome: [loss, gain, cost, winPercent].some(({ isWrong }) => isWrong) ? null : outcomeOf(input),
  };
}

/** How many trades have to win to cover losses and costs. */
export const breakEvenTool: Tool = {
  name: words.name,
  address: '/tools/break-even',
  start: { loss: '1', gain: '2', cost: '0.05', winPercent: '40' },
  view,
};
