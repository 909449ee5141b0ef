import type { Glossary } from './term';

export const risk = {
  'risk per trade': {
    text: 'The money you lose if the stop is reached. The lessons use 1-2% of the account at most.',
    learnAt: '/education/beginner/how-much-to-lose',
  },
  'position size': {
    text: 'The number of units at which the stop loses exactly what you decided to risk.',
    learnAt: '/education/beginner/from-stop-to-size',
  },
  'reward to risk': {
    alsoCalled: ['risk/reward', 'risk to reward'],
    text: 'What a trade may win compared with what it may lose, written with the risk first: at 1:2 the target is twice as far away as the stop.',
    learnAt: '/education/beginner/twice-the-risk',
  },
  R: {
    alsoCalled: ['R-multiple'],
    text: 'A result measured against what was risked: +2R won twice the risk, −1R lost all of it.',
    learnAt: '/education/beginner/plan-and-journal',
  },
  'break-even win rate': {
    text: "The share of winning trades at which winners just pay for losers and costs. At 1:2 it's a third before costs.",
    learnAt: '/education/beginner/twice-the-risk',
  },
  drawdown: {
    text: "An account's fall from its peak to a later low, as a percentage.",
    learnAt: '/education/beginner/losing-runs',
  },
  'losing run': {
    alsoCalled: ['losing streak'],
    text: 'Several losses in a row. Good plans have them too.',
    learnAt: '/education/beginner/losing-runs',
  },
  'revenge trade': {
    text: 'A trade taken to win back a loss, usually within minutes and with a larger size.',
    learnAt: '/education/intermediate/rules-under-pressure',
  },
  expectancy: {
    text: 'The average result of a trade over many trades, after costs.',
    learnAt: '/education/intermediate',
  },
  correlation: {
    text: 'How closely two prices move together. Two positions whose prices move closely together are almost one position.',
    learnAt: '/education/intermediate',
  },
  'trading plan': {
    text: 'A page that says what you trade, when, how much, and when you get out.',
    learnAt: '/education/beginner/plan-and-journal',
  },
  'trading journal': {
    alsoCalled: ['journal'],
    text: 'A record of every trade: the reason, the size, the result, and whether you kept to the plan.',
    learnAt: '/education/beginner/plan-and-journal',
  },
  backtest: {
    text: 'Trying rules on past prices. It shows what would have happened, not what will.',
    learnAt: '/education/advanced',
  },
  overfitting: {
    text: 'Tuning rules until they fit the past so closely that they fail on anything new.',
    learnAt: '/education/advanced',
  },
  'win rate': {
    alsoCalled: ['share of winners'],
    text: 'The share of trades that made money. It says little without the size of the wins and losses.',
    learnAt: '/education/beginner/twice-the-risk',
  },
  'profit factor': {
    text: 'All gains divided by all losses. Above 1 the trades made money, but a few trades prove little.',
    learnAt: '/services/signals/record',
  },
} as const satisfies Glossary;
