import type { Glossary } from './term';

export const charts = {
  candle: {
    alsoCalled: ['candlestick'],
    alsoExplains: ['body', 'wick'],
    text: 'One period drawn from four prices: open, high, low and close. The body joins open and close; the wicks reach to the high and low.',
    learnAt: '/education/beginner/the-candle',
  },
  timeframe: {
    text: 'How much time one candle covers.',
    learnAt: '/education/beginner/timeframes',
  },
  trend: {
    text: 'A stretch in which highs and lows both keep rising, or both keep falling.',
    learnAt: '/education/beginner/support-resistance-and-trend',
  },
  'trend line': {
    text: 'A straight line along the lows of a rise or the highs of a fall. Where you draw it is a matter of judgement.',
    learnAt: '/education/intermediate/trend-lines',
  },
  range: {
    text: 'A stretch in which price moves between two levels. For a day or a candle: the high minus the low.',
    learnAt: '/education/beginner/support-resistance-and-trend',
  },
  support: {
    text: 'A price, or a zone, where falls have turned before.',
    learnAt: '/education/beginner/support-resistance-and-trend',
  },
  resistance: {
    text: 'A price, or a zone, where rises have turned before.',
    learnAt: '/education/beginner/support-resistance-and-trend',
  },
  breakout: {
    alsoExplains: ['false break'],
    text: 'A move beyond a level that had held. If the price comes straight back, it was a false break.',
    learnAt: '/education/beginner/support-resistance-and-trend',
  },
  retest: {
    text: 'A return of the price to an edge that it has broken, where it turns again.',
    learnAt: '/education/intermediate/ranges-and-breakouts',
  },
  pullback: {
    text: 'A short move against the trend, before the trend resumes or ends.',
    learnAt: '/education/beginner/support-resistance-and-trend',
  },
  'swing high': {
    alsoCalled: ['swing'],
    alsoExplains: ['swing low'],
    text: 'A high with lower highs on both sides. A swing low is a low with higher lows on both sides.',
    learnAt: '/education/beginner/support-resistance-and-trend',
  },
  volatility: {
    text: 'How far a price tends to travel in a given time, in either direction.',
    learnAt: '/education/beginner/timeframes',
  },
  volume: {
    text: 'How much changed hands in a period. Currency platforms only count how often their own price changed.',
    learnAt: '/education/intermediate/volume',
  },
  indicator: {
    text: 'A figure worked out from past prices or volume and drawn on the chart. It adds no new information.',
    learnAt: '/education/intermediate/two-indicators',
  },
  'moving average': {
    text: 'The mean of a set number of the latest prices, drawn as a line. It always lags.',
    learnAt: '/education/intermediate/two-indicators',
  },
  RSI: {
    alsoCalled: ['relative strength index'],
    text: 'An indicator from 0 to 100 that compares recent rises with recent falls.',
    learnAt: '/education/intermediate/two-indicators',
  },
  MACD: {
    text: 'The gap between two moving averages, with a moving average of that gap drawn next to it.',
    learnAt: '/education/intermediate/two-indicators',
  },
  'average true range': {
    alsoCalled: ['ATR'],
    text: 'How far a market usually travels in one period, averaged over the last few.',
    learnAt: '/education/beginner/timeframes',
  },
  setup: {
    text: 'The conditions a plan waits for before a trade is taken.',
    learnAt: '/education/intermediate',
  },
  confluence: {
    text: 'Several independent reasons that point the same way.',
    learnAt: '/education/intermediate',
  },
  'day trading': {
    alsoExplains: ['swing trading', 'position trading'],
    text: 'Opening and closing trades within one day. Swing trading means holding for days or weeks, position trading for months.',
    learnAt: '/markets/stocks',
  },
} as const satisfies Glossary;
