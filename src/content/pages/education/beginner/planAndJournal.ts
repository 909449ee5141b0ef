import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { describeChart } from '@/content/markedChart';
import { rich, term } from '@/content/richText';
import { phrases, rules, statements } from '@/content/rules';
import { distanceInSteps, rewardToRisk, riskAmount } from '@/domain/calculators/tradeArithmetic';

const signedR = (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${decimal(Math.abs(value), 1)}R`;
const total = (results: readonly number[]) => results.reduce((sum, result) => sum + result, 0);

const ENTRY = 1.2704;
const STOP = 1.2664;
const EXIT = 1.2784;
const winnerInR = rewardToRisk(ENTRY, STOP, EXIT);

/** Ten invented trades; the fourth and the eighth broke the plan. */
const JOURNAL = [
  { result: -1, kept: true, note: 'Stop reached' },
  { result: 2, kept: true, note: 'Target reached' },
  { result: -1, kept: true, note: 'Stop reached' },
  { result: 1.5, kept: false, note: 'Closed early, out of fear' },
  { result: -1, kept: true, note: 'Stop reached' },
  { result: 2, kept: true, note: 'Target reached' },
  { result: -1, kept: true, note: 'Stop reached' },
  { result: -2.5, kept: false, note: 'Stop moved away' },
  { result: 2, kept: true, note: 'Target reached' },
  { result: -1, kept: true, note: 'Stop reached' },
];
const keptTrades = JOURNAL.filter((trade) => trade.kept);
const brokenTrades = JOURNAL.filter((trade) => !trade.kept);
const totalResult = total(JOURNAL.map(({ result }) => result));
const keptResult = total(keptTrades.map(({ result }) => result));
const brokenResult = total(brokenTrades.map(({ result }) => result));
const inDollars = riskAmount(rules.demoBalance, rules.riskPercent.from);

/** A chart on which the plan says buy, and what happened next. */
const SHOWN_CANDLES = 15;
const setup = describeChart(
  {
    decimals: 4,
    candles: [
      { open: 1.3222, high: 1.3246, low: 1.3214, close: 1.3219 },
      { open: 1.3219, high: 1.3226, low: 1.3178, close: 1.3183 },
      { open: 1.3183, high: 1.3186, low: 1.3136, close: 1.314 },
      { open: 1.314, high: 1.3144, low: 1.3106, close: 1.3111 },
      { open: 1.3111, high: 1.313, low: 1.3107, close: 1.3127 },
      { open: 1.3127, high: 1.3143, low: 1.3121, close: 1.3129 },
      { open: 1.3129, high: 1.3133, low: 1.3108, close: 1.3113 },
      { open: 1.3113, high: 1.3118, low: 1.3099, close: 1.3105 },
      { open: 1.3105, high: 1.3126, low: 1.3102, close: 1.3122 },
      { open: 1.3122, high: 1.3142, low: 1.3118, close: 1.313 },
      { open: 1.313, high: 1.3134, low: 1.3119, close: 1.3122 },
      { open: 1.3122, high: 1.3127, low: 1.3112, close: 1.3124 },
      { open: 1.3124, high: 1.3136, low: 1.312, close: 1.3133 },
      { open: 1.3133, high: 1.3137, low: 1.3126, close: 1.3135 },
      { open: 1.3135, high: 1.3155, low: 1.3132, close: 1.3151 },
      { open: 1.3151, high: 1.3163, low: 1.314, close: 1.3158 },
      { open: 1.3158, high: 1.3181, low: 1.3155, close: 1.3177 },
      { open: 1.3177, high: 1.3189, low: 1.3166, close: 1.317 },
      { open: 1.317, high: 1.3174, low: 1.3152, close: 1.3168 },
      { open: 1.3168, high: 1.3199, low: 1.3165, close: 1.3195 },
      { open: 1.3195, high: 1.3221, low: 1.3191, close: 1.3216 },
      { open: 1.3216, high: 1.3238, low: 1.3212, close: 1.3229 },
      { open: 1.3229, high: 1.3233, low: 1.3207, close: 1.3212 },
    ],
    marks: [
      {
        kind: 'level',
        side: 'resistance',
        from: 1.3138,
        to: 1.3145,
        since: 4,
        touches: 2,
        brokenBy: SHOWN_CANDLES - 1,
        label: 'Zone',
      },
      {
        kind: 'level',
        side: 'resistance',
        from: 1.324,
        to: 1.3248,
        since: 0,
        touches: 1,
        label: 'Next zone',
      },
      { kind: 'swing', candle: 11, side: 'low', label: 'Last swing low' },
    ],
  },
  ({ at, times }) =>
    `Fifteen candles of GBP/USD. The zone at ${at('Zone')} turned the price back ${times('Zone')}, and the last candle closes above it. The next zone above is at ${at('Next zone')}, the last swing low at ${at('Last swing low')}.`,
);
const PIP = 0.0001;
const fourDigits = (value: number) => decimal(value, 4);
const BOUGHT = 1.3151;
const PLAN_STOP = 1.3109;
const PLAN_TARGET = 1.3237;
const NEAR_STOP = 1.3141;
const pipsFrom = (price: number) => decimal(distanceInSteps(BOUGHT, price, PIP));
const candlesToTarget = setup.candles.slice(SHOWN_CANDLES).findIndex(({ high }) => high >= PLAN_TARGET) + 1;

/** Used in the questions. */
const RISKED = 80;
const GAINED = 124;
const resultInR = GAINED / RISKED;
const EXERCISE_RESULTS = [2, -1, -1, 3, -1, -0.5];
const exerciseSum = total(EXERCISE_RESULTS);
const exerciseWinners = total(EXERCISE_RESULTS.filter((result) => result > 0));

export const page: LessonContent = {
  id: 'beginner/plan-and-journal',
  revision: 2,
  title: 'A trading plan on one page, and a journal',
  description:
    'What belongs on a one-page plan, what a journal has to record, and why a good trade can lose and a bad one win.',
  heading: 'A plan on one page, and a journal',
  lead: 'A plan is a letter to yourself, written while you are calm. A journal shows afterwards whether you read it.',
  question: 'A trade made money. How can you tell whether it was a good one?',
  sections: [
    {
      kind: 'prose',
      heading: 'The driver who got home',
      paragraphs: [
        'A man drives home drunk and arrives safely. Nobody would call that a good decision because it ended well. Another drives sober and carefully and is hit at a crossing. His decision was still right.',
        'Trades are like that. Chance plays such a large part in each result that a single one says almost nothing. What you can judge is the decision, and only if you wrote down beforehand what it was meant to be.',
      ],
    },
    {
      kind: 'prose',
      heading: 'What makes a sentence a rule',
      paragraphs: [
        rich`A ${term('trading plan')} says what you trade, when, how much, and where you get out. Each sentence should be so clear that a stranger could carry it out. “Buy when it looks strong” leaves everything open. “Buy when an hourly candle closes above the zone” can be checked.`,
        'The test is a question: could two people, looking at the same chart, disagree about whether the sentence was followed? If they could, sharpen it.',
      ],
    },
    {
      kind: 'figure',
      heading: 'A plan, filled in',
      intro: `An example of the form, not a method to copy. ${statements.invented}`,
      figure: {
        kind: 'labelledGrid',
        caption: 'Eight lines answer what to do before, during and after a trade.',
        cells: [
          ['Market', 'GBP/USD, one position at a time'],
          ['Time', 'Monday to Thursday, 8 to 11 in London'],
          ['Chart', 'Hourly chart; the daily one for direction'],
          ['Entry', 'Close above a zone with two turns or more'],
          ['Stop', '3 pips below the last swing low'],
          ['Target', 'Before the next zone; no trade if under twice the stop'],
          ['Risk', '1% a trade; stop for the week at 4%'],
          ['Not when', 'Central bank day, or no full night of sleep'],
        ],
        labels: [
          { row: 1, column: 1, text: 'Hours you can really keep to, every week.' },
          { row: 3, column: 1, text: 'Something that can be seen and checked, at a stated time.' },
          { row: 4, column: 1, text: 'A place on the chart, decided before the order.' },
          {
            row: 5,
            column: 1,
            text: 'The next zone says where the target is, and twice the stop says whether the trade is worth taking.',
          },
          { row: 6, column: 1, text: 'Two limits: one for a single trade, one for a bad stretch.' },
          { row: 7, column: 1, text: 'The cases in which you stay out, known in advance.' },
        ],
      },
    },
    {
      kind: 'replay',
      heading: 'The plan at work',
      intro: `An hourly chart of GBP/USD, within the hours of the plan. The daily trend is up. The last candle has closed at ${fourDigits(BOUGHT)}.`,
      chart: setup,
      shownAtFirst: SHOWN_CANDLES,
      question: 'What do you do?',
      choices: [
        {
          text: `Buy now, with a stop at ${fourDigits(PLAN_STOP)} and a target at ${fourDigits(PLAN_TARGET)}`,
          comment: `The stop is 3 pips below the last swing low, the target just before the next zone. You risk ${pipsFrom(PLAN_STOP)} pips to gain ${pipsFrom(PLAN_TARGET)}, a little over 1:2.`,
        },
        {
          text: `Buy now, with a stop at ${fourDigits(NEAR_STOP)}, to trade a larger size`,
          comment: `You risk ${pipsFrom(NEAR_STOP)} pips, so the size can be four times as large. The stop isn't where the plan puts it.`,
        },
        {
          text: 'Stay out, because the break in module three was false',
          comment: 'The plan calls for a trade, and one false break says nothing about this one.',
        },
      ],
      whatHappened: `The next candle dipped into the zone, and after ${String(candlesToTarget)} candles the price was at the target, for a gain of ${pipsFrom(PLAN_TARGET)} pips. The nearer stop was reached in that first dip: its buyer was right about the direction and lost ${pipsFrom(NEAR_STOP)} pips on a large size. Staying out cost nothing, but it broke the plan. The same entry lost in module three. Only many trades show what it is worth.`,
    },
    {
      kind: 'definitions',
      heading: 'What a journal records',
      intro: "The platform records prices and money. It can't know these five things.",
      rows: [
        {
          term: 'Reason',
          text: 'Which line of the plan called for this trade. Written before it is opened.',
        },
        { term: 'Picture', text: 'A copy of the chart at the time of the decision.' },
        { term: 'Risk', text: 'The sum at stake, so that results can be compared.' },
        { term: 'Kept?', text: 'Did I do what the page says, yes or no?' },
        { term: 'Remark', text: 'One sentence on what you felt or noticed.' },
      ],
    },
    {
      kind: 'prose',
      heading: 'Measuring results in R',
      paragraphs: [
        rich`A gain of $80 is a lot on a risk of $20 and little on a risk of $400. So results in a ${term('trading journal', 'journal')} are measured against what was risked. One ${term('R')} is the planned loss of a trade. A loss at the stop is −1R.`,
        `A purchase at ${decimal(ENTRY, 4)} with its stop at ${decimal(STOP, 4)} that is closed at ${decimal(EXIT, 4)} made ${signedR(winnerInR)}: the gain was ${decimal(winnerInR)} times the distance to the stop. In R you can add up trades of any size.`,
      ],
    },
    {
      kind: 'table',
      heading: 'Ten trades in a journal',
      intro: 'The last column matters most.',
      columns: ['Trade', 'Result', 'What happened', 'Plan kept?'],
      rows: JOURNAL.map(({ result, kept: isKept, note }, index) => [
        String(index + 1),
        signedR(result),
        note,
        isKept ? 'Yes' : 'No',
      ]),
    },
    {
      kind: 'workedExample',
      heading: 'The two questions, answered separately',
      intro: `First: did I keep to the plan? Second: what did the plan earn? One R is ${dollars(inDollars)} here.`,
      lines: [
        { label: 'Plan kept', value: `${String(keptTrades.length)} of ${String(JOURNAL.length)} trades` },
        {
          label: 'All ten trades together',
          value: `${signedR(totalResult)}, or ${dollars(totalResult * inDollars)}`,
        },
        { label: 'The eight that kept to the plan', value: signedR(keptResult) },
        { label: 'The two that broke it', value: signedR(brokenResult) },
      ],
      conclusion: `The plan made ${signedR(keptResult)} in eight trades, before costs. Ten trades can't show whether it is any good. They do show the result of the two breaches: a loss overall, although one of them was a winner.`,
    },
    {
      kind: 'prose',
      heading: 'Four boxes for every trade',
      paragraphs: [
        'Every trade falls into one of four boxes: kept or broken, gained or lost. A kept plan with a loss is the price of trading. A broken plan with a gain is the dangerous box, because it rewards the wrong habit.',
        "Read the journal once a week, on a day without trading. Change one rule at a time, and only after a few dozen trades. If you change three things at once, you'll never know which one mattered.",
      ],
    },
    {
      kind: 'warning',
      heading: 'What the plan leaves to you',
      paragraphs: [
        "A plan doesn't make a method profitable. It makes it possible to find out, at a price you chose. Most retail clients lose money with CFDs, and a page of rules alone won't change that.",
        "If you notice that you hide trades from your journal, trade to win back losses or use money you need, stop. It's no longer a question of method then, and talking to somebody helps.",
      ],
    },
  ],
  summary: [
    'Two people must be able to agree afterwards whether a rule was followed.',
    'Judge a decision by the plan, and the plan by many trades.',
    'Measure results in R, and write down for each trade whether the plan was kept.',
  ],
  exercise: {
    task: `Write your plan on one page, with the eight lines from the drawing. Give it to someone else and ask what they would do at three points on a chart. Then make ten trades according to it in ${phrases.practiceAccount}. Write down the reason and the risk of each before you open it. Afterwards, open the account in the trade journal and fill in the rest.`,
    link: { label: 'Open the trade journal', to: '/journal' },
    solution:
      "The page is good enough if the other person needed no explanation from you. You have done the ten trades well if you made at least eight of them as the page says. Their result in money isn't part of the exercise.",
    mistakes: [
      {
        mistake: 'The other person asked what you mean by “strong”.',
        why: 'That word describes a feeling. Replace it with something that can be seen on the chart.',
      },
      {
        mistake: 'You filled in the reasons after the trades.',
        why: 'Memory fits the reason to the result. Write it before you send the order.',
      },
      {
        mistake: 'Your plan has no line on the size.',
        why: 'Without it the same setup can cost ten dollars one time and a thousand the next.',
        lesson: 'beginner/from-stop-to-size',
      },
    ],
  },
  checks: [
    {
      id: 'beginner/plan-and-journal/which-is-a-rule',
      kind: 'singleChoice',
      prompt: 'Which of these sentences is a rule?',
      options: [
        {
          text: 'I get out when the market turns against me',
          feedback: 'How far against you? Two people would answer this differently.',
        },
        {
          text: 'I risk little while I am still learning',
          feedback: "That's a good intention, but “little” can be any sum on any day.",
        },
        {
          text: 'I open no trade after 16:00 on a Friday',
          isCorrect: true,
          feedback: 'A clock shows whether it was kept.',
        },
      ],
      explanation: 'A rule can be checked by somebody who knows nothing about your mood.',
    },
    {
      id: 'beginner/plan-and-journal/result-in-r',
      kind: 'numeric',
      prompt: `A trade risked ${dollars(RISKED)} and gained ${dollars(GAINED)}. What is that in R?`,
      label: 'Result',
      unit: 'R',
      answer: resultInR,
      tolerance: 0.02,
      answerText: `+${decimal(resultInR, 2)}R`,
      commonMistakes: [
        { answer: RISKED / GAINED, feedback: 'You divided the risk by the gain.' },
        { answer: (GAINED - RISKED) / RISKED, feedback: "Don't subtract the risk: it was never spent." },
      ],
      explanation: `${dollars(GAINED)} ÷ ${dollars(RISKED)} is ${decimal(resultInR, 2)}.`,
    },
    {
      id: 'beginner/plan-and-journal/sum-of-a-week',
      kind: 'numeric',
      prompt: `A week's results: ${EXERCISE_RESULTS.map(signedR).join(', ')}. What do they add up to?`,
      label: 'Sum',
      unit: 'R',
      answer: exerciseSum,
      tolerance: 0.05,
      answerText: signedR(exerciseSum),
      commonMistakes: [
        {
          answer: exerciseWinners,
          feedback: 'You counted the winners only.',
        },
        {
          answer: total(EXERCISE_RESULTS.map(Math.abs)),
          feedback: 'You added the losses. They should be subtracted.',
        },
      ],
      explanation: `Winners of ${signedR(exerciseWinners)} and losers of ${signedR(exerciseSum - exerciseWinners)} make ${signedR(exerciseSum)} together.`,
    },
    {
      id: 'beginner/plan-and-journal/good-or-bad',
      kind: 'singleChoice',
      prompt: 'Which trade should worry you most when you read your journal?',
      options: [
        {
          text: 'Plan kept, stop reached, −1R',
          feedback: 'The plan allows for such losses. They come in every series of trades.',
        },
        {
          text: 'Stop moved away, later closed at +1R',
          isCorrect: true,
          feedback:
            'It was rewarded, so you are likely to do it again, and next time the price may not turn.',
        },
        {
          text: 'Setup seen, no order sent, 0R',
          feedback: 'A missed trade is worth a note, but it cost nothing.',
        },
      ],
      explanation: 'Gains from broken rules teach you to break them.',
    },
    {
      id: 'beginner/plan-and-journal/order-of-a-trade',
      kind: 'ordering',
      prompt: 'Put the steps of one trade with plan and journal in order.',
      steps: [
        {
          text: 'Check that the plan calls for a trade',
          feedback: 'Without this there is nothing to write down.',
        },
        {
          text: 'Write the reason in the journal',
          feedback: 'Before the order, while the result is unknown.',
        },
        { text: 'Send the order with both exits', feedback: 'Stop and target are part of it.' },
        { text: 'Let the stop or the target close the trade', feedback: 'The decision was made earlier.' },
        {
          text: 'Note the result in R and whether the plan was kept',
          feedback: 'Both belong there, as separate entries.',
        },
      ],
      explanation: 'Plan, reason, order, exit, record.',
    },
  ],
  related: [
    { label: 'One trade, sum by sum: work through a whole trade', to: '/practice/one-trade' },
    { label: 'Practise on charts that stop at a decision', to: '/practice/charts' },
  ],
};
