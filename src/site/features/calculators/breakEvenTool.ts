import { breakEvenWords as words } from '@/content/tools/breakEven';
import { breakEven } from '@/domain/calculators/breakEven';
import { sign, ZERO, type Fraction } from '@/domain/exact';
import { formatFixed } from '@/domain/numberText';
import { fieldGroup, MONEY_DECIMALS, numberInput, toolView, valuesOf } from './reader';
import type { Tool, ToolView, Values } from './tool';

const signedText = (value: Fraction, decimals: number): string =>
  `${sign(value) > 0 ? '+' : ''}${formatFixed(value, decimals)}`;

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
  const inputs = {
    loss: number('loss', words.hints.loss, false),
    gain: number('gain', '', false),
    cost: number('cost', words.hints.cost, true),
    winPercent: number('winPercent', words.hints.winPercent, true),
  };
  return toolView({
    inputs,
    calculation: breakEven({ ...valuesOf(inputs), cost: inputs.cost.value ?? ZERO }),
    words,
    groups: (field) => [
      fieldGroup(words.groups.method, [field('loss'), field('gain'), field('cost'), field('winPercent')]),
    ],
    outcome: ({ percent, expectancy, expectancyInR }) => ({
      answer: { label: words.answer, value: formatFixed(percent, 1), unit: '%' },
      figures:
        expectancy === null || expectancyInR === null
          ? []
          : [
              { label: words.figures.expectancy, value: signedText(expectancy, 3) },
              { label: words.figures.expectancyInR, value: `${signedText(expectancyInR, 3)}R` },
            ],
      notes: [{ text: words.notes.past }],
    }),
  });
}

export const breakEvenTool: Tool = {
  name: words.name,
  address: '/tools/break-even',
  start: { loss: '1', gain: '2', cost: '0.05', winPercent: '40' },
  view,
};
