import { exampleSignal } from '@/content/exampleSignal';
import { rules } from '@/content/rules';
import { distanceInSteps } from '@/domain/tradeArithmetic';

const PIP = 0.0001;

/** The size for a distance in pips, for an account in dollars. */
export const sizeInPips = {
  instrument: exampleSignal.instrument,
  entry: exampleSignal.entry,
  /** The example trade of the signals page, on an invented account. */
  startValues: {
    account: '10,000',
    risk: String(rules.riskPercent.from),
    distance: String(distanceInSteps(exampleSignal.entry, exampleSignal.stopLoss, PIP)),
  },
  words: {
    name: 'Position size',
    fields: { account: 'Your account', risk: 'Risk on this trade', distance: 'Distance to the stop' },
    trade: 'Trade',
    lots: (lots: string) => `${lots} lots`,
    of: (instrument: string) => `of ${instrument}.`,
    loss: (loss: string, pip: string) =>
      `If the stop is reached you lose ${loss}. A move of one pip is worth ${pip}.`,
    sum: (account: string, risk: string, pips: string, perPip: string, lots: string) =>
      `${account} × ${risk} ÷ (${pips} pips × ${perPip} a lot) = ${lots} lots`,
    roundedDown: 'rounded down',
    overAdvised: 'That is more than the courses advise, which is 1-2%.',
    none: (smallest: string, loss: string) =>
      `No size fits: even ${smallest} lots, the smallest, would lose ${loss}.`,
    more: 'With your currency, instrument and costs',
  },
} as const;
