import { expect, it } from 'vitest';
import { breakEven } from '@/domain/calculators/breakEven';
import { losingStreak } from '@/domain/calculators/losingStreak';
import { margin } from '@/domain/calculators/margin';
import { pipValue } from '@/domain/calculators/pipValue';
import { positionSize } from '@/domain/calculators/positionSize';
import { rewardToRisk } from '@/domain/calculators/rewardToRisk';
import { add, exact, fixed, ONE, sub, ZERO, type Fraction } from '@/domain/exact';
import { inPrice } from '@/domain/sums/level';
import { drawItem, type Skill } from '@/domain/sums/item';
import { contract, succeeded } from '../../../support/calculators';

const pair = contract('EUR/USD');
const trades = { currency: 'USD', contract: pair } as const;

/** What the calculator of each family makes of the numbers of a sum. */
const SUMS: readonly [
  Skill['family'],
  Skill['level'],
  (value: (name: string) => Fraction) => Fraction | null,
][] = [
  [
    'pipValue',
    3,
    (v) => succeeded(pipValue({ ...trades, currency: 'EUR', lots: v('lots'), rate: v('rate') })).result.value,
  ],
  [
    'positionSize',
    2,
    (v) =>
      succeeded(
        positionSize({
          ...trades,
          account: v('account'),
          risk: { percent: v('percent') },
          entry: ONE,
          stop: sub(ONE, inPrice(v('stop'))),
          targets: [],
          cost: inPrice(v('cost')),
          rate: null,
          leverage: null,
        }),
      ).result.lots,
  ],
  [
    'margin',
    1,
    (v) =>
      succeeded(
        margin({
          ...trades,
          side: 'long',
          lots: v('lots'),
          price: v('price'),
          leverage: v('leverage'),
          rate: null,
          account: null,
          stopOutPercent: null,
        }),
      ).result.margin,
  ],
  [
    'rewardRisk',
    1,
    (v) =>
      succeeded(
        rewardToRisk({
          entry: v('entry'),
          stop: sub(v('entry'), inPrice(v('stop'))),
          targets: [{ price: add(v('entry'), inPrice(v('target'))), share: exact(100) }],
          decimals: 5,
        }),
      ).result.ratio,
  ],
  [
    'breakEven',
    2,
    (v) =>
      succeeded(breakEven({ loss: ONE, gain: v('ratio'), cost: v('cost'), winPercent: null })).result.percent,
  ],
  [
    'drawdown',
    3,
    (v) =>
      succeeded(
        losingStreak({
          currency: 'USD',
          account: exact(1000),
          percent: v('risk'),
          losses: v('losses'),
          trades: exact(100),
          winPercent: exact(50),
        }),
      ).result.recoveryPercent,
  ],
];

it.each(SUMS)('answers %s at level %i like its calculator', (family, level, calculated) => {
  for (let number = 1; number <= 40; number += 1) {
    const { values, answer, decimals } = drawItem('calculators', { family, level }, number);
    const result = calculated((name) => values[name] ?? ZERO);
    expect(result && fixed(result, decimals)).toBe(fixed(answer, decimals));
  }
});
