import { decimal, dollars } from '@/content/format';
import { describeChart } from '@/content/markedChart';
import type { CoursePageContent } from '@/content/page';
import { retailCap } from '@/content/regulators';
import { rich } from '@/content/richText';
import { phrases, rules, statements } from '@/content/rules';
import { chanceOfRun } from '@/domain/numbers/statistics';
import {
  STANDARD_LOT_UNITS,
  distanceInSteps,
  marginFor,
  pipValue,
  profit,
  rewardToRisk,
  riskAmount,
  unitsForRisk,
} from '@/domain/calculators/tradeArithmetic';
import { contactAbout } from '@/content/contactAbout';

const ACCOUNT = rules.demoBalance;
const RISK_PERCENT = rules.riskPercent.from;
const PIP = 0.0001;
const ENTRY = 1.085;
const STOP_LOSS = 1.081;
const TAKE_PROFIT = 1.093;
const DECIMALS = 4;

const price = (value: number) => decimal(value, DECIMALS);
const risk = riskAmount(ACCOUNT, RISK_PERCENT);
const stopPips = distanceInSteps(ENTRY, STOP_LOSS, PIP);
const targetPips = distanceInSteps(ENTRY, TAKE_PROFIT, PIP);
const units = Math.round(unitsForRisk(risk, stopPips * PIP));
const pipInDollars = pipValue(units, PIP);
const positionValue = units * ENTRY;
const ratio = `1:${decimal(rewardToRisk(ENTRY, STOP_LOSS, TAKE_PROFIT))}`;

const leverageRows = [rules.maxLeverage, 100, retailCap].map((leverage) => [
  `1:${String(leverage)}`,
  dollars(marginFor(positionValue, leverage)),
  dollars(Math.abs(profit(ENTRY, STOP_LOSS, units))),
]);

const LOSSES_IN_A_ROW = 10;

/** What is left if each loss takes the same percentage of the remaining balance. */
const leftAfterRun = (percent: number) => ACCOUNT * (1 - percent / 100) ** LOSSES_IN_A_ROW;
const losses = [1, 2, 5, 10].map((percent) => {
  const left = leftAfterRun(percent);
  return { percent, left: Math.round(left), lost: Math.round(ACCOUNT - left) };
});
const percentLost = (percent: number) => decimal(100 - (100 * leftAfterRun(percent)) / ACCOUNT);

/** How likely such a run is for a method that is profitable at 1:2. */
const WINNERS_PERCENT = 40;
const runChance = (trades: number) =>
  `${decimal(100 * chanceOfRun(LOSSES_IN_A_ROW, trades, 1 - WINNERS_PERCENT / 100))}%`;

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
    { term: 'Modules', text: '4, each with an exercise' },
    { term: 'Access', text: 'Lifetime access: free to read, without an account' },
    { term: 'Certificate', text: 'A record of completion, not a qualification' },
  ],
  outcomes: [
    'Read a quote and say what a trade costs before the price has moved.',
    'Work out what one pip is worth for any position size.',
    'Explain why leverage changes the deposit but not the loss.',
    'Place an order with its stop loss and take profit attached, and cancel it again.',
    `Find the position size that keeps a loss within ${phrases.riskPercent} of the account.`,
    'Write a plan on one page and tell afterwards whether you kept to it.',
  ],
  audience:
    'For adults who have never traded, or who have clicked buy and sell without knowing what the numbers on the ticket meant. School arithmetic is enough: the hardest sum is a division. Three free extras are read with the course: “Before you start”, “Firms and frauds” and “What moves prices”.',
  modulesHeading: 'Four modules, from a quote to a plan',
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
        'Take any line of a quote list and say what is being bought, what it is paid in and what the spread costs.',
      exercise: `Open ${phrases.practiceAccount}. Note bid and ask of the three currency pairs, gold and oil at nine in the morning, at noon and at nine in the evening by the account's clock. Work out each spread, and circle the hour at which it was widest. For which of the five does it stay the same?`,
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
        'On paper, work out the value of one pip for 1,000, 5,000, 10,000, 25,000 and 100,000 units of EUR/USD. Then buy 0.01 lots in the practice account and step on until the price has moved a few pips. Does the profit column agree with your figure?',
    },
    {
      title: 'Orders and candle charts',
      hours: '3-4 hours',
      lessons: [
        'Buying at once (a market order) or at a price you name (limit and stop orders)',
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
        'Asking for at least twice what you risk (written 1:2, the risk first)',
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
      kind: 'prose',
      heading: 'Free extras between the modules',
      paragraphs: [
        rich`“What moves prices” is read before module four: ${{ label: 'five lessons on forecasts, reports and the calendar', to: '/education/beginner/expectation-and-result' }}.`,
      ],
    },
    {
      kind: 'chart',
      heading: 'A trading plan drawn on a chart',
      intro: `By module four you can draw a plan like this one. The chart stops where the decision is made, because on the day itself you won't see the rest either. ${statements.invented}`,
      chart: describeChart(
        {
          instrument: 'EUR/USD',
          timeframe: '4-hour',
          candles: [
            { open: 1.0905, high: 1.0922, low: 1.0901, close: 1.0918 },
            { open: 1.0918, high: 1.0936, low: 1.0914, close: 1.0932 },
            { open: 1.0932, high: 1.0934, low: 1.0916, close: 1.0921 },
            { open: 1.0921, high: 1.0925, low: 1.0893, close: 1.0898 },
            { open: 1.0898, high: 1.0903, low: 1.0874, close: 1.0879 },
            { open: 1.0879, high: 1.0883, low: 1.0851, close: 1.0856 },
            { open: 1.0856, high: 1.086, low: 1.0821, close: 1.0831 },
            { open: 1.0831, high: 1.0849, low: 1.0826, close: 1.0844 },
            { open: 1.0844, high: 1.0873, low: 1.084, close: 1.0869 },
            { open: 1.0869, high: 1.0897, low: 1.0863, close: 1.0893 },
            { open: 1.0893, high: 1.0922, low: 1.089, close: 1.0918 },
            { open: 1.0918, high: 1.0934, low: 1.091, close: 1.0925 },
            { open: 1.0925, high: 1.0927, low: 1.0898, close: 1.0902 },
            { open: 1.0902, high: 1.0906, low: 1.0879, close: 1.0883 },
            { open: 1.0883, high: 1.0887, low: 1.0855, close: 1.086 },
            { open: 1.086, high: 1.0864, low: 1.0836, close: 1.0841 },
            { open: 1.0841, high: 1.0845, low: 1.0822, close: 1.0829 },
            { open: 1.0829, high: 1.0842, low: 1.0825, close: 1.0838 },
            { open: 1.0838, high: 1.0853, low: 1.0834, close: ENTRY },
          ],
          entry: ENTRY,
          stopLoss: STOP_LOSS,
          stopBeyond: 'Floor',
          takeProfit: TAKE_PROFIT,
          targetBefore: 'Highest point',
          decimals: DECIMALS,
          marks: [
            { kind: 'swing', candle: 1, side: 'high', label: 'Highest point' },
            { kind: 'swing', candle: 6, side: 'low', label: 'First low' },
            { kind: 'swing', candle: 11, side: 'high', label: 'Recovery' },
            { kind: 'swing', candle: 16, side: 'low', label: 'Second low' },
            {
              kind: 'level',
              side: 'support',
              from: 1.0821,
              to: 1.0825,
              since: 5,
              touches: 2,
              label: 'Floor',
            },
          ],
          note: { text: 'Same low as before: buyers came back', candle: 16 },
        },
        ({ at, price: say }) =>
          `The price falls from ${at('Highest point')} to ${at('First low')}, recovers to ${at('Recovery')}, falls again and turns at ${at('Second low')}, one pip above the first low. The plan buys at ${say(ENTRY)}, with the stop loss at ${say(STOP_LOSS)} under both lows and the take profit at ${say(TAKE_PROFIT)}, just short of both highs.`,
      ),
    },
    {
      kind: 'workedExample',
      heading: 'How to work out position size from a 40-pip stop',
      intro:
        'This is the plan above, on the $10,000 of the practice account. You choose the loss you can accept, and the size follows from it.',
      lines: [
        {
          label: `${String(RISK_PERCENT)}% of ${dollars(ACCOUNT)}`,
          value: `${dollars(risk)} may be lost`,
        },
        { label: `From ${price(ENTRY)} down to ${price(STOP_LOSS)}`, value: `${decimal(stopPips)} pips` },
        {
          label: `${dollars(risk)} ÷ ${decimal(stopPips)} pips`,
          value: `${dollars(pipInDollars)} a pip`,
        },
        {
          label: `${dollars(pipInDollars)} a pip ÷ ${decimal(PIP, DECIMALS)}`,
          value: `${decimal(units)} units`,
        },
        { label: 'The same position in standard lots', value: decimal(units / STANDARD_LOT_UNITS, 2) },
        {
          label: `If ${price(TAKE_PROFIT)} is reached: ${decimal(targetPips)} pips`,
          value: dollars(profit(ENTRY, TAKE_PROFIT, units)),
        },
      ],
      conclusion: `That is ${ratio}. Had the stop been 80 pips away, the size would be half as large and the loss the same ${dollars(risk)}.`,
    },
    {
      kind: 'calculator',
      heading: 'Try it with a stop of your own',
      intro:
        "Here is the plan once more. Double the distance to the stop and see what happens to the size, and what doesn't happen to the loss.",
      calculator: 'positionSize',
      values: {
        account: String(ACCOUNT),
        risk: String(RISK_PERCENT),
        instrument: 'EUR/USD',
        entry: price(ENTRY),
        stop: price(STOP_LOSS),
      },
    },
    {
      kind: 'table',
      heading: 'Leverage in figures',
      intro: `The position in the example is worth ${dollars(positionValue)}. Here it is at three levels of leverage, each time stopped out at ${price(STOP_LOSS)}.`,
      columns: ['Leverage', 'Margin set aside', 'Loss at the stop'],
      rows: leverageRows,
      note: `High leverage is dangerous because so small a deposit invites a far larger position. ${statements.retailCaps}`,
    },
    {
      kind: 'table',
      heading: `What ${String(LOSSES_IN_A_ROW)} losing trades in a row do to an account`,
      intro: `Start with ${dollars(ACCOUNT)} and lose the same percentage of what's left each time.`,
      columns: ['Risk per trade', 'Left in the account', 'Lost'],
      rows: losses.map(({ percent, left, lost }) => [`${String(percent)}%`, dollars(left), dollars(lost)]),
      bars: { column: 2, values: losses.map(({ lost }) => lost) },
      note: `Sound methods have such runs too. With ${String(WINNERS_PERCENT)}% winners, which makes money at 1:2 before costs, the chance of ${String(LOSSES_IN_A_ROW)} losses in a row is ${runChance(100)} in 100 trades and ${runChance(500)} in 500. At ${phrases.riskPercent} such a run costs ${percentLost(rules.riskPercent.from)}–${percentLost(rules.riskPercent.to)}% of the account, if every stop is filled at its price.`,
    },
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
        'If you apply for the intermediate course, it replaces our questions about the basics.',
      ],
    },
  ],
  callToAction: {
    heading: 'Begin with module one',
    text: 'Every lesson and exercise is on this site, so you need no broker for them. Enrol if you want a study plan and a person to ask.',
    links: [
      { label: 'Enrol in the beginner course', to: contactAbout('Beginner course') },
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
