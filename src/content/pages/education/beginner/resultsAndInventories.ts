import { ANNOUNCEMENTS_CHECKED_ON, companyReportFrequency, economicReports } from '@/content/announcements';
import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { describeChart } from '@/content/markedChart';
import { rich, term } from '@/content/richText';
import { profit } from '@/domain/calculators/tradeArithmetic';
import { formatDay } from '@/domain/time/days';

const money = (amount: number) => `${amount < 0 ? '−' : ''}$${decimal(Math.abs(amount), 2)}`;
const signed = (value: number) => `${value < 0 ? '−' : '+'}${decimal(Math.abs(value), 1)}`;
const signedMillions = (value: number) => `${signed(value)} million`;

/** Earnings per share of an invented company, and a trade held through the report. */
const EARNINGS = { forecast: 1.25, result: 1.32 };
const NEXT = { forecast: 1.35, guided: 1.1 };
const SHARES = 50;
const BOUGHT = 79.4;
const STOP_LOSS = 76;
const CLOSED = 80.2;
const OPENED = 70.6;
const OPENED_UP = 85;
const planned = profit(BOUGHT, STOP_LOSS, SHARES);
const gapLoss = profit(BOUGHT, OPENED, SHARES);
const gapGain = profit(BOUGHT, OPENED_UP, SHARES);

/** Weekly changes in oil inventories over six invented weeks, in millions of barrels. */
const FORECASTS = [-1.5, 0.5, -2, 1, -2.5, -0.5];
const RESULTS = [-2.2, 1.8, -0.8, 0.9, -4.1, 0.3];
const WEEK = 2;
const weekForecast = FORECASTS[WEEK] ?? NaN;
const weekResult = RESULTS[WEEK] ?? NaN;
const weekSurprise = weekResult - weekForecast;
const BARRELS = 100;
const OIL_BOUGHT = 70.4;
const OIL_STOP = 69.9;
const OIL_FILL = 69.55;
const oilPlanned = profit(OIL_BOUGHT, OIL_STOP, BARRELS);
const oilLoss = profit(OIL_BOUGHT, OIL_FILL, BARRELS);
const OIL_UP = 71.25;
const oilGain = profit(OIL_BOUGHT, OIL_UP, BARRELS);

/** Used in the exercise and questions. */
const QUESTION_SHARES = 30;
const QUESTION_BOUGHT = 42;
const QUESTION_STOP = 40.5;
const QUESTION_OPEN = 36.8;
const questionLoss = -profit(QUESTION_BOUGHT, QUESTION_OPEN, QUESTION_SHARES);
const questionPlanned = -profit(QUESTION_BOUGHT, QUESTION_STOP, QUESTION_SHARES);
const STORES = { forecast: -3, result: -1.2 };
const storesSurprise = STORES.result - STORES.forecast;

export const page: LessonContent = {
  id: 'beginner/results-and-inventories',
  revision: 1,
  title: 'Company results and oil inventories: single-market reports',
  description:
    'Why a share can open far lower after good results, how a weekly count of oil in storage moves its price, and what a stop can do about it.',
  heading: 'Company results and inventories',
  lead: 'Interest rates and jobs move everything a little. Other reports move a single share or commodity, but move it a lot.',
  question:
    'A company earns more than ever, and its share opens 12% lower. What had the price already allowed for?',
  searchWords: [
    'Why did the stock fall after good earnings?',
    'When do companies report earnings?',
    'Earnings season',
    'Oil inventory report time',
    'EIA crude oil report Wednesday',
    'Does a stop loss work overnight on earnings?',
  ],
  sections: [
    {
      kind: 'prose',
      heading: 'What a company publishes',
      paragraphs: [
        rich`A listed company reports what it sold and what it earned. The second figure divided by the number of shares is the ${term('earnings per share')}. For both, analysts have published forecasts, and the sum from the first lesson of this module applies.`,
        rich`The third part looks ahead. In its ${term('guidance')} the company says what it expects to sell and earn next. A share is bought for the years to come, so this part often outweighs the other two.`,
        `${companyReportFrequency} That was so on ${formatDay(ANNOUNCEMENTS_CHECKED_ON)}. The day is known in advance. The time is usually before the exchange opens or after it has closed.`,
      ],
    },
    {
      kind: 'markedChart',
      heading: 'A record, and a gap',
      intro: `Daily candles of an invented company, Firm A. It reports after the close of the eighth day.`,
      chart: describeChart(
        {
          decimals: 2,
          candles: [
            { open: 76.1, high: 77.0, low: 75.6, close: 76.7 },
            { open: 76.7, high: 77.6, low: 76.2, close: 77.4 },
            { open: 77.4, high: 78.1, low: 76.8, close: 77.0 },
            { open: 77.0, high: 78.4, low: 76.7, close: 78.2 },
            { open: 78.2, high: 79.2, low: 77.8, close: 78.9 },
            { open: 78.9, high: 79.6, low: 78.3, close: 79.4 },
            { open: 79.4, high: 80.1, low: 78.8, close: 79.2 },
            { open: 79.2, high: 80.6, low: 78.9, close: CLOSED },
            { open: OPENED, high: 72.3, low: 69.4, close: 71.5 },
            { open: 71.5, high: 72.6, low: 70.3, close: 70.9 },
            { open: 70.9, high: 72.0, low: 70.1, close: 71.7 },
          ],
          marks: [
            { kind: 'swing', candle: 7, side: 'high', label: 'Day of the report' },
            { kind: 'gap', candle: 8, isFilled: false, label: 'First price' },
          ],
        },
        ({ at }) =>
          `Eleven candles. The share climbs for eight days, to ${at('Day of the report')}. The ninth candle opens far below, at ${at('First price')}, and has no price in common with the eighth. In the two days after that the gap stays open.`,
      ),
    },
    {
      kind: 'workedExample',
      heading: 'Better than forecast, and a fall',
      intro: `Two days before the report you bought ${String(SHARES)} shares at ${money(BOUGHT)}, with a stop loss at ${money(STOP_LOSS)}.`,
      lines: [
        {
          label: `Earned per share: ${money(EARNINGS.result)}, forecast ${money(EARNINGS.forecast)}`,
          value: `${money(EARNINGS.result - EARNINGS.forecast)} above`,
        },
        {
          label: `Expected for the next quarter: ${money(NEXT.guided)}, forecast ${money(NEXT.forecast)}`,
          value: `${money(NEXT.forecast - NEXT.guided)} below`,
        },
        {
          label: `Last price ${money(CLOSED)}, first price ${money(OPENED)}`,
          value: `${decimal(100 * (1 - OPENED / CLOSED))}% lower`,
        },
        { label: 'Planned loss at the stop', value: dollars(planned) },
        { label: 'Loss at the first price', value: dollars(gapLoss) },
        { label: `Had it opened at ${money(OPENED_UP)} instead`, value: `+${dollars(gapGain)}` },
      ],
      conclusion: `The stop never had a chance: while the exchange was closed, the price went from ${money(CLOSED)} to ${money(OPENED)}. The loss is ${decimal(gapLoss / planned, 1)} times the planned one.`,
    },
    {
      kind: 'prose',
      heading: 'A bathtub of oil',
      paragraphs: [
        'Commodities have reports of their own. Think of the oil in storage as a bath. Wells and tankers fill it, and refineries empty it. Nobody sees every tap, but the level is measured.',
        rich`In the United States that is the weekly ${term('inventory report')} of the ${economicReports.oil.publisher}. It usually comes on Wednesday, at ${economicReports.oil.hour}, and later in the week after some holidays. If the level falls more than forecast, oil is scarcer than people thought, and its price tends to rise.`,
        'Gas in storage, harvests and the stocks of metals are counted too, each on its own days.',
      ],
    },
    {
      kind: 'figure',
      heading: 'Six weeks of forecasts',
      intro:
        'The change in the amount of oil in storage from the week before, in millions of barrels. Both lines are examples.',
      figure: {
        kind: 'lineChart',
        caption: 'What moves the price is the distance between the lines, not whether they are above zero.',
        description: `Two lines over six weeks. The forecast ranges from ${decimal(Math.abs(Math.min(...FORECASTS)), 1)} million barrels less to ${decimal(Math.max(...FORECASTS), 1)} million more. The result is close to it in week four and furthest away in week five, when inventories fall by ${decimal(Math.abs(Math.min(...RESULTS)), 1)} million. In week three they fall by less than forecast.`,
        xLabel: 'Week',
        yLabel: 'Million barrels',
        decimals: 1,
        series: [
          { label: 'Forecast', values: FORECASTS },
          { label: 'Result', values: RESULTS },
        ],
      },
    },
    {
      kind: 'workedExample',
      heading: 'Less oil, and a lower price',
      intro: `In week three somebody is long ${String(BARRELS)} barrels, bought at ${money(OIL_BOUGHT)}, with a stop loss at ${money(OIL_STOP)}. Inventories fall, so oil should rise.`,
      lines: [
        { label: `Forecast ${signedMillions(weekForecast)}, result`, value: signedMillions(weekResult) },
        {
          label: `Surprise: ${signed(weekResult)} + ${decimal(-weekForecast, 1)}`,
          value: `${signedMillions(weekSurprise)} barrels more than expected`,
        },
        { label: 'Planned loss at the stop', value: dollars(oilPlanned) },
        { label: `Filled at ${money(OIL_FILL)}, the first bid below it`, value: dollars(oilLoss) },
        { label: `With a surprise the other way, closed at ${money(OIL_UP)}`, value: `+${dollars(oilGain)}` },
      ],
      conclusion:
        "The level fell, but by less than the price had allowed for. The words “inventories fall” were true, but they didn't help.",
    },
    {
      kind: 'table',
      heading: 'Which report for which position',
      columns: ['You hold', 'Reports that concern you', 'When the price can jump'],
      rows: [
        ['A currency pair', 'Rates, prices and jobs in both countries', 'Mostly while it is traded'],
        ['A share', 'Its own results and those of its rivals', 'Overnight, past a stop'],
        [
          'A share index',
          'Rates, prices, jobs and the results of its largest companies',
          'While it is traded, and overnight',
        ],
        ['Oil', 'Inventories and meetings of producers', 'While it is traded, and over weekends'],
        ['Gold', 'Rates, prices and jobs, above all those of the US', 'Mostly while it is traded'],
      ],
    },
    {
      kind: 'warning',
      heading: 'Two temptations on the day before',
      paragraphs: [
        'A share that has climbed before its report looks like proof that the results are good. The climb only shows what was expected. It makes the fall deeper if the results fall short.',
        "A closer stop doesn't help either. It makes the planned loss smaller but leaves the gap as large as it was. A smaller position, or none, limits what that night can cost. A stop does so only where the broker guarantees its price.",
      ],
    },
  ],
  summary: [
    'Sales, earnings and guidance are each compared with a forecast, and guidance often decides.',
    'Companies mostly report while the exchange is closed, so a share can open beyond any stop.',
    'Oil reacts to the surprise in the weekly count, not to whether inventories rose or fell.',
    "Before a report the size of the position limits the loss, unless a broker guarantees the stop's price.",
  ],
  exercise: {
    task: `On paper: you hold ${String(QUESTION_SHARES)} shares bought at ${money(QUESTION_BOUGHT)}, and results are due tonight. Work out the loss if the share opens 5, 10 and 20% below that price. Then open practice chart 16, oil with an announcement due within the hour, and decide: buy, sell or stay out?`,
    solution: [5, 10, 20].map((fall) => ({
      label: `${String(fall)}% of ${dollars(QUESTION_SHARES * QUESTION_BOUGHT)}`,
      value: dollars((-fall / 100) * QUESTION_SHARES * QUESTION_BOUGHT),
    })),
    mistakes: [
      {
        mistake: 'You stopped counting at the price of your stop.',
        why: 'The first price can be anywhere beyond it. The stop is filled there.',
        lesson: 'beginner/stop-loss-and-take-profit',
      },
      {
        mistake: 'On the chart you chose a direction without mentioning the announcement in your reasons.',
        why: 'It is the most important thing known about the next hour. Your reason should say why you hold through it.',
      },
    ],
  },
  checks: [
    {
      id: 'beginner/results-and-inventories/gap-after-results',
      kind: 'numeric',
      prompt: `You hold ${String(QUESTION_SHARES)} shares bought at ${money(QUESTION_BOUGHT)}, with a stop at ${money(QUESTION_STOP)}. After its results the share opens at ${money(QUESTION_OPEN)}. What is the loss if you are filled there?`,
      label: 'Loss',
      unit: 'dollars',
      answer: questionLoss,
      tolerance: 0.5,
      answerText: dollars(questionLoss),
      commonMistakes: [
        { answer: questionPlanned, feedback: 'Nobody traded at that price. The share jumped over it.' },
        { answer: questionLoss - questionPlanned, feedback: 'You left out the part down to the stop.' },
        {
          answer: QUESTION_BOUGHT - QUESTION_OPEN,
          feedback: `This is for one share. You hold ${String(QUESTION_SHARES)}.`,
        },
      ],
      explanation: `${money(QUESTION_BOUGHT)} − ${money(QUESTION_OPEN)} is ${money(QUESTION_BOUGHT - QUESTION_OPEN)}, times ${String(QUESTION_SHARES)}.`,
    },
    {
      id: 'beginner/results-and-inventories/good-quarter-lower-share',
      kind: 'singleChoice',
      prompt:
        "A company's sales and earnings are above the forecasts, and the share opens 9% lower. Where do you look first?",
      options: [
        {
          text: 'At what the company expects of the coming quarters',
          isCorrect: true,
          feedback: 'If that is below what analysts had expected, the good quarter is outweighed.',
        },
        {
          text: 'At the earnings of the same quarter a year ago',
          feedback: 'They have been known for a year. The price reacts to forecasts.',
        },
        {
          text: 'At the dividend that it paid in the spring',
          feedback: 'That was known before tonight.',
        },
      ],
      explanation: 'Guidance looks ahead, and so does the price of a share.',
    },
    {
      id: 'beginner/results-and-inventories/surprise-in-the-store',
      kind: 'numeric',
      prompt: `Oil in storage was forecast to fall by ${decimal(-STORES.forecast, 1)} million barrels, and fell by ${decimal(-STORES.result, 1)} million. How many million barrels more are in storage than expected?`,
      label: 'More than expected',
      unit: 'million barrels',
      answer: storesSurprise,
      tolerance: 0.01,
      answerText: `${decimal(storesSurprise, 1)} million barrels`,
      commonMistakes: [
        {
          answer: -STORES.result,
          feedback: "That's how far inventories fell. Compare it with the forecast.",
        },
        { answer: -(STORES.forecast + STORES.result), feedback: 'You added the two. Subtract them.' },
      ],
      explanation: `${decimal(-STORES.forecast, 1)} − ${decimal(-STORES.result, 1)} is ${decimal(storesSurprise, 1)}. Inventories fell, and the price of oil would tend to fall as well.`,
    },
    {
      id: 'beginner/results-and-inventories/where-the-stop-is-filled',
      kind: 'chartPoint',
      prompt:
        'Daily candles. You bought on the first day with a stop at 24.80. The company reported one evening. In which of the marked candles was your position closed?',
      chart: {
        decimals: 2,
        description:
          'Nine daily candles of a share. The price climbs to A. The candle after it opens more than two dollars lower and falls to B, and the two have no price in common. C is a low two days later, a little above B.',
        candles: [
          { open: 25.1, high: 25.5, low: 24.95, close: 25.4 },
          { open: 25.4, high: 25.8, low: 25.2, close: 25.7 },
          { open: 25.7, high: 26.1, low: 25.5, close: 25.9 },
          { open: 25.9, high: 26.4, low: 25.75, close: 26.2 },
          { open: 26.2, high: 26.6, low: 26.0, close: 26.5 },
          { open: 23.9, high: 24.3, low: 23.5, close: 24.1 },
          { open: 24.1, high: 24.6, low: 23.8, close: 24.0 },
          { open: 24.0, high: 24.4, low: 23.7, close: 24.3 },
          { open: 24.3, high: 24.7, low: 24.05, close: 24.5 },
        ],
        marks: [],
      },
      points: [
        {
          candle: 4,
          side: 'high',
          feedback: 'Here the trade was furthest ahead. The report came after this candle had closed.',
        },
        {
          candle: 5,
          side: 'low',
          isCorrect: true,
          feedback:
            'The first price of this candle, 23.90, is already below the stop, so you are out at its open.',
        },
        {
          candle: 7,
          side: 'low',
          feedback: 'The stop had been passed two days earlier. There was nothing left to close.',
        },
      ],
      explanation: 'A stop is filled at the first price at or beyond it, here 90 cents lower than planned.',
    },
  ],
  related: [
    { label: 'Decide on a chart of oil before an announcement', to: '/practice/charts/16' },
    { label: 'How commodities are traded', to: '/markets/commodity' },
  ],
};
