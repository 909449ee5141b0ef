import { exampleLevels } from '@/content/exampleLevels';
import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { rules, statements } from '@/content/rules';
import { CONTRACTS_CHECKED_ON, futures, microFutures } from '@/domain/trading/futures';
import { profit, riskAmount, unitsForRisk } from '@/domain/calculators/tradeArithmetic';
import { formatDay } from '@/domain/time/days';

const ACCOUNT = rules.demoBalance;
const PERCENT = rules.riskPercent.from;
const risk = riskAmount(ACCOUNT, PERCENT);

/** A gold trade, and the sizes available. */
const GOLD = exampleLevels.Gold;
const STOP = GOLD - 22;
const stopDistance = GOLD - STOP;
const exactOunces = unitsForRisk(risk, stopDistance);
const CFD_STEP = 1;
const COARSE_STEP = 10;
const SIZES = [
  { name: `Gold future, ${decimal(futures.gold.size)} ounces`, step: futures.gold.size },
  {
    name: `${microFutures.gold.name} (${microFutures.gold.code}), ${decimal(microFutures.gold.size)} ounces`,
    step: microFutures.gold.size,
  },
  { name: 'CFD in hundredths of a lot, one ounce', step: CFD_STEP },
] as const;
const wholeSteps = (units: number, step: number) => Math.floor(units / step);
const lossOf = (units: number) => -profit(GOLD, STOP, units);
const heldOunces = wholeSteps(exactOunces, CFD_STEP) * CFD_STEP;
/** The balance at which one contract of this size risks the chosen percentage. */
const accountFor = (units: number) => (100 * lossOf(units)) / PERCENT;

/** An account large enough for micro futures. */
const LARGE_ACCOUNT = 60_000;
const largeRisk = riskAmount(LARGE_ACCOUNT, PERCENT);
const largeExact = unitsForRisk(largeRisk, stopDistance);
const microContracts = wholeSteps(largeExact, microFutures.gold.size);
const microLoss = lossOf(microContracts * microFutures.gold.size);

/** The stop that would make one contract fit. */
const forcedStop = risk / microFutures.gold.size;

/** Micro and standard futures side by side. */
const CONTRACT_PAIRS = [
  { standard: futures.gold, micro: microFutures.gold, unit: 'oz' },
  { standard: futures.silver, micro: microFutures.silver, unit: 'oz' },
  { standard: futures.wti, micro: microFutures.wti, unit: 'barrels' },
] as const;

/** Used in the exercise. */
const EXERCISE_ACCOUNT = 20_000;
const exerciseRisk = riskAmount(EXERCISE_ACCOUNT, PERCENT);
const EXERCISE_STOP = 0.85;
const exerciseExact = unitsForRisk(exerciseRisk, EXERCISE_STOP);
const exerciseContracts = wholeSteps(exerciseExact, microFutures.wti.size);
const exerciseLoss = exerciseContracts * microFutures.wti.size * EXERCISE_STOP;

/** Used in the questions. */
const QUESTION_RISK = 250;
const QUESTION_STOP = 0.7;
const questionExact = unitsForRisk(QUESTION_RISK, QUESTION_STOP);
const questionContracts = wholeSteps(questionExact, microFutures.wti.size);
const questionLoss = questionContracts * microFutures.wti.size * QUESTION_STOP;
const SILVER_STOP = 0.9;
const silverLoss = SILVER_STOP * microFutures.silver.size;
const SILVER_PERCENT = 2;
const silverAccount = (100 * silverLoss) / SILVER_PERCENT;

export const page: LessonContent = {
  id: 'commodity/rounding-down',
  revision: 1,
  title: "Rounding down: micro contracts and sizes that don't exist",
  description:
    "What to do when the exact size can't be traded: whole contracts, Micro Gold and Micro WTI, and when the answer is no trade.",
  heading: "When your exact size isn't available",
  lead: 'A calculation can give 4.5 ounces. No exchange sells half an ounce. What you do with the rest decides whether your limit is really a limit.',
  searchWords: [
    'micro gold futures MGC',
    'micro crude oil MCL',
    'smallest gold contract',
    'account too small for futures',
    'round position size up or down',
  ],
  question: `The sum says ${decimal(exactOunces, 1)} ounces. The small future covers ten, and its loss at the stop would be ${dollars(lossOf(microFutures.gold.size))}. Do you take one?`,
  sections: [
    {
      kind: 'prose',
      heading: 'The size is an upper limit',
      paragraphs: [
        rich`The ${term('position size')} that you calculate is the most your limit allows, so you go down to the next size that exists. Rounding to the nearest would break the limit about half of the time.`,
      ],
    },
    {
      kind: 'table',
      heading: 'Standard and micro futures',
      intro: 'The exchanges of CME Group list small versions of their busiest contracts. Three of them:',
      columns: ['Market', 'Standard', 'Micro', 'Code'],
      rows: CONTRACT_PAIRS.map(({ standard, micro, unit }) => [
        standard.name,
        `${decimal(standard.size)} ${unit}`,
        `${decimal(micro.size)} ${unit}`,
        micro.code,
      ]),
      note: `The gold and oil micros are a tenth of the standard size, and the silver micro is a fifth. Micro WTI is settled in cash, and trading in it ends a day before it does in the large contract. Smaller ones exist too, such as a gold future of one ounce (1OZ). Checked on ${formatDay(CONTRACTS_CHECKED_ON)}. Lists change; the exchange has the current one.`,
    },
    {
      kind: 'workedExample',
      heading: `One limit of ${dollars(risk)}, three sizes`,
      intro: `Gold is bought at ${decimal(GOLD)} with a stop at ${decimal(STOP)}. The account holds ${dollars(ACCOUNT)} and risks ${String(PERCENT)}%. ${statements.invented}`,
      lines: [
        { label: `${dollars(risk)} ÷ ${dollars(stopDistance)}`, value: `${decimal(exactOunces, 1)} ounces` },
        ...SIZES.map(({ name, step }) => ({
          label: name,
          value:
            wholeSteps(exactOunces, step) === 0
              ? `None: one would lose ${dollars(lossOf(step))}`
              : `${decimal(wholeSteps(exactOunces, step))}, losing ${dollars(lossOf(wholeSteps(exactOunces, step) * step))}`,
        })),
      ],
      conclusion: `Of these three only the CFD fits, and rounding leaves ${dollars(risk - lossOf(heldOunces))} of the limit unused. A broker whose smallest step is ${decimal(COARSE_STEP)} ounces would be too coarse as well.`,
    },
    {
      kind: 'figure',
      heading: 'One of each, with the same stop',
      intro: `With a stop ${dollars(stopDistance)} away, compared with the limit of ${dollars(risk)}.`,
      figure: {
        kind: 'bars',
        caption: 'Everything longer than the first bar is out of reach for this account and this stop.',
        bars: [
          { label: 'The limit', value: risk, text: dollars(risk) },
          ...[CFD_STEP, microFutures.gold.size, futures.gold.size].map((units) => ({
            label: units === 1 ? 'One ounce' : `${decimal(units)} ounces`,
            value: lossOf(units),
            text: dollars(lossOf(units)),
          })),
        ],
      },
    },
    {
      kind: 'prose',
      heading: 'The account that would fit',
      paragraphs: [
        `In reverse, the calculation shows how large an account has to be. One ${microFutures.gold.name} loses ${dollars(lossOf(microFutures.gold.size))} at this stop. For that to be ${String(PERCENT)}%, the account needs ${dollars(accountFor(microFutures.gold.size))}. For one standard future it would be ${dollars(accountFor(futures.gold.size))}.`,
        "That's no reason to pay in more. It shows that this product is made for larger accounts, and that a smaller product is the right tool for now.",
      ],
    },
    {
      kind: 'workedExample',
      heading: 'A larger account in whole contracts',
      intro: `An account of ${dollars(LARGE_ACCOUNT)} takes the same trade with Micro Gold.`,
      lines: [
        { label: `${String(PERCENT)}% of ${dollars(LARGE_ACCOUNT)}`, value: dollars(largeRisk) },
        {
          label: `${dollars(largeRisk)} ÷ ${dollars(stopDistance)}`,
          value: `${decimal(largeExact, 1)} ounces`,
        },
        {
          label: `÷ ${decimal(microFutures.gold.size)} ounces, rounded down`,
          value: `${decimal(microContracts)} contracts`,
        },
        { label: 'Loss at the stop', value: dollars(-microLoss) },
        { label: 'Share of the account', value: `${decimal((100 * microLoss) / LARGE_ACCOUNT, 2)}%` },
      ],
      conclusion: `More than a quarter of the limit is left over. The fewer contracts a position has, the more rounding can take away: here it goes from ${decimal(largeExact, 1)} ounces to ${decimal(microContracts * microFutures.gold.size)}.`,
    },
    {
      kind: 'prose',
      heading: 'Plans that need two contracts',
      paragraphs: [
        'With four ounces you can sell two at the first target and keep two. One contract cannot be halved. If your plan takes profit in two steps, its smallest size is two contracts, and both have to fit the limit.',
        rich`Small contracts also have their costs. The ${term('spread')} in ticks can be a little wider than on the large one, and a ${term('commission')} per contract is a larger share of a small trade. Work out both for the number you would need.`,
      ],
    },
    {
      kind: 'warning',
      heading: 'Three ways to cheat',
      paragraphs: [
        `A closer stop makes one contract fit on paper. For one ${microFutures.gold.name} it would have to be ${dollars(forcedStop)} away, and gold can move that far in minutes. The stop then no longer marks the price at which you're wrong.`,
        `Raising the percentage for this one trade is the second way, and a stop kept only “in your head” is the third. With ${dollars(lossOf(microFutures.gold.size))} lost on one trade, the account is down ${decimal((100 * lossOf(microFutures.gold.size)) / ACCOUNT, 1)}% instead of ${String(PERCENT)}%. No trade is a result too, and it costs nothing.`,
      ],
    },
  ],
  summary: [
    'Round down to a size that exists, never to the nearest.',
    'Micro Gold covers 10 ounces, Micro Silver 1,000 and Micro WTI 100 barrels.',
    'If even one is too much, the answer is no trade, not a closer stop or a larger limit.',
  ],
  exercise: {
    task: `An account of ${dollars(EXERCISE_ACCOUNT)} risks ${String(PERCENT)}% on WTI with a stop ${dollars(EXERCISE_STOP)} away. How many contracts of Micro WTI fit, and what do they lose at the stop? Then look up the smallest size in gold and in oil on a broker's website. For each, work out the account size at which a stop of $25 or $1.25 would be ${String(PERCENT)}%.`,
    solution: [
      {
        label: `${dollars(exerciseRisk)} ÷ ${dollars(EXERCISE_STOP)}`,
        value: `${decimal(exerciseExact, 1)} barrels`,
      },
      {
        label: `÷ ${decimal(microFutures.wti.size)}, rounded down`,
        value: `${decimal(exerciseContracts)} contracts`,
      },
      { label: 'Loss at the stop', value: dollars(-exerciseLoss) },
      { label: 'Smallest size one ounce: $25 ÷ 1%', value: dollars(2_500) },
      { label: 'Smallest size ten barrels: $12.50 ÷ 1%', value: dollars(1_250) },
    ],
    mistakes: [
      {
        mistake: 'You took a third contract of Micro WTI.',
        why: `Three of them lose ${dollars(3 * microFutures.wti.size * EXERCISE_STOP)}, which is above the limit.`,
      },
      {
        mistake: 'You used the size of the standard contract.',
        why: 'The micro contract covers a hundred barrels, the standard one ten times as many.',
        lesson: 'commodity/size-and-tick',
      },
    ],
  },
  checks: [
    {
      id: 'commodity/rounding-down/micro-wti',
      kind: 'numeric',
      prompt: `You may lose ${dollars(QUESTION_RISK)}, and the stop in WTI is ${decimal(QUESTION_STOP * 100)} cents away. How much do you lose at the stop if you trade as many Micro WTI contracts (${decimal(microFutures.wti.size)} barrels each) as fit?`,
      label: 'Loss at the stop',
      unit: 'dollars',
      answer: questionLoss,
      tolerance: 0.5,
      answerText: dollars(questionLoss),
      commonMistakes: [
        {
          answer: QUESTION_RISK,
          feedback: 'That would take a size between two contracts. Round down first.',
        },
        {
          answer: (questionContracts + 1) * microFutures.wti.size * QUESTION_STOP,
          feedback: 'One contract too many: this is above the limit.',
        },
        {
          answer: microFutures.wti.size * QUESTION_STOP,
          feedback: 'This is the loss on one contract, and more than one fits.',
        },
      ],
      explanation: `${dollars(QUESTION_RISK)} ÷ ${dollars(QUESTION_STOP)} is ${decimal(questionExact, 1)} barrels, so ${decimal(questionContracts)} contracts. They lose ${decimal(questionContracts * microFutures.wti.size)} × ${dollars(QUESTION_STOP)}, or ${dollars(questionLoss)}.`,
    },
    {
      id: 'commodity/rounding-down/account-for-silver',
      kind: 'numeric',
      prompt: `One ${microFutures.silver.name} covers ${decimal(microFutures.silver.size)} ounces. Your stop is ${decimal(SILVER_STOP * 100)} cents away, and you risk ${String(SILVER_PERCENT)}%. How large must the account be for one contract to fit?`,
      label: 'Account',
      unit: 'dollars',
      answer: silverAccount,
      tolerance: 10,
      answerText: dollars(silverAccount),
      commonMistakes: [
        { answer: silverLoss, feedback: 'This is the loss on one contract. It has to be 2% of the account.' },
        {
          answer: silverLoss * SILVER_PERCENT,
          feedback: 'You multiplied by the percentage. Divide the loss by it.',
        },
        {
          answer: 100 * silverLoss,
          feedback: 'That account would risk 1%. The plan allows twice as much.',
        },
      ],
      explanation: `${decimal(microFutures.silver.size)} × ${dollars(SILVER_STOP)} is ${dollars(silverLoss)}, and ${dollars(silverLoss)} ÷ ${String(SILVER_PERCENT)}% is ${dollars(silverAccount)}.`,
    },
    {
      id: 'commodity/rounding-down/none-fits',
      kind: 'singleChoice',
      prompt:
        'The smallest size your broker has would lose 1.8% at the stop, and your limit is 1%. What now?',
      options: [
        {
          text: 'Move the stop to little more than half the distance',
          feedback: 'It would fit, and ordinary movement would hit it. The stop had a reason.',
        },
        {
          text: 'Leave this trade out, and note that you had planned it',
          isCorrect: true,
          feedback: 'The limit has done its job. The note shows how often this happens.',
        },
        {
          text: 'Take it, and risk a little less on the next ones',
          feedback: "You don't know which of them will lose, so this one is too large.",
        },
      ],
      explanation: 'If the smallest size is above the limit, no size fits.',
    },
    {
      id: 'commodity/rounding-down/two-steps',
      kind: 'singleChoice',
      prompt:
        'Your plan sells half at the first target. The limit allows 19 ounces, and you trade Micro Gold. How many contracts do you trade?',
      options: [
        {
          text: 'One, and skip the first target this time',
          feedback: "It fits the limit. But it's a different plan, and you would be making it up as you go.",
        },
        {
          text: 'Two, since nineteen is nearly twenty',
          feedback: 'Twenty ounces lose more than the limit allows.',
        },
        {
          text: 'None, as the plan needs two',
          isCorrect: true,
          feedback: "Two contracts are too many, and one can't be halved.",
        },
      ],
      explanation: 'A plan in two steps needs at least two units that fit the limit together.',
    },
  ],
  related: [
    { label: 'Practise sums on the tick of a future', to: '/practice/sums?sum=futures-tick' },
    { label: 'Work out a size with your own size steps', to: '/tools/position-size' },
  ],
};
