import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { phrases, statements } from '@/content/rules';
import { breakEvenPercent, distanceInSteps, rewardToRisk } from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const DECIMALS = 4;
const price = (value: number) => decimal(value, DECIMALS);
const percent = (value: number) => `${decimal(value, Number.isInteger(value) ? 0 : 1)}%`;
const signed = (amount: number) => (amount > 0 ? `+${dollars(amount)}` : dollars(amount));

const ENTRY = 1.0962;
const STOP = 1.0937;
const TARGET = 1.1012;
const riskPips = distanceInSteps(ENTRY, STOP, PIP);
const rewardPips = distanceInSteps(ENTRY, TARGET, PIP);
const ratio = rewardToRisk(ENTRY, STOP, TARGET);

/** Twelve trades that risk the same amount. */
const TRADES = 12;
const RISK = 50;
const resultOf = (winners: number, reward: number) => winners * reward * RISK - (TRADES - winners) * RISK;
const RATIOS = [0.5, 1, 2, 3];

/** The spread reduces the gain and adds to the loss. */
const COST_PIPS = 2;
const netRatio = (rewardPips - COST_PIPS) / (riskPips + COST_PIPS);

/** Used in the exercise and questions. */
const EXERCISE_ENTRY = 0.8844;
const EXERCISE_STOP = 0.8864;
const EXERCISE_TARGET = 0.8794;
const exerciseRatio = rewardToRisk(EXERCISE_ENTRY, EXERCISE_STOP, EXERCISE_TARGET);
const QUESTION_ENTRY = 64.8;
const QUESTION_STOP = 63.6;
const QUESTION_TARGET = 67.8;
const questionRatio = rewardToRisk(QUESTION_ENTRY, QUESTION_STOP, QUESTION_TARGET);
const QUESTION_WIN_RATE_RATIO = 4;
const breakEvenWinRate = breakEvenPercent(QUESTION_WIN_RATE_RATIO);

export const page: LessonContent = {
  id: 'beginner/twice-the-risk',
  revision: 1,
  title: 'Reward to risk: aiming for twice the risk',
  description:
    'What a reward of twice the risk means, how many winners it needs to break even, and why a good ratio alone promises nothing.',
  heading: 'Aiming for twice the risk',
  lead: "Being right more often than wrong sounds like the aim of trading. Whether that's enough depends on how large a gain is compared with a loss.",
  question: 'Can somebody who is wrong in six trades out of ten still come out ahead?',
  sections: [
    {
      kind: 'prose',
      heading: 'Two bakers',
      paragraphs: [
        'One baker sells nine loaves out of ten and earns a little on each, but every loaf left over costs him what ten sales earned. Another sells only half of her cakes, but each one sold earns three times what an unsold one costs. If you count sales, he does better. At the end of the day she has money and he has none.',
        rich`In trading, the two sides are the distance to the target and the distance to the stop. The ratio between them is called ${term('reward to risk')}, or risk/reward. At ${phrases.rewardToRisk} the target is twice as far from the entry as the stop. The risk is written first, as 1.`,
        rich`The ratio decides how often you have to win to break even, neither gaining nor losing. That figure is the ${term('break-even win rate')}.`,
      ],
    },
    {
      kind: 'figure',
      heading: 'One unit down, two units up',
      intro: `Somebody buys EUR/USD at ${price(ENTRY)}. ${statements.invented}`,
      figure: {
        kind: 'priceScale',
        caption: 'The ratio compares two lengths. It says nothing about which end is reached first.',
        description: `An upright scale of EUR/USD prices. The take profit at ${price(TARGET)} is ${decimal(rewardPips)} pips above the entry at ${price(ENTRY)}. The stop loss at ${price(STOP)} is ${decimal(riskPips)} pips below it.`,
        decimals: DECIMALS,
        prices: [
          { price: TARGET, label: 'Take profit' },
          { price: ENTRY, label: 'Entry' },
          { price: STOP, label: 'Stop loss' },
        ],
        distances: [
          { from: ENTRY, to: TARGET, label: `Reward: ${decimal(rewardPips)} pips` },
          { from: ENTRY, to: STOP, label: `Risk: ${decimal(riskPips)} pips` },
        ],
      },
    },
    {
      kind: 'workedExample',
      heading: 'Twelve trades at three ratios',
      intro: `Each trade risks ${dollars(RISK)}. Four of the twelve win, and eight lose.`,
      lines: [
        ...[1, 2, 3].map((reward) => ({
          label: `1:${String(reward)}: 4 × ${dollars(reward * RISK)} − 8 × ${dollars(RISK)}`,
          value: resultOf(4, reward) === 0 ? dollars(0) : signed(resultOf(4, reward)),
        })),
        {
          label: '1:2, with one winner less: 3 and 9',
          value: signed(resultOf(3, 2)),
        },
      ],
      conclusion:
        'At 1:2, four winners in twelve break even, before costs. One winner more or fewer decides between gain and loss.',
    },
    {
      kind: 'figure',
      heading: 'How many winners it takes',
      intro: 'The calculation behind the bars is 1 ÷ (1 + reward), as a percentage.',
      figure: {
        kind: 'bars',
        caption: 'Share of winning trades at which nothing is gained and nothing lost, before costs.',
        bars: RATIOS.map((reward) => ({
          label: `1:${String(reward)}`,
          value: breakEvenPercent(reward),
          text: percent(breakEvenPercent(reward)),
        })),
      },
    },
    {
      kind: 'prose',
      heading: 'What else the ratio needs',
      paragraphs: [
        'A distant target is reached less often than a close one. Move it to ten times the risk, and nearly every trade ends at the stop. The break-even win rate falls, and so does the share of trades that win.',
        'If prices moved by pure chance, the two would cancel out exactly, at every ratio. Costs would then make every ratio lose money. What you hope for is a reason why your trades win more often than by chance, and only many trades can show whether you have one.',
        'Why, then, aim for twice the risk? It leaves room for error. You may be wrong more often than right and still cover your losses, and the spread weighs less over a long distance than over a short one.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Costs change both sides',
      paragraphs: [
        `The drawing leaves the spread out. Buy ${String(COST_PIPS)} pips higher, at the ask, and the gain is ${decimal(rewardPips - COST_PIPS)} pips and the loss ${decimal(riskPips + COST_PIPS)}. The ratio falls from ${decimal(ratio)} to ${decimal(netRatio, 2)}. Instead of ${percent(breakEvenPercent(ratio))} winners you need ${percent(breakEvenPercent(netRatio))}.`,
        'With a stop of 5 pips and a target of 10, the same spread leaves 8 to gain and 7 to lose. What looked like 1:2 is hardly better than even.',
      ],
    },
    {
      kind: 'calculator',
      heading: 'Try a nearer target',
      intro:
        'These are the three prices in the drawing. Pull the target towards the entry, and see which win rate you would need.',
      calculator: 'rewardToRisk',
      values: {
        instrument: 'EUR/USD',
        entry: price(ENTRY),
        stop: price(STOP),
        target1: price(TARGET),
      },
    },
    {
      kind: 'warning',
      heading: 'How the ratio is spoilt',
      paragraphs: [
        'The usual way is to choose the target so that the ratio looks good. If there is a resistance halfway, the chart offers one unit, not two. Skip such a trade.',
        'The other way is to close winning trades early out of fear and let losing ones run to the stop. A 1:2 plan that is cut short halfway becomes a 1:1 plan, and needs half of its trades to win.',
      ],
    },
  ],
  summary: [
    `At ${phrases.rewardToRisk} one winner in three breaks even before costs; at 1:1 it takes one in two.`,
    "A distant target is reached less often, so a high ratio alone isn't a sign of a good trade.",
    'Costs shrink the gain and enlarge the loss. They weigh most on small distances.',
  ],
  exercise: {
    task: `A plan sells EUR/GBP short at ${price(EXERCISE_ENTRY)}, with a stop at ${price(EXERCISE_STOP)} and a target at ${price(EXERCISE_TARGET)}. Work out the ratio and the break-even win rate. Then look at your last five trades in the practice account: which ratio did each of them have when you opened it, and which when you closed it?`,
    solution: [
      { label: 'Risk', value: `${decimal(distanceInSteps(EXERCISE_ENTRY, EXERCISE_STOP, PIP))} pips` },
      { label: 'Reward', value: `${decimal(distanceInSteps(EXERCISE_ENTRY, EXERCISE_TARGET, PIP))} pips` },
      { label: 'Ratio', value: `1:${decimal(exerciseRatio, 1)}` },
      { label: 'Break-even win rate', value: percent(breakEvenPercent(exerciseRatio)) },
    ],
    mistakes: [
      {
        mistake: 'You measured from the stop to the target.',
        why: 'Both distances begin at the entry.',
      },
      {
        mistake: "You couldn't work out the ratio of an old trade.",
        why: 'It had no target or no stop when it was opened. So there was no plan to keep to.',
        lesson: 'beginner/stop-loss-and-take-profit',
      },
    ],
  },
  checks: [
    {
      id: 'beginner/twice-the-risk/ratio-of-a-plan',
      kind: 'numeric',
      prompt: `A share is bought at ${dollars(QUESTION_ENTRY)} with a stop at ${dollars(QUESTION_STOP)} and a target at ${dollars(QUESTION_TARGET)}. What multiple of the risk is the reward?`,
      label: 'Reward',
      unit: 'times the risk',
      answer: questionRatio,
      tolerance: 0.05,
      answerText: decimal(questionRatio, 1),
      commonMistakes: [
        { answer: 1 / questionRatio, feedback: 'You divided risk by reward.' },
        {
          answer: (QUESTION_TARGET - QUESTION_STOP) / (QUESTION_ENTRY - QUESTION_STOP),
          feedback: 'You measured the reward from the stop. It begins at the entry.',
        },
      ],
      explanation: `${dollars(QUESTION_TARGET - QUESTION_ENTRY)} up against ${dollars(QUESTION_ENTRY - QUESTION_STOP)} down.`,
    },
    {
      id: 'beginner/twice-the-risk/share-at-four',
      kind: 'numeric',
      prompt: `What share of trades has to win at 1:${String(QUESTION_WIN_RATE_RATIO)} to break even, before costs?`,
      label: 'Share',
      unit: '%',
      answer: breakEvenWinRate,
      tolerance: 0.5,
      answerText: percent(breakEvenWinRate),
      commonMistakes: [
        {
          answer: 100 / QUESTION_WIN_RATE_RATIO,
          feedback: 'One winner pays for four losers, so one trade in five has to win.',
        },
        { answer: 100 - breakEvenWinRate, feedback: "That's the share that may lose." },
      ],
      explanation: `100% ÷ (1 + ${String(QUESTION_WIN_RATE_RATIO)}) is ${percent(breakEvenWinRate)}.`,
    },
    {
      id: 'beginner/twice-the-risk/nearer-target',
      kind: 'singleChoice',
      prompt: 'You change a 1:2 plan by moving the target to half its distance. What changes?',
      options: [
        {
          text: 'More trades will win, and half of all trades have to',
          isCorrect: true,
          feedback: 'The target is reached more often and earns less: 1:1 breaks even at 50%.',
        },
        {
          text: 'More trades will win, and a third of all trades still have to',
          feedback: 'A third was enough while a gain was worth two losses.',
        },
        {
          text: 'As many trades win as before, for half the gain',
          feedback: 'A closer price is reached at least as often, usually more often.',
        },
      ],
      explanation: 'Every change to the target changes both how often you win and how often you have to.',
    },
    {
      id: 'beginner/twice-the-risk/better-plan',
      kind: 'singleChoice',
      prompt: 'Plan A has 1:5, plan B 1:1.5. What do you need to know to say which is better?',
      options: [
        {
          text: 'How large the account is',
          feedback: 'The size of the account scales both plans in the same way.',
        },
        {
          text: 'Nothing more, as 5 is more than 1.5',
          feedback: 'A target five times as far away as the stop may be reached once in fifty trades.',
        },
        {
          text: 'How often each wins, and at what cost',
          isCorrect: true,
          feedback: 'The ratio sets the bar. Whether you clear it depends on the winners and the costs.',
        },
      ],
      explanation: 'A ratio is one half of the result. The win rate is the other.',
    },
  ],
  related: [{ label: 'Practise sums on reward to risk', to: '/practice/sums?sum=reward-risk' }],
};
