import type { TermTexts } from './term';

export const costs = {
  commission: {
    text: 'A fee your broker charges per trade or lot, on top of the spread or instead of part of it.',
    learnAt: '/education/beginner/the-spread',
  },
  'referral fee': {
    text: 'What a broker pays this site when a customer comes through one of our links.',
    learnAt: '/risk-disclosure',
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
    learnAt: '/ib-partners/method',
  },
  regulator: {
    text: 'The public body that licenses and supervises brokers in a country. You can search its register free of charge.',
    learnAt: '/risk-disclosure',
  },
  'demo account': {
    text: 'An account with virtual money and real or nearly real prices, for practice.',
    learnAt: '/education/beginner/practice-first',
  },
  'Expert Advisor': {
    alsoCalled: ['EA'],
    text: 'A program that trades by itself inside MetaTrader.',
    learnAt: '/platforms/mt4',
  },
  signal: {
    text: "A published trade idea with direction, entry, stop and target. It's neither a promise nor advice for your situation.",
    learnAt: '/services/signals',
  },
  'trading session': {
    alsoCalled: ['session'],
    alsoExplains: ['overlap'],
    text: 'The hours in which one financial centre is at work. Where two overlap, more people trade.',
    learnAt: '/markets/forex',
  },
  'economic calendar': {
    text: 'The list of coming data releases with their time, the forecast and the last figure.',
    learnAt: '/markets',
  },
  'central bank': {
    text: 'The institution that issues a currency and sets its interest rate.',
    learnAt: '/markets/forex',
  },
  'bond yield': {
    text: 'The yearly return of a bond at its present price. Currencies and gold often react to it.',
    learnAt: '/markets/forex',
  },
  'inventory report': {
    text: 'A regular count of how much of a commodity is in storage, such as the weekly US crude oil figures.',
    learnAt: '/education/commodity',
  },
  'swap-free account': {
    alsoCalled: ['Islamic account'],
    text: 'An account without overnight interest, made for Muslim clients. Brokers usually charge something else instead.',
    learnAt: '/ib-partners',
  },
  'virtual host': {
    alsoCalled: ['VPS'],
    text: 'A rented computer in a data centre on which a trading program keeps running while yours is off.',
    learnAt: '/platforms/mt4',
  },
  cBot: {
    text: 'A program that trades by itself inside cTrader, written in C# or Python.',
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
} as const satisfies TermTexts;
