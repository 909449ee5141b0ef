import type { PipValueLine } from '@/domain/calculators/pipValue';

export const pipValueWords = {
  name: 'Pip value',
  groups: { position: 'The position', rate: 'The rate', contract: 'Contract' },
  answer: {
    pip: 'One pip is worth',
    point: 'One point is worth',
    cent: 'One cent is worth',
    dollar: 'One dollar is worth',
  },
  figures: { ten: { pip: 'Ten pips', point: 'Ten points', cent: 'Ten cents', dollar: 'Ten dollars' } },
  lines: {
    stepValue: 'In the currency of the price',
    stepValueInAccount: 'In the currency of your account',
  } satisfies Record<PipValueLine, string>,
} as const;
