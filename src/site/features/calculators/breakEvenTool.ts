import { breakEven } from '@/domain/calculators/breakEven';
import { sign, ZERO, type Fraction } from '@/domain/numbers/exact';
import { formatWithEnoughPlaces } from '@/domain/numbers/numberText';
import { fieldGroup, numberInput, RATIO_DECIMALS, toolView, valuesOf } from './reader';
import type { Tool, ToolView, FieldValues } from './tool';

const signedText = (value: Fraction, decimals: number): string =>
  `${sign(value) > 0 ? '+' : ''}${formatWithEnoughPlaces(value, decimals)}`;

function view(values: FieldValues): ToolView {
  const amount = (key: string, label: string, hint: string, isOptional = false) =>
    numberInput(values, { key, label, decimals: RATIO_DECIMALS, typedUnit: null, hint, isOptional });
  const inputs = {
    loss: amount('loss', 'A losing trade loses', 'In R, money or pips: the same unit in all three fields.'),
    gain: amount('gain', 'A winning trade gains', ''),
    cost: amount('cost', 'Every trade costs', 'Spread, commission and overnight charge. Optional.', true),
    winPercent: numberInput(values, {
      key: 'winPercent',
      label: 'Winning trades',
      decimals: RATIO_DECIMALS,
      unit: '%',
      hint: 'For the average result of a trade. Optional.',
      isOptional: true,
    }),
  };
  return toolView({
    inputs,
    calculation: breakEven({ ...valuesOf(inputs), cost: inputs.cost.value ?? ZERO }),
    lines: {
      breakEven: 'Break-even win rate',
      expectancy: 'Average result',
      expectancyInR: 'In R',
    },
    warnings: {
      costEatsGain: 'The cost is at least as large as the gain: no win rate makes a profit.',
      losesOnAverage: 'At this win rate, the method loses on average.',
    },
    groups: (field) => [
      fieldGroup('The method', [field('loss'), field('gain'), field('cost'), field('winPercent')]),
    ],
    outcome: ({ percent, expectancy, expectancyInR }) => ({
      answer: {
        label: 'Winners needed to break even',
        value: formatWithEnoughPlaces(percent, 1),
        unit: '%',
      },
      figures:
        expectancy === null || expectancyInR === null
          ? []
          : [
              { label: 'Average result of a trade', value: signedText(expectancy, 3) },
              { label: 'As a share of the loss', value: `${signedText(expectancyInR, 3)}R` },
            ],
      notes: [{ text: 'Past results do not guarantee the same win rate in future.' }],
    }),
  });
}

export const breakEvenTool: Tool = {
  name: 'Break-even win rate',
  address: '/tools/break-even',
  start: { cost: '0.05', winPercent: '40', loss: '1', gain: '2' },
  view,
};
