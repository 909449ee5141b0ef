import { exampleSignal } from '@/content/exampleSignal';
import { decimal, dollars } from '@/content/format';
import type { TopicPageContent } from '@/content/page';
import {
  breakEvenPercent,
  distanceInSteps,
  pipValue,
  rewardToRisk,
  riskAmount,
  STANDARD_LOT_UNITS,
  unitsForRisk,
} from '@/domain/tradeArithmetic';
import { paths } from '@/paths';

const ACCOUNT = 10_000;
const RISK_PERCENT = 1;
const PIP = 0.0001;
const SPREAD_PIPS = 1;
const SAMPLE_TRADES = 30;

const { entry, stopLoss, takeProfit, decimals } = exampleSignal;
const price = (value: number) => decimal(value, decimals);

const risk = riskAmount(ACCOUNT, RISK_PERCENT);
const stopPips = distanceInSteps(entry, stopLoss, PIP);
const targetPips = distanceInSteps(entry, takeProfit, PIP);
const units = unitsForRisk(risk, stopPips * PIP);
const onePip = pipValue(units, PIP);
const reward = targetPips * onePip;
const ratio = rewardToRisk(entry, stopLoss, takeProfit);

const winners = (SAMPLE_TRADES * breakEvenPercent(ratio)) / 100;
const losers = SAMPLE_TRADES - winners;
const spreadCost = SPREAD_PIPS * onePip;
const breakEvenWithCost = breakEvenPercent((reward - spreadCost) / (risk + spreadCost));

/** The signal entered at a later price: what is left of it. Sizes are rounded down to a hundredth of a lot. */
const enteredAt = (late: number): string[] => {
  const toStop = distanceInSteps(late, stopLoss, PIP);
  const toTarget = distanceInSteps(late, takeProfit, PIP);
  const lots = Math.floor((unitsForRisk(risk, toStop * PIP) / STANDARD_LOT_UNITS) * 100) / 100;
  const left = decimal(rewardToRisk(late, stopLoss, takeProfit), 1);
  return [price(late), `${decimal(toStop)} pips`, `${decimal(toTarget)} pips`, `1:${left}`, decimal(lots, 2)];
};

export const page: TopicPageContent = {
  title: 'Free trading signals with their reasoning',
  description:
    'A trading signal taken apart line by line: entry, stop loss, take profit, the reason for each, and the risk in money.',
  heading: 'Free trading signals',
  lead: 'A signal is a trade idea with three prices: where to enter, where the idea is wrong, and where to take the gain. Ours are free, and each says why.',
  sections: [
    {
      kind: 'chart',
      heading: 'An example with the reasoning on it',
      intro:
        'The prices below are made up for teaching. They show the form every signal of ours takes: the chart, the three lines, and a remark that says what the idea rests on.',
      chart: exampleSignal,
    },
    {
      kind: 'definitions',
      heading: 'The example, line by line',
      rows: [
        {
          term: 'Instrument',
          text: `${exampleSignal.instrument} on the ${exampleSignal.timeframe} chart. You are told which chart the idea was read from, because a level that matters on one timeframe may be invisible on another.`,
        },
        {
          term: 'Direction',
          text: 'Buy, which traders call going long: the position gains when the euro becomes dearer in dollars.',
        },
        {
          term: 'Entry',
          text: `${price(entry)}, the close of the last candle. It lies just above the peak of the first rise, so buyers have now paid more than they did last time.`,
        },
        {
          term: 'Stop loss',
          text: `${price(stopLoss)}, the price at which the position closes itself with a loss. It sits a few pips under the higher low, because a fall through that point would contradict the reason for buying.`,
        },
        {
          term: 'Take profit',
          text: `${price(takeProfit)}, the price at which the position closes itself with a gain. It is set at twice the distance of the stop; nothing guarantees that the market travels that far.`,
        },
        {
          term: 'Reason',
          text: 'The market fell to 1.0772, then gave back only part of its recovery: the second low, at 1.0805, is higher than the first. A rising low says that sellers ran out sooner this time.',
        },
        {
          term: 'Void when',
          text: `The price touches ${price(stopLoss)} before you are in, or it has run so far ahead that your own stop and target no longer stand at 1:2. A void idea is left alone, however good it looked.`,
        },
      ],
    },
    {
      kind: 'workedExample',
      heading: 'What it risks in money',
      intro: `Take a demo account of ${dollars(ACCOUNT)} and the lower end of the 1-2% we advise. The size of the position comes last: it follows from the money you accept to lose and the distance to the stop.`,
      lines: [
        { label: `Risk: ${String(RISK_PERCENT)}% of ${dollars(ACCOUNT)}`, value: dollars(risk) },
        {
          label: `Distance to the stop: ${price(entry)} to ${price(stopLoss)}`,
          value: `${decimal(stopPips)} pips`,
        },
        {
          label: `What one pip may cost: ${dollars(risk)} / ${decimal(stopPips)}`,
          value: dollars(onePip),
        },
        {
          label: `Size: ${dollars(onePip)} a pip / ${String(PIP)} = ${decimal(units)} units`,
          value: `${decimal(units / STANDARD_LOT_UNITS, 2)} lots`,
        },
        {
          label: `Distance to the target: ${price(entry)} to ${price(takeProfit)}`,
          value: `${decimal(targetPips)} pips`,
        },
        {
          label: `Gain if the target is reached: ${decimal(targetPips)} × ${dollars(onePip)}`,
          value: dollars(reward),
        },
        { label: 'Risk to reward', value: `1:${decimal(ratio)}` },
      ],
      conclusion: `You would put ${dollars(risk)} at stake for a possible ${dollars(reward)}, before the spread and any fees. If the market jumps over the stop, the loss can be larger than planned.`,
    },
    {
      kind: 'table',
      heading: 'If you see it late',
      intro:
        'The stop stays where the idea fails and the target stays where it was. Only your entry moves, and each pip of delay is paid twice: once in risk and once in reward.',
      columns: ['Your entry', 'To the stop', 'To the target', 'Risk to reward', `Lots for ${dollars(risk)}`],
      rows: [entry, 1.085, 1.086].map(enteredAt),
      note: 'From the second row on the idea falls short of 1:2. A buy limit at the original price waits free of charge; chasing spends part of the idea before it begins.',
    },
    {
      kind: 'steps',
      heading: 'How a signal is made, from scan to review',
      steps: [
        {
          title: 'Scan',
          text: 'The same list of markets is read in the same order on the daily and 4-hour charts. Most charts are put aside: no clear level, no signal.',
        },
        {
          title: 'Mark the levels',
          text: 'Turning points that can be seen without an indicator are drawn in: earlier highs, earlier lows, prices that held more than once.',
        },
        {
          title: 'Place the stop first',
          text: 'The analyst asks what would prove the idea wrong and puts the stop beyond that point. An idea without such a point is dropped.',
        },
        {
          title: 'Measure the target',
          text: 'The distance to a sensible target is compared with the distance to the stop. Less than twice as far means the idea is not published.',
        },
        {
          title: 'Check the calendar',
          text: 'If a central bank decision or a large data release falls within the life of the idea, the signal says so or waits until afterwards.',
        },
        {
          title: 'Write the reason and publish',
          text: 'One or two sentences, the chart, the three prices and the time of writing go to the signals channel together.',
        },
        {
          title: 'Review',
          text: 'When the stop or the target is reached, or the idea becomes void, the reasoning is read again beside what happened. What it missed becomes material for the next lesson.',
        },
      ],
    },
    {
      kind: 'workedExample',
      heading: 'How often a 1:2 idea has to be right',
      intro: `This is arithmetic about the ratio and says nothing about how our signals have done. Suppose ${String(SAMPLE_TRADES)} trades, each risking ${dollars(risk)} for ${dollars(reward)}.`,
      lines: [
        {
          label: `Winners needed: ${String(SAMPLE_TRADES)} / (1 + ${decimal(ratio)})`,
          value: decimal(winners),
        },
        {
          label: `They bring in: ${decimal(winners)} × ${dollars(reward)}`,
          value: dollars(winners * reward),
        },
        {
          label: `The other ${decimal(losers)} cost: ${decimal(losers)} × ${dollars(risk)}`,
          value: dollars(losers * risk),
        },
        {
          label: 'Share of winners at which nothing is gained or lost',
          value: `${decimal(breakEvenPercent(ratio), 1)}%`,
        },
        {
          label: `The same share with a spread of ${String(SPREAD_PIPS)} pip, ${dollars(spreadCost)} a trade`,
          value: `${decimal(breakEvenWithCost, 1)}%`,
        },
      ],
      conclusion:
        'A third of the trades right is the point of zero, before costs, and ten losers in a row can come before the first winner. The ratio makes being wrong affordable. It does not make you right.',
    },
    {
      kind: 'warning',
      heading: 'What a signal is not',
      paragraphs: [
        'It is not personal advice. Whoever writes it does not know your income, your debts, your other positions or how you sleep with an open trade.',
        'It is not a forecast that has to come true, nor an instruction to your broker. No one trades your account for you, and nothing happens until you place the order yourself.',
        'A run of signals that worked tells you little about the next one. If losing the amount in the worked example would trouble you, the position is too large or the money should not be in it.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Follow one with virtual money first',
      intro:
        'A demo account with $10,000 of virtual capital is enough to find out whether you can follow a plan.',
      steps: [
        {
          title: 'Read the reason before the prices',
          text: 'Open the same chart at the same timeframe and find the higher low, or whatever the remark points at. If you cannot see it, skip this signal.',
        },
        {
          title: 'Work out your own size',
          text: "Repeat the calculation above with your balance. A lot size copied from another person fits that person's account.",
        },
        {
          title: 'Enter all three prices at once',
          text: 'Type stop loss and take profit into the order ticket before you send it. A stop that you mean to add later is often never added.',
        },
        {
          title: 'Leave the stop alone',
          text: 'Moving it further away turns a known loss into an unknown one. Moving it closer out of nerves cuts ideas short that were still intact.',
        },
        {
          title: 'Write down what you did',
          text: 'Note entry, exit, result in money and whether you kept to the plan. Twenty such entries show whether you can keep to a plan at all.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about the signals',
      items: [
        {
          question: 'Why are they free?',
          answer:
            'Partner brokers pay us a commission when readers open accounts through our links. That is what pays for them, and you should weigh it when you read us.',
        },
        {
          question: 'Do I need an account with one of your partners to use them?',
          answer:
            'No. Any account in which the instrument can be traded will do, and a practice account will do best at the beginning.',
        },
        {
          question: 'Why does my platform show a slightly different price?',
          answer:
            'Each broker has its own price feed and its own spread, so a difference of a pip or so is normal. You buy at the higher of the two quoted prices (the ask) and sell at the lower (the bid).',
        },
        {
          question: 'Should I take every signal?',
          answer:
            'No. Two signals in pairs that share a currency are partly the same bet: two buys against the dollar at 1% each can lose close to 2% together.',
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Learn to write one yourself',
    text: 'The point of reading our signals is to need them less. A webinar builds one from an empty chart, and the beginner course explains every term on this page.',
    links: [
      { label: 'Attend a free webinar', to: paths.services.webinar },
      { label: 'Beginner course', to: paths.education.beginner },
      { label: 'Choose your broker', to: paths.ibPartners },
    ],
  },
  related: [
    { label: 'Forex: pairs, sessions and pips', to: paths.markets.forex },
    { label: 'Platforms compared', to: paths.platforms.index },
    { label: 'Risk disclosure', to: paths.riskDisclosure },
  ],
};
