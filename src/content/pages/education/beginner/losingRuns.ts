import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { phrases, rules } from '@/content/rules';
import { chanceOfRun, drawdownPercent } from '@/domain/numbers/statistics';
import { riseToRecover } from '@/domain/calculators/tradeArithmetic';

const percent = (value: number, decimals = 0) => `${decimal(value, decimals)}%`;
const wholeDollars = (amount: number) => dollars(Math.round(amount));
const runChance = (length: number, trades: number, losers: number) =>
  100 * chanceOfRun(length, trades, losers / 100);

const ACCOUNT = rules.demoBalance;
const RUN_LENGTH = 5;
const HALF = 50;
const TRADE_COUNTS = [10, 50, 100, 200];
const MANY_LOSERS = 60;

/** Results of thirty invented trades in R; the losing run of seven begins with the twelfth. */
const RESULTS = [
  -1, 2, -1, -1, 2, 2, -1, 2, -1, 2, 2, -1, -1, -1, -1, -1, -1, -1, 2, -1, 2, -1, -1, 2, -1, -1, -1, 2, -1, 2,
];
const balancesAt = (riskPercent: number) =>
  RESULTS.reduce<readonly number[]>(
    (values, result) => [...values, (values.at(-1) ?? ACCOUNT) * (1 + (result * riskPercent) / 100)],
    [ACCOUNT],
  );
const LOW_RISK = 1;
const HIGH_RISK = 8;
/** The number of trades before the run, and the number up to its end. */
const PEAK = 11;
const TROUGH = 18;
const valueAt = (values: readonly number[], index: number) => values[index] ?? ACCOUNT;
const lowRiskBalances = balancesAt(LOW_RISK);
const highRiskBalances = balancesAt(HIGH_RISK);
const fallInRun = (values: readonly number[]) => 100 * (1 - valueAt(values, TROUGH) / valueAt(values, PEAK));

const FALLS = [5, 10, 25, 50, 75];

/** Doubling after each loss. */
const FIRST_STAKE = 50;
const stakes = Array.from({ length: 7 }, (_, loss) => FIRST_STAKE * 2 ** loss);
const totalStaked = stakes.reduce((sum, stake) => sum + stake, 0);

/** Used in the questions. */
const EXERCISE_FALL = 20;
const BIG_FALL = 60;
const DOUBLE_START = 20;
const DOUBLE_LOSSES = 6;
const doubled = Array.from({ length: DOUBLE_LOSSES }, (_, loss) => DOUBLE_START * 2 ** loss);
const doubledSum = doubled.reduce((sum, stake) => sum + stake, 0);

export const page: LessonContent = {
  id: 'beginner/losing-runs',
  revision: 2,
  title: 'Losing runs: why they come and what they cost',
  description:
    'How likely several losses in a row are, what they do to an account, and why it takes a larger rise to make up for a fall.',
  heading: 'Losing runs',
  lead: 'Five losses one after another feel like proof that something is broken. With enough trades, chance alone produces them.',
  question: 'Half of your trades win. How surprised should you be by five losses in a row?',
  sections: [
    {
      kind: 'prose',
      heading: 'Losses come in clusters',
      paragraphs: [
        rich`Half of your trades may lose, but gains and losses don't take turns. They come in clusters, by chance alone. Several losses one after another are called a ${term('losing run')}. It can mean that a method has stopped working. Far more often it means that you have traded for a while.`,
      ],
    },
    {
      kind: 'workedExample',
      heading: 'How likely are five in a row?',
      intro: `Half of all trades lose, and no trade depends on the one before. A run of ${String(RUN_LENGTH)} can begin at any trade, so it becomes likelier the more trades there are.`,
      lines: [
        {
          label: `${String(RUN_LENGTH)} given trades: ½ × ½ × ½ × ½ × ½`,
          value: percent(runChance(RUN_LENGTH, RUN_LENGTH, HALF), 1),
        },
        ...TRADE_COUNTS.map((trades) => ({
          label: `Somewhere within ${String(trades)} trades`,
          value: percent(runChance(RUN_LENGTH, trades, HALF)),
        })),
        {
          label: `Within 100 trades, if ${String(MANY_LOSERS)}% lose`,
          value: percent(runChance(RUN_LENGTH, 100, MANY_LOSERS)),
        },
        {
          label: '10 losses in a row within 200 trades, if half lose',
          value: percent(runChance(10, 200, HALF)),
        },
      ],
      conclusion: 'Over a hundred trades it would be a surprise not to see such a run. Plan for one.',
    },
    {
      kind: 'figure',
      heading: 'One series of trades, two risks',
      intro: `Thirty invented trades at ${phrases.rewardToRisk}, eleven of them winners. Seven losses in a row come in the middle. One account risks ${percent(LOW_RISK)} of what it holds on each trade, the other ${percent(HIGH_RISK)}.`,
      figure: {
        kind: 'lineChart',
        caption:
          "The same trades in the same order. The results are close together; the routes to them aren't.",
        description: `Two lines over ${String(RESULTS.length)} trades from ${dollars(ACCOUNT)}. At ${percent(LOW_RISK)} a trade the account is at ${wholeDollars(valueAt(lowRiskBalances, PEAK))} before the run, at ${wholeDollars(valueAt(lowRiskBalances, TROUGH))} after it and at ${wholeDollars(lowRiskBalances.at(-1) ?? 0)} at the end. At ${percent(HIGH_RISK)} it falls from ${wholeDollars(valueAt(highRiskBalances, PEAK))} to ${wholeDollars(valueAt(highRiskBalances, TROUGH))} and ends at ${wholeDollars(highRiskBalances.at(-1) ?? 0)}.`,
        xLabel: 'Trades',
        yLabel: 'Dollars',
        decimals: 0,
        series: [
          { label: `${percent(LOW_RISK)} a trade`, values: lowRiskBalances },
          { label: `${percent(HIGH_RISK)} a trade`, values: highRiskBalances },
        ],
      },
    },
    {
      kind: 'prose',
      heading: 'The fall in the middle',
      paragraphs: [
        rich`The fall of an account from its peak to a later low is its ${term('drawdown')}. The largest in the drawing is ${percent(drawdownPercent(lowRiskBalances), 1)} for the calm account and ${percent(drawdownPercent(highRiskBalances), 1)} for the other. Most of it came in the run of seven: ${percent(fallInRun(lowRiskBalances), 1)} and ${percent(fallInRun(highRiskBalances), 1)}.`,
        'Both accounts still ended above their starting balance. At the low, nobody knew that they would. Someone who has lost over two fifths of their money within seven trades rarely goes on as before. Most stop, or change the method at the worst moment, or risk more.',
      ],
    },
    {
      kind: 'table',
      heading: 'Falling is easier than getting back',
      intro:
        'After a fall the account is smaller, so the same percentage brings back less. The rise that makes up for a fall is always larger than the fall.',
      columns: ['Fall', `Left of ${dollars(ACCOUNT)}`, 'Rise needed to recover'],
      rows: FALLS.map((fall) => [
        percent(fall),
        dollars(ACCOUNT * (1 - fall / 100)),
        percent(riseToRecover(fall), Number.isInteger(riseToRecover(fall)) ? 0 : 1),
      ]),
      bars: { column: 2, values: FALLS.map(riseToRecover) },
      note: 'For small falls the two are nearly equal. Beyond about a quarter, they drift apart.',
    },
    {
      kind: 'calculator',
      heading: 'Your own figures',
      intro:
        'Enter what share of your trades you expect to win, and how many trades you make in a year. Then look at the longest run you should expect.',
      calculator: 'losingStreaks',
      values: {
        account: String(ACCOUNT),
        risk: String(LOW_RISK),
        losses: '7',
        trades: '200',
        winPercent: String(100 - HALF),
      },
    },
    {
      kind: 'list',
      heading: 'What to do when a losing run comes',
      items: [
        'Check first whether you kept to your plan. Losses from broken rules are a matter of discipline, not of chance.',
        "If you did keep to it, don't change anything after five trades. That's too few to tell you much.",
        'Keep the percentage per trade. In dollars the risk shrinks automatically as the account does.',
        'Decide beforehand how far the account may fall, say 10%, before you stop and look at everything calmly.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Doubling up',
      paragraphs: [
        `“After a loss I double the stake, so the next gain makes up for everything.” Start with ${dollars(FIRST_STAKE)} and lose seven times: ${stakes.map((stake) => dollars(stake)).join(', ')}. That's ${dollars(totalStaked)} together, more than half of a ${dollars(ACCOUNT)} account. The eighth trade would stake ${dollars(FIRST_STAKE * 2 ** 7)}, which is more than is left.`,
        "The scheme often wins small sums, but one day it loses everything. A gain isn't “due” after losses either: the market doesn't know how your last trades went.",
      ],
    },
  ],
  summary: [
    'Every method has runs of losses, and the more trades you make, the longer they get.',
    'It takes a larger rise to make up for a fall: after half is lost, the rest has to double.',
    'Keep the percentage small and constant. Doubling after losses empties accounts.',
  ],
  exercise: {
    task: 'Toss a coin a hundred times and write down W for heads and L for tails. Mark the longest run of L. Then go through the list with $10,000, a risk of $100 for each toss and a gain of $150 for each W, and note the lowest point of the account.',
    solution:
      'A longest run of 5, 6 or 7 is the usual result, and about one list in twenty has a run of 10 or more. Even with these generous gains, the account will often be below its start for a while.',
    mistakes: [
      {
        mistake: 'You tossed again after a run that looked too long.',
        why: 'Lists that people make up have too few long runs. Real runs are longer than people expect.',
      },
      {
        mistake: 'You noted the result but not the lowest point.',
        why: 'The final figure says nothing about what you had to endure on the way.',
      },
    ],
  },
  checks: [
    {
      id: 'beginner/losing-runs/repair-a-fall',
      kind: 'numeric',
      prompt: `An account has fallen by ${percent(EXERCISE_FALL)}. By what percentage must it rise to get back to where it was?`,
      label: 'Rise',
      unit: '%',
      answer: riseToRecover(EXERCISE_FALL),
      tolerance: 0.5,
      answerText: percent(riseToRecover(EXERCISE_FALL)),
      commonMistakes: [
        {
          answer: EXERCISE_FALL,
          feedback: 'The same percentage of a smaller account is less money. A bit is still missing.',
        },
        { answer: 100 - EXERCISE_FALL, feedback: "That's what is left, not what has to be added." },
      ],
      explanation: `Of $100, $80 is left. The missing $20 is ${percent(riseToRecover(EXERCISE_FALL))} of $80.`,
    },
    {
      id: 'beginner/losing-runs/deep-fall',
      kind: 'numeric',
      prompt: `An account has fallen by ${percent(BIG_FALL)}. By what percentage must it rise to be back where it was?`,
      label: 'Rise',
      unit: '%',
      answer: riseToRecover(BIG_FALL),
      tolerance: 1,
      answerText: percent(riseToRecover(BIG_FALL)),
      commonMistakes: [
        {
          answer: BIG_FALL,
          feedback: 'Sixty percent of what is left would make up for only two fifths of the loss.',
        },
        {
          answer: (100 * 100) / (100 - BIG_FALL),
          feedback: "That's the old level as a percentage of what is left. Subtract 100 to get the rise.",
        },
      ],
      explanation: 'From $40 back to $100: the missing $60 is one and a half times what is left.',
    },
    {
      id: 'beginner/losing-runs/more-trades',
      kind: 'singleChoice',
      prompt:
        'Two people trade the same method. One makes 40 trades a year, the other 400. Who should expect the longer losing run?',
      options: [
        {
          text: 'Both the same, as the method is the same',
          feedback:
            "The chance of winning any single trade is the same. The number of places where a run can begin isn't.",
        },
        {
          text: 'The one with 40, whose losses weigh more',
          feedback: "How much each loss weighs doesn't affect how many follow one another.",
        },
        {
          text: 'The one with 400, who has more chances of one',
          isCorrect: true,
          feedback: 'Every further trade is another place at which a long run may begin.',
        },
      ],
      explanation: 'The longest run to expect grows with the number of trades.',
    },
    {
      id: 'beginner/losing-runs/sum-of-doubling',
      kind: 'numeric',
      prompt: `Somebody stakes ${dollars(DOUBLE_START)} and doubles the stake after each loss. After ${String(DOUBLE_LOSSES)} losses in a row, how much has been lost in total?`,
      label: 'Lost',
      unit: 'dollars',
      answer: doubledSum,
      tolerance: 5,
      answerText: dollars(doubledSum),
      commonMistakes: [
        {
          answer: doubled.at(-1) ?? 0,
          feedback: "That's the sixth stake alone. The five before it are lost as well.",
        },
        {
          answer: DOUBLE_START * DOUBLE_LOSSES,
          feedback: 'This would be six stakes of equal size. The stake doubles each time.',
        },
      ],
      explanation: `${doubled.map((stake) => dollars(stake)).join(' + ')} is ${dollars(doubledSum)}.`,
    },
    {
      id: 'beginner/losing-runs/after-five',
      kind: 'singleChoice',
      prompt:
        'You have lost five trades in a row, all of them within the rules of your plan. What does the lesson suggest?',
      options: [
        {
          text: 'Keep the plan and the percentage, and go on recording results',
          isCorrect: true,
          feedback: 'Five trades within the rules are too few to tell a bad plan from bad luck.',
        },
        {
          text: 'Raise the percentage, because a gain is due',
          feedback: 'The next trade is no likelier to win because others have lost.',
        },
        {
          text: 'Look for another method tonight',
          feedback: 'A new method has losing runs too, and you would know even less about it.',
        },
      ],
      explanation: 'A run within the rules is part of every plan. The limit for stopping is set beforehand.',
    },
  ],
  related: [
    { label: 'Practise sums on losses in a row', to: '/practice/sums?sum=drawdown' },
    { label: 'Rules under pressure', to: '/education/intermediate/rules-under-pressure' },
  ],
};
