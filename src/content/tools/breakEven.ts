import type { BreakEvenLine } from '@/domain/calculators/breakEven';

export const breakEvenWords = {
  name: 'Break-even win rate',
  groups: { method: 'The method' },
  fields: {
    loss: 'A losing trade loses',
    gain: 'A winning trade gains',
    cost: 'Every trade costs',
    winPercent: 'Trades that win',
  },
  hints: {
    loss: 'In R, money or pips: the same unit in all three fields.',
    cost: 'Spread, commission and overnight charge. Optional.',
    winPercent: 'For the average result of a trade. Optional.',
  },
  answer: 'Winners needed to break even',
  figures: { expectancy: 'Average result of a trade', expectancyInR: 'As a share of the loss' },
  lines: {
    breakEven: 'Break-even win rate',
    expectancy: 'Average result',
    expectancyInR: 'In R',
  } satisfies Record<BreakEvenLine, string>,
  warnings: {
    costEatsGain: 'The cost is as large as the gain: no win rate is high enough.',
    losesOnAverage: 'At this win rate, the method loses on average.',
  },
  notes: { past: 'Past results do not guarantee the same win rate in future.' },
} as const;
