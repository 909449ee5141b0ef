import { exampleSignal } from '@/content/exampleSignal';
import { decimal, dollars } from '@/content/format';
import { describeChart, markOf, pricesOf } from '@/content/markedChart';
import type { TopicPageContent } from '@/content/page';
import { phrases, rules, statements } from '@/content/rules';
import { rich } from '@/content/richText';
import { provenText, site } from '@/content/site';
import {
  breakEvenPercent,
  distanceInSteps,
  pipValue,
  rewardToRisk,
  riskAmount,
  STANDARD_LOT_UNITS,
  unitsForRisk,
} from '@/domain/tradeArithmetic';

const PIP = 0.0001;
const SPREAD_PIPS = 1;

const { entry, stopLoss, takeProfit, decimals, candles, marks } = exampleSignal;
const price = (value: number) => decimal(value, decimals);
/** The price of a mark of the example, by its label. */
const at = (label: string) => pricesOf(markOf(marks, label), candles).map(price)[0] ?? '';

const risk = riskAmount(rules.demoBalance, rules.riskPercent.from);
const stopPips = distanceInSteps(entry, stopLoss, PIP);
const targetPips = distanceInSteps(entry, takeProfit, PIP);
const units = unitsForRisk(risk, stopPips * PIP);
const onePip = pipValue(units, PIP);
const reward = targetPips * onePip;
const ratio = rewardToRisk(entry, stopLoss, takeProfit);

/** Thirty trades at the least reward we publish. */
const SAMPLE_TRADES = 30;
const sampleReward = rules.minRewardToRisk * risk;
const winners = Math.round((SAMPLE_TRADES * breakEvenPercent(rules.minRewardToRisk)) / 100);
const losers = SAMPLE_TRADES - winners;
const spreadCost = SPREAD_PIPS * onePip;
const breakEvenWithCost = breakEvenPercent((sampleReward - spreadCost) / (risk + spreadCost));

/** The signal entered at a later price: what is left of it. Sizes are rounded down to a hundredth of a lot. */
const enteredAt = (late: number): string[] => {
  const toStop = distanceInSteps(late, stopLoss, PIP);
  const toTarget = distanceInSteps(late, takeProfit, PIP);
  const lots = Math.floor((unitsForRisk(risk, toStop * PIP) / STANDARD_LOT_UNITS) * 100) / 100;
  const left = decimal(rewardToRisk(late, stopLoss, takeProfit), 1);
  return [price(late), `${decimal(toStop)} pips`, `${decimal(toTarget)} pips`, `1:${left}`, decimal(lots, 2)];
};

const author = provenText(site.claims.practitioners);

/** The channel in the middle of a sentence. */
const channel = { ...site.social.channel, label: site.social.channel.label.toLowerCase() };

export const page: TopicPageContent = {
  title: 'Free trading signals with their reasoning',
  description:
    'A trading signal taken apart line by line: entry, stop loss, take profit, the reason for each, and the risk in money.',
  heading: 'Free trading signals',
  lead: 'A signal is a trade idea with three prices: where to enter, where the idea is wrong, and where to take the gain. Ours are free, and each says why.',
  sections: [
    {
      kind: 'chart',
      heading: 'A trading signal with its reasoning',
      intro: `${statements.inventedAround} This one shows the form of a signal: the chart, the three lines, and a remark that says what the idea rests on.`,
      chart: exampleSignal,
    },
    {
      kind: 'markedChart',
      heading: 'How to read the candles',
      intro:
        'Each candle is one period, here four hours. The body runs from the opening price to the close. The wicks reach to the highest and lowest price in between. A hollow body rose and a filled one fell. A candle that no neighbour tops is a swing high; one that none undercuts is a swing low.',
      chart: describeChart(
        {
          candles: [
            { open: 1.08, high: 1.0812, low: 1.0794, close: 1.0808 },
            { open: 1.0808, high: 1.082, low: 1.0804, close: 1.0816 },
            { open: 1.0816, high: 1.0838, low: 1.0812, close: 1.082 },
            { open: 1.082, high: 1.0823, low: 1.0806, close: 1.0809 },
            { open: 1.0809, high: 1.0812, low: 1.0789, close: 1.0803 },
            { open: 1.0803, high: 1.0819, low: 1.08, close: 1.0817 },
            { open: 1.0817, high: 1.0826, low: 1.0813, close: 1.0822 },
          ],
          decimals: 4,
          marks: [
            { kind: 'swing', candle: 2, side: 'high', label: 'Swing high' },
            { kind: 'part', candle: 2, part: 'upperWick', label: 'Upper wick' },
            { kind: 'swing', candle: 4, side: 'low', label: 'Swing low' },
            { kind: 'part', candle: 4, part: 'lowerWick', label: 'Lower wick' },
            { kind: 'part', candle: 5, part: 'body', label: 'Body' },
          ],
        },
        ({ at: marked }) =>
          `The price rises to a swing high at ${marked('Swing high')}, falls to a swing low at ${marked('Swing low')} and rises again. Marked are the long upper wick of the high, ${marked('Upper wick')}, the long lower wick of the low, ${marked('Lower wick')}, and the body of the rising candle that follows, ${marked('Body')}.`,
      ),
    },
    {
      kind: 'definitions',
      heading: 'What each line of a signal means',
      rows: [
        {
          term: 'Instrument',
          text: `${exampleSignal.instrument} on the ${exampleSignal.timeframe} chart. We name the chart, because a level that matters on one timeframe may be invisible on another.`,
        },
        ...(author === undefined ? [] : [{ term: 'Author', text: author }]),
        {
          term: 'Direction',
          text: 'Buy, which traders call going long. The position gains when the euro costs more dollars.',
        },
        {
          term: 'Entry',
          text: `${price(entry)}, the close of the last candle. It lies just above the first rise at ${at('First rise')}: buyers have now paid more than they did last time.`,
        },
        {
          term: 'Stop loss',
          text: `${price(stopLoss)}, the price at which the position closes itself with a loss. It sits a few pips under the higher low. A fall through that low would contradict the reason for buying.`,
        },
        {
          term: 'Take profit',
          text: `${price(takeProfit)}, the price at which the position closes itself with a gain. It stops just short of ${at('Earlier high')}, where the fall began. Sellers were there once and may be there again. Nothing guarantees that the market gets that far.`,
        },
        {
          term: 'Reason',
          text: `The market fell to ${at('First low')} and then gave back only part of its recovery. The second low, at ${at('Higher low')}, is higher than the first. A rising low says that sellers ran out sooner this time.`,
        },
        {
          term: 'Void when',
          text: `The price touches ${price(stopLoss)} before you are in, or has run so far that your own entry, stop and target make less than ${phrases.rewardToRisk}. Leave a void idea alone, however good it looked.`,
        },
      ],
    },
    {
      kind: 'workedExample',
      heading: 'How to size the signal for your account',
      intro: `Take a demo account of ${dollars(rules.demoBalance)} and the lower end of the ${phrases.riskPercent} we advise. The size comes last: it follows from the money you accept to lose and the distance to the stop.`,
      lines: [
        {
          label: `Risk: ${String(rules.riskPercent.from)}% of ${dollars(rules.demoBalance)}`,
          value: dollars(risk),
        },
        {
          label: `Distance to the stop: ${price(entry)} to ${price(stopLoss)}`,
          value: `${decimal(stopPips)} pips`,
        },
        {
          label: `What one pip may cost: ${dollars(risk)} ÷ ${decimal(stopPips)}`,
          value: dollars(onePip),
        },
        {
          label: `Size: ${dollars(onePip)} a pip ÷ ${String(PIP)} = ${decimal(units)} units`,
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
        { label: 'Reward to risk', value: `1:${decimal(ratio, 1)}` },
      ],
      conclusion: `You put ${dollars(risk)} at stake for a possible ${dollars(reward)}, before the spread and any fees. If the market jumps over the stop, you lose more than planned.`,
    },
    {
      kind: 'table',
      heading: 'What a late entry costs you',
      intro:
        'The stop stays where the idea fails and the target stays where it was. Only your entry moves, and you pay for each pip twice: once in risk and once in reward.',
      columns: ['Your entry', 'To the stop', 'To the target', 'Reward to risk', `Lots for ${dollars(risk)}`],
      rows: [entry, 1.0844, 1.085].map(enteredAt),
      note: `Four pips late the idea still makes ${phrases.rewardToRisk}. Ten pips late it is void. A buy limit at the original price waits free of charge.`,
    },
    {
      kind: 'steps',
      heading: 'How a signal is made, from scan to review',
      steps: [
        {
          title: 'Scan',
          text: 'The analyst reads the same list of markets in the same order, on the daily and 4-hour charts. Most charts are put aside: no clear level, no signal. Some weeks bring none at all.',
        },
        {
          title: 'Mark the levels',
          text: 'Turning points that you can see without an indicator: earlier highs, earlier lows, prices that held more than once.',
        },
        {
          title: 'Place the stop first',
          text: 'What would prove the idea wrong? The stop goes beyond that point. An idea without such a point is dropped.',
        },
        {
          title: 'Measure the target',
          text: 'The nearest levels in the way are the targets. If together, each by its share, they pay less than twice the risk, the idea is not published.',
        },
        {
          title: 'Check the calendar',
          text: 'If a central bank decision or a large data release falls within the life of the idea, the signal says so or waits.',
        },
        {
          title: 'Write the reason and publish',
          text: 'One or two sentences, the chart and the three prices go out together.',
        },
        {
          title: 'Review',
          text: 'Once the stop or the target is reached, or the idea is void, the analyst reads the reason again beside what happened.',
        },
      ],
    },
    {
      kind: 'signalBoard',
      heading: 'Signals and how they ended',
      intro:
        'Open signals first, then the most recently closed, with losers as prominent as winners. Prices of sample signals are not those of their dates. R is what an idea risked, from its entry to its stop loss.',
    },
    {
      kind: 'prose',
      heading: 'Where to get our signals',
      paragraphs: [
        rich`New signals go to the ${channel}, which anyone can follow free of charge. No account with a broker is needed.`,
      ],
    },
    {
      kind: 'workedExample',
      heading: 'How often a 1:2 trade must win to break even',
      intro: `This is arithmetic about the ratio and says nothing about how our signals have done. Take ${String(SAMPLE_TRADES)} trades, each risking ${dollars(risk)} for ${dollars(sampleReward)}.`,
      lines: [
        {
          label: `Winners needed: ${String(SAMPLE_TRADES)} ÷ (1 + ${decimal(rules.minRewardToRisk)})`,
          value: decimal(winners),
        },
        {
          label: `They bring in: ${decimal(winners)} × ${dollars(sampleReward)}`,
          value: dollars(winners * sampleReward),
        },
        {
          label: `The other ${decimal(losers)} cost: ${decimal(losers)} × ${dollars(risk)}`,
          value: dollars(losers * risk),
        },
        {
          label: 'Share of winners at which nothing is gained or lost',
          value: `${decimal(breakEvenPercent(rules.minRewardToRisk), 1)}%`,
        },
        {
          label: `The same share with a spread of ${String(SPREAD_PIPS)} pip, ${dollars(spreadCost)} a trade`,
          value: `${decimal(breakEvenWithCost, 1)}%`,
        },
      ],
      conclusion:
        "Before costs, a third of the trades must win to break even, and ten losers can come before the first winner. The ratio makes being wrong affordable. It doesn't make you right.",
    },
    {
      kind: 'warning',
      heading: 'What a signal is not',
      paragraphs: [
        'It is not personal advice. The analyst knows nothing about your income, your debts, your other positions or how well you sleep with a trade open.',
        'It is not a forecast that has to come true, nor an instruction to your broker. Nothing happens until you place the order yourself.',
        'A run of signals that worked tells you little about the next one. If losing the amount in the example would trouble you, trade smaller or not at all.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How to follow a signal on a demo account',
      intro: `Use ${phrases.demoAccount} to find out whether you can follow a plan.`,
      steps: [
        {
          title: 'Read the reason before the prices',
          text: "Open the same chart at the same timeframe and find what the remark points at. If you can't see it, skip this signal.",
        },
        {
          title: 'Work out your own size',
          text: "Repeat the sum above with your balance. A lot size copied from someone else fits that person's account.",
        },
        {
          title: 'Enter all three prices at once',
          text: 'Enter stop loss and take profit in the order ticket before you send it. People often never add the stop they meant to add later.',
        },
        {
          title: 'Leave the stop alone',
          text: 'Move it further away and a known loss becomes an unknown one. Move it closer out of nerves and you cut ideas short that were still intact.',
        },
        {
          title: 'Write down what you did',
          text: 'Note entry, exit, result in money and whether you kept to the plan. After twenty entries, count how often you did.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about the signals',
      items: [
        {
          question: 'Why are they free?',
          answer: `${statements.paidBy} Weigh that when you read us.`,
        },
        {
          question: 'Do I need an account with one of your partners to use them?',
          answer:
            'No. Any account in which the instrument can be traded will do, and a demo account is best at the beginning.',
        },
        {
          question: 'Why does my platform show a slightly different price?',
          answer:
            'Each broker has its own prices and its own spread, so a difference of a pip or so is normal. You buy at the higher of the two quoted prices (the ask) and sell at the lower (the bid).',
        },
        {
          question: 'Should I take every signal?',
          answer:
            'No. Two signals in pairs that share a currency are partly the same bet. Two buys against the dollar at 1% each can lose close to 2% together.',
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Learn to write one yourself',
    text: 'A webinar builds a signal from an empty chart. The beginner course starts with what a price is.',
    links: [
      { label: 'Attend Free Webinar', to: '/services/webinar' },
      { label: 'Beginner course', to: '/education/beginner' },
      { label: 'Choose Your Broker', to: '/ib-partners' },
    ],
  },
  related: [
    { label: 'Forex: pairs, sessions and pips', to: '/markets/forex' },
    { label: 'Platforms compared', to: '/platforms' },
    { label: 'Risk disclosure', to: '/risk-disclosure' },
  ],
};
