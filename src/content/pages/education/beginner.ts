import type { CoursePageContent } from '@/content/page';
import { phrases, statements } from '@/content/rules';
import { contactPath } from '@/content/contactAbout';

export const page: CoursePageContent = {
  title: 'Beginner trading course: 12-15 hours',
  description:
    'The beginner course: four modules in 12-15 hours, from pips, lots and leverage to a first plan in the practice account.',
  heading: 'Beginner course',
  searchWords: ['Money to start with'],
  lead: `Start here if you have never placed an order. Four modules lead to a first trading plan, practised on this site in ${phrases.practiceAccount}.`,
  level: 'Beginner',
  facts: [
    { term: 'Duration', text: '12-15 hours', means: 'workload' },
    { term: 'Modules', text: '4' },
    { term: 'Access', text: 'Lifetime access, free' },
    { term: 'Certificate', text: 'A record of completion' },
  ],
  outcomes: [
    'Read a quote and say what a trade costs before the price has moved.',
    'Work out what one pip is worth for any position size.',
    'Explain why leverage changes the deposit but not the loss.',
    'Place an order with its stop loss and take profit attached, and cancel it again.',
    `Find the position size that keeps a loss within ${phrases.riskPercent} of the account, and aim for twice the risk (${phrases.rewardToRisk}).`,
    'Write a plan on one page and tell afterwards whether you kept to it.',
  ],
  audience:
    'For adults who have never traded, or who have clicked buy and sell without knowing what the numbers on the ticket meant. School arithmetic is enough: the hardest sum is a division. Three free extras go with the course: “Before you start”, “Firms and frauds” and, before module four, “What moves prices”.',
  modulesHeading: 'Four modules',
  modules: [
    {
      title: 'What a price is',
      hours: '2-3 hours',
      lessons: [
        'Why there are two prices: the one you can sell at (the bid) and the one you can buy at (the ask)',
        'What the gap between them costs you (the spread)',
        'How pairs, indices, commodities, stocks and coins are each quoted',
        'Gaining from a rise (going long) and from a fall (going short)',
        'A tour of the platform: quote list, chart, order ticket, account history',
      ],
      outcome:
        'Take any line in a quote list and say what is being bought, what it is paid in and what the spread costs.',
      exercise: `Open ${phrases.practiceAccount}. Note the bid and ask prices for the three currency pairs, gold and oil at nine in the morning, at noon and at nine in the evening by the account's clock. Work out each spread, and circle the hour at which it was widest. For which of the five does it stay the same?`,
    },
    {
      title: 'Pips, lots and leverage',
      hours: '3-4 hours',
      lessons: [
        'The step in which currency prices are measured (a pip), and why yen pairs have a larger one',
        'Position sizes: standard, mini and micro lots',
        'The deposit a broker sets aside while a trade is open (margin)',
        'Trading more than you deposit (leverage), up to 1:500 with some brokers',
        'What keeping a position overnight costs or pays (the swap)',
      ],
      outcome: 'Say in money what a move of any number of pips does to a position, whatever the leverage.',
      exercise:
        'On paper, work out the value of one pip for 1,000, 5,000, 10,000, 25,000 and 100,000 units of EUR/USD. Then buy 0.01 lots in the practice account and step forward until the price has moved a few pips. Does the profit column agree with your figure?',
    },
    {
      title: 'Orders and candle charts',
      hours: '3-4 hours',
      lessons: [
        'Buying at once (a market order) or at a price you choose (limit and stop orders)',
        'The two prices at which a trade closes automatically: stop loss and take profit',
        'One period of trading drawn as four prices (a candle)',
        'Timeframes: the same market seen in minutes, hours and days',
        'Prices at which a market turned before (support and resistance), and the direction between them (the trend)',
      ],
      outcome:
        'Mark the turning points on a chart and place an order around them with both exits already decided.',
      exercise:
        'Draw sixty candles of one market on squared paper. Mark three prices where it turned. Then place one pending order in the practice account with both exits attached, and write one sentence saying what would prove you wrong.',
    },
    {
      title: 'Risk and your first plan',
      hours: '4 hours',
      lessons: [
        'The most you should lose when an idea fails: 1-2% of the account per trade',
        'From the distance of the stop to the size of the position',
        'Aiming for at least twice what you risk (written 1:2, the risk first)',
        'Losing runs: why they come to everyone and what they do to an account',
        'A plan on one page, and a journal that records whether you followed it',
      ],
      outcome:
        'Write a plan that someone else could carry out, and judge a trade by the plan instead of by its result.',
      exercise:
        'Make ten trades in the practice account from your written plan, none risking more than 1% of what the account holds at the time. After each, answer one question with yes or no: did I do what the page says? Eight or more yes answers complete the module.',
    },
  ],
  sections: [
    {
      kind: 'warning',
      heading: 'What real money adds',
      paragraphs: [
        "Practice and demo accounts fill your orders at once, and losing on them doesn't hurt. Real orders can be filled at a worse price than you asked for (slippage). Fear makes people move a stop they'd never have moved in practice.",
        'Nothing in these four modules asks you to deposit. If you do so later, use only money whose total loss would leave your rent, food and debts untouched.',
      ],
    },
    {
      kind: 'prose',
      heading: 'What the certificate is worth',
      paragraphs: [
        `${statements.certificate} It doesn't show that you trade at a profit.`,
        'If you apply for the intermediate course, the certificate replaces our questions about the basics.',
      ],
    },
  ],
  callToAction: {
    heading: 'Begin with module one',
    text: 'Every lesson and exercise is on this site, so you need no broker for them. Enrol if you want a study plan and a person to ask.',
    links: [
      { label: 'Enrol in the beginner course', to: contactPath('Beginner course') },
      { label: 'Attend Free Webinar', to: '/services/webinar' },
      { label: 'Choose Your Broker', to: '/ib-partners' },
    ],
  },
  related: [
    { label: 'How the three levels work', to: '/services/education' },
    { label: 'Trading platforms compared', to: '/platforms' },
    { label: 'The risks of trading', to: '/risk-disclosure' },
  ],
};
