import { decimal, dollars } from '@/content/format';
import type { CoursePageContent } from '@/content/page';
import { breakEvenPercent } from '@/domain/tradeArithmetic';
import { paths } from '@/paths';

/** What a fixed cost takes from the risk: the nearer the stop, the larger its share. */
const COST_PIPS = 1.5;
const TARGET_MULTIPLE = 2;
const costRows = [10, 20, 40, 80].map((stopPips) => {
  const cost = COST_PIPS / stopPips;
  return [
    `${String(stopPips)} pips`,
    `${decimal(cost * 100, 1)}%`,
    `${decimal(breakEvenPercent((TARGET_MULTIPLE - cost) / (1 + cost)), 1)}%`,
  ];
});

/** An equity curve in four readings, for the drawdown example. */
const START = 10_000;
const PEAK = 10_600;
const TROUGH = 9_540;
const LATER = 9_900;
const drawdown = ((PEAK - TROUGH) / PEAK) * 100;
const climbBack = (PEAK / TROUGH - 1) * 100;
const stillDown = ((PEAK - LATER) / PEAK) * 100;

export const page: CoursePageContent = {
  title: 'Advanced trading course: 28-36 hours',
  description:
    'The advanced course: four core modules in 28-36 hours, four one-on-one mentoring sessions and a capstone project.',
  heading: 'Advanced course',
  lead: 'Build a strategy, test it honestly and defend it in front of a mentor. Places are limited and each application is reviewed.',
  facts: [
    { term: 'Duration', text: '28-36 hours, mentoring included' },
    { term: 'Modules', text: '4 core modules, one capstone project' },
    { term: 'Mentoring', text: '1-on-1, 4 sessions' },
    {
      term: 'Certificate',
      text: 'Pro certificate: a record of completion',
    },
    { term: 'Enrolment', text: 'Limited, after a qualification review' },
  ],
  outcomes: [
    'Write a strategy as rules that a stranger could carry out.',
    'Test it on data it has not seen, with costs, and report the result even if it is bad.',
    'Set limits for the day, the month and the whole account before they are needed.',
    'Tell a losing streak within expectation from a strategy that has stopped working.',
    'Defend each of these decisions against questions.',
  ],
  audience:
    'For traders with one setup, a journal of it and the wish to find out whether it is more than luck. Finishing with a strategy you decide not to trade counts as success here.',
  modulesHeading: 'Four core modules, each closed by a mentoring session',
  modules: [
    {
      title: 'From an idea to rules',
      hours: '7-9 hours',
      lessons: [
        'A hypothesis: who is on the other side of the trade, and why would they lose to you?',
        'Choosing market, timeframe and hours that fit the hypothesis',
        'Entry, stop, target and time exit as rules without adjectives',
        'Filters, and the price of each in trades you no longer take',
        'Writing down in advance which result would make you give up the idea',
      ],
      outcome:
        'Hand over a two-page specification and get back, from someone else, the trades you would have taken.',
      exercise:
        'Give your rules and a chart with thirty days hidden to a friend who knows what a candle is. Both mark the trades. Every mark on which you differ is a sentence to rewrite; repeat until none is left.',
    },
    {
      title: 'Testing without fooling yourself',
      hours: '8-10 hours',
      lessons: [
        'Data: gaps, wrong prices, and a clock that differs from broker to broker',
        'Rules that peek at a price they could not have known (look-ahead bias)',
        'Testing only on what still exists today (survivorship bias)',
        'One part of the data to build on, another kept locked until the end (out-of-sample)',
        'Tuning until the past fits perfectly (overfitting)',
        'Spread, commission, swap and slippage in every simulated trade',
      ],
      outcome: 'Produce a test report that names its data, its costs, its sample size and its weakest point.',
      exercise:
        "Split your history in two by date. Test by hand or in the platform's tester on the older half, fix the rules, then run the newer half once. Write both results side by side and do not run it again.",
    },
    {
      title: 'Risk of the whole account',
      hours: '7-9 hours',
      lessons: [
        'The fall from a peak to the lowest point after it (drawdown)',
        'Losing streaks: what length to expect from your own share of losers',
        'Sizing by volatility, so that a quiet and a wild market risk the same',
        'Several strategies at once, and the day on which they all lose together',
        'Limits for a day and a month, and what happens on reaching them',
      ],
      outcome:
        'State the drawdown you expect, the one at which you stop, and the reason the two numbers differ.',
      exercise:
        'Write each result of your test on a slip of paper, draw a hundred of them, putting each slip back, and plot the account. Do it ten times, or let a spreadsheet draw. The worst of the ten curves is what your limits have to survive.',
    },
    {
      title: 'Execution, review and the capstone',
      hours: '6-8 hours',
      lessons: [
        'Forward testing on a demo account with the rules frozen',
        'The difference between the planned and the actual price of each order, logged',
        'A routine for before the open, during the session and after the close',
        'Reviewing a month in one page',
        'Changing a rule: one at a time, with a date and a reason',
      ],
      outcome: 'Run a strategy for a month and account for every departure from it.',
      exercise:
        'Carry out your specification on demo for four weeks. Log each signal of the rules, including the ones you skipped, and put a price in R on every skip.',
    },
  ],
  sections: [
    {
      kind: 'steps',
      heading: 'What the four mentoring sessions are for',
      intro:
        'You and one mentor, with your own work on the screen. You send it beforehand; the session is spent on its gaps.',
      steps: [
        {
          title: 'After module one: the rules',
          text: 'The mentor carries out your specification on a chart you have not chosen and stops wherever it leaves a choice open.',
        },
        {
          title: 'After module two: the test',
          text: 'You explain where the data came from, what they cost in spread and swap, and why you trust the second half. The mentor looks for a leak.',
        },
        {
          title: 'After module three: the limits',
          text: 'Together you go through the worst curve of your paper draw and decide at which point you would have stopped.',
        },
        {
          title: 'After module four: the defence',
          text: 'You present the capstone and answer questions. The subject is your method; nobody tells you what to trade next.',
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'The capstone project, part by part',
      intro: 'One document of about ten pages, written across all four modules.',
      rows: [
        { term: 'Specification', text: 'Market, hours, entry, exits and size, each as a rule.' },
        {
          term: 'Test report',
          text: 'Both halves of the data, all costs, number of trades, average, longest losing run, drawdown.',
        },
        {
          term: 'Risk policy',
          text: 'At most 1-2% per trade, the limit for all open positions, and the drawdown at which trading ends.',
        },
        {
          term: 'Forward log',
          text: 'Four weeks on demo, with the signals that were missed and the orders filled worse than planned.',
        },
        { term: 'Verdict', text: 'Trade it small, keep testing or drop it, with the number that decided.' },
      ],
    },
    {
      kind: 'table',
      heading: 'How costs eat a near stop',
      intro: `For example, spread and commission together cost ${decimal(COST_PIPS, 1)} pips. The same cost weighs very differently on a scalper and on someone who holds for days. The target is ${decimal(TARGET_MULTIPLE)} times the stop in each line.`,
      columns: ['Distance of the stop', 'Cost as a share of the risk', 'Winners needed to break even'],
      rows: costRows,
      note: 'A test that leaves costs out would show the same break-even share in every line.',
    },
    {
      kind: 'workedExample',
      heading: 'Measuring a drawdown',
      intro: `An account begins at ${dollars(START)}, rises to ${dollars(PEAK)}, falls to ${dollars(TROUGH)} and later stands at ${dollars(LATER)}.`,
      lines: [
        { label: `Fall from the peak: ${dollars(PEAK)} − ${dollars(TROUGH)}`, value: dollars(PEAK - TROUGH) },
        { label: 'Drawdown, as a share of the peak', value: `${decimal(drawdown, 1)}%` },
        {
          label: `Rise needed from ${dollars(TROUGH)} to be back at the peak`,
          value: `${decimal(climbBack, 1)}%`,
        },
        { label: `Still below the peak at ${dollars(LATER)}`, value: `${decimal(stillDown, 1)}%` },
      ],
      conclusion: `Measured against the start, the loss looks like ${decimal(((START - TROUGH) / START) * 100, 1)}%. Reports that choose this base make the same curve look calmer; ours in the capstone use the peak.`,
    },
    {
      kind: 'list',
      heading: 'What the qualification review looks at',
      intro: 'You answer in writing, in your own time. There is no examination and no minimum account size.',
      items: [
        'A setup in your own words, on one page.',
        'A journal of at least thirty trades on demo or live. Whether they made money does not matter; whether they are all there does.',
        'One loss from that journal, explained without blaming the market.',
        'The hours a week you can give to the course, so that the forward test does not fall apart.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Why places are limited',
      paragraphs: [
        "Each learner takes four sessions of a mentor's time, and for every session the mentor reads and retraces the work first. There are as many places as those hours allow; nothing else limits them.",
        'If the hours are given out, you are told so and when the next group is planned. An application that comes too early gets an answer saying what is missing, usually trades in the journal.',
      ],
    },
    {
      kind: 'warning',
      heading: 'A good test is not a forecast',
      paragraphs: [
        'Simulated results come from a past that everyone involved already knew. They leave out orders that would not have been filled, and the person who would have lost patience in the second bad month.',
        'The pro certificate records that you finished the modules, the sessions and the capstone. It is not an authorisation to manage money for others, which in most countries needs one.',
      ],
    },
  ],
  callToAction: {
    heading: 'Send your setup and your journal',
    text: "Name the market and timeframe of your setup and say how many trades the journal holds. Those who already know which account they need for testing can look at the partners' conditions first.",
    links: [
      { label: 'Apply for the advanced course', to: paths.contact },
      { label: 'Pro Trading Accounts', to: paths.ibPartners },
    ],
  },
  related: [
    { label: 'What each level asks', to: paths.services.education },
    { label: 'MetaTrader 5 and its strategy tester', to: paths.platforms.mt5 },
    { label: 'What the risks are', to: paths.riskDisclosure },
  ],
};
