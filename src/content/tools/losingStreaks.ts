import type { LosingStreakLine } from '@/domain/calculators/losingStreak';

export const losingStreaksWords = {
  name: 'Losing streaks',
  groups: { account: 'Your account', streak: 'The streak' },
  fields: {
    risk: 'Risk on each trade',
    losses: 'Losses in a row',
    trades: 'Number of trades',
    winPercent: 'Trades that win',
  },
  answer: (losses: string) => (losses === '1' ? 'Left after 1 loss' : `Left after ${losses} losses in a row`),
  figures: {
    drawdown: 'Account drawdown',
    recovery: 'Gain needed to recover',
    chance: 'Chance of such a run',
    likelyRun: 'Longest run to expect',
    lossesToHalf: 'Losses in a row that halve the account',
  },
  lines: {
    left: 'What is left',
    drawdown: 'Account drawdown',
    recovery: 'Gain needed to recover',
  } satisfies Record<LosingStreakLine, string>,
  warnings: { overAdvisedRisk: 'More than 2% a trade: the courses advise 1-2%.' },
  notes: {
    chance:
      'The chance assumes that every trade loses equally often, whatever came before it. The longest run to expect is at least as likely to happen as not.',
  },
} as const;
