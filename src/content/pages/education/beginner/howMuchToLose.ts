import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { phrases, rules } from '@/content/rules';
import { riskAmount } from '@/domain/calculators/tradeArithmetic';

const ACCOUNT = rules.demoBalance;
const LOSSES = 20;
const PERCENTS = [1, 2, 5, 10];
const wholeDollars = (amount: number) => dollars(Math.round(amount));

/** What is left if each loss takes the same percentage of the remaining balance. */
const balanceAfter = (account: number, percent: number, losses: number) =>
  account * (1 - percent / 100) ** losses;
const balances = (percent: number) =>
  Array.from({ length: LOSSES + 1 }, (_, losses) => balanceAfter(ACCOUNT, percent, losses));
const TEN_LOSSES = 10;
/** How many losses in a row cost at least half of an account. */
const lossesToHalf = (percent: number) => Math.ceil(Math.log(0.5) / Math.log(1 - percent / 100));

/** Two risks side by side, loss by loss. */
const SMALL_RISK = rules.riskPercent.from;
const LARGE_RISK = 10;

/** Used in the exercise and questions. */
const EXERCISE_ACCOUNT = 6_500;
const exerciseRisk = riskAmount(EXERCISE_ACCOUNT, 1);
const FIVE_ACCOUNT = 4_000;
const FIVE_PERCENT = 2;
const FIVE_LOSSES = 5;
const balanceAfterFive = balanceAfter(FIVE_ACCOUNT, FIVE_PERCENT, FIVE_LOSSES);
const PAIR_ACCOUNT = 12_000;
const PAIR_PERCENT = 1.5;
const lossOfBoth = 2 * riskAmount(PAIR_ACCOUNT, PAIR_PERCENT);

export const page: LessonContent = {
  id: 'beginner/how-much-to-lose',
  revision: 1,
  title: 'Risk per trade: the most you are ready to lose',
  description: `Why the money comes before the trade: what ten and twenty losses leave of an account at 1, 2, 5 and 10% a trade.`,
  heading: 'How much you can afford to lose',
  lead: "The first number of a trade is neither a price nor a size. It's the sum you are prepared to lose if you turn out to be wrong.",
  question: 'How large may a loss be if you want to be able to go on after ten in a row?',
  sections: [
    {
      kind: 'prose',
      heading: 'Water for the desert',
      paragraphs: [
        "Somebody who crosses a desert doesn't ask how little water a good day takes. What matters is how many bad days the supply has to last. Drink half of what is left every day, and after a week the bottle is as good as empty.",
        rich`An account works like that supply. The amount one trade may take from it is the ${term('risk per trade')}: the money lost if the stop is reached. Keep it small enough, and a run of bad trades is merely unpleasant. Make it large, and the same run ends your trading.`,
        'Nobody knows in advance which trades will lose. So the sum has to be bearable for every one of them, including those you are sure of.',
      ],
    },
    {
      kind: 'prose',
      heading: 'A percentage, not a sum',
      paragraphs: [
        `The rule of this course is ${phrases.riskPercent} of the account for one trade. On ${dollars(ACCOUNT)} that is ${dollars(riskAmount(ACCOUNT, rules.riskPercent.from))} to ${dollars(riskAmount(ACCOUNT, rules.riskPercent.to))}. Beginners do well with the smaller figure, or less.`,
        'A percentage has an advantage over a fixed sum: the amount shrinks along with the account. After several losses you risk fewer dollars, and the next loss hurts less. After gains it grows again.',
        'The percentage is of what the account holds now, not of what it once held.',
      ],
    },
    {
      kind: 'figure',
      heading: 'Twenty losses at four percentages',
      intro: `Four accounts begin with ${dollars(ACCOUNT)}, and every trade loses. Twenty losses in a row are rare. The picture shows what is left at each point on the way there.`,
      figure: {
        kind: 'lineChart',
        caption: 'The more a loss takes, the less is left to lose: the lines bend, and none reaches zero.',
        description: `Four falling lines over ${String(LOSSES)} losses, all from ${dollars(ACCOUNT)}. ${PERCENTS.map((percent) => `At ${String(percent)}% a trade ${wholeDollars(balanceAfter(ACCOUNT, percent, LOSSES))} is left`).join('. ')}.`,
        xLabel: 'Losses in a row',
        yLabel: 'Dollars left',
        decimals: 0,
        series: PERCENTS.map((percent) => ({
          label: `${String(percent)}% a trade`,
          values: balances(percent),
        })),
      },
    },
    {
      kind: 'workedExample',
      heading: 'Loss by loss, small and large',
      intro: `The same ${dollars(ACCOUNT)}, once at ${String(SMALL_RISK)}% a trade and once at ${String(LARGE_RISK)}%. Each loss is a percentage of what is left.`,
      lines: [
        ...[1, 2, 3].map((losses) => ({
          label: `After loss ${String(losses)}`,
          value: `${dollars(balanceAfter(ACCOUNT, SMALL_RISK, losses))} or ${dollars(balanceAfter(ACCOUNT, LARGE_RISK, losses))}`,
        })),
        {
          label: `${dollars(ACCOUNT)} × ${decimal(1 - SMALL_RISK / 100, 2)}, ${String(TEN_LOSSES)} times over`,
          value: wholeDollars(balanceAfter(ACCOUNT, SMALL_RISK, TEN_LOSSES)),
        },
        {
          label: `${dollars(ACCOUNT)} × ${decimal(1 - LARGE_RISK / 100, 2)}, ${String(TEN_LOSSES)} times over`,
          value: wholeDollars(balanceAfter(ACCOUNT, LARGE_RISK, TEN_LOSSES)),
        },
      ],
      conclusion: `After ${String(TEN_LOSSES)} losses the first account has about a tenth less, and the second has lost nearly two thirds.`,
    },
    {
      kind: 'table',
      heading: 'How many losses until half is gone',
      intro: 'To get a feel for the difference, count the bad trades an account can take.',
      columns: ['Risk per trade', 'Losses in a row that halve the account'],
      rows: PERCENTS.map((percent) => [`${String(percent)}%`, String(lossesToHalf(percent))]),
      note: 'All four accounts can be halved. At the top of the table it takes a very long run, at the bottom an ordinary bad fortnight.',
    },
    {
      kind: 'prose',
      heading: 'Several trades at once',
      paragraphs: [
        rich`Two open trades at 1% each can lose 2% on the same afternoon. If they depend on the same thing, they tend to lose together. Buying EUR/USD and GBP/USD is largely one view against the dollar, traded twice. How closely two prices move together is called ${term('correlation')}.`,
        'Many traders therefore set a second limit, for everything that is open at once. Some add a third: a loss in a day or a week after which they stop. Such limits are a matter of choice, but they have to be chosen beforehand.',
      ],
    },
    {
      kind: 'prose',
      heading: 'What the small percentage costs',
      paragraphs: [
        `The price of caution is slow growth. A trade at 1% that gains twice its risk adds 2%, or ${dollars(riskAmount(ACCOUNT, 2))} on ${dollars(ACCOUNT)}. Larger percentages would have added more on that day.`,
        'They would also have taken more on all the losing days. At first you never know what a method is worth, so try it at a price you can pay many times.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Three ways round the rule',
      paragraphs: [
        "Raising the percentage for a trade that “can't fail” makes the size of your losses depend on your mood. Sure things fail as well.",
        'Leaving out the stop makes the percentage meaningless, because nothing ends the loss. And even with a stop, a price that jumps past it can take more than planned.',
        'No percentage makes a poor method good. With too many losses or high costs, 1% a trade loses nearly everything too, only later.',
      ],
    },
  ],
  summary: [
    `Decide on the money before anything else: ${phrases.riskPercent} of what the account holds now.`,
    `Ten losses at 1% leave about nine tenths of an account; ten at 10% leave about a third.`,
    'Trades that depend on the same thing count together.',
  ],
  exercise: {
    task: `Take an account of ${dollars(EXERCISE_ACCOUNT)}. Work out what 1% of it is, and what is left after three losses in a row at 1% of what remains each time. Then write down your own figure for one trade and for all open trades together.`,
    solution: [
      { label: `1% of ${dollars(EXERCISE_ACCOUNT)}`, value: dollars(exerciseRisk) },
      { label: 'After one loss', value: dollars(balanceAfter(EXERCISE_ACCOUNT, 1, 1)) },
      { label: 'After two', value: dollars(balanceAfter(EXERCISE_ACCOUNT, 1, 2)) },
      { label: 'After three', value: dollars(balanceAfter(EXERCISE_ACCOUNT, 1, 3)) },
    ],
    mistakes: [
      {
        mistake: `You took off ${dollars(exerciseRisk)} three times.`,
        why: 'The percentage is of what is left, so each loss is a little smaller than the one before.',
      },
      {
        mistake: 'Your limit for all trades together is as high as ten separate limits.',
        why: 'On a day when one currency moves sharply, several trades can reach their stops within minutes.',
      },
    ],
  },
  checks: [
    {
      id: 'beginner/how-much-to-lose/one-and-a-half',
      kind: 'numeric',
      prompt: `Two trades are open on an account of ${dollars(PAIR_ACCOUNT)}, each with a risk of ${String(PAIR_PERCENT)}%. Both stops are reached on the same day. How much is lost if both are filled at their prices?`,
      label: 'Loss',
      unit: 'dollars',
      answer: lossOfBoth,
      tolerance: 2.9,
      answerText: dollars(lossOfBoth),
      commonMistakes: [
        { answer: lossOfBoth / 2, feedback: "That's one of the two trades." },
        { answer: lossOfBoth * 10, feedback: 'You took 15% for each. The decimal point in 1.5 was lost.' },
      ],
      explanation: `${String(PAIR_PERCENT)}% of ${dollars(PAIR_ACCOUNT)} is ${dollars(lossOfBoth / 2)}, and twice that is ${dollars(lossOfBoth)}.`,
    },
    {
      id: 'beginner/how-much-to-lose/after-five',
      kind: 'numeric',
      prompt: `An account of ${dollars(FIVE_ACCOUNT)} loses ${String(FIVE_PERCENT)}% of what is left, ${String(FIVE_LOSSES)} times in a row. What remains? Whole dollars are enough.`,
      label: 'Left',
      unit: 'dollars',
      answer: balanceAfterFive,
      tolerance: 3,
      answerText: `${dollars(balanceAfterFive)}, or about ${wholeDollars(balanceAfterFive)}`,
      commonMistakes: [
        {
          answer: FIVE_ACCOUNT * (1 - (FIVE_LOSSES * FIVE_PERCENT) / 100),
          feedback:
            'You took 10% of the starting balance. Later losses are percentages of a smaller balance, so a little more is left.',
        },
        { answer: FIVE_ACCOUNT - balanceAfterFive, feedback: "That's what was lost." },
      ],
      explanation: `${dollars(FIVE_ACCOUNT)} × 0.98 five times over is ${dollars(balanceAfterFive)}.`,
    },
    {
      id: 'beginner/how-much-to-lose/sure-thing',
      kind: 'singleChoice',
      prompt:
        'You risk 1% a trade. Today you see an idea you trust far more than usual. What follows from the rule?',
      options: [
        {
          text: 'Risk 1% on it as on any other',
          isCorrect: true,
          feedback: "How sure you feel isn't a measure of how likely the trade is to work.",
        },
        {
          text: 'Risk 5%, because such ideas are rare',
          feedback: 'One failure would undo five ordinary gains of the size you risk.',
        },
        {
          text: 'Risk 1% without a stop, to give it time',
          feedback: 'Without a stop nothing holds the loss at 1%.',
        },
      ],
      explanation:
        'The percentage is the same for all trades because nobody can tell beforehand which will lose.',
    },
    {
      id: 'beginner/how-much-to-lose/one-bet',
      kind: 'singleChoice',
      prompt: 'Which pair of trades comes closest to taking the same risk twice?',
      options: [
        {
          text: 'Long oil and short a German share index',
          feedback: 'Something may connect them on a given day, but they follow different news.',
        },
        {
          text: 'Long EUR/USD and short USD/CHF',
          isCorrect: true,
          feedback: 'Both sell dollars against European currencies that often move together.',
        },
        {
          text: 'Long gold and long a shipping company',
          feedback: 'The price of gold and the freight business have little in common.',
        },
      ],
      explanation:
        'Look at what both depend on. Selling the dollar twice is nearly one position of double size.',
    },
  ],
};
