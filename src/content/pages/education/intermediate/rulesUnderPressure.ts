import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { lessonLink } from '@/content/lessonPlace';
import { rich, term } from '@/content/richText';
import { rules } from '@/content/rules';
import { chanceOfRun, drawdownPercent } from '@/domain/numbers/statistics';
import { distanceInSteps, profit, riskAmount } from '@/domain/calculators/tradeArithmetic';

const ACCOUNT = rules.demoBalance;
const PERCENT = rules.riskPercent.from;
const percent = (value: number, decimals = 0) => `${decimal(value, decimals)}%`;
const wholeDollars = (amount: number) => dollars(Math.round(amount));
const signed = (value: number) =>
  `${value < 0 ? '−' : '+'}${decimal(Math.abs(value), Number.isInteger(value) ? 0 : 1)}R`;
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The same trades in R, sized by the plan and by the mood of the moment. */
const RESULTS = [2, -1, 2, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, 2, -1, 2, -1, 2];
const AFTER_LOSS = 2;
const MOST = 8;
const steady = RESULTS.reduce<readonly number[]>(
  (values, result) => [...values, (values.at(-1) ?? ACCOUNT) * (1 + (result * PERCENT) / 100)],
  [ACCOUNT],
);
/** Doubles the percentage after each loss, and returns to the plan after a gain. */
const chased = RESULTS.reduce<{ readonly values: readonly number[]; readonly risk: number }>(
  ({ values, risk }, result) => ({
    values: [...values, (values.at(-1) ?? ACCOUNT) * (1 + (result * risk) / 100)],
    risk: result < 0 ? Math.min(risk * AFTER_LOSS, MOST) : PERCENT,
  }),
  { values: [ACCOUNT], risk: PERCENT },
).values;

/** A stop that was moved further away twice. */
const PIP = 0.0001;
const UNITS = 10_000;
const ENTRY = 1.085;
const STOPS = [1.082, 1.079, 1.076];
const price = (value: number) => decimal(value, 4);
const lossAt = (stop: number) => -profit(ENTRY, stop, UNITS);
const oneR = lossAt(STOPS[0] ?? ENTRY);
const lastLoss = lossAt(STOPS.at(-1) ?? ENTRY);
const lossInR = lastLoss / oneR;

/** Ten trades, first as planned and then with three of the stops moved. */
const KEPT = [2, -1, -1, 2, -1, -1, 2, -1, -1, 2];
const MOVED = [1, 4, 7];
const broken = KEPT.map((result, index) => (MOVED.includes(index) ? result * lossInR : result));

/** A daily limit on losses, and the chance of reaching it. */
const DAY_LOSSES = 3;
const DAY_TRADES = 5;
const LOSERS = 60;
const dayStopChance = 100 * chanceOfRun(DAY_LOSSES, DAY_TRADES, LOSERS / 100);
const runChance = percent(100 * (LOSERS / 100) ** DAY_LOSSES, 1);
const dayStopMoney = DAY_LOSSES * riskAmount(ACCOUNT, PERCENT);

/** Used in the exercise and questions. */
const QUESTION_STOP = 25;
const QUESTION_MOVED = 80;
const questionInR = QUESTION_MOVED / QUESTION_STOP;
const QUESTION_BALANCE = 8_000;
const QUESTION_PERCENT = 1;
const QUESTION_DAY = 3;
const questionDay = QUESTION_DAY * riskAmount(QUESTION_BALANCE, QUESTION_PERCENT);

// GamCare: its helpline hears from people who trade too much, as it reported in February 2022.
export const page: LessonContent = {
  id: 'intermediate/rules-under-pressure',
  revision: 1,
  title: 'Trading psychology: revenge trades, moved stops, a stop for the day',
  description:
    'Four slips that add to the cost of bad forecasts: revenge trades, moved stops, a larger size after a win, and no end to the day. What each costs in R.',
  heading: 'Rules under pressure',
  lead: 'Most people can write a good plan on Sunday. This lesson is about the minute after a loss, when the plan is still on the desk and nobody is looking at it.',
  question:
    'You have lost twice this morning, and the next idea looks very good. What makes it look so good?',
  searchWords: [
    'trading psychology',
    'revenge trading',
    'overtrading',
    'I moved my stop loss',
    'how do I stop trading after a loss',
    'daily loss limit',
    'emotions in trading',
    'discipline',
    'am I addicted to trading',
  ],
  sections: [
    {
      kind: 'prose',
      heading: 'A loss changes what you see',
      paragraphs: [
        rich`After a loss most people want the money back today, from the same market. A trade taken for that reason is a ${term('revenge trade')}. It seldom feels like revenge. It feels like an unusually clear chance.`,
        'You can recognise it by what came before, not by how it looks. It comes within minutes of a loss, it is larger than the plan allows, and its reason is written down afterwards or not at all.',
        rich`A gain does something similar. It feels like skill, so the next size grows. Neither feeling knows anything about the next price. ${lessonLink('beginner/losing-runs')} showed how often chance alone makes such runs.`,
      ],
    },
    {
      kind: 'definitions',
      heading: 'Four slips, and the trace each leaves',
      intro: 'Look for them in the history of your account. The trace is easier to see than the mood.',
      rows: [
        {
          term: 'The revenge trade',
          text: 'An entry a few minutes after a losing exit, often in the other direction.',
        },
        {
          term: 'The moved stop',
          text: rich`A stop that ends further away than it began. The loss is then more than one ${term('R')}, the loss that was planned.`,
        },
        {
          term: 'The larger size after a win',
          text: 'A run of gains and then one loss that wipes them all out, because it was three times as large.',
        },
        {
          term: 'The day without an end',
          text: 'Ten trades on one day, after months with two a day. Most of them come after the worst loss.',
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'One list of trades, two temperaments',
      intro: `${decimal(RESULTS.length)} trades with the same results in R, in the same order. One account risks ${percent(PERCENT)} each time. The other doubles its risk after every loss, up to ${percent(MOST)}, and returns to ${percent(PERCENT)} after a gain. The results are invented.`,
      figure: {
        kind: 'lineChart',
        caption:
          'At first the doubled account is ahead, and doubling seems to work. One run of seven losses ends that.',
        description: `Two lines over ${decimal(RESULTS.length)} trades from ${dollars(ACCOUNT)}. The steady account ends at ${wholeDollars(steady.at(-1) ?? 0)} and never falls more than ${percent(drawdownPercent(steady), 1)} from a high. The other is ahead at first, with ${wholeDollars(Math.max(...chased))} at its highest. Then it falls by ${percent(drawdownPercent(chased), 1)} and ends at ${wholeDollars(chased.at(-1) ?? 0)}.`,
        xLabel: 'Trades',
        yLabel: 'Dollars',
        decimals: 0,
        series: [
          { label: `${percent(PERCENT)} each time`, values: steady },
          { label: 'Doubled after a loss', values: chased },
        ],
      },
    },
    {
      kind: 'workedExample',
      heading: 'What two moved stops cost',
      intro: `You buy ${decimal(UNITS)} EUR/USD at ${price(ENTRY)} with a stop at ${price(STOPS[0] ?? 0)}. The price comes near it, and you give the trade “more room”. Then you do it again.`,
      lines: [
        ...STOPS.map((stop, index) => ({
          label: `${['Planned stop', 'Moved once', 'Moved again'][index] ?? ''}: ${price(stop)}, ${decimal(distanceInSteps(ENTRY, stop, PIP))} pips`,
          value: dollars(-lossAt(stop)),
        })),
        { label: 'The last stop is filled. In R', value: signed(-lossInR) },
        {
          label: `Gains of ${signed(rules.minRewardToRisk)} needed to make up for it`,
          value: decimal(lossInR / rules.minRewardToRisk, 1),
        },
      ],
      conclusion:
        'Sometimes the price turns and the moved stop “works”. That is the worst case of all, because it teaches you to do it again with a larger position.',
    },
    {
      kind: 'table',
      heading: 'Ten trades, three moved stops',
      intro: `Four gains and six losses. In the second row, three of the losses were allowed to grow to ${signed(-lossInR)}, as in the example.`,
      columns: ['Plan', 'Results', 'Together'],
      rows: [
        ['Kept', KEPT.map(signed).join(', '), signed(sumOf(KEPT))],
        ['Broken three times', broken.map(signed).join(', '), signed(sumOf(broken))],
      ],
      note: 'The forecasts were the same in both rows. So was the share of winning trades.',
    },
    {
      kind: 'steps',
      heading: 'A stop for the day',
      intro:
        'A position has a stop; a day can have one too. Decide on it in the morning and write it on the plan.',
      steps: [
        {
          title: 'Choose a number',
          text: `For instance ${String(DAY_LOSSES)} losses in a row, or ${String(DAY_LOSSES)}R: at ${percent(PERCENT)} of ${dollars(ACCOUNT)} that is ${dollars(dayStopMoney)}.`,
        },
        {
          title: 'Expect to reach it',
          text: `With ${percent(LOSERS)} losers, a run of ${String(DAY_LOSSES)} losses has a chance of ${Array(DAY_LOSSES).fill(percent(LOSERS)).join(' × ')}, or ${runChance}. In ${String(DAY_TRADES)} trades the run can start at the first trade, or at the second or third after a gain: ${runChance} + 2 × ${percent(100 - LOSERS)} × ${runChance}. That's ${percent(dayStopChance)} of days, by chance alone. Reaching it is no disgrace.`,
        },
        {
          title: 'Make it hard to undo',
          text: 'Close the platform and leave the room. Some platforms let you set a limit that you cannot lift until the next day.',
        },
        {
          title: 'Write three lines',
          text: 'What happened, whether the rules were kept, and when you will look at the market again. Do nothing else today.',
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'What the practice account checks for you',
      intro:
        "It counts the rules kept in every closed trade, whatever the result. Five of them show traces of the slips above. None counts the minutes since a loss or the trades in a day: look for those in the account's history.",
      rows: [
        { term: 'Stop not moved away', text: 'No change made the loss at the stop larger.' },
        {
          term: 'Size',
          text: `The order put at most 2% of the account at risk. From ${percent(PERCENT)}, a risk doubled once still keeps the rule; doubled twice, it doesn't.`,
        },
        { term: 'Reason given', text: 'A reason was chosen before the order.' },
        { term: 'Stop set before entry', text: 'The trade had a stop loss when it was filled.' },
        {
          term: 'Let it work',
          text: 'Closed manually only after gaining or losing what was at risk, or with a written reason.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: "When it isn't about trading any more",
      paragraphs: [
        "Some signs have nothing to do with markets: money that was meant for rent, borrowing to keep trading, hiding results from people you live with, trading to feel better. Rules on paper don't help with that.",
        'Talk to a doctor, or to a service for people who gamble too much: they know about trading too. In the United Kingdom that is GamCare (gamcare.org.uk). Closing the account is a good result.',
      ],
    },
  ],
  summary: [
    'A revenge trade is known by what came before it: a loss, minutes ago.',
    'A stop moved away turns one planned loss into several, and the cost can be counted in R.',
    'Decide on a stop for the day in the morning, expect to reach it, and make it hard to undo.',
    "Judge a day by the rules you kept. One day's money says little.",
  ],
  exercise: {
    task: `Set a stop for the day of ${String(DAY_LOSSES)} losses in a row. In the practice account, trade three of its days by your plan and stop each day when you reach it. Then open “Rules kept” and write down the count of each rule. On paper: a plan has a stop of ${String(QUESTION_STOP)} pips, and the trade is closed ${String(QUESTION_MOVED)} pips away. What is that in R?`,
    solution: [
      { label: `${String(QUESTION_MOVED)} ÷ ${String(QUESTION_STOP)}`, value: signed(-questionInR) },
      { label: 'Rules kept', value: 'two numbers for each rule, such as 5 of 6' },
      { label: 'A good day', value: 'every rule kept, whatever the balance did' },
    ],
    mistakes: [
      {
        mistake: 'You went on after the stop for the day, since it is only practice.',
        why: 'That is what the exercise trains. Stopping will never be easier to bear than here, where no money is at stake.',
      },
      {
        mistake: 'You closed a trade early and called it caution.',
        why: 'Then “Let it work” is not kept. Write the reason before you close, or let stop and target decide.',
        lesson: 'beginner/plan-and-journal',
      },
    ],
  },
  checks: [
    {
      id: 'intermediate/rules-under-pressure/moved-stop-in-r',
      kind: 'numeric',
      prompt: `The plan had a stop ${String(QUESTION_STOP)} pips away. It was moved, and the trade was closed at a loss of ${String(QUESTION_MOVED)} pips. How many R were lost?`,
      label: 'Loss',
      unit: 'R',
      answer: questionInR,
      tolerance: 0.05,
      answerText: decimal(questionInR, 1),
      commonMistakes: [
        {
          answer: QUESTION_MOVED - QUESTION_STOP,
          feedback: 'This is the number of pips beyond the plan. Divide the whole loss by the planned one.',
        },
        { answer: 1, feedback: 'One R was planned. The moved stop made it more.' },
      ],
      explanation: `${String(QUESTION_MOVED)} ÷ ${String(QUESTION_STOP)} is ${decimal(questionInR, 1)}.`,
    },
    {
      id: 'intermediate/rules-under-pressure/day-limit',
      kind: 'numeric',
      prompt: `An account of ${dollars(QUESTION_BALANCE)} risks ${percent(QUESTION_PERCENT)} a trade and stops for the day at ${String(QUESTION_DAY)}R. At what loss is that?`,
      label: 'Stop for the day',
      unit: 'dollars',
      answer: questionDay,
      tolerance: 1,
      answerText: dollars(questionDay),
      commonMistakes: [
        { answer: questionDay / QUESTION_DAY, feedback: 'This is one R, the risk of a single trade.' },
        {
          answer: (questionDay / QUESTION_PERCENT) * 10,
          feedback: 'This would be 10% a trade. Take 1% of the account, three times.',
        },
      ],
      explanation: `${percent(QUESTION_PERCENT)} of ${dollars(QUESTION_BALANCE)} is ${dollars(questionDay / QUESTION_DAY)}, times ${String(QUESTION_DAY)}.`,
    },
    {
      id: 'intermediate/rules-under-pressure/which-is-revenge',
      kind: 'singleChoice',
      prompt: 'Which of these entries is most likely a revenge trade?',
      options: [
        {
          text: 'Planned on Sunday, entered on Tuesday after a loss on Monday',
          feedback: 'It was decided before the loss, and a night has passed since.',
        },
        {
          text: 'Four minutes after a stop, in the other direction, at twice the size',
          isCorrect: true,
          feedback: 'The haste, the turn and the size all come from the loss.',
        },
        {
          text: 'The same setup again, two hours later, at the planned size',
          feedback: 'A plan may allow a second attempt. Size and reason are those of the plan.',
        },
      ],
      explanation: 'Time since the loss, size and direction show it. How good the chart looks does not.',
    },
    {
      id: 'intermediate/rules-under-pressure/moved-and-it-worked',
      kind: 'singleChoice',
      prompt:
        'You moved a stop further away, the price turned and the trade reached its target. What do you write in the journal?',
      options: [
        {
          text: 'A good trade: the stop had been too close',
          feedback: 'Perhaps it was. Then the plan needs a wider stop with a smaller size, before the entry.',
        },
        {
          text: 'A broken rule, with a gain',
          isCorrect: true,
          feedback:
            'The result was good and the decision was not. Keeping the two apart is the point of a journal.',
        },
        {
          text: 'Nothing, as the plan reached its target',
          feedback: 'Then the next moved stop will look like a habit that works.',
        },
      ],
      explanation: 'Rules are judged separately from results, or a lucky rule break becomes a method.',
    },
  ],
  related: [
    { label: 'The practice account and its rules', to: '/practice/account' },
    { label: 'Practise sums on losses in a row', to: '/practice/sums?sum=drawdown' },
  ],
};
