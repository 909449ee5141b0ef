import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { describeChart } from '@/content/markedChart';
import { rich, term } from '@/content/richText';
import { distanceInSteps, profit } from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const DECIMALS = 4;
const price = (value: number) => decimal(value, DECIMALS);
const pips = (from: number, to: number) => `${decimal(distanceInSteps(from, to, PIP))} pips`;
const signed = (value: number) => `${value < 0 ? '−' : '+'}${decimal(Math.abs(value), 1)}`;
const percent = (value: number) => `${signed(value)}%`;

/** Two announcements, as percentage changes month on month. */
const SALES = { previous: 0.1, forecast: 0.6, result: 0.3 };
const OUTPUT = { previous: 0.2, forecast: -0.7, result: -0.4 };
const surprise = ({ forecast, result }: { readonly forecast: number; readonly result: number }) =>
  result - forecast;
const FORECASTS = [0.1, 0.3, 0.6];

/** The trade: a purchase before the announcement, and the first quotes after it. */
const UNITS = 10_000;
const QUOTE_BEFORE = { bid: 1.0856, ask: 1.0857 };
const STOP_LOSS = 1.0842;
const TAKE_PROFIT = 1.0872;
const QUOTE_AFTER_FALL = { bid: 1.0834, ask: 1.0838 };
const QUOTE_AFTER_RISE = { bid: 1.0875, ask: 1.0879 };
const plannedResult = profit(QUOTE_BEFORE.ask, STOP_LOSS, UNITS);
const afterFall = profit(QUOTE_BEFORE.ask, QUOTE_AFTER_FALL.bid, UNITS);
const afterRise = profit(QUOTE_BEFORE.ask, QUOTE_AFTER_RISE.bid, UNITS);
const midPrice = ({ bid, ask }: { readonly bid: number; readonly ask: number }) => (bid + ask) / 2;
const pipsFallen = distanceInSteps(midPrice(QUOTE_BEFORE), midPrice(QUOTE_AFTER_FALL), PIP);

/** The exercise: EUR/USD in the practice account. */
const USUAL_SPREAD = 1;
const WIDE_SPREAD = 4;
const spreadCost = (spread: number) => spread * PIP * UNITS;

/** Used in the questions. */
const ORDERS = { forecast: 1.8, result: 1.3 };
const POUND_UNITS = 20_000;
const POUND_SOLD = 1.2604;
const POUND_STOP = 1.2619;
const POUND_FILL = 1.2632;
const poundLoss = -profit(POUND_SOLD, POUND_FILL, -POUND_UNITS);
const poundPlanned = -profit(POUND_SOLD, POUND_STOP, -POUND_UNITS);

export const page: LessonContent = {
  id: 'beginner/expectation-and-result',
  revision: 1,
  title: 'Forecast and result: why good news can bring a fall',
  description:
    'Prices move by the difference between a forecast and a result. How to work it out, and what an announcement costs those who hold through it.',
  heading: 'Forecast against result',
  lead: "A price can fall on good news and rise on bad. That isn't madness: what everybody expected was already in the price.",
  question: 'Shops sold more than last month, the news says so, and within a minute the currency falls. Why?',
  searchWords: [
    'Why did the price fall on good news?',
    'Good news but the market went down',
    'Why does news move prices?',
    'Actual, forecast and previous',
    'Better or worse than expected',
    'Priced in',
  ],
  sections: [
    {
      kind: 'prose',
      heading: 'What was expected already counts',
      paragraphs: [
        rich`Markets prepare. When most people expect good figures, they buy beforehand, and the price rises before anything is published. The good news is then ${term('priced in')}.`,
        'At the announcement itself, one thing is new: how far the result is from what was expected. A good figure below the expectation is a disappointment, and a poor one above it is a relief.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Four figures for every announcement',
      rows: [
        { term: 'Previous', text: 'The last result, such as the one for the month before.' },
        {
          term: 'Forecast',
          text: rich`What is expected this time, usually the middle of the estimates of several economists. The ${term('forecast')} is also called the consensus. Two calendars may show different ones.`,
        },
        {
          term: 'Result',
          text: "What's published, at a time that was known beforehand. Calendars often call it “actual”.",
        },
        {
          term: 'Surprise',
          text: 'The result minus the forecast. No calendar needs to show it, because you can work it out yourself.',
        },
      ],
    },
    {
      kind: 'workedExample',
      heading: 'Two figures, two surprises',
      intro:
        'Two announcements from the euro area, with invented figures. Both compare a month with the one before it.',
      lines: [
        {
          label: `Shop sales: forecast ${percent(SALES.forecast)}, result`,
          value: `${percent(SALES.result)}, more than last month`,
        },
        {
          label: `Surprise: ${signed(SALES.result)} − ${decimal(SALES.forecast, 1)}`,
          value: `${signed(surprise(SALES))} points`,
        },
        {
          label: `Factory output: forecast ${percent(OUTPUT.forecast)}, result`,
          value: `${percent(OUTPUT.result)}, less than last month`,
        },
        {
          label: `Surprise: ${signed(OUTPUT.result)} + ${decimal(-OUTPUT.forecast, 1)}`,
          value: `${signed(surprise(OUTPUT))} points`,
        },
      ],
      conclusion:
        'Sales grew and disappointed; output shrank and was a relief. The euro would tend to fall on the first and to rise on the second. “Tend to” means that it often does otherwise.',
    },
    {
      kind: 'markedChart',
      heading: 'A good figure, and a fall',
      intro: `EUR/USD in five-minute candles. The sales figure in the example comes out in the ninth candle.`,
      chart: describeChart(
        {
          decimals: DECIMALS,
          candles: [
            { open: 1.0841, high: 1.0846, low: 1.0838, close: 1.0844 },
            { open: 1.0844, high: 1.0849, low: 1.0842, close: 1.0847 },
            { open: 1.0847, high: 1.0851, low: 1.0844, close: 1.0846 },
            { open: 1.0846, high: 1.0852, low: 1.0844, close: 1.0851 },
            { open: 1.0851, high: 1.0856, low: 1.0848, close: 1.0853 },
            { open: 1.0853, high: 1.0858, low: 1.085, close: 1.0856 },
            { open: 1.0856, high: 1.0859, low: 1.0852, close: 1.0854 },
            { open: 1.0854, high: 1.086, low: 1.0851, close: 1.0856 },
            { open: 1.0856, high: 1.0863, low: 1.0824, close: 1.0829 },
            { open: 1.0829, high: 1.0838, low: 1.0818, close: 1.0821 },
            { open: 1.0821, high: 1.0831, low: 1.0814, close: 1.0828 },
            { open: 1.0828, high: 1.0834, low: 1.0821, close: 1.0824 },
            { open: 1.0824, high: 1.0832, low: 1.0819, close: 1.083 },
          ],
          marks: [
            { kind: 'swing', candle: 8, side: 'high', label: 'Announcement' },
            { kind: 'swing', candle: 10, side: 'low', label: 'Low' },
          ],
        },
        ({ at }) =>
          `Thirteen candles. The price climbs slowly for eight candles, while a good figure is expected. The ninth goes up to ${at('Announcement')} and closes far below. The fall ends two candles later, at ${at('Low')}.`,
      ),
    },
    {
      kind: 'table',
      heading: 'One result, three forecasts',
      intro: `The same ${percent(SALES.result)} could have been any of three pieces of news.`,
      columns: ['Forecast', 'Result', 'Surprise', 'The price tends to'],
      rows: FORECASTS.map((forecast) => {
        const points = SALES.result - forecast;
        return [
          percent(forecast),
          percent(SALES.result),
          points === 0 ? 'none' : `${signed(points)} points`,
          points === 0 ? 'move little' : points > 0 ? 'rise' : 'fall',
        ];
      }),
      note: 'The headline would read “Shops sold more” in all three cases.',
    },
    {
      kind: 'workedExample',
      heading: 'What holding through it costs',
      intro: `You bought ${decimal(UNITS)} euros at ${price(QUOTE_BEFORE.ask)}, with a stop loss at ${price(STOP_LOSS)} and a take profit at ${price(TAKE_PROFIT)}. The quote then jumps by ${decimal(pipsFallen, 1)} pips, measured from the middle of the quote, and the spread is four pips wide instead of one.`,
      lines: [
        { label: `Planned loss: ${pips(QUOTE_BEFORE.ask, STOP_LOSS)}`, value: dollars(plannedResult) },
        {
          label: `Down: the first bid is ${price(QUOTE_AFTER_FALL.bid)}, ${pips(QUOTE_BEFORE.ask, QUOTE_AFTER_FALL.bid)} below the purchase`,
          value: dollars(afterFall),
        },
        {
          label: `Up by as much: the first bid is ${price(QUOTE_AFTER_RISE.bid)}, ${pips(QUOTE_BEFORE.ask, QUOTE_AFTER_RISE.bid)} above it`,
          value: `+${dollars(afterRise)}`,
        },
      ],
      conclusion: rich`The same jump costs you ${dollars(-afterFall)} one way and makes you ${dollars(afterRise)} the other: the wide spread hurts both ways. The ${term('slippage')} of ${pips(STOP_LOSS, QUOTE_AFTER_FALL.bid)} makes the loss half as large again as planned. Nobody knew which way it would go.`,
    },
    {
      kind: 'prose',
      heading: 'Beyond the published forecast',
      paragraphs: [
        "A survey is carried out days before, and opinions go on changing. If a neighbouring country publishes poor figures on Tuesday, people expect less by Thursday, but the published forecast doesn't change.",
        "So the price may respond to an expectation that nobody wrote down. A result above the published forecast can cause a fall, although there's no mistake in your sum. And a figure seldom comes out alone: other results and statements are released in the same minute.",
      ],
    },
    {
      kind: 'warning',
      heading: 'You know the surprise too late',
      paragraphs: [
        "Computers read the result within a fraction of a second. By the time you've read it, the first move is over, the spread is wide, and the price may be on its way back.",
        "Guessing the figure beforehand doesn't help much either. You'd have to be right about the result, about the expectation in the price and about what people make of the difference.",
      ],
    },
  ],
  summary: [
    'Surprise = result − forecast. What was expected is in the price before the announcement.',
    'A good figure below the forecast often causes a fall, and a poor one above it often causes a rise.',
    'Around the announcement the spread widens, and a stop may be filled far from its price.',
  ],
  exercise: {
    task: `In a practice account with the price list “All in the spread, no commission”, pick EUR/USD with 15-minute candles. Press “Next day”, and note the spread on the screen. In the list of upcoming announcements, find the time of the next one, then press “Until something happens” until the account says that an announcement is out. Note the spread again, and once more after the next candle. What does each of the three spreads cost on ${decimal(UNITS)} euros?`,
    solution: [
      { label: `Before, ${String(USUAL_SPREAD)} pip`, value: dollars(spreadCost(USUAL_SPREAD)) },
      { label: `At the announcement, ${String(WIDE_SPREAD)} pips`, value: dollars(spreadCost(WIDE_SPREAD)) },
      { label: 'A candle later, 1 pip again', value: dollars(spreadCost(USUAL_SPREAD)) },
    ],
    mistakes: [
      {
        mistake: 'Your spread beforehand was wider than a pip.',
        why: 'At night in New York it is 1.3 pips in the practice account, and in the first minutes of a day far more.',
        lesson: 'beginner/the-spread',
      },
      {
        mistake: 'You wrote down the direction and looked for a pattern in it.',
        why: 'In the practice account both direction and size are drawn at random. Only the time is known.',
      },
    ],
  },
  checks: [
    {
      id: 'beginner/expectation-and-result/size-of-the-surprise',
      kind: 'numeric',
      prompt: `New orders were expected to rise by ${decimal(ORDERS.forecast, 1)}% and rose by ${decimal(ORDERS.result, 1)}%. How many percentage points is the result below the forecast?`,
      label: 'Below the forecast by',
      unit: 'points',
      answer: ORDERS.forecast - ORDERS.result,
      tolerance: 0.01,
      answerText: `${decimal(ORDERS.forecast - ORDERS.result, 1)} points`,
      commonMistakes: [
        {
          answer: ORDERS.result,
          feedback: 'This is the result itself. What is new is its distance from the forecast.',
        },
        {
          answer: ORDERS.forecast + ORDERS.result,
          feedback: 'You added the two. The surprise is the difference.',
        },
      ],
      explanation: `${decimal(ORDERS.forecast, 1)} − ${decimal(ORDERS.result, 1)} is ${decimal(ORDERS.forecast - ORDERS.result, 1)}: orders grew, and less than expected.`,
    },
    {
      id: 'beginner/expectation-and-result/why-it-fell',
      kind: 'singleChoice',
      prompt:
        'Last quarter an economy grew by 0.4%, the best figure of the year. When the figure is published, its currency falls at once. Which fact would explain it best?',
      options: [
        {
          text: 'Most forecasts had said 0.7%',
          isCorrect: true,
          feedback: 'The price already allowed for more growth than there was.',
        },
        {
          text: 'Growth in the quarter before was 0.1%',
          feedback: 'Compared with that, 0.4% is an improvement. The market compares with what it expected.',
        },
        {
          text: 'Most forecasts had said 0.2%',
          feedback: 'The result would then be a pleasant surprise, and a rise the likelier response.',
        },
      ],
      explanation: 'A good figure that falls short of the forecast is a disappointment.',
    },
    {
      id: 'beginner/expectation-and-result/stop-in-a-jump',
      kind: 'numeric',
      prompt: `You are short ${decimal(POUND_UNITS)} GBP/USD, sold at ${price(POUND_SOLD)} with a stop at ${price(POUND_STOP)}. After an announcement the first ask at or above the stop is ${price(POUND_FILL)}. How much do you lose?`,
      label: 'Loss',
      unit: 'dollars',
      answer: poundLoss,
      tolerance: 0.5,
      answerText: dollars(poundLoss),
      commonMistakes: [
        { answer: poundPlanned, feedback: "This was the plan. Nobody sold to you at the stop's price." },
        { answer: poundLoss - poundPlanned, feedback: 'This is the slippage alone.' },
        {
          answer: distanceInSteps(POUND_SOLD, POUND_FILL, PIP),
          feedback: `This counts pips. On ${decimal(POUND_UNITS)} pounds each of them is worth ${dollars(POUND_UNITS * PIP)}.`,
        },
      ],
      explanation: `The short is bought back at ${price(POUND_FILL)}: ${pips(POUND_SOLD, POUND_FILL)} × ${dollars(POUND_UNITS * PIP)} is ${dollars(poundLoss)}.`,
    },
    {
      id: 'beginner/expectation-and-result/find-the-candle',
      kind: 'chartPoint',
      prompt:
        'Five-minute candles. A result that surprised everybody came out in one of the three marked candles. In which one?',
      chart: {
        decimals: 1,
        description:
          'Ten candles of a share index. At A a short candle closes a little lower. At B a candle several times as long as the ones before rises from its low almost to its high. At C a short candle ends the rise.',
        candles: [
          { open: 7480, high: 7484, low: 7477, close: 7482 },
          { open: 7482, high: 7485, low: 7478, close: 7479 },
          { open: 7479, high: 7482, low: 7475, close: 7477 },
          { open: 7477, high: 7481, low: 7474, close: 7480 },
          { open: 7480, high: 7483, low: 7476, close: 7478 },
          { open: 7478, high: 7514, low: 7475, close: 7511 },
          { open: 7511, high: 7519, low: 7505, close: 7508 },
          { open: 7508, high: 7516, low: 7503, close: 7513 },
          { open: 7513, high: 7517, low: 7508, close: 7510 },
          { open: 7510, high: 7515, low: 7506, close: 7512 },
        ],
        marks: [],
      },
      points: [
        {
          candle: 2,
          side: 'low',
          feedback: 'This candle is as short as its neighbours. Nothing new reached the market in it.',
        },
        {
          candle: 5,
          side: 'high',
          isCorrect: true,
          feedback: 'From one candle to the next the price moves several times its usual distance.',
        },
        {
          candle: 8,
          side: 'high',
          feedback: 'The price has settled at the new height by now, and the candles are short again.',
        },
      ],
      explanation:
        'A surprise shows as one candle far longer than those before it. The direction alone would prove nothing.',
    },
  ],
  related: [
    { label: 'See what an announcement does in the practice account', to: '/practice/account' },
    { label: 'The economic calendar', to: '/markets' },
  ],
};
