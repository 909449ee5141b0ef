import type { Glossary } from './term';

export const costs = {
  commission: {
    text: 'A fee your broker charges per trade or lot, on top of the spread or instead of part of it.',
    learnAt: '/education/beginner/the-spread',
  },
  'referral fee': {
    text: 'What a broker pays this site when a customer comes through one of our links.',
    learnAt: '/education/beginner/what-a-broker-earns',
  },
  'overnight charge': {
    alsoCalled: ['swap', 'rollover', 'overnight financing'],
    text: 'Interest you pay or receive for keeping a position open overnight.',
    learnAt: '/education/beginner/overnight-charge',
  },
  broker: {
    text: 'A firm that holds your account and carries out your orders, in a market or by taking the other side itself.',
    learnAt: '/ib-partners',
  },
  'introducing broker': {
    alsoCalled: ['IB'],
    text: 'Someone who sends customers to a broker and is paid a referral fee for it.',
    learnAt: '/education/beginner/what-a-broker-earns',
  },
  regulator: {
    text: 'The public body that licenses and supervises brokers in a country. You can search its register free of charge.',
    learnAt: '/education/beginner/licence-and-entity',
  },
  'public register': {
    text: "A regulator's list of the firms it has licensed, with what each may do and how to reach it. Free to search.",
    learnAt: '/education/beginner/reading-the-register',
  },
  'market maker': {
    alsoExplains: ['B-book', 'A-book'],
    text: "A firm that takes the other side of its customers' trades and keeps them (its B-book), instead of passing them on (A-book).",
    learnAt: '/education/beginner/what-a-broker-earns',
  },
  'clone firm': {
    text: 'A fraud under the name and number of a licensed firm, with its own website and phone number.',
    learnAt: '/education/beginner/reading-the-register',
  },
  'recovery fraud': {
    alsoCalled: ['recovery room', 'recovery scam'],
    text: "An offer to get a fraud victim's money back for a fee, which is then lost as well.",
    learnAt: '/education/beginner/clones-and-helpers',
  },
  chargeback: {
    text: "Your bank takes a card payment back because what you paid for wasn't delivered. The card companies set the rules.",
    learnAt: '/education/beginner/when-it-has-happened',
  },
  'demo account': {
    text: 'An account with virtual money and real or nearly real prices, for practice.',
    learnAt: '/education/beginner/practice-first',
  },
  'Expert Advisor': {
    alsoCalled: ['EA'],
    text: 'A program that trades automatically inside MetaTrader.',
    learnAt: '/platforms/mt4',
  },
  signal: {
    text: "A published trade idea with direction, entry, stop and target. It's neither a promise nor advice for your situation.",
    learnAt: '/services/signals',
  },
  'investment recommendation': {
    text: 'In EU and UK law, a published idea to buy or sell a financial instrument. It has to show its author, time and interests.',
    learnAt: '/services/signals',
  },
  'trading session': {
    alsoCalled: ['session'],
    alsoExplains: ['overlap'],
    text: 'The hours when one financial centre is trading. Where two overlap, more people trade.',
    learnAt: '/markets/forex',
  },
  'economic calendar': {
    text: 'The list of upcoming data releases with their times, forecasts and previous figures.',
    learnAt: '/education/beginner/a-week-of-announcements',
  },
  forecast: {
    text: 'The figure expected before an announcement, usually the middle of what several economists or analysts said.',
    learnAt: '/education/beginner/expectation-and-result',
  },
  'priced in': {
    text: 'Already part of the price, because people who expected it have bought or sold.',
    learnAt: '/education/beginner/expectation-and-result',
  },
  revision: {
    text: 'A later correction of a published figure, made when more replies have come in.',
    learnAt: '/education/beginner/inflation-and-jobs',
  },
  'central bank': {
    text: 'The institution that issues a currency and sets its interest rate.',
    learnAt: '/education/beginner/interest-rates',
  },
  'policy rate': {
    alsoCalled: ['key rate', 'base rate'],
    text: 'The interest rate that a central bank sets. Other rates in its currency tend to follow.',
    learnAt: '/education/beginner/interest-rates',
  },
  'basis point': {
    alsoCalled: ['bp'],
    text: 'A hundredth of a percentage point. A rise from 4.00% to 4.25% is 25 basis points.',
    learnAt: '/education/intermediate/what-a-central-bank-says',
  },
  hawkish: {
    alsoExplains: ['dovish'],
    text: 'Leaning towards higher interest rates, because inflation is the worry. Dovish leans towards lower ones.',
    learnAt: '/education/intermediate/what-a-central-bank-says',
  },
  'forward guidance': {
    text: "What a central bank says about its next decisions. It isn't a commitment.",
    learnAt: '/education/intermediate/what-a-central-bank-says',
  },
  'bond yield': {
    text: "A bond's yearly return at its present price. Currencies and gold often react to it.",
    learnAt: '/education/beginner/interest-rates',
  },
  inflation: {
    alsoExplains: ['consumer price index', 'CPI'],
    text: 'How much prices in shops have risen over a year, as a percentage. A consumer price index (CPI) measures it.',
    learnAt: '/education/beginner/inflation-and-jobs',
  },
  'employment report': {
    alsoCalled: ['jobs report', 'non-farm payrolls'],
    text: 'A monthly report on jobs, pay and people out of work. The US one is among the most watched figures of all.',
    learnAt: '/education/beginner/inflation-and-jobs',
  },
  'inventory report': {
    text: 'A regular count of how much of a commodity is in storage, such as the weekly US crude oil figures.',
    learnAt: '/education/beginner/results-and-inventories',
  },
  'swap-free account': {
    alsoCalled: ['Islamic account'],
    text: 'An account without overnight interest, designed for Muslim clients. Brokers usually charge something else instead.',
    learnAt: '/ib-partners',
  },
  'virtual host': {
    alsoCalled: ['VPS'],
    text: 'A rented computer in a data centre on which a trading program keeps running while your own computer is off.',
    learnAt: '/platforms/mt4',
  },
  cBot: {
    text: 'A program that trades automatically inside cTrader, written in C# or Python.',
    learnAt: '/platforms/ctraders',
  },
  'carry trade': {
    text: 'Holding a currency with a high interest rate against one with a low rate, to collect the difference.',
    learnAt: '/markets/forex',
  },
  'safe haven': {
    text: 'A currency or asset that many people buy when they are afraid, such as the franc or gold.',
    learnAt: '/markets/forex',
  },
  'maker fee': {
    alsoExplains: ['taker fee'],
    text: 'What an exchange charges for an order that waits in its book. An order that trades at once pays a taker fee, usually more.',
    learnAt: '/education/crypto',
  },
} as const satisfies Glossary;
