import type { Glossary } from './term';

export const prices = {
  quote: {
    text: 'The two prices at which you can sell and buy right now.',
    learnAt: '/education/beginner/reading-a-quote',
  },
  bid: {
    text: 'The price you can sell at now, the lower of the two in a quote.',
    learnAt: '/education/beginner/two-prices',
  },
  ask: {
    alsoCalled: ['offer'],
    text: 'The price you can buy at now, the higher of the two in a quote.',
    learnAt: '/education/beginner/two-prices',
  },
  spread: {
    text: 'The gap between bid and ask. You pay it once on every trade, because you buy at the higher price and sell at the lower.',
    learnAt: '/education/beginner/the-spread',
  },
  instrument: {
    alsoCalled: ['symbol', 'market'],
    text: 'Anything traded under its own name: a pair, an index, a share, a coin.',
    learnAt: '/education/beginner/reading-a-quote',
  },
  'currency pair': {
    alsoCalled: ['pair'],
    text: 'Two currencies and the rate between them. If you buy the pair, you buy the first and pay with the second.',
    learnAt: '/education/forex/base-and-quote',
  },
  'base currency': {
    text: 'The first currency of a pair. Positions are measured in it.',
    learnAt: '/education/forex/base-and-quote',
  },
  'quote currency': {
    alsoCalled: ['counter currency'],
    text: 'The second currency of a pair. The price is given in it, and so is every profit or loss.',
    learnAt: '/education/forex/base-and-quote',
  },
  'major pair': {
    alsoCalled: ['major'],
    text: 'A pair made up of the US dollar and another of the most traded currencies. Its spread is usually small.',
    learnAt: '/education/forex/majors-crosses-exotics',
  },
  cross: {
    alsoCalled: ['cross pair'],
    text: 'A pair of two widely traded currencies without the US dollar, such as EUR/GBP.',
    learnAt: '/education/forex/majors-crosses-exotics',
  },
  'exotic pair': {
    alsoCalled: ['exotic'],
    text: 'A pair with a currency few people trade. Spreads and overnight charges are usually large.',
    learnAt: '/education/forex/majors-crosses-exotics',
  },
  pip: {
    alsoExplains: ['fractional pip'],
    text: 'The step used to measure currency prices: 0.0001 for most pairs, 0.01 for pairs with the yen. Many quotes add a digit for tenths of a pip.',
    learnAt: '/education/beginner/the-pip',
  },
  'pip value': {
    text: 'What one pip of your position is worth in money: units times the size of a pip.',
    learnAt: '/education/beginner/what-a-pip-is-worth',
  },
  point: {
    text: 'One whole unit of an index level. Elsewhere the word is used for other steps, so check what your broker means.',
    learnAt: '/education/indices/what-an-index-is',
  },
  tick: {
    text: "The smallest step by which a contract's price can move.",
    learnAt: '/education/commodity/size-and-tick',
  },
} as const satisfies Glossary;
