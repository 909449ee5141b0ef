import { phrases, rules } from '@/content/rules';
import type { RewardLine } from '@/domain/calculators/rewardToRisk';

export const rewardToRiskWords = {
  name: 'Reward to risk',
  groups: { trade: 'The trade', targets: 'The targets' },
  fields: {
    entry: 'Entry',
    stop: 'Stop loss',
    target: (number: number) => `Target ${String(number)}`,
    share: (number: number) => `Share at target ${String(number)}`,
  },
  hints: {
    entry: 'For an entry zone, the edge further from the stop.',
    laterTarget: 'Optional.',
  },
  answer: 'Reward per unit of risk',
  figures: {
    breakEven: 'Break-even win rate',
    target: (number: number) => `Target ${String(number)} alone`,
  },
  lines: {
    risk: 'Distance to the stop',
    targetDistance: 'Distance to a target',
    reward: 'Reward, weighted by share',
    ratio: 'Reward to risk',
    breakEven: 'Break-even win rate',
  } satisfies Record<RewardLine, string>,
  problems: { shares: 'The shares have to add up to 100%.' },
  warnings: {
    belowTwo: `Less than ${String(rules.minRewardToRisk)} times the risk: the courses advise at least ${phrases.rewardToRisk}.`,
  },
  notes: { costs: 'Before spread, commission and overnight charges.' },
} as const;
