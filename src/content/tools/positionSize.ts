import type { SizeLine } from '@/domain/calculators/positionSize';

export const positionSizeWords = {
  name: 'Position size',
  groups: {
    account: 'Your account',
    trade: 'The trade',
    rate: 'The rate',
    contract: 'Costs, margin and contract',
  },
  fields: {
    risk: 'Risk on this trade',
    entry: 'Entry',
    stop: 'Stop loss',
    targets: 'Targets',
    cost: 'Round-trip cost',
    lotStep: 'Lot step',
  },
  hints: {
    targets: 'Up to three, such as 1.0880; 1.0960. An equal part is closed at each price. Optional.',
    cost: 'Spread and commission as a price difference: 0.00010 is one pip of EUR/USD. Optional.',
    lotStep: 'Also the smallest lot. Optional.',
  },
  answer: 'Trade no more than',
  none: 'None',
  figures: {
    realRisk: 'If the stop is reached',
    gain: (targets: number) => (targets === 1 ? 'If the target is reached' : 'If every target is reached'),
    share: 'Share of your account',
    smallestRisk: 'The smallest lot would lose',
    units: 'Units',
    margin: 'Margin',
  },
  lines: {
    risk: 'Risk',
    distance: 'Distance to the stop',
    distanceWithCost: 'With the cost',
    lossPerLot: 'One lot loses',
    riskInQuote: 'The risk in the currency of the price',
    lots: 'Lots',
    smallestLotRisk: 'The smallest lot would lose',
    realRisk: 'Real risk',
    realShare: 'Share of the account',
    target: 'Gain at a target',
    margin: 'Margin',
  } satisfies Record<SizeLine, string>,
  problems: { targets: 'Enter up to three prices, separated by semicolons: 1.0880; 1.0960.' },
  warnings: {
    overAdvisedRisk: (risk: string, left: string, account: string, recovery: string) =>
      `${risk} is more than the courses advise, which is 1-2%. Ten losses in a row would leave ${left} of ${account} and need a gain of ${recovery} to recover.`,
    allLost: (risk: string) =>
      `${risk} is more than the courses advise, which is 1-2%. One loss would take all of it.`,
    marginAboveAccount: 'The margin is larger than the account: this position cannot be opened.',
    belowSmallestLot: (risk: string, smallest: string, loss: string) =>
      `At a risk of ${risk} even the smallest size, ${smallest}, would lose ${loss}. No size fits.`,
  },
  /** Leads to the losing streak calculator. */
  howLikely: 'How likely are ten in a row?',
  notes: {
    gap: 'Prices can jump past a stop: over a weekend or around news the loss can be larger.',
    rounded: (lotStep: string) => `Rounded down, because orders must be multiples of ${lotStep}.`,
    indivisible: (lots: string, step: string) =>
      `${lots} cannot be halved for a partial exit: the lot step is ${step}.`,
    unequal: (lots: string, parts: number, step: string) =>
      `${lots} cannot be closed in ${String(parts)} equal parts: the lot step is ${step}. The gain shown assumes that it can.`,
  },
} as const;
