import type { Glossary } from './term';

export const contracts = {
  CFD: {
    alsoCalled: ['contract for difference'],
    text: "A contract with a broker on how a price changes. You don't own the thing itself.",
    learnAt: '/education/commodity/futures-and-cfds',
  },
  'spread bet': {
    text: 'A contract on the change in a price, with a stake in pounds per point. In the UK it counts as a bet for tax and as a CFD under the leverage rules.',
    learnAt: '/education/intermediate/spread-betting-and-tax',
  },
  spot: {
    text: 'Trading for delivery now. For currencies that usually means in two working days.',
    learnAt: '/education/forex/three-ways-to-a-rate',
  },
  future: {
    alsoCalled: ['futures contract'],
    text: 'A binding agreement to buy or sell a set amount on a set date at a price agreed now, traded on an exchange.',
    learnAt: '/education/commodity/futures-and-cfds',
  },
  expiry: {
    alsoExplains: ['delivery month'],
    text: 'The date on which trading in a contract ends. A future is named after its delivery month, which may begin later.',
    learnAt: '/education/commodity/delivery-months',
  },
  roll: {
    text: "Leaving a contract that's about to end and entering a later one. Many calendars call it a rollover.",
    learnAt: '/education/commodity/delivery-months',
  },
  contango: {
    text: 'Later delivery months cost more than the nearest one.',
    learnAt: '/education/commodity/delivery-months',
  },
  backwardation: {
    text: 'Later delivery months cost less than the nearest one.',
    learnAt: '/education/commodity/delivery-months',
  },
  grade: {
    text: 'A quality of a commodity that a contract accepts, such as Brent or WTI for oil.',
    learnAt: '/education/commodity/grades',
  },
  index: {
    text: 'A number for a basket of shares, worked out by fixed rules.',
    learnAt: '/education/indices/what-an-index-is',
  },
  multiplier: {
    alsoCalled: ['contract multiplier', 'point value'],
    text: 'What one point of an index is worth in one contract, such as $5 or $50. It stays the same at any level.',
    learnAt: '/education/indices/points-and-multipliers',
  },
  'market capitalisation': {
    text: "A company's share price times its number of shares.",
    learnAt: '/education/indices/price-and-value-weights',
  },
  'free float': {
    text: 'The shares that can really be traded, not counting those that founders, families or states mean to keep.',
    learnAt: '/education/indices/free-float',
  },
  divisor: {
    text: 'The number that turns the value of a basket into an index level. It changes so that the level stays put when members change.',
    learnAt: '/education/indices/the-divisor',
  },
  'total return index': {
    alsoCalled: ['performance index'],
    text: 'An index that counts dividends as if they were reinvested.',
    learnAt: '/education/indices/with-or-without-dividends',
  },
  share: {
    alsoCalled: ['stock'],
    text: 'Part of a company, usually with a vote and a claim on dividends.',
    learnAt: '/education/stocks/what-a-share-gives-you',
  },
  dividend: {
    text: 'Money a company may pay its shareholders for each share. From the ex-dividend date a buyer no longer gets the next payment.',
    learnAt: '/education/stocks/what-a-share-gives-you',
  },
  'ex-dividend date': {
    alsoCalled: ['ex-date'],
    alsoExplains: ['record date'],
    text: 'The first day on which a buyer no longer gets the next dividend. The record date, on which the company checks its list of holders, is the same day or soon after.',
    learnAt: '/education/stocks/ex-dividend-date',
  },
  'dividend adjustment': {
    text: 'What a broker credits or charges on a CFD when the share, or a member of the index, trades without its dividend.',
    learnAt: '/education/indices/dividend-adjustments',
  },
  'earnings per share': {
    alsoCalled: ['EPS'],
    text: "A company's profit divided by its number of shares.",
    learnAt: '/education/beginner/results-and-inventories',
  },
  'price to earnings': {
    alsoCalled: ['P/E'],
    text: 'A share price as a multiple of earnings per share.',
    learnAt: '/education/stocks',
  },
  sector: {
    text: 'A group of companies in the same business, such as energy or healthcare. Their shares tend to move together.',
    learnAt: '/markets/stocks',
  },
  guidance: {
    alsoExplains: ['profit warning'],
    text: 'What a company says it expects to sell and earn next. Lowering this guidance between two reports is called a profit warning.',
    learnAt: '/education/stocks/guidance',
  },
  consensus: {
    alsoCalled: ['consensus estimate'],
    text: 'The average of what analysts expect a company to report. Much of what they expect is usually in the price already.',
    learnAt: '/education/stocks/expectation-and-result',
  },
  'stock split': {
    alsoCalled: ['share split'],
    alsoExplains: ['reverse split'],
    text: 'Each share becomes several, at a correspondingly lower price; in a reverse split several become one. What you own is worth the same.',
    learnAt: '/education/stocks/splits-issues-and-buybacks',
  },
  'rights issue': {
    text: 'An offer of new shares to existing shareholders, usually well below the market price and for a few weeks only.',
    learnAt: '/education/stocks/splits-issues-and-buybacks',
  },
  dilution: {
    text: 'The shrinking of your stake in a company when it issues new shares to other people.',
    learnAt: '/education/stocks/splits-issues-and-buybacks',
  },
  buyback: {
    alsoCalled: ['share repurchase'],
    text: "A company's purchase of its own shares. It leaves fewer shares, and less money in the company.",
    learnAt: '/education/stocks/splits-issues-and-buybacks',
  },
  'exchange-traded fund': {
    alsoCalled: ['ETF'],
    text: 'A fund whose shares are traded on an exchange. Many hold the members of an index.',
    learnAt: '/education/indices/cfd-fund-or-future',
  },
  'dividend yield': {
    text: "A year's dividends as a percentage of the share price.",
    learnAt: '/education/stocks',
  },
  VIX: {
    text: 'The swing that option prices imply for the S&P 500 over the next month. It tends to jump when shares fall.',
    learnAt: '/markets/indices',
  },
  'cash settlement': {
    alsoExplains: ['physical delivery'],
    text: 'Ending a contract by paying the difference in money. With physical delivery the goods change hands instead.',
    learnAt: '/education/commodity/delivery-months',
  },
} as const satisfies Glossary;
