import { decimal, dollars } from '@/content/format';
import type { CoursePageContent } from '@/content/page';
import { rich, term } from '@/content/richText';
import { phrases, statements } from '@/content/rules';
import { provenText, site } from '@/content/site';
import { breakEvenPercent } from '@/domain/calculators/tradeArithmetic';
import { contactPath } from '@/content/contactAbout';

/** A backtest before and after costs. Averages are in multiples of the risk (R). */
const TESTED_TRADES = 120;
const TESTED_AVERAGE = 0.15;
const STOP_PIPS = 20;
const FEES_PIPS = 1.5;
const SLIPPAGE_PIPS = 0.5;
const COST_PIPS = FEES_PIPS + SLIPPAGE_PIPS;
const NEAR_STOP_PIPS = 12;
const averageAfterCosts = TESTED_AVERAGE - COST_PIPS / STOP_PIPS;
const signedR = (value: number, decimals: number) =>
  `${value < 0 ? '−' : '+'}${decimal(Math.abs(value), decimals)}R`;

/** Costs as a share of the risk: the nearer the stop, the larger the share. */
const TARGET_MULTIPLE = 2;
const costRows = [10, 20, 40, 80].map((stopPips) => {
  const share = COST_PIPS / stopPips;
  return [
    `${String(stopPips)} pips`,
    `${decimal(share * 100, 1)}%`,
    `${decimal(breakEvenPercent((TARGET_MULTIPLE - share) / (1 + share)), 1)}%`,
  ];
});

/** Four points of an equity curve, for the drawdown example. */
const START = 10_000;
const PEAK = 10_600;
const TROUGH = 9_540;
const LATER_BALANCE = 9_900;
const drawdown = ((PEAK - TROUGH) / PEAK) * 100;
const percentToRecover = (PEAK / TROUGH - 1) * 100;
const percentStillLost = ((PEAK - LATER_BALANCE) / PEAK) * 100;

const mentoringClaim = provenText(site.claims.mentoring);

export const page: CoursePageContent = {
  title: 'Advanced trading course: 28-36 hours',
  description:
    'The advanced course: four core modules in 28-36 hours, four one-on-one mentoring sessions and a capstone project.',
  heading: 'Advanced course',
  lead: 'Build a strategy, test it with costs and defend it to a mentor. Places are limited, and we review each application.',
  level: 'Advanced',
  facts: [
    { term: 'Duration', text: '28-36 hours, mentoring included', means: 'workload' },
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
    "Test it with costs on data it hasn't seen, and report the result even if it's bad.",
    'Set limits for the day, the month and the whole account before you need them.',
    'Tell an ordinary losing streak from a strategy that has stopped working.',
    'Defend each of these decisions against questions.',
  ],
  audience:
    "For traders who have one setup and a journal of it, and want to find out whether it's more than luck. If you finish with a strategy you decide not to trade, the course has worked.",
  modulesHeading: 'Four core modules, each ending with a mentoring session',
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
        'Give your rules and a chart with thirty days hidden to a friend who knows what a candle is. Both of you mark the trades. Wherever you differ, a sentence needs rewriting; repeat until you agree.',
    },
    {
      title: 'Testing on past prices',
      hours: '8-10 hours',
      lessons: [
        'Data: gaps, wrong prices, and a clock that differs from broker to broker',
        "Rules that peek at a price they couldn't have known (look-ahead bias)",
        'Testing only on what still exists today (survivorship bias)',
        'One part of the data to build on, another locked away until the end (out-of-sample)',
        'Tuning until the past fits perfectly (overfitting)',
        'Spread, commission, overnight charge and slippage in every simulated trade',
      ],
      outcome:
        'Produce a test report that states its data, its costs, its sample size and its weakest point.',
      exercise:
        "Split your price data in two by date. Test on the older half, manually or in the platform's tester. Then freeze the rules and run them on the newer half once. Write both results side by side, and don't run it again.",
    },
    {
      title: 'Risk across the whole account',
      hours: '7-9 hours',
      lessons: [
        'The fall from a peak to the lowest point after it (drawdown)',
        'Losing streaks: what length to expect from your own share of losers',
        'Sizing by volatility, so that trades in a quiet and a wild market risk the same amount',
        'Several strategies at once, and the day they all lose together',
        'Limits for a day and a month, and what happens when you reach them',
      ],
      outcome:
        'State the drawdown you expect, the one at which you stop, and the reason the two numbers differ.',
      exercise:
        'Write each result of your test on a slip of paper. Draw a hundred slips, putting each one back, and plot the account balance. Do it ten times, or let a spreadsheet draw them. Your limits must survive worse than the worst of the ten curves, as real losses come in clusters.',
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
        'Carry out your specification on demo for four weeks. Log every signal the rules give, including the ones you skipped, and put a price in R on every skip.',
    },
  ],
  sections: [
    {
      kind: 'steps',
      heading: 'What the four mentoring sessions are for',
      intro:
        'You, one mentor and your own work on the screen. You send it beforehand; the session deals with its gaps.',
      steps: [
        {
          title: 'After module one: the rules',
          text: "The mentor carries out your specification on a chart you haven't chosen, and stops wherever it leaves a choice open.",
        },
        {
          title: 'After module two: the test',
          text: 'You explain where the data came from, which costs you counted, and why you trust the second half. The mentor looks for a leak.',
        },
        {
          title: 'After module three: the limits',
          text: 'Together you go through the worst of your ten curves and decide at which point you would have stopped.',
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
          text: `At most ${phrases.riskPercent} per trade, the limit for all open positions, and the drawdown at which trading ends.`,
        },
        {
          term: 'Forward log',
          text: 'Four weeks on demo, with the signals you missed and the orders filled worse than planned.',
        },
        {
          term: 'Verdict',
          text: 'Trade it small, keep testing or drop it, with the number that decided it.',
        },
      ],
    },
    {
      kind: 'workedExample',
      heading: 'What costs and slippage leave of a backtest',
      intro: `A test of ${String(TESTED_TRADES)} trades with ${String(STOP_PIPS)}-pip stops shows an average of ${signedR(TESTED_AVERAGE, 2)} a trade (R is the amount at risk). It left out spread, commission and the slippage that makes orders fill worse than planned.`,
      lines: [
        { label: 'Result of the test', value: signedR(TESTED_TRADES * TESTED_AVERAGE, 1) },
        {
          label: `Spread and commission: ${decimal(FEES_PIPS, 1)} of ${String(STOP_PIPS)} pips`,
          value: signedR(-FEES_PIPS / STOP_PIPS, 3),
        },
        {
          label: `Slippage: ${decimal(SLIPPAGE_PIPS, 1)} of ${String(STOP_PIPS)} pips`,
          value: signedR(-SLIPPAGE_PIPS / STOP_PIPS, 3),
        },
        { label: 'Average after costs', value: signedR(averageAfterCosts, 2) },
        { label: 'Result after costs', value: signedR(TESTED_TRADES * averageAfterCosts, 1) },
      ],
      conclusion: `Two thirds of the result was never there. With a ${String(NEAR_STOP_PIPS)}-pip stop the same average would turn into a loss of ${decimal(COST_PIPS / NEAR_STOP_PIPS - TESTED_AVERAGE, 3)}R a trade.`,
    },
    {
      kind: 'table',
      heading: 'How trading costs eat into a close stop',
      intro: `The same ${decimal(COST_PIPS, 1)} pips of costs, for stops at four distances. The target is always twice as far away as the stop.`,
      columns: ['Distance to the stop', 'Cost as a share of the risk', 'Winners needed to break even'],
      rows: costRows,
    },
    {
      kind: 'workedExample',
      heading: 'How to measure a drawdown',
      intro: `An account begins at ${dollars(START)}, rises to ${dollars(PEAK)}, falls to ${dollars(TROUGH)} and later recovers to ${dollars(LATER_BALANCE)}.`,
      lines: [
        { label: `Fall from the peak: ${dollars(PEAK)} − ${dollars(TROUGH)}`, value: dollars(PEAK - TROUGH) },
        { label: 'Drawdown, as a share of the peak', value: `${decimal(drawdown, 1)}%` },
        {
          label: `Rise needed from ${dollars(TROUGH)} to be back at the peak`,
          value: `${decimal(percentToRecover, 1)}%`,
        },
        {
          label: `Still below the peak at ${dollars(LATER_BALANCE)}`,
          value: `${decimal(percentStillLost, 1)}%`,
        },
      ],
      conclusion: `Measured from the start, the loss looks like ${decimal(((START - TROUGH) / START) * 100, 1)}%. Reports that do so make the same curve look calmer. In the capstone you measure from the peak.`,
    },
    {
      kind: 'calculator',
      heading: 'Your own risk and win rate',
      intro:
        'A drawdown needs no bad decision, only bad luck. Enter the risk and the win rate of your test to see the run you should be ready for.',
      calculator: 'losingStreaks',
      values: {
        account: String(START),
        risk: '1',
        losses: '8',
        trades: String(TESTED_TRADES),
        winPercent: '45',
      },
    },
    {
      kind: 'list',
      heading: 'What the qualification review looks at',
      intro: 'You answer in writing, in your own time. There is no examination and no minimum account size.',
      items: [
        rich`A ${term('setup')} in your own words, on one page.`,
        "A journal of at least thirty trades on demo or live, with every loser in it. It needn't have made money.",
        'One loss from that journal, explained without blaming the market.',
        'The hours a week you can give to the course, so that the forward test can be finished.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Why places are limited',
      paragraphs: [
        `Each learner takes four sessions of mentoring.${mentoringClaim === undefined ? '' : ` ${mentoringClaim}`} There are as many places as the mentors' hours allow.`,
        "If all places are taken, we say so and tell you when the next group is planned. If you apply too early, we tell you what's missing, usually trades in the journal.",
      ],
    },
    {
      kind: 'warning',
      heading: 'What a backtest can show',
      paragraphs: [
        rich`A test (a ${term('backtest')}) replays a past that everyone involved already knows. It leaves out orders that would not have been filled, and the fact that you might have lost patience in the second bad month. Rules that were tuned until they fitted that past (${term('overfitting')}) fail on anything new.`,
        `${statements.certificate} Nor does it allow you to manage money for others, which in most countries requires authorisation.`,
      ],
    },
  ],
  callToAction: {
    heading: 'Send your setup and your journal',
    text: "Give the market and timeframe of your setup and say how many trades the journal holds. If you need an account for testing, compare the partners' terms first.",
    links: [
      { label: 'Apply for the advanced course', to: contactPath('Advanced course') },
      { label: 'Pro Trading Accounts', to: '/ib-partners' },
    ],
  },
  related: [
    { label: 'What each level requires', to: '/services/education' },
    { label: 'MetaTrader 5 and its strategy tester', to: '/platforms/mt5' },
    { label: 'What the risks are', to: '/risk-disclosure' },
  ],
};
