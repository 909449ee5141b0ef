import { europe } from '@/content/regulators';
import type { MarginLine } from '@/domain/calculators/margin';

export const marginWords = {
  name: 'Margin and stop-out',
  groups: { position: 'The position', account: 'Your account', rate: 'The rate', contract: 'Contract' },
  fields: {
    side: 'Direction',
    price: 'Price',
    stopOut: 'Stop-out level',
  },
  sides: { long: 'Buy', short: 'Sell' },
  hints: {
    account: 'Optional.',
    stopOut: `The margin level at which the broker closes positions. For retail clients in most of the EU, in the UK and in Australia: ${String(europe.closeOutPercent)}%. Optional.`,
  },
  answer: 'Margin held',
  figures: {
    value: 'Position value',
    freeMargin: 'Free margin',
    level: 'Margin level',
    stopOut: 'Stop-out at',
    loss: 'Loss at the stop-out',
  },
  lines: {
    value: 'Position value',
    margin: 'Margin',
    freeMargin: 'Free margin',
    level: 'Margin level',
    lossAtStopOut: 'Loss at the stop-out',
    stopOutLong: 'Stop-out price',
    stopOutShort: 'Stop-out price',
  } satisfies Record<MarginLine, string>,
  warnings: {
    marginAboveAccount: 'The margin is larger than the account: this position cannot be opened.',
    stopOutAtOnce: 'This position would be at the stop-out level from the start.',
  },
  notes: {
    assumptions:
      'Assumes only this position, the margin it was opened with and no costs. Prices can jump past the stop-out.',
  },
} as const;
