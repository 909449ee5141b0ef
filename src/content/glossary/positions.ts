import type { Glossary } from './term';

export const positions = {
  position: {
    text: 'What you hold in a market, bought or sold, from opening it to closing it.',
    learnAt: '/education/beginner/long-and-short',
  },
  long: {
    alsoCalled: ['going long'],
    text: "You've bought, so a rise brings a gain.",
    learnAt: '/education/beginner/long-and-short',
  },
  short: {
    alsoCalled: ['going short', 'short selling'],
    text: "You've sold something you didn't own, so a fall brings a gain. The loss has no limit, because a price can keep rising.",
    learnAt: '/education/beginner/long-and-short',
  },
  lot: {
    alsoExplains: ['standard lot', 'mini lot', 'micro lot'],
    text: 'The round number of units in which order tickets measure size. For currency pairs: 100,000 (standard), 10,000 (mini) or 1,000 (micro).',
    learnAt: '/education/beginner/what-a-pip-is-worth',
  },
  'contract specification': {
    alsoExplains: ['contract size'],
    text: "The broker's or exchange's sheet for an instrument: how much one contract holds, its tick, hours and charges.",
    learnAt: '/education/commodity/size-and-tick',
  },
  leverage: {
    alsoCalled: ['gearing'],
    text: 'How many times larger than its margin a position may be. It sets the margin and leaves gains and losses unchanged.',
    learnAt: '/education/beginner/leverage',
  },
  margin: {
    text: 'The part of your money set aside while a position is open. Closing releases it; whatever the trade lost comes off the account.',
    learnAt: '/education/beginner/margin',
  },
  equity: {
    text: 'What your account would be worth if you closed everything now: the balance plus or minus open results.',
    learnAt: '/education/beginner/margin',
  },
  'free margin': {
    text: "Equity that isn't set aside. It absorbs losses and can be used to open further positions.",
    learnAt: '/education/beginner/margin',
  },
  'margin level': {
    text: 'Equity as a percentage of the margin in use. Brokers warn you and close positions based on this figure.',
    learnAt: '/education/beginner/margin',
  },
  'margin call': {
    text: "The broker's warning that no free margin is left. You may have little time to act on it.",
    learnAt: '/education/beginner/margin',
  },
  'stop-out': {
    alsoCalled: ['stop out', 'margin close-out'],
    text: 'The broker closes positions because the account can no longer support them.',
    learnAt: '/education/beginner/margin',
  },
  'negative balance protection': {
    text: "A rule that a retail client can't lose more than the account holds. Some countries require it; elsewhere it's only a promise, or there is none.",
    learnAt: '/risk-disclosure',
  },
  'retail client': {
    alsoCalled: ['private client'],
    text: "Any customer the rules don't treat as a professional: nearly all private traders. In many countries retail clients get lower leverage and more protection.",
    learnAt: '/risk-disclosure',
  },
  hedge: {
    text: 'A position meant to gain when another loses. It has its own costs.',
    learnAt: '/education/beginner/long-and-short',
  },
  'hedging account': {
    alsoExplains: ['netting account'],
    text: 'An account that can hold a bought and a sold position in one instrument at the same time. A netting account, its opposite, merges them into one.',
    learnAt: '/platforms/mt5',
  },
  'professional client': {
    text: 'A customer the rules treat as able to do without retail protections. The status has to be requested and proved, usually by size, activity or experience.',
    learnAt: '/ib-partners/method',
  },
  'segregated client money': {
    alsoCalled: ['segregated account'],
    text: "Customers' money kept separate from the broker's own, so that it isn't lost if the broker fails.",
    learnAt: '/education/beginner/licence-and-entity',
  },
  'compensation scheme': {
    text: 'A fund that pays customers a limited sum when a licensed firm fails. It never covers losses from trading.',
    learnAt: '/education/beginner/licence-and-entity',
  },
  exposure: {
    text: 'The full value of what you hold, however small the margin. For several positions: their total potential loss.',
    learnAt: '/education/indices/points-and-multipliers',
  },
} as const satisfies Glossary;
