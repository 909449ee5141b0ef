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
    otherNames: ['swap', 'rollover', 'overnight financing'],
    text: 'Interest you pay or receive for keeping a position open overnight.',
    learnAt: '/education/beginner/overnight-charge',
  },
  broker: {
    text: 'A firm that holds your account and carries out your orders, in a market or by taking the other side itself.',
    learnAt: '/ib-partners',
  },
  'introducing broker': {
    otherNames: ['IB'],
    text: 'Someone who sends customers to a broker and is paid a referral fee for it.',
    learnAt: '/ib-partners/method',
  },
  regulator: {
    text: 'The public body that licenses and supervises brokers in a country. You can search its register free of charge.',
    learnAt: '/risk-disclosure',
  },
  'demo account': {
    text: 'An account with virtual money and real prices, for practice.',
    learnAt: '/education/beginner/the-platform',
  },
  'Expert Advisor': {
    otherNames: ['EA'],
    text: 'A program that trades by itself inside MetaTrader.',
    learnAt: '/platforms/mt4',
  },
  signal: {
    text: "A published trade idea with direction, entry, stop and target. It's neither a promise nor advice for your situation.",
    learnAt: '/services/signals',
  },
  'trading session': {
    otherNames: ['session', 'overlap'],
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
    otherNames: ['yield'],
    text: 'The yearly return of a bond at its present price. Currencies and gold often react to it.',
    learnAt: '/markets/forex',
  },
  'inventory report': {
    text: 'A regular count of how much of a commodity is in storage, such as the weekly US crude oil figures.',
    learnAt: '/education/commodity',
  },
} as const satisfies TermTexts;
