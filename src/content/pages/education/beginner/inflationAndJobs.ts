import { economicReports } from '@/content/announcements';
import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { describeChart } from '@/content/markedChart';
import { rich, term } from '@/content/richText';
import { distanceInSteps, profit } from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const DECIMALS = 4;
const price = (value: number) => decimal(value, DECIMALS);
const pipsOf = (amount: number, units: number) => `${decimal(Math.abs(amount) / (units * PIP))} pips`;
const signedCount = (value: number) => `${value < 0 ? '−' : '+'}${decimal(Math.abs(value))}`;

/** An invented employment report: jobs added, and the previous month's figure as first reported and as revised. */
interface Jobs {
  readonly forecast: number;
  readonly result: number;
  readonly previous: number;
  readonly revised: number;
}
const JOBS: Jobs = { forecast: 150_000, result: 180_000, previous: 160_000, revised: 110_000 };
const surpriseOf = ({ forecast, result }: Jobs) => result - forecast;
const revision = ({ previous, revised }: Jobs) => revised - previous;
const combinedSurprise = (jobs: Jobs) => surpriseOf(jobs) + revision(jobs);

/** Orders placed on both sides of the price before the report, with their planned and actual losses. */
const UNITS = 10_000;
const BUY_STOP = 1.086;
const SELL_STOP = 1.084;
const STOP_DISTANCE = 0.0015;
const LONG_ENTRY = 1.0871;
const LONG_EXIT = 1.0842;
const SHORT_ENTRY = 1.0836;
const SHORT_EXIT = 1.0857;
const TAKE_PROFIT = 1.089;
const plannedResult = profit(BUY_STOP, BUY_STOP - STOP_DISTANCE, UNITS);
const boughtResult = profit(LONG_ENTRY, LONG_EXIT, UNITS);
const soldResult = profit(SHORT_ENTRY, SHORT_EXIT, -UNITS);
const directGain = profit(LONG_ENTRY, TAKE_PROFIT, UNITS);

/** Used in the exercise and questions. */
const QUESTION: Jobs = { forecast: 90_000, result: 75_000, previous: 60_000, revised: 100_000 };
const EXERCISE: Jobs = { forecast: 120_000, result: 140_000, previous: 130_000, revised: 95_000 };
const GOLD_OUNCES = 10;
const GOLD_STOPPED = -65;
const GOLD_SECOND = -48;
const goldLosses = -(GOLD_STOPPED + GOLD_SECOND);

export const page: LessonContent = {
  id: 'beginner/inflation-and-jobs',
  revision: 1,
  title: 'Inflation and jobs: the two reports markets wait for',
  description:
    'Why a good employment report can push shares down, how inflation changes the interest rates people expect, and how a price can turn twice within twenty minutes.',
  heading: 'Inflation and jobs',
  lead: 'Two monthly reports move more prices than most others. Markets read them as hints about one thing: the next interest rate.',
  question: "More people found work than expected, and share prices fell. What's wrong with more jobs?",
  searchWords: [
    'What is CPI?',
    'What is the jobs report?',
    'NFP time',
    'Non-farm payrolls',
    'Unemployment rate',
    'What time is the US inflation report?',
    'Why do stocks fall on good jobs numbers?',
    'Why was the jobs figure changed later?',
  ],
  sections: [
    {
      kind: 'prose',
      heading: 'What a central bank looks at',
      paragraphs: [
        rich`A central bank watches two things above all. One is ${term('inflation')}: how fast prices in shops rise. The other is work: how many people have a job. The central banks of the United States, the euro area and Britain all aim for inflation of 2%.`,
        'Traders watch both because they show what the bank may do. What a report says about last month matters less to them than what the central bank may do next.',
      ],
    },
    {
      kind: 'figure',
      heading: 'From a report to a price',
      figure: {
        kind: 'flow',
        caption: 'Each arrow means “probably”. Where one of them fails, the prices do something else.',
        boxes: [
          { title: 'The report', text: 'Prices or jobs rose more than forecast' },
          { title: 'The worry', text: 'Inflation may stay too high' },
          { title: 'The rate', text: 'The central bank is expected to keep the rate higher' },
          { title: 'The prices', text: 'The currency tends to rise; shares and gold tend to fall' },
        ],
      },
    },
    {
      kind: 'definitions',
      heading: 'What is in the two reports',
      intro: `In the United States the ${economicReports.prices.publisher} publishes both, each once a month, usually at ${economicReports.prices.hour}.`,
      rows: [
        {
          term: 'Consumer prices (CPI)',
          text: 'How much more a basket of goods and services costs than a month and a year ago. The “core” figure leaves out food and energy, which fluctuate most.',
        },
        {
          term: 'Jobs added',
          text: rich`The figure in the headlines of the ${term('employment report')}: how many more jobs there are than a month before. Farms are left out, hence “non-farm payrolls”.`,
        },
        {
          term: 'Unemployment and pay',
          text: 'Unemployment is the share without a job among all people who have one or are looking for one; pay is how much hourly wages have risen. They can say the opposite of the headline.',
        },
        {
          term: 'Revision',
          text: rich`The month before, counted again. Many firms reply late, so each count of jobs is corrected in both of the following months. Such a ${term('revision')} can be larger than the surprise.`,
        },
      ],
    },
    {
      kind: 'workedExample',
      heading: 'A headline that is taken back',
      intro: 'An employment report with invented figures. The headline says: more jobs than expected.',
      lines: [
        {
          label: `Jobs added: ${decimal(JOBS.result)}, forecast ${decimal(JOBS.forecast)}`,
          value: signedCount(surpriseOf(JOBS)),
        },
        {
          label: `Month before: ${decimal(JOBS.previous)}, now ${decimal(JOBS.revised)}`,
          value: signedCount(revision(JOBS)),
        },
        { label: 'The two together', value: signedCount(combinedSurprise(JOBS)) },
      ],
      conclusion: `There are ${decimal(-combinedSurprise(JOBS))} fewer jobs than people had thought. Those who bought dollars on the headline find that out a few seconds later, from the second line.`,
    },
    {
      kind: 'markedChart',
      heading: 'Up first, then down',
      intro: `Five-minute candles of EUR/USD. Another report comes out in the seventh candle. People weigh its parts against each other, and the price turns.`,
      chart: describeChart(
        {
          decimals: DECIMALS,
          candles: [
            { open: 1.0848, high: 1.0853, low: 1.0845, close: 1.085 },
            { open: 1.085, high: 1.0855, low: 1.0847, close: 1.0852 },
            { open: 1.0852, high: 1.0856, low: 1.0848, close: 1.0849 },
            { open: 1.0849, high: 1.0854, low: 1.0846, close: 1.0851 },
            { open: 1.0851, high: 1.0855, low: 1.0847, close: 1.085 },
            { open: 1.085, high: 1.0854, low: 1.0846, close: 1.0849 },
            { open: 1.0849, high: 1.0888, low: 1.0847, close: 1.0852 },
            { open: 1.0852, high: 1.0856, low: 1.0826, close: 1.0831 },
            { open: 1.0831, high: 1.0841, low: 1.0822, close: 1.0838 },
            { open: 1.0838, high: 1.0859, low: 1.0834, close: 1.0856 },
            { open: 1.0856, high: 1.0866, low: 1.085, close: 1.0861 },
            { open: 1.0861, high: 1.0865, low: 1.0852, close: 1.0854 },
          ],
          marks: [
            { kind: 'swing', candle: 6, side: 'high', label: 'First move' },
            { kind: 'swing', candle: 8, side: 'low', label: 'Second move' },
          ],
        },
        ({ at }) =>
          `Twelve candles. Six short candles go sideways. The seventh shoots up to ${at('First move')} and gives nearly all of the rise back, which leaves a long upper wick. Two candles later the price is down at ${at('Second move')}, and after that it returns to where it began.`,
      ),
    },
    {
      kind: 'workedExample',
      heading: 'Orders on both sides',
      intro: `“It will jump one way or the other”, somebody thinks, and places a buy stop at ${price(BUY_STOP)} and a sell stop at ${price(SELL_STOP)} before the report on this chart. Each is for ${decimal(UNITS)} euros, with its stop loss ${decimal(distanceInSteps(0, STOP_DISTANCE, PIP))} pips away.`,
      lines: [
        { label: 'Planned loss on each trade', value: dollars(plannedResult) },
        {
          label: `Bought at ${price(LONG_ENTRY)}, closed at ${price(LONG_EXIT)}: ${pipsOf(boughtResult, UNITS)}`,
          value: dollars(boughtResult),
        },
        {
          label: `Sold at ${price(SHORT_ENTRY)}, closed at ${price(SHORT_EXIT)}: ${pipsOf(soldResult, UNITS)}`,
          value: dollars(soldResult),
        },
        { label: 'Together', value: dollars(boughtResult + soldResult) },
        {
          label: `Had the price gone straight up to a target at ${price(TAKE_PROFIT)}`,
          value: `+${dollars(directGain)}`,
        },
      ],
      conclusion: `All four orders were filled at worse prices than their own. Two losses of ${dollars(-plannedResult)} were planned, and ${dollars(-(boughtResult + soldResult))} is gone, within twenty minutes, with the price back where it began.`,
    },
    {
      kind: 'warning',
      heading: 'One report, two readings',
      paragraphs: [
        'The same report can be read in two ways. In a year when people fear inflation, strong job growth pushes shares down. In a year when they fear a slump, the same number lifts them. Only what prices do shows which kind of year it is.',
        'Reports can also be late or missing. A shutdown of the US government delayed them in the autumn of 2025, and for October of that year no consumer price report was published at all.',
      ],
    },
  ],
  summary: [
    'Inflation and jobs move prices through the interest rate that people expect.',
    'More inflation or more jobs than forecast tends to lift the currency and to weigh on shares and gold.',
    'Add the revision of the previous figure to the surprise.',
    'The first move can turn within minutes, so orders on both sides can both lose.',
  ],
  exercise: {
    task: `On paper, work through a report. Jobs added: ${decimal(EXERCISE.result)}, forecast ${decimal(EXERCISE.forecast)}. Month before: ${decimal(EXERCISE.previous)}, now ${decimal(EXERCISE.revised)}. Is it better or worse than expected? Then make your decision on practice chart 8, where an announcement is due within eight hours. Before you look at the rest, write down how far beyond its stop your trade might be filled.`,
    solution: [
      { label: 'Surprise in the headline', value: signedCount(surpriseOf(EXERCISE)) },
      { label: 'Revision of the previous figure', value: signedCount(revision(EXERCISE)) },
      { label: 'Together: worse than expected', value: signedCount(combinedSurprise(EXERCISE)) },
    ],
    mistakes: [
      {
        mistake: 'You compared the result with the month before.',
        why: 'That tells you how the economy changed. What is new to the market is the distance from the forecast.',
        lesson: 'beginner/expectation-and-result',
      },
      {
        mistake: 'On the chart your stop was within the usual range of a candle.',
        why: 'An announcement can move the price several times that range. If it goes against you, it passes such a stop at once, whatever follows; on this chart it went against the sellers.',
        lesson: 'beginner/timeframes',
      },
    ],
  },
  checks: [
    {
      id: 'beginner/inflation-and-jobs/with-the-revision',
      kind: 'numeric',
      prompt: `Jobs added: ${decimal(QUESTION.result)}, forecast ${decimal(QUESTION.forecast)}. The month before is corrected from ${decimal(QUESTION.previous)} to ${decimal(QUESTION.revised)}. Taken together, how many more jobs are there than people had thought?`,
      label: 'More than thought',
      unit: 'jobs',
      answer: combinedSurprise(QUESTION),
      tolerance: 50,
      answerText: decimal(combinedSurprise(QUESTION)),
      commonMistakes: [
        {
          answer: -surpriseOf(QUESTION),
          feedback: 'This is how far the headline fell short. The correction is missing.',
        },
        {
          answer: revision(QUESTION),
          feedback: 'This is the correction alone. The headline fell short of the forecast.',
        },
        {
          answer: revision(QUESTION) - surpriseOf(QUESTION),
          feedback: "You added the headline's shortfall instead of subtracting it.",
        },
      ],
      explanation: `The headline is ${decimal(-surpriseOf(QUESTION))} short; the correction adds ${decimal(revision(QUESTION))}: ${decimal(combinedSurprise(QUESTION))} more in total.`,
    },
    {
      id: 'beginner/inflation-and-jobs/hot-inflation',
      kind: 'singleChoice',
      prompt:
        'US consumer prices rose 0.5% in a month; the forecast was 0.2%. Which way do EUR/USD and gold tend to go first?',
      options: [
        {
          text: 'EUR/USD up, gold up',
          feedback:
            'Higher interest rates on dollars are now expected. That lifts the dollar, which EUR/USD shows as a fall.',
        },
        {
          text: 'EUR/USD down, gold down',
          isCorrect: true,
          feedback: 'The dollar is expected to pay more for longer, and gold pays nothing.',
        },
        {
          text: 'EUR/USD up, gold down',
          feedback:
            'You are right about gold. But the pair prices euros in dollars, and a more expensive dollar makes it fall.',
        },
      ],
      explanation:
        'More inflation than forecast points to higher rates, and those tend to lift the currency.',
    },
    {
      id: 'beginner/inflation-and-jobs/both-orders',
      kind: 'numeric',
      prompt: `Before a report somebody has a buy stop and a sell stop in gold, for ${String(GOLD_OUNCES)} ounces each. Both are filled and then stopped out: $${decimal(-GOLD_STOPPED / GOLD_OUNCES, 2)} an ounce is lost on the purchase and $${decimal(-GOLD_SECOND / GOLD_OUNCES, 2)} on the sale. What is the total loss?`,
      label: 'Loss',
      unit: 'dollars',
      answer: goldLosses,
      tolerance: 0.5,
      answerText: dollars(goldLosses),
      commonMistakes: [
        {
          answer: GOLD_SECOND - GOLD_STOPPED,
          feedback: 'You offset one loss against the other. Both were paid.',
        },
        {
          answer: goldLosses / GOLD_OUNCES,
          feedback: `This is for one ounce out of ${String(GOLD_OUNCES)}.`,
        },
      ],
      explanation: `${dollars(-GOLD_STOPPED)} and ${dollars(-GOLD_SECOND)} make ${dollars(goldLosses)}. A purchase and a sale protect each other only while both are open.`,
    },
    {
      id: 'beginner/inflation-and-jobs/what-is-new',
      kind: 'multipleChoice',
      prompt: 'Which of these tells the market something new when an employment report is published?',
      options: [
        {
          text: 'The difference between jobs added and the forecast',
          isCorrect: true,
          feedback: 'Nobody could know it beforehand.',
        },
        {
          text: 'The correction of the previous figure',
          isCorrect: true,
          feedback: 'It changes what people had taken as known.',
        },
        {
          text: 'That a report is due at this hour',
          feedback: 'The calendar has said so for months.',
        },
        {
          text: "Last month's jobs as first counted",
          feedback: 'They were published a month ago and are in the price.',
        },
      ],
      explanation: 'News is what differs from what was known or expected.',
    },
  ],
  related: [
    { label: 'Decide on a chart before an announcement', to: '/practice/charts/8' },
    { label: 'The economic calendar', to: '/markets' },
  ],
};
